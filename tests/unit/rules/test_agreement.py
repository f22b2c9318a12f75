"""Legality told beforehand and verdicts told afterwards are of one mind, and explanations fit both."""

from __future__ import annotations

import re
from random import Random

from judge.render.lines.explanation import explain
from judge.rules.board import Board
from judge.rules.legality import reason
from judge.rules.movement import adjudicate
from judge.rules.notation import read
from judge.rules.orders import Hold, Order
from judge.rules.outcome import Verdict
from judge.rules.rulebook import PRESETS
from judge.rules.units import Kind, Position, Unit
from judge.variants.load import load
from tests.rows import each_row

POWERS = ("AUSTRIA", "ENGLAND", "FRANCE")
STRENGTHS = re.compile(r"bounced: (\d+)[^;]* against [^;]* with (\d+)")


def _units(board: Board, chance: Random) -> list[Unit]:
    units = []
    for province in chance.sample([code for code in board.provinces if code != "SWI"], 30):
        places = [(kind, place) for kind in Kind for place in board.standing_places(kind, province)]
        kind, place = chance.choice(places)
        units.append(Unit(chance.choice(POWERS), kind, place))
    return units


def _order(board: Board, chance: Random, unit: Unit, units: list[Unit]) -> Order:
    other, anywhere = chance.choice(units), chance.choice(board.places)
    near = chance.choice(board.reach(unit.kind, unit.at) or (anywhere,))
    aim = chance.choice(board.reach(other.kind, other.at) or (anywhere,))
    text = chance.choice(
        [
            f"{unit} - {near}",
            f"{unit} - {near}",
            f"{unit} - {anywhere}",
            f"{unit} S {other} - {aim}",
            f"{unit} S {other}",
            f"{unit} C {other} - {anywhere}",
            f"{unit} - {near} VIA",
        ]
    )
    return read(board, text) or Hold(unit.kind, unit.at)


@each_row("name", sorted(PRESETS))
def test_an_order_is_illegal_exactly_if_legality_says_so(name: str) -> None:
    board, rulebook = load("standard").board, PRESETS[name]
    seen = set()
    for seed in range(60):
        chance = Random(seed)
        units = _units(board, chance)
        position = Position(tuple(units))
        orders: dict[str, list[Order]] = {}
        for unit in units:
            orders.setdefault(unit.power, []).append(_order(board, chance, unit, units))
        for result in adjudicate.adjudicate(board, position, orders, rulebook).results:
            found = reason(board, position, result.power, result.order, rulebook)
            assert (result.verdict is Verdict.ILLEGAL) == (found is not None), (seed, result, found)
            seen.add(found.fault if found else None)
    assert len(seen) > 10


def test_no_bounce_is_explained_by_a_weaker_unit() -> None:
    variant = load("standard")
    board = variant.board
    bounces = 0
    for seed in range(60):
        chance = Random(seed)
        units = _units(board, chance)
        position = Position(tuple(units))
        orders: dict[str, list[Order]] = {}
        for unit in units:
            orders.setdefault(unit.power, []).append(_order(board, chance, unit, units))
        outcome = adjudicate.adjudicate(board, position, orders)
        for result in outcome.results:
            sentence = explain(variant, position, outcome, result)
            numbers = STRENGTHS.search(sentence)
            if numbers:
                bounces += 1
                assert int(numbers[1]) <= int(numbers[2]), (seed, sentence)
            assert sentence[0].isupper()
            assert "None" not in sentence
    assert bounces > 80
