"""The words of newcomers: a master who tells his own to his players, lines that a phone put together."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import GINA, said
from tests.scenarios.newcomer import NINA, beta_waits
from tests.scenarios.story import StoryJudge

HANS = "hans@new.example"


@pytest.fixture
def judge() -> StoryJudge:
    """Gina's beta looks for players; whoever is asked answers YES."""
    story = beta_waits()
    story.says_yes = True
    return story


def _plain(text: str) -> str:
    return " ".join(text.split())


def test_a_master_hears_that_his_word_is_his_alone(judge: StoryJudge) -> None:
    judge.deliver(GINA, "more", "SIGN ON M beta betaword\nCREATE ?gamma gammaword\n")
    assert says(_plain(said(judge, GINA)), "game-created")


def _answer_to_joining(word: str) -> tuple[str, str]:
    """What Nina is answered who joins with that word, and what the master gets."""
    story = beta_waits()
    story.says_yes = True
    story.deliver(NINA, "join", f"REGISTER\nName: Nina Newcomer\nEND\nSIGN ON ?beta {word}\n")
    return said(story, NINA), _plain(said(story, GINA))


def test_an_answer_does_not_tell_the_master_s_word_from_any_other() -> None:
    """Whoever chooses it learns nothing; the master is told, who may have told it to his players."""
    (with_his, told), (with_another, not_told) = map(_answer_to_joining, ("betaword", "bestword"))
    assert with_his == with_another
    assert says(with_his, "joined", game="beta")
    assert says(told, "email-password-shared", game="beta")
    assert "betaword" not in told
    assert "own password" not in not_told


def test_the_master_is_told_who_spoke_as_he(judge: StoryJudge) -> None:
    judge.deliver(NINA, "join", "REGISTER\nName: Nina Newcomer\nEND\nSIGN ON ?beta tulipan\n")
    judge.deliver(NINA, "change", "SIGN ON M beta betaword\nSET NO PRESS\n")
    told = _plain(said(judge, GINA))
    assert says(told, "email-copy-for-master.subject")
    assert says(told, "email-copy-for-master", sender=NINA, game="beta")
    assert "SET PASSWORD NEW-PASSWORD" in told
    assert "SET NO PRESS" in told
    assert "betaword" not in told
    judge.deliver(GINA, "change", "SIGN ON M beta betaword\nSET PRESS WHITE\n")
    assert not says(said(judge, GINA), "email-copy-for-master.subject")


@pytest.mark.parametrize("word", ["betaword", "tulipan"])
def test_whoever_forgets_the_question_mark_is_told_how_to_join(judge: StoryJudge, word: str) -> None:
    judge.deliver(NINA, "hello", "REGISTER\nName: Nina Newcomer\nEND\n")
    judge.deliver(NINA, "join", f"SIGN ON beta {word}x\n")
    assert says(_plain(said(judge, NINA)), "password-wrong-forming.hint", game="beta")


@pytest.mark.parametrize(
    "text",
    [
        "REGISTER Name: Hans de Vries Timezone: Amsterdam END SIGN ON ?beta kaas-boer\n",
        "REGISTER\nName: Hans de Vries Timezone: Amsterdam END\nSIGN ON ?beta kaas-boer\n",
        "register name: Hans de Vries, time zone: Amsterdam sign on ?beta kaas-boer\n",
        "Ciao! REGISTER\nNome: Hans de Vries\nTimezone: Amsterdam\nEND\nSIGN ON ?beta kaas-boer\n",
        "Hi judge, REGISTER\nName: Hans de Vries\nTimezone: Amsterdam\nEND SIGN ON ?beta kaas-boer\n",
    ],
)
def test_lines_that_a_phone_put_together_are_parted(judge: StoryJudge, text: str) -> None:
    judge.deliver(HANS, "hello", text)
    answer = _plain(said(judge, HANS))
    assert says(answer, "registered", name="Hans de Vries")
    assert "Europe/Amsterdam" in answer
    assert says(answer, "joined", game="beta")
    assert "kaas" not in answer


@pytest.mark.parametrize(
    "line", ["Forgot password alpha!", 'forgot my password "alpha".', "FORGOT PASSWORD alpha;"]
)
def test_a_token_comes_whatever_stands_round_the_game_s_name(judge: StoryJudge, line: str) -> None:
    judge.deliver("anna@aus.example", "help", f"{line}\n")
    subjects = [str(mail["Subject"]) for mail in judge.unread if mail["To"] == "anna@aus.example"]
    assert len(subjects) == 2, "the answer, and the mail with the token"
