"""CONFIRM and CANCEL with signs around them, as programs and habits put them there; a quote stays a quote."""

from __future__ import annotations

import re

import pytest

from tests.scenarios.alpha import ANNA, orders_in_force, told_anna
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge

AROUND = (
    "*{}*",
    "**{}**",
    "_{}_",
    "`{}`",
    '"{}"',
    "'{}'",
    "\u00ab{}\u00bb",
    "\u201e{}\u201c",
    "({})",
    "[{}].",
)
BESIDE = ("- {}", "1. {}", "{}.", "{}!!!", "\u2022 {}")


@pytest.fixture(scope="module")
def asked() -> StoryJudge:
    """The game, with a question to Anna about an order of hers."""
    judge = in_memory("opening")
    judge.deliver(ANNA, "orders", "SIGN ON Austria alpha swordA\nPerhaps Vienna to Galicia.\n")
    return judge


def _token(judge: StoryJudge) -> str:
    found = re.search(r"CONFIRM (\w{40})", told_anna(judge))
    assert found is not None
    return found[1]


@pytest.mark.parametrize("form", [*AROUND, *BESIDE])
def test_a_confirm_between_signs_counts(asked: StoryJudge, form: str) -> None:
    judge = twin(asked)
    judge.deliver(ANNA, "yes", form.format(f"CONFIRM {_token(judge)}"))
    assert orders_in_force(judge) == ["A VIE - GAL"]


@pytest.mark.parametrize("form", [*AROUND, *BESIDE])
def test_a_cancel_between_signs_counts(asked: StoryJudge, form: str) -> None:
    judge = twin(asked)
    question = judge.last(ANNA)
    judge.reply(ANNA, question, form.format("CANCEL"))
    judge.reply(ANNA, question, "YES")
    assert orders_in_force(judge) == []


@pytest.mark.parametrize("form", ["> {}", ">> {}", "{}?", "*{}?*", "(do not {})"])
def test_a_quote_and_a_question_are_no_answer(asked: StoryJudge, form: str) -> None:
    judge = twin(asked)
    question = judge.last(ANNA)
    judge.deliver(ANNA, "yes", form.format(f"CONFIRM {_token(judge)}"))
    assert orders_in_force(judge) == []
    judge.reply(ANNA, question, "YES")
    assert orders_in_force(judge) == ["A VIE - GAL"]
