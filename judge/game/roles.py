"""Roles: what somebody is in a game, and the actor of a command."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import IntEnum, StrEnum
from typing import TypeAlias

from judge.rules.units import Power

PersonId: TypeAlias = int
"""A registered person's number; 0 is no one."""

MASTER, OBSERVERS = "MASTER", "OBSERVERS"
"""Whom a message may be for beside powers."""


class Role(IntEnum):
    """What somebody is in a game; a higher role may give every command of a lower one."""

    ANYONE = 0
    REGISTERED = 1
    OBSERVER = 2
    PLAYER = 3
    MASTER = 4
    KEEPER = 5


@dataclass(frozen=True, slots=True)
class Actor:
    """The author of a command: a person in a role; `power` once the player has one.

    `acting` is set when the GM has taken a power's identity with BECOME.
    """

    role: Role
    person: PersonId
    power: Power | None = None
    acting: bool = False


@dataclass(frozen=True, slots=True)
class Applicant:
    """A person in a forming game; `preference` as in `SetPreference`."""

    person: PersonId
    password: str
    preference: tuple[tuple[Power, ...], ...] = ()
    here: bool = False
    """They have said so since the game was full (SET ROLL CALL), or joined when it was nearly so."""
    assigned: tuple[Power, ...] = ()
    """What the GM has given them at the start (ASSIGN), at most one power of each part of the board's."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A GM or an observer."""

    person: PersonId
    password: str


@dataclass(frozen=True, slots=True)
class Spectator:
    """An observer who sees what a power gets, while the player who permitted it leads the power.

    With `receipts` also what its player orders and writes.
    """

    person: PersonId
    permitted_by: PersonId
    receipts: bool = False


@dataclass(frozen=True, slots=True)
class AccessRule:
    """The owner of this address, in lower case, may play in a game, or may not."""

    address: str
    allowed: bool
    leads: bool = False
    """The rule says who may lead the game, not who may play."""


@dataclass(frozen=True, slots=True)
class Approval:
    """Somebody who asked for a part that needs the GM's approval (SET APPROVAL), and whether it was given.

    `again` if they need it because they have had another part (`seats.entry`).
    """

    person: PersonId
    approved: bool = False
    again: bool = False


class MasterTask(StrEnum):
    """What waits for a GM's decision besides PROCESS and RESUME."""

    BEGIN = "begin"
    APPROVE = "approve"
    ACCEPT_LATE = "accept late"


@dataclass(frozen=True, slots=True)
class WordAwaited:
    """Since when a game has waited for its GM's decision, and whether everybody was told of it."""

    task: MasterTask
    since: datetime
    told: bool = False
