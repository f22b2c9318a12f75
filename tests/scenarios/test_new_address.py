"""GM and players are told of a new address, where the game shows addresses."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, EVE, GINA, said
from tests.scenarios.echoes import judge_in_memory
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge

FLEUR, NEW, YVES, ZOE = "fleur@fra.example", "anna@new.example", "yves@duo.example", "zoe@duo.example"


@pytest.fixture(scope="module")
def played() -> StoryJudge:
    return judge_in_memory()


@pytest.fixture
def judge(played: StoryJudge) -> StoryJudge:
    judge = twin(played)
    judge.says_yes = False
    return judge


def moves(judge: StoryJudge, sign_on: str, old: str, new: str) -> None:
    judge.deliver(old, "move", f"{sign_on}\nSET ADDRESS {new}\n")
    judge.reply(old, judge.last(old, "Confirm your new address"), "CONFIRM")
    judge.reply(new, judge.last(new, "Please reply YES"), "YES")


def test_gm_and_players_are_told(judge: StoryJudge) -> None:
    judge.says_yes = True
    judge.deliver(EVE, "me", "REGISTER\nName: Eve\nEND\nOBSERVE alpha eveword9\n")
    judge.says_yes = False
    moves(judge, "SIGN ON Austria alpha swordA", ANNA, NEW)
    for reader in (GINA, FLEUR):
        text = " ".join(said(judge, reader).split())
        assert says(
            text, "email-member-moved", who="Anna Schmidt", part="plays", power="Austria", game="alpha"
        )
        assert f"before: {ANNA} now: {NEW}" in text
    assert "New Address" not in said(judge, EVE), "who only watches is not told"
    assert "who plays Austria" not in said(judge, NEW)


def test_a_gunboat_game_tells_its_gm_alone(judge: StoryJudge) -> None:
    judge.says_yes = True
    judge.deliver(GINA, "new", "CREATE ?duel gmharbor france v austria\nSET GUNBOAT\n")
    for address, name in ((YVES, "Yves"), (ZOE, "Zoe")):
        judge.deliver(address, "join", f"REGISTER\nName: {name} Duo\nEND\nSIGN ON ?duel harbor{name}9\n")
    judge.says_yes = False
    moves(judge, "SIGN ON duel harborYves9", YVES, "yves@new.example")
    assert "Yves Duo, who plays" in " ".join(said(judge, GINA).split())
    assert not said(judge, ZOE)
