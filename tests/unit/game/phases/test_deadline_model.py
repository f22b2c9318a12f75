"""The deadline model: for each rule of the clock what comes at which hour, until the phase is judged.

The clock of every row begins on Monday 5 January at noon: a deadline a day later, three days of grace, judged
half an hour after the last order.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from judge.game import machine
from judge.game.commands.master import Pause, Resume, SetDeadline, SetGrace, SetStart
from judge.game.commands.member import EndAbsence, SetAbsence, SetWait
from judge.game.events import ReminderDue, WentLate
from judge.game.settings import Holiday, MissingOrders
from judge.game.state import Game
from tests.rows import each_row
from tests.unit.game.seven_players import (
    DAY,
    HOUR,
    MASTER,
    NOON,
    PLAIN,
    QUICK,
    all_complete,
    at,
    complete,
    do,
    give,
    names,
    player,
    running,
)

HOMES = {"FRANCE": "A PAR", "GERMANY": "A MUN", "TURKEY": "A CON"}
CENTRES = {"FRANCE": "PAR", "GERMANY": "MUN", "TURKEY": "CON"}
LATEST = NOON + 30 * DAY
_SHOWN = {
    "ReminderDue",
    "WentLate",
    "Abandoned",
    "FellIntoDisorder",
    "PhaseJudged",
    "MasterAwaited",
}

Deed = Callable[[Game], Game]


def clock(**values: Any) -> dict[str, Any]:
    return {"moves": replace(QUICK, **values)}


def ordered(*powers: str, after: float = 1) -> Deed:
    """These powers order everything so many hours after the phase opened."""

    def deed(game: Game) -> Game:
        for power in powers:
            game = complete(game, power, NOON + after * HOUR)
        return game

    return deed


def late(power: str, after: float) -> Deed:
    """The deadline passes, and then the power orders everything."""

    def deed(game: Game) -> Game:
        game, _ = machine.expire(game, NOON + DAY)
        return give(game, power, HOMES[power] + " H", now=NOON + after * HOUR)[0]

    return deed


def said(actor: Any, command: Any, after: float = 1) -> Deed:
    return lambda game: do(game, actor, command, NOON + after * HOUR)[0]


def reminded(after: float) -> Deed:
    """What is due so many hours after the phase opened is done."""
    return lambda game: machine.expire(game, NOON + after * HOUR)[0]


ALL = ordered("FRANCE", "GERMANY", "TURKEY")
TWO = ordered("FRANCE", "GERMANY")


def timeline(game: Game) -> list[str]:
    """What time brings until the phase is judged, each with its hour."""
    found: list[str] = []
    first = game.number
    while game.number == first and (due := machine.next_due(game)) is not None and due < LATEST:
        game, events = machine.expire(game, due)
        found += [f"{(due - NOON) / HOUR:g} {name}" for name in names(events) if name in _SHOWN]
        if "Abandoned" in names(events):  # from here on the game asks for a replacement
            break
    return found


@each_row(
    ("rule", "settings", "deeds", "expected"),
    [
        ("DELAY: half an hour after the last order", {}, [ALL], ["1.5 PhaseJudged"]),
        ("DELAY 4", clock(delay=4 * HOUR), [ALL], ["5 PhaseJudged"]),
        ("DELAY never reaches past the deadline", clock(delay=99 * HOUR), [ALL], ["24 PhaseJudged"]),
        ("MIN: not before", clock(min=12 * HOUR), [ALL], ["12 PhaseJudged"]),
        ("MIN past the deadline: at the deadline", clock(min=99 * HOUR), [ALL], ["24 PhaseJudged"]),
        ("NEXT 48", clock(next=48 * HOUR, min=99 * HOUR), [ALL], ["48 PhaseJudged"]),
        ("CLOCK 20:00", clock(clock=1200, min=99 * HOUR), [ALL], ["32 PhaseJudged"]),
        ("DAYS: Thursdays", clock(days="----T--", min=99 * HOUR), [ALL], ["72 PhaseJudged"]),
        (
            "DAYS: after noon on a small letter",
            clock(clock=600, days="--tW---", min=99 * HOUR),
            [ALL],
            ["46 PhaseJudged"],
        ),
        (
            "WAIT: at the deadline",
            {},
            [said(player("FRANCE"), SetWait(wait=True)), ALL],
            ["24 PhaseJudged"],
        ),
        (
            "SET START: not before",
            {},
            [said(MASTER, SetStart(NOON + 20 * HOUR)), ALL],
            ["20 PhaseJudged"],
        ),
        (
            "late: named at the deadline, and each day of grace",
            {"reminder": ()},
            [TWO],
            ["24 WentLate", "48 WentLate", "72 WentLate", "96 Abandoned"],
        ),
        (
            "GRACE 30, orders in grace count",
            {"reminder": (), **clock(grace=30 * HOUR)},
            [TWO],
            ["24 WentLate", "48 WentLate", "54 Abandoned"],
        ),
        (
            "no grace: judged at the deadline",
            {"reminder": (), "missing": MissingOrders.PROCESS, **clock(grace=0 * HOUR)},
            [TWO],
            ["24 WentLate", "24 FellIntoDisorder", "24 PhaseJudged"],
        ),
        (
            "NMR: judged when grace ends",
            {"reminder": (), "missing": MissingOrders.PROCESS},
            [TWO],
            ["24 WentLate", "48 WentLate", "72 WentLate", "96 FellIntoDisorder", "96 PhaseJudged"],
        ),
        (
            "NMR TWICE: judged when grace ends, and nobody loses his power the first time",
            {"reminder": (), "missing": MissingOrders.TWICE},
            [TWO],
            ["24 WentLate", "48 WentLate", "72 WentLate", "96 PhaseJudged"],
        ),
        (
            "NMR FIRST: in a later season as NMR",
            {"reminder": (), "missing": MissingOrders.FIRST},
            [TWO],
            ["24 WentLate", "48 WentLate", "72 WentLate", "96 FellIntoDisorder", "96 PhaseJudged"],
        ),
        (
            "NMR HOUSE: in a later season as TWICE",
            {"reminder": (), "missing": MissingOrders.HOUSE},
            [TWO],
            ["24 WentLate", "48 WentLate", "72 WentLate", "96 PhaseJudged"],
        ),
        (
            "NMR BOT: the bots are asked when grace ends",
            {"reminder": (), "missing": MissingOrders.BOT},
            [TWO],
            ["24 WentLate", "48 WentLate", "72 WentLate", "96 FellIntoDisorder"],
        ),
        (
            "NO LATE ORDERS: what comes in grace ends nothing by itself",
            {"reminder": (), "missing": MissingOrders.PROCESS, "late_orders": False},
            [TWO, late("TURKEY", after=30)],
            ["48 WentLate", "72 WentLate", "96 FellIntoDisorder", "96 PhaseJudged"],
        ),
        (
            "TWO SEASONS: a spring is judged with the moves",
            {"two_seasons": True},
            [ALL],
            ["1.5 PhaseJudged"],
        ),
        (
            "grace on a day of the game",
            {"reminder": (), "missing": MissingOrders.PROCESS, **clock(days="-MTW---")},
            [TWO],
            [
                *(f"{hours} WentLate" for hours in range(24, 168, 24)),
                "168 FellIntoDisorder",
                "168 PhaseJudged",
            ],
        ),
        (
            "STRICT GRACE: to the hour",
            {
                "reminder": (),
                "missing": MissingOrders.PROCESS,
                "strict_grace": True,
                **clock(days="-MTW---"),
            },
            [TWO],
            ["24 WentLate", "48 WentLate", "72 WentLate", "96 FellIntoDisorder", "96 PhaseJudged"],
        ),
        (
            "a WAIT does not hold a late phase",
            {"reminder": ()},
            [said(player("FRANCE"), SetWait(wait=True)), TWO, ordered("TURKEY", after=30)],
            ["30.5 PhaseJudged"],
        ),
        (
            "REMINDER 24 3: twice, to who owes",
            {"reminder": (20 * HOUR, 3 * HOUR), **clock(grace=0 * HOUR)},
            [],
            ["4 ReminderDue", "21 ReminderDue", "24 WentLate", "24 Abandoned"],
        ),
        (
            "REMINDER 8, and nobody owes",
            {"reminder": (8 * HOUR,), **clock(min=99 * HOUR)},
            [ALL],
            ["24 PhaseJudged"],
        ),
        (
            "MANUAL PROCESS: the master is told, once",
            {"manual_process": True},
            [ALL],
            ["1.5 MasterAwaited"],
        ),
        (
            "SET DEADLINE: later, and its grace with it",
            {"reminder": ()},
            [said(MASTER, SetDeadline(NOON + 40 * HOUR)), TWO],
            ["40 WentLate", "64 WentLate", "88 WentLate", "112 Abandoned"],
        ),
        (
            "SET DEADLINE: earlier, as the master alone moves it",
            {"reminder": ()},
            [said(MASTER, SetDeadline(NOON + 4 * HOUR)), TWO],
            ["4 WentLate", "28 WentLate", "52 WentLate", "76 Abandoned"],
        ),
        (
            "a WAIT taken back",
            {},
            [said(player("FRANCE"), SetWait(wait=True)), said(player("FRANCE"), SetWait(wait=False), 2), ALL],
            ["1.5 PhaseJudged"],
        ),
        ("PAUSE: nothing comes", {}, [TWO, said(MASTER, Pause())], []),
        (
            "RESUME: the time that was left, and its grace",
            {"reminder": (8 * HOUR,)},
            [TWO, said(MASTER, Pause()), said(MASTER, Resume(), 50)],
            ["65 ReminderDue", "73 WentLate", "97 WentLate", "121 WentLate", "145 Abandoned"],
        ),
        (
            "RESUME: no reminder a second time",
            {"reminder": (20 * HOUR, 8 * HOUR)},
            [reminded(10), TWO, said(MASTER, Pause(), 10), said(MASTER, Resume(), 50)],
            ["56 ReminderDue", "64 WentLate", "88 WentLate", "112 WentLate", "136 Abandoned"],
        ),
        (
            "RESUME: two pauses, and orders in the second",
            {"reminder": (), "missing": MissingOrders.PROCESS},
            [
                said(MASTER, Pause(), 2),
                said(MASTER, Resume(), 12),
                said(MASTER, Pause(), 13),
                TWO,
                said(MASTER, Resume(), 33),
            ],
            ["54 WentLate", "78 WentLate", "102 WentLate", "126 FellIntoDisorder", "126 PhaseJudged"],
        ),
        (
            "PAUSE UNTIL: the time that was left",
            {"reminder": ()},
            [TWO, said(MASTER, Pause(until=NOON + 41 * HOUR)), reminded(41)],
            ["64 WentLate", "88 WentLate", "112 WentLate", "136 Abandoned"],
        ),
        (
            "RESUME: in grace, the time left of it",
            {"reminder": ()},
            [TWO, reminded(30), said(MASTER, Pause(), 30), said(MASTER, Resume(), 230)],
            ["248 WentLate", "272 WentLate", "296 Abandoned"],
        ),
        (
            "RESUME: on a day of the game, at its clock",
            {"reminder": (), **clock(clock=1200, days="-MTWTF-", grace=0 * HOUR)},
            [TWO, said(MASTER, Pause(), 2), said(MASTER, Resume(), 98)],
            ["176 WentLate", "176 Abandoned"],
        ),
        (
            "RESUME: after moments, the same deadline",
            {"reminder": (), **clock(clock=1200, grace=24 * HOUR)},
            [TWO, said(MASTER, Pause(), 2), said(MASTER, Resume(), 2 + 20 / 3600)],
            ["32 WentLate", "56 Abandoned"],
        ),
        (
            "MAX ABSENCE 0: no absence moves it without the master",
            {"reminder": (), "max_absence": 0, **clock(grace=0 * HOUR)},
            [said(player("TURKEY"), SetAbsence(NOON + 20 * HOUR, NOON + 40 * HOUR)), TWO],
            ["24 WentLate", "24 Abandoned"],
        ),
        (
            "SET GRACE",
            {"reminder": ()},
            [said(MASTER, SetGrace(NOON + 60 * HOUR)), TWO],
            ["24 WentLate", "48 WentLate", "60 Abandoned"],
        ),
        (
            "an absence of who owes orders",
            {"reminder": (), **clock(grace=0 * HOUR)},
            [said(player("TURKEY"), SetAbsence(NOON + 20 * HOUR, NOON + 40 * HOUR)), TWO],
            ["72 WentLate", "72 Abandoned"],
        ),
        (
            "an absence of who has ordered counts for nothing",
            {"reminder": (), **clock(grace=0 * HOUR)},
            [TWO, said(player("FRANCE"), SetAbsence(NOON + 20 * HOUR, NOON + 40 * HOUR))],
            ["24 WentLate", "24 Abandoned"],
        ),
        (
            "an absence taken back leaves the deadline where it is",
            {"reminder": (), **clock(grace=0 * HOUR)},
            [
                said(player("TURKEY"), SetAbsence(NOON + 20 * HOUR, NOON + 40 * HOUR)),
                said(player("TURKEY"), EndAbsence(), 2),
                TWO,
            ],
            ["72 WentLate", "72 Abandoned"],
        ),
        (
            "a holiday of the game",
            {
                "reminder": (),
                "holidays": (Holiday(date(2020, 1, 6), date(2020, 1, 7)),),
                **clock(grace=0 * HOUR),
            },
            [TWO],
            ["72 WentLate", "72 Abandoned"],
        ),
    ],
)
def test_what_comes_when(rule: str, settings: dict[str, Any], deeds: list[Deed], expected: list[str]) -> None:
    game = at("S1903M", HOMES, CENTRES, replace(PLAIN, **settings))
    for deed in deeds:
        game = deed(game)
    assert timeline(game) == expected, rule


@pytest.mark.parametrize(
    ("strict", "judged"), [(False, "30.5 PhaseJudged"), (True, "96 PhaseJudged")], ids=["plain", "strict"]
)
def test_a_strict_wait_holds_a_late_phase_until_grace_ends(judged: str, *, strict: bool) -> None:
    game = at("S1903M", HOMES, CENTRES, replace(PLAIN, reminder=(), strict_wait=strict))
    game = TWO(said(player("FRANCE"), SetWait(wait=True))(game))
    late, _ = machine.expire(game, NOON + DAY)
    late = complete(late, "TURKEY", NOON + 30 * HOUR)
    assert timeline(late) == [judged]


def test_who_has_never_written_is_nudged_after_half_of_a_long_first_phase() -> None:
    settings = replace(PLAIN, reminder=(), moves=replace(QUICK, next=3 * DAY, grace=0 * HOUR))
    game = all_complete(running(settings), but=("TURKEY", "ITALY"))
    quiet = replace(game, seats=tuple(replace(s, heard=s.power != "TURKEY") for s in game.seats))
    due = machine.next_due(quiet)
    assert due == NOON + 36 * HOUR
    _, events = machine.expire(quiet, due)
    assert [e.powers for e in events if isinstance(e, ReminderDue) and e.nudge] == [("TURKEY",)]
    assert timeline(game) == ["72 WentLate", "72 Abandoned"]
    short = running(replace(settings, moves=replace(QUICK, next=1.9 * DAY)))
    unheard = replace(short, seats=tuple(replace(s, heard=False) for s in short.seats))
    assert machine.next_due(unheard) != NOON + 0.95 * DAY


@pytest.mark.parametrize(
    ("reminder", "at_hour", "nudges"),
    [(12, 36, [True]), (12, 60, [False]), (12, 64, [False]), (48, 40, [False]), (36, 36, [False])],
)
def test_a_nudge_and_a_reminder_that_are_due_together_are_one_mail(
    reminder: int, at_hour: int, nudges: list[bool]
) -> None:
    settings = replace(PLAIN, reminder=(reminder * HOUR,), moves=replace(QUICK, next=3 * DAY, grace=0 * HOUR))
    game = all_complete(running(settings), but=("TURKEY",))
    quiet = replace(game, seats=tuple(replace(s, heard=s.power != "TURKEY") for s in game.seats))
    told, events = machine.expire(quiet, NOON + at_hour * HOUR)
    assert [(e.powers, e.nudge) for e in events if isinstance(e, ReminderDue)] == [
        (("TURKEY",), nudge) for nudge in nudges
    ]
    _, events = machine.expire(told, NOON + 71 * HOUR)
    assert not any(e.nudge for e in events if isinstance(e, ReminderDue))


def test_the_late_count_is_that_of_phases_not_of_notices() -> None:
    game = TWO(at("S1903M", HOMES, CENTRES, replace(PLAIN, reminder=())))
    assert game.clock is not None
    game, events = machine.expire(game, game.clock.deadline)
    game, again = machine.expire(game, NOON + 3 * DAY)
    assert [e.first for e in (*events, *again) if isinstance(e, WentLate)] == [True, False]
    assert {seat.power: seat.late for seat in game.seats if seat.late} == {"TURKEY": 1}
