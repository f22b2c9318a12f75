"""Answers to "Reply YES": each natural one counts once, and what may mean something else is asked about."""

from __future__ import annotations

import pytest

from tests.messages import says, times
from tests.scenarios.alpha import ANNA, orders_in_force, told_anna
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge

YES = (
    "Yes please",
    "yep",
    "YES!",
    "Yes, please. Thanks!",
    "Yup. Thanks!",
    "y",
    "Aye",
    "ok",
    "Okay, thanks",
    "Of course",
    "Confirmed. Thanks",
    "I confirm",
    "Correct.",
    "That's right",
    "It is correct. Please do so.",
    "Exactly",
    "Sure thing",
    "Absolutely",
    "Affirmative",
    "go ahead",
    "Please do",
    "Sounds good",
    "Yes, that's what I meant",
    "Yes, both",
    "Yes, all of it",
    "Yes, go ahead",
    "Yes sir",
    "👍",
    "👍🏽",
    "✅",
    "Ja",
    "ja bitte",
    "Jap. Danke!",
    "Klar",
    "Genau",
    "Stimmt",
    "Ja, so war es gemeint",
    "Ja, das war ich. Bitte weitermachen.",
    "Oui, c'est ça",
    "D'accord",
    "Bien sûr, merci",
    "Sí, eso es",
    "Vale",
    "Por supuesto",
    "Sì, esatto",
    "Va bene",
    "Certo, grazie",
    "Ja, dat klopt",
    "Prima",
    "Akkoord",
    "Tak, zgadza się",
    "Dobrze",
    "Oczywiście",
    "Sim, é isso",
    "Com certeza",
    "Ja, det stämmer",
    "Okej",
    "Javisst",
    "Ja, det mente jeg",
    "Selvfølgelig, tak",
    "Det er rigtigt",
)
UNCLEAR = (
    "Yes, but Munich should go to Ruhr",
    "not ok",
    "ok no",
    "ok?",
    "Yes?",
    "Yeah right",
    "Sure, if Italy agrees",
    "Yes and no",
    "Right, not that",
    "Right now I can't",
    "Okay, what does that mean?",
    "fine, forget it",
    "Exactly the opposite",
    "Do it not",
    "Ja aber nur Wien",
    "Ja, nicht das",
    "Oui mais pas ça",
    "Sí, pero no",
    "Dobrze, ale nie to",
    "Ja, men ikke det",
    "that one but not the other",
)


@pytest.fixture(scope="module")
def asked() -> StoryJudge:
    """The game, with a question to Anna about an order of hers."""
    judge = in_memory("opening")
    judge.deliver(ANNA, "orders", "SIGN ON Austria alpha swordA\nVienna goes to Galicia, hopscotch\n")
    assert "Did you mean A VIE - GAL?" in " ".join(judge.last(ANNA).get_content().split())
    return judge


@pytest.mark.sweep
@pytest.mark.parametrize("text", YES)
def test_a_natural_yes_counts_once(asked: StoryJudge, text: str) -> None:
    judge = twin(asked)
    judge.reply(ANNA, judge.last(ANNA), text)
    told = told_anna(judge)
    assert orders_in_force(judge) == ["A VIE - GAL"]
    assert times(told, "orders-confirmed", power="Austria") == 1
    assert "REJECTED" not in told


@pytest.mark.parametrize("text", UNCLEAR)
def test_what_may_mean_something_else_is_asked_about(asked: StoryJudge, text: str) -> None:
    judge = twin(asked)
    question = judge.last(ANNA)
    judge.reply(ANNA, question, text)
    told = told_anna(judge)
    assert orders_in_force(judge) == []
    assert says(told, "prose-yes-with-more") or says(told, "word-unclear")
    judge.reply(ANNA, question, "YES")
    assert orders_in_force(judge) == ["A VIE - GAL"]


def test_a_plea_for_correction_is_no_yes(asked: StoryJudge) -> None:
    judge = twin(asked)
    judge.reply(ANNA, judge.last(ANNA), "correct it please")
    assert "[Error Flag]" in told_anna(judge)
    assert orders_in_force(judge) == []


@pytest.mark.parametrize("text", ["Okay, thanks", "Ok danke", "👍", "D'accord, merci", "Vale, gracias"])
def test_thanks_for_what_a_draft_came_to_are_no_yes(text: str) -> None:
    judge = in_memory("opening")
    judge.deliver(ANNA, "orders", "SIGN ON Austria alpha swordA\nJust a draft:\nA Vie - Gal\n")
    question = judge.last(ANNA)
    judge.reply(ANNA, question, text)
    assert orders_in_force(judge) == []
    assert says(told_anna(judge), "word-may-thank")
    judge.reply(ANNA, question, "Yes, thanks")
    assert orders_in_force(judge) == ["A VIE - GAL"]


@pytest.mark.parametrize("text", ["No", "Nein danke", "No, that wasn't me", "CANCEL"])
def test_a_no_drops_what_waits(asked: StoryJudge, text: str) -> None:
    judge = twin(asked)
    question = judge.last(ANNA)
    judge.reply(ANNA, question, text)
    judge.reply(ANNA, question, "YES")
    assert orders_in_force(judge) == []


@pytest.mark.parametrize("subject", ["YES", "Yes please", "Re: YES", "ja", "ok", "👍"])
def test_a_yes_in_the_subject_counts(asked: StoryJudge, subject: str) -> None:
    judge = twin(asked)
    judge.deliver(ANNA, subject, "\n", answers=str(judge.last(ANNA)["Message-ID"]))
    assert orders_in_force(judge) == ["A VIE - GAL"]


@pytest.mark.parametrize("subject", ["Yes, but not that", "ok?", "not ok"])
def test_more_than_a_yes_in_the_subject_does_not(asked: StoryJudge, subject: str) -> None:
    judge = twin(asked)
    judge.deliver(ANNA, subject, "\n", answers=str(judge.last(ANNA)["Message-ID"]))
    assert orders_in_force(judge) == []


def test_a_second_yes_changes_nothing(asked: StoryJudge) -> None:
    judge = twin(asked)
    question = judge.last(ANNA)
    judge.reply(ANNA, question, "Klar")
    judge.deliver(ANNA, "other", "SIGN ON Austria alpha swordA\nA Vie - Boh\n")
    judge.reply(ANNA, question, "Ja")
    assert orders_in_force(judge) == ["A VIE - BOH"]
