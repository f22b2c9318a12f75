"""A yes that names what it accepts of several proposals: those count, and the others are cancelled."""

from __future__ import annotations

import pytest

from tests.scenarios.alpha import ANNA, orders_in_force
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge

VIENNA, BUDAPEST = "A VIE - GAL", "A BUD - SER"


@pytest.fixture(scope="module")
def asked() -> StoryJudge:
    """The game, with a question to Anna about two orders."""
    judge = in_memory("opening")
    text = "SIGN ON Austria alpha swordA\nPerhaps Vienna to Galicia.\nPerhaps Budapest to Serbia.\n"
    judge.deliver(ANNA, "orders", text)
    return judge


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("Yes, the one with Galicia", VIENNA),
        ("Yes to the one about Serbia, please.", BUDAPEST),
        ("Only the first one, yes", VIENNA),
        ("Just the first one.", VIENNA),
        ("Yes Vienna", VIENNA),
        ("Ja, nur die zweite", BUDAPEST),
        ("Ja, die mit Galizien", VIENNA),
        ("Oui, la deuxième", BUDAPEST),
        ("Oui, celui avec la Galicie", VIENNA),
        ("Sí, solo la segunda", BUDAPEST),
        ("Sì, la prima", VIENNA),
        ("Sì, quello con la Galizia", VIENNA),
        ("Ja, alleen de eerste", VIENNA),
        ("Sim, só a segunda", BUDAPEST),
        ("Sim, a da Galícia", VIENNA),
        ("Tak, tylko pierwszy", VIENNA),
        ("Ja, bara den andra", BUDAPEST),
        ("Ja, kun den første", VIENNA),
    ],
)
def test_what_is_named_counts_and_the_other_is_cancelled(asked: StoryJudge, text: str, order: str) -> None:
    judge = twin(asked)
    question = judge.last(ANNA)
    judge.reply(ANNA, question, text)
    assert orders_in_force(judge) == [order]
    assert "[Error Flag]" not in str(judge.last(ANNA)["Subject"])
    judge.reply(ANNA, question, "YES")
    assert orders_in_force(judge) == [order]


@pytest.mark.parametrize("text", ["Yes, both.", "Ja, prima"])
def test_a_yes_whose_words_may_be_names_accepts_all(asked: StoryJudge, text: str) -> None:
    judge = twin(asked)
    judge.reply(ANNA, judge.last(ANNA), text)
    assert orders_in_force(judge) == [BUDAPEST, VIENNA]


@pytest.mark.parametrize(
    "text",
    [
        "Yes, the third",
        "Yes, the one with Warsaw",
        "Is it the first one?",
        "Yes, the first time I play this.",
        "Yes, the first or the second",
        "Yes, maybe the first",
        "Yes, and Serbia",
        "Yes, I will decide on the one with Galicia tomorrow",
    ],
)
def test_what_is_not_clear_accepts_nothing(asked: StoryJudge, text: str) -> None:
    judge = twin(asked)
    question = judge.last(ANNA)
    judge.reply(ANNA, question, text)
    assert orders_in_force(judge) == []
    judge.reply(ANNA, question, "YES")
    assert orders_in_force(judge) == [BUDAPEST, VIENNA]


def test_a_place_of_two_proposals_names_neither() -> None:
    judge = in_memory("opening")
    text = "SIGN ON Austria alpha swordA\nPerhaps Vienna to Galicia.\nPerhaps Budapest to Vienna.\n"
    judge.deliver(ANNA, "orders", text)
    judge.reply(ANNA, judge.last(ANNA), "Yes, the one to Vienna")
    assert orders_in_force(judge) == []
