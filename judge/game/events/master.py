"""Events of the master's changes, and of press."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

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


@dataclass(frozen=True, slots=True)
class PauseChanged:
    """The clock stopped or runs again."""

    paused: bool


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
