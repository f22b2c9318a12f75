"""Events of the master's changes, and of press."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from judge.game.commands.member import Audience, Fake, PressWish
from judge.game.roles import Actor, MasterTask, PersonId


@dataclass(frozen=True, slots=True)
class DeadlineMoved:
    """The phase at hand got another deadline or grace, by the actor or by the judge (None)."""

    deadline: datetime
    grace: datetime
    by: Actor | None


@dataclass(frozen=True, slots=True)
class MasterActed:
    """Who did what follows, where it could be somebody else: one of several masters, or the keeper.

    Also a master who begins to speak for a power.
    """

    actor: Actor


@dataclass(frozen=True, slots=True)
class PlayerActed:
    """The player who did what follows, which is a master's where one moderates."""

    actor: Actor


@dataclass(frozen=True, slots=True)
class MasterJoined:
    """Somebody leads the game from now on, at the word of `by`."""

    person: PersonId
    by: Actor


@dataclass(frozen=True, slots=True)
class MasterLeft:
    """Somebody leads the game no longer; `by` is who put him out, if he did not leave himself."""

    person: PersonId
    by: Actor | None = None


@dataclass(frozen=True, slots=True)
class StartMoved:
    """The game does not start, or its phase is not judged, before that moment."""

    at: datetime


@dataclass(frozen=True, slots=True)
class SettingChanged:
    """A field of the settings has a new value."""

    name: str
    old: object
    new: object


@dataclass(frozen=True, slots=True)
class AccessSet:
    """The master lets the person of an address in (True), keeps him out, or says no more of him (None)."""

    address: str
    allowed: bool | None
    leads: bool = False


class PauseCause(StrEnum):
    """Why a game paused by itself."""

    HALF_VACANT = "half vacant"
    """Half of the powers still in the game have no player any more."""
    NO_REPLACEMENT = "no replacement"
    """For two weeks nobody answered its request for replacements."""


@dataclass(frozen=True, slots=True)
class PauseChanged:
    """The clock stopped or runs again; a game that stopped by itself has a `cause`."""

    paused: bool
    cause: PauseCause | None = None
    until: datetime | None = None
    """When it goes on by itself."""


@dataclass(frozen=True, slots=True)
class PauseReminded:
    """The game has been paused for a week."""


@dataclass(frozen=True, slots=True)
class MasterSilent:
    """The game has waited for its master since then: for that, or for his PROCESS or RESUME (None)."""

    since: datetime
    task: MasterTask | None = None


@dataclass(frozen=True, slots=True)
class EndTakenBack:
    """TERMINATE does not count: the game goes on."""


@dataclass(frozen=True, slots=True)
class StartTakenBack:
    """The game forms again, as if it had not begun."""


@dataclass(frozen=True, slots=True)
class PressSent:
    """A letter; `to` and `left_out` as in `Press`; grey hides the author from everybody but the master.

    A `postal` one came with the results. `watchers` are who may have copies of one that was written earlier.
    """

    author: Actor
    audience: Audience
    to: tuple[str, ...]
    grey: bool
    body: str
    broadcast: bool
    left_out: tuple[str, ...] = ()
    fake: Fake | None = None
    postal: bool = False
    watchers: tuple[PersonId, ...] | None = None

    @property
    def to_everybody(self) -> bool:
        """Whether everybody has it, and knows so; one that only pretends to be for all is its readers'."""
        return not (self.to or self.left_out) and self.fake is None


@dataclass(frozen=True, slots=True)
class PressPosted:
    """A letter waits for the results, as that number; `posted` in the game's state has its text."""

    author: Actor
    number: int


@dataclass(frozen=True, slots=True)
class PressWithheld:
    """A letter that waited is not sent: its condition does not hold, or its author took it back."""

    author: Actor
    number: int
    recalled: bool = False


@dataclass(frozen=True, slots=True)
class PressWishSet:
    """Somebody wants more or fewer letters, or no longer so."""

    person: PersonId
    wish: PressWish
    wanted: bool


@dataclass(frozen=True, slots=True)
class DiaryChanged:
    """An entry was written or deleted; its text stands in the game's state alone."""

    author: Actor
    number: int
    deleted: bool = False
