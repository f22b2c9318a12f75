"""The switches of variants as positions, judged as records of `judge adjudicate` are."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from judge.cli.adjudication.records import Judged, adjudicate_record
from judge.rules import adjustments

CASES = tomllib.loads(
    (Path(__file__).parent.parent / "data" / "variants" / "switches.toml").read_text(encoding="utf-8")
)["case"]


def _judged(case: dict[str, Any], options: object) -> Judged:
    record = {
        "variant": case["variant"],
        "phase": case["phase"],
        "units": case["units"],
        "sc": case.get("centres", {}),
        "orders": {power: [text for text, _ in pairs] for power, pairs in case.get("orders", {}).items()},
        "set": options,
    }
    return adjudicate_record(record, "datc3", "standard")


def _verdicts(judged: Judged) -> dict[str, list[str]]:
    return {
        power: [str(result.verdict) for result in judged.outcome.of(power) if result.given]
        for power in judged.texts
    }


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_switch_decides_as_written(case: dict[str, Any]) -> None:
    judged = _judged(case, case.get("set", {}))
    orders = case.get("orders", {})
    assert _verdicts(judged) == {power: [verdict for _, verdict in pairs] for power, pairs in orders.items()}
    after = judged.outcome.after
    for power, units in case.get("after", {}).items():
        assert sorted(map(str, after.of(power))) == sorted(units)
    lost = [f"{one.unit.power} {one.unit} by {one.by}" for one in after.dislodged]
    assert lost == case.get("dislodged", [])
    if "contested" in case:
        assert sorted(after.contested) == case["contested"]
    board, position = judged.variant.board, judged.position
    assert {power: adjustments.due(board, position, power) for power in case.get("due", {})} == case.get(
        "due", {}
    )


OTHERWISE = [case for case in CASES if "otherwise" in case]


@pytest.mark.parametrize("case", OTHERWISE, ids=[case["id"] for case in OTHERWISE])
def test_without_the_switch_it_ends_otherwise(case: dict[str, Any]) -> None:
    other = case["otherwise"]
    verdicts = _verdicts(_judged(case, other["set"]))
    assert {power: verdicts[power] for power in other["verdicts"]} == other["verdicts"]


def test_a_switch_there_is_not_is_named() -> None:
    with pytest.raises(ValueError, match="there is no switch 'warp'"):
        _judged(CASES[0], {"warp": True})
