"""Reads a variant folder into a Variant: variant.toml, provinces.csv and borders.csv."""

from __future__ import annotations

import csv
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from judge.rules.board import Board, Border, ProvinceFacts, Terrain
from judge.rules.phases import Phase
from judge.rules.units import Kind, Place, Position, Power, Province, Unit
from judge.rules.variant import PowerFacts, Variant

DATA = Path(__file__).parent / "data"


class VariantError(ValueError):
    """A variant folder that cannot be read; the text names the file and the line."""


def names() -> tuple[str, ...]:
    """The variants that come with the judge, in alphabetical order."""
    return tuple(sorted(folder.name for folder in DATA.iterdir() if (folder / "variant.toml").is_file()))


@cache
def load(name: str) -> Variant:
    """The variant of that name, upper and lower case alike; KeyError if there is none."""
    folder = DATA / name.lower()
    if name.lower() not in names():
        raise KeyError(name)
    return read(folder)


def read(folder: Path) -> Variant:
    """Read one folder; VariantError says which file and line is at fault."""
    try:
        facts = tomllib.loads((folder / "variant.toml").read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise VariantError(f"{folder.name}/variant.toml: {error}") from error
    provinces = read_provinces(folder / "provinces.csv")
    armies, fleets = read_borders(folder / "borders.csv")
    try:
        board = Board(provinces, armies, fleets)
        return _variant(folder.name, facts, board)
    except (KeyError, TypeError, ValueError) as error:
        raise VariantError(f"{folder.name}: {error}") from error


def _variant(name: str, facts: dict[str, Any], board: Board) -> Variant:
    return Variant(
        name=name,
        title=facts["title"],
        board=board,
        powers=tuple(PowerFacts(p["code"], p["name"], p["adjective"], p["letter"]) for p in facts["powers"]),
        start=Phase.parse(facts["start"]),
        position=Position(units=_units(facts), centres=_centres(board)),
        victory=facts["victory"],
        rulebook=facts.get("rulebook", "datc3"),
    )


def _units(facts: dict[str, Any]) -> tuple[Unit, ...]:
    return tuple(_unit(p["code"], text) for p in facts["powers"] for text in p["units"])


def _unit(power: Power, text: str) -> Unit:
    kind, _, place = text.partition(" ")
    return Unit(power, Kind(kind), place)


def _centres(board: Board) -> dict[Province, Power]:
    return {code: facts.home for code, facts in board.provinces.items() if facts.centre and facts.home}


def _rows(path: Path, columns: tuple[str, ...]) -> list[tuple[int, dict[str, str]]]:
    try:
        with path.open(encoding="utf-8", newline="") as lines:
            reader = csv.DictReader(lines)
            if tuple(reader.fieldnames or ()) != columns:
                raise VariantError(f"{path.name}: line 1: the columns must be {','.join(columns)}")
            return [(reader.line_num, row) for row in reader]
    except OSError as error:
        raise VariantError(f"{path.name}: {error}") from error


def read_provinces(path: Path) -> tuple[ProvinceFacts, ...]:
    """The rows of provinces.csv as facts, in the file's order."""
    columns = ("code", "name", "terrain", "centre", "home", "coasts", "abbreviations")
    return tuple(_province(path, line, row) for line, row in _rows(path, columns))


def _province(path: Path, line: int, row: dict[str, str]) -> ProvinceFacts:
    try:
        return ProvinceFacts(
            code=row["code"],
            name=row["name"],
            terrain=Terrain(row["terrain"]),
            centre={"yes": True, "": False}[row["centre"]],
            home=row["home"] or None,
            coasts=tuple(f"{row['code']}/{coast}" for coast in row["coasts"].split()),
            abbreviations=tuple(word.replace("+", " ") for word in row["abbreviations"].split()),
        )
    except (KeyError, ValueError, AttributeError) as error:
        raise VariantError(f"{path.name}: line {line}: {error}") from error


def read_borders(path: Path) -> tuple[list[Border], list[Border]]:
    """The borders of armies and of fleets, each pair once."""
    borders: dict[str, list[tuple[Place, Place]]] = {"army": [], "fleet": []}
    for line, row in _rows(path, ("place", "unit", "neighbours")):
        if row["unit"] not in borders:
            raise VariantError(
                f"{path.name}: line {line}: the unit must be army or fleet, not {row['unit']!r}"
            )
        borders[row["unit"]].extend((row["place"], other) for other in row["neighbours"].split())
    return borders["army"], borders["fleet"]
