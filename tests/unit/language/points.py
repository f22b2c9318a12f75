"""Prints the open points: `python -m tests.unit.language.points > docs/reference/datc-choices.md`.

Which fields decide a point is drawn from their docstrings, what they decide from the readings and rulebooks.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum

from judge.game.orders.sets import OrderSets
from judge.game.settings import Lending, Reading
from judge.game.settings.rules import RuleSettings
from judge.language.policy import POLICIES, Policy
from judge.rules.rulebook import PRESETS, Rulebook
from tests.unit.language.positions import DATA

HEAD = """\
# The open points of the rules

Section 4 of the DATC lists 35 points that the rules leave open. In this judge a field decides each of them:
of the game's rulebook (`SET RULEBOOK`), of the way its orders are read (`SET ORDERS`), or of its settings.
The field's docstring names the point, and this page is generated from the docstrings: `python -m
tests.unit.language.points > docs/reference/datc-choices.md`.
"""
BY_READING = """\
## By reading

`SET ORDERS` chooses one of these columns. If all are the same, the field decides another point.
"""
BY_RULEBOOK = """\
## By rulebook
"""
BY_SETTING = """\
## By setting
"""
_ID = re.compile(r"DATC (4\.[A-E]\.\d)")
_SOURCES: Mapping[str, type] = {
    "Rulebook": Rulebook,
    "Policy": Policy,
    "OrderSets": OrderSets,
    "Settings": RuleSettings,
}


@dataclass(frozen=True)
class Point:
    """An open point: its number in DATC, what is asked, what DATC prefers, the fields that decide it.

    `answers` are what the values of a field of the readings come to.
    """

    id: str
    asks: str
    prefers: str
    fields: tuple[str, ...]
    answers: Mapping[str, str]

    def of(self, *sources: str) -> list[str]:
        """The names of its fields in these classes."""
        return [name for source, _, name in (f.partition(".") for f in self.fields) if source in sources]


def points() -> tuple[Point, ...]:
    """The 35 points as the data file has them."""
    table = tomllib.loads((DATA / "datc_section4.toml").read_text(encoding="utf-8"))
    return tuple(Point(**{"answers": {}, **p, "fields": tuple(p["fields"])}) for p in table["point"])


def deciding() -> dict[str, set[str]]:
    """The fields by the points their docstrings name: `{"4.D.3": {"OrderSets.twice"}}`."""
    found: dict[str, set[str]] = {}
    for source, kind in _SOURCES.items():
        for name, text in _docstrings(kind):
            for number in _ID.findall(text):
                found.setdefault(number, set()).add(f"{source}.{name}")
    return found


def _docstrings(kind: type) -> Iterator[tuple[str, str]]:
    """Each field of a dataclass with the text below it."""
    (tree,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(tree, ast.ClassDef)
    for field, below in zip(tree.body, tree.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(below, ast.Expr)
            and isinstance(below.value, ast.Constant)
        ):
            yield field.target.id, str(below.value.value)


def value(reading: Reading, field: str) -> object:
    """What a reading has in a field of its policy, or of the order sets it carries."""
    policy = POLICIES[reading]
    return getattr(policy, field) if hasattr(policy, field) else getattr(policy.sets, field)


def page() -> str:
    """The whole page."""
    parts = (
        HEAD,
        BY_READING,
        *_by_reading(),
        "",
        BY_RULEBOOK,
        *_by_rulebook(),
        "",
        BY_SETTING,
        *_by_setting(),
    )
    return "\n".join(parts) + "\n"


def _by_reading() -> Iterator[str]:
    names = " | ".join(reading.upper() for reading in Reading)
    yield f"| point | asked | DATC prefers | field | {names} |"
    yield f"|---|---|---|---|{'---|' * len(Reading)}"
    for point in points():
        for field in point.of("Policy", "OrderSets"):
            values = " | ".join(point.answers[shown(value(reading, field))] for reading in Reading)
            yield f"| {point.id} | {point.asks} | {point.prefers} | `{field}` | {values} |"


def _by_rulebook() -> Iterator[str]:
    yield "| point | asked | DATC prefers | field | values, and the rulebooks that have them |"
    yield "|---|---|---|---|---|"
    for point in points():
        for field in point.of("Rulebook"):
            yield f"| {point.id} | {point.asks} | {point.prefers} | `{field}` | {_presets(field)} |"


def _presets(field: str) -> str:
    by_value: dict[str, list[str]] = {}
    for name, rulebook in PRESETS.items():
        by_value.setdefault(shown(getattr(rulebook, field)), []).append(f"`{name}`")
    return "; ".join(f"{shown}: {', '.join(names)}" for shown, names in by_value.items())


def _by_setting() -> Iterator[str]:
    yield "| point | asked | DATC prefers | setting | values |"
    yield "|---|---|---|---|---|"
    for point in points():
        for field in point.of("Settings"):
            values = ", ".join(shown(one) for one in Lending)
            yield f"| {point.id} | {point.asks} | {point.prefers} | `{field}` | {values} |"


def shown(found: object) -> str:
    """A value as the page and the data file write it."""
    match found:
        case bool():
            return "yes" if found else "no"
        case Enum():
            return str(found.value).replace("_", " ")
        case None:
            return "all"
        case _:
            return "its own"


if __name__ == "__main__":
    sys.stdout.write(page())
