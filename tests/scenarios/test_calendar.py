"""Deadlines for calendar programs, as two libraries read what the mails bring."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from email.message import EmailMessage

import ics
import pytest
from icalendar import Calendar, Event

from tests.scenarios.story import StoryJudge, raw_mail, words

ANNA = "anna@aus.example"
ON = "SIGN ON Austria alpha swordA\nSET CALENDAR ON\n"


@pytest.fixture
def alpha(opening: StoryJudge) -> StoryJudge:
    """A running game whose player of Austria has a calendar."""
    opening.deliver(ANNA, "calendar", ON)
    opening.sent.clear()
    return opening


def files(story: StoryJudge, reader: str = ANNA) -> list[EmailMessage]:
    """The calendar files mailed to somebody since the last time, in order."""
    mails, story.sent = story.sent, []
    mine = [mail for mail in mails if mail["To"] == reader]
    return [
        part
        for mail in mine
        for part in mail.iter_attachments()
        if part.get_content_type() == "text/calendar"
    ]


def event(part: EmailMessage) -> Event:
    """The one event of a file, of which the part and the file say alike what to do with it."""
    calendar = Calendar.from_ical(part.get_content())
    assert part.get_param("method") == calendar["METHOD"]
    [found] = calendar.events
    assert isinstance(found, Event)
    return found


def told(part: EmailMessage) -> tuple[str, str, datetime]:
    one = event(part)
    start = one.start
    assert isinstance(start, datetime)
    return str(part.get_param("method")), str(one["UID"]), start


def number(part: EmailMessage) -> int:
    return int(str(event(part)["SEQUENCE"]))


def test_the_answer_says_what_will_come_and_list_brings_it_now(story: StoryJudge) -> None:
    story.play("opening")
    story.deliver(ANNA, "calendar", ON)
    assert "bring it as a file for your calendar" in " ".join(words(story.unread[0]).split())
    assert files(story) == []
    story.deliver(ANNA, "list", "SIGN ON Austria alpha swordA\nLIST alpha\n")
    [part] = files(story)
    assert part.get_filename() == "alpha-S1901M.ics"
    assert told(part) == (
        "PUBLISH",
        "alpha.S1901M.deadline@judge.example",
        datetime(2026, 1, 7, 23, 30, tzinfo=UTC),
    )


def test_two_libraries_read_an_event_alike(alpha: StoryJudge) -> None:
    alpha.deliver(ANNA, "list", "SIGN ON Austria alpha swordA\nLIST alpha\n")
    [part] = files(alpha)
    one, [other] = event(part), ics.Calendar(part.get_content()).events
    assert str(one["SUMMARY"]) == other.name == "alpha S1901M: deadline"
    assert one.start == other.begin.datetime
    assert other.end.datetime - other.begin.datetime == timedelta(minutes=15)
    assert other.transparent
    assert [alarm.trigger for alarm in other.alarms] == [timedelta(days=-1)]
    assert str(one["DESCRIPTION"]) == other.description
    assert other.description == (
        "Movement orders of alpha for Spring of 1901 are due by then, to judge@judge.example. "
        "Deadlines move; the newest mail counts."
    )


def test_results_before_the_deadline_take_it_out_and_bring_the_next(alpha: StoryJudge) -> None:
    alpha.deliver("gina@gm.example", "now", "SIGN ON M alpha gmword\nPROCESS S1901M NOW\n", "pass")
    over, coming = files(alpha)
    assert told(over)[:2] == ("CANCEL", "alpha.S1901M.deadline@judge.example")
    assert event(over)["STATUS"] == "CANCELLED"
    assert told(coming)[:2] == ("PUBLISH", "alpha.F1901M.deadline@judge.example")
    assert files(alpha, "edgar@eng.example") == []


def test_each_change_of_the_deadline_has_a_higher_number(alpha: StoryJudge) -> None:
    master = "SIGN ON M alpha gmword\n"
    numbers = []
    for line in (
        "LIST alpha",
        "SET DEADLINE +24h",
        "PAUSE",
        "RESUME",
        "SET DEADLINE +24h",
        "PROCESS S1901M NOW",
    ):
        alpha.deliver("gina@gm.example", "x", f"{master}{line}\n", "pass")
        if line.startswith("LIST"):
            alpha.deliver(ANNA, "list", "SIGN ON Austria alpha swordA\nLIST alpha\n")
        numbers += [(told(part)[0], number(part)) for part in files(alpha)][:1]
    assert [method for method, _ in numbers] == [
        "PUBLISH",
        "PUBLISH",
        "CANCEL",
        "PUBLISH",
        "PUBLISH",
        "CANCEL",
    ]
    assert [number for _, number in numbers] == sorted({number for _, number in numbers})


def test_a_rollback_brings_the_phase_back_with_a_higher_number(alpha: StoryJudge) -> None:
    alpha.deliver(ANNA, "list", "SIGN ON Austria alpha swordA\nLIST alpha\n")
    [first] = files(alpha)
    alpha.deliver("gina@gm.example", "x", "SIGN ON M alpha gmword\nPROCESS S1901M NOW\n", "pass")
    spring_over, fall = files(alpha)
    alpha.deliver("gina@gm.example", "x", "SIGN ON M alpha gmword\nROLLBACK\n", "pass")
    fall_over, spring = files(alpha)
    assert told(fall_over)[:2] == ("CANCEL", told(fall)[1])
    assert told(spring)[:2] == ("PUBLISH", told(first)[1])
    numbers = [number(one) for one in (first, spring_over, spring)]
    assert numbers == sorted(set(numbers))
    assert number(fall_over) > number(fall)


def test_the_end_takes_the_last_deadline_out(alpha: StoryJudge) -> None:
    alpha.deliver("gina@gm.example", "x", "SIGN ON M alpha gmword\nTERMINATE\n", "pass")
    [part] = files(alpha)
    assert told(part)[:2] == ("CANCEL", "alpha.S1901M.deadline@judge.example")


def test_an_end_taken_back_brings_the_deadline_back(alpha: StoryJudge) -> None:
    master = "SIGN ON M alpha gmword\n"
    alpha.deliver("gina@gm.example", "x", f"{master}TERMINATE\n", "pass")
    [out] = files(alpha)
    alpha.deliver("gina@gm.example", "x", f"{master}RESUME\n", "pass")
    back = files(alpha)[-1]
    assert told(back)[:2] == ("PUBLISH", told(out)[1])
    assert number(back) > number(out)


def test_off_again(alpha: StoryJudge) -> None:
    alpha.deliver(ANNA, "calendar", "SIGN ON Austria alpha swordA\nSET NO CALENDAR\nLIST alpha\n")
    assert files(alpha) == []


def test_neither_on_nor_off_is_refused(alpha: StoryJudge) -> None:
    alpha.deliver(ANNA, "calendar", "SIGN ON Austria alpha swordA\nSET CALENDAR weekly\n")
    assert "Try: SET CALENDAR ON|OFF" in words(alpha.unread[0])


@pytest.mark.parametrize("method", ["REPLY", "COUNTER"])
def test_a_calendar_program_s_own_answer_is_passed_over(alpha: StoryJudge, method: str) -> None:
    raw = raw_mail(ANNA, "Accepted: alpha S1901M: deadline", "A Vie - Gal\n", "<cal@aus.example>", "pass")
    head, _, body = raw.partition(b"\r\n\r\n")
    own = (one for one in head.split(b"\r\n") if not one.lower().startswith((b"content-", b"mime-")))
    kept = b"\r\n".join(own)
    parts = (
        b'\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\n'
        b"Content-Type: text/plain\r\n\r\n" + body + b"\r\n--b\r\n"
        b"Content-Type: text/calendar; method=" + method.encode() + b"\r\n\r\nBEGIN:VCALENDAR\r\n--b--\r\n"
    )
    alpha.deliver_raw(kept + parts)
    assert alpha.unread == []
    alpha.deliver(ANNA, "list", "SIGN ON Austria alpha swordA\n")
    assert "Vienna -> Galicia" not in words(alpha.unread[0])


def test_a_gunboat_game_s_event_names_nobody(story: StoryJudge) -> None:
    story.play("parts/gunboat-start")
    story.deliver("edgar@eng.example", "x", "SIGN ON England gun swordE\nSET CALENDAR ON\nLIST gun\n")
    [part] = [one for mail in story.unread for one in mail.iter_attachments()]
    for name in ("Anna", "Edgar", "Gina", "eng.example", "aus.example"):
        assert name not in part.get_content()
