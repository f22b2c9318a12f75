"""Lints a variant folder: everything that would go wrong later is found here and named, with its line.

Faults keep a game from being played as meant. Remarks are what a maker should look at: an abbreviation of two
places (the judge asks there), a board in several pieces, a border that holds one way.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from judge.rules.board import FLEET, Board, Terrain
from judge.rules.rulebook import PRESETS
from judge.rules.units import Kind, province_of
from judge.rules.variant import Variant
from judge.variants.geometry import read_geometry
from judge.variants.geometry_check import check_geometry
from judge.variants.load import variant_of
from judge.variants.read import BORDERS, PROVINCES, TOML, read_tables
from judge.variants.tables import FLAGS, ProvinceRow, VariantError, VariantTables


@dataclass(frozen=True, slots=True)
class Findings:
    """What the linter says of a folder, a sentence each."""

    faults: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()


def check(folder: Path) -> Findings:
    """All that is wrong or remarkable about the variant in the folder."""
    try:
        tables = read_tables(folder)
        variant = variant_of(tables)
    except VariantError as error:
        return Findings((str(error),))
    faults = (
        *_provinces(tables),
        *_borders(tables, variant.board),
        *_without_border(tables, variant.board),
        *_powers(tables),
        *_victory(tables, variant),
        *_start(tables, variant),
        *_map(folder, variant.board),
    )
    board = variant.board
    remarks = (*_odd(tables, board), *_ambiguous(tables), *_pieces(board), *_one_way(tables))
    return Findings(tuple(faults), remarks)


def _map(folder: Path, board: Board) -> Iterator[str]:
    geometry = read_geometry(folder)
    if geometry is not None:
        yield from check_geometry(board, geometry)


def _at(file: str, line: int) -> str:
    return f"{file}: line {line}: " if line else f"{file}: "


def _provinces(tables: VariantTables) -> Iterator[str]:
    spelled: defaultdict[str, set[str]] = defaultdict(set)
    codes = Counter(row.code.upper() for row in tables.provinces)
    for row in tables.provinces:
        for word in (row.code, row.name):
            spelled[word.upper()].add(row.code)
    for row in tables.provinces:
        at = f"{_at(PROVINCES, row.line)}{row.code}: "
        if codes[row.code.upper()] > 1:
            yield f"{at}this code is given twice"
        if row.coasts and row.terrain is not Terrain.COAST:
            yield f"{at}only a coastal province has coasts"
        if len(row.coasts) == 1:
            yield f"{at}a province with one coast needs no name for it"
        if len(spelled[row.name.upper()]) > 1:
            yield f"{at}its name {row.name!r} is taken twice"
        yield from (f"{at}there is no flag {flag!r}" for flag in row.flags if flag not in FLAGS)


def _borders(tables: VariantTables, board: Board) -> Iterator[str]:
    closed = {row.code for row in tables.provinces if row.terrain is Terrain.IMPASSABLE}
    for row in tables.borders:
        at = _at(BORDERS, row.line)
        for place in (row.place, *row.neighbours):
            if province_of(place) in closed:
                yield f"{at}{place}: nobody may enter it, so it can have no borders"
            elif place not in board.standing_places(row.kind, province_of(place)):
                yield f"{at}{place}: {_STANDS[row.kind]}"
        yield from (f"{at}{row.place}: it borders on itself" for near in row.neighbours if near == row.place)
        yield from (f"{at}{row.place}: {near} is named twice" for near in _repeated(row.neighbours))


_STANDS = {
    Kind.ARMY: "an army cannot stand there, so it has no border for armies",
    Kind.FLEET: "a fleet cannot stand there, so it has no border for fleets",
}


def _repeated(words: Iterable[str]) -> list[str]:
    return [word for word, times in Counter(words).items() if times > 1]


def _without_border(tables: VariantTables, board: Board) -> Iterator[str]:
    for row in tables.provinces:
        if row.terrain is Terrain.IMPASSABLE:
            continue
        at = f"{_at(PROVINCES, row.line)}{row.code}"
        if not board.neighbours[board.index[row.code]]:
            yield f"{at}: nothing borders on it"
        for coast in row.coasts:
            if not board.reach(Kind.FLEET, f"{row.code}/{coast}"):
                yield f"{at}/{coast}: nothing borders on this coast"


def _odd(tables: VariantTables, board: Board) -> Iterator[str]:
    """Centres nobody can take, and coasts (of a river, say) that are reached from other coasts only."""
    for row in tables.provinces:
        at = f"{_at(PROVINCES, row.line)}{row.code}"
        if row.centre and row.terrain is Terrain.IMPASSABLE:
            yield f"{at}: no unit could hold a supply centre there"
        for place in (f"{row.code}/{coast}" for coast in row.coasts):
            if not board.touch_numbers[FLEET][board.index[place]] & board.seas:
                yield f"{at}: no sea borders on {place}"


def _powers(tables: VariantTables) -> Iterator[str]:
    codes = {row.code: row for row in tables.provinces}
    for what in ("code", "name", "letter"):
        words = _repeated(getattr(power, what) for power in tables.powers)
        yield from (f"{TOML}: two powers have the {what} {word!r}" for word in words)
    for power in tables.powers:
        if not power.homes and tables.rules.get("build", "home") == "home":
            yield f"{TOML}: {power.code}: it has no home centre"
        for home in (*power.homes, *(power.owns or ())):
            if home not in codes:
                yield f"{TOML}: {power.code}: there is no province {home} to own"
            elif not codes[home].centre:
                yield f"{TOML}: {power.code}: {home} is no supply centre"
        yield from (
            f"{TOML}: {power.code}: there is no province {place} in its country"
            for place in power.country
            if place not in codes
        )


def _victory(tables: VariantTables, variant: Variant) -> Iterator[str]:
    if not 0 < tables.victory <= len(variant.board.centres):
        yield f"{TOML}: victory at {tables.victory} centres, but the board has {len(variant.board.centres)}"
    if tables.rulebook not in PRESETS:
        yield f"{TOML}: there is no rulebook {tables.rulebook!r}"


def _start(tables: VariantTables, variant: Variant) -> Iterator[str]:
    taken: list[str] = []
    for unit in variant.position.units:
        if unit.province not in variant.board.provinces:
            yield f"{TOML}: {unit.power}: there is no province for {unit}"
            continue
        if unit.at not in variant.board.standing_places(unit.kind, unit.province):
            yield f"{TOML}: {unit.power}: {unit} cannot stand there"
        taken.append(unit.province)
    yield from (f"{TOML}: {province}: two units start there" for province in _repeated(taken))
    owned = (centre for power in tables.powers for centre in power.owned)
    yield from (f"{TOML}: {centre}: two powers own it at the start" for centre in _repeated(owned))


def _ambiguous(tables: VariantTables) -> Iterator[str]:
    meant: defaultdict[str, list[ProvinceRow]] = defaultdict(list)
    for row in tables.provinces:
        for word in {row.code.lower(), *(word.lower() for word in row.abbreviations)}:
            meant[word].append(row)
    for word, rows in meant.items():
        if len(rows) > 1:
            codes = " and ".join(row.code for row in rows)
            yield f"{_at(PROVINCES, rows[0].line)}{word!r} means {codes}; whoever writes it is asked"


def _pieces(board: Board) -> Iterator[str]:
    open_places = [code for code, facts in board.provinces.items() if facts.terrain is not Terrain.IMPASSABLE]
    if not open_places:
        return
    reached: Mapping[str, int] = board.distances(open_places[0])
    if lost := [code for code in open_places if code not in reached]:
        yield f"{BORDERS}: the board is in pieces: nobody comes from {open_places[0]} to {' '.join(lost)}"


def _one_way(tables: VariantTables) -> Iterator[str]:
    for row in tables.borders:
        if row.condition == "one_way":
            yield f"{_at(BORDERS, row.line)}from {row.place} to {' '.join(row.neighbours)}, but not back"
