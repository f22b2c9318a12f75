"""Who of the standby list is asked for a power: whoever may come into the game, also who watches it."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.story import StoryJudge

SAM = "sam@standby.example"
HALF_OF_GRACE = datetime(2026, 1, 10, 11, 30, tzinfo=UTC)
ASKED = "Will you play"


def sign_up(game: StoryJudge, address: str, *more: str) -> None:
    game.deliver(address, "hello", "\n".join(("REGISTER", "Name: Sam Silver", "END", *more)))


def at_half_of_grace(game: StoryJudge, address: str) -> str:
    """What somebody is mailed when powers are late for half of grace."""
    for at in (datetime(2026, 1, 7, 23, 59, tzinfo=UTC), HALF_OF_GRACE):
        game.now = at
        game.tick(None)
    return said(game, address)


def test_a_standby_who_watches_the_game_is_asked_and_takes_the_power(game: StoryJudge) -> None:
    sign_up(game, SAM, "OBSERVE alpha watch77", "SIGN UP AS STANDBY")
    assert ASKED in at_half_of_grace(game, SAM)


def test_a_standby_whom_the_game_does_not_let_in_is_not_asked(game: StoryJudge) -> None:
    sign_up(game, SAM, "SIGN UP AS STANDBY")
    game.deliver(GINA, "not him", f"SIGN ON malpha gmword\nSET DENY PLAYER {SAM}\n")
    assert ASKED not in at_half_of_grace(game, SAM)


@pytest.mark.parametrize("address", ["anna+more@aus.example"])
def test_a_standby_with_the_mailbox_of_a_player_is_not_asked(game: StoryJudge, address: str) -> None:
    sign_up(game, address, "SIGN UP AS STANDBY")
    assert ASKED not in at_half_of_grace(game, address)


def test_a_standby_waits_for_the_master_s_word_where_newcomers_do_by_then(game: StoryJudge) -> None:
    sign_up(game, SAM, "SIGN UP AS STANDBY")
    assert ASKED in at_half_of_grace(game, SAM)
    question = next(mail for mail in reversed(game.sent) if mail["To"] == SAM)
    game.deliver(GINA, "my word", "SIGN ON malpha gmword\nSET APPROVAL\n")
    game.deliver(SAM, "yes", "YES\n", answers=str(question["Message-ID"]))
    assert says(said(game, SAM), "waits-for-master")
    assert SAM in said(game, GINA)
    assert said(game, ANNA) == ""


def test_no_power_is_offered_to_whom_it_would_be_refused(game: StoryJudge) -> None:
    game.deliver(GINA, "out", "SIGN ON malpha gmword\nEJECT Turkey\n")
    game.deliver(GINA, "standby", "SIGN UP AS STANDBY FOR alpha\n", "pass")
    assert "SIGN ON Turkey" not in said(game, GINA)
    sign_up(game, SAM, "SIGN UP AS STANDBY FOR alpha")
    assert "SIGN ON Turkey" in said(game, SAM)


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("Sign me up as a standby please", "any game"),
        ("sign me up as a standby for alpha", "game alpha"),
    ],
)
def test_plain_words_that_are_the_command_sign_up(game: StoryJudge, words: str, kind: str) -> None:
    sign_up(game, SAM)
    game.deliver(SAM, "me too", f"{words}\n", "pass")
    told = " ".join(said(game, SAM).split())
    assert "REJECTED" not in told
    assert says(told, "standby-listed", kind=kind)


def test_a_wish_to_stand_by_for_one_game_is_told_the_line_for_that_game_alone(game: StoryJudge) -> None:
    sign_up(game, SAM)
    game.deliver(SAM, "me too", "Please put me on the standby list for alpha\n", "pass")
    assert "SIGN UP AS STANDBY FOR alpha" in " ".join(said(game, SAM).split())
    game.deliver(GINA, "closed", "SIGN ON malpha gmword\nSET PRIVATE\n")
    game.deliver(SAM, "again", "Could you put me on the standby list for alpha?\n", "pass")
    told = " ".join(said(game, SAM).split())
    assert says(told, "prose-who-stands-by.hint")
    assert "STANDBY FOR alpha" not in told, "a stranger is not told that there is such a game"
