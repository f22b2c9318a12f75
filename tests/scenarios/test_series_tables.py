"""Tables of a series by email: only the best games of each count, and each round has a table of its own."""

from __future__ import annotations

import re

import pytest

from tests.messages import says
from tests.scenarios.alpha import GINA, said
from tests.scenarios.echoes import judge_in_memory
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge

YVES, ZOE = "yves@duo.example", "zoe@duo.example"


def played_round(judge: StoryJudge, number: int, winner: str) -> None:
    """A round of one game, France for Yves, that is judged once and declared."""
    deal = f"SIGN ON M cup tulips99\nROUND France {YVES}, Austria {ZOE}\n"
    judge.deliver(GINA, "deal", deal)
    sign_on = f"SIGN ON M cup-{number} tulips99\n"
    for line in ("PROCESS NOW", f"DECLARE {winner} THE WINNER BECAUSE of a trial"):
        judge.deliver(GINA, "mine", f"{sign_on}{line}\n")
        judge.deliver(GINA, "yes", f"CONFIRM {judge.token}\n")


@pytest.fixture(scope="module")
def played() -> StoryJudge:
    judge = twin(judge_in_memory())
    judge.deliver(GINA, "new", "CREATE SERIES ?cup tulips99 france v austria\n")
    for address, name in ((YVES, "Yves"), (ZOE, "Zoe")):
        entry = f"REGISTER\nName: {name} Duo\nEND\nSET PROFILE NAME\nSIGN ON ?cup harbor{name}9\n"
        judge.deliver(address, "join", entry)
    for number, winner in enumerate(("France", "Austria", "Austria"), 1):
        played_round(judge, number, winner)
    return judge


@pytest.fixture
def judge(played: StoryJudge) -> StoryJudge:
    return twin(played)


def table(judge: StoryJudge, line: str) -> list[tuple[str, ...]]:
    """Place, points and name of each row."""
    judge.deliver(YVES, "table", f"{line}\n")
    lines = said(judge, YVES).splitlines()
    return [found.groups() for line in lines if (found := re.match(r" +(\d+) +([\d.]+)  (\w+) Duo$", line))]


def test_all_games_count_at_first(judge: StoryJudge) -> None:
    assert table(judge, "TABLE cup") == [("1", "200", "Zoe"), ("2", "100", "Yves")]


def test_only_the_best_games_count(judge: StoryJudge) -> None:
    judge.deliver(GINA, "best", "SIGN ON M cup tulips99\nSET BEST 1\n")
    assert table(judge, "TABLE cup") == [("1", "100", "Yves"), ("1", "100", "Zoe")]
    text = " ".join(said(judge, YVES).split())
    assert "the best 1 of each player" in text
    assert "(not counted)" in text


@pytest.mark.parametrize("line", ["TABLE cup ROUND 1", "TABLE cup 1", "STANDINGS cup round 1"])
def test_a_round_has_its_own_table(judge: StoryJudge, line: str) -> None:
    assert table(judge, line) == [("1", "100", "Yves"), ("2", "0", "Zoe")]
    assert "round 1 of the series 'cup'" in " ".join(said(judge, YVES).split())
    assert "cup-2" not in said(judge, YVES)


def test_a_round_that_was_not_is_refused(judge: StoryJudge) -> None:
    assert table(judge, "TABLE cup ROUND 4") == []
    assert says(said(judge, YVES), "no-such-round", game="cup", rounds=3)
