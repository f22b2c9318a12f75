"""The question that asks for a YES, where others write in its reader's name or have it from him.

docs: sender, "An address confirms once before it takes part"
"""

from __future__ import annotations

import re
from datetime import timedelta
from email.message import EmailMessage

import pytest

from tests.messages import place, says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.newcomer import HELLO, JOIN, NINA, ask_nina, beta_waits, question
from tests.scenarios.story import StoryJudge, asks_for_yes, yes_to


@pytest.fixture
def judge() -> StoryJudge:
    return beta_waits()


ASKS = "= email-opt-in-asked.asks"
FORGER_S = "SIGN ON ?beta forgerpw\nSET PREFERENCE RUSSIA\n"


def two_wait(judge: StoryJudge, first: str, second: str) -> tuple[EmailMessage, EmailMessage]:
    """The questions about two mails in Nina's name, the second an hour after the first."""
    judge.deliver(NINA, "hello", first)
    one = question(judge, NINA)
    judge.now += timedelta(hours=1)
    return one, ask_nina(judge, second)


def test_a_question_tells_the_hour_and_the_commands_of_its_mail(judge: StoryJudge) -> None:
    first, second = two_wait(judge, f"{HELLO}{FORGER_S}CREATE ?cheap-watches watches\n", JOIN)
    text = " ".join(first.get_content().split())
    assert says(text, "email-opt-in-asked.asks", commands="REGISTER, SIGN ON beta, CREATE")
    assert not says(text, "email-opt-in-asked.others")
    assert "watches" not in text
    assert "forgerpw" not in text
    hour = f"{judge.now:%H:%M}"
    assert hour not in text[: place(text, ASKS)]
    text = " ".join(second.get_content().split())
    assert hour in text[: place(text, ASKS)]
    assert says(text, "email-opt-in-asked.asks", commands="REGISTER, SIGN ON beta")
    assert says(text, "email-opt-in-asked.others")


@pytest.mark.parametrize("settings", ["SET PRIVATE", "SET UNLIST"])
@pytest.mark.parametrize("line", ["SIGN ON ?beta tulipan", "OBSERVE beta tulipan", "CREATE ?beta tulipan"])
def test_a_question_names_no_game_that_is_not_found_by_everybody(
    judge: StoryJudge, settings: str, line: str
) -> None:
    judge.deliver(GINA, "hidden", f"SIGN ON M beta betaword\n{settings}\n")
    text = " ".join(ask_nina(judge, f"{HELLO}{line}\n").get_content().split())
    assert f"REGISTER, {line.partition(' ?beta')[0].partition(' beta')[0]} If" in text


@pytest.mark.parametrize("how", ["SIGN ON ?beta", "OBSERVE beta"])
@pytest.mark.parametrize("mine_first", [False, True])
def test_of_two_waiting_mails_the_one_answered_last_has_the_seat(
    judge: StoryJudge, how: str, mine_first: bool
) -> None:
    forged, mine = two_wait(judge, f"{HELLO}{how} forgerpw\n", f"{HELLO}{how} tulipan\n")
    judge.deliver_raw(yes_to(mine if mine_first else forged))
    judge.deliver_raw(yes_to(forged if mine_first else mine))
    text = " ".join(said(judge, NINA).split())
    assert says(text, "password-of-last-yes", game="beta")
    assert not says(text, "speaks-as-player")
    good, bad = ("forgerpw", "tulipan") if mine_first else ("tulipan", "forgerpw")
    seat, key = ("", "speaks-as-player") if "SIGN" in how else ("O ", "speaks-as-observer")
    for word in (bad, good):
        judge.deliver(NINA, "test", f"SIGN ON {seat}beta {word}\nLIST beta\n")
        assert says(said(judge, NINA), key, game="beta") == (word == good)


def test_a_yes_changes_no_password_of_a_seat_that_he_had_before(judge: StoryJudge) -> None:
    judge.deliver_raw(yes_to(ask_nina(judge)))
    judge.now += timedelta(hours=1)
    judge.deliver(NINA, "more", "OBSERVE alpha kestrels\nSIGN ON ?beta forgerpw\n")
    judge.deliver_raw(yes_to(question(judge, NINA)))
    text = said(judge, NINA)
    assert says(text, "watches", game="alpha")
    assert not says(text, "speaks-as-player")
    assert not says(text, "password-of-last-yes")
    judge.deliver(NINA, "forged", "SIGN ON ?beta forgerpw\nSET PREFERENCE RUSSIA\n")
    assert not says(said(judge, NINA), "speaks-as-player")


@pytest.mark.parametrize(
    ("which", "word"), [("the question", ""), ("the question", "YES\n"), ("the answer", "")]
)
def test_three_forged_mails_shut_no_newcomer_out(judge: StoryJudge, which: str, word: str) -> None:
    """Past the third his own mail has no question; its answer, and the last question, tell how to write."""
    for number in range(3):
        judge.now += timedelta(minutes=1)
        judge.deliver(NINA, f"forged {number}", f"{HELLO}SIGN ON ?beta forger{number}\n")
    last = question(judge, NINA)
    assert says(last.get_content(), "email-opt-in-asked.not-among")
    judge.deliver(NINA, "mine", JOIN)
    (told,) = judge.unread
    assert says(said(judge, NINA), "reply-spent-questions.advice")
    judge.deliver_raw(yes_to({"the question": last, "the answer": told}[which], f"{word}{JOIN}"))
    assert says(said(judge, NINA), "joined", game="beta")
    judge.deliver(NINA, "test", "SIGN ON ?beta tulipan\nLIST beta\n")
    assert says(said(judge, NINA), "speaks-as-player", game="beta")


def test_a_newcomer_s_own_mail_is_answered_after_those_that_used_up_the_day(judge: StoryJudge) -> None:
    for number in range(8):
        judge.now += timedelta(minutes=1)
        judge.deliver(NINA, f"forged {number}", f"{HELLO}SIGN ON ?beta forger{number}\n")
    judge.now += timedelta(hours=2)
    judge.deliver(NINA, "mine", JOIN)
    (told,) = judge.unread
    judge.deliver_raw(yes_to(told, JOIN))
    assert says(said(judge, NINA), "joined", game="beta")


def test_who_is_forged_all_day_is_not_flooded(judge: StoryJudge) -> None:
    mails = 0
    for number in range(40):
        judge.now += timedelta(minutes=20)
        judge.deliver(NINA, f"forged {number}", f"{HELLO}SIGN ON ?beta forger{number}\n")
        mails += len(judge.unread)
    assert mails <= 3 + 4


BERT = "bert@else.example"
EDGAR = "edgar@eng.example"


@pytest.mark.parametrize(
    ("word", "sender"),
    [
        ("Yes", BERT),
        ("Yes", EDGAR),
        ("YES please", "nina@elsewhere.example"),
        ("CONFIRM", BERT),
        ("CANCEL", EDGAR),
    ],
)
def test_an_answer_from_another_address_gives_no_word(judge: StoryJudge, word: str, sender: str) -> None:
    """Whoever was asked has passed the question on; he is told once, and his own YES still counts."""
    asked = ask_nina(judge)
    token = str(asked["Message-ID"])[1:41]
    judge.deliver_raw(yes_to(asked, word, sender).replace(token.encode(), b"0" * 40))
    usual = re.sub("YES [0-9a-f]+", "YES", said(judge, sender))
    assert usual
    judge.now += timedelta(days=1)
    judge.deliver_raw(yes_to(asked, word, sender))
    assert re.sub("YES [0-9a-f]+", "YES", said(judge, sender)) == usual
    assert not says(said(judge, NINA), "joined", game="beta")
    (told,) = [mail for mail in judge.unread if mail["To"] == NINA]
    assert says(str(told["Subject"]), "email-another-answered.subject")
    assert says(" ".join(told.get_content().split()), "email-another-answered")
    assert sender not in told.as_string()
    judge.deliver_raw(yes_to(asked, f"{word} ", sender))
    assert not said(judge, NINA)
    judge.deliver_raw(yes_to(asked))
    assert says(said(judge, NINA), "joined", game="beta")


def test_of_answers_from_another_address_four_an_hour_are_told(judge: StoryJudge) -> None:
    """Orders that nothing proves wait for Anna's YES, each mail with a question of its own."""
    told = 0
    for number in range(8):
        judge.deliver(ANNA, f"orders {number}", "A VIE - BOH\n")
        (asked,) = [mail for mail in judge.unread if mail["To"] == ANNA]
        judge.deliver_raw(yes_to(asked, sender=BERT))
        told += "Another address replied" in "".join(str(mail["Subject"]) for mail in judge.unread)
        assert "Bohemia" not in said(judge, BERT)
    assert told == 4
    judge.now += timedelta(hours=2)
    judge.tick(None)
    assert not said(judge, ANNA)
    judge.deliver(ANNA, "list", "SIGN ON Austria alpha swordA\nLIST\n")
    assert "Vienna -> Bohemia" not in said(judge, ANNA)


def test_pages_that_a_forger_asked_for_leave_room_for_the_question(judge: StoryJudge) -> None:
    """And for the answer that says that there are no more of them."""
    for number in range(9):
        judge.deliver(NINA, f"forged {number}", f"GET map\nHELP orders\nx{number}\n")
    assert not judge.unread
    asked = ask_nina(judge)
    judge.deliver(NINA, "another", f"{HELLO}SIGN ON ?beta roseleaf\n")
    (told,) = judge.unread
    assert asks_for_yes(told) or says(told.get_content(), "reply-spent-questions")
    judge.deliver_raw(yes_to(asked))
    assert says(said(judge, NINA), "joined", game="beta")


def test_lines_in_answer_to_any_mail_of_ours_need_no_question(judge: StoryJudge) -> None:
    judge.deliver(NINA, "hello", "HELP\n")
    (help_page,) = judge.unread
    judge.deliver_raw(yes_to(help_page, JOIN, "bert@else.example"))
    assert not says(said(judge, "bert@else.example"), "joined", game="beta")
    judge.deliver_raw(yes_to(help_page, JOIN))
    assert says(said(judge, NINA), "joined", game="beta")
