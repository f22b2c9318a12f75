"""Transitions: the game after a step and the events of it, and small functions to make them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime
from types import UnionType
from typing import Any, TypeAlias

from judge.game.events import Event
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor
from judge.game.state import Clock, Game, Seat
from judge.rules.units import Power

Transition: TypeAlias = tuple[Game, tuple[Event, ...]]
"""The game after a step, and its events in order; a Refused event means nothing changed."""

Handler: TypeAlias = Callable[[Game, Actor, Any, datetime], Transition]
"""Does one kind of command: game, actor, the command, now."""


def refuse(game: Game, why: Refusal, detail: str = "") -> Transition:
    """Return a refusal: nothing changes, and why."""
    return game, (Refused(why, detail),)


def refused(events: tuple[Event, ...]) -> bool:
    """Return whether a step was refused."""
    return any(isinstance(event, Refused) for event in events)


def happened(kind: type[Any] | UnionType, events: Iterable[Event]) -> bool:
    """Return whether an event of that kind is among them."""
    return any(isinstance(event, kind) for event in events)


def with_seat(game: Game, power: Power, **values: Any) -> Game:
    """Return the game with fields of one seat replaced."""
    seats = tuple(replace(s, **values) if s.power == power else s for s in game.seats)
    return replace(game, seats=seats)


def with_seats(game: Game, powers: tuple[Power, ...], change: Callable[[Seat], Seat]) -> Game:
    """Return the game with several seats changed."""
    return replace(game, seats=tuple(change(s) if s.power in powers else s for s in game.seats))


def with_clock(game: Game, **values: Any) -> Game:
    """Return the game with times of the current phase replaced."""
    return replace(game, clock=replace(running_clock(game), **values))


def running_clock(game: Game) -> Clock:
    """Return the times of the current phase; a running or paused game has them."""
    assert game.clock is not None
    return game.clock
