"""A bare CONFIRM, CANCEL or yes counts in an answer to the mail that asked for it, and nowhere else."""

from __future__ import annotations

from email.message import EmailMessage

import pytest

from tests.fakes.database import MemoryStore
from tests.scenarios.alpha import ANNA, said
from tests.scenarios.story import StoryJudge, yes_to
from tests.services import services_on


@pytest.fixture
def judge() -> StoryJudge:
    story = StoryJudge(services_on(MemoryStore()))
    story.play("opening")
    return story


def _question(judge: StoryJudge) -> EmailMessage:
    judge.deliver(ANNA, "I leave", "SIGN ON Austria alpha swordA\nRESIGN\n")
    (found,) = [mail for mail in judge.unread if "Your word is wanted" in str(mail["Subject"])]
    return found


@pytest.mark.parametrize("word", ["CONFIRM", "Confirm.", "Yes", "Tak, to ja", "confirm please"])
def test_a_bare_word_in_the_answer_is_the_word(judge: StoryJudge, word: str) -> None:
    judge.deliver_raw(yes_to(_question(judge), word))
    assert "You have left alpha" in said(judge, ANNA)


def test_a_bare_cancel_in_the_answer_drops_it(judge: StoryJudge) -> None:
    judge.deliver_raw(yes_to(_question(judge), "CANCEL"))
    assert "RESIGN will not be done" in said(judge, ANNA)


@pytest.mark.parametrize("word", ["CONFIRM", "Yes"])
def test_elsewhere_it_is_answered_and_does_nothing(judge: StoryJudge, word: str) -> None:
    _question(judge)
    judge.deliver(ANNA, "my word", word)
    assert "Answer that mail with CONFIRM" in said(judge, ANNA) or "Answer the very mail" in said(judge, ANNA)
    assert "have left" not in said(judge, ANNA)
