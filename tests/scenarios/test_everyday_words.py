"""Everyday words around orders: what counts at once, and what a YES to the answer takes."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.scenarios.alpha import orders_in_force, text_of
from tests.scenarios.played import in_memory

_FILE = Path(__file__).parents[1] / "data" / "sentences" / "everyday_words.toml"
ROWS = tomllib.loads(_FILE.read_text(encoding="utf-8"))["row"]


def _comes_to(row: dict[str, Any]) -> tuple[list[str], list[str], bool, bool]:
    """The orders after an email and after a YES, the flag of its answer, and whether it says what it must."""
    power, judge = row["power"], in_memory(row.get("moment", "opening"))
    address, password = judge.leaders[power[0]]
    judge.deliver(address, "orders", f"SIGN ON {power[0]} alpha {password}\n{row['text']}\n")
    answer, counts = judge.last(address), orders_in_force(judge, power)
    judge.reply(address, answer, "Yes")
    flagged, says = "[Error Flag]" in str(answer["Subject"]), row.get("says", "") in text_of(answer)
    return counts, orders_in_force(judge, power), flagged, says


@pytest.mark.sweep
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["text"])
def test_an_email_comes_to_its_orders_at_once_or_with_a_yes(row: dict[str, Any]) -> None:
    counts = sorted(row["counts"])
    then = sorted(row.get("yes", counts))
    flag = row.get("flag", then != counts or not counts)
    came = _comes_to(row)
    assert (came == (counts, then, flag, True)) is not row.get("known_miss", False)
    assert set(came[0]) <= {*counts, *then}


@pytest.mark.parametrize(
    ("lines", "talk"),
    [
        ("Vienna to Galicia. {}. Budapest to Serbia.", "The bridge at Trieste dances a frobnication"),
        ("Vienna to Galicia. {}.", "My frobnicating aunt"),
        ("{}. Wien nach Galizien.", "Triest wurschtelt sich durch"),
        ("Paris to Burgundy, hopscotch. {}.", "Brest frobs around"),
        ("Vienna to Galicia\n{}\nBudapest to Serbia", "The bridge at Trieste dances"),
        ("Vienna to Galicia, Budapest to Serbia. {}!", "Trieste obviously takes the boat"),
        ("A Vie - Gal\n\n{}", "Aufbau: falls ich zwei bekomme, Armee Wien und Armee Budapest."),
    ],
)
def test_every_clause_has_its_line_in_the_answer(lines: str, talk: str) -> None:
    judge = in_memory("opening")
    address, password = judge.leaders["A"]
    judge.deliver(address, "orders", f"SIGN ON A alpha {password}\n{lines.format(talk)}\n")
    assert talk.rstrip(".") in " ".join(text_of(judge.last(address)).split())
