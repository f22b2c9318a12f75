"""Neutral tables (board.toml, provinces.csv, borders.csv, differences.txt): many judges' facts side by side.

The format is the one in which the boards of the older judges were compared; a folder a board. What a source
says in words or programs only is not in it: a board whose source builds by a program of its own comes out as
not playable, with that reason.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any

from judge.rules.board import Terrain
from judge.rules.units import Kind, Power
from judge.rules.variant_rules import NEUTRAL, Neutral
from judge.variants.folder import facts_of, text_of
from judge.variants.tables import BorderRow, PowerRow, ProvinceRow, VariantTables

_PREFIX = re.compile(r"^vd_")
_FLAGS = {"convoys": "convoys", "convoys_if_duality": "convoys_if_duality", "ice_in_fall": "no_fall_entry"}
_SEASONS = {"spring": "S", "fall": "F", "winter": "F"}
_FOREIGN_NOTE = re.compile(r"own calendar|display aids|letters assigned|victory counted|shown first")
_TIERS = {
    "A": "every source that has the board agrees",
    "B": "some sources agree, others differ",
    "C": "the other sources differ",
    "S": "the borders equal those of a checked board, the start comes from one source",
    "D": "from one source",
}


def read_neutral(folder: Path, name: str = "") -> VariantTables:
    """Return the tables of a neutral folder; `name` stands in place of the folder's, without its prefix."""
    facts = facts_of(text_of(folder / "board.toml"), "board.toml")
    rows = tuple(_csv(folder / "provinces.csv"))
    powers, neutral = _seats(facts)
    country = _countries(rows, powers)
    return VariantTables(
        name=name or _PREFIX.sub("", folder.name),
        title=facts["title"],
        start=_start(facts),
        victory=facts["victory"],
        powers=tuple(_power(power, country) for power in powers),
        provinces=tuple(map(_province, rows)),
        borders=tuple(_borders(_csv(folder / "borders.csv"))),
        rules={**({} if facts["build"] in ("home", "own_code") else {"build": facts["build"]}), **neutral},
        calendar=facts["calendar"] if facts["calendar"] == "hundred" else "standard",
        tier=facts["tier"],
        table=folder.name,
        unplayable=_unplayable(facts),
        source_rules=_source_rules(facts),
        notes=_notes(facts, folder / "differences.txt"),
    )


def _seats(facts: Mapping[str, Any]) -> tuple[list[Mapping[str, Any]], Mapping[str, object]]:
    """The powers someone leads, and the rule of the neutral armies that the source plays as one more power.

    They come back where the source lets powers without a player build (DPjudge's CD_BUILDS).
    """
    dummies = [power for power in facts["powers"] if power["code"].startswith(NEUTRAL)]
    if not dummies:
        return facts["powers"], {}
    returning = "CD_BUILDS" in facts.get("source_rules", ())
    at = [unit for power in dummies for unit in power["units"]]
    rule = {"neutral": Neutral.REBUILD if returning else Neutral.HOLD, "neutral_at": at}
    return [power for power in facts["powers"] if power not in dummies], rule


def _csv(path: Path) -> Iterator[dict[str, str]]:
    yield from csv.DictReader(io.StringIO(text_of(path), newline=""))


def _start(facts: Mapping[str, Any]) -> str:
    """Return the first phase.

    A board without units at the start begins with the builds of the winter before.
    """
    year = -273 if facts["calendar"] == "classical" else facts["start_year"]
    if facts["start_phase"] != "movement":
        return f"F{year:04d}A"
    if not any(power["units"] for power in facts["powers"]):
        return f"F{year - 1:04d}A"
    return f"{_SEASONS[facts['start_season']]}{year:04d}M"


def _countries(
    rows: Iterable[Mapping[str, str]], powers: Iterable[Mapping[str, Any]]
) -> dict[Power, list[str]]:
    named = {power["name"].replace(" ", "_"): power["code"] for power in powers}
    country: dict[Power, list[str]] = {}
    for row in rows:
        found = re.search(r'"?country:([^ "]+)', row["flags"] or "")
        if found and found[1] in named:
            country.setdefault(named[found[1]], []).append(row["code"])
    return country


def _power(facts: Mapping[str, Any], country: Mapping[Power, list[str]]) -> PowerRow:
    owns = facts.get("owns")
    return PowerRow(
        code=facts["code"],
        name=facts["name"].strip(),
        adjective=facts["adjective"].strip(),
        letter=facts["letter"],
        homes=tuple(facts["homes"]),
        country=tuple(code for code in country.get(facts["code"], ()) if code not in facts["homes"]),
        units=tuple(facts["units"]),
        owns=None if owns is None else tuple(owns),
    )


def _province(row: Mapping[str, str]) -> ProvinceRow:
    words = (row["flags"] or "").split()
    return ProvinceRow(
        code=row["code"],
        name=row["name"],
        terrain=Terrain(row["kind"]),
        centre=row["centre"] == "yes",
        coasts=tuple((row["coasts"] or "").split()),
        flags=tuple(_FLAGS[word] for word in words if word in _FLAGS),
        abbreviations=tuple(word.replace("+", " ") for word in (row["abbreviations"] or "").split()),
    )


def _borders(rows: Iterable[Mapping[str, str]]) -> Iterator[BorderRow]:
    found = sorted(map(_border, rows))
    for (place, kind, condition), near in groupby(found, key=lambda border: border[:3]):
        yield BorderRow(place, Kind(kind), tuple(border[3] for border in near), condition)


def _border(row: Mapping[str, str]) -> tuple[str, Kind, str, str]:
    kind = Kind.ARMY if row["unit"] == "army" else Kind.FLEET
    condition = (row["condition"] or "").removesuffix("_no_support")
    if condition.startswith("oneway:"):
        start, _, goal = condition.removeprefix("oneway:").partition(">")
        return start, kind, "one_way", goal
    return row["from"], kind, condition, row["to"]


def _unplayable(facts: Mapping[str, Any]) -> str:
    if facts["calendar"] == "machiavelli":
        return "it needs money, famine, garrisons and sieges, which are not built"
    if facts["build"] == "own_code":
        return "its source builds by rules of its own, which are not built"
    return ""


_SPEAKS = re.compile(r"rule page speaks of: ")


def _source_rules(facts: Mapping[str, Any]) -> tuple[str, ...]:
    said = next((note for note in facts["notes"] if _SPEAKS.match(note)), "")
    return tuple(word.strip() for word in _SPEAKS.sub("", said).split(",") if word.strip())


def _notes(facts: Mapping[str, Any], differences: Path) -> str:
    lines = [
        f"# {facts['title']}",
        "",
        f"The facts come from {facts['source']}; tier {facts['tier']}: {_TIERS[facts['tier']]}.",
    ]
    if facts["checked_against"]:
        lines.append(f"Compared with {', '.join(facts['checked_against'])}.")
    kept = [note for note in facts["notes"] if not _FOREIGN_NOTE.search(note) and not _SPEAKS.match(note)]
    lines += ["", *(f"- {note}" for note in kept)] if kept else []
    told = list(_differences(differences))
    lines += ["", "What the sources tell differently (the first one is kept):", "", *told] if told else []
    return "\n".join(lines) + "\n"


def _differences(path: Path) -> Iterator[str]:
    """Yield the differences of substance, a line each under their source."""
    if not path.exists():
        return
    source = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("=="):
            source = line.strip("= ").split(":", maxsplit=1)[0]
        elif line.strip() and not line.strip().startswith("names:"):
            yield f"- {source}: {line.strip()}"
