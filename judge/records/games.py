"""The record of a game: its events, each with its time."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from judge.game.events import Event


@dataclass(frozen=True, slots=True)
class Recorded:
    """An event of a game's record, and when it happened."""

    at: datetime
    event: Event
