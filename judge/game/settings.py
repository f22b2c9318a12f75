"""The one table of a game's settings: name, type, default, who may set it, when, and its line of help.

Each field of `Settings` is a row. SET parsing, LIST, HELP and the reference page are drawn from the rows.
"""
# ruff: noqa: RUF009  # `_setting` is dataclasses.field with a row

from __future__ import annotations

from dataclasses import Field, dataclass, field, fields
from datetime import timedelta
from enum import StrEnum
from typing import Any, TypeVar

from judge.game.roles import Role

T = TypeVar("T")


class Stage(StrEnum):
    """When a setting may change."""

    FORMING = "forming"
    ANY = "any"


class MissingOrders(StrEnum):
    """What happens when grace ends and orders are still missing."""

    WAIT = "wait"
    """NoNMR: the game waits for somebody to take the power over."""
    PROCESS = "process"
    """NMR: the turn is judged without; the power falls into civil disorder."""


class PressMode(StrEnum):
    """Whether letters between players carry their sender."""

    NONE = "none"
    WHITE = "white"
    GREY = "grey"
    BOTH = "white/grey"


class Evidence(StrEnum):
    """What a mail must bring to speak for a seat; a word from the address of record always will do."""

    EITHER = "either"
    """The password, or a mail from the address of record that our border vouches for."""
    PASSWORD = "password"  # noqa: S105  # the name of a rung
    """The password, from any address."""
    BOTH = "both"
    """The password in a mail from the address of record that our border vouches for."""


class Reading(StrEnum):
    """The policy orders are read by; `language.policy` holds what each means."""

    LENIENT = "lenient"
    JUDGE = "judge"
    ANY = "any"
    GSTZ = "gstz"
    """The house rules of a postal zine (seed 004): silence, implied orders and whole sets of orders."""


class Lending(StrEnum):
    """How powers may lend each other their units; DATC 4.E.5 names the kinds."""

    NONE = "no"
    PHASE = "phase"
    """Among the orders of a movement phase, for that phase (seed 002, proxy orders)."""
    STANDING = "standing"
    """Also until revoked (seed 004 §9)."""


@dataclass(frozen=True, slots=True)
class PhaseClock:
    """When a phase of one kind ends.

    `clock` is the minute of the day of a deadline in the game's zone, -1 for any; the deadline is at least
    `next` after the phase opens, on a day of `days` (Sunday first; a letter is a day, lower case one after
    noon only, `-` none); a phase is processed `delay` after the last needed order but never before `min` has
    passed since it opened; `grace` runs from the deadline.
    """

    clock: int
    min: timedelta
    next: timedelta
    grace: timedelta
    delay: timedelta
    days: str


_HOUR = timedelta(hours=1)
MOVES_CLOCK = PhaseClock(1410, 12 * _HOUR, 71 * _HOUR, 167 * _HOUR, _HOUR / 2, "-MTWTF-")
SHORT_CLOCK = PhaseClock(-1, 0 * _HOUR, 23 * _HOUR, 71 * _HOUR, _HOUR / 2, "-mTWTF-")


@dataclass(frozen=True, slots=True)
class Row:
    """How a setting is named, who may set it and when, and its line of help; `usage` is what follows SET."""

    keyword: str
    usage: tuple[str, ...]
    help: str
    who: Role = Role.MASTER
    stage: Stage = Stage.ANY


def _setting(default: T, row: Row) -> T:
    """A field of `Settings` that carries its row."""
    return field(default=default, metadata={"row": row})


@dataclass(frozen=True)
class Settings:
    """Everything a game's master can choose; the defaults are the hobby's."""

    variant: str = _setting(
        "standard", Row("variant", ("VARIANT name",), "The map and start.", stage=Stage.FORMING)
    )
    rulebook: str = _setting(
        "datc3", Row("rulebook", ("RULEBOOK name",), "The edition of the rules.", stage=Stage.FORMING)
    )
    reading: Reading = _setting(
        Reading.LENIENT, Row("orders", ("ORDERS LENIENT|JUDGE|ANY|GSTZ",), "How strictly orders are read.")
    )
    moves: PhaseClock = _setting(
        MOVES_CLOCK,
        Row("moves", ("MOVES CLOCK|MIN|NEXT|GRACE|DELAY|DAYS value …",), "The clock of movement phases."),
    )
    retreats: PhaseClock = _setting(
        SHORT_CLOCK, Row("retreat", ("RETREAT CLOCK|MIN|… value …",), "The clock of retreat phases.")
    )
    builds: PhaseClock = _setting(
        SHORT_CLOCK, Row("builds", ("BUILDS CLOCK|MIN|… value …", "ADJUST …"), "The clock of adjustments.")
    )
    zone: str = _setting(
        "UTC", Row("game zone", ("GAME ZONE Europe/London",), "The time zone of the game's deadlines.")
    )
    missing: MissingOrders = _setting(
        MissingOrders.WAIT,
        Row("nmr", ("NMR", "NONMR"), "After grace: judge without missing orders (NMR) or wait (NONMR)."),
    )
    reminder: timedelta = _setting(
        8 * _HOUR,
        Row("reminder", ("REMINDER hours",), "Remind who owes orders this long before the deadline."),
    )
    gunboat: bool = _setting(
        default=False,
        row=Row(
            "gunboat",
            ("GUNBOAT", "NO GUNBOAT"),
            "Nobody but the master knows who plays what.",
            stage=Stage.FORMING,
        ),
    )
    reveal: bool = _setting(
        default=True,
        row=Row(
            "reveal",
            ("REVEAL", "NO REVEAL"),
            "The end of a gunboat game names everybody.",
            stage=Stage.FORMING,
        ),
    )
    proxies: Lending = _setting(
        Lending.NONE,
        Row(
            "proxies",
            ("PROXY", "STANDING PROXY", "NO PROXY"),
            "Units may be lent: for a phase, or also until revoked.",
        ),
    )
    """DATC 4.E.4, DATC 4.E.5: no order outlives its phase, but a standing proxy where a game has them; else
    proxies are among a phase's orders, or there are none."""
    press: PressMode = _setting(
        PressMode.WHITE, Row("press", ("WHITE", "GREY", "WHITE/GREY", "NO PRESS"), "Letters between players.")
    )
    partial_press: bool = _setting(
        default=True, row=Row("partial", ("PARTIAL", "NO PARTIAL"), "Letters to some players only.")
    )
    moderated: bool = _setting(
        default=True, row=Row("moderated", ("MODERATED", "UNMODERATED"), "Only the master changes settings.")
    )
    evidence: Evidence = _setting(
        Evidence.PASSWORD,
        Row(
            "evidence",
            ("EVIDENCE PASSWORD|EITHER|BOTH",),
            "What proves a sender: password, vouched-for address, or both.",
        ),
    )
    victory: int | None = _setting(
        None, Row("centers", ("CENTERS n",), "Supply centres needed to win; the variant's number if unset.")
    )
    comment: str = _setting("", Row("comment", ("COMMENT text",), "A line shown in lists."))


def rows() -> tuple[tuple[Field[Any], Row], ...]:
    """The table: each field with its row, in the order shown to people."""
    return tuple((f, f.metadata["row"]) for f in fields(Settings))
