"""Random phases of Naval Diplomacy, judged by the pipeline and by the slow oracle: never a difference."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from judge.rules.naval.adjudicate import adjudicate
from judge.rules.outcome import Outcome
from judge.rules.rulebook import PRESETS
from judge.variants.load import load
from tests.rules.naval_boards import phase
from tests.rules.naval_oracle import NavalOracle, Ruling

BOARDS_A_TEST = 60


def _ruling(outcome: Outcome) -> Ruling:
    after = outcome.after
    lost = ((f"{d.unit.power} {d.unit}", d.by, frozenset(d.retreats)) for d in after.dislodged)
    return Ruling(
        Counter(f"{unit.power} {unit}" for unit in after.units),
        Counter(f"{one.unit.power} {one.unit} {one.why}" for one in outcome.removed),
        frozenset(lost),
        after.contested,
    )


@pytest.mark.parametrize("board_name", ["naval", "naval_islands"])
@pytest.mark.parametrize("block", range(2))
def test_the_oracle_agrees(board_name: str, block: int) -> None:
    board = load(board_name).board
    for seed in range(block * BOARDS_A_TEST, (block + 1) * BOARDS_A_TEST):
        position, orders = phase(board, Random(seed))
        outcome = adjudicate(board, position, orders, PRESETS["naval"])
        assert _ruling(outcome) == NavalOracle(board, position, orders).ruling(), f"seed {seed}"
