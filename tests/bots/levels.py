"""Levels of bots against each other on the standard board, and what they do to a power that only holds."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from judge.bots.look_ahead import NORMAL, Effort
from judge.rules.units import Position, Power
from judge.rules.variant import Variant
from tests.bots.games import BotsOf, Player, holding, turns

_COMPARED_AFTER, _HELD_UNTIL = 1908, 1904


@dataclass(frozen=True)
class Compared:
    """Whether the better level has more centres a power, and the CPU time of the slowest turn in seconds."""

    better: bool
    slowest: float


def compared(variant: Variant, better: Effort, other: Effort, seed: int) -> Compared:
    """Play a game of two levels, with the powers dealt out at random: three and four, or four and three."""
    powers = [facts.code for facts in variant.powers]
    Random(f"sides {seed}").shuffle(powers)
    half = len(powers) // 2 + seed % 2
    sides = powers[:half], powers[half:]
    players = _bots(sides[0], better, seed) | _bots(sides[1], other, seed)
    slowest, position, begun = 0.0, variant.position, time.process_time()
    for turn in turns(variant, players, seed):
        slowest = max(slowest, time.process_time() - begun)
        if turn.phase.year > _COMPARED_AFTER:
            break
        position, begun = turn.outcome.after, time.process_time()
    first, second = (_mean(position, side) for side in sides)
    return Compared(first > second, slowest)


def _bots(powers: list[Power], effort: Effort, seed: int) -> dict[Power, Player]:
    return dict.fromkeys(powers, BotsOf(effort, seed))


def _mean(position: Position, powers: list[Power]) -> float:
    return sum(len(position.centres_of(power)) for power in powers) / len(powers)


def centres_held(variant: Variant, power: Power, seed: int) -> int:
    """How many centres a power has left after 1904 that only holds among NORMAL bots."""
    players: Mapping[Power, Player] = {**_all_bots(variant, seed), power: holding}
    last = next(turn for turn in turns(variant, players, seed) if turn.phase.year > _HELD_UNTIL)
    return len(last.position.centres_of(power))


def opening(variant: Variant, seed: int) -> str:
    """The first orders of all bots."""
    return repr(next(turns(variant, _all_bots(variant, seed), seed)).orders)


def _all_bots(variant: Variant, seed: int) -> dict[Power, Player]:
    return _bots([facts.code for facts in variant.powers], NORMAL, seed)
