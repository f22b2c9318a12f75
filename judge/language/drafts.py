"""An order as it was written, before anybody asks what stands on the board: its words and their places."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from judge.rules.units import Kind, Power, Province


class Action(StrEnum):
    """What the line asks for; a bare unit means a build or a removal where one is due."""

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


@dataclass(frozen=True, slots=True)
class WordRead:
    """A word of the line and where it starts, counted from 0 in the plain piece."""

    text: str
    at: int


@dataclass(frozen=True, slots=True)
class PlaceRead:
    """A place as written: the provinces its words may mean, and its coast (`NC`; "?" for an unknown one)."""

    word: WordRead
    means: tuple[Province, ...]
    coast: str | None = None
    coast_word: WordRead | None = None


@dataclass(frozen=True, slots=True)
class UnitRead:
    """A unit as written; `kind` and `power` are None where they were left out."""

    at: int
    place: PlaceRead
    kind: Kind | None = None
    power: Power | None = None
    power_word: WordRead | None = None
    kind_word: WordRead | None = None


@dataclass(frozen=True, slots=True)
class Draft:
    """One order as written; `word` is the action's own word, `path` every place after it.

    `via` is set where a convoy was asked for in words; `name` is the power of a proxy.
    """

    action: Action
    word: WordRead
    unit: UnitRead | None = None
    helped: UnitRead | None = None
    path: tuple[PlaceRead, ...] = ()
    moves: tuple[WordRead, ...] = ()
    via: bool = False
    name: WordRead | None = None


def further_on(read: Draft, by: int) -> Draft:
    """The draft of a piece that begins so much further on in the text."""
    return replace(
        read,
        word=_further(read.word, by),
        unit=None if read.unit is None else _unit_further(read.unit, by),
        path=tuple(_place_further(place, by) for place in read.path),
    )


def _further(word: WordRead, by: int) -> WordRead:
    return replace(word, at=word.at + by)


def _place_further(place: PlaceRead, by: int) -> PlaceRead:
    coast = place.coast_word
    return replace(
        place, word=_further(place.word, by), coast_word=None if coast is None else _further(coast, by)
    )


def _unit_further(unit: UnitRead, by: int) -> UnitRead:
    power = unit.power_word
    return replace(
        unit,
        at=unit.at + by,
        place=_place_further(unit.place, by),
        power_word=None if power is None else _further(power, by),
    )
