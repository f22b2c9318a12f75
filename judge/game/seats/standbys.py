"""Standbys: who stands ready to lead a power whose player stays away (seed 004 §4.6).

At half of grace, whenever a power loses its player, and by the house rules as soon as nothing came from one
for a season (`outstanding.in_doubt`), those on the standby list are asked (`phases.civil_disorder`); the
first word wins. Who waits for one power of a game takes no other of it. While its player may still come, he
who said it waits (`Seat.standby`): when the power is free it is his, and where orders come after all he is
told that he is not needed.
"""

from __future__ import annotations

from datetime import datetime

from judge.game.events import Event, Refusal, StandbyDone, StandbyNamed, StandbysAsked
from judge.game.orders.outstanding import in_doubt, late_powers, may_ask_standbys, vacant_powers
from judge.game.roles import PersonId
from judge.game.seats.joining import take_over, why_not_to_play
from judge.game.state import Game, Seat
from judge.game.transition import Transition, refuse, refused, with_seat
from judge.rules.units import Power


def stand_by(game: Game, power: Power, person: PersonId, now: datetime) -> Transition:
    """The word of somebody who was asked: the power is his if it is free, else once it is.

    Refused where another was first (NOT_FREE), the power has a player who owes nothing (NOT_DUE), or he
    stands by for another power of the game already.
    """
    if power in vacant_powers(game):
        return take_over(game, person, "", power, now)
    if (why := why_not_to_play(game, person, power)) is not None:
        return refuse(game, why)
    late = power in late_powers(game) and game.seat(power).asked == game.number
    if not (late or in_doubt(game, game.seat(power))):
        return refuse(game, Refusal.NOT_DUE, power)
    if game.seat(power).standby:
        return refuse(game, Refusal.NOT_FREE, power)
    if any(seat.standby == person for seat in game.seats):
        return refuse(game, Refusal.STANDS_BY_ALREADY, power)
    return with_seat(game, power, standby=person), (StandbyNamed(power, person),)


def settle_standbys(game: Game, now: datetime) -> Transition:
    """Give each standby his power if it is free by now, and let him go if its player owes nothing more.

    Where he leads another power by then, or may lead none, the rest of the list is asked again.
    """
    happened: tuple[Event, ...] = ()
    for seat in game.seats:
        free, awaited = seat.power in vacant_powers(game), _is_awaited(game, seat)
        leads = any(seat.standby in one.leaders for one in game.seats)
        if not seat.standby or (awaited and not free and not leads):
            continue
        game = with_seat(game, seat.power, standby=0)
        taken, events = take_over(game, seat.standby, "", seat.power, now)
        seated = not refused(events)
        game, more = (taken, events) if seated else _ask_others(game, seat) if free or awaited else (game, ())
        done = StandbyDone(seat.power, seat.standby, seated, elsewhere=bool(free or awaited) and not seated)
        happened += (*more, done) if seated else (done, *more)
    return game, happened


def _is_awaited(game: Game, seat: Seat) -> bool:
    """Whether the power's player may still come."""
    return seat.power in late_powers(game) or in_doubt(game, seat)


def _ask_others(game: Game, seat: Seat) -> Transition:
    """Ask the list once more for a power whose standby has gone."""
    again = with_seat(game, seat.power, asked=0)
    if not may_ask_standbys(again, seat.power):
        return game, ()
    return with_seat(again, seat.power, asked=game.number), (StandbysAsked((seat.power,)),)
