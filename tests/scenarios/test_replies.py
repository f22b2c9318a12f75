"""Mail without SIGN ON: an answer to a mail of the judge's speaks for its seat, other mail for nobody."""

from __future__ import annotations

import re
from datetime import timedelta
from random import Random

import pytest

from judge.game.settings import Evidence
from judge.service.keeper_policy import ConfirmationPolicy
from tests.messages import says, times
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

EDGAR, OSCAR = "edgar@eng.example", "oscar@obs.example"
ORDERS = "A Vie - Gal\nA Bud - Ser\nF Tri - Alb"


@pytest.fixture
def judge() -> StoryJudge:
    """Alpha runs; the mails of its start are the last that its people got."""
    return in_memory("opening")


def orders(story: StoryJudge, game: str = "alpha", power: str = "AUSTRIA") -> int:
    """How many orders of the power are in force."""
    with story.services.store.begin() as work:
        found = work.games.get(game)
    assert found is not None
    return len(found.orders.get(power, ()))


def evidence(story: StoryJudge, wanted: Evidence) -> None:
    story.deliver(GINA, "evidence", f"SIGN ON M alpha gmword\nSET EVIDENCE {wanted}\n")


def answer(story: StoryJudge, text: str, *, sender: str = ANNA, references: str = "") -> None:
    """An answer without any quote, naming one mail of ours or another identifier."""
    named = references or str(story.last(ANNA, "Game Starting")["Message-ID"])
    story.deliver(sender, "Re: orders", text + "\n", answers=named)


@pytest.mark.parametrize("wanted", Evidence)
def test_what_a_game_asks_for_decides_whether_a_reply_is_enough(judge: StoryJudge, wanted: Evidence) -> None:
    evidence(judge, wanted)
    judge.reply(ANNA, judge.last(ANNA, "Game Starting"), ORDERS)
    enough = wanted in (Evidence.REPLY, Evidence.EITHER)
    assert orders(judge) == (3 if enough else 0)
    assert ("NOT COUNTED YET" in said(judge, ANNA)) != enough
    if not enough:
        judge.reply(ANNA, judge.last(ANNA), "Yes")
        assert orders(judge) == 3


def test_the_keeper_may_want_more_of_every_game(judge: StoryJudge) -> None:
    judge.change_policy(evidence=Evidence.PASSWORD)
    answer(judge, ORDERS)
    assert orders(judge) == 0


def test_in_the_thread_of_one_s_own_earlier_answer(judge: StoryJudge) -> None:
    ours = str(judge.last(ANNA, "Game Starting")["Message-ID"])
    answer(judge, ORDERS, references=f"{ours} <first@aus.example> <second@aus.example>")
    assert orders(judge) == 3
    older = " ".join(f"<{number}@aus.example>" for number in range(5))
    answer(judge, "CLEAR ALL", references=f"{ours} {older}")
    assert orders(judge) == 3, "the sixth from the end is not looked at"


@pytest.mark.parametrize("other", [EDGAR, "anna@phone.example", "eve@evil.example"])
def test_from_another_address_it_shows_nothing(judge: StoryJudge, other: str) -> None:
    answer(judge, ORDERS, sender=other)
    assert orders(judge) == 0
    assert "speak for Austria" not in said(judge, other)
    assert not said(judge, ANNA)


def test_identifiers_that_are_guessed_or_seen_elsewhere_show_nothing(judge: StoryJudge) -> None:
    """Anybody may know the root of a thread, and the identifiers of his own mails."""
    chance = Random(7)
    root = str(judge.last(EDGAR, "Game Starting")["References"]).split()[0]
    assert root in str(judge.last(ANNA, "Game Starting")["References"])
    guesses = [f"<{chance.randbytes(20).hex()}@judge.example>" for _ in range(8)]
    for named in (root, str(judge.last(EDGAR, "Game Starting")["Message-ID"]), *guesses):
        judge.now += timedelta(minutes=10)
        answer(judge, ORDERS, references=named)
        assert orders(judge) == 0
        assert "NOT COUNTED YET" in said(judge, ANNA) or not judge.unread


def test_what_is_kept_says_so_once_and_shows_no_more_than_the_orders(judge: StoryJudge) -> None:
    judge.deliver(ANNA, "moves", f"{ORDERS}\nPRESS TO E\nA secret\nENDPRESS\nSET WAIT\nLIST alpha\n")
    text = said(judge, ANNA)
    assert times(text, "nobody-proven") == 1
    assert times(text, "not-signed-on.hint") == 1, "once of neighbours"
    assert not said(judge, EDGAR)
    assert orders(judge) == 0


def test_nobody_but_who_reads_the_address_can_say_yes(judge: StoryJudge) -> None:
    judge.deliver(ANNA, "moves", f"{ORDERS}\n")
    question = judge.last(ANNA)
    judge.deliver(ANNA, "Re: moves", "YES\n")
    judge.deliver(EDGAR, "Re: moves", "YES\n", answers="<guess@judge.example>")
    assert orders(judge) == 0
    judge.reply(ANNA, question, question.get_content())
    assert orders(judge) == 0
    judge.reply(ANNA, question, "wrongword")
    assert orders(judge) == 0
    judge.reply(ANNA, question, "swordA")
    assert orders(judge) == 3
    assert "swordA" not in "".join(f"{mail}" for mail in judge.unread)


def test_what_is_kept_lapses_with_its_phase(judge: StoryJudge) -> None:
    judge.deliver(ANNA, "moves", f"{ORDERS}\n")
    question = judge.last(ANNA)
    judge.deliver(GINA, "now", "SIGN ON M alpha gmword\nPROCESS S1901M NOW\n")
    judge.reply(ANNA, question, "Yes")
    assert orders(judge) == 0
    assert "S1901M" in said(judge, ANNA)


def test_an_answer_to_a_mail_of_a_past_phase_asks_first(judge: StoryJudge) -> None:
    judge.deliver(GINA, "now", "SIGN ON M alpha gmword\nPROCESS S1901M NOW\n")
    answer(judge, ORDERS)
    assert orders(judge) == 0
    text = " ".join(said(judge, ANNA).split())
    assert says(text, "phase-is-past", then="S1901M", now="F1901M")
    assert says(text, "reply-confirm")
    judge.reply(ANNA, judge.last(ANNA), "Yes!")
    assert orders(judge) == 3


def test_results_are_about_the_phase_that_they_open(judge: StoryJudge) -> None:
    judge.deliver(GINA, "now", "SIGN ON M alpha gmword\nPROCESS S1901M NOW\n")
    judge.reply(ANNA, judge.last(ANNA, "Results"), ORDERS)
    assert orders(judge) == 3


def test_a_reply_speaks_in_the_game_its_mail_was_about(judge: StoryJudge) -> None:
    """Anna has two seats: without a reply none of them fits alone, unless the subject names the game."""
    judge.deliver(GINA, "another", "SIGN ON M alpha gmword\nCREATE ?beta betaword\n")
    for name in ("anna@aus", "edgar@eng", "fleur@fra", "gerd@ger", "irma@ita", "rolf@rus", "tara@tur"):
        wish = "AEFGIRT" if name.startswith("anna") else "TRIGFEA"
        judge.deliver(f"{name}.example", "join", f"SIGN ON ?beta sword{name[0]}2\nSET PREFERENCE {wish}\n")
    mail = judge.last(ANNA, "beta - S1901M Game Starting")
    with judge.services.store.begin() as work:
        beta = work.games.get("beta")
        anna = work.people.by_address(ANNA)
    assert beta is not None
    assert anna is not None
    power = next(seat.power for seat in beta.seats if seat.person == anna.id)
    assert power == "AUSTRIA"
    judge.reply(ANNA, mail, ORDERS)
    assert (orders(judge), orders(judge, "beta")) == (0, 3)
    judge.deliver(ANNA, "my moves", f"{ORDERS}\n")
    assert "NOT COUNTED YET" not in said(judge, ANNA)
    judge.deliver(ANNA, "moves for alpha", f"{ORDERS}\n")
    assert "3 orders NOT COUNTED YET" in said(judge, ANNA)
    judge.reply(ANNA, judge.last(ANNA), "yes")
    assert (orders(judge), orders(judge, "beta")) == (3, 3)


def test_whoever_plays_no_more_answers_in_vain(judge: StoryJudge) -> None:
    judge.deliver(GINA, "out", "SIGN ON M alpha gmword\nEJECT Austria\n")
    answer(judge, ORDERS)
    assert orders(judge) == 0


def test_a_sign_on_in_the_answer_decides(judge: StoryJudge) -> None:
    answer(judge, f"SIGN ON Austria alpha wrongword\n{ORDERS}")
    assert orders(judge) == 0
    answer(judge, f"SIGN ON England alpha swordE\nF Lon - Nth\nSIGN ON Austria alpha swordA\n{ORDERS}")
    assert (orders(judge), orders(judge, power="ENGLAND")) == (3, 1)


ECHOES = {
    "bare": "{text}",
    "below a sentence": "I am away until Monday.\n\n{text}",
    "orders above and sentences of ours": "A Vie H\nA Bud H\n{sentences}",
    "shouted": "A Vie H\n{shouted}",
}


@pytest.mark.parametrize("how", ECHOES)
def test_our_own_text_coming_back_gives_no_orders(judge: StoryJudge, how: str) -> None:
    ours = judge.last(ANNA, "Game Starting")
    text = str(ours.get_content())
    lines = [line for line in text.splitlines() if not line.startswith(("::", " ")) and len(line.split()) > 7]
    sentences = "\n".join(lines)
    body = ECHOES[how].format(text=text, sentences=sentences, shouted=sentences.upper())
    for number in range(3):
        judge.deliver(ANNA, f"Auto: {number}", body + "\n", answers=str(ours["Message-ID"]))
        assert orders(judge) == 0
        assert re.search(r"orders? NOT COUNTED YET", said(judge, ANNA)) is None


def test_a_vacation_program_gets_two_answers_a_day_in_an_exchange_without_effect(judge: StoryJudge) -> None:
    """It does not say what it is (RFC 3834), and writes another sentence each time."""
    answers = 0
    for number in range(9):
        answer(judge, f"I am away for {number} more days and read this later.")
        answers += len(judge.unread)
    assert answers <= 5
    assert orders(judge) == 0


def test_a_person_is_answered_ten_times_a_day_in_vain_since_his_last_orders(judge: StoryJudge) -> None:
    answers = (
        "Scrap that please, put him into the hills",
        "Ouch, my poor soldiers",
        "Whatever shall become of us",
    )
    for number in range(4):
        answer(judge, f"A Vie - {('Gal', 'Tyr')[number % 2]}")
    for round_number in range(2):
        for number in range(10):
            answer(judge, f"{answers[number % 3]}, {'so ' * (number + 20 * round_number)}it is.")
            assert says(said(judge, ANNA), "reply-last-in-vain") == (number == 9), (round_number, number)
            assert said(judge, ANNA)
        answer(judge, f"Whatever will they think of us{round_number * chr(33)}")
        assert not said(judge, ANNA), "the eleventh"
        answer(judge, "A Bud - Ser")
        assert "Army Budapest -> Serbia" in said(judge, ANNA), "orders are answered, and begin the count anew"


def test_the_same_new_mail_of_a_proven_person_is_answered_again(judge: StoryJudge) -> None:
    for number in range(4):
        judge.deliver(ANNA, "alpha", "To Rolf: shall we bounce this time?\n", "pass")
        assert bool(said(judge, ANNA)) == (number < 3)


def test_an_answer_in_a_gunboat_game_says_no_more_than_a_sign_on(judge: StoryJudge) -> None:
    judge.deliver(GINA, "grey", "SIGN ON M alpha gmword\nSET GREY\n")
    answer(judge, f"{ORDERS}\nPRESS TO E\nGuess who.\nENDPRESS")
    assert orders(judge) == 3
    letters = [mail for mail in judge.unread if mail["To"] == EDGAR]
    assert len(letters) == 1
    shown = f"{letters[0]}"
    assert ANNA not in shown
    assert "Austria" not in shown


@pytest.mark.parametrize(
    "line",
    ["SET PASSWORD wordless", "SET ADDRESS thief@evil.example"],
)
def test_a_seat_is_not_given_away_by_a_reply(judge: StoryJudge, line: str) -> None:
    judge.change_policy(opt_in=False)
    answer(judge, f"{ORDERS}\n{line}")
    assert orders(judge) == 3
    assert says(said(judge, ANNA), "reply-too-little")
    assert {mail["To"] for mail in judge.unread} == {ANNA}
    answer(judge, f"SIGN ON Austria alpha swordA\n{line}")
    assert "too little" not in said(judge, ANNA)


@pytest.mark.parametrize("line", ["RESIGN", "WITHDRAW", "RESIGN NOW"])
@pytest.mark.parametrize("policy", list(ConfirmationPolicy))
def test_a_reply_that_resigns_is_asked_about_whatever_the_keeper_asks_about(
    judge: StoryJudge, line: str, policy: ConfirmationPolicy
) -> None:
    judge.change_policy(opt_in=False, confirmation=policy, resignation=policy)
    answer(judge, f"{ORDERS}\n{line}")
    assert orders(judge) == 3
    assert says(said(judge, ANNA), "resignation-waits")
    assert {mail["To"] for mail in judge.unread} == {ANNA}
    judge.reply(ANNA, judge.last(ANNA, "Please confirm"), "CONFIRM")
    assert says(said(judge, ANNA), "left-game", game="alpha")
    assert any("Resignation: Austria" in mail["Subject"] for mail in judge.unread)


def test_whoever_watches_stops_it_by_a_reply(judge: StoryJudge) -> None:
    judge.says_yes = True
    judge.deliver(OSCAR, "watch", "REGISTER\nName: Oscar\nEND\nOBSERVE alpha swordO\n", "pass")
    judge.reply(OSCAR, judge.last(OSCAR), "RESIGN")
    assert says(said(judge, OSCAR), "stopped-watching", game="alpha")


@pytest.mark.parametrize(
    "line", ["PROCESS NOW", "EJECT Turkey", "TERMINATE", "PAUSE", "BECOME Austria", "SET NO PRESS", "RESIGN"]
)
def test_a_master_decides_nothing_by_a_reply(judge: StoryJudge, line: str) -> None:
    mail = judge.last(GINA, "Game Starting")
    judge.reply(GINA, mail, line)
    assert says(said(judge, GINA), "reply-too-little")
    assert {message["To"] for message in judge.unread} == {GINA}
