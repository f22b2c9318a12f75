"""A standard game set up for tests: players 11 to 17 lead Austria to Turkey, 1 is the master, 2 observes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from judge.game import machine
from judge.game.commands import Command
from judge.game.commands.member import GiveOrders, SetPreference
from judge.game.events import Event
from judge.game.orders.outstanding import orders_asked
from judge.game.permissions import belongs
from judge.game.phases.turn import open_phase
from judge.game.roles import Actor, PersonId, Role
from judge.game.settings import MissingOrders, PhaseClock, PressMode, Settings
from judge.game.state import Game, Guest
from judge.game.transition import Transition
from judge.rules.notation import read, read_unit
from judge.rules.orders import Hold, Order, Waive
from judge.rules.phases import Phase, PhaseKind
from judge.rules.rulebook import PRESETS
from judge.rules.units import Dislodged, Position, Power, Unit
from judge.variants.load import load

HOUR = timedelta(hours=1)
DAY = timedelta(days=1)
NOON = datetime(2026, 1, 5, 12, tzinfo=UTC)
"""A Monday."""
STANDARD = load("standard")
POWERS = tuple(facts.code for facts in STANDARD.powers)
PERSON: Mapping[Power, PersonId] = {power: number for number, power in enumerate(POWERS, start=11)}
MASTER = Actor(Role.MASTER, 1)
OBSERVER = Actor(Role.OBSERVER, 2)
KEEPER = Actor(Role.KEEPER, 3)
STRANGER = Actor(Role.REGISTERED, 99)

QUICK = PhaseClock(clock=-1, min=0 * HOUR, next=DAY, grace=3 * DAY, delay=HOUR / 2, days="SMTWTFS")
"""Deadlines a day ahead on any day, three days of grace, judged half an hour after the last order."""
PLAIN = Settings(moves=QUICK, retreats=QUICK, builds=QUICK, press=PressMode.NONE)
NMR = replace(PLAIN, missing=MissingOrders.PROCESS)


def forming(settings: Settings = PLAIN) -> Game:
    game, _ = machine.create("alpha", STANDARD, PRESETS["datc3"], settings, Guest(1, "#m"), 7, NOON)
    return replace(game, observers=(Guest(2, "#o"),))


def running(settings: Settings = PLAIN) -> Game:
    """A game just started; each player got the power his number stands for, and has written since."""
    game = forming(settings)
    for power in POWERS:
        applicant = Actor(Role.PLAYER, PERSON[power])
        if power != POWERS[-1]:
            game, _ = machine.join(game, PERSON[power], f"#{power}", NOON)
            game, _ = machine.apply(game, applicant, _wish(power), NOON)
    game, _ = machine.join(game, PERSON[POWERS[-1]], f"#{POWERS[-1]}", NOON)
    game, _ = machine.expire(game, NOON)
    assert {seat.power: seat.person for seat in game.seats} == PERSON
    return replace(game, seats=tuple(replace(seat, heard=True) for seat in game.seats))


def _wish(power: Power) -> Command:
    return SetPreference(((power,),))


def at(
    code: str,
    units: Mapping[Power, str],
    centres: Mapping[Power, str] | None = None,
    settings: Settings = PLAIN,
    dislodged: tuple[Dislodged, ...] = (),
) -> Game:
    """A running game at a phase with this position; texts are lists by comma, missing centres none."""
    game = running(settings)
    owned = {code: power for power, text in (centres or {}).items() for code in text.split()}
    placed = tuple(unit(power, text) for power, texts in units.items() for text in split(texts))
    position = Position(units=placed, centres=owned, dislodged=dislodged)
    phase = Phase.parse(code)
    opened, _ = open_phase(replace(game, clock=None), phase, position, NOON)
    return opened


def split(texts: str) -> list[str]:
    return [text.strip() for text in texts.split(",") if text.strip()]


def unit(power: Power, text: str) -> Unit:
    found = read_unit(STANDARD.board, power, text)
    assert found is not None, text
    return found


def order(text: str) -> Order:
    found = read(STANDARD.board, text)
    assert found is not None, text
    return found


def player(power: Power) -> Actor:
    return Actor(Role.PLAYER, PERSON[power], power)


def acting(power: Power) -> Actor:
    return Actor(Role.MASTER, 1, power, acting=True)


def give(game: Game, power: Power, texts: str, now: datetime = NOON) -> Transition:
    """The power's player sends these orders, a list by comma."""
    return machine.apply(game, player(power), GiveOrders(power, tuple(map(order, split(texts)))), now)


def complete(game: Game, power: Power, now: datetime = NOON) -> Game:
    """The power holds with everything, disbands nothing it need not, waives its builds."""
    game, events = machine.apply(game, player(power), GiveOrders(power, quiet_orders(game, power)), now)
    assert kinds(events) <= {"OrdersTaken", "Returned", "DeadlineMoved"}, events
    return game


def quiet_orders(game: Game, power: Power) -> tuple[Order, ...]:
    assert game.phase is not None
    if game.phase.kind is PhaseKind.MOVEMENT:
        return tuple(Hold(u.kind, u.at) for u in game.position.of(power))
    if game.phase.kind is PhaseKind.ADJUSTMENT:
        return (Waive(),) * orders_asked(game, power)
    return ()


def all_complete(game: Game, now: datetime = NOON, but: tuple[Power, ...] = ()) -> Game:
    for power in POWERS:
        if power not in but and orders_asked(game, power):
            game = complete(game, power, now)
    return game


def do(game: Game, actor: Actor, command: Command, now: datetime = NOON) -> Transition:
    return machine.apply(game, actor, command, now)


def kinds(events: tuple[Event, ...]) -> set[str]:
    return {type(event).__name__ for event in events}


def names(events: tuple[Event, ...]) -> list[str]:
    return [type(event).__name__ for event in events]


def only(events: tuple[Event, ...], kind: type[Any]) -> Any:
    """The one event of a kind."""
    found = [event for event in events if isinstance(event, kind)]
    assert len(found) == 1, events
    return found[0]


def centres(game: Game, power: Power) -> set[str]:
    return set(game.position.centres_of(power))


def password_of(game: Game, actor: Actor) -> str | None:
    """The hash to check this actor's password against; None if there is no such actor, or for the keeper."""
    if actor.role is Role.KEEPER or not belongs(game, actor):
        return None
    if actor.role is Role.OBSERVER:
        return next(guest.password for guest in game.observers if guest.person == actor.person)
    if actor.role is Role.PLAYER and actor.power is None:
        return next(a.password for a in game.applicants if a.person == actor.person)
    return game.seat(actor.power).password if actor.power else game.master.password
