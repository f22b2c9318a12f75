"""The clock of a phase as one reader sees it: deadline, grace, and when the phase is judged."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from judge.game.settings import MissingOrders
from judge.game.state import Game, Status
from judge.render.text.times import When, when


@dataclass(frozen=True, slots=True)
class ClockView:
    """Deadline and grace, the first moment the phase may be judged, and the moment set once orders are in."""

    deadline: When
    grace: When
    earliest: When | None
    process_at: When | None
    waits_for_replacement: bool
    paused: bool


def clock_view(game: Game, now: datetime, zone: str) -> ClockView | None:
    """The clock of the phase at hand; None while the game forms and once it is over."""
    if game.clock is None:
        return None
    clock = game.clock
    return ClockView(
        deadline=when(clock.deadline, now, zone),
        grace=when(clock.grace, now, zone),
        earliest=when(clock.earliest, now, zone) if now < clock.earliest < clock.deadline else None,
        process_at=when(clock.process_at, now, zone) if clock.process_at else None,
        waits_for_replacement=game.settings.missing is MissingOrders.WAIT,
        paused=game.status is Status.PAUSED,
    )
