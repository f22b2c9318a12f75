"""A variant's folder: its tables read from variant.toml, CSV files and notes.md, and written there.

A folder whose variant.toml says `extends = "standard"` holds only what differs from that variant: its
provinces.csv adds rows or puts others in place of those with the same code, its borders.csv adds borders,
`without` lists provinces that are not on its board, and what variant.toml does not set is as in the other.
"""

from __future__ import annotations

import csv
import io
import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from difflib import get_close_matches
from functools import cache, partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, Protocol, TypeAlias, TypeVar

from judge.guarded_json import JsonError, read_json
from judge.paths import grammar
from judge.rules.board import Terrain
from judge.rules.english import listing
from judge.rules.units import Kind, province_of
from judge.variants.tables import (
    TOML,
    BorderRow,
    PowerRow,
    ProvinceRow,
    TomlLines,
    VariantError,
    VariantTables,
    at,
)

PROVINCES, BORDERS, NOTES = "provinces.csv", "borders.csv", "notes.md"
NAMES = "names.csv"
PROVINCE_COLUMNS = ("code", "name", "terrain", "centre", "coasts", "flags", "abbreviations")
BORDER_COLUMNS = ("place", "unit", "neighbours", "condition")
_T = TypeVar("_T")


MOST_BYTES = 2_000_000
"""The most bytes that are read of a board's file. The largest known file has a tenth of that."""


def bytes_of(path: Path) -> bytes:
    """Return the bytes of a board's file. Raise VariantError if there is no such file or it is too long."""
    try:
        if not path.is_file():
            raise VariantError(f"{path.name}: there is no such file")
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise VariantError(f"{path.name}: {error.strerror}") from error
    if len(data) > MOST_BYTES:
        raise VariantError(f"{path.name}: longer than {MOST_BYTES} bytes, so it is no board")
    return data


def text_of(path: Path) -> str:
    """Return the text of a board's file. Raise VariantError with the line that is not UTF-8."""
    data = bytes_of(path)
    try:
        return data.decode("utf-8-sig")  # spreadsheets write a byte order mark
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise VariantError(f"{path.name}: line {line} is not UTF-8 (Latin-1 perhaps)") from error


def facts_of(text: str, file: str) -> dict[str, Any]:
    """Return the facts of a TOML file of a board.

    VariantError if it is none, or has a number beyond all boards.
    """
    try:
        facts = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise VariantError(f"{file}: {error}") from error
    except RecursionError as error:
        raise VariantError(f"{file}: brackets stand in brackets too deep") from error
    except ValueError as error:  # a number with more digits than Python reads
        raise VariantError(f"{file}: {_TOO_LARGE}") from error
    if _is_beyond(facts):
        raise VariantError(f"{file}: {_TOO_LARGE}")
    return facts


def json_of(text: str, file: str) -> Any:
    """Return what a JSON file of a board holds.

    VariantError if it is none, or has a number beyond all boards.
    """
    try:
        found = read_json(text)
        beyond = _is_beyond(found)
    except JsonError as error:
        raise VariantError(f"{file}: {error}") from None
    if beyond:
        raise VariantError(f"{file}: {_TOO_LARGE}")
    return found


_LARGEST = 1_000_000
_TOO_LARGE = f"a number is too large; none of a board is over {_LARGEST}"


def _is_beyond(value: object) -> bool:
    """Return whether a number in it is larger than any that a board needs."""
    if isinstance(value, dict):
        return any(map(_is_beyond, value.values()))
    if isinstance(value, list):
        return any(map(_is_beyond, value))
    return isinstance(value, int | float) and not -_LARGEST <= value <= _LARGEST


_FOLDER = re.compile(r"[a-z0-9_]+")
_OWN = Path(__file__).parent / "data"
_STANDARD = _OWN / "standard"
Note: TypeAlias = Callable[[str], None]
"""What is told of a fault; if it comes back, something harmless is read in the fault's place."""


def _refuse(fault: str) -> None:
    raise VariantError(fault)


def read_tables(folder: Path, extended_by: tuple[str, ...] = (), note: Note = _refuse) -> VariantTables:
    """Return the tables in the folder.

    VariantError says which file and line is at fault, unless `note` is told.
    """
    facts = _toml(folder, note)
    base = facts.get("extends")
    if base is None:
        return _tables(folder, facts, _rows_of(folder, note, required=True), note)
    if not _FOLDER.fullmatch(base):
        raise VariantError(f"{folder.name}/{TOML}: extends {base[:40]!r}, which is no variant's name")
    if base in (*extended_by, folder.name):
        raise VariantError(f"{folder.name}/{TOML}: extends {base}, which extends it: that goes round")
    beside = next((one for one in (folder.parent, _OWN) if (one / base / TOML).is_file()), None)
    if beside is None:
        near = get_close_matches(base, [one.name for one in (*folder.parent.iterdir(), *_OWN.iterdir())], 1)
        also = f"; near it: {near[0]}" if near else ""
        raise VariantError(f"{folder.name}/{TOML}: extends {base!r}, and there is no such board{also}")
    return _extended(folder, facts, read_tables(beside / base, (*extended_by, folder.name)), note)


_A_KIND: Mapping[type, str] = {str: "text", int: "a number", list: "a list", dict: "a table"}
_KEYS: Mapping[str, type] = {
    **dict.fromkeys(("title", "extends", "start", "rulebook", "calendar", "tier", "table"), str),
    "unplayable": str,
    "victory": int,
    **dict.fromkeys(("rules", "options", "condition"), dict),
    **dict.fromkeys(("without", "powers", "source_rules"), list),
}
_POWER_KEYS: Mapping[str, type] = {
    **dict.fromkeys(("code", "name", "adjective", "letter"), str),
    **dict.fromkeys(("homes", "country", "units", "owns"), list),
}


def _toml(folder: Path, note: Note) -> dict[str, Any]:
    text = text_of(folder / TOML)
    facts = facts_of(text, f"{folder.name}/{TOML}")
    lines = TomlLines(text.splitlines())
    _check_kinds(lines.top, facts, _KEYS, note)
    for number, power in enumerate(facts.get("powers", ()), 1):
        if not isinstance(power, dict):
            raise VariantError(f"{lines.top('powers')}powers must be tables, [[powers]]")
        _check_kinds(partial(lines.nth, number), power, _POWER_KEYS, note)
    return facts


def _check_kinds(
    where: Callable[[str], str], facts: dict[str, Any], kinds: Mapping[str, type], note: Note
) -> None:
    """Note each value of the wrong kind, which then counts as not said."""
    for key, kind in kinds.items():
        value = facts.get(key)
        if value is None:
            continue
        if not isinstance(value, kind) or isinstance(value, bool):
            note(f"{where(key)}{key} must be {_A_KIND[kind]}")
            del facts[key]
        elif isinstance(value, list) and key != "powers" and not all(isinstance(one, str) for one in value):
            note(f"{where(key)}{key} must be a list of texts")
            del facts[key]


def unknown_keys(folder: Path) -> tuple[str, ...]:
    """Return a sentence for each unknown key of variant.toml."""
    text = text_of(folder / TOML)
    facts, lines = facts_of(text, f"{folder.name}/{TOML}"), TomlLines(text.splitlines())
    found = [(lines.top(key), key, _KEYS) for key in facts if key not in _KEYS]
    for number, power in enumerate(facts.get("powers", ()), 1):
        found += [(lines.nth(number, key), key, _POWER_KEYS) for key in power if key not in _POWER_KEYS]
    return tuple(f"{where}there is no {key!r}{_near(key, known)}" for where, key, known in found)


def _near(word: str, known: Mapping[str, type]) -> str:
    """Return the known key that the word comes near to, else all of them."""
    near = get_close_matches(word, known, 1)
    return f"; near it: {near[0]}" if near else f"; there are {listing(known)}"


_Board = tuple[tuple[ProvinceRow, ...], tuple[BorderRow, ...]]


def _rows_of(folder: Path, note: Note, *, required: bool) -> _Board:
    """Provinces and borders as the folder's own files say."""
    provinces, borders = folder / PROVINCES, folder / BORDERS
    own = _rows(provinces, PROVINCE_COLUMNS, _province, note) if required or provinces.exists() else ()
    return own, _rows(borders, BORDER_COLUMNS, _border, note) if required or borders.exists() else ()


def _extended(folder: Path, facts: dict[str, Any], base: VariantTables, note: Note) -> VariantTables:
    provinces, borders = _rows_of(folder, note, required=False)
    without = set(facts.get("without", ()))
    own = {row.code: row for row in provinces}
    kept = [own.pop(row.code, row) for row in base.provinces if row.code not in without]
    near = [_narrowed(row, without) for row in base.borders if province_of(row.place) not in without]
    said = {key: value for key, value in _base_facts(base).items() if key not in facts}
    return _tables(folder, facts | said, ((*kept, *own.values()), (*near, *borders)), note, base)


def _narrowed(row: BorderRow, without: set[str]) -> BorderRow:
    near = tuple(place for place in row.neighbours if province_of(place) not in without)
    return BorderRow(row.place, row.kind, near, row.condition, row.line)


def _base_facts(base: VariantTables) -> dict[str, Any]:
    return {
        "start": base.start,
        "victory": base.victory,
        "rulebook": base.rulebook,
        "rules": base.rules,
        "calendar": base.calendar,
        "options": base.options,
        "condition": base.condition,
    }


def _tables(
    folder: Path, facts: dict[str, Any], board: _Board, note: Note, base: VariantTables | None = None
) -> VariantTables:
    lines = TomlLines(text_of(folder / TOML).splitlines())
    usual: dict[str, object] = {"title": folder.name, "start": "S1901M", "victory": 1}
    _fill(facts, usual if base is not None else usual | {"powers": []}, lines.top, "", note)
    for number, power in enumerate(facts.get("powers", ()), 1):
        code = power.get("code") or f"POWER{number}"
        name = power.get("name", code.title())
        usual = {"code": code, "name": name, "adjective": name, "letter": f"Z{number}"[-2:]}
        _fill(power, usual, partial(lines.nth, number), f" of {code}", note)
    try:
        powers = tuple(map(_power, facts["powers"])) if base is None or "powers" in facts else base.powers
        return VariantTables(
            name=folder.name,
            title=facts["title"],
            start=facts["start"],
            victory=facts["victory"],
            powers=powers,
            provinces=board[0],
            borders=board[1],
            rulebook=facts.get("rulebook", "datc3"),
            rules=MappingProxyType(dict(facts.get("rules", {}))),
            calendar=facts.get("calendar", "standard"),
            options=MappingProxyType(dict(facts.get("options", {}))),
            condition=MappingProxyType(dict(facts.get("condition", {}))),
            tier=facts.get("tier", "D"),
            table=facts.get("table", folder.name),
            unplayable=facts.get("unplayable", ""),
            source_rules=tuple(facts.get("source_rules", ())),
            notes=_notes(folder),
            foreign=_foreign(folder, board[0], powers, base),
        )
    except TypeError as error:
        raise VariantError(f"{folder.name}/{TOML}: {error}") from error


def _fill(
    facts: dict[str, Any], usual: Mapping[str, object], where: Callable[[str], str], whose: str, note: Note
) -> None:
    """Note each key that is missing, and put something in its place."""
    for key, value in usual.items():
        if key not in facts:
            note(f"{where(key)}the {key}{whose} is missing")
            facts[key] = value


def _foreign(
    folder: Path,
    provinces: tuple[ProvinceRow, ...],
    powers: tuple[PowerRow, ...],
    base: VariantTables | None,
) -> Foreign:
    """Return the names in other languages: the folder's own, and its base's or the standard map's."""
    path = folder / NAMES
    own = dict(_rows(path, ("code", *_languages(path)), _named, _refuse)) if path.exists() else {}
    if base is None and folder.resolve() == _STANDARD.resolve():
        return MappingProxyType(own)
    return foreign_names(own, provinces, powers, base or _standard())


@cache
def names_in(language: str) -> Foreign:
    """Return the names in one language of the provinces and powers of the standard map, by their codes."""
    with (_STANDARD / NAMES).open(encoding="utf-8", newline="") as file:
        rows = {row["code"]: row.get(language) for row in csv.DictReader(file)}
    return {code: tuple(names.split("/")) for code, names in rows.items() if names}


def names_alike(provinces: Iterable[_Place], powers: Iterable[_Power], language: str) -> Foreign:
    """Return the names in one language of places and powers that have the standard map's English names."""
    return foreign_names({}, provinces, powers, replace(_standard(), foreign=names_in(language)))


def _languages(path: Path) -> Iterator[str]:
    """The languages, besides English, in which a file has names: those of its columns that are known."""
    known = {file.stem for file in (grammar() / "languages").glob("*.toml")} - {"en"}
    header, *_ = text_of(path).split("\n", 1)
    return (code for code in header.strip().split(",")[1:] if code in known)


@cache
def _standard() -> VariantTables:
    return read_tables(_STANDARD)


def _named(_line: int, row: dict[str, str], _note: Note) -> tuple[str, tuple[str, ...]]:
    code = row.pop("code")
    return code, tuple(dict.fromkeys(name for names in row.values() for name in names.split("/")))


def _notes(folder: Path) -> str:
    path = folder / NOTES
    return text_of(path) if path.exists() else ""


def _power(facts: dict[str, Any]) -> PowerRow:
    owns = facts.get("owns")
    return PowerRow(
        code=facts["code"],
        name=facts["name"],
        adjective=facts["adjective"],
        letter=facts["letter"],
        homes=tuple(facts.get("homes", ())),
        country=tuple(facts.get("country", ())),
        units=tuple(facts.get("units", ())),
        owns=None if owns is None else tuple(owns),
    )


_CENTRE = {"yes": True, "": False}


def _province(line: int, row: dict[str, str], note: Note) -> ProvinceRow:
    terrain, centre = row["terrain"], row["centre"]
    if terrain not in set(Terrain):
        note(f"{terrain!r} is no terrain: {listing(Terrain, 'or')}")
    if centre not in _CENTRE:
        note(f"{centre!r} does not say whether it is a centre: yes, or nothing")
    return ProvinceRow(
        code=row["code"],
        name=row["name"],
        terrain=Terrain(terrain) if terrain in set(Terrain) else Terrain.COAST,
        centre=_CENTRE.get(centre, False),
        coasts=tuple(row["coasts"].split()),
        flags=tuple(row["flags"].split()),
        abbreviations=tuple(word.replace("+", " ") for word in row["abbreviations"].split()),
        line=line,
    )


_KINDS = {"army": Kind.ARMY, "fleet": Kind.FLEET}


def _border(line: int, row: dict[str, str], note: Note) -> BorderRow:
    if row["unit"] not in _KINDS:
        note(f"the unit must be army or fleet, not {row['unit']!r}")
    kind = _KINDS.get(row["unit"], Kind.ARMY)
    return BorderRow(row["place"], kind, tuple(row["neighbours"].split()), row["condition"], line)


_Maker: TypeAlias = Callable[[int, dict[str, str], Note], _T]


def _rows(path: Path, columns: tuple[str, ...], make: _Maker[_T], note: Note) -> tuple[_T, ...]:
    reader = csv.DictReader(io.StringIO(text_of(path), newline=""))
    try:
        if tuple(reader.fieldnames or ()) != columns:
            first = ",".join(reader.fieldnames or ())
            instead = "separated by commas, not by ;" if ";" in first else f"not {first[:_QUOTED]!r}"
            raise VariantError(f"{path.name}: line 1: the columns must be {','.join(columns)}, {instead}")
        made = [_row(path, reader.line_num, row, make, note) for row in reader]
    except csv.Error as error:
        raise VariantError(f"{path.name}: line {reader.line_num + 1}: {error}") from error
    return tuple(row for row in made if row is not None)


_QUOTED = 100


def _row(path: Path, line: int, row: dict[str, str], make: _Maker[_T], note: Note) -> _T | None:
    where, found = at(path.name, line), list[str]()
    if None in row:
        note(f"{where}there are more values than the {len(row) - 1} columns")
        return None
    if None in row.values():
        note(f"{where}a value is missing: each line has {len(row)}, the last ones perhaps empty")
        return None
    try:
        made = make(line, row, found.append)
    except (KeyError, ValueError, AttributeError) as error:
        raise VariantError(f"{where}{str(error)[:_QUOTED]}") from error
    for fault in found:
        note(f"{where}{fault[:_QUOTED]}")
    return made


# Names in other languages: a board's own, and those of the standard map for what is called as there.
#
# What bears the same English name is called the same in every other language, on whatever board it
# is: a board of its own that has a Vienna has a Wien, too. Points and hyphens make no other name of
# it, nor does another English name that the standard map has for a place of that kind: St.
# Petersburg, Heligoland Bight, Tunisia. What several of its places are called is asked about.

Foreign = Mapping[str, tuple[str, ...]]
"""The names in other languages by the code of a province or a power."""

_SHORTEST = 4
"""Shorter names are codes, which stand for another place on another board."""


class _Power(Protocol):
    """A power with its English name."""

    @property
    def code(self) -> str: ...
    @property
    def name(self) -> str: ...


class _Place(_Power, Protocol):
    """A province with its English name."""

    @property
    def terrain(self) -> Terrain: ...


def foreign_names(
    own: Foreign, provinces: Iterable[_Place], powers: Iterable[_Power], like: VariantTables
) -> Foreign:
    """Return a board's foreign names: its own, and another board's for the same provinces and powers."""
    found = dict(_of_places(provinces, like.provinces, like.foreign))
    found |= _of_powers(powers, like.powers, like.foreign)
    return MappingProxyType(found | dict(own))


def _of_places(
    rows: Iterable[_Place], others: Iterable[ProvinceRow], foreign: Foreign
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the code of each place that another board has by its name, with that one's names."""
    known = [row for row in others if row.code in foreign]
    by_name = {_letters(row.name): foreign[row.code] for row in known}
    by_other: dict[tuple[str, Terrain], tuple[str, ...]] = {}
    for one in known:
        for name in map(_letters, one.abbreviations):
            if len(name) >= _SHORTEST:
                by_other.setdefault((name, one.terrain), foreign[one.code])
    for row in rows:
        name = _letters(row.name)
        found = by_name.get(name) or by_other.get((name, row.terrain))
        if found is not None:
            yield row.code, found


def _of_powers(
    rows: Iterable[_Power], others: Iterable[PowerRow], foreign: Foreign
) -> Iterator[tuple[str, tuple[str, ...]]]:
    known = {row.name.lower(): foreign[row.code] for row in others if row.code in foreign}
    return ((row.code, known[row.name.lower()]) for row in rows if row.name.lower() in known)


def _letters(name: str) -> str:
    return re.sub(r"[^\w]|_", "", name.lower())


# Writes the tables of a variant to a folder; what `read_tables` reads back is the same tables.


def write_tables(tables: VariantTables, folder: Path, base: VariantTables | None = None) -> None:
    """Write the folder; with a base only what differs from it, and `extends` with its name."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / TOML).write_text("\n".join(_toml_lines(tables, base)) + "\n", encoding="utf-8")
    rows = tables.provinces if base is None else tuple(_changed(tables, base))
    if rows:
        _write_csv(folder / PROVINCES, PROVINCE_COLUMNS, map(_province_cells, rows))
    borders = tables.borders if base is None else ()
    if borders:
        _write_csv(folder / BORDERS, BORDER_COLUMNS, map(_border_cells, borders))
    if tables.notes:
        (folder / NOTES).write_text(tables.notes, encoding="utf-8")


def without(tables: VariantTables, base: VariantTables) -> tuple[str, ...]:
    """Return the provinces of the base that the other board does not have."""
    kept = {row.code for row in tables.provinces}
    return tuple(row.code for row in base.provinces if row.code not in kept)


def _changed(tables: VariantTables, base: VariantTables) -> Iterator[ProvinceRow]:
    same = set(base.provinces)
    return (row for row in tables.provinces if row not in same)


def _toml_lines(tables: VariantTables, base: VariantTables | None) -> Iterator[str]:
    yield f"title = {_value(tables.title)}"
    if base is not None:
        yield f"extends = {_value(base.name)}"
        if gone := without(tables, base):
            yield f"without = {_value(gone)}"
    yield from (f"{key} = {_value(value)}" for key, value in _facts(tables, base))
    for name in ("rules", "options", "condition"):
        table = getattr(tables, name)
        if table and (base is None or dict(table) != dict(getattr(base, name))):
            yield from ("", f"[{name}]", *(f"{key} = {_value(value)}" for key, value in table.items()))
    if base is None or tables.powers != base.powers:
        for power in tables.powers:
            yield from ("", "[[powers]]", *_power_lines(power))


def _facts(tables: VariantTables, base: VariantTables | None) -> Iterator[tuple[str, object]]:
    usual: dict[str, object] = {"rulebook": "datc3", "calendar": "standard"}
    if base is not None:
        usual = {name: getattr(base, name) for name in ("start", "victory", "rulebook", "calendar")}
    usual |= {"table": tables.name, "unplayable": "", "source_rules": ()}
    for name in ("start", "victory", "rulebook", "calendar", "tier", "table", "unplayable", "source_rules"):
        value = getattr(tables, name)
        if value != usual.get(name):
            yield name, value


def _power_lines(power: PowerRow) -> Iterator[str]:
    yield from (
        f"{name} = {_value(getattr(power, name))}" for name in ("code", "name", "adjective", "letter")
    )
    yield from (
        f"{name} = {_value(getattr(power, name))}"
        for name in ("homes", "country", "owns", "units")
        if getattr(power, name) or (name == "owns" and power.owns is not None)
    )


def _value(value: object) -> str:
    """Return a TOML value: text, number, truth, a list of texts, or a table of them in one line."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_value(entry)}" for key, entry in value.items()) + " }"
    return json.dumps(list(value) if isinstance(value, tuple) else value, ensure_ascii=False)


def _province_cells(row: ProvinceRow) -> tuple[str, ...]:
    short = " ".join(word.replace(" ", "+") for word in row.abbreviations)
    centre = "yes" if row.centre else ""
    return (row.code, row.name, row.terrain, centre, " ".join(row.coasts), " ".join(row.flags), short)


def _border_cells(row: BorderRow) -> tuple[str, ...]:
    return row.place, row.kind.name.lower(), " ".join(row.neighbours), row.condition


def _write_csv(path: Path, columns: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> None:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    path.write_text(text.getvalue(), encoding="utf-8")
