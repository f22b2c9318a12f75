"""A master and seven players who write: a game is opened, played by chance and drawn, then the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count
from random import Random
from typing import TypeAlias, TypeVar

from judge.daemon.clock import system_clock
from judge.game.state import Game, Status
from judge.rules import notation
from judge.rules.board import Board
from judge.rules.orders import Hold, Move, Order, Waive
from judge.rules.phases import PhaseKind
from judge.rules.units import Kind, Power, province_of
from judge.store.codec import KnownGames
from judge.store.database import Database
from judge.store.games import Games
from tests.rules.self_play import orders_of
from tests.scenarios.story import raw_mail
from tests.servers.dovecot import Dovecot

MASTER = "gina@gm.example"
PLAYERS: Mapping[Power, str] = {
    "AUSTRIA": "anna@aus.example",
    "ENGLAND": "edgar@eng.example",
    "FRANCE": "fleur@fra.example",
    "GERMANY": "gerd@ger.example",
    "ITALY": "irma@ita.example",
    "RUSSIA": "rolf@rus.example",
    "TURKEY": "tara@tur.example",
}
_YEARS = 2
_LETTERS = "AEFGIRT"
_SETTINGS = "\n".join(
    f"SET {phase} CLOCK -1 MIN 0 NEXT 24 GRACE 72 DELAY 0 DAYS -MTWTF-"
    for phase in ("MOVES", "RETREAT", "BUILDS")
)

_T = TypeVar("_T")
Given: TypeAlias = Mapping[Power, Sequence[Order]]
"""The orders for a phase, of each power."""


class Players:
    """What they wrote: how many `mails`, the orders `given` by game and phase, the `letters`.

    A letter is known by a word in it, which leads to its sender.
    """

    def __init__(self, server: Dovecot, database: Database, chance: Random) -> None:
        self.mails = 0
        self.given: dict[str, dict[int, Given]] = {}
        self.letters: dict[str, str] = {}
        self._server, self._database, self._chance = server, database, chance

    def play(self) -> Iterator[Callable[[], bool]]:
        """Write, game after game; each value says whether what was written last has had its effect."""
        for number in count(1):
            yield from self._play(f"game{number}", _registration if number == 1 else _nothing)

    def _play(self, name: str, first: Callable[[str], str]) -> Iterator[Callable[[], bool]]:
        self.given[name] = {}
        self._send(MASTER, f"{first('Gina')}CREATE ?{name} gmword\n{_SETTINGS}")
        yield lambda: self._find(name) is not None
        for power, address in self._in_any_order(PLAYERS):
            wishes = power[0] + _LETTERS.replace(power[0], "")
            lines = f"SIGN ON ?{name} otter.lamp{power[0]}\nSET PREFERENCE {wishes}"
            self._send(address, first(address.partition("@")[0].title()) + lines)
        yield lambda: self._game(name).status is Status.RUNNING
        while not self._is_over(game := self._game(name)):
            yield self._order(game)
        yield self._vote(game)

    def _order(self, game: Game) -> Callable[[], bool]:
        """Send the orders for the phase that is open, each power's with a letter, in any order."""
        assert game.phase is not None
        assert game.position is not None
        orders = orders_of(game.variant.board, game.phase, game.position, self._chance) or {}
        complete = {power: _complete(game, power, orders.get(power, ())) for power in _asked(game, orders)}
        self.given[game.name][game.number] = complete
        for power, own in self._in_any_order(complete):
            word = f"{game.name}-{game.phase}-{power}"
            self.letters[word] = PLAYERS[power]
            letter = ("PRESS TO ALL", f"Letter {word} of mine.", "ENDPRESS")
            self._send_signed(power, game.name, *map(notation.write, own), *letter)
        return lambda: self._game(game.name).number > game.number

    def _vote(self, game: Game) -> Callable[[], bool]:
        """All survivors vote for a draw."""
        assert game.position is not None
        alive = {power: None for power in PLAYERS if game.position.of(power)}
        alive |= dict.fromkeys(game.position.centres.values())
        for power, _ in self._in_any_order(alive):
            self._send_signed(power, game.name, "SET DRAW")
        return lambda: self._game(game.name).status is not Status.RUNNING

    def _in_any_order(self, mails: Mapping[Power, _T]) -> Sequence[tuple[Power, _T]]:
        return self._chance.sample(list(mails.items()), len(mails))

    def _send_signed(self, power: Power, game: str, *lines: str) -> None:
        sign_on = f"SIGN ON {power[0]} {game} otter.lamp{power[0]}"
        self._send(PLAYERS[power], "\n".join((sign_on, *lines)))

    def _send(self, sender: str, text: str) -> None:
        self.mails += 1
        raw = raw_mail(sender, f"mail {self.mails}", f"{text}\n", f"<{self.mails}@players.example>")
        self._server.deliver(raw, system_clock())

    def _is_over(self, game: Game) -> bool:
        return game.phase is None or game.phase.year >= game.variant.start.year + _YEARS

    def _game(self, name: str) -> Game:
        found = self._find(name)
        assert found is not None
        return found

    def _find(self, name: str) -> Game | None:
        with self._database.connections.read() as connection:
            return Games(connection, KnownGames(1)).get(name)


def _registration(name: str) -> str:
    return f"REGISTER\nName: {name}\nTimezone: Europe/Berlin\nEND\n"


def _nothing(_name: str) -> str:
    return ""


def _with_coast(board: Board, order: Order) -> Order:
    """A fleet's move to a province with coasts, to one of those in its reach: without one the judge asks."""
    if not isinstance(order, Move) or order.kind is not Kind.FLEET:
        return order
    ways = [
        place for place in board.reach(order.kind, order.at) if province_of(place) == province_of(order.to)
    ]
    return order if order.to in ways or not ways else replace(order, to=ways[0])


def _asked(game: Game, orders: Mapping[Power, Sequence[Order]]) -> Sequence[Power]:
    """The powers that have something to order."""
    assert game.phase is not None
    assert game.position is not None
    if game.phase.kind is PhaseKind.MOVEMENT:
        return sorted({unit.power for unit in game.position.units})
    return sorted(orders)


def _complete(game: Game, power: Power, orders: Sequence[Order]) -> Sequence[Order]:
    """The orders with a HOLD for each unit that was forgotten: else the game would wait for the deadline."""
    assert game.phase is not None
    assert game.position is not None
    if game.phase.kind is not PhaseKind.MOVEMENT:
        return list(orders)
    orders = [_with_coast(game.board, one) for one in orders]
    ordered = {one.at for one in orders if not isinstance(one, Waive)}
    forgotten = (unit for unit in game.position.of(power) if unit.at not in ordered)
    return [*orders, *(Hold(unit.kind, unit.at) for unit in forgotten)]
