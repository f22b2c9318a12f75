"""Counts the bots' games: `python -m tests.bots` (a hundred against each), `--games 7`, `--boards`.

`--boards` plays the first year on every board that can be played, by bots alone, and lists what was illegal.
"""

from __future__ import annotations

import argparse
import sys
import time

from judge.rules.notation import write
from judge.rules.outcome import Verdict
from judge.variants.load import load, names, tables
from tests.bots.games import Player, bot, by_chance, holding, one_bot, play, turns

SLOW = 5.0
"""A board whose year takes longer, in seconds, is named."""


def main() -> int:
    """Play and print; 1 if a game was not won, or an order illegal."""
    parser = argparse.ArgumentParser(prog="python -m tests.bots", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--variant", default="standard")
    parser.add_argument("--boards", action="store_true")
    options = parser.parse_args()
    if options.boards:
        return _boards()
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
