"""Whole games of random orders, kept after every step: the store knows just what the game knows."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from random import Random

import pytest

from judge.game import machine
from judge.game.commands.master import Resume
from judge.game.commands.member import GiveOrders
from judge.game.events import Event
from judge.game.state import Game, Status
from judge.rules.orders import Build, Disband, Move, Order, Remove, Retreat, Support
from judge.rules.phases import PhaseKind
from judge.rules.units import Kind, Power, Unit
from judge.store.codec import KnownGames, encode_game
from judge.store.database import Database
from tests.contract.store.examples import NOON
from tests.unit.game.seven_players import MASTER, NMR, PERSON, POWERS, player, running
from tests.unit.store.test_codec import plain

PHASES = 12


def _orders(game: Game, power: Power, chance: Random) -> tuple[Order, ...]:
    assert game.phase is not None
    board, position = game.variant.board, game.position
    if game.phase.kind is PhaseKind.MOVEMENT:
        return tuple(_moving(game, one, chance) for one in position.of(power))
    if game.phase.kind is PhaseKind.RETREAT:
        return tuple(
            Retreat(d.unit.kind, d.unit.at, chance.choice(d.retreats))
            if d.retreats
            else Disband(d.unit.kind, d.unit.at)
            for d in position.dislodged
            if d.unit.power == power
        )
    taken = {unit.province for unit in position.units}
    builds = tuple(Build(Kind.ARMY, home) for home in board.homes(power) if home not in taken)
    removals = tuple(Remove(unit.kind, unit.at) for unit in position.of(power))
    return builds + removals


def _moving(game: Game, unit: Unit, chance: Random) -> Order:
    board = game.variant.board
    if chance.random() < 0.3:
        helped = chance.choice(game.position.units)
        return Support(unit.kind, unit.at, helped.at, chance.choice(board.reach(helped.kind, helped.at)))
    return Move(unit.kind, unit.at, chance.choice(board.reach(unit.kind, unit.at)))


def _step(game: Game, chance: Random) -> tuple[Game, list[Event]]:
    """Every power orders, then time passes until the next phase; a game that pauses itself is resumed."""
    happened: list[Event] = []
    assert game.clock is not None
    opened = game.clock.opened
    for power in chance.sample(POWERS, len(POWERS)):
        command = GiveOrders(power, _orders(game, power, chance))
        game, events = machine.apply(game, player(power), command, opened)
        happened += events
    number = game.number
    while game.number == number and (due := machine.next_due(game)) is not None:
        game, events = machine.expire(game, due)
        happened += events
        if game.status is Status.PAUSED:
            game, events = machine.apply(game, MASTER, Resume(), due)
            happened += events
    return game, happened


@pytest.mark.parametrize("seed", range(3))
def test_a_game_lives_in_the_database(database: Database, seed: int) -> None:
    chance, told = Random(seed), list[Event]()
    game = replace(running(NMR), name="alpha")
    with database.begin() as work:
        for number in range(1, max(PERSON.values()) + 1):
            work.people.add(f"p{number}", f"p{number}@home.example", "UTC", NOON, ())
        work.games.add(game)
        work.commit()
    for _ in range(PHASES):
        game, events = _step(game, chance)
        with database.begin() as work:
            assert work.games.get("alpha") is not None
            assert work.games.save(game, events, NOON, "test", machine.next_due(game)) == len(told) + 1
            work.commit()
        told += events
        with closing(Database(str(database.connections.url))) as other, other.begin() as work:
            assert plain(work.games.get("alpha")) == plain(game)
    with database.begin() as work:
        assert plain(tuple(work.games.events("alpha"))) == plain(tuple(told))
        assert len(work.games.snapshots("alpha")) == PHASES
    assert database.check() == []


@pytest.mark.parametrize("seed", range(3))
def test_a_game_of_which_a_part_changed_is_written_as_if_it_were_new(seed: int) -> None:
    chance, known = Random(seed), KnownGames(1)
    game = replace(running(NMR), name="alpha")
    for _ in range(PHASES):
        text = known.write(game)
        assert text == encode_game(game)
        assert known.read("alpha", text) is game
        ordered = replace(game, orders={**game.orders, POWERS[0]: _orders(game, POWERS[0], chance)})
        assert known.write(ordered) == encode_game(ordered)
        game, _ = _step(game, chance)


def test_a_text_that_another_process_wrote_is_read() -> None:
    known, game = KnownGames(2), replace(running(NMR), name="alpha")
    known.write(game)
    other = replace(game, seed=game.seed + 1)
    assert known.read("alpha", encode_game(other)) == other
    assert known.read("alpha", encode_game(game)) == game


def test_no_more_games_are_kept_than_said() -> None:
    known, game = KnownGames(1), replace(running(NMR), name="alpha")
    text = known.write(game)
    known.write(replace(game, name="beta"))
    assert known.read("alpha", text) is not game
