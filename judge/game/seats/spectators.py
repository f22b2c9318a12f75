"""Spectators: a power's player lets an observer see what the power gets.

docs: gm, "A player can show their power's emails to a spectator"

A spectator can do no more than any observer. The permission lasts as long as the player leads the power.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from judge.game.commands.member import PermitSpectator
from judge.game.events import SpectatorEnded, SpectatorPermitted
from judge.game.permissions import power_of
from judge.game.refusals import Refusal
from judge.game.roles import Actor, PersonId, Spectator
from judge.game.seats.entry import note_reader
from judge.game.state import Game, Seat
from judge.game.transition import Transition, refuse, with_seat


def permit(game: Game, actor: Actor, command: PermitSpectator, _now: datetime) -> Transition:
    """Let someone see what the power gets, or end it; only the player of record chooses.

    Nothing tells whether someone is registered, or was permitted before.
    """
    seat = game.seat(power_of(actor)) if game.seats and actor.power else None
    if game.practice:
        return refuse(game, Refusal.PRACTICE_ALONE)
    if seat is None or actor.acting or seat.person != actor.person:
        return refuse(game, Refusal.SPECTATOR_OF_HOLDER)
    return _ended(game, seat, command) if command.off else _permitted(game, seat, command)


def _permitted(game: Game, seat: Seat, command: PermitSpectator) -> Transition:
    if not game.settings.spectators:
        return refuse(game, Refusal.SPECTATORS_FORBIDDEN)
    permitted = Spectator(command.person, seat.person, command.receipts)
    if not command.person or permitted in seat.spectators:
        return game, ()
    others = (one for one in seat.spectators if one.person != command.person)
    event = SpectatorPermitted(seat.power, command.person, command.receipts)
    return with_seat(game, seat.power, spectators=(*others, permitted)), (event,)


def _ended(game: Game, seat: Seat, command: PermitSpectator) -> Transition:
    """End it for the person of that address, or for all."""
    gone = [one.person for one in seat.spectators if command.person == one.person or not command.address]
    for person in gone:
        game = note_reader(game, person)
    kept = tuple(one for one in seat.spectators if one.person not in gone)
    ended = tuple(SpectatorEnded(seat.power, one) for one in gone)
    return with_seat(game, seat.power, spectators=kept), ended


def without_spectator(game: Game, person: PersonId) -> Game:
    """Return the game in which somebody who stops watching sees no power's emails any more."""
    seats = (
        replace(seat, spectators=tuple(one for one in seat.spectators if one.person != person))
        for seat in game.seats
    )
    return replace(game, seats=tuple(seats))
