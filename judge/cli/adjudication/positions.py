"""The position a record describes: JSON read as variant, powers, units, centres and dislodged units.

Whatever is wrong with a record is a RecordError that says it in one line.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from functools import cache
from typing import Any

from judge.rules import notation
from judge.rules.board import EMPTY, Board
from judge.rules.phases import Phase, PhaseKind
from judge.rules.switches import NEUTRAL, Neutral
from judge.rules.units import Dislodged, Place, Position, Power, Province, Unit, province_of
from judge.rules.variant import Variant
from judge.variants.load import known_name, load, with_options

_RETREAT = PhaseKind.RETREAT  # read once: on Python 3.11 a member read through its class is slow


class RecordError(ValueError):
    """What is wrong with a record, in one line."""


def variant_named(name: object, options: object = None) -> Variant:
    """The variant of that name, with the options of the record's `set` over its own switches."""
    known = known_name(str(name))
    if known is None:
        raise RecordError(f"there is no variant {name!r}")
    if options is None or options == {}:
        return load(known)
    if not isinstance(options, dict):
        raise RecordError("set must be an object of switches")
    try:
        return with_options(known, options)
    except (TypeError, ValueError) as error:
        raise RecordError(str(error)) from None


def _list_of(record: Mapping[str, Any], key: str) -> list[Any]:
    """The list under the key; empty if there is none."""
    value = record.get(key) or []
    if not isinstance(value, list):
        raise RecordError(f"{key} must be a list")
    return value


def object_of(record: Mapping[str, Any], key: str) -> dict[str, Any]:
    """The object under the key; empty if there is none."""
    value = record.get(key) or {}
    if not isinstance(value, dict):
        raise RecordError(f"{key} must be an object with a list for each power")
    return value


def checked_list(value: object, what: str) -> list[str]:
    """The value, if it is a list; its items may still be no texts."""
    if not isinstance(value, list):
        raise RecordError(f"{what} must be a list")
    return value


@cache
def power_words(variant: str) -> Mapping[str, Power]:
    """The powers by code and by name, both in capitals; whoever reads many looks here first."""
    powers = load(variant).powers
    return {word: facts.code for facts in powers for word in (facts.code, facts.name.upper())}


def power_named(variant: Variant, word: str) -> Power:
    """The power by its code or name, in capitals or not."""
    try:
        return power_words(variant.name)[word.strip().upper()]
    except KeyError:
        if word.strip().upper() == NEUTRAL and variant.board.switches.neutral is not Neutral.NONE:
            return NEUTRAL
        raise RecordError(f"there is no power {word!r} in variant {variant.name}") from None


def _province_named(board: Board, text: object) -> Province:
    place = notation.place_named(board, str(text))
    if place is None:
        raise RecordError(f"there is no province {text!r}")
    return province_of(place)


def _unit_named(board: Board, power: Power, text: object) -> Unit:
    unit = notation.read_unit(board, power, text if isinstance(text, str) else str(text))
    if unit is None:
        raise RecordError(f"no unit can stand as {text!r}")
    return unit


def position_of(
    variant: Variant, record: Mapping[str, Any], phase: Phase, powers: dict[Power, None]
) -> Position:
    """The position at the phase, dislodged units in retreats only; `powers` gathers whoever is named."""
    units = units_of(variant, record.get("units"), powers)
    contested = frozenset([_province_named(variant.board, code) for code in _list_of(record, "contested")])
    centres: Mapping[Province, Power] = centres_of(variant, object_of(record, "sc"))
    if "sc" not in record and variant.board.switches.transform is not None:
        centres = variant.position.centres  # where who owns what matters, silence means as at the start
    position = Position(units, centres, (), contested)
    if phase.kind is not _RETREAT:
        return position
    lost = dislodged_of(variant, record.get("dislodged") or {}, position, powers)
    return Position(units, position.centres, lost, contested)


def units_of(variant: Variant, value: object, powers: dict[Power, None]) -> tuple[Unit, ...]:
    """The units of an object with a list of them for each power."""
    if not isinstance(value, dict):
        raise RecordError("units must be an object with a list of units for each power")
    units: list[Unit] = []
    board, words = variant.board, power_words(variant.name)
    for word, texts in value.items():
        power = words.get(word) or power_named(variant, word)
        powers[power] = None
        found = notation.known_units(board, power, checked_list(texts, "units"))
        units += [_unit_named(board, power, text) for text in texts] if found is None else found
    return tuple(units)


def centres_of(variant: Variant, value: dict[str, Any]) -> dict[Province, Power]:
    """The owners of the centres in an object with a list of them for each power."""
    owners: dict[Province, Power] = {}
    words = power_words(variant.name)
    for word, codes in value.items():
        power = words.get(word) or power_named(variant, word)
        try:
            owners.update(dict.fromkeys(checked_list(codes, "sc"), power))
        except TypeError:  # an item that is no text
            owners.update({_province_named(variant.board, code): power for code in codes})
    if owners.keys() <= variant.board.provinces.keys():
        return owners
    board = variant.board
    return {
        _province_named(board, code): power_named(variant, word)
        for word, codes in value.items()
        for code in codes
    }


def dislodged_of(
    variant: Variant, value: object, position: Position, powers: dict[Power, None]
) -> tuple[Dislodged, ...]:
    """The units that must retreat: a list as in an answer, or a map of power to units."""
    if isinstance(value, dict):
        pairs = [
            (power_named(variant, word), text)
            for word, texts in value.items()
            for text in checked_list(texts, "dislodged")
        ]
        closed = _closed_provinces(variant.board, position) if pairs else set()
        lost = [_with_possible_retreats(variant.board, closed, power, text) for power, text in pairs]
    elif isinstance(value, list):
        closed = _closed_provinces(variant.board, position)
        lost = [_with_given_retreats(variant, closed, entry) for entry in value]
    else:
        raise RecordError("dislodged must be a list, or an object with a list of units for each power")
    powers.update(dict.fromkeys([one.unit.power for one in lost]))
    return tuple(lost)


def _closed_provinces(board: Board, position: Position) -> set[int]:
    """The provinces that are taken or contested, by number; shared sea spaces stay open."""
    number = board.province_at
    return {number[unit.at] for unit in position.units if board.holds_one(unit.province)} | {
        number[code] for code in position.contested
    }


def _with_possible_retreats(
    board: Board, closed: Container[int], power: Power, text: object, origin: Province = ""
) -> Dislodged:
    """A unit given without its retreats: it may go to every place in reach that is not closed to it."""
    unit, number = _unit_named(board, power, text), board.province_at
    away = number.get(origin, EMPTY) if not origin or board.holds_one(origin) else EMPTY
    places = [p for p in board.reach(unit.kind, unit.at) if number[p] not in closed and number[p] != away]
    return Dislodged(unit, origin or None, tuple(places))


def _with_given_retreats(variant: Variant, closed: Container[int], entry: object) -> Dislodged:
    if not isinstance(entry, dict) or "power" not in entry or "unit" not in entry:
        raise RecordError("each dislodged unit needs a power and a unit")
    power = power_named(variant, str(entry["power"]))
    by = entry.get("by")
    origin = _province_named(variant.board, by) if by else None
    if "retreats" not in entry:
        return _with_possible_retreats(variant.board, closed, power, entry["unit"], origin or "")
    return Dislodged(
        _unit_named(variant.board, power, entry["unit"]),
        origin,
        tuple(_place(variant.board, text) for text in checked_list(entry["retreats"], "retreats")),
    )


def _place(board: Board, text: str) -> Place:
    place = notation.place_named(board, text)
    if place is None:
        raise RecordError(f"there is no place {text!r}")
    return place
