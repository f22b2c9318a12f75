"""The answer to whoever has just got a power: his orders first, and of the settings what is not as usual."""

from __future__ import annotations

import pytest

from judge.render.text.messages import say
from tests.messages import says
from tests.scenarios.alpha import ANNA, EVE, said
from tests.scenarios.story import StoryJudge

USUAL = "  rulebook    datc3"


def partner(game: StoryJudge) -> str:
    game.deliver(ANNA, "with me", f"SIGN ON Austria alpha swordA\nPARTNER {EVE}\n")
    game.reply(EVE, game.last(EVE, "Will you play"), "YES")
    return said(game, EVE)


def successor(game: StoryJudge) -> str:
    game.deliver(ANNA, "no more", "SIGN ON Austria alpha swordA\nRESIGN\n")
    game.reply(ANNA, game.last(ANNA, "Please confirm"), "CONFIRM")
    game.deliver(EVE, "me", "SIGN ON Austria alpha crowbar.nine\n")
    return said(game, EVE)


def standby(game: StoryJudge) -> str:
    game.deliver(EVE, "me", "SIGN UP AS STANDBY\n", "pass")
    game.deliver(ANNA, "no more", "SIGN ON Austria alpha swordA\nRESIGN\n")
    game.reply(ANNA, game.last(ANNA, "Please confirm"), "CONFIRM")
    game.reply(EVE, game.last(EVE, "Will you play Austria"), "YES")
    return said(game, EVE)


@pytest.mark.parametrize("arrive", [partner, successor, standby])
def test_who_gets_a_power_reads_his_orders_first(game: StoryJudge, arrive: object) -> None:
    assert callable(arrive)
    answer = arrive(game)
    orders, board = answer.index(say("next-step.answer")), answer.index("Status of the Movement")
    assert orders < answer.index("The parameters for 'alpha'") < board
    assert USUAL not in answer
    assert says(answer, "list-usual-left-out", game="alpha")
    assert answer.count("\nDeadline:  ") == 1


def test_but_list_shows_the_settings_that_are_as_usual_too(game: StoryJudge) -> None:
    game.deliver(ANNA, "list", "SIGN ON Austria alpha swordA\nLIST alpha\n")
    assert USUAL in said(game, ANNA)
