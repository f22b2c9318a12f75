"""A classic game: the contents of its files or its LIST, before a board gives the names a meaning.

What cannot be read is a `ClassicGameError`, a sentence for the keeper. Times are in UTC; the lines of clocks
have a minute of the day, or -1, and hours.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum

from judge.game.settings.values import PhaseClock, PressMode
from judge.game.state import SeatState
from judge.rules.phases import Phase


class ClassicGameError(Exception):
    """What prevents a classic game from being read, in a sentence."""


class Part(StrEnum):
    """The role of a person in a game who plays no power."""

    MASTER = "master"
    OBSERVER = "observer"


@dataclass(frozen=True, slots=True)
class Member:
    """A person in a game: the power's name as written, or a role; `address` "" is nobody."""

    name: str
    address: str
    state: SeatState = SeatState.PLAYED

    @property
    def part(self) -> Part | None:
        """Their role, None for a player."""
        return Part(self.name.lower()) if self.name.lower() in [*Part] else None


@dataclass(frozen=True, slots=True)
class WrittenUnit:
    """A unit as written: power, A or F, place, and, if it is dislodged, the places it may go to."""

    power: str
    kind: str
    place: str
    retreats: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class ClassicGame:
    """Everything about the game on the other judge: its phase, its deadline, its people."""

    name: str
    variant: str
    number: int
    phase: Phase
    deadline: datetime
    grace: datetime | None
    members: tuple[Member, ...]
    units: tuple[WrittenUnit, ...]
    centres: Mapping[str, tuple[str, ...]]
    """By the owner's name as written."""
    waits: bool = True
    """Whether the game waits for replacements (NoNMR)."""
    gunboat: bool = False
    blind: bool = False
    paused: bool = False
    press: PressMode | None = None
    clocks: Mapping[str, PhaseClock] = field(default_factory=dict)
    """By the setting's name: moves, retreats, builds."""


_PHASE = re.compile(r"([SUFW]\d{4}[MRBA])([PXS]?)")
_CLOCK = re.compile(
    r"^\s*(Move|Retreat|Adjust)s?\s+clock\s+(-?\d+)\s+min\s+([\d.]+)\s+next\s+([\d.]+)"
    r"\s+grace\s+([\d.]+)\s+delay\s+([\d.]+)\s+days\s+([SMTWFsmtwf-]{7})\s*$",
    re.MULTILINE,
)
_SETTINGS = {"Move": "moves", "Retreat": "retreats", "Adjust": "builds"}


def phase_of(code: str, name: str) -> tuple[Phase, bool]:
    """Return a phase and whether the game is paused in it: `F1903MP`."""
    match = _PHASE.fullmatch(code)
    if match is None:
        raise ClassicGameError(f"{name} has no phase that can be played: {code}. Has it begun?")
    if match[2] == "X":
        raise ClassicGameError(f"{name} is over ({code}).")
    if match[2] == "S":
        raise ClassicGameError(f"{name} is being set up by its master ({code}): start it there first.")
    return Phase.parse(match[1]), match[2] == "P"


def clocks_in(text: str) -> Mapping[str, PhaseClock]:
    """Return the clocks of a game: the three lines are the same in the files and in LIST."""
    return {_SETTINGS[row[0]]: _clock(row) for row in _CLOCK.findall(text)}


def _clock(row: Iterable[str]) -> PhaseClock:
    _, minute, *hours, days = row
    least, next_, grace, delay = (timedelta(hours=float(one)) for one in hours)
    return PhaseClock(int(minute), least, next_, grace, delay, days)
