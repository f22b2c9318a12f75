"""Reads a variant folder into its tables: variant.toml, provinces.csv, borders.csv, names.csv and notes.md.

A folder whose variant.toml says `extends = "standard"` holds only what differs from that variant: its
provinces.csv adds rows or puts others in place of those with the same code, its borders.csv adds borders,
`without` lists provinces that are not on its board, and what variant.toml is silent about is as in the other.
"""

from __future__ import annotations

import csv
import io
import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

from judge.rules.board import Terrain
from judge.rules.units import Kind, province_of
from judge.variants.tables import BorderRow, PowerRow, ProvinceRow, VariantError, VariantTables

TOML, PROVINCES, BORDERS, NOTES = "variant.toml", "provinces.csv", "borders.csv", "notes.md"
NAMES = "names.csv"
LANGUAGES = ("de", "fr", "es", "it", "nl", "pt", "pl", "sv")
"""The languages, besides English, in which provinces and powers have names."""
PROVINCE_COLUMNS = ("code", "name", "terrain", "centre", "coasts", "flags", "abbreviations")
BORDER_COLUMNS = ("place", "unit", "neighbours", "condition")
_T = TypeVar("_T")


MOST_BYTES = 2_000_000
"""The longest file of a board that is read; the largest board that is known has a tenth of that."""


def bytes_of(path: Path) -> bytes:
    """What stands in a file of a board; VariantError if it is none, or too long."""
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
    """The text of a file of a board; VariantError names the line that is not UTF-8."""
    data = bytes_of(path)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise VariantError(f"{path.name}: line {line} is not UTF-8 (Latin-1 perhaps)") from error


_FOLDER = re.compile(r"[a-z0-9_]+")


def read_tables(folder: Path, extended_by: tuple[str, ...] = ()) -> VariantTables:
    """The tables in the folder; VariantError says which file and line is at fault."""
    facts = _toml(folder)
    base = facts.get("extends")
    if base is None:
        return _tables(folder, facts, _rows_of(folder, required=True))
    if not _FOLDER.fullmatch(base):
        raise VariantError(f"{folder.name}/{TOML}: extends {base[:40]!r}, which is no variant's name")
    if base in (*extended_by, folder.name):
        raise VariantError(f"{folder.name}/{TOML}: extends {base}, which extends it: that goes round")
    return _extended(folder, facts, read_tables(folder.parent / base, (*extended_by, folder.name)))


_A_KIND: Mapping[type, str] = {str: "text", int: "a number", list: "a list", dict: "a table"}
_KEYS: Mapping[str, type] = {
    **dict.fromkeys(("title", "extends", "start", "rulebook", "calendar", "tier", "table"), str),
    "unplayable": str,
    "victory": int,
    **dict.fromkeys(("rules", "options", "condition"), dict),
    **dict.fromkeys(("without", "powers"), list),
}
_POWER_KEYS: Mapping[str, type] = {
    **dict.fromkeys(("code", "name", "adjective", "letter"), str),
    **dict.fromkeys(("homes", "country", "units", "owns"), list),
}


def _toml(folder: Path) -> dict[str, Any]:
    at = f"{folder.name}/{TOML}: "
    try:
        facts = tomllib.loads(text_of(folder / TOML))
    except tomllib.TOMLDecodeError as error:
        raise VariantError(f"{at}{error}") from error
    except RecursionError as error:
        raise VariantError(f"{at}brackets stand in brackets too deep") from error
    _check_kinds(at, facts, _KEYS)
    for number, power in enumerate(facts.get("powers", ()), 1):
        if not isinstance(power, dict):
            raise VariantError(f"{at}powers must be tables, [[powers]]")
        _check_kinds(f"{at}power {number}: ", power, _POWER_KEYS)
    return facts


def _check_kinds(at: str, facts: Mapping[str, Any], kinds: Mapping[str, type]) -> None:
    for key, kind in kinds.items():
        value = facts.get(key)
        if value is None:
            continue
        if not isinstance(value, kind) or isinstance(value, bool):
            raise VariantError(f"{at}{key} must be {_A_KIND[kind]}")
        if isinstance(value, list) and key != "powers" and not all(isinstance(one, str) for one in value):
            raise VariantError(f"{at}{key} must be a list of texts")


_Board = tuple[tuple[ProvinceRow, ...], tuple[BorderRow, ...]]


def _rows_of(folder: Path, *, required: bool) -> _Board:
    """Provinces and borders as the folder's own files say."""
    provinces, borders = folder / PROVINCES, folder / BORDERS
    if not required:
        own = read_provinces(provinces) if provinces.exists() else ()
        return own, read_borders(borders) if borders.exists() else ()
    return read_provinces(provinces), read_borders(borders)


def _extended(folder: Path, facts: dict[str, Any], base: VariantTables) -> VariantTables:
    provinces, borders = _rows_of(folder, required=False)
    without = set(facts.get("without", ()))
    own = {row.code: row for row in provinces}
    kept = [own.pop(row.code, row) for row in base.provinces if row.code not in without]
    near = [_narrowed(row, without) for row in base.borders if province_of(row.place) not in without]
    said = {key: value for key, value in _base_facts(base).items() if key not in facts}
    return _tables(folder, facts | said, ((*kept, *own.values()), (*near, *borders)), base)


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
    folder: Path, facts: dict[str, Any], board: _Board, base: VariantTables | None = None
) -> VariantTables:
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
            notes=_notes(folder),
            foreign=_foreign(folder, board[0], powers, base),
        )
    except KeyError as error:
        raise VariantError(f"{folder.name}/{TOML}: {error.args[0]} is missing") from error
    except TypeError as error:
        raise VariantError(f"{folder.name}/{TOML}: {error}") from error


def _foreign(
    folder: Path,
    provinces: tuple[ProvinceRow, ...],
    powers: tuple[PowerRow, ...],
    base: VariantTables | None,
) -> MappingProxyType[str, tuple[str, ...]]:
    """The names in other languages by code: the folder's own, and the base's for what is called the same."""
    path = folder / NAMES
    own = dict(_rows(path, ("code", *LANGUAGES), _named)) if path.exists() else {}
    if base is None:
        return MappingProxyType(own)
    names = {row.code: row.name for row in provinces} | {row.code: row.name for row in powers}
    before = {row.code: row.name for row in base.provinces} | {row.code: row.name for row in base.powers}
    same = {code for code, name in before.items() if names.get(code) == name}
    return MappingProxyType({code: said for code, said in base.foreign.items() if code in same} | own)


def _named(_line: int, row: dict[str, str]) -> tuple[str, tuple[str, ...]]:
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


def read_provinces(path: Path) -> tuple[ProvinceRow, ...]:
    """The rows of a provinces.csv, in the file's order."""
    return _rows(path, PROVINCE_COLUMNS, _province)


def _province(line: int, row: dict[str, str]) -> ProvinceRow:
    return ProvinceRow(
        code=row["code"],
        name=row["name"],
        terrain=Terrain(row["terrain"]),
        centre={"yes": True, "": False}[row["centre"]],
        coasts=tuple(row["coasts"].split()),
        flags=tuple(row["flags"].split()),
        abbreviations=tuple(word.replace("+", " ") for word in row["abbreviations"].split()),
        line=line,
    )


def read_borders(path: Path) -> tuple[BorderRow, ...]:
    """The rows of a borders.csv, in the file's order."""
    return _rows(path, BORDER_COLUMNS, _border)


_KINDS = {"army": Kind.ARMY, "fleet": Kind.FLEET}


def _border(line: int, row: dict[str, str]) -> BorderRow:
    if row["unit"] not in _KINDS:
        raise ValueError(f"the unit must be army or fleet, not {row['unit']!r}")
    return BorderRow(
        row["place"], _KINDS[row["unit"]], tuple(row["neighbours"].split()), row["condition"], line
    )


def _rows(path: Path, columns: tuple[str, ...], make: Callable[[int, dict[str, str]], _T]) -> tuple[_T, ...]:
    reader = csv.DictReader(io.StringIO(text_of(path), newline=""))
    try:
        if tuple(reader.fieldnames or ()) != columns:
            raise VariantError(f"{path.name}: line 1: the columns must be {','.join(columns)}")
        return tuple(_row(path, reader.line_num, row, make) for row in reader)
    except csv.Error as error:
        raise VariantError(f"{path.name}: line {reader.line_num + 1}: {error}") from error


_QUOTED = 100


def _row(path: Path, line: int, row: dict[str, str], make: Callable[[int, dict[str, str]], _T]) -> _T:
    if None in row.values():
        raise VariantError(f"{path.name}: line {line}: a value is missing")
    try:
        return make(line, row)
    except (KeyError, ValueError, AttributeError) as error:
        raise VariantError(f"{path.name}: line {line}: {str(error)[:_QUOTED]}") from error
