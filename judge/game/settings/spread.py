"""Spread deadlines: each game's default deadline falls at a minute of its own within the hour.

If all fell at the default minute itself, a judge with many games would judge them all at once. The minute is
drawn from the game's name, so it is the same whoever draws it.
"""

from __future__ import annotations

import hashlib
from dataclasses import replace

from judge.game.settings.settings import Settings
from judge.game.settings.values import PhaseClock

_HOUR = 60


def spread(defaults: Settings, name: str) -> Settings:
    """The settings a game of that name starts with: its deadlines stay in their hour, at its own minute."""
    digest = hashlib.sha256(name.encode()).digest()
    minute = int.from_bytes(digest[:4], "big") % _HOUR

    def own(clock: PhaseClock) -> PhaseClock:
        """The clock at that minute; deadlines at any time of the day follow their phase anyway."""
        if clock.clock < 0:
            return clock
        return replace(clock, clock=clock.clock - clock.clock % _HOUR + minute)

    return replace(
        defaults, moves=own(defaults.moves), retreats=own(defaults.retreats), builds=own(defaults.builds)
    )
