"""Leaving: players, applicants and observers who resign or are ejected by the GM."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime

from judge.game.anonymity import anonymous, hides_absence
from judge.game.commands.master import Admit, Eject
from judge.game.commands.member import Resign
from judge.game.events import Abandoned, Admitted, Event, Left, PartnerLeft, ProxyEnd
from judge.game.orders.outstanding import late_powers
from judge.game.orders.proxy_effects import end_proxies
from judge.game.permissions import actors_of, is_party
from judge.game.phases.civil_disorder import ask_for_replacements
from judge.game.phases.turn import end, is_grace_over
from judge.game.refusals import Refusal
from judge.game.roles import Actor, PersonId, Role
from judge.game.seats import masters, partners
from judge.game.seats.absences import forget_absences
from judge.game.seats.entry import note_reader
from judge.game.seats.spectators import without_spectator
from judge.game.state import Applicant, Ending, Game, Guest, SeatState
from judge.game.transition import Transition, refuse, with_seat
from judge.rules.units import Power, alive


def resign(game: Game, actor: Actor, _command: Resign, now: datetime) -> Transition:
    """Let the actor leave.

    A power that they led is vacant and keeps the orders it holds. The only GM cannot leave. A practice game
    ends with its player.
    """
    if game.practice:
        return end(game, Ending.TERMINATED)
    if actor.power is not None and not actor.acting and partners.has_partners(game, actor.power):
        return partners.leave(game, actor.power, actor.person, now)
    if actor.power is not None:
        return vacate(game, actor.power, now, ejected=actor.acting)
    if actor.role is Role.MASTER:
        return masters.leave(game, actor.person)
    if actor.role not in (Role.PLAYER, Role.OBSERVER):
        return refuse(game, Refusal.NOT_PLAYER)
    return _dismiss(game, actor.person, ejected=False)


def eject(game: Game, actor: Actor, command: Eject, now: datetime) -> Transition:
    """Eject a power's player, or a person found by address, from the game.

    The first of several GMs ejects the others, and nobody ejects the first. A GM who plays ejects no rival
    who has time left.
    """
    if is_party(game, actor.person) and _ejects_rival(game, actor, command, now):
        return refuse(game, Refusal.EJECTS_RIVAL)
    return _ejected(game, actor, command, now)


def _ejected(game: Game, actor: Actor, command: Eject, now: datetime) -> Transition:
    if command.power is not None and not (command.person and partners.has_partners(game, command.power)):
        return vacate(game, command.power, now, ejected=True)
    mine = (actor.power for actor in actors_of(game, command.person) if actor.power is not None)
    led = [power for power in mine if command.power in (None, power)]
    if led:
        return _put_out(game, led, command.person, now)
    for one in actors_of(game, command.person):
        if one.role in (Role.PLAYER, Role.OBSERVER):
            gone = replace(game, ejected=(*game.ejected, one))
            return _dismiss(gone, command.person, ejected=True)
        if actor.person == game.master.person != one.person:
            return masters.leave(game, one.person, actor)
        if game.co_masters:
            return refuse(game, Refusal.LEADS_TOO)
    return refuse(game, Refusal.NOBODY_THERE, command.address or "")


def _ejects_rival(game: Game, actor: Actor, command: Eject, now: datetime) -> bool:
    """Return whether EJECT would take a power from a player who is there and not long late.

    If nobody may learn who is there, from any player. A GM who plays may resign their own power, but not
    eject themselves in a game that hides its people: that they may would tell everybody whose it was.
    """
    late = late_powers(game) if is_grace_over(game, now) else ()
    like_any = anonymous(game) and actor.role is Role.MASTER
    return any(
        (hides_absence(game) or (seat.state is SeatState.PLAYED and seat.power not in late))
        and (actor.person != seat.person or like_any)
        and (command.person in seat.players if command.person else seat.power == command.power)
        for seat in game.seats
    )


def _put_out(game: Game, powers: Iterable[Power], person: PersonId, now: datetime) -> Transition:
    """Take somebody out of all powers they lead; partners who lead one with them go on."""
    happened: tuple[Event, ...] = ()
    for power in powers:
        if partners.has_partners(game, power):
            game, events = partners.leave(game, power, person, now, ejected=True)
        else:
            game, events = vacate(game, power, now, ejected=True)
        happened += events
    return game, happened


def admit(game: Game, _actor: Actor, command: Admit, _now: datetime) -> Transition:
    """Let people whom the GM had ejected come back: a power's players, or a person found by address."""
    found = tuple(
        gone
        for gone in game.ejected
        if (gone.person == command.person if command.power is None else gone.power == command.power)
    )
    if not found:
        return refuse(game, Refusal.NOBODY_THERE, command.power or command.address or "")
    kept = tuple(gone for gone in game.ejected if gone not in found)
    return replace(game, ejected=kept), tuple(Admitted(gone.person, gone.power) for gone in found)


def vacate(game: Game, power: Power, now: datetime, *, ejected: bool) -> Transition:
    """Leave a power without a player: vacant for anybody at once, and everybody is told.

    Partners no longer lead it either.
    """
    beside = next((seat.partners for seat in game.seats if seat.power == power), ())
    person = next((seat.person for seat in game.seats if seat.power == power), 0)
    if not person:
        return refuse(game, Refusal.NOBODY_THERE, power)
    left = with_seat(
        forget_absences(game, power),
        power,
        person=0,
        password="",
        state=SeatState.ABANDONED,
        wait=False,
        draw=False,
        concede="",
        partners=(),
    )  # no password matches an empty hash
    out = tuple(Actor(Role.PLAYER, one, power) for one in (person, *(guest.person for guest in beside)))
    left = replace(left, ejected=(*left.ejected, *(out if ejected else ())), parted=(*left.parted, *out[1:]))
    left, ended = end_proxies(left, power, ProxyEnd.LEFT)
    with_him = tuple(PartnerLeft(power, one.person, ejected) for one in beside)
    events: tuple[Event, ...] = (Left(person, power, ejected), *with_him, *ended)
    if power not in alive(game.position):
        return left, events
    return ask_for_replacements(game, left, now, (*events, Abandoned((power,), first=True)))


def _dismiss(game: Game, person: PersonId, *, ejected: bool) -> Transition:
    """Take an applicant or observer out of the game."""
    applicants: tuple[Applicant, ...] = tuple(a for a in game.applicants if a.person != person)
    observers: tuple[Guest, ...] = tuple(g for g in game.observers if g.person != person)
    gone = replace(note_reader(game, person), applicants=applicants, observers=observers)
    gone = without_spectator(gone, person)
    return gone, (Left(person, None, ejected),)
