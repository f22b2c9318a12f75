"""Lints a variant folder: everything that would go wrong later is found here and named, with its line.

Faults keep a game from being played as meant. Remarks are what a maker should look at: an abbreviation of two
places (the judge asks there), a board in several pieces, a border that holds one way.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from judge.rules.board import Board, Terrain
from judge.rules.english import listing
from judge.rules.phases import PhaseKind
from judge.rules.rulebook import PRESETS
from judge.rules.switches import NEUTRAL
from judge.rules.units import Kind, province_of
from judge.rules.variant import Variant
from judge.variants.faulty_lines import TOML, TomlLines, at
from judge.variants.folder import BORDERS, PROVINCES, read_tables, text_of, unknown_keys
from judge.variants.geometry import read_geometry
from judge.variants.geometry_check import check_geometry
from judge.variants.load import variant_of
from judge.variants.tables import FLAGS, ProvinceRow, VariantError, VariantTables
from judge.variants.unknown_check import (
    unknown_names,
    unknown_places,
    unknown_words,
    without_unknown,
    wrong_values,
)


@dataclass(frozen=True, slots=True)
class Findings:
    """What the linter says of a folder, a sentence each."""

    faults: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()


def check(folder: Path) -> Findings:
    """All that is wrong or remarkable about the variant in the folder."""
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
        *_map(folder, board),
    )
    alone = (f"{TOML}: one power, so nobody plays against it",) if len(tables.powers) == 1 else ()
    remarks = (*alone, *_odd(known, board), *_ambiguous(tables), *_pieces(known, board), *_one_way(tables))
    return Findings(tuple(dict.fromkeys(faults)), remarks)


LONGEST_NAME = 80
_CODE = re.compile(r"[A-Z0-9_]{1,40}")
_WORDS_BETWEEN_NAMES = ("AND", "ALL", "GM", "MASTER", "OBSERVER", "OBSERVERS")


def _names(tables: VariantTables, lines: TomlLines) -> Iterator[str]:
    """Titles, names and codes that would break a line of a mail, or be read as something else."""
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
    """Whether a name is one line that prints, and its letters are letters, no entities of HTML."""
    printed = text.isprintable() and not _ENTITY.search(text)
    return printed and 0 < len(text.strip()) == len(text) <= LONGEST_NAME


def _shown(text: str) -> str:
    """The beginning of what may be no text at all."""
    return ascii(text[:40])


def _opening(variant: Variant, lines: TomlLines) -> Iterator[str]:
    """A start that nobody can play."""
    if variant.start.kind is PhaseKind.MOVEMENT and not variant.position.units:
        yield (
            f"{lines.top('start')}no power has a unit, and the game starts with moves (the classic judge has"
            " the units in seed.NAME beside map.NAME)"
        )


def _map(folder: Path, board: Board) -> Iterator[str]:
    try:
        geometry = read_geometry(folder)
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
    """Centres nobody can take, and coasts (of a lake, say) to which no fleet comes from any sea."""
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
    """The places where a fleet may come that was at sea."""
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
    """What powers have that is no province, or no centre."""
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
