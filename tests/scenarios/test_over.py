"""A game that is over: what its master and its players are told who want to go on."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge

AS_ANNA, AS_GINA = "SIGN ON Austria alpha swordA\n", "SIGN ON M alpha gmword\n"


@pytest.fixture(scope="module")
def conceded() -> StoryJudge:
    """The game, which all but Austria concede to it."""
    here = in_memory("opening")
    for letter, (address, password) in here.leaders.items():
        if letter != "A":
            here.deliver(address, "end", f"SIGN ON {letter} alpha {password}\nSET CONCEDE Austria\n", "pass")
    assert "was won by Austria" in said(here, ANNA)
    return here


def answer(before: StoryJudge, who: str, lines: str) -> str:
    here = twin(before)
    here.deliver(who, "and now?", lines, "pass")
    return " ".join(said(here, who).split())


@pytest.mark.parametrize("line", ["UNDO", "RESUME", "UNDO TERMINATE"])
def test_the_master_is_told_the_word_that_takes_a_win_back(conceded: StoryJudge, line: str) -> None:
    told = answer(conceded, GINA, f"{AS_GINA}{line}\n")
    assert says(told, "refused-end-wants-rollback", game="alpha")
    assert says(told, "refused-end-wants-rollback.hint")


@pytest.mark.parametrize(
    "words",
    [
        "Wait, that was a mistake, we did not want to end!",
        "Can I have more time please?",
        "When is the deadline?",
    ],
)
def test_a_player_is_told_no_command_that_is_refused_once_it_is_over(
    conceded: StoryJudge, words: str
) -> None:
    told = answer(conceded, ANNA, f"{AS_ANNA}{words}\n")
    assert says(told, "prose-over-ask-master", game="alpha")
    assert says(told, "prose-over-ask-master.hint")
    assert "SET WAIT" not in told
    assert "EXTEND" not in told


@pytest.mark.parametrize("words", ["I am bored, stop the game please", "Please end this game."])
def test_who_wants_to_end_a_practice_game_resigns(story: StoryJudge, words: str) -> None:
    story.deliver(ANNA, "hello", "REGISTER\nName: Anna Schmidt\nEND\nSIGN ON France ?practice ostrich\n")
    story.deliver(ANNA, "bored", f"SIGN ON France practice-1 ostrich\n{words}\n", "pass")
    told = " ".join(said(story, ANNA).split())
    assert says(told, "prose-resign.hint")
    assert "PRESS TO M" not in told


def test_a_letter_of_the_master_to_himself_is_no_way_to_himself(conceded: StoryJudge) -> None:
    told = answer(conceded, GINA, f"{AS_GINA}PRESS TO M\nHello me.\nENDPRESS\n")
    assert says(told, "refused-only-yourself")
    assert not says(told, "refused-no-reader.hint")
