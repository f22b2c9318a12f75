"""Names of powers and places in the language of the reader.

What is called as on the standard map has the name of names.csv beside it, by which it is also read; all else
has its name on the board.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields, is_dataclass, replace
from datetime import datetime, timedelta
from enum import Enum
from functools import cache, lru_cache
from operator import attrgetter, is_not
from threading import Lock
from types import MappingProxyType
from typing import Any, TypeVar, cast

from judge.game.message import PlaceName
from judge.game.order_style import Style
from judge.game.state import Game, Snapshot
from judge.language.orders.writing import adjective, written_words
from judge.render.text.reader_language import ENGLISH, cached_by_language, in_language, language
from judge.rules.board import Board
from judge.rules.phases import Phase
from judge.rules.units import Position
from judge.rules.variant import PowerFacts, Variant
from judge.variants.folder import names_alike
from judge.variants.load import load

T = TypeVar("T")
_COAST = "coast_"


def with_local_names(value: T) -> T:
    """Return a value with the boards and powers in it named in the reader's language; itself in English."""
    return value if language() == ENGLISH else cast(T, _named(value, language()))


@contextmanager
def in_language_of(style: Style) -> Iterator[None]:
    """Say every message inside in the language in which the style has orders."""
    with in_language(style.language or language()):
        yield


def style_of_reader(chosen: Style) -> Style:
    """Return how someone likes to read orders, in the reader's language unless they chose English."""
    if chosen.language or language() == ENGLISH:
        return chosen
    return replace(chosen, language=language())


def in_style(value: T, style: Style) -> T:
    """Return a value with local names as the style has them: in English where its reader wants that."""
    return value if style.language == ENGLISH else with_local_names(value)


def local_name(named: PlaceName) -> str:
    """Return the name of a place in the reader's language, without an article."""
    return with_local_names(named).board.name(named.place)


@cached_by_language(maxsize=64)
def with_local_places(order: str) -> str:
    """Return an example, written with names of the standard map, with them in the reader's language."""
    board = load("standard").board
    powers = load("standard").powers
    names = {board.name(place): local_name(PlaceName(board, place)) for place in board.provinces}
    names |= {facts.name: with_local_names(facts).name for facts in powers}
    longest = sorted(names, key=len, reverse=True)
    return re.sub(rf"\b(?:{'|'.join(map(re.escape, longest))})\b", lambda name: names[name[0]], order)


def _named(value: Any, code: str) -> Any:  # noqa: PLR0911  # one return for each kind
    match value:
        case None | str() | int() | Enum() | Position() | Snapshot():
            return value
        case Variant():
            return _once(value, code, _variant)
        case Game():
            return _once(value, code, _game)
        case PowerFacts():
            return _powers((value,), code)[0]
        case PlaceName():
            return replace(value, board=_board(value.board, code))
        case tuple() if type(value) is tuple:
            found = tuple([one if one.__class__ in _NAMELESS else _named(one, code) for one in value])
            return found if any(map(is_not, found, value)) else value
        case _ if _is_dataclass(value.__class__):
            return _of_dataclass(value, code)
        case Mapping():
            named = {
                key: one if one.__class__ in _NAMELESS else _named(one, code) for key, one in value.items()
            }
            return (
                MappingProxyType(named) if any(named[key] is not one for key, one in value.items()) else value
            )
    return value


@cache
def _is_dataclass(kind: type[Any]) -> bool:
    return is_dataclass(kind)


def _of_dataclass(value: Any, code: str) -> Any:
    names, values = _parts(value.__class__)
    changed = {
        name: found
        for name, old in zip(names, values(value), strict=True)
        if old.__class__ not in _NAMELESS and (found := _named(old, code)) is not old
    }
    return _replaced(value, changed) if changed else value


def _replaced(value: Any, changed: Mapping[str, Any]) -> Any:
    """Return a dataclass with some fields changed, as `replace` does, which asks for each field alone."""
    names, values = _parts(value.__class__)
    return value.__class__(**{**dict(zip(names, values(value), strict=True)), **changed})


_NAMELESS = frozenset({type(None), str, int, bool, float, datetime, timedelta, Position, Snapshot, Phase})
"""What holds no board and no power, as most fields do."""


@cache
def _parts(kind: type[Any]) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]:
    """Return the names of the fields of a dataclass, and what reads them all at once."""
    names = tuple(one.name for one in fields(kind) if one.init)
    if len(names) > 1:
        return names, attrgetter(*names)
    return names, lambda value: tuple(getattr(value, one) for one in names)


_Whole = TypeVar("_Whole", Variant, Game)


def _once(value: _Whole, code: str, named: Callable[[_Whole, str], _Whole]) -> _Whole:
    """Return a variant or a game as it is named, the same each time: what it calculates is kept in it."""
    known = _WHOLE.get((id(value), code))
    if known is not None and known[0] is value:
        return cast(_Whole, known[1])
    found = named(value, code)
    with _LOCK:
        _WHOLE[id(value), code] = value, found
        if len(_WHOLE) > _MOST_KEPT:
            del _WHOLE[next(iter(_WHOLE))]
    return found


_MOST_KEPT = 32
_WHOLE: dict[tuple[int, str], tuple[object, object]] = {}
"""Those named last, by `id`, each with itself, so that no other can have the same `id`."""
_LOCK = Lock()


def _variant(variant: Variant, code: str) -> Variant:
    return replace(variant, board=_board(variant.board, code), powers=_powers(variant.powers, code))


def _game(game: Game, code: str) -> Game:
    return cast(Game, _replaced(game, {"variant": _once(game.variant, code, _variant)}))


@lru_cache(maxsize=16)
def _board(board: Board, code: str) -> Board:
    names = {place: found[0] for place, found in names_alike(board.provinces.values(), (), code).items()}
    coasts = {
        word.removeprefix(_COAST).upper(): said
        for word, said in written_words(code).items()
        if word.startswith(_COAST)
    }
    return board.renamed(names, coasts)


@lru_cache(maxsize=64)
def _powers(powers: tuple[PowerFacts, ...], code: str) -> tuple[PowerFacts, ...]:
    found = names_alike((), powers, code)
    return tuple(_power(facts, found.get(facts.code, ()), code) for facts in powers)


def _power(facts: PowerFacts, names: tuple[str, ...], code: str) -> PowerFacts:
    if not names:
        return facts
    named = replace(facts, name=names[0], adjective=names[0])
    return replace(named, adjective=adjective(named, None, code))
