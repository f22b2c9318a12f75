"""Who sits where: applicants while a game forms, seats once it runs, its master and observers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from judge.game.roles import PersonId
from judge.rules.phases import Phase
from judge.rules.units import Power


@dataclass(frozen=True, slots=True)
class Applicant:
    """Somebody waiting for a game to start; `preference` as in `SetPreference`."""

    person: PersonId
    password: str
    preference: tuple[tuple[Power, ...], ...] = ()


class SeatState(StrEnum):
    """How a power is being led."""

    PLAYED = "played"
    ABANDONED = "abandoned"
    """Free for anybody to take over; its player of record may still come back by sending orders."""
    DISORDER = "disorder"
    """Units hold, removals by the rulebook; free for anybody, normal when its player returns."""


@dataclass(frozen=True, slots=True)
class Tenure:
    """A person's time at a power, from the phase it began."""

    person: PersonId
    since: Phase


@dataclass(frozen=True, slots=True)
class Seat:
    """A power's chair; `person` 0 is nobody (resigned or ejected), `password` a hash."""

    power: Power
    person: PersonId
    password: str
    state: SeatState = SeatState.PLAYED
    wait: bool = False
    draw: bool = False
    late: int = 0
    tenures: tuple[Tenure, ...] = ()


@dataclass(frozen=True, slots=True)
class Guest:
    """The master or an observer."""

    person: PersonId
    password: str
