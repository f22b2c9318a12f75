"""Sentences about the orders around them: which of those above and below they keep until a yes."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.language.readings.about_orders import Kept, Writer, kept_by
from tests.rows import each_row

WRITER = Writer(
    frozenset({"austria", "anna"}),
    frozenset({"england", "france", "germany", "italy", "russia", "turkey"}),
)
_FOLDER = Path(__file__).parents[3] / "data" / "sentences"


def rows(of: str) -> Iterator[tuple[str, str]]:
    """Where each sentence of a kind stands, and its words."""
    for table in tomllib.loads((_FOLDER / "about_orders.toml").read_text(encoding="utf-8")).values():
        for name, sides in table.items():
            if name.startswith(of):
                yield from ((side, text) for side, texts in sides.items() for text in texts)


def doubts(of: str) -> Iterator[tuple[str, str]]:
    """Where each line of the tables of doubts stands that keeps orders or is harmless, and its words."""
    for file in ("doubts", "doubts_held_out"):
        for kind in tomllib.loads((_FOLDER / f"{file}.toml").read_text(encoding="utf-8")).values():
            yield from (("above", text) for text in kind.get(of, ()))
            yield from (("below", text) for text in kind.get(of, ()))
            yield from (("above", text) for text in kind.get(f"{of}_below", ()))
            yield from (("below", text) for text in kind.get(f"{of}_above", ()))


@each_row(("side", "text"), [*rows("keeps"), *doubts("keeps")])
def test_words_that_may_deny_the_orders_around_them_keep_those(side: str, text: str) -> None:
    fitting = {"above": Kept.BELOW | Kept.AROUND, "below": Kept.ABOVE | Kept.AROUND}[side]
    assert kept_by(text, WRITER) & fitting


@each_row(("side", "text"), [*rows("harmless"), *doubts("harmless")])
def test_plain_words_keep_none(side: str, text: str) -> None:
    assert side
    assert kept_by(text, WRITER) is Kept.NONE


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Ignore the above, my orders are below.", Kept.ABOVE),
        ("Below, my orders.", Kept.NONE),
        ("Below, a story.", Kept.BELOW),
        ("Are the orders below right?", Kept.BELOW),
        ("None of this is serious.", Kept.AROUND),
        ("Thank you. None of this is serious. Bye!", Kept.AROUND),
        ("The following orders are for Italy.", Kept.BELOW),
        ("The following orders are for Austria.", Kept.NONE),
        ("The Austrian orders follow below.", Kept.NONE),
    ],
)
def test_a_clause_points_where_its_words_say(text: str, kept: Kept) -> None:
    assert kept_by(text, WRITER) == kept
