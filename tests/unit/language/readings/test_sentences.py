"""Sentences around orders: none comes to an order that was not meant."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

from judge.game.message import Message
from judge.language.problems import Problem
from judge.language.reading import read
from judge.language.readings.arbiter import read_line
from judge.language.readings.evidence import OrderRead, Outcome
from judge.language.readings.line_read import LineRead
from judge.language.segmentation import statements
from judge.language.statements import Statement, UnderstoodOrder, Work
from judge.rules import notation
from tests.meant_orders import proposed
from tests.rows import each_row
from tests.unit.language.positions import DATA, context

FOLDER = DATA / "sentences"
BOARDS: dict[str, Any] = tomllib.loads((FOLDER / "boards.toml").read_text(encoding="utf-8"))["board"]
ROWS = [
    row
    for name in ("tried", "held_out", "second_round", "misleading", "by_kind")
    for row in tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))["sentence"]
]


def read_row(row: dict[str, Any]) -> LineRead:
    board = BOARDS.get(row.get("board", ""), {})
    where = context(
        board.get("units"),
        power=row["power"],
        phase=board.get("phase", "S1901M"),
        sc=board.get("sc"),
        dislodged=board.get("dislodged"),
    )
    return read_line(Statement(1, row["text"]), where, Work())


def written(orders: list[OrderRead]) -> Counter[str]:
    return Counter(notation.write(one.order) for one in orders if isinstance(one, UnderstoodOrder))


@each_row("row", ROWS)
def test_a_sentence_gives_or_proposes_what_was_meant(row: dict[str, Any]) -> None:
    found, meant = read_row(row), Counter(row["orders"])
    assert not written(found.orders()) - meant
    lacking = meant - written(found.orders()) - written(proposed(found))
    assert bool(lacking) == ("known_miss" in row)


@each_row("row", ROWS)
def test_a_sentence_that_orders_nothing_gives_nothing(row: dict[str, Any]) -> None:
    if not row["orders"]:
        assert not any(one.outcome is Outcome.GIVEN for one in read_row(row).verdicts)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("A Vie - Gal, no wait, A Vie - Tyr\nScratch that: A Vie - Boh instead", "orders-beside-words"),
        (
            "Correction: A Vie - Gal\nScratch that: A Vie - Tyr instead\nA Vie - Boh, no wait, A Vie - Gal",
            "orders-near-words",
        ),
    ],
)
def test_words_that_govern_an_order_are_said_to_be_where_they_are(text: str, key: str) -> None:
    said, _ = statements(text)
    problems = [
        one for each in said for one in read(each, context(power="AUSTRIA")) if isinstance(one, Problem)
    ]
    last = problems[-1].message
    assert isinstance(last, Message)
    assert last.key == key


@each_row(
    "text",
    [
        "Die Armee, die in Budapest steht, geht nach Serbien.",
        "Het leger dat in Boedapest staat gaat naar Servië.",
        "Armia, która stoi w Budapeszcie, idzie do Serbii.",
        "Die Armee, welche in Budapest liegt, zieht nach Serbien.",
    ],
)
def test_where_a_unit_stands_is_no_hold_beside_where_it_goes(text: str) -> None:
    found = read_row({"power": "AUSTRIA", "text": text})
    assert not written(found.orders())
    assert set(written(proposed(found))) <= {"A BUD - SER"}
