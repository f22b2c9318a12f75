"""Held deadlines: those that have passed without the judge's doing what it does then.

It could not read its mailbox, say, or did not run. A reminder, or another letter that is overdue, is none.
"""

from __future__ import annotations

from datetime import datetime

from judge.game.phases.expiry import next_due
from judge.game.state import Game, Status


def held_since(game: Game, now: datetime) -> datetime | None:
    """The deadline or end of grace that has passed while the game has not been brought up to it."""
    due = next_due(game)
    if game.status is not Status.RUNNING or game.clock is None or due is None:
        return None
    ends = (game.clock.deadline, max(game.clock.grace, game.clock.deadline))
    return next((end for end in ends if due <= end <= now), None)
