"""Answers to "Reply YES" in words: a yes in whatever words counts, and what is none is told apart.

docs: sender, "A confirmation is the only word of its email"
"""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, orders_in_force, told_anna
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge
from tests.unit.language.positions import DATA

TABLE: dict[str, list[dict[str, Any]]] = tomllib.loads((DATA / "answers.toml").read_text(encoding="utf-8"))
PLAYERS = (
    ANNA,
    "edgar@eng.example",
    "fleur@fra.example",
    "gerd@ger.example",
    "irma@ita.example",
    "rolf@rus.example",
    "tara@tur.example",
)
UNCLEAR = ("prose-yes-with-more", "word-unclear", "word-may-thank")
"""What is said of a yes that may be none."""


@pytest.fixture(scope="module")
def asked() -> StoryJudge:
    """The game, with a question to Anna about an order of hers."""
    judge = in_memory("opening")
    judge.deliver(ANNA, "orders", "SIGN ON Austria alpha swordA\nVienna goes to Galicia, hopscotch\n")
    return judge


@pytest.mark.sweep
@pytest.mark.parametrize("row", TABLE["answer"], ids=lambda row: row["text"])
def test_an_answer_comes_to_what_it_says(asked: StoryJudge, row: dict[str, Any]) -> None:
    judge = twin(asked)
    question = judge.last(ANNA)
    judge.reply(ANNA, question, row["text"])
    told, first = told_anna(judge), orders_in_force(judge)
    counts = first == ["A VIE - GAL"]
    judge.reply(ANNA, question, "YES")
    waits = not counts and "A VIE - GAL" in orders_in_force(judge)
    said = any(says(told, key) for key in UNCLEAR)
    flagged = "[Error Flag]" in told
    match row["comes"]:
        case "yes":
            assert (counts, flagged) == (True, False)
        case "in_part":
            assert (counts, says(told, "rest-confirmed", power="Austria")) == (True, True)
        case "unclear":
            assert (waits, said, flagged) == ("proposes" not in row, True, True)
        case "words":
            assert (waits, said, says(told, "question-open")) == (True, False, True)
        case "asked_again":
            assert (waits, flagged, says(told, "proposed-earlier")) == (True, True, True)
        case "no":
            assert not counts
            assert not waits
        case "order":
            assert not says(told, "orders-cancelled")
            counted = [row["counts"]] if "counts" in row else []
            assert (first, waits) == (counted, not counted and "proposes" not in row)
            assert waits or orders_in_force(judge) == first  # a newer proposal ends the older one
    if "proposes" in row:
        assert row["proposes"] in told


@pytest.mark.parametrize("row", TABLE["correction"], ids=lambda row: row["text"])
def test_what_begins_with_a_no_corrects_the_order_above(asked: StoryJudge, row: dict[str, Any]) -> None:
    judge = twin(asked)
    judge.reply(ANNA, judge.last(ANNA), f"{row['order']}\n{row['text']}")
    assert "A VIE - TYR" not in orders_in_force(judge)
    judge.reply(ANNA, judge.last(ANNA), "YES")
    assert orders_in_force(judge) == ["A VIE - BOH"]


def test_a_correction_cancels_no_absence_that_waits(asked: StoryJudge) -> None:
    judge = twin(asked)
    judge.deliver(ANNA, "away", "SIGN ON Austria alpha swordA\nI am away from 10 to 14 January\n")
    question = judge.last(ANNA)
    judge.reply(ANNA, question, "Vienna to Tyrolia\nNo wait, Vienna to Bohemia is better.")
    judge.reply(ANNA, question, "YES")
    assert says(told_anna(judge), "away-set")


def test_words_about_units_in_a_new_email_are_told_how_to_count() -> None:
    judge = in_memory("opening")
    judge.deliver(GINA, "another", "CREATE ?beta bmword\n")
    for player in PLAYERS:
        judge.deliver(player, "join", "SIGN ON ?beta swordB\n")
    judge.deliver(ANNA, "change of plan", "Hi judge, please move my army in Vienna to Galicia instead.\n")
    assert says(told_anna(judge), "prose-unsigned.hint")
    assert "[Error Flag]" in told_anna(judge)
    judge.deliver(ANNA, "hello", "Hello judge, how are you these days? I had a fine week.\n")
    assert not says(told_anna(judge), "prose-unsigned")
