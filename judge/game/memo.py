"""Memo: what is worked out of a game is worked out once for each value of it.

A game is a frozen value: whatever changes it makes another one, which knows nothing of what was worked out
of the one before. So nothing kept here can be stale, and it ends with the value.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar, cast

from judge.game.state import Game

T = TypeVar("T")


def once(function: Callable[[Game], T]) -> Callable[[Game], T]:
    """A function of nothing but the game, which keeps its result beside the fields of that game."""
    key = f"{function.__module__}.{function.__qualname__}"

    @wraps(function)
    def kept(game: Game) -> T:
        known = vars(game)
        if key not in known:
            known[key] = function(game)
        return cast("T", known[key])

    return kept
