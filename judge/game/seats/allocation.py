"""Allocation: the GM says who gets which power, before the start (ASSIGN) or by an exchange later (SWAP).

docs: gm, "A GM can say who plays what"

ASSIGN is kept with the applicant and comes before all wishes at the start. SWAP exchanges the players of two
powers: the GM proposes it and both players say YES, unless the game was begun with SET MASTER SWAPS. What the
two had sent is deleted then, so that neither meets their own secrets as the other side's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import TypeVar

from judge.game.anonymity import is_nonplaying_master
from judge.game.commands.master import Assign
from judge.game.commands.member import Swap
from judge.game.events import Event, PowerAssigned, ProxyEnd, SwapAgreed, Swapped
from judge.game.orders.proxy_effects import end_proxies
from judge.game.permissions import decides, is_master_of
from judge.game.phases.extensions import extend_for_newcomer
from judge.game.refusals import Refusal
from judge.game.roles import Actor
from judge.game.state import Applicant, Game, Seat, SeatState, SwapOffer, Tenure
from judge.game.transition import Transition, refuse
from judge.game.votes import forget_votes
from judge.rules.units import Power

V = TypeVar("V")


def assign(game: Game, actor: Actor, command: Assign, _now: datetime) -> Transition:
    """Note the power that somebody gets at the start, replacing what was noted for either."""
    if game.series is not None:
        return refuse(game, Refusal.SERIES_HAS_ROUNDS)
    if not is_nonplaying_master(game, actor.role, actor.person):
        return refuse(game, Refusal.ASSIGNS_FOR_OTHERS)
    if command.power is not None and command.power not in game.powers_played:
        return refuse(game, Refusal.ELIMINATED, command.power)
    if command.person not in {one.person for one in game.applicants}:
        return refuse(game, Refusal.NOBODY_THERE, command.address or "")
    applicants = tuple(replace(one, assigned=_assigned(game, one, command)) for one in game.applicants)
    after = replace(game, applicants=applicants)
    return after, (PowerAssigned(command.person, command.power),) if after != game else ()


def _assigned(game: Game, one: Applicant, command: Assign) -> tuple[Power, ...]:
    """Return what a player is assigned once the command is carried out; a power goes to one player only."""
    kept = tuple(power for power in one.assigned if power != command.power)
    if one.person != command.person:
        return kept
    if command.power is None:
        return ()
    codes, each = [facts.code for facts in game.variant.powers], game.settings.powers_each
    part = codes.index(command.power) % each  # everyone gets one power of each part
    return (*(power for power in kept if codes.index(power) % each != part), command.power)


def swap(game: Game, actor: Actor, command: Swap, now: datetime) -> Transition:
    """Exchange the players of two powers, or note who has agreed to it so far."""
    first, second = (game.seat(power) for power in command.powers)
    leads = is_master_of(game, actor) and not actor.acting
    known = next((one for one in game.swaps if one.is_of(first, second, game.number)), None)
    why = _swap_refused(game, actor, (first, second), proposed=leads or known is not None)
    if why is not None:
        return refuse(game, why, ",".join(command.powers))
    if leads and game.settings.master_swaps and decides(game, actor):
        return _exchanged(game, first, second, now)
    return _agreed(
        game, actor, known or SwapOffer(command.powers, (first.person, second.person), game.number), now
    )


def _agreed(game: Game, actor: Actor, offer: SwapOffer, now: datetime) -> Transition:
    """Note that someone agrees, and exchange the two once both have."""
    if actor.person in offer.people:
        offer = replace(offer, agreed=tuple(dict.fromkeys((*offer.agreed, actor.person))))
    first, second = map(game.seat, offer.powers)
    if set(offer.people) <= set(offer.agreed):
        return _exchanged(game, first, second, now)
    others = tuple(
        one for one in game.swaps if one.number == game.number and not one.is_of(first, second, game.number)
    )
    return replace(game, swaps=(*others, offer)), (SwapAgreed(offer.powers, actor),)


def without_swaps(game: Game, actor: Actor) -> Game:
    """Return the game without the changes of places that a GM proposed, or that a player would be in."""
    leads = is_master_of(game, actor) and not actor.acting
    kept = tuple(one for one in game.swaps if not leads and actor.person not in one.people)
    return replace(game, swaps=kept)


def _swap_refused(game: Game, actor: Actor, seats: tuple[Seat, Seat], *, proposed: bool) -> Refusal | None:
    """Return why the players of two powers do not change places, and nobody is asked."""
    people = {seat.person for seat in seats}
    checks = (
        (game.practice, Refusal.PRACTICE_ALONE),
        (not is_master_of(game, actor) and actor.person not in people, Refusal.NOT_MASTER),
        (len(people) == 1 or not all(map(_is_played, seats)), Refusal.NOT_TWO_PLAYERS),
        (not proposed, Refusal.NO_SWAP_PROPOSED),
    )
    return next((why for broken, why in checks if broken), None)


def _is_played(seat: Seat) -> bool:
    return bool(seat.person) and seat.state is SeatState.PLAYED and not seat.bot


def _exchanged(game: Game, first: Seat, second: Seat, now: datetime) -> Transition:
    """Return the game with the players of two powers exchanged; each orders anew, with time for it."""
    powers = (first.power, second.power)
    seats = tuple(
        _played_as(game, seat, second if seat.power == first.power else first, now)
        if seat.power in powers
        else seat
        for seat in game.seats
    )
    changed = replace(
        game,
        seats=seats,
        swaps=(),
        orders=_without(game.orders, powers),
        proxies=_without(game.proxies, powers),
        lines=_without(game.lines, powers),
        ahead=_without(game.ahead, powers),
        late_sets=_without(game.late_sets, powers),
    )
    ended: list[Event] = []
    for power in powers:
        changed, gone = end_proxies(forget_votes(changed, power), power, ProxyEnd.LEFT)
        ended += gone
    extended, moved = extend_for_newcomer(changed, now)
    return extended, (Swapped(powers, (second.person, first.person)), *ended, *moved)


def _played_as(game: Game, seat: Seat, other: Seat, now: datetime) -> Seat:
    """Return the seat led by the other seat's player, with their password, partners and absences."""
    assert game.phase is not None
    return replace(
        seat,
        person=other.person,
        password=other.password,
        partners=other.partners,
        absences=other.absences,
        missed=other.missed,
        heard=other.heard,
        tenures=(*seat.tenures, Tenure(other.person, game.phase, now)),
        standby=0,
        wait=False,
        draw=False,
        draw_of=(),
        concede="",
    )


def _without(held: Mapping[Power, V], powers: tuple[Power, Power]) -> Mapping[Power, V]:
    return {power: what for power, what in held.items() if power not in powers}
