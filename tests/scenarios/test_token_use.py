"""A token in a mail from elsewhere: it counts, and its owner is told; no player says a master's word."""

from __future__ import annotations

import pytest

from tests.scenarios.alpha import ANNA, EVE, GINA, said
from tests.scenarios.story import StoryJudge

EDGAR, ROLF = "edgar@eng.example", "rolf@rus.example"
AUSTRIA, RUSSIA = "SIGN ON Austria alpha swordA\n", "SIGN ON Russia alpha swordR\n"


def told(game: StoryJudge, to: str) -> str:
    return " ".join(said(game, to).split())


def asked(game: StoryJudge) -> str:
    game.deliver(ANNA, "bye", f"{AUSTRIA}RESIGN\n")
    return game.token


@pytest.mark.parametrize("sender", [EVE, "nobody@new.example", EDGAR])
def test_who_is_out_by_his_token_from_elsewhere_is_told(game: StoryJudge, sender: str) -> None:
    game.deliver(sender, "for him", f"CONFIRM {asked(game)}\n")
    assert "You have left alpha" in told(game, sender)
    assert f"A mail from {sender} had the token" in told(game, ANNA)
    assert "confirmed this with it: RESIGN" in told(game, ANNA)


def test_who_uses_his_own_token_at_his_address_is_told_nothing_more(game: StoryJudge) -> None:
    game.deliver(ANNA, "yes", f"CONFIRM {asked(game)}\n")
    assert "had the token" not in told(game, ANNA)


def test_a_question_dropped_from_elsewhere_is_told_of(game: StoryJudge) -> None:
    game.deliver(EVE, "no", f"CANCEL {asked(game)}\n")
    assert "dropped this with it: RESIGN" in told(game, ANNA)


def test_a_password_set_from_elsewhere_is_told_of(game: StoryJudge) -> None:
    game.deliver(ANNA, "forgot", "FORGOT PASSWORD alpha\n")
    game.deliver(EDGAR, "mine now", f"RESET PASSWORD {game.token} newword77\n")
    assert "set your password in 'alpha' with it" in told(game, ANNA)
    assert "newword77" not in told(game, ANNA)


@pytest.mark.parametrize("word", ["CONFIRM", "YES", "CANCEL"])
def test_no_player_says_the_masters_word(game: StoryJudge, word: str) -> None:
    game.deliver(ROLF, "time", f"{RUSSIA}EXTEND +72h\n")
    token = game.token
    game.deliver(ROLF, "granted", f"{word} {token}\n")
    assert "for the word of a master of alpha, and you are none" in told(game, ROLF)
    assert "Somebody answered the question" in told(game, GINA)
    assert {mail["To"] for mail in game.unread} == {ROLF, GINA}
    game.deliver(GINA, "granted", f"CONFIRM {token}\n")
    assert "Deadline Adjustment" in told(game, ANNA), "the question waited on"
