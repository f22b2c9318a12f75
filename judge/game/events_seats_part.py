"""Events of people: who joined, watches, took over, left, came back."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from judge.game.roles import Actor, PersonId
from judge.rules.units import Power


@dataclass(frozen=True, slots=True)
class Created:
    """The game exists and waits for players."""

    master: PersonId


@dataclass(frozen=True, slots=True)
class Joined:
    """Applicant number `number` signed on; `needed` more start the game."""

    person: PersonId
    number: int
    needed: int


@dataclass(frozen=True, slots=True)
class ApprovalAsked:
    """Somebody who signed on waits for the master's word."""

    person: PersonId


@dataclass(frozen=True, slots=True)
class Approved:
    """The master lets in somebody who waited for his word, or (not `approved`) lets him wait again."""

    person: PersonId
    approved: bool = True


@dataclass(frozen=True, slots=True)
class Observing:
    """An observer joined."""

    person: PersonId


@dataclass(frozen=True, slots=True)
class PreferenceSet:
    """An applicant's wishes changed."""

    person: PersonId
    groups: tuple[tuple[Power, ...], ...]


@dataclass(frozen=True, slots=True)
class Started:
    """All seats are taken; who got which power."""

    assigned: tuple[tuple[Power, PersonId], ...]


@dataclass(frozen=True, slots=True)
class TookOver:
    """A new player leads an abandoned power."""

    power: Power
    person: PersonId


@dataclass(frozen=True, slots=True)
class StandbysAsked:
    """Those on the standby list are asked for these powers: their players are late, or gone."""

    powers: tuple[Power, ...]


@dataclass(frozen=True, slots=True)
class StandbyNamed:
    """Somebody takes a late power over if nothing comes from its player; nobody else is told."""

    power: Power
    person: PersonId


class StandbyEnd(StrEnum):
    """Why a standby waits no longer, where the power is not his."""

    BACK = "back"
    """Its player owes nothing more."""
    ELSEWHERE = "elsewhere"
    """He has another part in the game by now, or may have none: the power wants somebody still."""
    JUDGED = "judged"
    """The phase is over, and its player keeps the power."""
    KEPT = "kept"
    """By the rules of the game, as they are now, its player keeps the power when grace ends."""
    OVER = "over"
    """The game has ended."""
    WITHDRAWN = "withdrawn"
    """He took his word back."""


@dataclass(frozen=True, slots=True)
class StandbyDone:
    """A standby waits no longer: he leads the power, or (not `seated`) why not."""

    power: Power
    person: PersonId
    seated: bool
    why: StandbyEnd = StandbyEnd.BACK


@dataclass(frozen=True, slots=True)
class Returned:
    """The player of record came back to a power abandoned or in civil disorder."""

    power: Power


@dataclass(frozen=True, slots=True)
class Left:
    """Somebody resigned, or was ejected by the master; `power` None is an applicant or observer."""

    person: PersonId
    power: Power | None
    ejected: bool
    unanswered: bool = False
    """He did not answer the roll call of a game that forms."""


@dataclass(frozen=True, slots=True)
class RollCalled:
    """A full game asked these people whether they are there, before it starts."""

    people: tuple[PersonId, ...]


@dataclass(frozen=True, slots=True)
class PresenceSaid:
    """Somebody in a game that forms has said that he is there."""

    person: PersonId


@dataclass(frozen=True, slots=True)
class Admitted:
    """Somebody whom the master had put out may come back; `power` is what he led."""

    person: PersonId
    power: Power | None


@dataclass(frozen=True, slots=True)
class AbsenceSet:
    """A power's player is away for that time."""

    power: Power
    since: datetime
    until: datetime


@dataclass(frozen=True, slots=True)
class AbsenceEnded:
    """A power's player is not away at that time after all."""

    power: Power
    since: datetime
    until: datetime


@dataclass(frozen=True, slots=True)
class PasswordChanged:
    """The actor's password is new."""

    actor: Actor


@dataclass(frozen=True, slots=True)
class PartnerJoined:
    """Somebody leads a power from now on beside its player."""

    power: Power
    person: PersonId


@dataclass(frozen=True, slots=True)
class PartnerLeft:
    """One of several who led a power leads it no longer; the others go on, the first of them on record.

    `ejected` by the master, or `dismissed` by its player; else he left.
    """

    power: Power
    person: PersonId
    ejected: bool = False
    dismissed: bool = False


@dataclass(frozen=True, slots=True)
class RoundOpened:
    """A series opened its round of that number, with these games."""

    number: int
    games: tuple[str, ...]
