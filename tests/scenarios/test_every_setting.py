"""Each setting by mail: a good value is listed, a wrong one refused with a hint; none is a player's."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from judge.game.settings import rows
from tests.fakes.database import MemoryStore
from tests.scenarios.alpha import ANNA, GINA
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge, words
from tests.services import services_on

TABLE = tomllib.loads((Path(__file__).parents[1] / "data/settings.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def forming() -> StoryJudge:
    """A game of Gina's that waits for players, and Anna in it."""
    judge = StoryJudge(services_on(MemoryStore()))
    judge.deliver(GINA, "hello", "REGISTER\nName: Gina\nEND\nCREATE ?beta gmword\n")
    judge.deliver(ANNA, "hello", "REGISTER\nName: Anna\nEND\nSIGN ON ?beta swordA\n")
    return judge


@pytest.fixture
def judge(forming: StoryJudge) -> StoryJudge:
    return twin(forming)


def answer(judge: StoryJudge, sender: str, text: str) -> str:
    """What is answered, without its line breaks."""
    judge.deliver(sender, "settings", text)
    (found,) = (
        mail for mail in judge.unread if mail["To"] == sender and str(mail["Subject"]).startswith("Re:")
    )
    return " ".join(words(found).split())


def test_each_setting_has_its_mails() -> None:
    assert TABLE.keys() == rows().keys()


@pytest.mark.parametrize("name", TABLE)
def test_a_good_value_is_listed_and_a_wrong_one_refused(judge: StoryJudge, name: str) -> None:
    row, mails = rows()[name], TABLE[name]
    said = answer(
        judge, GINA, f"SIGN ON M beta gmword\nSET {mails['good']}\nSET {mails['wrong']}\nLIST beta\n"
    )
    assert "1 line REFUSED" in said
    assert " ".join(mails["said"].split()) in said.partition("REFUSED:")[2].partition("LIST beta")[0]
    assert f" {row.keyword} {' '.join(mails['shown'].split())} " in said.partition("The parameters for")[2]


def test_no_setting_is_a_players(judge: StoryJudge) -> None:
    lines = "\n".join(f"SET {mails['good']}" for mails in TABLE.values())
    said = answer(judge, ANNA, f"SIGN ON ?beta swordA\n{lines}\n")
    assert f"{len(TABLE)} lines REFUSED" in said
