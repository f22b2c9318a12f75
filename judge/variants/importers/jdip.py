"""jDip's boards: `variants.xml` with one or more variants, and beside it the adjacency file each one names.

A province is land if its adjacency is `mv` alone, sea if it is `xc` alone, else a coast; a border definition
closes a province in fall, or takes one from the strength of whoever comes from the places it names.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.etree import ElementTree as ET

from judge.rules.board import Terrain
from judge.rules.phases import PhaseKind, Season
from judge.rules.units import Kind, Place, Power, Province
from judge.variants.folder import bytes_of
from judge.variants.importers.rows import (
    Step,
    border_rows,
    check_size,
    code_of,
    folder_of,
    letter_for,
    majority,
    quoted,
)
from judge.variants.tables import PowerRow, ProvinceRow, VariantError, VariantTables

_BUILDS = {
    "VALUE_BUILDS_ANY_OWNED": "any",
    "VALUE_BUILDS_ANY_IF_HOME_OWNED": "any_if_home",
}
_COASTS = ("nc", "sc", "ec", "wc")


def read_jdip(path: Path) -> Iterator[VariantTables]:
    """Yield the tables of each variant in the file."""
    for variant in _parsed(path).iter("VARIANT"):
        place = variant.find("MAP")
        if place is None:
            raise VariantError(f"{path.name}: {variant.get('name')}: it names no map")
        uri = place.get("adjacencyURI", "")
        if not _FILE.fullmatch(uri):
            raise VariantError(f"{path.name}: the map {quoted(uri)} is no file beside it")
        board = _parsed(path.with_name(uri))
        check_size(uri, sum(1 for _ in board.iter("PROVINCE")))
        yield _tables(path, variant, board)


_FILE = re.compile(r"\w[\w.-]{0,60}")
"""A file in the same folder, as jDip has it; no path and no address."""


def _parsed(path: Path) -> ET.Element:
    try:
        return ET.fromstring(bytes_of(path))  # noqa: S314  # a keeper's own file, read on his command line
    except (ET.ParseError, LookupError, ValueError) as error:
        raise VariantError(f"{path.name}: {error}") from error


def _tables(path: Path, variant: ET.Element, board: ET.Element) -> VariantTables:
    title = variant.get("name", path.parent.name)
    centres = {_code(row.get("province")): row for row in variant.iter("SUPPLYCENTER")}
    wins = variant.find("VICTORYCONDITIONS/WINNING_SUPPLY_CENTERS")
    length = variant.find("VICTORYCONDITIONS/GAME_LENGTH")
    start = _start(variant)
    years = 0 if length is None else int(length.get("value", "0"))
    builds = (_BUILDS.get(row.get("value", "")) for row in variant.iter("RULEOPTION"))
    build = next(filter(None, builds), None)
    return VariantTables(
        name=folder_of(title),
        title=title,
        start=start,
        victory=majority(len(centres)) if wins is None else int(wins.get("value", "0")),
        powers=tuple(_powers(variant, centres)),
        provinces=tuple(_province(row, board, centres) for row in board.iter("PROVINCE")),
        borders=tuple(border_rows(_steps(board))),
        rules={} if build is None else {"build": build},
        condition={"last_year": int(start[1:-1]) + years - 1} if years else {},
        table=path.name,
        notes=f"# {title}\n\nThe facts come from a file of jDip, {path.name}.\n",
    )


def _code(text: str | None) -> Province:
    return (text or "").upper()


def _start(variant: ET.Element) -> str:
    """`Spring, 1901, Movement`, a year before Christ as `273 BC`."""
    turn = variant.find("STARTINGTIME")
    season, year, kind = (
        part.strip() for part in (turn.get("turn", "") if turn is not None else "").split(",")
    )
    number = -int(year.split()[0]) if year.endswith("BC") else int(year)
    letter = Season.SPRING if season == "Spring" else Season.FALL
    phase = PhaseKind.ADJUSTMENT if kind.startswith("Adj") else PhaseKind.MOVEMENT
    return f"{letter}{number:04d}{phase}"


def _powers(variant: ET.Element, centres: Mapping[Province, ET.Element]) -> Iterator[PowerRow]:
    letters: list[str] = []
    for row in variant.iter("POWER"):
        name = row.get("name", "")
        others = [other.strip() for other in row.get("altnames", "").split(",")]
        called = {word.lower() for word in (name, *others) if word}
        letters.append(letter_for(name, letters))
        homes = tuple(c for c, centre in centres.items() if centre.get("homepower", "").lower() in called)
        owns = tuple(c for c, centre in centres.items() if centre.get("owner", "").lower() in called)
        yield PowerRow(
            code_of(name),
            name,
            row.get("adjective", name),
            letters[-1],
            homes,
            units=tuple(_units(variant, called)),
            owns=None if set(owns) == set(homes) else owns,
        )


def _units(variant: ET.Element, called: set[Power]) -> Iterator[str]:
    for row in variant.iter("INITIALSTATE"):
        if row.get("power", "").lower() in called:
            kind = Kind.FLEET if row.get("unit") == "fleet" else Kind.ARMY
            coast = _code(row.get("unitcoast"))
            yield f"{kind} {_code(row.get('province'))}{'/' * bool(coast)}{coast}"


def _province(row: ET.Element, board: ET.Element, centres: Mapping[Province, ET.Element]) -> ProvinceRow:
    code, sorts = _code(row.get("shortname")), {near.get("type", "mv") for near in row.iter("ADJACENCY")}
    terrain = Terrain.LAND if sorts == {"mv"} else Terrain.SEA if sorts == {"xc"} else Terrain.COAST
    if not any(
        (near.get("refs") or "").split() not in ([], [code.lower()]) for near in row.iter("ADJACENCY")
    ):
        terrain = Terrain.IMPASSABLE
    flags = ("convoys",) if row.get("isConvoyableCoast") == "true" else ()
    if any("fall" in rule.get("season", "").lower() for rule in _rules(row, board)):
        flags = (*flags, "no_fall_entry")
    return ProvinceRow(
        code,
        row.get("fullname", code),
        terrain,
        code in centres,
        tuple(coast.upper() for coast in _COASTS if coast in sorts),
        flags,
        tuple((name.get("name") or "").lower() for name in row.iter("UNIQUENAME")),
    )


def _rules(row: ET.Element, board: ET.Element) -> list[ET.Element]:
    """Return the border definitions that the province names."""
    wanted = (row.get("borders") or "").split()
    return [rule for rule in board.iter("BORDER") if rule.get("id") in wanted]


def _steps(board: ET.Element) -> Iterator[Step]:
    narrow = {
        frozenset((_code(row.get("shortname")), _code(start)))
        for row in board.iter("PROVINCE")
        for rule in _rules(row, board)
        if rule.get("baseMoveModifier", "0").strip() not in ("0", "+0")
        for start in rule.get("from", "").replace(",", " ").split()
    }
    for row in board.iter("PROVINCE"):
        code = _code(row.get("shortname"))
        for near in row.iter("ADJACENCY"):
            sort = near.get("type", "mv")
            kind = Kind.ARMY if sort == "mv" else Kind.FLEET
            place: Place = f"{code}/{sort.upper()}" if sort in _COASTS else code
            for goal in (near.get("refs") or "").replace("-", "/").upper().split():
                to = goal.partition("/")[0] if kind is Kind.ARMY else goal
                weak = frozenset((code, to.partition("/")[0])) in narrow and kind is Kind.ARMY
                if to != place:
                    yield Step(place, kind, to, "only_with_support" if weak else "")
