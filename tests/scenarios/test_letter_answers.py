"""Words above the quote of a letter (ADR 26): who may, when they leave, and that they leave once."""

from __future__ import annotations

from datetime import timedelta

import pytest

from judge.service.incoming import intake
from tests.fakes.database import MemoryStore
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.story import StoryJudge, raw_mail
from tests.services import services_on

EDGAR, FLEUR = "edgar@eng.example", "fleur@fra.example"
LETTER = "TEST:alpha - S1901M Press from E to A"
MINUTE = timedelta(minutes=1)


@pytest.fixture
def alpha() -> StoryJudge:
    """Edgar has written to Anna, an hour ago."""
    story = StoryJudge(services_on(MemoryStore()))
    story.play("opening")
    story.deliver(EDGAR, "plan", "SIGN ON England alpha swordE\nPRESS TO A\nFrance must fall.\nENDPRESS\n")
    story.now += timedelta(hours=1)
    return story


def letters(story: StoryJudge, to: str = EDGAR) -> list[str]:
    """The letters from Austria among what was mailed last."""
    found = [mail for mail in story.unread if mail["To"] == to and " from A to " in str(mail["Subject"])]
    return [mail.get_content() for mail in found if not str(mail["Subject"]).startswith("Re:")]


def answer(story: StoryJudge, text: str, **more: str) -> None:
    story.deliver(ANNA, "Re: plan", text + "\n", answers=str(story.last(ANNA, LETTER)["Message-ID"]), **more)


def later(story: StoryJudge, by: timedelta = 2 * MINUTE) -> None:
    story.now += by
    story.tick(None)


def test_after_a_restart_it_leaves_once(alpha: StoryJudge) -> None:
    answer(alpha, "With you, then.")
    again = StoryJudge(alpha.services, now=alpha.now)
    later(again, timedelta(hours=9))
    assert ["| With you, then." in one for one in letters(again)] == [True]
    later(again)
    later(alpha, timedelta(hours=10))
    assert letters(again) == letters(alpha) == []


def test_a_cancel_that_came_in_time_counts_when_it_is_handled_later(alpha: StoryJudge) -> None:
    answer(alpha, "With you, then.")
    shown = alpha.last(ANNA)
    sent = alpha.now + MINUTE
    raw = raw_mail(ANNA, "Re: plan", "CANCEL\n", "<late@aus.example>", answers=str(shown["Message-ID"]))
    intake.receive(alpha.services, raw, sent, "story")
    later(alpha, timedelta(hours=1))
    assert letters(alpha) == []
    assert "Your letter will not be sent." in said(alpha, ANNA)


def test_the_keeper_may_have_it_leave_at_once(alpha: StoryJudge) -> None:
    alpha.change_policy(letter_delay=timedelta(0))
    answer(alpha, "With you, then.")
    assert len(letters(alpha)) == 1


def test_a_bare_cancel_below_a_sign_on_stops_it_too(alpha: StoryJudge) -> None:
    answer(alpha, "With you, then.")
    alpha.deliver(ANNA, "no", "SIGN ON Austria alpha swordA\nCANCEL\n")
    later(alpha)
    assert letters(alpha) == []


@pytest.mark.parametrize("sender", [FLEUR, "anna@phone.example", "eve@evil.example"])
def test_from_another_address_it_is_nobody_s(alpha: StoryJudge, sender: str) -> None:
    message_id = str(alpha.last(ANNA, LETTER)["Message-ID"])
    alpha.deliver(sender, "Re: plan", "Tell me more.\n", answers=message_id)
    assert not any("Your letter" in mail.get_content() for mail in alpha.unread)
    later(alpha)
    assert not alpha.unread


def test_our_own_text_coming_back_is_no_letter(alpha: StoryJudge) -> None:
    ours = str(alpha.last(ANNA, LETTER).get_content()).partition("PRESS TO")[0]
    answer(alpha, "Fine.\n\n" + ours[ours.index("Message from") :])
    assert "so I cannot tell them apart, and no letter was sent." in " ".join(said(alpha, ANNA).split())
    later(alpha)
    assert letters(alpha) == []


def test_our_own_text_whole_is_known_by_its_first_line_and_the_words_above_it_are_the_letter(
    alpha: StoryJudge,
) -> None:
    answer(alpha, "Fine.\n\n" + str(alpha.last(ANNA, LETTER).get_content()))
    assert "| Fine." in said(alpha, ANNA)
    later(alpha)
    (letter,) = letters(alpha)
    assert letter.count("Message from") == 1


def test_it_counts_as_a_letter(alpha: StoryJudge) -> None:
    alpha.change_policy(letters=2)
    for number in range(3):
        answer(alpha, f"This is my letter number {number}.")
    assert "2 letters, or 600 copies of them" in " ".join(said(alpha, ANNA).split())
    later(alpha)
    assert len(letters(alpha)) == 2


def test_a_program_s_answers_are_asked_about_and_then_met_with_silence(alpha: StoryJudge) -> None:
    """It does not say what it is (RFC 3834), and writes another sentence each time."""
    answers = 0
    for number in range(12):
        answer(alpha, f"I am away for {number} more days and read this later.")
        answers += len(alpha.unread)
        later(alpha)
        assert letters(alpha) == []
    assert answers <= 6


def test_the_first_words_within_seconds_are_asked_about_and_a_yes_shows_a_person(alpha: StoryJudge) -> None:
    alpha.deliver(EDGAR, "more", "SIGN ON England alpha swordE\nPRESS TO A\nWell?\nENDPRESS\n")
    answer(alpha, "I shall read your mail soon.")
    assert "so soon after my mail" in " ".join(said(alpha, ANNA).split())
    alpha.reply(ANNA, alpha.last(ANNA), "Yes")
    assert len(letters(alpha)) == 1
    alpha.deliver(EDGAR, "more", "SIGN ON England alpha swordE\nPRESS TO A\nAnd?\nENDPRESS\n")
    answer(alpha, "And we win.")
    later(alpha)
    assert len(letters(alpha)) == 1


@pytest.mark.parametrize(
    ("text", "letter"),
    [
        ("Yes", "| Yes"),
        ("Thanks!", "| Thanks!"),
        ("With pleasure, all three.", "| With pleasure, all three."),
        ("No - never.\n\n-- \nAnna Schmidt\nACME", "| No - never."),
        ("Einverstanden, ich bin dabei.\nGruß, Anna", "| Einverstanden, ich bin dabei."),
        ("When is the deadline?\nSIGN OFF\nnot this", "| When is the deadline?"),
    ],
)
def test_words_are_words(alpha: StoryJudge, text: str, letter: str) -> None:
    answer(alpha, text)
    later(alpha)
    (found,) = letters(alpha)
    assert [line for line in found.splitlines() if line.startswith("|")] == [letter]


@pytest.mark.parametrize(
    "text",
    [
        "A Vie - Tyr",
        "Hello,\nA Vie - Tyr\nBest,\nAnna",
        "SET WAIT",
        "swordA",
        "swordA\nWith you, then.",
        "LIST alpha",
        "SIGN ON Austria alpha swordA\nWhat do you think?",
        "PRESS TO G\nWhat do you think?",
    ],
)
def test_what_is_for_the_judge_is_no_letter(alpha: StoryJudge, text: str) -> None:
    answer(alpha, text)
    assert "Your letter" not in said(alpha, ANNA)
    later(alpha)
    assert letters(alpha) == []


def test_a_question_lapses_after_a_day(alpha: StoryJudge) -> None:
    alpha.deliver(GINA, "all", "SIGN ON M alpha gmword\nBROADCAST\nHi.\nENDPRESS\n")
    alpha.now += MINUTE
    alpha.reply(ANNA, alpha.last(ANNA, "TEST:alpha - S1901M Broadcast"), "Hi to you all.")
    question = alpha.last(ANNA)
    alpha.now += timedelta(hours=25)
    alpha.reply(ANNA, question, "Yes")
    assert not any("Hi to you all" in mail.get_content() for mail in alpha.unread if mail["To"] != ANNA)


@pytest.mark.parametrize("word", ["Yes", "PRESS TO GT", "CONFIRM"])
def test_what_waited_is_sent_as_it_was_shown(alpha: StoryJudge, word: str) -> None:
    """Also words that look like a SIGN ON of the classic judge's in the quote of the answer."""
    alpha.deliver(GINA, "all", "SIGN ON M alpha gmword\nBROADCAST\nHi.\nENDPRESS\n")
    alpha.now += MINUTE
    alpha.reply(ANNA, alpha.last(ANNA, "TEST:alpha - S1901M Broadcast"), "Hello dear all.")
    alpha.reply(ANNA, alpha.last(ANNA), word)
    sent = [mail for mail in alpha.unread if mail["To"] != ANNA]
    assert len(sent) == (2 if "PRESS" in word else 7)
    assert all("| Hello dear all." in mail.get_content() for mail in sent)


def test_a_reader_that_is_none_is_asked_about_and_the_letter_still_waits(alpha: StoryJudge) -> None:
    alpha.deliver(GINA, "all", "SIGN ON M alpha gmword\nBROADCAST\nHi.\nENDPRESS\n")
    alpha.now += MINUTE
    alpha.reply(ANNA, alpha.last(ANNA, "TEST:alpha - S1901M Broadcast"), "Hello dear all.")
    question = alpha.last(ANNA)
    alpha.reply(ANNA, question, "PRESS TO Xyz")
    assert '"Xyz" names no power. The letter was not sent.' in " ".join(said(alpha, ANNA).split())
    alpha.reply(ANNA, question, "Yes")
    assert len([mail for mail in alpha.unread if mail["To"] != ANNA]) == 7


def test_a_master_s_and_an_observer_s_letters_are_answered_where_that_is_allowed(alpha: StoryJudge) -> None:
    watcher = "oscar@obs.example"
    alpha.deliver(watcher, "hi", "REGISTER\nName: Oscar\nEND\nOBSERVE alpha swordO\n")
    alpha.deliver(watcher, "hi", "SIGN ON O alpha swordO\nPRESS TO M\nWho wins?\nENDPRESS\n")
    alpha.now += MINUTE
    alpha.reply(GINA, alpha.last(GINA, "TEST:alpha - S1901M Press from O"), "Who knows?")
    later(alpha)
    assert "| Who knows?" in alpha.last(watcher, "TEST:alpha - S1901M Press from M to O").get_content()
    alpha.deliver(GINA, "all", "SIGN ON M alpha gmword\nBROADCAST\nHi.\nENDPRESS\n")
    alpha.now += MINUTE
    alpha.reply(watcher, alpha.last(watcher, "TEST:alpha - S1901M Broadcast"), "Hi to all of you.")
    assert "observers write to the master and to each other only" in " ".join(said(alpha, watcher).split())
