from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game.settings import Blind
from judge.game.state import Game
from judge.rules.units import Position
from lab.proofs import blind
from lab.proofs.blind import compare
from lab.proofs.blind_boards import Eyes


@pytest.mark.parametrize("seed", range(100, 103))
def test_the_comparison_sees_a_unit(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """In a game that is not blind the same two runs differ."""
    placed = blind._placed

    def seen(game: Game, eyes: Eyes, position: Position) -> Game:
        found = placed(game, eyes, position)
        return replace(found, settings=replace(found.settings, blind=Blind.NO))

    monkeypatch.setattr(blind, "_placed", seen)
    assert compare(seed).differing
