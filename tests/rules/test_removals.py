"""Who leaves the board in civil disorder, by each published rule (DATC 4.D.8, God Save The Zine 3.5)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from typing import Any

from judge.rules import adjustments
from judge.rules.orders import Remove
from judge.rules.rulebook import DATC3, Removal
from tests.rows import each_row
from tests.rules.case_runner import position
from tests.rules.cases import DATA, board


@dataclass(frozen=True)
class Departure:
    """One power that must remove and says nothing; `removed` in the order of leaving."""

    id: str
    title: str
    rule: str
    power: str
    units: list[str]
    centres: list[str]
    removed: list[str]

    def __str__(self) -> str:
        return f"{self.id} {self.rule}"


def _departures() -> list[Departure]:
    text = (DATA / "removals" / "rules.toml").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = tomllib.loads(text)["removal"]
    return [Departure(**raw) for raw in found]


@each_row("departure", _departures())
def test_who_leaves(departure: Departure) -> None:
    _check(departure, departure.units, departure.removed)


@each_row("departure", _departures())
def test_the_order_of_the_list_matters_to_the_classic_judge_only(departure: Departure) -> None:
    backwards = departure.units[::-1]
    removed = departure.removed
    if departure.rule == Removal.JUDGE_LIST:
        outside = [unit for unit in backwards if unit.partition(" ")[2] not in departure.centres]
        removed = outside[: len(removed)]

    _check(departure, backwards, removed)


def test_every_rule_has_its_case() -> None:
    assert {departure.rule for departure in _departures()} == {rule.value for rule in Removal}


def _check(departure: Departure, units: list[str], removed: list[str]) -> None:
    start = position({departure.power: tuple(units)}, {departure.power: tuple(departure.centres)})

    outcome = adjustments.adjudicate(board(), start, {}, replace(DATC3, removal=Removal(departure.rule)))

    gone = [f"{r.order.kind} {r.order.at}" for r in outcome.results if isinstance(r.order, Remove)]
    assert gone == removed
    assert not any(result.given for result in outcome.results)
    assert {str(unit) for unit in outcome.after.units} == set(units) - set(removed)
