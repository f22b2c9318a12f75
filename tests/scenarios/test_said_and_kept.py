"""What is said Done is done: who can never be asked is no standby, and who is out moves no deadline."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, EVE, GINA, said
from tests.scenarios.story import StoryJudge

DETAIL = "anna+dip@aus.example"
MASTER, AUSTRIA = "SIGN ON M alpha gmword\n", "SIGN ON Austria alpha swordA\n"


def words(game: StoryJudge, to: str) -> str:
    return " ".join(said(game, to).split())


def test_whom_the_master_keeps_out_is_no_standby_of_the_game(game: StoryJudge) -> None:
    game.deliver(GINA, "out", f"{MASTER}SET DENY PLAYER {EVE}\n")
    game.deliver(EVE, "me", "SIGN UP AS STANDBY FOR alpha\n", "pass")
    assert says(words(game, EVE), "refused-not-admitted", game="alpha")
    game.deliver(EVE, "me", "SIGN UP AS STANDBY\n", "pass")
    assert "Done" in words(game, EVE)


def test_nor_is_the_mailbox_of_a_player(game: StoryJudge) -> None:
    game.deliver(DETAIL, "me", "REGISTER\nName: Anna Two\nEND\nSIGN UP AS STANDBY FOR alpha\n", "pass")
    assert says(words(game, DETAIL), "refused-same-mailbox", game="alpha")


@pytest.mark.parametrize("setting", ["SET MODERATED", "SET UNMODERATED"])
def test_who_is_out_asks_for_no_time(game: StoryJudge, setting: str) -> None:
    gone = "REMOVE A Vie\nREMOVE A Bud\nREMOVE F Tri\nOWNER Vie NONE\nOWNER Bud NONE\nOWNER Tri NONE\n"
    game.deliver(GINA, "mend", f"{MASTER}{setting}\nADJUST\n{gone}REASON Trial.\nEND ADJUST\n")
    assert says(words(game, GINA), "adjusted")
    game.deliver(ANNA, "time", f"{AUSTRIA}EXTEND +48h\n")
    assert says(words(game, ANNA), "refused-eliminated", detail="Austria")
    assert {mail["To"] for mail in game.unread} == {ANNA}
