"""Trials: how orders would be adjudicated on a position, in a game of which nothing else is known.

docs: text, "Nothing in a trial counts"

The person who asks is shown a position as they may see it. The result depends only on that position and the
orders that they name: no order, seat or setting of a real game is in the value that is adjudicated here.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from judge.game.phases.turn import outcome_of
from judge.game.roles import Guest
from judge.game.settings import Reading, Settings
from judge.game.state import Game, Snapshot, Status
from judge.rules.phases import Phase
from judge.rules.rulebook import Rulebook
from judge.rules.units import Position
from judge.rules.variant import Variant

_NOBODY = Guest(0, "")


def game_on_trial(
    variant: Variant,
    rulebook: Rulebook,
    phase: Phase,
    position: Position,
    now: datetime,
    reading: Reading = Reading.LENIENT,
) -> Game:
    """Return a game that is only a position in a phase: no people, no orders, else the usual settings."""
    return Game(
        name="",
        variant=variant,
        rulebook=rulebook,
        settings=Settings(variant=variant.name, reading=reading),
        seed=0,
        master=_NOBODY,
        created=now,
        status=Status.RUNNING,
        phase=phase,
        number=1,
        position=position,
    )


def adjudicate_trial(game: Game, now: datetime) -> tuple[Snapshot, Game]:
    """Return the current phase as its orders would have it adjudicated, and the game in the next one."""
    assert game.phase is not None
    outcome, following = outcome_of(game)
    judged = Snapshot(
        number=game.number,
        phase=game.phase,
        position=game.position,
        orders=game.orders,
        outcome=outcome,
        settings=game.settings,
        lines=game.lines,
        at=now,
        deadline=now,
        parent=None,
    )
    opened = replace(
        game,
        phase=following.phase,
        number=game.number + 1,
        position=following.position,
        orders={},
        lines={},
    )
    return judged, opened
