"""Naval Diplomacy as positions, judged as records of `judge adjudicate` are; every case, none left out."""

from __future__ import annotations

import json
import tomllib
from dataclasses import fields
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from judge.cli.adjudication.adjudicate import run
from judge.rules.capability import Fault
from judge.rules.legality import reason
from judge.rules.orders import Grant
from judge.rules.phases import Phase
from judge.rules.units import Kind, Position
from judge.rules.variant_rules import NavalRules
from judge.variants.load import load
from tests.rows import each_row

CASES = tomllib.loads(
    (Path(__file__).parent.parent / "data" / "variants" / "naval.toml").read_text(encoding="utf-8")
)["case"]
MOVEMENTS = [case for case in CASES if "orders" in case]
RETREATS = [case for case in CASES if "retreats" in case]


def judged(record: dict[str, Any]) -> dict[str, Any]:
    """The answer to a record."""
    out = StringIO()
    run(StringIO(json.dumps({"variant": "naval", **record})), out, "datc3", "standard")
    answer: dict[str, Any] = json.loads(out.getvalue())
    assert "error" not in answer, answer
    return answer


def _first(case: dict[str, Any]) -> dict[str, Any]:
    record = {"phase": case["phase"], "units": case.get("units", {}), "sc": case.get("centres", {})}
    return judged({**record, "orders": _texts(case["orders"])})


def _texts(orders: dict[str, list[list[str]]]) -> dict[str, list[str]]:
    return {power: [text for text, _ in pairs] for power, pairs in orders.items()}


def _results(answer: dict[str, Any], powers: list[str]) -> dict[str, list[list[str]]]:
    given = {power: [r for r in answer["results"][power] if r.get("given", True)] for power in powers}
    return {power: [[r["order"], r["result"]] for r in results] for power, results in given.items()}


def _after(answer: dict[str, Any]) -> dict[str, list[str]]:
    return {power: sorted(units) for power, units in answer["after"].items() if units}


def test_every_case_is_here_once() -> None:
    assert len({case["id"] for case in CASES}) == len(CASES) == 75


@each_row("case", MOVEMENTS)
def test_a_position_ends_as_written(case: dict[str, Any]) -> None:
    answer = _first(case)
    assert _results(answer, list(case["orders"])) == case["orders"]
    assert sorted(
        f"{one['power']} {one['unit']} {one['why']}" for one in answer.get("removed", [])
    ) == sorted(case["removed"])
    lost = [
        f"{one['power']} {one['unit']} by {one['by']} to {' '.join(one['retreats'])}".strip()
        for one in answer.get("dislodged", [])
    ]
    assert lost == case["dislodged"]
    if "contested" in case:
        assert answer["contested"] == case["contested"]
    if "after" in case and not case["phase"].endswith("B"):
        assert _after(answer) == case["after"]
    for power, units in case.get("after", {}).items():
        assert sorted(answer["after"][power]) == units


@pytest.mark.parametrize("case", RETREATS, ids=[case["id"] for case in RETREATS])
def test_retreats_end_as_written(case: dict[str, Any]) -> None:
    if "must_retreat" in case:
        lost = [_dislodged(text) for text in case["must_retreat"]]
        units: dict[str, list[str]] = {}
    else:
        answer = _first(case)
        lost, units = answer["dislodged"], answer["after"]
    record = {"phase": "S1914R", "units": units, "dislodged": lost}
    answer = judged({**record, "orders": _texts(case["retreats"])})
    assert _results(answer, list(case["retreats"])) == case["retreats"]
    for power, after in case.get("after_retreats", {}).items():
        assert sorted(answer["after"][power]) == after


def _dislodged(text: str) -> dict[str, Any]:
    unit, _, places = text.partition(" to ")
    power, _, unit = unit.partition(" ")
    return {"power": power, "unit": unit, "retreats": places.split()}


CALENDARS = [case for case in CASES if "calendar" in case]


@pytest.mark.parametrize("case", CALENDARS, ids=[case["id"] for case in CALENDARS])
def test_the_calendar_begins_with_a_winter(case: dict[str, Any]) -> None:
    variant = load("naval")
    phase, found = variant.start, []
    for _ in case["calendar"]:
        found.append(phase)
        phase = variant.next_phase(phase)
    assert found == [Phase.parse(code) for code in case["calendar"]]


def test_each_decision_stands_in_a_docstring() -> None:
    rules = Path(__file__).parents[2] / "judge" / "rules" / "variant_rules.py"
    text = rules.read_text(encoding="utf-8")
    assert [n for n in range(1, 20) if f"D{n}" not in text] == []
    assert all(f"    {field.name}: bool = " in text for field in fields(NavalRules))


def test_a_text_for_several_fleets_has_one_result() -> None:
    units = {"ENGLAND": ["F NTH", "F NTH", "F NTH"]}
    record = {"phase": "S1914M", "units": units}
    leaving = judged({**record, "orders": {"ENGLAND": ["2F NTH - ENG", "F NTH - NWY"]}})
    assert [r["result"] for r in leaving["results"]["ENGLAND"]] == ["ok", "ok"]
    assert leaving["after"]["ENGLAND"] == ["F ENG", "F ENG", "F NWY"]
    too_many = judged({**record, "orders": {"ENGLAND": ["F NTH - NWY", "3F NTH - ENG"]}})
    assert [r["result"] for r in too_many["results"]["ENGLAND"]] == ["ok", "illegal"]
    assert too_many["after"]["ENGLAND"] == ["F ENG", "F ENG", "F NWY"]


_OTHERWISE = {
    "end_at_sea": (False, "N.4C.2", "FRANCE", ["illegal"]),
    "impossible_annihilates": (True, "NV.36", "FRANCE", ["illegal"]),
    "second_order_supports_hold": (False, "NV.15", "ENGLAND", ["illegal", "ok"]),
    "passing_breaks_block": (True, "NV.30", "GERMANY", ["fail"]),
    "crossing_breaks_block": (False, "NV.31", "GERMANY", ["ok"]),
    "block_stops_leaving": (True, "NV.25", "FRANCE", ["blocked"]),
    "unowned_is_friendly": (True, "NV.34", "GERMANY", ["ok"]),
    "passage_both_ways": (False, "NV.33", "TURKEY", ["illegal"]),
    "first_orders_count": (False, "NV.37", "ENGLAND", ["illegal", "void", "ok"]),
}
"""Choices that decide a case: the other reading, and what it makes of a power's orders there."""


@pytest.mark.parametrize("name", _OTHERWISE)
def test_another_choice_ends_otherwise(name: str) -> None:
    choice, case_id, power, results = _OTHERWISE[name]
    case = next(case for case in CASES if case["id"] == case_id)
    record = {"phase": case["phase"], "units": case["units"], "sc": case.get("centres", {})}
    answer = judged({**record, "orders": _texts(case["orders"]), "set": {"naval": {name: choice}}})
    assert [r["result"] for r in answer["results"][power] if r.get("given", True)] == results


def _removed_with(name: str, choice: bool, case_id: str) -> list[str]:
    case = next(case for case in CASES if case["id"] == case_id)
    answer = judged(
        {
            "phase": case["phase"],
            "units": case["units"],
            "orders": _texts(case["orders"]),
            "set": {"naval": {name: choice}},
        }
    )
    return [f"{one['power']} {one['unit']} {one['why']}" for one in answer["removed"]]


def test_who_is_removed_hangs_on_the_choice() -> None:
    assert _removed_with("impossible_annihilates", True, "NV.36") == ["FRANCE F GAS annihilated"]
    assert _removed_with("patrol_by_order", False, "NV.18") == ["GERMANY F NTH patrolled"]
    assert _removed_with("patrol_everywhere", True, "NV.21") == [
        "GERMANY F NTH patrolled",
        "GERMANY F HEL patrolled",
    ]


def test_choices_that_are_not_built_are_named() -> None:
    record = {"variant": "naval", "phase": "S1914M", "units": {}}
    out = StringIO()
    for naval in ({"help_before_move": True}, {"deep": True}):
        run(StringIO(json.dumps({**record, "set": {"naval": naval}})), out, "datc3", "standard")
    first, second = map(json.loads, out.getvalue().splitlines())
    assert "help_before_move can only be false" in first["error"]
    assert "no choice 'deep'" in second["error"]


def test_the_crawl_is_for_fleets() -> None:
    """Found by the oracle: an army comes from its whole province, and meets what comes the other way."""
    units = {"FRANCE": ["F SPA/NC"], "TURKEY": ["A POR"]}
    orders = {"FRANCE": ["F SPA/NC - POR"], "TURKEY": ["A POR - SPA"]}
    answer = judged({"phase": "S1914M", "units": units, "orders": orders})
    assert answer["after"] == units
    units = {"ENGLAND": ["F POR"], "FRANCE": ["A SPA", "F MAO"]}
    orders = {"FRANCE": ["A SPA - POR", "F MAO S A SPA - POR"]}
    (lost,) = judged({"phase": "S1914M", "units": units, "orders": orders})["dislodged"]
    assert lost["retreats"] == ["MAO"]


def test_removals_by_default_take_fleets_of_one_space_one_by_one() -> None:
    units = {"ENGLAND": ["F NTH", "F NTH", "F NTH", "A LON"], "GERMANY": ["F NTH"]}
    record = {"phase": "F1914A", "units": units, "sc": {"ENGLAND": ["LON", "EDI"], "GERMANY": ["KIE"]}}
    answer = judged({**record, "orders": {"ENGLAND": ["F NTH D"]}})
    assert [(r["result"], r.get("given", True)) for r in answer["results"]["ENGLAND"]] == [
        ("ok", True),
        ("ok", False),
    ]
    assert answer["after"] == {"ENGLAND": ["A LON", "F NTH"], "GERMANY": ["F NTH"]}


def test_an_army_whose_fleet_sails_away_was_ordered_well_and_cannot_be_supported_in_place() -> None:
    units = {"ENGLAND": ["A YOR", "F NTH", "A LON"], "GERMANY": ["A EDI", "A WAL"]}
    orders = {"ENGLAND": ["A YOR - NWY", "F NTH - HEL", "A LON S A YOR"]}
    orders["GERMANY"] = ["A EDI - YOR", "A WAL S A EDI - YOR"]
    answer = judged({"phase": "S1914M", "units": units, "orders": orders})
    assert [r["result"] for r in answer["results"]["ENGLAND"]] == ["void", "ok", "void"]
    assert answer["after"]["GERMANY"] == ["A WAL", "A YOR"]


@pytest.mark.parametrize(("power", "fault"), [("RUSSIA", None), ("TURKEY", Fault.OWN_POWER)])
def test_a_centre_is_friendly_to_its_owner_without_an_order(power: str, fault: Fault | None) -> None:
    """The reader refuses such a line as well, as it refuses blocks and patrols against oneself."""
    board, position = load("naval").board, Position((), {"CON": "TURKEY"})
    why = reason(board, position, "TURKEY", Grant(Kind.ARMY, "CON", power))
    assert (why.fault if why else None) is fault
