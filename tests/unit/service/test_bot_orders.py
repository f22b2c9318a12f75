"""What the bots of a game order: by the level that its GM chose, and by chance that is seeded by the game."""

from __future__ import annotations

from dataclasses import replace

from judge.game.settings import BotLevel
from judge.game.state import Game
from judge.service.open_games import bot_orders
from tests.unit.game.seven_players import PLAIN, POWERS, running


def of_level(level: BotLevel) -> Game:
    return running(replace(PLAIN, bots=level))


def test_each_level_orders_by_its_own_effort() -> None:
    ordered = [repr(bot_orders(of_level(level), POWERS)) for level in BotLevel]
    assert len(set(ordered)) == len(BotLevel)


def test_the_same_game_is_ordered_alike_again_and_another_otherwise() -> None:
    game = of_level(BotLevel.EASY)
    assert bot_orders(game, POWERS) == bot_orders(game, POWERS)
    assert bot_orders(game, POWERS) != bot_orders(replace(game, seed=game.seed + 1), POWERS)


def test_nothing_is_ordered_where_nothing_is_owed() -> None:
    assert bot_orders(of_level(BotLevel.HARD), ()) == {}
