"""What happened: frozen dataclasses, the record of a game and the source of every notice.

An event is written once and never changed; mails are made from events, not from states compared.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import TypeAlias

from judge.game.commands import Audience
from judge.game.proxies import Given, Proxy, Standing
from judge.game.roles import Actor, PersonId
from judge.game.state import Ending, Snapshot
from judge.rules.orders import Order
from judge.rules.phases import Phase
from judge.rules.units import Power


class Refusal(StrEnum):
    """Why a game says no; the wording is the renderer's."""

    NOT_RUNNING = "not_running"
    ALREADY_STARTED = "already_started"
    FINISHED = "finished"
    PAUSED = "paused"
    NOT_PAUSED = "not_paused"
    NOT_MASTER = "not_master"
    NOT_PLAYER = "not_player"
    ALREADY_IN = "already_in"
    NO_SEAT = "no_seat"
    NOT_FREE = "not_free"
    NOT_DUE = "not_due"
    """Nothing is asked of this power in this phase."""
    WRONG_PHASE = "wrong_phase"
    IN_THE_PAST = "in_the_past"
    DEADLINE_AFTER_GRACE = "deadline_after_grace"
    NO_PRESS = "no_press"
    NO_GREY_PRESS = "no_grey_press"
    NO_WHITE_PRESS = "no_white_press"
    NO_PARTIAL_PRESS = "no_partial_press"
    UNKNOWN_ADDRESSEE = "unknown_addressee"
    EMPTY_PRESS = "empty_press"
    ONLY_WHILE_FORMING = "only_while_forming"
    NOBODY_THERE = "nobody_there"
    ELIMINATED = "eliminated"
    NO_PROXIES = "no_proxies"
    NOT_AHEAD = "not_ahead"
    TOO_MUCH_AHEAD = "too_much_ahead"
    NO_STANDING_PROXIES = "no_standing_proxies"
    NOT_YOURS = "not_yours"
    """The unit to be lent is not the giver's."""
    NOT_LENT = "not_lent"
    PROMISED = "promised"
    """Somebody joined because the game hides who he is."""


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing changed; `detail` names what it was about (a phase, a power, an address)."""

    why: Refusal
    detail: str = ""


# Seats


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
class Observing:
    """An observer came."""

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
class Returned:
    """The player of record came back to a power abandoned or in civil disorder."""

    power: Power


@dataclass(frozen=True, slots=True)
class Left:
    """Somebody resigned, or was ejected by the master; `power` None is an applicant or observer."""

    person: PersonId
    power: Power | None
    ejected: bool


@dataclass(frozen=True, slots=True)
class PasswordChanged:
    """The actor's password is new."""

    actor: Actor


# The turn


@dataclass(frozen=True, slots=True)
class PhaseOpened:
    """Orders for a new phase are asked for, due at `deadline`, grace until `grace`."""

    phase: Phase
    number: int
    deadline: datetime
    grace: datetime


@dataclass(frozen=True, slots=True)
class OrdersTaken:
    """What a power has ordered and lent after a mail; `missing` counts units (or builds) without a word.

    `dropped` is what was said, now or earlier, and does not count though nothing came in its place: more
    builds than are due, a unit ordered twice, a set that was replaced.
    """

    power: Power
    orders: tuple[Order, ...]
    missing: int
    dropped: tuple[Given, ...] = ()
    proxies: tuple[Proxy, ...] = ()


@dataclass(frozen=True, slots=True)
class OrdersCleared:
    """The power holds no orders any more, and none for later phases; with a `phase`, none for that one."""

    power: Power
    phase: Phase | None = None


class ProxyEnd(StrEnum):
    """Why a standing proxy is over."""

    REVOKED = "revoked"
    LEFT = "left"
    """Giver or holder left the game, or somebody else plays one of them now."""
    UNREACHABLE = "unreachable"
    """The giver's mail comes back (seed 004 §9.1)."""


@dataclass(frozen=True, slots=True)
class UnitsLent:
    """A power lent one of its units, or all of them, until it revokes that."""

    power: Power
    given: Standing


@dataclass(frozen=True, slots=True)
class ProxyEnded:
    """Standing proxies of a power are over."""

    power: Power
    ended: tuple[Standing, ...]
    why: ProxyEnd


@dataclass(frozen=True, slots=True)
class AheadKept:
    """Lines wait for a later phase."""

    power: Power
    phase: Phase
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AheadReplaced:
    """A new set of orders stands alone: lines of earlier ones for the same later phases are forgotten."""

    power: Power
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AheadUsed:
    """The phase opened: the lines that were given as orders, and those dropped, each with the reason.

    `decided` says what each IF came to; `unneeded` are lines for what did not happen: a retreat of a unit
    that was not dislodged, a build where none is due. `remarks` say how lines taken were read.
    """

    power: Power
    phase: Phase
    taken: tuple[str, ...]
    dropped: tuple[tuple[str, str], ...]
    decided: tuple[str, ...] = ()
    unneeded: tuple[str, ...] = ()
    remarks: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class WaitSet:
    """The power's wait flag changed."""

    power: Power
    wait: bool


@dataclass(frozen=True, slots=True)
class DrawVoted:
    """A secret vote; told to nobody but the voter (and the master, as a count)."""

    power: Power
    draw: bool


@dataclass(frozen=True, slots=True)
class ReminderDue:
    """The deadline is near and these powers owe orders."""

    powers: tuple[Power, ...]


@dataclass(frozen=True, slots=True)
class WentLate:
    """The deadline passed without these powers' orders; `first` at the deadline, else a daily repeat."""

    powers: tuple[Power, ...]
    first: bool


@dataclass(frozen=True, slots=True)
class Abandoned:
    """Grace passed or the player left: these powers are free for anybody; not `first`: said again."""

    powers: tuple[Power, ...]
    first: bool


@dataclass(frozen=True, slots=True)
class FellIntoDisorder:
    """Grace passed in a game judged without missing orders."""

    powers: tuple[Power, ...]


@dataclass(frozen=True, slots=True)
class PhaseJudged:
    """A phase was adjudicated; everything about it is in the snapshot."""

    snapshot: Snapshot
    by_master: bool = False


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over."""

    ending: Ending
    winners: tuple[Power, ...] = ()


# The master's hand


@dataclass(frozen=True, slots=True)
class DeadlineMoved:
    """The phase at hand got another deadline or grace, by the actor or by the judge (None)."""

    deadline: datetime
    grace: datetime
    by: Actor | None


@dataclass(frozen=True, slots=True)
class SettingChanged:
    """A field of the settings has a new value."""

    name: str
    old: object
    new: object


@dataclass(frozen=True, slots=True)
class PauseChanged:
    """The clock stopped or runs again."""

    paused: bool


# Talk


@dataclass(frozen=True, slots=True)
class PressSent:
    """A letter; `to` as in `Press`; grey hides the author from everybody but the master."""

    author: Actor
    audience: Audience
    to: tuple[str, ...]
    grey: bool
    body: str
    broadcast: bool


Event: TypeAlias = (
    Refused
    | Created
    | Joined
    | Observing
    | PreferenceSet
    | Started
    | TookOver
    | Returned
    | Left
    | PasswordChanged
    | PhaseOpened
    | OrdersTaken
    | OrdersCleared
    | UnitsLent
    | ProxyEnded
    | AheadKept
    | AheadReplaced
    | AheadUsed
    | WaitSet
    | DrawVoted
    | ReminderDue
    | WentLate
    | Abandoned
    | FellIntoDisorder
    | PhaseJudged
    | Ended
    | DeadlineMoved
    | SettingChanged
    | PauseChanged
    | PressSent
)
