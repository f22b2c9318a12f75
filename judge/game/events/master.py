"""Events of the master's changes, and of press."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from judge.game.commands.member import Audience
from judge.game.roles import Actor


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


@dataclass(frozen=True, slots=True)
class PressSent:
    """A letter; `to` and `left_out` as in `Press`; grey hides the author from everybody but the master."""

    author: Actor
    audience: Audience
    to: tuple[str, ...]
    grey: bool
    body: str
    broadcast: bool
    left_out: tuple[str, ...] = ()
