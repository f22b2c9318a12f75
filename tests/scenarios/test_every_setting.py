"""Each setting by mail: a good value is listed, a wrong one refused with a hint; none is a player's.

What each does in play is shown by the test that its row names; those of a few stand here.
"""

from __future__ import annotations

import ast
import tomllib
from datetime import timedelta
from pathlib import Path

import pytest

from judge.game.settings import rows
from tests.messages import place
from tests.scenarios.alpha import ANNA, GINA
from tests.scenarios.played import twin
from tests.scenarios.story import STORIES, StoryJudge, words
from tests.servers.sqlite import TemporaryDatabase
from tests.services import services_on
from tests.setting_effects import TESTS, effects

TABLE = tomllib.loads((Path(__file__).parents[1] / "data/settings.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def forming() -> StoryJudge:
    """A game of Gina's that waits for players, and Anna in it."""
    judge = StoryJudge(services_on(TemporaryDatabase()))
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
    assert "1 line REJECTED" in said
    refusal = said.partition("REJECTED:")[2].partition("LIST beta")[0]
    assert place(refusal, " ".join(mails["said"].split())) >= 0
    assert f" {row.keyword} {' '.join(mails['shown'].split())} " in said.partition("The parameters for")[2]


def test_no_setting_is_a_players(judge: StoryJudge) -> None:
    lines = "\n".join(f"SET {mails['good']}" for mails in TABLE.values())
    said = answer(judge, ANNA, f"SIGN ON ?beta swordA\n{lines}\n")
    assert f"{len(TABLE)} lines REJECTED" in said


def exists(effect: str) -> bool:
    """Whether there is such a story, or such a test."""
    file, _, name = effect.partition("::")
    if not name:
        return (STORIES / f"{file.removeprefix('stories/')}.story").is_file()
    if not (TESTS / file).is_file():
        return False
    found = ast.parse((TESTS / file).read_text(encoding="utf-8")).body
    return any(isinstance(one, ast.FunctionDef) and one.name == name for one in found)


def test_each_setting_names_a_test_of_its_effect_that_exists() -> None:
    assert effects().keys() == rows().keys()
    assert [name for name, effect in effects().items() if not exists(effect)] == []
    assert not exists("unit/game/test_press.py::test_that_is_not_there")
    assert not exists("stories/that-is-not-there")


def test_numbers_of_custodians_stand_in_the_head_of_every_mail(judge: StoryJudge) -> None:
    assert "Boardman" not in answer(judge, GINA, "SIGN ON M beta gmword\nLIST beta\n")
    answer(judge, GINA, "SIGN ON M beta gmword\nSET BN 1987AB\nSET MN 1992Xab12\nSET EP 93\n")
    said = answer(judge, ANNA, "SIGN ON ?beta swordA\nLIST beta\n")
    assert " none Boardman: 1987AB Miller: 1992Xab12 Everything: 93 " in said


@pytest.mark.parametrize(
    ("line", "row"), [("LATE COUNT", "late 3/3 1 anna@"), ("NO LATE COUNT", "late 3/3 anna@")]
)
def test_late_turns_are_counted_in_lists(judge: StoryJudge, line: str, row: str) -> None:
    clock = "SET MOVES CLOCK -1 MIN 0 NEXT 24 GRACE 96 DELAY 0 DAYS SMTWTFS"
    answer(judge, GINA, f"CREATE ?duel gmword9 france v austria\n{clock}\nSET {line}\n")
    answer(judge, ANNA, "SIGN ON ?duel swordA9\nSET PREFERENCE A\n")
    judge.deliver("fleur@fra.example", "x", "REGISTER\nName: Fleur\nEND\nSIGN ON ?duel swordF9\n")
    judge.now += timedelta(days=3)
    judge.tick(None)
    said = answer(judge, GINA, "SIGN ON M duel gmword9\nLIST duel\n")
    assert row in said
