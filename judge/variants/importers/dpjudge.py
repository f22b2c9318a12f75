"""The DPjudge's boards: one `.map` file, which may build on others by a line `USE name`.

`BEGIN SPRING 1901 MOVEMENT`, `VICTORY 18`; a power `AUSTRIA (AUSTRIAN:A) VIE BUD TRI` with its units below
it, `OWNS` the centres it owns where they are not its homes, `UNOWNED` those without a home; `Name = CODE
word...`; borders `LAND`, `COAST`, `WATER`, `PORT` (a coast whose fleets convoy) or `SHUT`, a code, `ABUTS`,
its neighbours. A code in small letters is for armies only, one with a single capital for fleets only; `*`
after a neighbour halves a unit's strength there, `~` leaves its supports alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from judge.rules.board import Terrain
from judge.rules.units import Kind, Place, Province, province_of
from judge.variants.folder import text_of
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

_TERRAIN = {
    "LAND": Terrain.LAND,
    "COAST": Terrain.COAST,
    "PORT": Terrain.COAST,
    "WATER": Terrain.SEA,
    "SHUT": Terrain.IMPASSABLE,
}
_BORDER = re.compile(r"(LAND|COAST|PORT|WATER|SHUT|AMEND)\s+(\S+)(?:\s+ABUTS\s*(.*))?")
_POWER = re.compile(r"([A-Z][\w'.-]*)\s*\(([^):]+)(?::(\w+))?\)\s*(.*)")
_NAME = re.compile(r"([^=]+?)\s*=\s*(\S+)\s*(.*)")
_UNIT = re.compile(r"([AF])\s+([A-Z]\S*)")
_BEGIN = re.compile(r"(?:BEGIN|PHASE)\s+(SPRING|FALL|WINTER)\s+(\d+)\s+(MOVEMENT|ADJUSTMENTS?|RETREATS?)")
_CONDITIONS = {"*": "half_strength", "~": "only_with_support"}
_BUILDS = {"BUILD_ANY": "any", "REMOTE_BUILDS": "any_if_home", "HOME_BUILDS": "any_home"}


@dataclass(slots=True)
class _Power:
    code: str
    name: str
    adjective: str
    letter: str
    homes: list[Province] = field(default_factory=list)
    owns: list[Province] | None = None
    units: list[str] = field(default_factory=list)


@dataclass(slots=True)
class _Map:
    """What the map files say so far."""

    start: str = "S1901M"
    victory: int = 0
    build: str = ""
    powers: dict[str, _Power] = field(default_factory=dict)
    power: _Power | None = None
    centres: set[Province] = field(default_factory=set)
    names: dict[Place, str] = field(default_factory=dict)
    words: dict[Province, tuple[str, ...]] = field(default_factory=dict)
    terrain: dict[Province, str] = field(default_factory=dict)
    near: dict[Place, list[str]] = field(default_factory=dict)
    at: str = ""
    """The file and line that is read, as the start of a sentence."""
    said_at: dict[str, str] = field(default_factory=dict)
    """Where each code was first named as a neighbour or a centre."""


def read_dpjudge(path: Path) -> Iterator[VariantTables]:
    """Yield the tables of a map file."""
    found = _Map()
    _read(found, path)
    _check_known(found)
    centres = found.centres | {home for power in found.powers.values() for home in power.homes}
    yield VariantTables(
        name=folder_of(path.stem),
        title=path.stem.replace("_", " ").title(),
        start=found.start,
        victory=found.victory or majority(len(centres)),
        powers=tuple(_row(power) for power in found.powers.values()),
        provinces=tuple(_province(found, code, centres) for code in found.terrain),
        borders=tuple(border_rows(_steps(found))),
        rules={"build": found.build} if found.build else {},
        table=path.name,
        notes=f"# {path.stem}\n\nThe facts come from a map file of the DPjudge, {path.name}.\n",
    )


def _read(found: _Map, path: Path, used_by: tuple[str, ...] = ()) -> None:
    for number, line in enumerate(text_of(path).splitlines(), 1):
        text = line.partition("#")[0].strip()
        if not text:
            continue
        found.at = f"{path.name}: line {number}: "
        first, _, rest = text.partition(" ")
        base = f"{rest.strip()}.map"
        if first in ("USE", "MAP") and _FILE.fullmatch(base) and (path.parent / base).exists():
            if base in (*used_by, path.name):
                raise VariantError(f"{found.at}{first} {rest.strip()} goes round")
            _read(found, path.parent / base, (*used_by, path.name))
        elif not (
            _read_header(found, first, text) or _read_power(found, first, text) or _read_place(found, text)
        ):
            raise VariantError(f"{found.at}not understood: {quoted(text)}")
        check_size(path.name, len(found.terrain))


_FILE = re.compile(r"[\w.-]{1,60}")


def _check_known(found: _Map) -> None:
    """VariantError for a neighbour or a centre that is no province: it would be left out without a word."""
    known = found.terrain.keys()
    for place, near in found.near.items():
        for word in near:
            goal = word.rstrip("*~").upper()
            if goal != "-" and province_of(goal) not in known:
                raise VariantError(f"{found.said_at[word]}{place} abuts {quoted(goal)}, which is no province")
    for code in found.centres - known:
        raise VariantError(f"{found.said_at.get(code, '')}there is no province {quoted(code)} for a centre")


def _read_header(found: _Map, first: str, text: str) -> bool:
    begin = _BEGIN.fullmatch(text)
    if begin is not None:
        found.start = f"{begin[1][0]}{int(begin[2]):04d}{begin[3][0]}".replace("W", "F", 1)
    elif first == "VICTORY":
        number = text.rsplit(maxsplit=1)[-1]
        if not (number.isascii() and number.isdigit() and len(number) < 5):  # noqa: PLR2004  # centres
            raise VariantError(f"{found.at}not understood: {quoted(text)}")
        found.victory = int(number)
    elif first in ("RULE", "RULES"):
        found.build = next((_BUILDS[word] for word in text.split() if word in _BUILDS), found.build)
    else:
        return first in ("MAP", "FLOW", "CLEAR", "DATE", "NEWYEAR")
    return True


def _read_power(found: _Map, first: str, text: str) -> bool:
    power, unit = _POWER.fullmatch(text), _UNIT.fullmatch(text)
    words = [word.upper() for word in text.split()[1:]]
    if first in ("UNOWNED", "NEUTRAL", "CENTERS", "OWNS"):
        found.said_at.update((word, found.at) for word in words if word not in found.said_at)
    if unit is not None and found.power is not None:
        found.power.units.append(text)
    elif first in ("UNOWNED", "NEUTRAL", "CENTERS"):
        found.centres.update(words)
        found.power = None
    elif first == "OWNS" and found.power is not None:
        found.power.owns = [*(found.power.owns or ()), *words]
        found.centres.update(words)
    elif first == "INHABITS" and found.power is not None:
        found.power.homes += words
    elif power is not None and "=" not in text:
        _begin_power(found, power)
    else:
        return False
    return True


def _begin_power(found: _Map, said: re.Match[str]) -> None:
    code, name = code_of(said[1]), said[1].replace("_", " ").title()
    email = said[3] or letter_for(name, [other.letter for other in found.powers.values()])
    found.power = _Power(code, name, said[2].replace("_", " ").title(), email, said[4].upper().split())
    found.powers[code] = found.power


def _read_place(found: _Map, text: str) -> bool:
    border, name = _BORDER.fullmatch(text), _NAME.fullmatch(text)
    if border is not None:
        place, code = border[2], province_of(border[2].upper())
        if border[1] != "AMEND":
            found.terrain[code] = border[1]
        elif code not in found.terrain:
            raise VariantError(f"{found.at}there is no province {quoted(code)} to amend")
        near = (border[3] or "").split()
        found.near.setdefault(place, []).extend(near)
        found.said_at.update((word, found.at) for word in near if word not in found.said_at)
    elif name is not None:
        place = name[2].upper()
        found.names[place] = name[1]
        if "/" not in place:
            found.words[place] = tuple(word.lower().replace("+", " ") for word in name[3].split())
    else:
        return False
    return True


def _row(power: _Power) -> PowerRow:
    owns = None if power.owns is None else tuple(power.owns)
    return PowerRow(
        power.code,
        power.name,
        power.adjective,
        power.letter,
        tuple(power.homes),
        units=tuple(power.units),
        owns=owns,
    )


def _province(found: _Map, code: Province, centres: set[Province]) -> ProvinceRow:
    coasts = tuple(
        p.partition("/")[2].upper() for p in found.near if "/" in p and p.upper().startswith(f"{code}/")
    )
    return ProvinceRow(
        code,
        found.names.get(code, code.title()),
        _TERRAIN[found.terrain[code]],
        code in centres,
        coasts,
        ("convoys",) if found.terrain[code] == "PORT" else (),
        found.words.get(code, ()),
    )


def _steps(found: _Map) -> Iterator[Step]:
    for place, near in found.near.items():
        for word in near:
            goal, condition = word.rstrip("*~"), _CONDITIONS.get(word[-1], "")
            if goal.upper() == "-" or province_of(goal.upper()) not in found.terrain:
                continue
            for kind in Kind:
                if _may(found, kind, place) and _may(found, kind, goal):
                    army = kind is Kind.ARMY
                    start, end = (province_of(p.upper()) if army else p.upper() for p in (place, goal))
                    yield Step(start, kind, end, condition)


def _may(found: _Map, kind: Kind, place: str) -> bool:
    """Return whether the place, as its letters are written, is for such a unit."""
    terrain = _TERRAIN[found.terrain[province_of(place.upper())]]
    if kind is Kind.ARMY:
        capitalized = place[:1].isupper() and not place.isupper()
        return terrain in (Terrain.LAND, Terrain.COAST) and not capitalized and "/" not in place
    return terrain in (Terrain.SEA, Terrain.COAST) and not place.islower()
