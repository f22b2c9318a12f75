"""Mails about who sits at the table and by what rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from judge.game.roles import PersonId
from judge.game.state import Game
from judge.rules.units import Power
from judge.service.ports import Person


@dataclass(frozen=True)
class PlayerJoined:
    """To everybody in a forming game: one more player; the master also sees the preferences."""

    template: ClassVar[str] = "player_joined"
    game: Game
    who: Person | None
    number: int
    needed: int
    people: Mapping[PersonId, Person] = field(default_factory=dict)


@dataclass(frozen=True)
class GameStarting:
    """To everybody: who plays what, the position, the first deadline, what to send."""

    template: ClassVar[str] = "game_starting"
    game: Game
    people: Mapping[PersonId, Person]


@dataclass(frozen=True)
class Openings:
    """To everybody: these powers are free for anybody registered, and how to take one over."""

    template: ClassVar[str] = "openings"
    game: Game
    powers: tuple[Power, ...]
    first: bool


@dataclass(frozen=True)
class Disorder:
    """To everybody: these powers fell into civil disorder."""

    template: ClassVar[str] = "disorder"
    game: Game
    powers: tuple[Power, ...]


@dataclass(frozen=True)
class SeatChanged:
    """To everybody: a player took over, returned, resigned or was ejected; an observer came or went."""

    template: ClassVar[str] = "seat_changed"
    game: Game
    what: str
    """`took_over`, `returned`, `resigned`, `ejected`, `observing`, `stopped_observing`."""
    who: Person | None
    power: Power | None = None


@dataclass(frozen=True)
class SettingsChanged:
    """To everybody: the master changed settings; name, old and new value of each."""

    template: ClassVar[str] = "settings_changed"
    game: Game
    changes: tuple[tuple[str, object, object], ...]


@dataclass(frozen=True)
class PauseNotice:
    """To everybody: the clock stopped, or runs again with this deadline."""

    template: ClassVar[str] = "pause"
    game: Game
    paused: bool
