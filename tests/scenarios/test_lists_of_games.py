"""LIST OPEN and LIST BOARD: the games that want players, and those on one board."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.echoes import judge_in_memory
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge

EDGAR = "edgar@eng.example"


@pytest.fixture(scope="module")
def played() -> StoryJudge:
    judge = twin(judge_in_memory())
    judge.deliver(GINA, "new", "CREATE ?bravo tulips99 hundred\nCREATE ?secret tulips98\nSET PRIVATE\n")
    return judge


@pytest.fixture
def judge(played: StoryJudge) -> StoryJudge:
    return twin(played)


def listed(judge: StoryJudge, line: str) -> str:
    judge.deliver(ANNA, "list", f"{line}\n")
    return " ".join(said(judge, ANNA).split())


def test_open_names_the_games_that_want_players(judge: StoryJudge) -> None:
    text = listed(judge, "LIST OPEN")
    rows = text.partition("Variant/Options")[2]
    assert "bravo" in rows, text
    assert "Hundred" in rows
    assert "alpha" not in rows
    assert "secret" not in text
    judge.deliver(EDGAR, "out", "SIGN ON England alpha swordE\nRESIGN\n")
    judge.deliver(EDGAR, "yes", f"CONFIRM {judge.token}\n")
    assert "Openings: England" in listed(judge, "list open"), "a power is free now"


@pytest.mark.parametrize("line", ["list open games", "List all open games!", "LIST FREE GAMES"])
def test_open_games_may_be_called_so(judge: StoryJudge, line: str) -> None:
    rows = listed(judge, line).partition("Variant/Options")[2]
    assert "bravo" in rows
    assert "alpha" not in rows


@pytest.mark.parametrize("line", ["LIST GAMES", "list all the games"])
def test_all_games_may_be_called_so(judge: StoryJudge, line: str) -> None:
    rows = listed(judge, line).partition("Variant/Options")[2]
    assert "bravo" in rows
    assert "alpha" in rows


@pytest.mark.parametrize(
    "words", ["Which games are open?", "Are there any games I can join?", "What new games need players?"]
)
def test_who_asks_for_open_games_is_told_the_line(judge: StoryJudge, words: str) -> None:
    assert "LIST OPEN" in listed(judge, f"SIGN ON Austria alpha swordA\n{words}")


@pytest.mark.parametrize(
    "words",
    [
        "BOARD standard",
        "board Standard.",
        "GAMES ON standard",
        "games on board Standard",
        "open games on standard",
    ],
)
def test_a_board_names_its_games(judge: StoryJudge, words: str) -> None:
    text = listed(judge, f"LIST {words}").partition("Variant/Options")[2]
    assert "alpha S1901M Standard" in text
    assert "bravo" not in text
    assert "secret" not in text


def test_a_board_without_games_and_no_board(judge: StoryJudge) -> None:
    assert says(listed(judge, "LIST BOARD modern"), "games-none-such")
    assert says(listed(judge, "LIST BOARD atlantis"), "no-such-variant")
    judge.now += timedelta(days=1)  # an address without proof is sent little in a day
    assert "standard" in listed(judge, "LIST BOARD"), "all boards"


@pytest.mark.parametrize("name", ["open", "board"])
def test_no_game_can_be_called_so(judge: StoryJudge, name: str) -> None:
    judge.deliver(GINA, "new", f"CREATE ?{name} tulips97\n")
    assert "REJECTED" in " ".join(said(judge, GINA).split())
