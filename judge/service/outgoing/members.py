"""Members of a game: everybody to whom notices about a change of it may go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from operator import itemgetter

from judge.game.anonymity import hides_absence, is_nonplaying_master
from judge.game.events import MasterActed, PhaseJudged, PlayerActed
from judge.game.permissions import powers_shown
from judge.game.roles import Actor, PersonId, Role
from judge.game.sight import position_seen
from judge.game.state import Game
from judge.language.reading import read
from judge.language.statements import Context, Statement, UnderstoodOrder
from judge.notices.notice import Addressee
from judge.notices.phases import WaitingOrders
from judge.notices.restricted import Known, Restricted, people_in, person_in
from judge.records import ORDERS_LIFE, ParkedOrders, Person
from judge.rules.orders import Order
from judge.rules.units import Power
from judge.service.open_games import GameChange
from judge.store.database import UnitOfWork


@dataclass(frozen=True)
class GameMembers:
    """A game and its people, as the notices about one change need them."""

    change: GameChange
    people: Mapping[PersonId, Person]
    work: UnitOfWork

    @property
    def game(self) -> Game:
        """The game after the change."""
        return self.change.game

    def everyone(self) -> Iterator[Addressee]:
        """GMs, players, applicants and observers; a person with two powers is told as each of them.

        An observer who sees what a power gets has the power with them. The GM of a practice game is its
        player.
        """
        game = self.game
        if not game.practice:
            yield from self.masters()
        for seat in game.seats:
            for person in seat.players:
                yield from self._addressee(person, Role.PLAYER, seat.power)
        for applicant in game.applicants:
            yield from self._addressee(applicant.person, Role.PLAYER)
        for observer in game.observers:
            for power in powers_shown(game, observer.person) or (None,):
                yield from self._addressee(observer.person, Role.OBSERVER, power)

    def masters(self) -> Iterator[Addressee]:
        """Yield everybody who runs the game."""
        for one in self.game.masters:
            yield from self._addressee(one.person, Role.MASTER)

    def witnesses(self, power: Power | None) -> Iterator[Addressee]:
        """Yield those who learn that a power's player came or left: all, unless the game hides it."""
        for reader in self.everyone():
            own = power is None or reader.power == power
            leads = is_nonplaying_master(self.game, reader.role, reader.person.id)
            if own or leads or not hides_absence(self.game):
                yield reader

    def powers(self, powers: Iterable[Power]) -> Iterator[Addressee]:
        """Yield the players of these powers."""
        for power in powers:
            for person in self.game.seat(power).players:
                yield from self._addressee(person, Role.PLAYER, power)

    def orders_waiting(self, reader: Addressee) -> WaitingOrders | None:
        """Return what waits for the reader's YES in this phase: the last orders, and all proposals."""
        items = self.work.parked_items.orders_waiting(reader.person.id, self.game.name)
        mine = [
            (one.expires - ORDERS_LIFE, one.content.orders)
            for one in items
            if isinstance(one.content, ParkedOrders)
            and (one.content.power, one.content.phase) == (reader.power, self.game.phase)
        ]
        typed = [(came, sum(not one.proposed for one in orders)) for came, orders in mine]
        proposed = tuple(
            self._order_in(one.text, reader.power, came) or one.text
            for came, orders in sorted(mine, key=itemgetter(0))
            for one in orders
            if one.proposed
        )
        came, count = max((one for one in typed if one[1]), default=(None, 0))
        came = came or max((one for one, _ in mine), default=None)
        return WaitingOrders(count, came, proposed) if came else None

    def _order_in(self, text: str, power: Power | None, came: datetime) -> Order | None:
        """Return the order of a line that waits; None for what is no single order of the power."""
        game = self.game
        if power is None or game.phase is None:
            return None
        position = position_seen(game, power)
        here = Context(came, variant=game.variant, power=power, phase=game.phase, position=position)
        match read(Statement(1, text), here):
            case [UnderstoodOrder(order=order)]:
                return order
        return None

    def others(self, person: PersonId, power: Power | None = None) -> Iterator[Addressee]:
        """Return everybody else who learns what this person does at a power, or without one."""
        return (reader for reader in self.witnesses(power) if reader.person.id != person)

    def doer(self, index: int) -> Person | None:
        """Return the one of several GMs whose doing an event is; None for others'."""
        event, before = self.change.events[index], self.change.events[:index]
        acted = [one.actor for one in before if isinstance(one, MasterActed) and one.actor.power is None]
        if not acted or (isinstance(event, PhaseJudged) and not event.by_master):
            return None
        return self.people.get(acted[-1].person)

    def player_acted(self, index: int) -> Actor | None:
        """Return the player whose doing an event is; None for events that are not a GM's right."""
        acted = [one.actor for one in self.change.events[:index] if isinstance(one, PlayerActed)]
        return acted[-1] if acted else None

    def keeper_acted(self, index: int) -> bool:
        """Return whether an event is the keeper's doing."""
        acted = [one.actor for one in self.change.events[:index] if isinstance(one, MasterActed)]
        return bool(acted) and acted[-1].role is Role.KEEPER

    def person(self, person: PersonId) -> Person | None:
        """Return a person by number, the addressee; None for nobody. An email names people by `named`."""
        return self.people.get(person)

    def named(self, person: PersonId) -> Restricted[Known | None]:
        """Return a person for a notice to name, shown only to readers who may know them."""
        return person_in(self.game, self.people.get(person))

    def all_named(self) -> Mapping[PersonId, Restricted[Known]]:
        """Return everyone for a notice to name."""
        return people_in(self.game, self.people)

    def _addressee(self, person: PersonId, role: Role, power: Power | None = None) -> Iterator[Addressee]:
        found = self.people.get(person)
        if found is not None:
            yield Addressee(found, role, power)


def people_of(work: UnitOfWork, *games: Game) -> dict[PersonId, Person]:
    """Return everybody who has or had a part in these games."""
    numbers: set[PersonId] = set()
    for game in games:
        numbers.update(game.people)
        numbers.update(tenure.person for seat in game.seats for tenure in seat.tenures)
    return dict(work.people.several(sorted(numbers - {0})))
