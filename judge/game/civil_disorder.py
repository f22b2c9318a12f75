"""What becomes of powers whose orders are missing when grace ends: one pure function for each value of the setting."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime

from judge.game.change import Change, with_clock, with_seats
from judge.game.events import Abandoned, FellIntoDisorder
from judge.game.owing import late_now
from judge.game.seats import Seat, SeatState
from judge.game.settings import MissingOrders
from judge.game.state import Game
from judge.game.turn import judge, unordered
from judge.rules.units import Power


def wait(game: Game, now: datetime) -> Change:
    """The late powers are free for anybody; the game waits."""
    late = late_now(game)
    left = with_seats(
        game, late, lambda seat: replace(seat, state=SeatState.ABANDONED, wait=False, draw=False)
    )
    return with_clock(left, openings_notice=now), (Abandoned(late, first=True),)


def process(game: Game, now: datetime) -> Change:
    """The late powers fall into civil disorder and the phase is judged without their orders."""
    fallen, events = fall(game, late_now(game))
    judged, more = judge(fallen, now)
    return judged, (*events, *more)


def judge_complete(game: Game, now: datetime) -> Change:
    """Judge a phase no player is awaited for; powers without a player and without orders are in civil disorder."""
    vacated = tuple(p for p in unordered(game) if game.seat(p).state is SeatState.ABANDONED)
    fallen, events = fall(game, vacated)
    judged, more = judge(fallen, now)
    return judged, (*events, *more)


def fall(game: Game, powers: tuple[Power, ...]) -> Change:
    """Put powers into civil disorder."""
    if not powers:
        return game, ()
    return with_seats(game, powers, _disordered), (FellIntoDisorder(powers),)


POLICIES: Mapping[MissingOrders, Callable[[Game, datetime], Change]] = {
    MissingOrders.WAIT: wait,
    MissingOrders.PROCESS: process,
}


def _disordered(seat: Seat) -> Seat:
    return replace(seat, state=SeatState.DISORDER, wait=False, draw=False)
