"""Answers to "Reply YES" in words: a yes in whatever words counts, and what is none is told apart.

docs: sender, "A confirmation is the only word of its email"
"""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from judge.rules import notation
from tests.messages import says
from tests.scenarios.alpha import ANNA
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge
from tests.unit.language.positions import DATA

ROWS: list[dict[str, Any]] = tomllib.loads((DATA / "answers.toml").read_text(encoding="utf-8"))["answer"]
UNCLEAR = ("prose-yes-with-more", "word-unclear", "word-may-thank")
"""What is said of a yes that may be none."""


@pytest.fixture(scope="module")
def asked() -> StoryJudge:
    """The game, with a question to Anna about an order of hers."""
    judge = in_memory("opening")
    judge.deliver(ANNA, "orders", "SIGN ON Austria alpha swordA\nVienna goes to Galicia, hopscotch\n")
    return judge


def _orders(judge: StoryJudge) -> list[str]:
    with judge.services.store.begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    return sorted(notation.write(order) for order in game.orders.get("AUSTRIA", ()))


def _told(judge: StoryJudge) -> str:
    last = judge.last(ANNA)
    return " ".join(f"{last['Subject']} {last.get_content()}".split())


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["text"])
def test_an_answer_comes_to_what_it_says(asked: StoryJudge, row: dict[str, Any]) -> None:
    judge = twin(asked)
    question = judge.last(ANNA)
    judge.reply(ANNA, question, row["text"])
    told, counts = _told(judge), _orders(judge) == ["A VIE - GAL"]
    judge.reply(ANNA, question, "YES")
    waits = not counts and "A VIE - GAL" in _orders(judge)
    said = any(says(told, key) for key in UNCLEAR)
    flagged = "[Error Flag]" in told
    match row["comes"]:
        case "yes":
            assert (counts, flagged) == (True, False)
        case "unclear":
            assert (waits, said, flagged) == (True, True, True)
        case "words":
            assert (waits, said, says(told, "question-open")) == (True, False, True)
        case "no":
            assert not counts
            assert not waits
        case "order":
            assert (waits, says(told, "orders-cancelled")) == (True, False)
    if "proposes" in row:
        assert row["proposes"] in told
