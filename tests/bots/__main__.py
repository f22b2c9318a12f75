"""Counts the bots' games: `python -m tests.bots` (a hundred against each), `--games 7`.

`--levels` plays two levels against each other, with the powers dealt out at random between them; it counts in
how many games the higher one has more centres a power after 1908, and what a France that only holds has left.
`--boards` plays the first year on every board that can be played, by bots alone, and lists what was illegal.
"""

from __future__ import annotations

import argparse
import sys
import time

from judge.bots.look_ahead import EASY, HARD, NORMAL
from judge.rules.notation import write
from judge.rules.outcome import Verdict
from judge.variants.load import load, names, tables
from tests.bots import levels
from tests.bots.games import Player, bot, by_chance, holding, one_bot, play, turns

_ENOUGH, _MOST_SECONDS, _HELD, _TAKEN = 0.7, 2.0, 0.3, 0.8
"""In which part of the games the better level has more centres, how long all bots may take for a turn, how
many centres a France that only holds has at most in the mean, and in which part of the games it has none."""
SLOW = 5.0
"""A board whose year takes longer, in seconds, is named."""


def main() -> int:
    """Play and print; 1 if a game was not won, or an order illegal."""
    parser = argparse.ArgumentParser(prog="python -m tests.bots", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--variant", default="standard")
    parser.add_argument("--levels", action="store_true")
    parser.add_argument("--boards", action="store_true")
    options = parser.parse_args()
    if options.boards:
        return _boards()
    if options.levels:
        return _levels(options.games)
    met = {"players who hold": holding, "players by chance": by_chance}
    results = [_against(name, others, options.variant, options.games) for name, others in met.items()]
    return 0 if all(results) else 1


def _against(name: str, others: Player, variant: str, games: int) -> bool:
    """Whether one bot among such players won every game."""
    started, years, won = time.process_time(), 0, 0
    for seed in range(games):
        mine, players = one_bot(load(variant), others, seed)
        game = play(load(variant), players, seed)
        won += game.winner == mine
        years += game.years
    seconds = (time.process_time() - started) / games
    _say(f"against {name}: {won} of {games} won, after {years / games:.1f} years, {seconds:.1f} s a game")
    return won == games


def _levels(games: int) -> int:
    """0 if each level has more centres than the next in seven of ten games, and France next to nothing."""
    pairs = {"HARD against NORMAL": (HARD, NORMAL), "NORMAL against EASY": (NORMAL, EASY)}
    standard, enough = load("standard"), True
    for name, pair in pairs.items():
        played = [levels.compared(standard, *pair, seed) for seed in range(games)]
        better, slowest = sum(one.better for one in played), max(one.slowest for one in played)
        _say(f"{name}: better in {better} of {games} games, the slowest turn {slowest:.1f} s")
        enough &= better >= _ENOUGH * games and slowest <= _MOST_SECONDS
    held = [levels.centres_held(standard, "FRANCE", seed) for seed in range(games)]
    mean = sum(held) / games
    _say(f"a France that holds: {mean:.2f} centres after 1904, none in {held.count(0)} of {games} games")
    opened = len({levels.opening(standard, seed) for seed in range(games)})
    _say(f"different openings: {opened} in {games} games")
    taken = held.count(0) >= _TAKEN * games
    return 0 if enough and taken and mean <= _HELD else 1


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _boards() -> int:
    """A year on every board; how many orders were illegal."""
    started, phases, orders, illegal, boards = time.process_time(), 0, 0, 0, 0
    for name in names():
        if tables(name).unplayable:
            continue
        variant = load(name)
        last = variant.start.year + max(1, variant.calendar.to_fall)
        players = {facts.code: bot for facts in variant.powers}
        boards += 1
        begun = time.process_time()
        for turn in turns(variant, players, 0):
            if turn.phase.year > last:
                break
            wrong = [one for one in turn.outcome.results if one.verdict is Verdict.ILLEGAL]
            for one in wrong:
                _say(f"{name} {turn.phase} {one.power}: {write(one.order)}")
            phases, orders, illegal = phases + 1, orders + len(turn.outcome.results), illegal + len(wrong)
        took = time.process_time() - begun
        if took > SLOW:
            _say(f"{name}: {took:.0f} s")
    seconds = (time.process_time() - started) / phases
    _say(f"{boards} boards, {phases} phases, {orders} orders, {illegal} illegal; {seconds:.2f} s a phase")
    return 1 if illegal else 0


if __name__ == "__main__":
    sys.exit(main())
