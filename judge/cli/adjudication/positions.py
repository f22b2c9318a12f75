"""The position a record describes: JSON read as variant, powers, units, centres and dislodged units.

Whatever is wrong with a record is a RecordError that says it in one line.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from io import TextIOWrapper
from typing import Any, ClassVar

import click

from judge.rules import notation
from judge.rules.board import EMPTY, Board
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Dislodged, Place, Position, Power, Province, Unit, province_of
from judge.rules.variant import Variant
from judge.rules.variant_rules import NEUTRAL, Neutral
from judge.variants.load import known_name, load, with_options

# JSON lines on standard input and output, which go on over bytes that are not UTF-8.


def tolerate_undecodable(stream: object, errors: str) -> None:
    """Read and write a stream as UTF-8, treating what is not as `errors` says (`surrogateescape`, …)."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(encoding="utf-8", errors=errors)


# The keys of the records of `judge adjudicate` and of its answers: what each holds, and slips of
# them.

KEYS: Mapping[str, str] = {
    "id": "Copied into the answer; the line's number if left out.",
    "variant": "The board, by its name in `judge variants`.",
    "set": "Object with variant rules, which replace the board's own.",
    "rulebook": "Rulebook to adjudicate by; see --rulebook.",
    "phase": "`F1902M`: season (S, F or W), year, and movement M, retreats R or adjustments B.",
    "units": 'Units, a list for each power: `{"FRANCE": ["A PAR", "F SPA/SC"]}`.',
    "sc": "Owned supply centres, a list of provinces for each power.",
    "dislodged": "Units that must retreat: a list for each power, or that from an answer.",
    "contested": "List of provinces that no unit can retreat to.",
    "orders": 'Orders, a list for each power: `{"FRANCE": ["A PAR - BUR"]}`.',
}
"""Those of a record; only `phase` and `units` are needed."""
ANSWER_KEYS: Mapping[str, str] = {
    "results": "Result of each order, as a list for each power.",
    "after": "Units after the phase.",
    "removed": "Units that were removed, on a naval board.",
    "due": "How many units each power builds, or removes.",
}
"""Those that an answer has beside `id`, `dislodged`, `contested` and `sc`."""
_ALL = (*KEYS, *ANSWER_KEYS)
_MEANT = {
    **dict.fromkeys(("centers", "centres", "supply_centers", "supply_centres", "owners", "ownership"), "sc"),
    **dict.fromkeys(("position", "pieces", "armies"), "units"),
    **dict.fromkeys(("variant_rules", "options"), "set"),
    **dict.fromkeys(("board", "map"), "variant"),
    **dict.fromkeys(("retreats", "retreating"), "dislodged"),
}


def ignored_keys(record: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    """The keys that no one reads, each with the one that may be meant: empty if none is, or it is there."""
    for key in record.keys() - {*_ALL}:
        near = _MEANT.get(key.lower()) or next(iter(get_close_matches(key.lower(), _ALL, 1)), "")
        yield key, "" if near in record else near


def ignored_sentence(key: str, near: str) -> str:
    """That a key is not read, and which may be meant."""
    return f"the key {key[:40]!r} is ignored{f'; near it: {near}' if near else ''}"


PARSE_KEYS: Mapping[str, str] = {
    "id": KEYS["id"],
    "text": "Lines of orders, as in the body of an email.",
    "variant": KEYS["variant"],
    "set": KEYS["set"],
    "power": "The power that orders; if left out, any power.",
    "phase": f"{KEYS['phase']} If left out, the board's first phase.",
    "policy": "How strictly to read: `lenient`, `judge`, `any`, `illegal` or `gstz`.",
    "units": KEYS["units"],
    "dislodged": "Units that must retreat, not in `units`: a list for each power, or that from an answer.",
    "sc": KEYS["sc"],
    "settings": 'Settings of the game, an object: `{"proxy": true}` if units can be lent.',
}
"""Those of a record of `judge parse`; only `text` is needed."""
PARSE_EXAMPLE = (
    '{"id": 1, "power": "AUSTRIA", "phase": "S1901M", "units": {"AUSTRIA": ["A VIE", "A BUD", "F TRI"]},'
    ' "text": "army vienna moves to tyrolia\\nF tri hold"}'
)
EXAMPLE = (
    '{"id": 1, "phase": "S1901M", "units": {"FRANCE": ["A PAR"], "GERMANY": ["A MUN"]},'
    ' "orders": {"FRANCE": ["A PAR - BUR"], "GERMANY": ["A MUN - BUR"]}}'
)


class RecordCommand(click.Command):
    """A verb that reads records: its help lists their keys, and shows one."""

    keys: ClassVar[Mapping[str, str]] = {**KEYS, **ANSWER_KEYS}
    title: ClassVar[str] = "Keys of a record, and of an answer"
    example: ClassVar[str] = EXAMPLE

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The keys below the options, and a record."""
        super().format_epilog(ctx, formatter)
        with formatter.section(self.title):
            formatter.write_dl(list(self.keys.items()))
        formatter.write(f"\nA record:\n  {self.example}\n")


class ParseCommand(RecordCommand):
    """The verb that reads the text of records."""

    keys: ClassVar[Mapping[str, str]] = PARSE_KEYS
    title: ClassVar[str] = "Keys of a record"
    example: ClassVar[str] = PARSE_EXAMPLE


_RETREAT = PhaseKind.RETREAT  # looked up once: on Python 3.11, access to an enum member is slow


class RecordError(ValueError):
    """What is wrong with a record, in one line."""


def variant_named(name: object, options: object = None) -> Variant:
    """Return the variant of that name, with the options of the record's `set` over its own variant_rules."""
    known = known_name(str(name))
    if known is None:
        raise RecordError(f"there is no variant {name!r}")
    if options is None or options == {}:
        return load(known)
    if not isinstance(options, dict):
        raise RecordError("set must be an object of variant rules")
    try:
        return with_options(known, options)
    except (TypeError, ValueError) as error:
        raise RecordError(str(error)) from None


def _list_of(record: Mapping[str, Any], key: str) -> list[Any]:
    """Return the list under the key; empty if there is none."""
    value = record.get(key) or []
    if not isinstance(value, list):
        raise RecordError(f"{key} must be a list")
    return value


def object_of(record: Mapping[str, Any], key: str) -> dict[str, Any]:
    """Return the object under the key; empty if there is none."""
    value = record.get(key) or {}
    if not isinstance(value, dict):
        raise RecordError(f"{key} must be an object with a list for each power")
    return value


def checked_list(value: object, what: str) -> list[str]:
    """Return the value, if it is a list; its items may still be no texts."""
    if not isinstance(value, list):
        raise RecordError(f"{what} must be a list")
    return value


@cache
def power_words(variant: str) -> Mapping[str, Power]:
    """Return the powers by code and by name, both in capitals; whoever reads many looks here first."""
    powers = load(variant).powers
    return {word: facts.code for facts in powers for word in (facts.code, facts.name.upper())}


def power_named(variant: Variant, word: str) -> Power:
    """Return the power by its code or name, in capitals or not."""
    try:
        return power_words(variant.name)[word.strip().upper()]
    except KeyError:
        if word.strip().upper() == NEUTRAL and variant.board.variant_rules.neutral is not Neutral.NONE:
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
        raise RecordError(f"no unit can be placed as {text!r}")
    return unit


def position_of(
    variant: Variant, record: Mapping[str, Any], phase: Phase, powers: dict[Power, None]
) -> Position:
    """Return the position at the phase, dislodged units in retreats only.

    `powers` gathers whoever is named.
    """
    units = units_of(variant, record.get("units"), powers)
    contested = frozenset([_province_named(variant.board, code) for code in _list_of(record, "contested")])
    centres: Mapping[Province, Power] = centres_of(variant, object_of(record, "sc"))
    if "sc" not in record and variant.board.variant_rules.transform is not None:
        centres = variant.position.centres  # without `sc`, the owners are those of the start
    position = Position(units, centres, (), contested)
    if phase.kind is not _RETREAT:
        return position
    lost = dislodged_of(variant, record.get("dislodged") or {}, position, powers)
    return Position(units, position.centres, lost, contested)


def units_of(variant: Variant, value: object, powers: dict[Power, None]) -> tuple[Unit, ...]:
    """Return the units of an object with a list of them for each power."""
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
    """Return the owners of the centres in an object with a list of them for each power."""
    owners: dict[Province, Power] = {}
    words = power_words(variant.name)
    for word, codes in value.items():
        power = words.get(word) or power_named(variant, word)
        try:
            owners.update(dict.fromkeys(checked_list(codes, "sc"), power))
        except TypeError:  # an item is not a text
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
    """Return the units that must retreat: a list as in an answer, or a map of power to units."""
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
    """Return the provinces that are taken or contested, by number; shared sea spaces stay open."""
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
