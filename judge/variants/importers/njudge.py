"""The classic judge's boards: `map.NAME` with provinces and borders, beside it `seed.NAME` with the start.

A province is `Name, type abbreviation...`: `l` land, `w` sea, `v` sea closed in fall, `x` a neutral centre, a
capital letter the home of that power, `w` after another type a coast whose fleets convoy in games with
duality; `g` and `r` are rights of way and no places. A border is `abc-mv: ...` for armies, `-xc` for fleets,
`-nc`, `-sc`, `-ec`, `-wc` for fleets on a coast; `/mx` and `/hx` after a neighbour narrow it. The file names
no powers: those of the standard board are called so, others by their letter.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from judge.rules.board import Terrain
from judge.rules.units import Kind, Place, Province
from judge.variants.folder import text_of
from judge.variants.importers.rows import Step, border_rows, check_size, folder_of, majority, quoted
from judge.variants.tables import PowerRow, ProvinceRow, VariantError, VariantTables

_NAMES: Mapping[str, tuple[str, str]] = {
    "A": ("Austria", "Austrian"),
    "E": ("England", "English"),
    "F": ("France", "French"),
    "G": ("Germany", "German"),
    "I": ("Italy", "Italian"),
    "R": ("Russia", "Russian"),
    "T": ("Turkey", "Turkish"),
}
_PROVINCE = re.compile(r"([^,]+),\s*(\S+)\s+(.+)")
_BORDER = re.compile(r"(\w+)-(\w\w):\s*(.*)")
_NARROW = {"mx": "only_with_support", "hx": "half_strength"}
_NO_PLACES = "gr"
_END = "-1"


@dataclass(slots=True)
class _Map:
    """What a map file says."""

    names: dict[Province, str] = field(default_factory=dict)
    types: dict[Province, str] = field(default_factory=dict)
    words: dict[Province, tuple[str, ...]] = field(default_factory=dict)
    steps: list[Step] = field(default_factory=list)
    coasts: dict[Province, list[str]] = field(default_factory=dict)
    fleets: set[Province] = field(default_factory=set)


def read_njudge(path: Path) -> Iterator[VariantTables]:
    """Yield the tables of a map file.

    Units and first phase come from the seed file beside it, if there is one.
    """
    found = _Map()
    lines = _lines(path)
    for number, text in lines:
        if text == _END:
            break
        _read_province(found, path, number, text)
    for number, text in lines:
        if text == _END:
            break
        _read_border(found, path, number, text)
    start, units = _seed(path.with_name(path.name.replace("map", "seed", 1)), found)
    centres = [code for code, what in found.types.items() if what[0] == "x" or what[0].isupper()]
    name = path.name.partition(".")[2] or "standard"
    yield VariantTables(
        name=folder_of(name),
        title=name.replace("_", " ").title(),
        start=start,
        victory=majority(len(centres)),
        powers=tuple(_powers(found, units)),
        provinces=tuple(_province(found, code) for code in found.names),
        borders=tuple(border_rows(found.steps)),
        table=path.name,
        notes=f"# {name}\n\nThe facts come from a map file of the classic judge, {path.name}.\n",
    )


def _lines(path: Path) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text_of(path).splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            yield number, line.strip()


def _read_province(found: _Map, path: Path, number: int, text: str) -> None:
    match = _PROVINCE.fullmatch(text)
    if match is None:
        raise VariantError(f"{path.name}: line {number}: no province: {quoted(text)}")
    name, what, words = match[1].strip(), match[2], match[3].upper().split()
    if what[0] in _NO_PLACES:
        return
    check_size(path.name, len(found.names))
    code = words[0]
    found.names[code], found.types[code] = name, what
    found.words[code] = tuple(word.lower().replace("+", " ") for word in words[1:])


def _read_border(found: _Map, path: Path, number: int, text: str) -> None:
    match = _BORDER.fullmatch(text)
    if match is None or match[1].upper() not in found.names:
        raise VariantError(f"{path.name}: line {number}: no border of a province: {quoted(text)}")
    code, sort = match[1].upper(), match[2]
    place = code if sort in ("mv", "mx", "xc", "cc") else f"{code}/{sort.upper()}"
    kind = Kind.ARMY if sort in ("mv", "mx") else Kind.FLEET
    if kind is Kind.FLEET:
        found.fleets.add(code)
    if place != code and place[-2:] not in found.coasts.setdefault(code, []):
        found.coasts[code].append(place[-2:])
    for near in match[3].split():
        goal, _, rule = near.partition("/")
        condition = _NARROW.get(rule or sort, "")
        to = f"{goal}/{rule}" if rule and rule not in _NARROW else goal
        if to.upper() != place:
            found.steps.append(Step(place, kind, to.upper(), condition))


def _province(found: _Map, code: Province) -> ProvinceRow:
    what = found.types[code]
    centre = what[0] == "x" or what[0].isupper()
    flags = ("convoys_if_duality",) if what[1:] == "w" else ("no_fall_entry",) if what == "v" else ()
    terrain = Terrain.LAND if code not in found.fleets else Terrain.COAST
    if what[0] in "wvh":
        terrain = Terrain.SEA
    if not any(code in (step.start, step.goal.partition("/")[0]) for step in found.steps):
        terrain = Terrain.IMPASSABLE
    return ProvinceRow(
        code,
        found.names[code],
        terrain,
        centre,
        tuple(found.coasts.get(code, ())),
        flags,
        found.words[code],
    )


def _powers(found: _Map, units: Mapping[str, list[str]]) -> Iterator[PowerRow]:
    letters = sorted({what[0] for what in found.types.values() if what[0].isupper()} | units.keys())
    for letter in letters:
        name, adjective = _NAMES.get(letter, (f"Power {letter}", f"Power {letter}"))
        homes = tuple(code for code, what in found.types.items() if what[0] == letter)
        code = name.upper().replace(" ", "_")
        yield PowerRow(code, name, adjective, letter, homes, units=tuple(units.get(letter, ())))


def _seed(path: Path, found: _Map) -> tuple[str, dict[str, list[str]]]:
    """Return the first phase, and the units of each power: `A: A Vienna, F Trieste`."""
    if not path.exists():
        return "S1901M", {}
    start, units = "S1901M", dict[str, list[str]]()
    words = {name.lower(): code for code, name in found.names.items()}
    words |= {word: code for code in found.names for word in (code.lower(), *found.words[code])}
    for number, text in _lines(path):
        if text.startswith(_END):
            break
        letter, _, rest = text.partition(":")
        if not rest:
            start = text.split()[0]
            continue
        for unit in filter(None, map(str.strip, rest.split(","))):
            units.setdefault(letter.strip(), []).append(_unit(path, number, unit, words))
    return start, units


def _unit(path: Path, number: int, text: str, words: Mapping[str, Province]) -> str:
    kind, _, where = text.partition(" ")
    read = re.fullmatch(r"([^(/]+?)\s*(?:[(/]\s*(\w\w)\)?.*)?", where.strip())
    name, coast = read.groups() if read else (text, None)
    code = words.get(name.lower())
    if code is None:
        raise VariantError(f"{path.name}: line {number}: no province {quoted(name)}")
    place: Place = f"{code}/{coast.upper()}" if coast else code
    return f"{kind} {place}"
