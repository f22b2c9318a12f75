"""Partners: several people may lead one power; who is asked, who comes, who leaves.

docs: gm, "Several people can play a power"

PARTNER only asks. The YES of the person asked makes them a partner, if they may still be one then. Each of
them orders, writes and votes as the power. The last word counts, as if one player had changed their mind.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime

from judge.game.commands.member import Partner
from judge.game.events import PartnerJoined, PartnerLeft
from judge.game.permissions import power_of
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, PersonId, Role
from judge.game.seats import entry
from judge.game.seats.entry import with_word_used
from judge.game.seats.joining import why_not_to_play
from judge.game.state import Game, Guest, Seat, Status, Tenure
from judge.game.transition import Transition, refuse, with_seat
from judge.rules.units import Power, alive

MOST = 4
"""Leaders of one power."""


def ask(game: Game, actor: Actor, command: Partner, _now: datetime) -> Transition:
    """Check that a partner may be asked, or let one go; only the player of record chooses."""
    seat = game.seat(power_of(actor)) if game.seats and actor.power else None
    if game.practice:
        return refuse(game, Refusal.PRACTICE_ALONE)
    if seat is None or actor.acting or seat.person != actor.person:
        return refuse(game, Refusal.PARTNER_OF_HOLDER)
    if command.off:
        return _dismiss(game, seat, command)
    checks = (
        (not entry.may_play(game, (command.address,)), Refusal.NOT_ADMITTED),
        (command.person in seat.players, Refusal.ALREADY_IN),
        (len(seat.players) >= MOST, Refusal.TOO_MANY_PARTNERS),
    )
    why = next((one for broken, one in checks if broken), None)
    return refuse(game, why, str(MOST)) if why is not None else (game, ())


def _dismiss(game: Game, seat: Seat, command: Partner) -> Transition:
    """Remove the partner of that address, or all."""
    gone = [one.person for one in seat.partners if command.person == one.person or not command.address]
    if not gone:
        return refuse(game, Refusal.NO_PARTNER)
    kept = tuple(one for one in seat.partners if one.person not in gone)
    left = tuple(PartnerLeft(seat.power, one, dismissed=True) for one in gone)
    parted = tuple(Actor(Role.PLAYER, one, seat.power) for one in gone)
    game = replace(game, parted=(*game.parted, *parted))
    return with_seat(game, seat.power, partners=kept), left


def join(game: Game, person: PersonId, addresses: Collection[str], power: Power, by: PersonId) -> Transition:
    """Have somebody lead a power beside its player `by`; an observer no longer watches.

    Their password is the one that they have in the game already, if they have one.
    """
    seat = next((one for one in game.seats if one.power == power), None)
    why = Refusal.OFFER_LAPSED if seat is None else why_not_join(game, seat, person, addresses, by)
    if seat is None or why is not None:
        return game, (Refused(why or Refusal.OFFER_LAPSED),)
    known = next((one.password for one in game.observers if one.person == person), "")
    observers = tuple(one for one in game.observers if one.person != person)
    joined = with_seat(
        replace(with_word_used(game, person), observers=observers),
        power,
        partners=(*seat.partners, Guest(person, known)),
    )
    return joined, (PartnerJoined(power, person),)


def why_not_join(
    game: Game, seat: Seat, person: PersonId, addresses: Collection[str], by: PersonId
) -> Refusal | None:
    """Return why somebody cannot lead the power now: they may if they could play another."""
    barred = why_not_to_play(game, person, seat.power)
    checks = (
        (game.status not in (Status.RUNNING, Status.PAUSED), Refusal.OFFER_LAPSED),
        (seat.person != by or seat.power not in alive(game.position), Refusal.OFFER_LAPSED),
        (any(gone.person == person for gone in game.ejected), Refusal.PUT_OUT),
        (not entry.may_play(game, addresses), Refusal.NOT_ADMITTED),
        (len(seat.players) >= MOST, Refusal.TOO_MANY_PARTNERS),
        (barred is not None, barred),
        (_wants_word(game, person, addresses), Refusal.NOT_APPROVED),
    )
    return next((why for broken, why in checks if broken), None)


def _wants_word(game: Game, person: PersonId, addresses: Collection[str]) -> bool:
    return entry.wants_word(game, person) and not entry.is_invited(game, addresses)


def has_partners(game: Game, power: Power) -> bool:
    """Return whether somebody leads the power beside its player of record."""
    return any(seat.power == power and bool(seat.partners) for seat in game.seats)


def leave(game: Game, power: Power, person: PersonId, now: datetime, *, ejected: bool = False) -> Transition:
    """Let one of several people leave a power; its next player of record is the first partner."""
    seat, left = game.seat(power), PartnerLeft(power, person, ejected)
    if ejected:
        game = replace(game, ejected=(*game.ejected, Actor(Role.PLAYER, person, power)))
    if seat.person != person:
        kept = tuple(one for one in seat.partners if one.person != person)
        game = replace(game, parted=(*game.parted, Actor(Role.PLAYER, person, power)))
        return with_seat(game, power, partners=kept), (left,)
    first, *rest = seat.partners
    tenures = (*seat.tenures, Tenure(first.person, game.phase, now)) if game.phase else seat.tenures
    handed = with_seat(
        game, power, person=first.person, password=first.password, partners=tuple(rest), tenures=tenures
    )
    return handed, (left,)
