"""Absences by mail: how days are written, what is joined, taken back or in vain, and what is said of it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from email.message import EmailMessage

import pytest

from judge.game.state import Clock
from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.story import StoryJudge, words, yes_to

EDGAR = "edgar@eng.example"
SET = ("away-set", "away-set-and-moved", "away-set-late", "away-set-stays")
"""What is said of an absence that is recorded."""


def _anna(judge: StoryJudge, lines: str) -> str:
    """What Anna is told of these lines, on 5 January 2026."""
    judge.deliver(ANNA, "away", f"SIGN ON Austria alpha swordA\n{lines}\n")
    return " ".join(said(judge, ANNA).split())


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("AWAY 20.1. bis 6.2.", "Tue Jan 20 2026 00:00 Europe/Vienna to Fri Feb 6 2026 23:59"),
        ("AWAY 10/01 to 20/01", "Sat Jan 10 2026 00:00 Europe/Vienna to Tue Jan 20 2026 23:59"),
        ("AWAY 1/10 - 1/20", "Sat Jan 10 2026 00:00 Europe/Vienna to Tue Jan 20 2026 23:59"),
        ("AWAY 10/01/2026-20/01/26", "Sat Jan 10 2026 00:00 Europe/Vienna to Tue Jan 20 2026 23:59"),
        ("AWAY 2/2", "Mon Feb 2 2026 00:00 Europe/Vienna to Mon Feb 2 2026 23:59"),
    ],
)
def test_days_in_numbers_are_read_where_one_of_them_settles_it(
    judge: StoryJudge, line: str, read: str
) -> None:
    assert f"Read as {read}" in _anna(judge, line)


@pytest.mark.parametrize(
    ("line", "asks"),
    [
        ("AWAY 1/2 to 1/5", "AWAY 1 Feb to 1 May or AWAY 2 Jan to 5 Jan"),
        ("AWAY 1/2", "AWAY 1 Feb or AWAY 2 Jan"),
        (
            "AWAY 20 Dec TO 24 Dec",
            "20 Dec is past, and the next is in 2026. Try: AWAY 2026-12-20 TO 2026-12-24,",
        ),
        ("AWAY 1 Jan TO 4 Jan", "AWAY 2027-01-01 TO 2027-01-04, if you mean that"),
        ("AWAY 1 Jan TO 9 Jan", "AWAY 2026-01-01 TO 2026-01-09 or AWAY 2027-01-01 TO 2027-01-09, if"),
    ],
)
def test_days_that_may_be_others_are_asked_about(judge: StoryJudge, line: str, asks: str) -> None:
    answer = _anna(judge, line)
    assert asks in answer
    assert not any(says(answer, key) for key in SET)


def test_the_next_year_is_taken_where_it_is_named(judge: StoryJudge) -> None:
    assert says(_anna(judge, "AWAY 2026-12-20 TO 2026-12-24"), "away-set")


def test_an_absence_inside_another_changes_nothing(judge: StoryJudge) -> None:
    _anna(judge, "AWAY 10 Feb TO 20 Feb")
    answer = _anna(judge, "AWAY 12 Feb")
    assert says(answer, "away-already")
    assert "from Tue Feb 10 2026 00:00" in answer
    assert "to Fri Feb 20 2026 23:59" in answer
    assert {mail["To"] for mail in judge.unread} == {ANNA}


def test_one_that_goes_on_is_joined_and_told_as_a_whole(judge: StoryJudge) -> None:
    _anna(judge, "AWAY 10 Feb TO 20 Feb")
    time = "Tue Feb 10 2026 00:00 Europe/Vienna to Tue Feb 24 2026 23:59 Europe/Vienna"
    assert says(_anna(judge, "AWAY 18 Feb TO 24 Feb"), "away-joined", time=time)
    told = said(judge, EDGAR)
    assert "from   Mon 9 Feb 2026 23:00" in told
    assert "until  Tue 24 Feb 2026 22:59" in told
    assert not says(told, "email-absence-notice.back")


def test_who_is_back_early_stays_away_until_then(judge: StoryJudge) -> None:
    _anna(judge, "AWAY 10 Feb TO 20 Feb")
    answer = _anna(judge, "SET NO ABSENCE 18 Feb")
    gone = "Wed Feb 18 2026 00:00 Europe/Vienna to Fri Feb 20 2026 23:59 Europe/Vienna"
    left = "Tue Feb 10 2026 00:00 Europe/Vienna to Tue Feb 17 2026 23:59 Europe/Vienna"
    assert says(answer, "away-ended", time=gone)
    assert says(answer, "still-away", time=left)
    told = said(judge, EDGAR)
    assert says(told, "email-absence-notice.back")
    assert not says(told, "email-absence-notice")
    assert "from   Tue 17 Feb 2026 23:00" in told


def test_an_absence_too_many_names_those_there_are(judge: StoryJudge) -> None:
    answer = _anna(judge, "AWAY 1 Feb\nAWAY 10 Feb\nAWAY 20 Feb\nAWAY 1 Mar")
    assert says(answer, "away-too-often")
    assert "Sun Feb 1 2026 00:00" in answer
    assert "Tue Feb 10 2026 00:00" in answer
    assert "Fri Feb 20 2026 00:00" in answer


def test_who_is_late_is_told_that_grace_goes_on(judge: StoryJudge) -> None:
    judge.now = datetime.fromisoformat("2026-01-07T23:31+00:00")
    judge.tick(None)
    answer = _anna(judge, "AWAY 9 Jan TO 17 Jan")
    assert says(answer, "away-set-late", grace="Tue Jan 13 2026 00:30 Europe/Vienna")
    assert says(said(judge, EDGAR), "email-absence-notice.none", powers="Austria")
    assert says(said(judge, EDGAR), "email-absence-notice.grace-as-before")


def _question(judge: StoryJudge, line: str) -> EmailMessage:
    """The question to the master after a line of Anna's."""
    _anna(judge, line)
    return next(mail for mail in judge.unread if mail["To"] == GINA)


LONG, MORE = "AWAY 13 Jan TO 10 Feb", "EXTEND +24h"


@pytest.mark.parametrize("line", [LONG, MORE])
@pytest.mark.parametrize(
    ("no", "words"),
    [
        ("No, sorry - ten days is plenty", "| No, sorry - ten days is plenty"),
        ("CANCEL", ""),
        ("NO\n\nWe wait for nobody this winter.", "We wait for nobody this winter."),
    ],
)
def test_the_masters_no_reaches_who_asked(judge: StoryJudge, line: str, no: str, words: str) -> None:
    judge.deliver_raw(yes_to(_question(judge, line), no))
    told = " ".join(said(judge, ANNA).split())
    assert says(told, "email-request-answered.subject")
    assert says(told, "email-request-answered.answer", answer="refused")
    assert words in told
    assert says(told, "master-writes") is bool(words)
    assert says(said(judge, GINA), "request-refused")


def test_who_asked_is_told_the_limit_and_that_nobody_answered(judge: StoryJudge) -> None:
    assert says(_anna(judge, LONG), "away-too-long", lapses="Mon Jan 12 2026 13:00 Europe/Vienna")
    judge.now = datetime.fromisoformat("2026-01-12T11:59+00:00")
    judge.tick(None)
    assert not says(said(judge, ANNA), "email-request-answered.subject")
    judge.now = datetime.fromisoformat("2026-01-12T12:00+00:00")
    judge.tick(None)
    assert says(said(judge, ANNA), "email-request-answered.answer", answer="lapsed")


def test_more_time_is_asked_for_with_the_reason(judge: StoryJudge) -> None:
    asked = _question(judge, f"{MORE}\nMy son is ill, and I am in hospital with him.")
    text = " ".join(words(asked).split())
    assert "The player writes: | My son is ill, and I am in hospital with him." in text
    assert says(text, "email-master-asked.deadline")
    assert says(said(judge, ANNA), "prose-passed-on")
    judge.now += timedelta(days=1)
    judge.tick(None)
    assert says(said(judge, ANNA), "email-request-answered.answer", answer="lapsed")


@pytest.mark.parametrize("yes", ["oui", "Tak", "Sí, por favor", "Yes"])
def test_a_yes_to_a_proposal_is_no_reason_for_more_time(judge: StoryJudge, yes: str) -> None:
    judge.deliver(ANNA, "time", "SIGN ON A alpha swordA\nCan I have until Saturday evening, 20:00?\n")
    judge.reply(ANNA, judge.last(ANNA), yes)
    asked = words(judge.last(GINA))
    assert says(asked, "email-master-asked.deadline")
    assert yes not in asked


def test_after_a_yes_nothing_lapses(judge: StoryJudge) -> None:
    judge.deliver_raw(yes_to(_question(judge, LONG), "YES"))
    assert says(said(judge, ANNA), "email-absence-notice")
    judge.now += timedelta(days=8)
    judge.tick(None)
    assert not says(said(judge, ANNA), "email-request-answered.subject")


def test_a_yes_that_comes_too_late_is_told(judge: StoryJudge) -> None:
    asked = _question(judge, MORE)
    judge.deliver(GINA, "more", "SIGN ON M alpha gmword\nSET DEADLINE 12 Jan 20:00\n")
    judge.deliver_raw(yes_to(asked, "YES"))
    assert says(said(judge, ANNA), "email-request-answered.answer", answer="too late")


def test_a_request_that_lapses_says_what_the_deadline_is_by_then(judge: StoryJudge) -> None:
    """In a paused game no deadline runs, and one that is later by now needs no answer."""
    _question(judge, MORE)
    judge.deliver(GINA, "later", "SIGN ON M alpha gmword\nSET DEADLINE 14 Jan 20:00\nPAUSE UNTIL 25 Jan\n")
    judge.now = datetime.fromisoformat("2026-01-13T12:00+00:00")
    judge.tick(None)
    told = " ".join(said(judge, ANNA).split())
    assert says(told, "email-request-answered.answer", answer="later")
    assert says(told, "game-paused.until")
    assert not says(told, "due.late-then")


ORDERS = "A Vie-Gal\nA Bud H\nF Tri H"


def test_with_all_orders_in_the_deadline_stays_and_moves_when_they_are_cleared(judge: StoryJudge) -> None:
    _anna(judge, ORDERS)
    answer = _anna(judge, "AWAY 7 Jan TO 8 Jan")
    assert says(answer, "away-set-stays")
    assert not says(answer, "away-set")
    told = " ".join(said(judge, EDGAR).split())
    assert says(told, "email-absence-notice.past-phase", powers="Austria")
    answer = _anna(judge, "CLEAR ALL")
    assert "Deadline: Sat 10 Jan 2026 00:30 (your time, Europe/Vienna)" in answer
    assert "Deadline Adjustment" in said(judge, EDGAR)


def test_a_deadline_that_the_master_has_set_into_an_absence_stays(judge: StoryJudge) -> None:
    _anna(judge, "AWAY 7 Jan TO 8 Jan")
    judge.deliver(GINA, "now", "SIGN ON M alpha gmword\nSET DEADLINE 8 Jan 20:00\n")
    assert "Deadline: Thu 8 Jan 2026 21:00" in _anna(judge, ORDERS)


def test_who_leads_two_powers_is_told_once_that_he_is_late(story: StoryJudge) -> None:
    """And is back for both of them with one line."""
    story.play("duplex-absence")
    assert [str(mail["Subject"]) for mail in story.unread if mail["To"] == ANNA] == [
        "[You are late!] TEST:pair - S1960M Late Notice: UNS"
    ]
    assert not says(said(story, ANNA), "email-late-notice.nothing")


def test_who_leads_two_powers_is_back_for_both_with_one_line(story: StoryJudge) -> None:
    story.play("duplex-absence")
    story.deliver(ANNA, "away", "SIGN ON USA pair swordA\nAWAY 12 Jan TO 13 Jan\n")
    story.deliver(ANNA, "back", "SIGN ON PRC pair swordA\nSET NO ABSENCE\nMY GAMES\n")
    answer = said(story, ANNA)
    assert says(answer, "away-ended")
    assert not says(answer, "away-ended-too")
    assert "Away:" not in answer


@pytest.mark.parametrize("line", ["CANCEL ABSENCE", "Cancel vacation", "CANCEL ABSENCE 20 Jan TO 22 Jan"])
def test_an_absence_is_cancelled_in_that_word_too(judge: StoryJudge, line: str) -> None:
    _anna(judge, "AWAY 20 Jan TO 22 Jan")
    assert says(_anna(judge, line), "away-ended")


def test_who_is_late_and_wants_time_until_tomorrow_is_told_of_extend(judge: StoryJudge) -> None:
    judge.now = datetime(2026, 1, 8, 0, 30, tzinfo=UTC)
    judge.tick(None)
    judge.deliver(ANNA, "late", "SIGN ON Austria alpha swordA\nI crashed, give me until tomorrow please\n")
    assert says(said(judge, ANNA), "did-you-mean", line="EXTEND 2026-01-09 23:30 UTC")
    judge.deliver(ANNA, "late", "SIGN ON Austria alpha swordA\nEXTEND Tomorrow\n")
    assert says(said(judge, ANNA), "master-asked")


def _clock(judge: StoryJudge) -> Clock:
    with judge.services.store.begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    assert game.clock is not None
    return game.clock


TAKEN_BACK = [
    "AWAY 6 Jan TO 18 Jan\nSET NO ABSENCE",
    "AWAY 6 Jan TO 18 Jan\nNOT AWAY",
    "SET ABSENCE 7 Jan TO 12 Jan\nA Vie - Gal\nSET NO ABSENCE",
    "AWAY 6 Jan TO 10 Jan\nAWAY 11 Jan TO 18 Jan\nNOT AWAY",
    "AWAY 6 Jan TO 10 Jan\nNOT AWAY\nAWAY 6 Jan TO 18 Jan\nNOT AWAY",
    "A Bud - Ser\nWAIT\nAWAY 6 Jan TO 18 Jan\nNOT AWAY",
]


@pytest.mark.parametrize("lines", TAKEN_BACK)
def test_an_absence_that_its_own_email_takes_back_leaves_the_deadline(judge: StoryJudge, lines: str) -> None:
    before = _clock(judge)
    _anna(judge, lines)
    after = _clock(judge)
    assert (after.deadline, after.grace) == (before.deadline, before.grace)
    assert not [mail for mail in judge.unread if mail["To"] == EDGAR]


@pytest.mark.parametrize(
    "lines",
    [
        "AWAY 6 Jan TO 18 Jan",
        "AWAY 6 Jan TO 18 Jan\nNOT AWAY\nAWAY 6 Jan TO 18 Jan",
        "AWAY 6 Jan TO 10 Jan\nAWAY 13 Jan TO 18 Jan\nNOT AWAY 13 Jan TO 18 Jan",
    ],
)
def test_an_absence_that_stays_moves_the_deadline(judge: StoryJudge, lines: str) -> None:
    before = _clock(judge)
    _anna(judge, lines)
    assert _clock(judge).deadline > before.deadline


def test_a_later_email_takes_the_absence_back_and_the_deadline_stays(judge: StoryJudge) -> None:
    _anna(judge, "AWAY 6 Jan TO 18 Jan")
    moved = _clock(judge)
    _anna(judge, "NOT AWAY")
    assert _clock(judge).deadline == moved.deadline
