"""Civil disorder, and the policies for powers whose orders are missing when grace ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime

from judge.game.events import Abandoned, FellIntoDisorder
from judge.game.orders.outstanding import late_powers, vacant_powers
from judge.game.phases.turn import adjudicate_phase, powers_without_orders
from judge.game.settings import MissingOrders
from judge.game.state import Game, Seat, SeatState
from judge.game.transition import Transition, with_clock, with_seats
from judge.rules.units import Power


def abandon_late_powers(game: Game, now: datetime) -> Transition:
    """Policy WAIT: the late powers are abandoned, free for anybody, and the game waits."""
    late = late_powers(game)
    left = with_seats(
        game, late, lambda seat: replace(seat, state=SeatState.ABANDONED, wait=False, draw=False)
    )
    return with_clock(left, openings_notice=now), (Abandoned(late, first=True),)


def adjudicate_without_late_powers(game: Game, now: datetime) -> Transition:
    """Policy PROCESS: the late powers fall into civil disorder, and the phase is judged without them."""
    fallen, events = put_into_disorder(game, late_powers(game), now)
    judged, more = adjudicate_phase(fallen, now)
    return judged, (*events, *more)


def adjudicate_complete_phase(game: Game, now: datetime) -> Transition:
    """Judge a phase that waits for nobody; abandoned powers without orders fall into civil disorder."""
    vacated = tuple(p for p in powers_without_orders(game) if game.seat(p).state is SeatState.ABANDONED)
    fallen, events = put_into_disorder(game, vacated, now)
    judged, more = adjudicate_phase(fallen, now)
    return judged, (*events, *more)


def put_into_disorder(game: Game, powers: tuple[Power, ...], now: datetime) -> Transition:
    """Put powers into civil disorder."""
    if not powers:
        return game, ()
    fallen = with_clock(with_seats(game, powers, _disordered), openings_notice=now)
    return fallen, (FellIntoDisorder(powers),)


def offer_disordered(game: Game, now: datetime) -> Transition:
    """Offer powers in civil disorder to anybody, if there are any and the game waits from now on."""
    disordered = tuple(p for p in vacant_powers(game) if game.seat(p).state is SeatState.DISORDER)
    if not disordered or game.settings.missing is not MissingOrders.WAIT:
        return game, ()
    free = with_seats(game, disordered, lambda seat: replace(seat, state=SeatState.ABANDONED))
    return with_clock(free, openings_notice=now), (Abandoned(disordered, first=True),)


MISSING_ORDERS_RULES: Mapping[MissingOrders, Callable[[Game, datetime], Transition]] = {
    MissingOrders.WAIT: abandon_late_powers,
    MissingOrders.PROCESS: adjudicate_without_late_powers,
}


def _disordered(seat: Seat) -> Seat:
    return replace(seat, state=SeatState.DISORDER, wait=False, draw=False)
