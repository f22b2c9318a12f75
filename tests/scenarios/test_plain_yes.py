"""A yes accepts what was asked about, or nothing: to a part it is no yes, nor where its line is not meant.

docs: sender, "A confirmation is the only word of its email"
"""

from __future__ import annotations

import tomllib

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, told_anna
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge
from tests.scenarios.test_proposals import in_force
from tests.unit.language.positions import DATA

TABLE: dict[str, list[str]] = tomllib.loads((DATA / "yes_in_signs.toml").read_text(encoding="utf-8"))
SIGN_ON = "SIGN ON Austria alpha swordA\n"
BOTH = ["A BUD - RUM", "A VIE - GAL"]


@pytest.fixture(scope="module")
def asked() -> StoryJudge:
    """The game, with a question to Anna about two orders of a draft."""
    judge = in_memory("opening")
    judge.deliver(ANNA, "orders", f"{SIGN_ON}Draft:\nA Vie - Gal\nA Bud - Rum\n")
    return judge


@pytest.mark.sweep
@pytest.mark.parametrize("text", TABLE["nothing"])
def test_less_than_a_plain_yes_accepts_nothing(asked: StoryJudge, text: str) -> None:
    judge = twin(asked)
    question = judge.last(ANNA)
    judge.reply(ANNA, question, text)
    assert in_force(judge, "AUSTRIA") == []
    judge.reply(ANNA, question, "Yes")
    assert in_force(judge, "AUSTRIA") == BOTH


@pytest.mark.parametrize("text", TABLE["both"])
def test_a_plain_yes_accepts_all(asked: StoryJudge, text: str) -> None:
    judge = twin(asked)
    judge.reply(ANNA, judge.last(ANNA), text)
    assert in_force(judge, "AUSTRIA") == BOTH


@pytest.mark.parametrize("text", ["Yes, half of it", "~~Yes~~", "Draft:\nYes"])
def test_the_reply_says_that_the_question_is_open(asked: StoryJudge, text: str) -> None:
    judge = twin(asked)
    judge.reply(ANNA, judge.last(ANNA), text)
    assert says(told_anna(judge), "word-unclear")


@pytest.mark.parametrize(
    ("lines", "orders"),
    [
        ("[x] A Vie - Gal\n[ ] A Bud - Rum\nYes", ["A VIE - GAL"]),
        ("Yes\n[x] A Vie - Gal\n[ ] A Bud - Rum", ["A VIE - GAL"]),
        ("Yes\n☐ A Bud - Rum", []),
        ("Yes\n~~A Bud - Rum~~", []),
    ],
)
def test_a_yes_beside_an_order_that_is_not_chosen_accepts_nothing(
    asked: StoryJudge, lines: str, orders: list[str]
) -> None:
    judge = twin(asked)
    judge.reply(ANNA, judge.last(ANNA), lines)
    assert in_force(judge, "AUSTRIA") == orders
