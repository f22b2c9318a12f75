"""Standbys: people ready to lead a power whose player stays away (seed 004 §4.6).

The standby list is asked (`phases.civil_disorder`) halfway through grace for each power that loses its player
when grace ends, whenever a power has lost its player, and by the house rules as soon as nothing came from one
for a season (`outstanding.in_doubt`). The first answer wins. Somebody who stands by for one power of a game
takes no other power of it. While the player may still come, the standby waits (`Seat.standby`), and gets the
power once it is vacant. However else the wait ends (`StandbyEnd`), they are told.
"""

from __future__ import annotations

from datetime import datetime

from judge.game.events import Abandoned, Event, StandbyDone, StandbyEnd, StandbyNamed, StandbysAsked
from judge.game.orders.outstanding import (
    in_doubt,
    late_powers,
    may_ask_standbys,
    powers_to_be_freed,
    vacant_powers,
)
from judge.game.phases.civil_disorder import ask_for_replacements
from judge.game.refusals import Refusal
from judge.game.roles import PersonId
from judge.game.seats.joining import take_over, why_not_to_play
from judge.game.state import Game, Seat, SeatState, Status
from judge.game.transition import Transition, refuse, refused, with_seat
from judge.rules.units import Power


def stand_by(game: Game, power: Power, person: PersonId, now: datetime) -> Transition:
    """Accept somebody's offer to stand by: the power is theirs if it is vacant, else once it is.

    Refused if another was first, or has taken it over since (NOT_FREE), if the power has a player who owes
    nothing (NOT_DUE), or if they stand by for another power of the game already.
    """
    if power in vacant_powers(game):
        return take_over(game, person, "", power, now)
    if (why := why_not_to_play(game, person, power)) is not None:
        return refuse(game, why)
    if not is_doubtful(game, game.seat(power)):
        return refuse(game, Refusal.NOT_FREE if _is_new(game, game.seat(power)) else Refusal.NOT_DUE, power)
    if game.seat(power).standby:
        return refuse(game, Refusal.NOT_FREE, power)
    if any(seat.standby == person for seat in game.seats):
        return refuse(game, Refusal.STANDS_BY_ALREADY, power)
    return with_seat(game, power, standby=person), (StandbyNamed(power, person),)


def _is_new(game: Game, seat: Seat) -> bool:
    """Return whether the player has taken the power over from another in the current phase."""
    return len(seat.tenures) > 1 and seat.tenures[-1].since == game.phase


def withdraw(game: Game, power: Power) -> Transition:
    """Release a standby who withdraws; the rest of the list is asked."""
    seat = game.seat(power)
    if not seat.standby:
        return game, ()
    rest, asked = _ask_others(with_seat(game, power, standby=0), seat)
    return rest, (StandbyDone(power, seat.standby, seated=False, why=StandbyEnd.WITHDRAWN), *asked)


def settle_standbys(game: Game, now: datetime) -> Transition:
    """Give each standby their power if it is vacant by now, and release them if it will not be.

    If they lead another power by then, or may lead none, the rest of the list is asked again.
    """
    happened: tuple[Event, ...] = ()
    for seat in game.seats:
        if not seat.standby:
            continue
        if seat.power in vacant_powers(game) and game.status is not Status.FINISHED:
            game, events = _seat(game, seat, now)
        elif (why := _why_let_go(game, seat)) is not None:
            game = with_seat(game, seat.power, standby=0)
            game, asked = _ask_others(game, seat) if why is StandbyEnd.ELSEWHERE else (game, ())
            events = (StandbyDone(seat.power, seat.standby, seated=False, why=why), *asked)
        else:
            continue
        happened += events
    return game, happened


def is_doubtful(game: Game, seat: Seat) -> bool:
    """Return whether a power may still go to somebody who was asked for it, though it has a player."""
    by_grace = seat.asked == game.number and seat.power in powers_to_be_freed(game)
    return by_grace or in_doubt(game, seat)


def _why_let_go(game: Game, seat: Seat) -> StandbyEnd | None:
    """Return why the standby of a power with a player need not wait; None while they must."""
    if game.status is Status.FINISHED:
        return StandbyEnd.OVER
    if any(seat.standby in one.players for one in game.seats):
        return StandbyEnd.ELSEWHERE
    if is_doubtful(game, seat):
        return None
    if seat.power not in late_powers(game):
        return StandbyEnd.BACK
    return StandbyEnd.KEPT if seat.asked == game.number else StandbyEnd.JUDGED


def _seat(game: Game, seat: Seat, now: datetime) -> Transition:
    """Have the standby lead their power, which is vacant; if they may not, others are asked for it."""
    free = with_seat(game, seat.power, standby=0)
    taken, events = take_over(free, seat.standby, "", seat.power, now)
    if not refused(events):
        return taken, (*events, StandbyDone(seat.power, seat.standby, seated=True))
    done = StandbyDone(seat.power, seat.standby, seated=False, why=StandbyEnd.ELSEWHERE)
    again = with_seat(free, seat.power, asked=0)
    played = with_seat(again, seat.power, state=SeatState.PLAYED)
    asked, more = ask_for_replacements(played, again, now, (Abandoned((seat.power,), first=True),))
    return asked, (done, *more)


def _ask_others(game: Game, seat: Seat) -> Transition:
    """Ask the list once more for a power whose standby has gone."""
    again = with_seat(game, seat.power, asked=0)
    if not may_ask_standbys(again, seat.power):
        return game, ()
    return with_seat(again, seat.power, asked=game.number), (StandbysAsked((seat.power,)),)
