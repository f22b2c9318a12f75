"""Commands that name a time: lengths and dates that nobody means are mistakes of the player's, never ours."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from judge.game.commands.member import Extend, SetAbsence
from judge.game.message import message
from judge.language.commands.dates import moment
from judge.language.commands.periods import EXAMPLES
from judge.language.problems import Problem
from judge.language.statements import Understood
from tests.messages import worded
from tests.rows import each_row
from tests.unit.language.positions import NOW, answer, answers, context

DEADLINE = NOW + timedelta(days=7)
HERE = context(zone="UTC", deadline=DEADLINE)
COMMANDS = [
    "EXTEND",
    "PAUSE",
    "PAUSE UNTIL",
    "SET DEADLINE",
    "SET GRACE",
    "SET START",
    "AWAY",
    "AWAY FOR",
    "SET ABSENCE",
    "BACK",
    "HISTORY FROM",
    "SET HOLIDAYS",
    "SET MOVES NEXT",
    "SET VOTE CLOCK",
]
TIMES = [
    "+20000h",
    "+99999d",
    "+9999999999999999999w",
    "for 99999 weeks",
    "20000h",
    "31 Dec 9999",
    "9999-12-31 23:59",
    "1 Jan 0001",
    "1 Jan to 31 Dec 9999",
    "29 Feb 2999 to 99999999999999",
]


@each_row("time", TIMES)
@each_row("command", COMMANDS)
def test_a_time_that_nobody_means_is_answered(command: str, time: str) -> None:
    assert answers(f"{command} {time}", HERE)


@each_row("time", ["+99999h", "+99999d", "99999 weeks", "9" * 20 + "m"])
@each_row("command", ["EXTEND", "PAUSE", "PAUSE FOR"])
def test_a_length_beyond_all_calendars_is_refused(command: str, time: str) -> None:
    found = answer(f"{command} {time}", HERE)
    assert isinstance(found, Problem)
    assert "too far" in worded(found.message)


def test_more_time_than_two_months_is_asked_about() -> None:
    found = answer("EXTEND +9999h", HERE)
    assert isinstance(found, Problem)
    assert found.hint == message("if-you-mean-it", line="EXTEND +9999h YES")


@pytest.mark.parametrize("said", ["EXTEND +9999h YES", "extend by 9999h yes", "EXTEND 9999 hours, yes"])
def test_more_time_than_two_months_is_had_for_a_yes(said: str) -> None:
    found = answer(said, HERE)
    assert isinstance(found, Understood), found
    assert found.command == Extend(DEADLINE + timedelta(hours=9999))


@pytest.mark.parametrize(
    ("said", "at"),
    [
        ("EXTEND Friday", "2026-01-23 23:30"),
        ("EXTEND till next Friday", "2026-01-23 23:30"),
        ("EXTEND until Fri 18:00", "2026-01-23 18:00"),
        ("EXTEND Freitag", "2026-01-23 23:30"),
        ("EXTEND Monday", "2026-01-26 23:30"),
    ],
)
def test_a_day_of_the_week_is_the_first_after_the_deadline(said: str, at: str) -> None:
    """Friday the 9th; the deadline is on Tuesday the 20th."""
    now, deadline = datetime(2026, 1, 9, 12, 50, tzinfo=UTC), datetime(2026, 1, 20, 23, 30, tzinfo=UTC)
    found = answer(said, replace(HERE, now=now, deadline=deadline))
    assert isinstance(found, Understood), found
    assert found.command == Extend(datetime.fromisoformat(f"{at}+00:00"))


@pytest.mark.parametrize(
    ("said", "until"),
    [
        ("AWAY 3 days", "2026-01-08 23:59"),
        ("AWAY 3d", "2026-01-08 23:59"),
        ("AWAY for a week", "2026-01-12 23:59"),
        ("AWAY until Monday", "2026-01-12 23:59"),
        ("AWAY bis Montag", "2026-01-12 23:59"),
        ("AWAY until Tuesday", "2026-01-06 23:59"),
        ("AWAY until tonight", "2026-01-05 23:59"),
    ],
)
def test_an_absence_from_now_on_ends_on_the_day_that_is_meant(said: str, until: str) -> None:
    """Said on a Monday."""
    now = datetime(2026, 1, 5, 8, 50, tzinfo=UTC)
    found = answer(said, replace(HERE, now=now, power="FRANCE"))
    assert isinstance(found, Understood), found
    assert found.command == SetAbsence(now, datetime.fromisoformat(f"{until}+00:00"))


def test_an_absence_of_years_is_told_how_long_one_may_be() -> None:
    found = answer("AWAY 9 Jan TO 31 Dec 2027", HERE)
    assert isinstance(found, Problem)
    assert "longer than 100 days" in worded(found.message)


@pytest.mark.parametrize(
    ("said", "hint"),
    [
        ("EXTEND +48h my car broke down", "EXTEND +48h, and your other words on a line below it."),
        ("EXTEND Fri 20:00 sorry", "EXTEND Fri 20:00, and your other words on a line below it."),
        (
            "AWAY 10 Jan TO 20 Jan with my family",
            "AWAY 10 Jan TO 20 Jan, and your other words on a line below it.",
        ),
    ],
)
def test_a_time_with_a_reason_behind_it_is_told_where_the_reason_goes(said: str, hint: str) -> None:
    found = answer(said, replace(HERE, power="FRANCE"))
    assert isinstance(found, Problem)
    assert worded(found.hint) == hint


@pytest.mark.parametrize("said", ["AWAY 10 Jan TO 20 Jan or 22 Jan", "AWAY Monday TO Friday but Wednesday"])
def test_what_names_another_time_behind_it_is_not_cut_off(said: str) -> None:
    found = answer(said, replace(HERE, power="FRANCE"))
    assert isinstance(found, Problem)
    assert found.hint == message("write-as-in", examples=(f"AWAY {EXAMPLES[0]}", *EXAMPLES[1:]))


@pytest.mark.parametrize(
    ("written", "hour", "minute"),
    [
        ("2026-03-29 01:59 Europe/Berlin", 0, 59),
        ("2026-03-29 02:00 Europe/Berlin", 1, 0),
        ("2026-03-29 02:30 Europe/Berlin", 1, 0),
        ("29 Mar 2026 02:59 Europe/Berlin", 1, 0),
        ("2026-03-29 03:00 Europe/Berlin", 1, 0),
        ("2026-03-29 03:30 Europe/Berlin", 1, 30),
        ("2026-03-29 01:30 Europe/London", 1, 0),
        ("2026-10-25 02:30 Europe/Berlin", 0, 30),
        ("2026-03-29 02:30 UTC", 2, 30),
    ],
)
def test_a_time_that_clocks_skip_is_when_they_go_forward(written: str, hour: int, minute: int) -> None:
    read = moment(written, datetime(2026, 3, 20, 12, tzinfo=UTC), "UTC")
    assert (read.at.hour, read.at.minute) == (hour, minute)
