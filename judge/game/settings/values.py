"""The values that settings may have beside numbers and texts: choices, and the clock of a kind of phase."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum


class MissingOrders(StrEnum):
    """What happens when grace ends and orders are still missing."""

    WAIT = "wait"
    """NoNMR: the game waits for somebody to take the power over."""
    PROCESS = "process"
    """NMR: the turn is judged without; the power falls into civil disorder."""
    BOT = "bot"
    """NMR BOT: likewise, but a bot of the judge's orders for the power until somebody takes it over."""


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
