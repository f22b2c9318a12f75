"""Default deadlines are spread within their hour, by the game's name."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from judge.game.settings import Settings
from judge.game.settings.table import spread


def test_each_game_has_its_minute_of_the_hour_whenever_it_is_drawn() -> None:
    clocks = {name: spread(Settings(), name).moves.clock for name in ("alpha", "beta", "gamma")}
    assert clocks == {"alpha": 1417, "beta": 1403, "gamma": 1385}


def test_games_are_spread_over_all_minutes_of_the_hour() -> None:
    games = Counter(spread(Settings(), f"game-{number}").moves.clock for number in range(6000))
    assert set(games) == set(range(23 * 60, 24 * 60))
    assert max(games.values()) < 150


def test_only_the_minute_changes_and_a_clock_at_any_time_stays() -> None:
    usual = Settings()
    evening = replace(usual, builds=replace(usual.builds, clock=20 * 60))
    found = spread(evening, "alpha")
    assert (found.moves.clock, found.builds.clock) == (23 * 60 + 37, 20 * 60 + 37)
    assert found.retreats == usual.retreats
    assert replace(found, moves=usual.moves, builds=evening.builds) == evening
