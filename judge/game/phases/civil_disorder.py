"""What becomes of powers whose orders are missing when grace ends: one function for each policy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime

from judge.game.events import Abandoned, FellIntoDisorder
from judge.game.orders.outstanding import late_now, vacant
from judge.game.phases.turn import judge, unordered
from judge.game.settings import MissingOrders
from judge.game.state import Game, Seat, SeatState
from judge.game.transition import Transition, with_clock, with_seats
from judge.rules.units import Power


def wait(game: Game, now: datetime) -> Transition:
    """The late powers are free for anybody; the game waits."""
    late = late_now(game)
    left = with_seats(
        game, late, lambda seat: replace(seat, state=SeatState.ABANDONED, wait=False, draw=False)
    )
    return with_clock(left, openings_notice=now), (Abandoned(late, first=True),)


def process(game: Game, now: datetime) -> Transition:
    """The late powers fall into civil disorder and the phase is judged without their orders."""
    fallen, events = fall(game, late_now(game), now)
    judged, more = judge(fallen, now)
    return judged, (*events, *more)


def judge_complete(game: Game, now: datetime) -> Transition:
    """Judge a phase no player is awaited for; powers left without player and orders fall into disorder."""
    vacated = tuple(p for p in unordered(game) if game.seat(p).state is SeatState.ABANDONED)
    fallen, events = fall(game, vacated, now)
    judged, more = judge(fallen, now)
    return judged, (*events, *more)


def fall(game: Game, powers: tuple[Power, ...], now: datetime) -> Transition:
    """Put powers into civil disorder."""
    if not powers:
        return game, ()
    fallen = with_clock(with_seats(game, powers, _disordered), openings_notice=now)
    return fallen, (FellIntoDisorder(powers),)


def offer(game: Game, now: datetime) -> Transition:
    """The game waits from now on: powers in civil disorder are offered to anybody, if there are any."""
    disordered = tuple(p for p in vacant(game) if game.seat(p).state is SeatState.DISORDER)
    if not disordered or game.settings.missing is not MissingOrders.WAIT:
        return game, ()
    free = with_seats(game, disordered, lambda seat: replace(seat, state=SeatState.ABANDONED))
    return with_clock(free, openings_notice=now), (Abandoned(disordered, first=True),)


POLICIES: Mapping[MissingOrders, Callable[[Game, datetime], Transition]] = {
    MissingOrders.WAIT: wait,
    MissingOrders.PROCESS: process,
}


def _disordered(seat: Seat) -> Seat:
    return replace(seat, state=SeatState.DISORDER, wait=False, draw=False)
