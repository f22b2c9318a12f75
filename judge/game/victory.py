"""Who has won: enough centres, and more than anybody else."""

from __future__ import annotations

from collections import Counter

from judge.game.state import Game
from judge.rules.units import Position, Power


def champion(game: Game, position: Position) -> Power | None:
    """The power that wins by its centres; None while nobody has enough or the leaders are equal."""
    needed = game.settings.victory or game.variant.victory
    ranked = Counter(position.centres.values()).most_common(2)
    if not ranked or ranked[0][1] < needed:
        return None
    if len(ranked) > 1 and ranked[1][1] == ranked[0][1]:
        return None
    return ranked[0][0]
