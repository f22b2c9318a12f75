"""A master who plays in a game that nobody moderates, by mail: what is his to do alone, and what is not."""

from __future__ import annotations

from datetime import timedelta

import pytest

from judge.service.keeper_policy import ConfirmationPolicy
from tests.messages import says
from tests.scenarios.alpha import ANNA, said
from tests.scenarios.echoes import judge_in_memory
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge

EDGAR, TARA = "edgar@eng.example", "tara@tur.example"
FLEUR, GERD, IRMA, ROLF = "fleur@fra.example", "gerd@ger.example", "irma@ita.example", "rolf@rus.example"
PEOPLE = (ANNA, EDGAR, FLEUR, GERD, IRMA, ROLF, TARA)
MASTER, TURKEY = "SIGN ON M uno gmgame7\n", "SIGN ON Turkey uno wordT77\n"
HOUR = timedelta(hours=1)


@pytest.fixture(scope="module")
def begun() -> StoryJudge:
    """A game that Tara leads, and in which she is Turkey; Austria has ordered."""
    here = judge_in_memory()
    here.change_policy(confirmation=ConfirmationPolicy.NEVER)
    here.deliver(TARA, "new", "CREATE ?uno gmgame7\nSET UNMODERATED\n")
    for letter, address in zip("AEFGIRT", PEOPLE, strict=True):
        here.deliver(address, "join", f"SIGN ON ?uno word{letter}77\nSET PREFERENCE {letter}\n")
    here.deliver(ANNA, "mine", "SIGN ON Austria uno wordA77\nA Vie - Gal\nA Bud - Ser\nF Tri - Alb\n")
    assert "Austria: Army Vienna -> Galicia" in said(here, ANNA)
    return here


@pytest.fixture
def uno(begun: StoryJudge) -> StoryJudge:
    return twin(begun)


def words(story: StoryJudge, to: str) -> str:
    return " ".join(said(story, to).split())


@pytest.mark.parametrize("line", ["PROCESS", "PROCESS NOW", "PROCESS S1901M NOW"])
def test_no_phase_is_judged_by_him_while_others_owe_orders(uno: StoryJudge, line: str) -> None:
    uno.deliver(TARA, "now", f"{TURKEY}A Con - Bul\n{MASTER}{line}\n")
    assert says(words(uno, TARA), "refused-hurries-others", phase="S1901M")
    assert {mail["To"] for mail in uno.unread} == {TARA}


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("SET DEADLINE 10 Jan", "refused-earlier-alone"),
        ("SET NMR", "refused-not-alone"),
        ("SET CENTERS 3", "refused-not-alone"),
        ("EJECT Austria", "refused-ejects-rival"),
        (f"EJECT {ANNA}", "refused-ejects-rival"),
    ],
)
def test_nor_is_anybody_hurried_or_put_out(uno: StoryJudge, line: str, key: str) -> None:
    uno.deliver(TARA, "mine", f"{MASTER}{line}\n")
    assert says(words(uno, TARA), key)
    assert {mail["To"] for mail in uno.unread} == {TARA}


def test_one_token_sets_the_password_of_all_her_parts_and_says_so(uno: StoryJudge) -> None:
    uno.deliver(TARA, "gone", "FORGOT PASSWORD uno\n")
    assert says(words(uno, TARA), "email-password-token.several")
    uno.deliver(TARA, "new", f"RESET PASSWORD {uno.token} bosporus77\n")
    assert says(words(uno, TARA), "password-reset-for-all", game="uno")
    uno.deliver(TARA, "both", "SIGN ON Turkey uno bosporus77\nSET WAIT\nSIGN ON M uno bosporus77\nLIST\n")
    assert "REJECTED" not in words(uno, TARA)


def test_one_part_is_not_said_to_be_several(uno: StoryJudge) -> None:
    uno.deliver(ANNA, "gone", "FORGOT PASSWORD uno\n")
    assert not says(words(uno, ANNA), "email-password-token.several")
    uno.deliver(ANNA, "new", f"RESET PASSWORD {uno.token} danube77\n")
    assert says(words(uno, ANNA), "password-reset", game="uno")


def test_silence_gives_nobody_the_game(uno: StoryJudge) -> None:
    lines = "SET VOTE CLOCK 0.1\nPROPOSE WIN Turkey SILENCE AGREES\n"
    uno.deliver(TARA, "steal", f"{MASTER}{lines}{TURKEY}VOTE YES\n")
    assert says(words(uno, TARA), "refused-silence-is-the-masters", game="uno")
    assert {mail["To"] for mail in uno.unread} == {TARA}


def test_nor_by_a_master_who_does_not_play_before_all_had_time_to_say_no() -> None:
    here = judge_in_memory()
    lines = "SET VOTE CLOCK 0.1\nPROPOSE WIN Turkey SILENCE AGREES\n"
    here.deliver("gina@gm.example", "end", f"SIGN ON M alpha gmword\n{lines}")
    told = words(here, ANNA)
    assert says(told, "email-vote-opened.silent-from", span="3 days")
    here.deliver(TARA, "mine", "SIGN ON Turkey alpha swordT\nVOTE YES\n")
    for hours, over in ((1, False), (70, False), (2, True)):
        here.now += hours * HOUR
        here.tick(None)
        assert any("Victory" in str(mail["Subject"]) for mail in here.unread) is over


ORDERS = {
    "A": "A Vie H\nA Bud H\nF Tri H\n",
    "E": "F Lon H\nF Edi H\nA Lvp H\n",
    "F": "A Par H\nA Mar H\nF Bre H\n",
    "G": "A Ber H\nA Mun H\nF Kie H\n",
    "I": "A Rom H\nA Ven H\nF Nap H\n",
    "R": "A War H\nA Mos H\nF Sev H\nF StP H\n",
    "T": "A Con H\nA Smy H\nF Ank H\n",
}


def all_order(uno: StoryJudge) -> None:
    for letter, address in zip("AEFGIRT", PEOPLE, strict=True):
        uno.deliver(address, "orders", f"SIGN ON {letter} uno word{letter}77\n{ORDERS[letter]}")
    uno.now += timedelta(days=8)
    uno.tick(None)


def test_the_answer_to_his_rollback_says_that_all_order_anew(uno: StoryJudge) -> None:
    all_order(uno)
    uno.deliver(TARA, "back", f"{MASTER}ROLLBACK\n")
    answer = words(uno, TARA)
    assert says(answer, "rolled-back-anew")
    assert not says(answer, "rolled-back")
    all_order(uno)
    uno.deliver(TARA, "back", f"{MASTER}ROLLBACK TO S1901M\n")
    assert says(words(uno, TARA), "refused-back-once-alone")
