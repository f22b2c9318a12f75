"""Civil disorder, the policies for powers with missing orders at the end of grace, and abandoned games.

A power for which somebody stands by is neither offered nor adjudicated without orders: the standby gets it at
once (`promised_powers`, docs: deadlines, "Standbys are asked by email"), with time to order, before anything
else happens to the game.

A game pauses by itself when half of the powers still in it have lost their players, or when it waits for
replacements without end and nobody has answered its request for two weeks. A paused game sends nothing until
its GM resumes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from datetime import datetime

from judge.game.events import Abandoned, Event, FellIntoDisorder, PauseCause, PauseChanged, StandbysAsked
from judge.game.orders.outstanding import (
    bots_owing,
    holds_season_over,
    in_doubt,
    late_powers,
    may_ask_standbys,
    promised_powers,
    silent_again,
    silent_powers,
    vacant_powers,
)
from judge.game.phases.extensions import extend_by_a_season
from judge.game.phases.turn import adjudicate_phase, end_as_voted, powers_without_orders
from judge.game.settings import MissingOrders
from judge.game.state import Game, Seat, SeatState, Status
from judge.game.transition import Transition, running_clock, with_clock, with_seats
from judge.rules.units import Power, alive


def abandon_late_powers(game: Game, now: datetime) -> Transition:
    """Apply policy WAIT: the late powers become vacant for anybody, and the game waits."""
    late = late_powers(game)
    left = with_seats(game, late, _left)
    return ask_for_replacements(game, left, now, (Abandoned(late, first=True),))


def adjudicate_without_late_powers(game: Game, now: datetime) -> Transition:
    """Apply policy PROCESS: the late powers fall into civil disorder, and the phase is adjudicated."""
    fallen, events = put_into_disorder(game, late_powers(game), now)
    if fallen.status is not Status.RUNNING or promised_powers(fallen):
        return fallen, events
    judged, more = adjudicate_phase(fallen, now)
    return judged, (*events, *more)


def seat_bots(game: Game, now: datetime) -> Transition:
    """Apply policy BOT: the late powers fall into civil disorder, and bots order for them."""
    return put_into_disorder(game, late_powers(game), now)


def hold_first_season(game: Game, now: datetime) -> Transition:
    """Apply policy FIRST (seed 004 §4.2): the first season waits for a replacement, later ones do not."""
    if game.phase == game.first_phase:
        return abandon_late_powers(game, now)
    return adjudicate_without_late_powers(game, now)


def let_units_stand(game: Game, now: datetime) -> Transition:
    """Apply policy TWICE (seed 004 §4.1, §4.3): adjudicate with the orders that are there.

    A power that sends nothing for the second season in a row falls into civil disorder, as does one that is
    still vacant.
    """
    silent = silent_powers(game)
    gone = tuple(dict.fromkeys((*silent_again(game), *_free(game))))
    fallen, events = put_into_disorder(game, gone, now)
    if fallen.status is not Status.RUNNING or promised_powers(fallen):
        return fallen, events
    noted = with_seats(fallen, silent, lambda seat: replace(seat, missed=game.phase))
    judged, more = adjudicate_phase(noted, now)
    doubted = tuple(power for power in silent if in_doubt(judged, judged.seat(power)))
    asked, calls = ask_standbys(judged, doubted, now)
    return asked, (*events, *more, *calls)


def follow_house_rules(game: Game, now: datetime) -> Transition:
    """Apply policy HOUSE (seed 004 §4.2, §4.3, §4.6): the first season waits, then as TWICE.

    Until the second spring, the season in which somebody has left is held over once for a replacement. A
    replacement is sought as soon as somebody sends nothing for the first time.
    """
    if game.phase == game.first_phase:
        return abandon_late_powers(game, now)
    again = silent_again(game)
    if not (again or _free(game)) or not holds_season_over(game):
        return let_units_stand(game, now)
    left = with_seats(game, again, _left)
    asked, events = ask_for_replacements(game, left, now, (Abandoned(again, first=True),) if again else ())
    if asked.status is Status.FINISHED:
        return asked, events
    held, moved = extend_by_a_season(with_clock(asked, held_over=True), now)
    return held, (*events, *moved)


def waits_in_vain(game: Game) -> bool:
    """Return whether a vacant power is the only thing that the season is still held over for."""
    return holds_season_over(game) and bool(_free(game))


def _free(game: Game) -> tuple[Power, ...]:
    """Return the vacant powers that still owe their orders."""
    return tuple(power for power in vacant_powers(game) if is_abandoned(game, power))


def is_abandoned(game: Game, power: Power) -> bool:
    """Return whether a power is vacant and still owes its orders."""
    return game.seat(power).state is SeatState.ABANDONED and power in powers_without_orders(game)


def adjudicate_complete_phase(game: Game, now: datetime) -> Transition:
    """Adjudicate a phase that waits for nobody; abandoned powers fall into civil disorder.

    If bots take those over, the phase waits for their orders.
    """
    vacated = tuple(p for p in powers_without_orders(game) if game.seat(p).state is SeatState.ABANDONED)
    fallen, events = put_into_disorder(game, vacated, now)
    if fallen.status is Status.FINISHED or bots_owing(fallen):
        return fallen, events
    judged, more = adjudicate_phase(fallen, now)
    return judged, (*events, *more)


def put_into_disorder(game: Game, powers: tuple[Power, ...], now: datetime) -> Transition:
    """Put powers into civil disorder."""
    if not powers:
        return game, ()
    bot = game.settings.missing is MissingOrders.BOT
    fallen = with_seats(
        game, powers, lambda seat: _left(seat) if seat.standby else _disordered(seat, bot=bot)
    )
    return ask_for_replacements(game, fallen, now, (FellIntoDisorder(powers),))


def reseat_disordered(game: Game, now: datetime) -> Transition:
    """Treat the powers in civil disorder as the game's policy now has it.

    They are offered to anybody if it waits, and led by bots if bots play.
    """
    disordered = tuple(p for p in vacant_powers(game) if game.seat(p).state is SeatState.DISORDER)
    if not disordered:
        return game, ()
    if game.settings.missing is MissingOrders.WAIT:
        free = with_seats(game, disordered, lambda seat: replace(seat, state=SeatState.ABANDONED, bot=False))
        return ask_for_replacements(game, free, now, (Abandoned(disordered, first=True),))
    bots = game.settings.missing is MissingOrders.BOT
    changed = tuple(power for power in disordered if game.seat(power).bot is not bots)
    seated = with_seats(game, changed, lambda seat: replace(seat, bot=bots))
    return seated, (FellIntoDisorder(changed),) if bots and changed else ()


def ask_for_replacements(before: Game, game: Game, now: datetime, events: tuple[Event, ...]) -> Transition:
    """Return the game that asks for replacements from now on.

    It pauses if half of its powers have lost their players. None is needed for a power for which somebody
    stands by, and no event says that such a power is vacant. The game is over if all who are still there have
    voted for an end.
    """
    promised = promised_powers(game)
    free = tuple(power for power in vacant_powers(game) if power not in promised)
    freed, events = set(free) - set(vacant_powers(before)), tuple(_without(promised, events))
    over = end_as_voted(game)
    if over is not None:
        return over[0], (*events, *over[1])
    if promised and not freed:
        return game, events
    since = running_clock(game).openings_since if len(free) > len(freed) else None
    asked, calls = ask_standbys(game, tuple(power for power in free if power in freed), now)
    asked, events = with_clock(asked, openings_notice=now, openings_since=since or now), (*events, *calls)
    if not freed or game.status is not Status.RUNNING or 2 * len(free) < len(alive(game.position)):
        return asked, events
    paused, more = pause_by_itself(asked, now, PauseCause.HALF_VACANT)
    return paused, (*events, *more)


def _without(powers: tuple[Power, ...], events: tuple[Event, ...]) -> Iterator[Event]:
    """Yield the events, those about vacant powers without these."""
    for event in events:
        if not isinstance(event, Abandoned | FellIntoDisorder):
            yield event
        elif rest := tuple(power for power in event.powers if power not in powers):
            yield replace(event, powers=rest)


def ask_standbys(game: Game, powers: tuple[Power, ...], _now: datetime) -> Transition:
    """Ask the people on the standby list for these powers."""
    wanted = tuple(power for power in powers if may_ask_standbys(game, power))
    if not wanted:
        return game, ()
    asked = with_seats(game, wanted, lambda seat: replace(seat, asked=game.number))
    return asked, (StandbysAsked(wanted),)


def give_up_asking(game: Game, now: datetime) -> Transition:
    """Pause a game that asked for replacements in vain."""
    return pause_by_itself(game, now, PauseCause.NO_REPLACEMENT)


def pause_by_itself(game: Game, now: datetime, cause: PauseCause) -> Transition:
    """Stop the clock without the GM."""
    stopped = with_clock(replace(game, status=Status.PAUSED), stopped=now)
    return stopped, (PauseChanged(paused=True, cause=cause),)


MISSING_ORDERS_RULES: Mapping[MissingOrders, Callable[[Game, datetime], Transition]] = {
    MissingOrders.WAIT: abandon_late_powers,
    MissingOrders.PROCESS: adjudicate_without_late_powers,
    MissingOrders.BOT: seat_bots,
    MissingOrders.FIRST: hold_first_season,
    MissingOrders.TWICE: let_units_stand,
    MissingOrders.HOUSE: follow_house_rules,
}


def _left(seat: Seat) -> Seat:
    return replace(seat, state=SeatState.ABANDONED, wait=False, draw=False, concede="")


def _disordered(seat: Seat, *, bot: bool) -> Seat:
    return replace(seat, state=SeatState.DISORDER, wait=False, draw=False, concede="", bot=bot)
