"""Lints what a variant's tables say that nothing knows: places, switches, conditions, values, names.

No board can be made of such tables as they are; `without_unknown` leaves it all out, so that the rest can be
looked at too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from difflib import get_close_matches
from pathlib import Path

from judge.rules.board import BorderRule
from judge.rules.english import listing
from judge.rules.phases import Phase
from judge.rules.switches import Switches, switches_from
from judge.rules.units import Kind
from judge.rules.variant import CALENDARS, Condition, condition_from
from judge.variants.faulty_lines import TomlLines, at
from judge.variants.folder import BORDERS, NAMES, PROVINCES, text_of
from judge.variants.tables import VariantTables


def without_unknown(tables: VariantTables) -> VariantTables:
    """The tables without what no board can be made of, each of which is a fault of its own."""
    places = _places(tables)
    borders = tuple(
        replace(
            row,
            neighbours=tuple(place for place in row.neighbours if place in places),
            condition=row.condition if _is_condition(tables, row.condition) else "",
        )
        for row in tables.borders
        if row.place in places
    )
    return replace(
        tables,
        borders=borders,
        start=tables.start if _is_phase(tables.start) else "S1901M",
        calendar=tables.calendar if tables.calendar in CALENDARS else "standard",
        rules={key: value for key, value in tables.rules.items() if not _wrong(switches_from, key, value)},
        condition={
            key: value for key, value in tables.condition.items() if not _wrong(condition_from, key, value)
        },
        powers=tuple(replace(one, units=tuple(filter(_is_unit, one.units))) for one in tables.powers),
        foreign={code: said for code, said in tables.foreign.items() if code in _codes(tables)},
    )


def _codes(tables: VariantTables) -> set[str]:
    return {row.code for row in tables.provinces} | {row.code for row in tables.powers}


def _is_phase(text: str) -> bool:
    try:
        return bool(Phase.parse(text))
    except ValueError:
        return False


def _is_unit(text: str) -> bool:
    return text[:2] in [f"{kind} " for kind in Kind]


def _wrong(reader: Callable[[Mapping[str, object]], object], key: str, value: object) -> str:
    """Why a rule of a game cannot have that value; "" if it can."""
    try:
        reader({key: value})
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        return str(error) or "it cannot be read"
    return ""


def wrong_values(tables: VariantTables, lines: TomlLines) -> Iterator[str]:
    """Rules with a value that they cannot have, a start that is no phase, units that are none."""
    for name, reader, kind in (("rules", switches_from, Switches), ("condition", condition_from, Condition)):
        known = {entry.name for entry in fields(kind)}
        for key, value in getattr(tables, name).items():
            if key in known and (why := _wrong(reader, key, value)):
                yield f"{lines.top(key)}{key} in [{name}]: {why}"
    if not _is_phase(tables.start):
        yield f"{lines.top('start')}start: not a phase: {tables.start!r}; S1901M is one"
    for power in tables.powers:
        for text in power.units:
            if not _is_unit(text):
                yield f"{lines.of(power.code, 'units')}{power.code}: {text!r} is no unit; A ABE and F ABE are"


def unknown_names(tables: VariantTables, folder: Path) -> Iterator[str]:
    """Rows of names.csv for what is not on the board."""
    rows = text_of(folder / NAMES).splitlines() if (folder / NAMES).exists() else []
    known = _codes(tables)
    for line, row in enumerate(rows[1:], start=2):
        if row and row.partition(",")[0] not in known:
            yield f"{at(NAMES, line)}there is no {row.partition(',')[0]}"


def unknown_places(tables: VariantTables) -> Iterator[str]:
    """Borders of places that provinces.csv does not have: no board can be made of them."""
    known = _places(tables)
    for row in tables.borders:
        for place in (row.place, *row.neighbours):
            if place not in known:
                yield f"{at(BORDERS, row.line)}{place}: there is no such place in {PROVINCES}"


def _places(tables: VariantTables) -> set[str]:
    """The codes of all provinces and coasts."""
    coasts = {f"{row.code}/{coast}" for row in tables.provinces for coast in row.coasts}
    return coasts | {row.code for row in tables.provinces}


_CONDITIONS = {"", "suez_canal", *BorderRule}
"""The canal is a plain border in a game without its option."""
_WORDS_OF = {"rules": Switches, "condition": Condition}


def unknown_words(tables: VariantTables, lines: TomlLines) -> Iterator[str]:
    """Switches, conditions and calendars that there are not: passed over, or no board can be made."""
    for table, kind in _WORDS_OF.items():
        known = {entry.name for entry in fields(kind)}
        for word in (one for one in getattr(tables, table) if one not in known):
            near = get_close_matches(word, known, 1)
            also = f"; near it: {near[0]}" if near else ""
            yield f"{lines.top(word)}there is no {word!r} in [{table}]{also}"
    if tables.calendar not in CALENDARS:
        known_ones = f"there are {listing(CALENDARS)}"
        yield f"{lines.top('calendar')}there is no calendar {tables.calendar!r}; {known_ones}"
    for row in tables.borders:
        if not _is_condition(tables, row.condition):
            ways = listing([*sorted(BorderRule), "owner_of:CENTRE"])
            yield f"{at(BORDERS, row.line)}there is no condition {row.condition!r}; there are {ways}"


def _is_condition(tables: VariantTables, text: str) -> bool:
    word, _, centre = text.partition(":")
    gate = word == "owner_of" and any(row.centre and row.code == centre for row in tables.provinces)
    return text in _CONDITIONS or gate or bool(tables.unplayable)
