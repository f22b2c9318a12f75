"""Reads the cases of tests/data and judges them; the format stands in tests/data/README.md."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from judge.rules.board import Board
from judge.rules.rulebook import Rulebook, rulebook_from
from judge.variants.load import load

DATA = Path(__file__).parent.parent / "data"
FOLDERS = ("datc", "disputes", "extra", "illegal_gunboat")

Lines = Mapping[str, tuple[str, ...]]
"""Texts by power."""
Sets = Mapping[str, frozenset[str]]
"""Texts by power, their order without meaning; powers without any are left out."""
Flight = tuple[str, str, str | None, frozenset[str]]
"""A dislodged unit: power, unit, attacker's origin, retreats."""


@dataclass(frozen=True)
class Retreats:
    """The retreat phase that follows a movement case."""

    orders: Lines
    verdicts: Lines
    disbanded: frozenset[str]
    after: Lines


@dataclass(frozen=True)
class Case:
    """One position, its orders and how it ends; `contested` is None where the data does not say."""

    id: str
    title: str
    phase: str
    section: str
    preset: str
    units: Lines
    orders: Lines
    verdicts: Lines
    after: Lines
    dislodged: frozenset[Flight] = frozenset()
    contested: frozenset[str] | None = frozenset()
    retreat: Retreats | None = None
    centres: Lines = field(default_factory=dict)
    due: Mapping[str, int] = field(default_factory=dict)
    by_default: Lines = field(default_factory=dict)
    issue: str = ""
    choices: Mapping[str, str | bool] = field(default_factory=dict)
    read: Mapping[str, str] = field(default_factory=dict)

    @property
    def rulebook(self) -> Rulebook:
        """The preset with the choices of the alternative; ValueError if one does not exist."""
        return rulebook_from({"preset": self.preset, **self.choices})

    @property
    def is_adjustment(self) -> bool:
        return self.phase.endswith("A")

    def __str__(self) -> str:
        return f"{self.id} {self.issue}".strip()


@dataclass(frozen=True)
class Boards:
    """How a case ends under a rulebook: the board and who was dislodged; of section 6.H the last board."""

    after: Sets
    dislodged: frozenset[str] = frozenset()


def board() -> Board:
    """The standard board, on which all cases are."""
    return load("standard").board


@cache
def all_cases() -> tuple[Case, ...]:
    """Every main entry, in the order of the files."""
    return tuple(case for folder in FOLDERS for case in in_folder(folder))


@cache
def fought_cases() -> tuple[Case, ...]:
    """The movement cases whose end every preset's file knows: the DATC and the disputes."""
    found = (case for folder in ("datc", "disputes") for case in in_folder(folder))
    return tuple(case for case in found if not case.is_adjustment)


@cache
def in_folder(folder: str) -> tuple[Case, ...]:
    """The main entries of one folder."""
    return tuple(_case(raw, path.stem) for path, raw in _raw(folder, "case"))


@cache
def alternatives() -> tuple[Case, ...]:
    """Every case once for each alternative, with its rulebook and its end."""
    return tuple(
        _alternative(_case(raw, path.stem), other)
        for folder in FOLDERS
        for path, raw in _raw(folder, "case")
        for other in raw.get("alternative", ())
    )


@cache
def _differences(preset: str) -> Mapping[str, dict[str, Any]]:
    text = (DATA / "presets" / f"{preset}.toml").read_text(encoding="utf-8")
    return {raw["case"]: raw for raw in tomllib.loads(text).get("board", ())}


def boards_named(preset: str) -> frozenset[str]:
    """The cases that the preset's file names."""
    return frozenset(_differences(preset))


def boards_under(case: Case, preset: str) -> Boards:
    """The case's own end, or that of the preset's file."""
    raw = _differences(preset).get(case.id, {})
    if case.retreat is not None:
        return Boards(as_sets(raw.get("retreat_after", case.retreat.after)))
    own = {unit.partition(" ")[2].partition("/")[0] for _power, unit, _by, _retreats in case.dislodged}
    return Boards(as_sets(raw.get("after", case.after)), frozenset(raw.get("dislodged", own)))


def as_sets(lines: Mapping[str, Iterable[str]]) -> Sets:
    """Lines without their order; powers without any are left out."""
    return {power: found for power, texts in lines.items() if (found := frozenset(texts))}


def presets_with_boards() -> tuple[str, ...]:
    """The presets that have a file of boards."""
    return tuple(sorted(path.stem for path in (DATA / "presets").glob("*.toml")))


def _raw(folder: str, key: str) -> list[tuple[Path, dict[str, Any]]]:
    paths = sorted((DATA / folder).glob("*.toml"))
    return [
        (path, raw) for path in paths for raw in tomllib.loads(path.read_text(encoding="utf-8")).get(key, ())
    ]


def _lines(raw: Mapping[str, list[str]]) -> Lines:
    return {power: tuple(texts) for power, texts in raw.items()}


def _orders(raw: Mapping[str, list[list[str]]]) -> tuple[Lines, Lines]:
    orders = {power: tuple(text for text, _verdict in pairs) for power, pairs in raw.items()}
    verdicts = {power: tuple(verdict for _text, verdict in pairs) for power, pairs in raw.items()}
    return orders, verdicts


def _flights(raw: list[dict[str, Any]]) -> frozenset[Flight]:
    return frozenset((d["power"], d["unit"], d.get("by"), frozenset(d["retreats"])) for d in raw)


def _retreats(raw: dict[str, Any] | None) -> Retreats | None:
    if raw is None:
        return None
    orders, verdicts = _orders(raw["orders"])
    return Retreats(orders, verdicts, frozenset(raw["disbanded"]), _lines(raw.get("after", {})))


def _case(raw: dict[str, Any], section: str) -> Case:
    orders, verdicts = _orders(raw.get("orders", {}))
    return Case(
        id=raw["id"],
        title=raw["title"],
        phase=raw["phase"],
        section=section,
        preset=raw.get("rulebook", "datc3"),
        units=_lines(raw["units"]),
        orders=orders,
        verdicts=verdicts,
        after=_lines(raw.get("after", {})),
        dislodged=_flights(raw.get("dislodged", [])),
        contested=frozenset(raw.get("contested", ())),
        retreat=_retreats(raw.get("retreat")),
        centres=_lines(raw.get("centres", {})),
        due=raw.get("due", {}),
        by_default=_lines(raw.get("by_default", {})),
    )


def _alternative(case: Case, raw: dict[str, Any]) -> Case:
    changes: dict[str, Any] = {
        "issue": raw["issue"],
        "read": raw.get("read", {}),
        "choices": raw.get("set", {}),
    }
    if "verdicts" in raw:
        changes["verdicts"] = {**case.verdicts, **_lines(raw["verdicts"])}
    if "dislodged" in raw:
        changes["dislodged"] = _flights(raw["dislodged"])
    if "after" in raw:
        changes["after"] = _lines(raw["after"])
        changes["contested"] = None
    if "contested" in raw:
        changes["contested"] = frozenset(raw["contested"])
    if "by_default" in raw:
        changes["by_default"] = _lines(raw["by_default"])
    if "retreat" in raw and case.retreat is not None:
        changes["retreat"] = _retreat_alternative(case.retreat, raw["retreat"])
    return replace(case, **changes)


def _retreat_alternative(retreat: Retreats, raw: dict[str, Any]) -> Retreats:
    return replace(
        retreat,
        verdicts={**retreat.verdicts, **_lines(raw.get("verdicts", {}))},
        disbanded=frozenset(raw.get("disbanded", retreat.disbanded)),
        after=_lines(raw["after"]) if "after" in raw else retreat.after,
    )
