"""Plays games of our own by chance: `python -m tests.rules.self_play --games 6 --seed 1 > games.jsonl`.

Writes the records that the replay tool reads; `--movement` keeps the movement phases only, as the benchmark
wants them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, TypeAlias

from judge.rules import adjustments, notation
from judge.rules.adjudication import ADJUDICATORS
from judge.rules.board import Board
from judge.rules.orders import Build, Disband, Order, Remove, Retreat, Waive
from judge.rules.phases import Phase, PhaseKind
from judge.rules.rulebook import DATC3
from judge.rules.units import Kind, Position, Power
from judge.variants.load import load
from tests.rules.random_boards import orders_for
from tests.rules.replay import owned, settled, short

Record: TypeAlias = dict[str, Any]
Orders: TypeAlias = dict[Power, list[Order]]


def play(game: int, years: int, chance: Random) -> Iterator[Record]:
    """One game from the opening, a record a phase; the last one says what would have come next."""
    variant = load("standard")
    phase, position = variant.start, variant.position
    last = phase.year + years
    number = 0
    while phase.year < last:
        orders = orders_of(variant.board, phase, position, chance)
        if orders is not None:
            record = _record(game, number, phase, position, orders)
            outcome = ADJUDICATORS[phase.kind](variant.board, position, orders, DATC3)
            position = settled(variant.board, str(phase), outcome.after)
            number += 1
        phase = variant.next_phase(phase)
        if orders is not None:
            yield {**record, "next": _board(_next_with_orders(variant.board, phase, position), position)}


def _next_with_orders(board: Board, phase: Phase, position: Position) -> Phase:
    variant = load("standard")
    while orders_of(board, phase, position, Random(0)) is None:
        phase = variant.next_phase(phase)
    return phase


def _record(game: int, number: int, phase: Phase, position: Position, orders: Orders) -> Record:
    written = {power: [notation.write(order) for order in own] for power, own in sorted(orders.items())}
    head: Record = {"game": game, "i": number, "type": phase.kind.value}
    return {**head, **_board(phase, position), "orders": written, "bad": []}


def _board(phase: Phase, position: Position) -> Record:
    return {
        "phase": str(phase),
        "units": short(position.units),
        "sc": owned(position),
        "dislodged": short([lost.unit for lost in position.dislodged]),
    }


def orders_of(board: Board, phase: Phase, position: Position, chance: Random) -> Orders | None:
    """Orders for everybody, or None if nobody has anything to do."""
    if phase.kind is PhaseKind.MOVEMENT:
        return _movement(board, position, chance)
    if phase.kind is PhaseKind.RETREAT:
        return _retreats(position, chance) if position.dislodged else None
    powers = sorted({unit.power for unit in position.units} | set(position.centres.values()))
    busy = [power for power in powers if _must_adjust(board, position, power)]
    return {power: _adjustments(board, position, power, chance) for power in busy} if busy else None


def _movement(board: Board, position: Position, chance: Random) -> Orders:
    """What people do: half the units move, often to a centre, and some are forgotten."""
    orders = orders_for(board, position.units, chance, going=0.6, goals=set(board.centres))
    return {power: [order for order in own if chance.random() < 0.8] for power, own in orders.items()}


def _retreats(position: Position, chance: Random) -> Orders:
    orders: Orders = {}
    for lost in position.dislodged:
        unit = lost.unit
        leaves: Order = Disband(unit.kind, unit.at)
        if chance.random() < 0.9:
            leaves = Retreat(unit.kind, unit.at, chance.choice(lost.retreats))
        orders.setdefault(unit.power, []).append(leaves)
    return orders


def _must_adjust(board: Board, position: Position, power: Power) -> bool:
    due = adjustments.due(board, position, power)
    return due < 0 or (due > 0 and bool(adjustments.sites(board, position, power)))


def _adjustments(board: Board, position: Position, power: Power, chance: Random) -> list[Order]:
    due = adjustments.due(board, position, power)
    if due < 0:
        return [Remove(unit.kind, unit.at) for unit in chance.sample(position.of(power), -due)]
    sites = list(adjustments.sites(board, position, power))
    chance.shuffle(sites)
    builds: list[Order] = []
    for site in sites[:due]:
        kind = chance.choice([kind for kind in Kind if board.standing_places(kind, site)])
        builds.append(Build(kind, chance.choice(board.standing_places(kind, site))))
    return builds + [Waive()] * (due - len(builds))


def for_the_benchmark(record: Record) -> Record:
    """A movement record as `judge adjudicate` takes it."""
    keep = {key: record[key] for key in ("phase", "units", "sc", "orders")}
    return {"id": f"{record['game']}.{record['i']}", **keep}


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the games to standard output, one JSON record a line."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.rules.self_play", description="Plays games by chance."
    )
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--years", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--movement", action="store_true", help="movement phases only, for the benchmark")
    asked = parser.parse_args(arguments)
    for game in range(asked.seed, asked.seed + asked.games):
        for record in play(game, asked.years, Random(game)):
            if not asked.movement:
                sys.stdout.write(json.dumps(record) + "\n")
            elif record["type"] == "M":
                sys.stdout.write(json.dumps(for_the_benchmark(record)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
