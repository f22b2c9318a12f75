"""Lints a variant folder: everything that would go wrong later is found here and named, with its line.

Faults keep a game from being played as meant. Remarks are what a maker should look at: an abbreviation of two
places (the judge asks there), a board in several pieces, a border that holds one way.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, fields, replace
from difflib import get_close_matches
from itertools import combinations
from math import dist
from pathlib import Path
from typing import TypeAlias

from judge.rules.board import Board, BorderRule, Terrain
from judge.rules.english import listing
from judge.rules.phases import Phase, PhaseKind
from judge.rules.rulebook import PRESETS
from judge.rules.units import Kind, Place, Province, province_of
from judge.rules.variant import CALENDARS, Condition, Variant, condition_from
from judge.rules.variant_rules import NEUTRAL, VariantRules, variant_rules_from
from judge.variants.folder import BORDERS, NAMES, PROVINCES, read_tables, text_of, unknown_keys
from judge.variants.geometry import (
    GEOMETRY,
    Edge,
    Geometry,
    MapSource,
    Point,
    Ring,
    borders_of,
    edges_of,
    read_map,
)
from judge.variants.load import variant_of
from judge.variants.source_rules import NEUTRAL_UNITS, SOURCE_RULES, has_neutral_units
from judge.variants.tables import FLAGS, TOML, ProvinceRow, TomlLines, VariantError, VariantTables, at


@dataclass(frozen=True, slots=True)
class Findings:
    """The linter's findings about a variant folder, one sentence each."""

    faults: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()


def check(folder: Path) -> Findings:
    """Return the faults and remarks for the variant in the folder."""
    faults: list[str] = []
    try:
        tables = read_tables(folder, note=faults.append)
        faults += unknown_keys(folder)
    except VariantError as error:
        return Findings((*faults, str(error)))
    lines = TomlLines(text_of(folder / TOML).splitlines())
    if unprintable := (*_names(tables, lines),):
        return Findings((*faults, *unprintable))
    faults += (
        *unknown_places(tables),
        *unknown_words(tables, lines),
        *wrong_values(tables, lines),
        *unknown_names(tables, folder),
        *_provinces(tables),
        *_powers(tables, lines),
        *_of_source(tables, lines),
        *_lands(tables, lines),
    )
    try:
        known = without_unknown(tables)
        variant = variant_of(known)
    except VariantError as error:
        return Findings((*faults, str(error)))
    board = variant.board
    faults += (
        *_borders(known, board),
        *_without_border(known, board),
        *_opening(variant, lines),
        *_victory(tables, variant, lines),
        *_start(tables, variant, lines),
        *_without_units(tables, variant, lines),
        *_map(folder, board),
    )
    alone = (f"{TOML}: one power, so nobody plays against it",) if len(tables.powers) == 1 else ()
    remarks = (*alone, *_odd(known, board), *_ambiguous(tables), *_pieces(known, board), *_one_way(tables))
    return Findings(tuple(dict.fromkeys(faults)), remarks)


LONGEST_NAME = 80
_CODE = re.compile(r"[A-Z0-9_]{1,40}")
_WORDS_BETWEEN_NAMES = ("AND", "ALL", "GM", "MASTER", "OBSERVER", "OBSERVERS")


def _names(tables: VariantTables, lines: TomlLines) -> Iterator[str]:
    """Titles, names and codes that would break a line of an email, or be read as something else."""
    if not _is_name(tables.title):
        yield f"{lines.top('title')}the title {_shown(tables.title)} {_NO_NAME}"
    for power in tables.powers:
        for key in ("name", "adjective"):
            if not _is_name(getattr(power, key)):
                yield f"{lines.of(power.code, key)}the {key} {_shown(getattr(power, key))} {_NO_NAME}"
        for key, longest in (("code", _CODE), ("letter", _LETTER)):
            if not longest.fullmatch(getattr(power, key)):
                yield f"{lines.of(power.code, key)}the {key} {_shown(getattr(power, key))} {_NO_CODE}"
        if power.name.upper() in _WORDS_BETWEEN_NAMES:
            yield f"{lines.of(power.code, 'name')}no power can be called {power.name}"
    for row in tables.provinces:
        where = at(PROVINCES, row.line)
        if not _CODE.fullmatch(row.code):
            yield f"{where}the code {_shown(row.code)} {_NO_CODE}"
        yield from (
            f"{where}the name {_shown(name)} {_NO_NAME}"
            for name in (row.name, *row.abbreviations)
            if not _is_name(name)
        )


_LETTER = re.compile(r"[A-Z0-9]{1,2}")
_NO_NAME = f"is no line of 1 to {LONGEST_NAME} printable characters"
_NO_CODE = "is no code of capitals and digits"
_ENTITY = re.compile(r"&(?:[A-Za-z]+|#\d+);")


def _is_name(text: str) -> bool:
    """Return whether a name is one line that prints, and its letters are letters, no entities of HTML."""
    printed = text.isprintable() and not _ENTITY.search(text)
    return printed and 0 < len(text.strip()) == len(text) <= LONGEST_NAME


def _shown(text: str) -> str:
    """Return the beginning of what may be no text at all."""
    return ascii(text[:40])


def _opening(variant: Variant, lines: TomlLines) -> Iterator[str]:
    """Yield a start that nobody can play."""
    if variant.start.kind is PhaseKind.MOVEMENT and not variant.position.units:
        yield (
            f"{lines.top('start')}no power has a unit, and the game starts with moves (the classic judge has"
            " the units in seed.NAME beside map.NAME)"
        )


def _map(folder: Path, board: Board) -> Iterator[str]:
    try:
        geometry = read_map(folder, board)
    except VariantError as error:
        yield str(error)
        return
    if geometry is not None:
        yield from check_geometry(board, geometry)


def _provinces(tables: VariantTables) -> Iterator[str]:
    spelled: defaultdict[str, set[str]] = defaultdict(set)
    codes = Counter(row.code.upper() for row in tables.provinces)
    for row in tables.provinces:
        for word in (row.code, row.name):
            spelled[word.upper()].add(row.code)
    for row in tables.provinces:
        where = f"{at(PROVINCES, row.line)}{row.code}: "
        if codes[row.code.upper()] > 1:
            yield f"{where}this code is given twice"
        if row.coasts and row.terrain is not Terrain.COAST:
            yield f"{where}only a coastal province has coasts"
        for coast in row.coasts:
            if not _COAST.fullmatch(coast):
                yield f"{where}{coast[:20]!r} is no coast: short words with a blank between them are, EC SC"
        if len(row.coasts) == 1:
            yield f"{where}a province with one coast needs no name for it"
        if len(spelled[row.name.upper()]) > 1:
            yield f"{where}its name {row.name!r} is taken twice"
        flags = listing(FLAGS)
        yield from (
            f"{where}there is no flag {flag!r}; there are {flags}" for flag in row.flags if flag not in FLAGS
        )


_COAST = re.compile(r"[A-Z][A-Z0-9]{0,4}")


def _borders(tables: VariantTables, board: Board) -> Iterator[str]:
    first: dict[tuple[Kind, frozenset[str]], int] = {}
    closed = {row.code for row in tables.provinces if row.terrain is Terrain.IMPASSABLE}
    for row in tables.borders:
        where = at(BORDERS, row.line)
        for place in (row.place, *row.neighbours):
            if province_of(place) in closed:
                yield f"{where}{place}: nobody may enter it, so it can have no borders"
            elif place not in board.standing_places(row.kind, province_of(place)):
                yield f"{where}{place}: {_STANDS[row.kind]}"
        yield from (
            f"{where}{row.place}: it borders on itself" for near in row.neighbours if near == row.place
        )
        yield from (f"{where}{row.place}: {near} is named twice" for near in _repeated(row.neighbours))
        for near in dict.fromkeys(row.neighbours):
            before = first.setdefault((row.kind, frozenset((row.place, near))), row.line)
            if before != row.line:
                yield f"{where}{row.place}: its border with {near} stands in line {before} already"


_STANDS = {
    Kind.ARMY: "an army cannot stand there, so it has no border for armies",
    Kind.FLEET: "a fleet cannot stand there, so it has no border for fleets",
}


def _repeated(words: Iterable[str]) -> list[str]:
    return [word for word, times in Counter(words).items() if times > 1]


def _without_border(tables: VariantTables, board: Board) -> Iterator[str]:
    entered = {province_of(near) for row in tables.borders for near in row.neighbours}
    for row in tables.provinces:
        if row.terrain is Terrain.IMPASSABLE:
            continue
        where = f"{at(PROVINCES, row.line)}{row.code}"
        if row.code not in entered and not board.neighbours[board.index[row.code]]:
            yield f"{where}: nothing borders on it"
        for coast in row.coasts:
            if not board.reach(Kind.FLEET, f"{row.code}/{coast}"):
                yield f"{where}/{coast}: nothing borders on this coast"


def _odd(tables: VariantTables, board: Board) -> Iterator[str]:
    """Centres no one can take, and coasts (of a lake, say) to which no fleet comes from any sea."""
    reached = _reached_from_seas(board)
    for row in tables.provinces:
        where = f"{at(PROVINCES, row.line)}{row.code}"
        if row.centre and row.terrain is Terrain.IMPASSABLE:
            yield f"{where}: no unit could hold a supply centre there"
        own = [row.code] if row.terrain is Terrain.COAST and not row.coasts else []
        for place in own + [f"{row.code}/{coast}" for coast in row.coasts]:
            if board.seas and place not in reached:
                yield f"{where}: no fleet comes to {place} from any sea"


def _reached_from_seas(board: Board) -> set[str]:
    """Return the places where a fleet may come that was at sea."""
    reached = {code for code in board.provinces if board.is_sea(code)}
    todo = list(reached)
    while todo:
        new = set(board.reach(Kind.FLEET, todo.pop())) - reached
        reached |= new
        todo += new
    return reached


_NEEDS_HOMES = ("home", "any_if_home", "any_home")
_TAKEN_LETTERS = {"O": "observers", "M": "the master"}


def _powers(tables: VariantTables, lines: TomlLines) -> Iterator[str]:
    for what in ("code", "name", "letter"):
        for word in _repeated(getattr(power, what) for power in tables.powers):
            *_, last = (power for power in tables.powers if getattr(power, what) == word)
            yield f"{lines.of(last.code, what)}two powers have the {what} {word!r}"
    for power in tables.powers:
        if power.code.startswith(NEUTRAL):
            yield f"{lines.of(power.code, 'code')}{power.code}: {_NO_SEAT}"
        if power.letter in _TAKEN_LETTERS:
            who = _TAKEN_LETTERS[power.letter]
            yield f"{lines.of(power.code, 'letter')}{power.code}: the letter {power.letter} stands for {who}"
        if not power.homes and tables.rules.get("build", "home") in _NEEDS_HOMES:
            yield f"{lines.of(power.code, 'homes')}{power.code}: it has no home centre"


_NO_SEAT = "nobody leads neutral armies; [rules] neutral and neutral_at say where they are"


def _lands(tables: VariantTables, lines: TomlLines) -> Iterator[str]:
    """Yield what powers have that is no province, or no centre."""
    centres = {row.code: row.centre for row in tables.provinces}
    for power in tables.powers:
        for key, own in (("homes", power.homes), ("owns", power.owns or ()), ("country", power.country)):
            for code in own:
                where = f"{lines.of(power.code, key)}{power.code}: "
                if code not in centres:
                    yield f"{where}there is no province {code} for its {key}"
                elif key != "country" and not centres[code]:
                    yield f"{where}{code} is no supply centre"


def _victory(tables: VariantTables, variant: Variant, lines: TomlLines) -> Iterator[str]:
    if not 0 < tables.victory <= len(variant.board.centres):
        centres = len(variant.board.centres)
        yield f"{lines.top('victory')}victory at {tables.victory} centres, but the board has {centres}"
    if tables.rulebook not in PRESETS:
        yield f"{lines.top('rulebook')}there is no rulebook {tables.rulebook!r}"


def _of_source(tables: VariantTables, lines: TomlLines) -> Iterator[str]:
    """Yield what is said of the source that nothing knows, and the neutral units of its that are not here."""
    where = lines.top("source_rules")
    for rule in tables.source_rules:
        if rule not in SOURCE_RULES:
            yield f"{where}there is no rule {rule!r} of a source; there are {listing(SOURCE_RULES)}"
        elif rule == NEUTRAL_UNITS and not tables.unplayable and not has_neutral_units(tables):
            yield f"{where}its source has neutral units; [rules] neutral and neutral_at say where they are"


def _without_units(tables: VariantTables, variant: Variant, lines: TomlLines) -> Iterator[str]:
    """Yield the powers that begin a game with nothing to order."""
    if tables.unplayable or variant.start.kind is not PhaseKind.MOVEMENT:
        return
    for power in tables.powers:
        if not power.units:
            where = lines.of(power.code, "units")
            yield f"{where}{power.code}: it has no units at the start, and no builds come before it"


def _start(tables: VariantTables, variant: Variant, lines: TomlLines) -> Iterator[str]:
    taken: set[str] = set()
    for unit in variant.position.units:
        where = f"{lines.of(unit.power, 'units')}{unit.power}: "
        if unit.province not in variant.board.provinces:
            yield f"{where}there is no province for {unit}"
            continue
        if unit.at not in variant.board.standing_places(unit.kind, unit.province):
            yield f"{where}{unit} cannot stand there"
        if unit.province in taken:
            yield f"{where}{unit.province}: two units start there"
        taken.add(unit.province)
    owned: set[str] = set()
    for power in tables.powers:
        key = "homes" if power.owns is None else "owns"
        for centre in power.owned:
            if centre in owned:
                yield f"{lines.of(power.code, key)}{centre}: two powers own it at the start"
            owned.add(centre)


def _ambiguous(tables: VariantTables) -> Iterator[str]:
    meant: defaultdict[str, list[ProvinceRow]] = defaultdict(list)
    for row in tables.provinces:
        for word in {row.code.lower(), *(word.lower() for word in row.abbreviations)}:
            meant[word].append(row)
    for word, rows in meant.items():
        if len(several := dict.fromkeys(row.code for row in rows)) > 1:
            codes = " and ".join(several)
            yield f"{at(PROVINCES, rows[0].line)}{word!r} means {codes}; whoever writes it is asked"


def _pieces(tables: VariantTables, board: Board) -> Iterator[str]:
    open_places = [code for code, facts in board.provinces.items() if facts.terrain is not Terrain.IMPASSABLE]
    if not open_places:
        return
    reached: Mapping[str, int] = board.distances(open_places[0])
    if lost := [code for code in open_places if code not in reached]:
        where = at(PROVINCES, next(row.line for row in tables.provinces if row.code == lost[0]))
        yield f"{where}the board is in pieces: nobody comes from {open_places[0]} to {' '.join(lost)}"


def _one_way(tables: VariantTables) -> Iterator[str]:
    for row in tables.borders:
        if row.condition == "one_way":
            yield f"{at(BORDERS, row.line)}from {row.place} to {' '.join(row.neighbours)}, but not back"


# Lints what a variant's tables say that nothing knows: places, variant rules, conditions, values, names.
#
# No board can be made of such tables as they are; `without_unknown` leaves it all out, so that the
# rest can be looked at too.


def without_unknown(tables: VariantTables) -> VariantTables:
    """Return the tables without unusable entries, each of which is a fault of its own."""
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
        rules={
            key: value for key, value in tables.rules.items() if not _wrong(variant_rules_from, key, value)
        },
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
    """Return why a rule of a game cannot have that value; "" if it can."""
    try:
        reader({key: value})
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        return str(error) or "it cannot be read"
    return ""


def wrong_values(tables: VariantTables, lines: TomlLines) -> Iterator[str]:
    """Yield the faults of rules with impossible values, of a start and of units that are not valid."""
    for name, reader, kind in (
        ("rules", variant_rules_from, VariantRules),
        ("condition", condition_from, Condition),
    ):
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
    """Yield the faults of rows of names.csv: places and powers that are not on the board."""
    rows = text_of(folder / NAMES).splitlines() if (folder / NAMES).exists() else []
    known = _codes(tables)
    for line, row in enumerate(rows[1:], start=2):
        if row and row.partition(",")[0] not in known:
            yield f"{at(NAMES, line)}there is no {row.partition(',')[0]}"


def unknown_places(tables: VariantTables) -> Iterator[str]:
    """Yield the faults of borders: places that provinces.csv does not have."""
    known = _places(tables)
    for row in tables.borders:
        for place in (row.place, *row.neighbours):
            if place not in known:
                yield f"{at(BORDERS, row.line)}{place}: there is no such place in {PROVINCES}"


def _places(tables: VariantTables) -> set[str]:
    """Return the codes of all provinces and coasts."""
    coasts = {f"{row.code}/{coast}" for row in tables.provinces for coast in row.coasts}
    return coasts | {row.code for row in tables.provinces}


_CONDITIONS = {"", "suez_canal", *BorderRule}
"""The canal is a plain border in a game without its option."""
_WORDS_OF = {"rules": VariantRules, "condition": Condition}


def unknown_words(tables: VariantTables, lines: TomlLines) -> Iterator[str]:
    """Yield the faults of words: unknown variant rules, conditions and calendars."""
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


# Lints the geometry of a board: what is drawn must be what the tables say, and must be legible.
#
# Drawn maps are held against the tables for armies, fleets and named coasts: a fleet may go from
# coast to coast when their common border has an end that both share with one sea, or that lies on a
# river, is a river itself or a canal, or when a bridge leads to one place from both; a bridge is for
# fleets, and one that leads inland for armies; a named coast is
# a run of sea edges round the ring, whose neighbours are the seas of the run and the land at its two
# ends. Of a computed map only the cells are right.

_SHORTEST = 12.0
"""No common border is shorter than this where the picture is that wide."""
_Pair: TypeAlias = frozenset[Province]


def check_geometry(board: Board, geometry: Geometry) -> Iterator[str]:
    """Yield a sentence for each fault of the geometry."""
    where = f"{GEOMETRY}: "
    open_places = {code for code, f in board.provinces.items() if f.terrain is not Terrain.IMPASSABLE}
    yield from (f"{where}{code} has no polygon" for code in sorted(open_places - geometry.provinces.keys()))
    places = {place for place in board.places if province_of(place) in open_places}
    yield from (f"{where}{place} has no position" for place in sorted(places - geometry.spots.keys()))
    yield from (
        f"{where}{' '.join(codes)} have the edge {edge} together"
        for edge, codes in sorted(geometry.edges().items())
        if len(codes) > 2  # noqa: PLR2004  # the two sides of a border
    )
    bridges = {frozenset(bridge) for bridge in geometry.bridges}
    drawn = {pair for pair in geometry.borders() if pair <= open_places}
    yield from _differences("border", borders_of(board), drawn | bridges)
    if geometry.source is MapSource.OWN:
        yield from _own_map(board, geometry, drawn)


def _own_map(board: Board, geometry: Geometry, drawn: set[_Pair]) -> Iterator[str]:
    """Yield a sentence for each fault of a drawn map: borders of armies and fleets, short ones, coasts."""
    bridges = {frozenset(bridge) for bridge in geometry.bridges}
    inland = {pair for pair in bridges if any(_is_inland(board, code) for code in pair)}
    yield from _differences(
        "border of armies", _army_borders(board), _drawn_for_armies(board, drawn | inland)
    )
    yield from _differences(
        "border of fleets", _fleet_borders(board), _drawn_for_fleets(board, geometry, drawn, bridges - inland)
    )
    yield from _short_borders(geometry)
    yield from _coasts(board, geometry)


def _differences(what: str, table: set[_Pair], drawn: set[_Pair]) -> Iterator[str]:
    for pairs, verdict in (
        (table - drawn, "is not drawn"),
        (drawn - table, "is drawn, but not in borders.csv"),
    ):
        yield from (
            f"{GEOMETRY}: the {what} {' '.join(sorted(pair))} {verdict}" for pair in sorted(pairs, key=sorted)
        )


def _kind_borders(board: Board, kind: Kind) -> set[_Pair]:
    places = board.places
    return {frozenset((province_of(p), province_of(q))) for p in places for q in board.reach(kind, p)}


def _army_borders(board: Board) -> set[_Pair]:
    return _kind_borders(board, Kind.ARMY)


def _fleet_borders(board: Board) -> set[_Pair]:
    return _kind_borders(board, Kind.FLEET)


def _drawn_for_armies(board: Board, drawn: set[_Pair]) -> set[_Pair]:
    return {pair for pair in drawn if not any(board.is_sea(code) for code in pair)}


def _drawn_for_fleets(board: Board, geometry: Geometry, drawn: set[_Pair], bridges: set[_Pair]) -> set[_Pair]:
    along = set(_along_coasts(board, geometry, drawn))
    wet = {pair for pair in drawn if any(board.is_sea(code) for code in pair)}
    return wet | bridges | ((along | _along_rivers(geometry) | _by_bridges(bridges)) & drawn)


def _along_coasts(board: Board, geometry: Geometry, drawn: set[_Pair]) -> Iterator[_Pair]:
    """Yield the pairs of coasts that meet at a sea both lie on."""
    points: defaultdict[Point, set[Province]] = defaultdict(set)
    for edge, sides in geometry.edges().items():
        for point in edge:
            points[point].update(sides)
    for codes in points.values():
        seas = [code for code in codes if code in geometry.provinces and board.is_sea(code)]
        for one, other in combinations(sorted(codes), 2):
            if _are_coasts(board, one, other) and any(_touch(drawn, sea, one, other) for sea in seas):
                yield frozenset((one, other))


def _along_rivers(geometry: Geometry) -> set[_Pair]:
    """Return the pairs whose common border is a canal, a river, or ends on one."""
    rivers, canals = ({frozenset(one) for one in some} for some in (geometry.rivers, geometry.canals))
    borders = {edge: frozenset(codes) for edge, codes in geometry.edges().items() if len(codes) > 1}
    wet = {point for edge, pair in borders.items() if pair in rivers for point in edge}
    return rivers | canals | {pair for edge, pair in borders.items() if wet.intersection(edge)}


def _by_bridges(bridges: AbstractSet[_Pair]) -> set[_Pair]:
    """Return the pairs from both of which a bridge leads to one place."""
    return {one ^ other for one in bridges for other in bridges if len(one & other) == 1}


def _is_inland(board: Board, code: str) -> bool:
    return board.provinces[code].terrain is Terrain.LAND


def _are_coasts(board: Board, *codes: str) -> bool:
    facts = board.provinces
    return all(code in facts and facts[code].terrain is Terrain.COAST for code in codes)


def _touch(drawn: set[_Pair], sea: Province, *codes: Province) -> bool:
    return all(frozenset((sea, code)) in drawn for code in codes)


def _short_borders(geometry: Geometry) -> Iterator[str]:
    scale = geometry.scale
    lengths: defaultdict[tuple[str, ...], float] = defaultdict(float)
    for (one, other), codes in geometry.edges().items():
        if len(codes) > 1 and geometry.closed.keys().isdisjoint(codes):  # no one goes there
            lengths[tuple(sorted(codes))] += dist(one, other) * scale
    for codes, length in sorted(lengths.items()):
        if length < _SHORTEST:
            yield f"{GEOMETRY}: the border of {' and '.join(codes)} is too short to see: {length:.1f}"


def _coasts(board: Board, geometry: Geometry) -> Iterator[str]:
    edges = geometry.edges()
    for facts in board.provinces.values():
        if not facts.coasts or facts.code not in geometry.provinces:
            continue
        runs = [
            run for ring in geometry.provinces[facts.code] for run in _runs(board, facts.code, ring, edges)
        ]
        for coast in facts.coasts:
            near = {province_of(place) for place in board.reach(Kind.FLEET, coast)}
            if near not in runs:
                named = " ".join(sorted(near))
                yield f"{GEOMETRY}: no shore of {facts.code} has the neighbours of {coast}: {named}"


def _runs(
    board: Board, code: Province, ring: Ring, edges: Mapping[Edge, Sequence[str]]
) -> Iterator[set[Place]]:
    """Yield the neighbours of each run of sea edges round a ring: its seas, and the land at its two ends."""
    round_it = [next((c for c in edges[edge] if c != code), "") for edge in edges_of(ring)]
    wet = [c in board.provinces and board.is_sea(c) for c in round_it]
    starts = [n for n in range(len(wet)) if wet[n] and not wet[n - 1]]
    for start in starts:
        found = {round_it[start - 1]}
        n = start
        while wet[n % len(wet)]:
            found.add(round_it[n % len(wet)])
            n += 1
        found.add(round_it[n % len(wet)])
        yield {c for c in found if c in board.provinces and board.provinces[c].terrain is not Terrain.LAND}
