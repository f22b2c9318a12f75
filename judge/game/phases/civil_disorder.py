"""Civil disorder, the policies for powers whose orders are missing when grace ends, and forsaken games.

A game pauses by itself when half of the powers still in it have lost their players, or when nobody has
answered its request for replacements for two weeks; a paused game mails nothing until its master resumes it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime

from judge.game.events import Abandoned, Event, FellIntoDisorder, PauseCause, PauseChanged
from judge.game.orders.outstanding import alive, late_powers, vacant_powers
from judge.game.phases.turn import adjudicate_phase, powers_without_orders
from judge.game.settings import MissingOrders
from judge.game.state import Game, Seat, SeatState, Status
from judge.game.transition import Transition, running_clock, with_clock, with_seats
from judge.rules.units import Power


def abandon_late_powers(game: Game, now: datetime) -> Transition:
    """Policy WAIT: the late powers are abandoned, free for anybody, and the game waits."""
    late = late_powers(game)
    left = with_seats(
        game, late, lambda seat: replace(seat, state=SeatState.ABANDONED, wait=False, draw=False)
    )
    return ask_for_replacements(game, left, now, (Abandoned(late, first=True),))


def adjudicate_without_late_powers(game: Game, now: datetime) -> Transition:
    """Policy PROCESS: the late powers fall into civil disorder, and the phase is judged without them."""
    fallen, events = put_into_disorder(game, late_powers(game), now)
    if fallen.status is Status.PAUSED:
        return fallen, events
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
    return ask_for_replacements(game, with_seats(game, powers, _disordered), now, (FellIntoDisorder(powers),))


def offer_disordered(game: Game, now: datetime) -> Transition:
    """Offer powers in civil disorder to anybody, if there are any and the game waits from now on."""
    disordered = tuple(p for p in vacant_powers(game) if game.seat(p).state is SeatState.DISORDER)
    if not disordered or game.settings.missing is not MissingOrders.WAIT:
        return game, ()
    free = with_seats(game, disordered, lambda seat: replace(seat, state=SeatState.ABANDONED))
    return ask_for_replacements(game, free, now, (Abandoned(disordered, first=True),))


def ask_for_replacements(before: Game, game: Game, now: datetime, events: tuple[Event, ...]) -> Transition:
    """The game that asks for replacements from now on; it pauses where half its powers have lost players."""
    free, freed = vacant_powers(game), set(vacant_powers(game)) - set(vacant_powers(before))
    since = running_clock(game).openings_since if len(free) > len(freed) else None
    asked = with_clock(game, openings_notice=now, openings_since=since or now)
    if not freed or game.status is not Status.RUNNING or 2 * len(free) < len(alive(game.position)):
        return asked, events
    paused, more = pause_by_itself(asked, now, PauseCause.HALF_VACANT)
    return paused, (*events, *more)


def give_up_asking(game: Game, now: datetime) -> Transition:
    """Pause a game that asked for replacements in vain."""
    return pause_by_itself(game, now, PauseCause.NO_REPLACEMENT)


def pause_by_itself(game: Game, now: datetime, cause: PauseCause) -> Transition:
    """Stop the clock without the master."""
    stopped = with_clock(replace(game, status=Status.PAUSED), stopped=now)
    return stopped, (PauseChanged(paused=True, cause=cause),)


MISSING_ORDERS_RULES: Mapping[MissingOrders, Callable[[Game, datetime], Transition]] = {
    MissingOrders.WAIT: abandon_late_powers,
    MissingOrders.PROCESS: adjudicate_without_late_powers,
}


def _disordered(seat: Seat) -> Seat:
    return replace(seat, state=SeatState.DISORDER, wait=False, draw=False)
