"""Arrival of a game from another judge: its people are told and get tokens, and its clock goes on."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from judge.game import machine
from judge.game.events import Created, PhaseOpened, Started
from judge.game.master import settings_on
from judge.game.phases.deadlines import end_of_grace, phase_clock
from judge.game.phases.extensions import restart_clock
from judge.game.settings import Blind, MissingOrders, Settings
from judge.game.state import Clock, Game, Guest, Seat, SeatState, Status, Tenure
from judge.language.classic_game.contents import ClassicGame, Member, Part
from judge.language.classic_game.position import position_of, power_of
from judge.notices.game import GameArrived
from judge.notices.notice import once
from judge.records import Token
from judge.rules.rulebook import rulebook_on
from judge.rules.units import Power
from judge.rules.variant import Variant
from judge.service.dependencies import Services
from judge.service.open_games import GameChange
from judge.service.outgoing.members import GameMembers, people_of
from judge.service.outgoing.post import post_notice
from judge.service.parked import TOKEN_LIFE
from judge.store.database import UnitOfWork


def welcome_game(
    services: Services, work: UnitOfWork, name: str, now: datetime, *, with_orders: bool = True
) -> Game:
    """Tell everybody in a game that it is kept here now; a deadline that has passed starts again."""
    game = work.games.get(name)
    assert game is not None
    cause = f"arrived:{now.isoformat()}"
    if game.status is Status.RUNNING and game.phase and game.clock and game.clock.deadline <= now:
        game = restart_clock(game, now, phase_clock(game.settings, game.phase).next)
        work.games.save(game, (), now, cause, now)
    members = GameMembers(GameChange(game, game, (), 0), people_of(work, game), work)
    for reader in once(members.everyone()):
        token, digest = services.passwords.token()
        expires = now + TOKEN_LIFE * 7
        work.people.add_token(Token(digest, reader.person.id, name, expires))
        notice = GameArrived(game, token, expires, with_orders)
        post_notice(services, work, notice, reader, f"{name}:{cause}", now)
    return game


# Arrival of a game of the classic judge: its position, clock and people become a game that runs here.
#
# What it was there before is not known here: its record begins with the current phase. Orders that
# were given there do not come along, so everyone is told to send them again.


def add_classic_game(
    services: Services, work: UnitOfWork, classic: ClassicGame, variant: Variant, name: str, now: datetime
) -> Game:
    """Add the game, as `name`, which no game has; the keeper runs it if it had no GM.

    Its people are told.
    """
    game = _game(services, work, classic, variant, name, now)
    work.games.add(game)
    assigned = tuple((seat.power, seat.person) for seat in game.seats if seat.person)
    assert game.clock is not None
    opened = PhaseOpened(classic.phase, game.number, game.clock.deadline, game.clock.grace)
    events = (Created(game.master.person), Started(assigned), opened)
    work.games.save(game, events, now, f"arrived:{now.isoformat()}", machine.next_due(game))
    return welcome_game(services, work, name, now, with_orders=False)


def _game(
    services: Services, work: UnitOfWork, classic: ClassicGame, variant: Variant, name: str, now: datetime
) -> Game:
    settings = _settings(services.defaults, classic, variant)
    seats = {power_of(one.name, variant): one for one in classic.members if one.part is None}
    masters = _guests(work, classic, Part.MASTER, now) or (
        Guest(_person(work, services.judge_info.keeper, now), ""),
    )
    return Game(
        name=name,
        variant=variant,
        rulebook=rulebook_on(variant.rulebook, settings.rulebook),
        settings=settings,
        seed=int(hashlib.sha256(f"{name} {now.isoformat()}".encode()).hexdigest()[:12], 16),
        master=masters[0],
        created=now,
        status=Status.PAUSED if classic.paused else Status.RUNNING,
        co_masters=masters[1:],
        observers=_guests(work, classic, Part.OBSERVER, now),
        seats=tuple(_seat(work, one.code, seats.get(one.code), classic, now) for one in variant.sides),
        phase=classic.phase,
        number=1,
        position=position_of(classic, variant),
        clock=_clock(classic, settings, now),
    )


def _settings(defaults: Settings, classic: ClassicGame, variant: Variant) -> Settings:
    """Return the keeper's defaults, with everything that the game says about itself."""
    own: dict[str, Any] = {
        **classic.clocks,
        "gunboat": classic.gunboat,
        "blind": Blind.NJUDGE if classic.blind else Blind.NO,
        "missing": MissingOrders.WAIT if classic.waits else MissingOrders.PROCESS,
    }
    if classic.press is not None:
        own["press"] = classic.press
    return replace(settings_on(variant, replace(defaults, **own)), rulebook="judge")


def _seat(work: UnitOfWork, power: Power, member: Member | None, classic: ClassicGame, now: datetime) -> Seat:
    if member is None or not member.address:
        return Seat(power, 0, "", SeatState.ABANDONED)
    person = _person(work, member.address, now)
    return Seat(power, person, "", member.state, tenures=(Tenure(person, classic.phase, now),))


def _guests(work: UnitOfWork, classic: ClassicGame, part: Part, now: datetime) -> tuple[Guest, ...]:
    found = (one.address for one in classic.members if one.part is part and one.address)
    return tuple(Guest(_person(work, address, now), "") for address in found)


def _person(work: UnitOfWork, address: str, now: datetime) -> int:
    """Return the person of an address; new people are registered by it."""
    known = work.people.by_address(address)
    if known is not None and known.verified:
        return known.id
    return work.people.add(address.partition("@")[0], address, "UTC", now, ()).id


def _clock(classic: ClassicGame, settings: Settings, now: datetime) -> Clock:
    rule = phase_clock(settings, classic.phase)
    grace = classic.grace or end_of_grace(rule, settings.zone, classic.deadline, rule.grace)
    return Clock(
        opened=now,
        earliest=now,
        deadline=classic.deadline,
        grace=max(grace, classic.deadline),
        stopped=now if classic.paused else None,
    )


def taken_over(game: Game, classic: ClassicGame) -> Mapping[str, int]:
    """Return what came along, for the keeper to compare: units, centres, players, vacant powers."""
    return {
        "units": len(game.position.units) + len(game.position.dislodged),
        "centres": len(game.position.centres),
        "players": sum(1 for seat in game.seats if seat.person),
        "free powers": sum(1 for seat in game.seats if not seat.person and game.position.of(seat.power)),
        "observers": sum(1 for one in classic.members if one.part is Part.OBSERVER),
    }
