"""What sentences come to, at each moment of a game (tests/data/meaning.toml)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.messages import place
from tests.scenarios.alpha import orders_in_force
from tests.scenarios.played import in_memory

FILE = Path(__file__).parents[1] / "data" / "meaning.toml"
CASES = tomllib.loads(FILE.read_text(encoding="utf-8"))["case"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["text"])
def test_a_sentence_has_its_effect(case: dict[str, Any]) -> None:
    judge, letter = in_memory(case["moment"]), case["power"][0]
    address, password = judge.leaders[letter]
    if "before" in case:
        judge.deliver(address, "orders", f"SIGN ON {letter} alpha {password}\n{case['before']}\n")
    before = orders_in_force(judge, case["power"])
    judge.reply(address, judge.last(address), case["text"])
    answer = judge.last(address)
    if "counts" in case:
        assert orders_in_force(judge, case["power"]) == case["counts"]
    told = " ".join(answer.get_content().split())
    for words in (case.get("names", ""), *case.get("says", ())):
        assert place(told, words) >= 0
    for words in case.get("never", ()):
        assert place(told, words) < 0
    judge.reply(address, answer, "Yes")
    assert orders_in_force(judge, case["power"]) == case.get("orders", before)
