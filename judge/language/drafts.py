"""Drafts: orders as they were written, word by word, before they are compared with the board."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from judge.rules.units import Kind, Power, Province


class Action(StrEnum):
    """The actions of orders; a bare unit means a build or a removal if one is due."""

    HOLD = "hold"
    MOVE = "move"
    SUPPORT = "support"
    CONVOY = "convoy"
    PROXY = "proxy"
    RETREAT = "retreat"
    DISBAND = "disband"
    BUILD = "build"
    REMOVE = "remove"
    WAIVE = "waive"
    BARE = "bare"
    PATROL = "patrol"
    BLOCK = "block"
    GRANT = "grant"


class Word(str):
    """A word with its terminal and where it starts; faster to make than lark's Token."""

    __slots__ = ("start_pos", "type")
    type: str
    start_pos: int


@dataclass(frozen=True, slots=True)
class WordRead:
    """A word of the line and where it starts, counted from 0 in the plain piece."""

    text: str
    at: int


STRANGE_COAST = "?"
"""What a slash is followed by instead of a coast's name, maybe a second place."""


@dataclass(frozen=True, slots=True)
class PlaceRead:
    """A place as written: the provinces its words may mean, and its coast (`NC`, or a strange one)."""

    word: WordRead
    means: tuple[Province, ...]
    coast: str | None = None
    coast_word: WordRead | None = None


@dataclass(frozen=True, slots=True)
class UnitRead:
    """A unit as written; `kind` and `power` are None if they were left out."""

    at: int
    place: PlaceRead
    kind: Kind | None = None
    power: Power | None = None
    power_word: WordRead | None = None
    kind_word: WordRead | None = None


@dataclass(frozen=True, slots=True)
class Draft:
    """One order as written; `word` is the action's own word, `path` every place after it.

    `via` is set if a convoy was asked for in words; `name` is the power of a proxy, a patrol, a block or a
    grant; `then` is the second order of a fleet (Naval Diplomacy).
    """

    action: Action
    word: WordRead
    unit: UnitRead | None = None
    helped: UnitRead | None = None
    path: tuple[PlaceRead, ...] = ()
    moves: tuple[WordRead, ...] = ()
    via: bool = False
    name: WordRead | None = None
    then: Draft | None = None


def shifted(read: Draft, by: int) -> Draft:
    """Return the draft with its words moved on by so many characters."""
    return replace(
        read,
        word=_shifted_word(read.word, by),
        unit=None if read.unit is None else _shifted_unit(read.unit, by),
        path=tuple(_shifted_place(place, by) for place in read.path),
    )


def _shifted_word(word: WordRead, by: int) -> WordRead:
    return replace(word, at=word.at + by)


def _shifted_place(place: PlaceRead, by: int) -> PlaceRead:
    coast = place.coast_word
    return replace(
        place,
        word=_shifted_word(place.word, by),
        coast_word=None if coast is None else _shifted_word(coast, by),
    )


def _shifted_unit(unit: UnitRead, by: int) -> UnitRead:
    power = unit.power_word
    return replace(
        unit,
        at=unit.at + by,
        place=_shifted_place(unit.place, by),
        power_word=None if power is None else _shifted_word(power, by),
    )
