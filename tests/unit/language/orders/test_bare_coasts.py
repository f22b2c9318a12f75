"""Coasts without the word coast, as people write them behind a name."""

from __future__ import annotations

import json

import pytest

from judge.cli.parse import answer

ORDERS = [
    ("F1901A", "build F StP south", "F STP/SC B"),
    ("F1901A", "Build fleet St Petersburg north", "F STP/NC B"),
    ("S1901M", "F Stp south - Bot", "F STP/SC - BOT"),
    ("S1901M", "F Con - Bul south", "F CON - BUL/SC"),
    ("S1901M", "F Con - Bul east, F StP south -> Fin", "F CON - BUL/EC"),
]


@pytest.mark.parametrize(("phase", "text", "order"), ORDERS)
def test_a_direction_behind_a_name_is_its_coast(phase: str, text: str, order: str) -> None:
    units = {"RUSSIA": ["F STP/SC", "F CON"]} if phase.endswith("M") else {"RUSSIA": ["A MOS"]}
    record = {"power": "RUSSIA", "phase": phase, "units": units, "sc": {"RUSSIA": ["STP", "MOS", "WAR"]}}
    first, *_ = answer(json.dumps({**record, "text": text}), 1)["lines"]
    assert first.get("order") == order


@pytest.mark.parametrize("text", ["F Con North Sea", "F Con - North Sea", "A south"])
def test_a_direction_that_begins_a_name_is_none(text: str) -> None:
    record = {"power": "RUSSIA", "phase": "S1901M", "units": {"RUSSIA": ["F CON"]}, "text": text}
    (line,) = answer(json.dumps(record), 1)["lines"]
    assert not line.get("accept")
    assert "coast" not in str(line)
