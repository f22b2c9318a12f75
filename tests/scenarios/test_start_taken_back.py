"""A start taken back: what was written before stays its writers', whatever the game shows later."""

from __future__ import annotations

import pytest

from judge.service.keeper_policy import ConfirmationPolicy
from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge, words

EDGAR, FLEUR = "edgar@eng.example", "fleur@fra.example"
MASTER = "SIGN ON M alpha gmword\n"
SECRET, PLAN = "Edgar is a fool.", "Let us fool Edgar."


@pytest.fixture
def alpha() -> StoryJudge:
    """Anna, who was Austria, wrote a diary and a letter to Fleur, who was France; the start is taken back."""
    here = in_memory("opening")
    here.change_policy(confirmation=ConfirmationPolicy.NEVER)
    here.deliver(ANNA, "mine", f"SIGN ON Austria alpha swordA\nDIARY\n{SECRET}\nENDDIARY\n")
    here.deliver(ANNA, "mine", f"SIGN ON Austria alpha swordA\nPRESS TO F\n{PLAN}\nENDPRESS\n")
    here.deliver(GINA, "again", f"{MASTER}UNSTART\n")
    here.deliver(ANNA, "wish", "SIGN ON ?alpha swordA\nSET PREFERENCE E\n")
    here.deliver(EDGAR, "wish", "SIGN ON ?alpha swordE\nSET PREFERENCE A\n")
    return here


def begin(here: StoryJudge, settings: str = "") -> None:
    """Edgar is Austria then, and Anna England."""
    here.deliver(GINA, "go", f"{MASTER}{settings}BEGIN\n")
    here.deliver(ANNA, "who am I", "SIGN ON England alpha swordA\n")
    assert says(said(here, ANNA), "speaks-for-power", power="England")


def test_what_was_written_before_is_shown_to_nobody(alpha: StoryJudge) -> None:
    begin(alpha, "SET DIARIES SHOWN\nSET LETTERS SHOWN\n")
    lines = "DIARY\nA new one.\nENDDIARY\nPRESS TO F\nA new letter.\nENDPRESS\n"
    alpha.deliver(ANNA, "new", f"SIGN ON England alpha swordA\n{lines}")
    alpha.deliver(GINA, "end", f"{MASTER}TERMINATE\n")
    alpha.reply(GINA, alpha.last(GINA, "Please confirm"), "CONFIRM\n")
    told = said(alpha, EDGAR) + said(alpha, GINA) + said(alpha, FLEUR)
    assert "| A new one." in told
    assert "| A new letter." in told
    assert SECRET not in told
    assert PLAN not in told


@pytest.mark.parametrize("begun", [False, True])
def test_a_diary_is_its_writer_s_before_the_next_start_and_from_any_power(
    alpha: StoryJudge, *, begun: bool
) -> None:
    sign_on = "SIGN ON ?alpha swordA\n"
    if begun:
        begin(alpha)
        sign_on = "SIGN ON England alpha swordA\n"
        alpha.deliver(EDGAR, "his", "SIGN ON Austria alpha swordE\nDIARY READ ALL\n")
        assert SECRET not in said(alpha, EDGAR)
    alpha.deliver(ANNA, "mine", f"{sign_on}DIARY READ 1\n")
    assert SECRET in said(alpha, ANNA)
    alpha.deliver(ANNA, "new", f"{sign_on}DIARY\nA new one.\nENDDIARY\nDIARY DELETE 1\nDIARY LIST\n")
    assert SECRET not in said(alpha, ANNA)
    assert "A new one." in said(alpha, ANNA)


@pytest.mark.parametrize("begun", [False, True])
def test_an_answer_to_a_letter_of_another_start_goes_to_nobody(alpha: StoryJudge, *, begun: bool) -> None:
    letter = alpha.last(FLEUR, "TEST:alpha - S1901M Press from A to F")
    if begun:
        begin(alpha)
    alpha.deliver(FLEUR, "Re: plan", "With you, Anna.\n", answers=str(letter["Message-ID"]))
    assert {mail["To"] for mail in alpha.unread} == {FLEUR}
    assert says(said(alpha, FLEUR), "press-of-other-start")


def test_an_answer_asks_first_once_somebody_else_leads_the_power_of_who_wrote() -> None:
    here = in_memory("opening")
    here.deliver(ANNA, "mine", f"SIGN ON Austria alpha swordA\nPRESS TO F\n{PLAN}\nENDPRESS\n")
    letter = here.last(FLEUR, "TEST:alpha - S1901M Press from A to F")
    here.deliver(GINA, "out", f"{MASTER}EJECT Austria\n")
    here.deliver("dora@dor.example", "mine", "REGISTER\nName: Dora\nEND\nSIGN ON Austria alpha doraword\n")
    here.deliver(FLEUR, "Re: plan", "With you, Anna.\n", answers=str(letter["Message-ID"]))
    asked = " ".join(said(here, FLEUR).split())
    assert says(asked, "press-author-gone", power="Austria")
    assert says(asked, "press-asks")


def test_wishes_of_before_count_at_the_next_start() -> None:
    here = in_memory("opening")
    here.change_policy(confirmation=ConfirmationPolicy.NEVER)
    here.deliver(GINA, "again", f"{MASTER}UNSTART\n")
    assert says(said(here, ANNA), "email-start-taken-back.wishes")
    here.deliver(GINA, "anew", f"{MASTER}BEGIN\n")
    for power, address in (("Austria", ANNA), ("England", EDGAR), ("France", FLEUR)):
        starting = here.last(address, "Game Starting")
        assert says(words(starting), "email-game-starting", role=power)


def test_no_wish_is_told_of_where_chance_gives_the_powers() -> None:
    here = in_memory("opening")
    here.change_policy(confirmation=ConfirmationPolicy.NEVER)
    here.deliver(GINA, "again", f"{MASTER}UNSTART\nSET PRFRAND\n")
    assert "SET PREFERENCE" not in said(here, ANNA)
