"""Checks of a power's orders as a set: what is doubted, and what is left alone because it may be meant."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game.commands.member import GiveOrders
from judge.game.orders.checks import Doubt, checks
from judge.game.proxies import Given, Proxy
from judge.game.settings import Lending, Reading
from judge.game.state import Game
from judge.rules.notation import read, write
from judge.rules.orders import Hold, Move, Support
from judge.rules.units import Dislodged, Kind, Position, Unit
from judge.variants.load import load
from tests.rows import each_row
from tests.unit.game.seven_players import PLAIN, at, do, give, player, running, split, unit

BOARD = {
    "ENGLAND": "F NTH, F NWG, A YOR, A LON, F ENG",
    "FRANCE": "A PAR, A BUR, A MAR, A GAS",
    "GERMANY": "A MUN, A RUH, F SKA, F HEL",
}


def said(game: Game, power: str) -> list[str]:
    """Each check as `doubt: order / others`."""
    return [
        f"{one.doubt}: {' / '.join(map(_short, (one.order, *one.others)))}" for one in checks(game, power)
    ]


def _short(given: Given) -> str:
    return str(given) if isinstance(given, Proxy) else write(given)


def lend(game: Game, power: str, proxy: Proxy) -> Game:
    return do(game, player(power), GiveOrders(power, (proxy,)))[0]


def ordered(power: str, orders: str, reading: Reading = Reading.LENIENT) -> Game:
    game = at("S1901M", BOARD, {power: "PAR LON MUN"}, replace(PLAIN, reading=reading))
    return give(game, power, orders)[0]


DOUBTED = [
    ("ENGLAND", "A YOR - LON, F NTH C A YOR - NWY", "helps_in_vain: F NTH C A YOR - NWY / A YOR - LON"),
    ("ENGLAND", "A YOR - LON, F NWG S F NTH - NWY, F NTH H", "helps_in_vain: F NWG S F NTH - NWY / F NTH H"),
    ("FRANCE", "A PAR - PIC, A BUR S A PAR", "helps_in_vain: A BUR S A PAR / A PAR - PIC"),
    ("FRANCE", "A PAR - BUR, A GAS S A PAR - BUR, A BUR H", "own_unit_stays: A PAR - BUR / A BUR H"),
    ("FRANCE", "A PAR S A RUH - BUR, A BUR H", "against_own_unit: A PAR S A RUH - BUR / A BUR H"),
    ("FRANCE", "A PAR - PIC, A BUR - PIC", "same_goal: A PAR - PIC / A BUR - PIC"),
    ("ENGLAND", "A YOR - NWY, F NTH H", "convoy_broken: A YOR - NWY / F NTH H"),
    ("ENGLAND", "A LON - BEL, F NTH H, F ENG H", "convoy_broken: A LON - BEL / F ENG H / F NTH H"),
    ("ENGLAND", "A YOR - SWE, F NTH C A YOR - SWE", "convoy_by_others: A YOR - SWE"),
    ("ENGLAND", "A YOR - SWE, F NTH H", "convoy_broken: A YOR - SWE / F NTH H"),
    ("FRANCE", "A BUR S A RUH - SIL", "impossible: A BUR S A RUH - SIL"),
    ("FRANCE", "A PAR - BUR, A BUR - PAR", "places_changed: A PAR - BUR / A BUR - PAR"),
    ("ENGLAND", "F NTH - NWG, F NWG - NTH", "places_changed: F NTH - NWG / F NWG - NTH"),
]
"""A power, what it orders, and the one thing doubted."""
LEFT_ALONE = [
    ("ENGLAND", "A YOR - NWY, F NTH C A YOR - NWY, F NWG S A YOR - NWY"),
    ("ENGLAND", "A YOR - NWY, F ENG H"),  # the North Sea has no order yet
    ("ENGLAND", "A YOR - BEL, F NTH C A YOR - BEL, F ENG S A YOR - BEL"),
    ("ENGLAND", "F NTH C A YOR - NWY"),  # the army has none
    ("ENGLAND", "F NTH S A RUH - HOL, F ENG S A RUH - BEL"),  # what Germany does nobody knows
    ("FRANCE", "A PAR - BUR, A BUR - MUN, A MAR - BUR, A GAS H"),
    ("FRANCE", "A PAR S A BUR, A BUR S A PAR"),
    ("ENGLAND", "A YOR - LON, A LON - YOR, F NTH C A LON - YOR"),  # by convoy
    ("FRANCE", "A PAR S A BUR, A BUR H"),
    ("FRANCE", "A PAR S A BUR - GAS, A BUR - GAS"),
    ("GERMANY", "F SKA - NTH, F HEL S F SKA - NTH"),
]
"""A power, and orders that fit together as far as anybody can tell."""


@each_row(("power", "orders", "doubt"), DOUBTED)
def test_orders_that_speak_against_each_other_are_doubted(power: str, orders: str, doubt: str) -> None:
    assert doubt in said(ordered(power, orders), power)


def test_nothing_else_is_said_of_them() -> None:
    many = {orders: said(ordered(power, orders), power) for power, orders, _ in DOUBTED}
    assert {orders: found for orders, found in many.items() if len(found) > 1} == {}


@pytest.mark.parametrize(("power", "orders"), LEFT_ALONE[:5] + LEFT_ALONE[6:])
def test_orders_that_fit_are_left_alone(power: str, orders: str) -> None:
    assert said(ordered(power, orders), power) == []


def test_two_that_may_go_where_a_third_leaves_still_meet() -> None:
    power, orders = LEFT_ALONE[5]
    assert said(ordered(power, orders), power) == ["same_goal: A PAR - BUR / A MAR - BUR"]


def test_impossible_orders_are_not_doubted_where_any_order_goes() -> None:
    game = ordered("FRANCE", "A BUR S A RUH - SIL", Reading.ANY)
    assert said(game, "FRANCE") == []


def test_another_power_s_unit_is_doubted_until_it_is_lent() -> None:
    game = at("S1901M", BOARD, {}, replace(PLAIN, proxies=Lending.PHASE))
    game, _ = give(game, "FRANCE", "A MUN - TYR")
    (check,) = checks(game, "FRANCE")
    assert (check.doubt, _short(check.order), check.owner) == (Doubt.NOT_LENT, "A MUN - TYR", "GERMANY")
    game = lend(game, "GERMANY", Proxy(Kind.ARMY, "MUN", "FRANCE"))
    assert checks(game, "FRANCE") == ()


def test_only_its_owner_lends_a_unit() -> None:
    game = at("S1901M", BOARD, {}, replace(PLAIN, proxies=Lending.PHASE))
    game = lend(game, "FRANCE", Proxy(Kind.ARMY, "MUN", "ENGLAND"))
    (check,) = checks(game, "FRANCE")
    assert (check.doubt, check.owner) == (Doubt.NOT_OWN_TO_LEND, "GERMANY")


def test_a_unit_lent_away_is_said_nothing_of() -> None:
    game = at("S1901M", BOARD, {}, replace(PLAIN, proxies=Lending.PHASE))
    game = lend(game, "FRANCE", Proxy(Kind.ARMY, "BUR", "GERMANY"))
    game, _ = give(game, "FRANCE", "A PAR S A BUR - GAS")
    assert checks(game, "FRANCE") == ()


def test_retreats_that_meet_are_doubted() -> None:
    fleeing = tuple(Dislodged(unit("FRANCE", text), None, ("GAS",)) for text in ("A PAR", "A MAR"))
    game = at("S1901R", {"GERMANY": "A MUN"}, {"FRANCE": "PAR"}, dislodged=fleeing)
    game, _ = give(game, "FRANCE", "A PAR R GAS, A MAR R GAS")
    assert said(game, "FRANCE") == ["retreats_meet: A PAR R GAS / A MAR R GAS"]


def test_orders_of_a_power_are_checked_by_themselves() -> None:
    game = ordered("FRANCE", "A PAR - PIC, A BUR - PIC")
    assert checks(game, "GERMANY") == ()


ON_SPECIAL_BOARDS = [
    ("naval", "ENGLAND", "F LVP - IRI - MAO", ["annihilated: F LVP - IRI - MAO"]),
    ("naval", "ENGLAND", "F LVP - IRI - WAL", ["annihilated: F LVP - IRI - WAL"]),
    ("naval", "ENGLAND", "F LVP - MAO - BRE", []),
    ("naval", "ENGLAND", "F LVP - IRI", []),
    (
        "naval",
        "ENGLAND",
        "F LON - NTH - NWY, F EDI - NWG - NWY",
        ["two_steps_meet: F LON - NTH - NWY / F EDI - NWG - NWY"],
    ),
    (
        "naval",
        "ENGLAND",
        "F LON - NTH - NWY, F NWG - NWY",
        ["two_steps_meet: F LON - NTH - NWY / F NWG - NWY"],
    ),
    ("naval", "ENGLAND", "F LON - NTH - NWY, F NTH S F LON - NTH - NWY @2", []),
    ("naval", "ENGLAND", "F LON - NTH - EDI, F EDI H", ["two_steps_halted: F LON - NTH - EDI / F EDI H"]),
    ("naval", "ENGLAND", "F LON - NTH - EDI, F EDI - NWG", []),
    (
        "naval",
        "ENGLAND",
        "A YOR - NWY, F LON - NTH C A YOR - NWY",
        ["annihilated_by_help: F LON - NTH C A YOR - NWY"],
    ),
    ("naval", "ENGLAND", "A YOR - NWY, F NTH C A YOR - NWY", []),
    ("naval", "ENGLAND", "A YOR - POR, F NTH H", ["convoy_by_others: A YOR - POR"]),
    (
        "naval",
        "ENGLAND",
        "A YOR - EDI, F LON - NTH C A YOR - NWY",
        [
            "annihilated_by_help: F LON - NTH C A YOR - NWY",
            "helps_in_vain: F LON - NTH C A YOR - NWY / A YOR - EDI",
        ],
    ),
    (
        "naval",
        "ENGLAND",
        "A YOR H, F NTH S A YOR - EDI",
        ["helps_in_vain: F NTH S A YOR - EDI / A YOR H"],
    ),
    ("loeb9", "SPAIN", "A COR - NAF", ["needs_support: A COR - NAF"]),
    ("loeb9", "SPAIN", "A COR - NAF, F WES S A COR - NAF", []),
    ("colonial", "RUSSIA", "A MOS - TSR - IRK", []),
    (
        "colonial",
        "RUSSIA",
        "A MOS - TSR - IRK, A VLA - TSR - KRA",
        ["one_journey: A MOS - TSR - IRK / A VLA - TSR - KRA"],
    ),
]
"""A board, a power on it, its orders and what is doubted of them."""


@each_row(("board", "power", "orders", "doubts"), ON_SPECIAL_BOARDS)
def test_what_only_some_boards_know_is_doubted_there(
    board: str, power: str, orders: str, doubts: list[str]
) -> None:
    variant = load(board + "+railway" * (board == "colonial"))
    given = tuple(order for text in split(orders) if (order := read(variant.board, text)))
    moved = [order for order in given if isinstance(order, Move | Support | Hold)]
    units = tuple(Unit(power, order.kind, order.at) for order in moved)
    game = replace(running(), variant=variant, position=Position(units=units), orders={power: given})
    assert len(given) == len(split(orders))
    assert said(game, power) == doubts
