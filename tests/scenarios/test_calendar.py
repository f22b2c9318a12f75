"""Deadlines for calendar programs, as two libraries read what the mails bring."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from email.policy import SMTP

import ics
import pytest
from icalendar import Calendar, Event

from tests.messages import expression, says
from tests.scenarios.story import StoryJudge, words
from tests.services import BORDER

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
    assert says(words(story.unread[0]), "calendar-on")
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
    due = expression(
        "calendar-orders-due",
        kind="movement",
        game="alpha",
        season="Spring of 1901",
        judge="judge@judge.example",
    )
    assert due.fullmatch(other.description)


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


def test_a_phase_that_ends_the_game_is_taken_out_once(alpha: StoryJudge) -> None:
    master = "SIGN ON M alpha gmword\n"
    alpha.deliver("gina@gm.example", "x", f"{master}SET LAST YEAR 1901\nPROCESS S1901M NOW\n", "pass")
    files(alpha)
    alpha.deliver("gina@gm.example", "x", f"{master}PROCESS F1901M NOW\n", "pass")
    assert alpha.last(ANNA, "Draw Declared")
    assert [told(part)[:2] for part in files(alpha)] == [("CANCEL", "alpha.F1901M.deadline@judge.example")]


def test_the_same_deadline_again_is_no_news(alpha: StoryJudge) -> None:
    master = "SIGN ON M alpha gmword\n"
    for line in ("SET DEADLINE 2026-01-09 20:00 UTC", "SET GRACE 2026-01-12 20:00 UTC"):
        alpha.deliver("gina@gm.example", "x", f"{master}{line}\n", "pass")
        assert [told(part)[0] for part in files(alpha)] == ["PUBLISH"]
        alpha.deliver("gina@gm.example", "x", f"{master}{line}\n", "pass")
        [answer] = alpha.unread
        assert says(words(answer), "setting-same")
        assert files(alpha) == []


def test_the_judge_organizes_what_it_publishes_and_takes_out(alpha: StoryJudge) -> None:
    """RFC 5546 §3.2.1 and §3.2.5: exactly one ORGANIZER, and in what is published no ATTENDEE."""
    alpha.deliver("gina@gm.example", "now", "SIGN ON M alpha gmword\nPROCESS S1901M NOW\n", "pass")
    for part in files(alpha):
        assert str(event(part)["ORGANIZER"]) == "mailto:judge@judge.example"
        assert "ATTENDEE" not in event(part)
        [other] = ics.Calendar(part.get_content()).events
        assert other.organizer is not None
        assert other.organizer.email == "judge@judge.example"


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


def calendar_answer(text: str, method: str = "REPLY") -> bytes:
    """A mail with a calendar program's answer to the event of the deadline."""
    message = EmailMessage(policy=SMTP)
    message["Authentication-Results"] = f"{BORDER}; dmarc=pass header.from=aus.example"
    message["From"], message["To"] = ANNA, "judge@judge.example"
    message["Subject"], message["Message-ID"] = "Accepted: alpha S1901M: deadline", "<cal@aus.example>"
    message.set_content(text)
    message.add_attachment("BEGIN:VCALENDAR\n", subtype="calendar", params={"method": method})
    return message.as_bytes()


GENERATED = {
    "Google": (
        "Anna Aust has accepted this invitation.\n"
        "alpha S1901M: deadline\n"
        "Wednesday Jan 7, 2026 - 11:30pm - 11:45pm\n"
        "Central European Time - Vienna\n"
        "Movement orders for alpha, Spring 1901: send them to judge@judge.example by this time. "
        "Deadlines can move, so the newest email counts.\n"
        "Organizer\n"
        "judge@judge.example\n"
        "Guests\n"
        "judge@judge.example - organizer\n"
        "Anna Aust\n"
        "Reply for anna@aus.example\n"
        "Yes\n"
        "No\n"
        "Maybe\n"
    ),
    "Google, earlier": (
        "*Anna Aust has accepted this invitation.*\n"
        "Title: alpha S1901M: deadline\n"
        "When: Wed Jan 7, 2026 11:30pm - 11:45pm Vienna\n"
        "Where: Vienna\n"
        "Calendar: judge@judge.example\n"
        "Who: \n"
        "    * judge@judge.example - organizer\n"
        "    * Anna Aust\n"
        "Going? Yes - Maybe - No\n"
    ),
    "Outlook": (
        "Accepted\nWhen: Wednesday, January 7, 2026 11:30 PM-11:45 PM.\nWhere: \n*~*~*~*~*~*~*~*~*~*\n"
    ),
    "Outlook, appointment": (
        "-----Original Appointment-----\n"
        "From: judge@judge.example\n"
        "Sent: Monday, January 5, 2026 2:00 PM\n"
        "To: Anna\n"
        "Subject: Accepted: alpha\n"
        "When: x\n"
        "Where: \n"
    ),
    "Apple": (
        'Anna Aust has accepted the invitation to the event: "alpha S1901M: deadline", '
        "scheduled for January 7, 2026 at 11:30 PM (CET).\n"
    ),
    "iCloud": (
        "anna@aus.example has accepted your iCloud calendar event\n"
        "alpha S1901M: deadline\n"
        "Wednesday, January 7\n"
        "11:30 PM - 11:45 PM CET\n"
    ),
    "Thunderbird": ("Anna Aust has accepted your event invitation.\n"),
    "Sunbird": ("Event Invitation Reply (Accepted): alpha S1901M: deadline\nAnna has confirmed attendance\n"),
    "Google, German": (
        "Anna Aust hat diese Einladung angenommen.\n"
        "Wann Mi 7. Jan. 2026 23:30\n"
        "Kalender judge@judge.example\n"
        "Wer\n"
        "    * judge@judge.example - Organisator\n"
    ),
    "Zimbra": (
        "Accept: The following is a new meeting request:\n"
        "Subject: alpha S1901M: deadline\n"
        "Organizer: <judge@judge.example>\n"
        "Time: Wednesday, January 7, 2026, 11:30:00 PM - 11:45:00 PM\n"
        "Invitees: anna@aus.example\n"
        "*~*~*~*~*~*~*~*~*~*\n"
        "Yes, I will attend.\n"
    ),
}
"""What calendar programs write into the text of their answers."""


@pytest.mark.parametrize("text", ["\n", *GENERATED.values()], ids=["nothing", *GENERATED])
@pytest.mark.parametrize("method", ["REPLY", "COUNTER"])
def test_a_calendar_program_s_own_answer_is_passed_over(alpha: StoryJudge, method: str, text: str) -> None:
    alpha.deliver_raw(calendar_answer(text, method))
    assert alpha.unread == []


def test_orders_beside_a_calendar_program_s_answer_count(alpha: StoryJudge) -> None:
    alpha.deliver_raw(calendar_answer("SIGN ON Austria alpha swordA\nA Vie - Gal\n"))
    assert "Vienna -> Galicia" in words(alpha.unread[0])


@pytest.mark.parametrize("name", ["Outlook", "Outlook, appointment", "Apple"])
def test_orders_above_what_the_calendar_program_writes_count(alpha: StoryJudge, name: str) -> None:
    alpha.deliver_raw(calendar_answer(f"SIGN ON Austria alpha swordA\nA Vie - Gal\n\n{GENERATED[name]}"))
    assert "Vienna -> Galicia" in words(alpha.unread[0])
    assert "REJECTED" not in words(alpha.unread[0])


def test_what_a_calendar_program_quotes_of_orders_is_not_given(alpha: StoryJudge) -> None:
    alpha.deliver_raw(calendar_answer("Accepted\n\n> SIGN ON Austria alpha swordA\n> A Vie - Gal\n"))
    assert alpha.unread == []


def test_a_gunboat_game_s_event_names_nobody(story: StoryJudge) -> None:
    story.play("parts/gunboat-start")
    story.deliver("edgar@eng.example", "x", "SIGN ON England gun swordE\nSET CALENDAR ON\nLIST gun\n")
    [part] = [one for mail in story.unread for one in mail.iter_attachments()]
    for name in ("Anna", "Edgar", "Gina", "eng.example", "aus.example"):
        assert name not in part.get_content()
