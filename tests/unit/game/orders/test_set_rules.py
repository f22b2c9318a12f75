"""Sets of orders: what a later one does to an earlier one, units ordered twice, builds beyond what is due."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from judge.game.commands.member import EndSet, GiveOrders
from judge.game.events import OrdersTaken
from judge.game.orders.sets import ORDER_SETS
from judge.game.settings import Reading
from judge.game.state import Game
from judge.game.transition import Transition
from judge.rules.notation import write
from judge.rules.orders import Order, Waive
from tests.rows import each_row
from tests.unit.game.seven_players import PLAIN, at, do, only, order, player, running, split

ZINE = replace(PLAIN, reading=Reading.GSTZ)
READINGS = tuple(Reading)


def orders(texts: str) -> tuple[Order, ...]:
    return tuple(Waive() if text == "W" else order(text) for text in split(texts))


def said(game: Game, power: str, texts: str, before: str = "") -> Transition:
    return do(game, player(power), GiveOrders(power, orders(texts), orders(before)))


def mailed(game: Game, power: str, texts: str) -> Game:
    """The game once a mail held exactly this set."""
    game, _ = said(game, power, texts)
    game, _ = do(game, player(power), EndSet(power, orders(texts)))
    return game


def held(game: Game, power: str) -> list[str]:
    return [write(one) for one in game.orders[power]]


def winter(units: str, centres: str, reading: Reading) -> Game:
    settings = replace(PLAIN, reading=reading)
    return at("F1901A", {"FRANCE": units, "TURKEY": "A CON"}, {"FRANCE": centres, "TURKEY": "CON"}, settings)


def test_every_reading_says_how_sets_add_up() -> None:
    assert set(ORDER_SETS) == set(Reading)


@pytest.mark.parametrize("reading", [Reading.LENIENT, Reading.JUDGE, Reading.ANY])
def test_sets_are_combined_unit_by_unit(reading: Reading) -> None:
    game = running(replace(PLAIN, reading=reading))
    game = mailed(game, "AUSTRIA", "A VIE - GAL, A BUD - SER, F TRI H")
    game = mailed(game, "AUSTRIA", "A VIE - TYR")
    assert held(game, "AUSTRIA") == ["A BUD - SER", "A VIE - TYR", "F TRI H"]


def test_at_the_zine_the_latest_set_stands_alone() -> None:
    game = mailed(running(ZINE), "AUSTRIA", "A VIE - GAL, A BUD - SER, F TRI H")
    game, _ = said(game, "AUSTRIA", "A VIE - TYR")
    game, events = do(game, player("AUSTRIA"), EndSet("AUSTRIA", orders("A VIE - TYR")))
    assert held(game, "AUSTRIA") == ["A VIE - TYR"]
    taken = only(events, OrdersTaken)
    assert [write(one) for one in taken.dropped] == ["A BUD - SER", "F TRI H"]
    assert taken.missing == 2


def test_a_set_that_is_not_ended_adds_to_the_earlier_one() -> None:
    game = mailed(running(ZINE), "AUSTRIA", "A VIE - GAL, A BUD - SER, F TRI H")
    game, _ = said(game, "AUSTRIA", "A VIE - TYR")
    assert held(game, "AUSTRIA") == ["A BUD - SER", "A VIE - TYR", "F TRI H"]


def test_a_first_set_replaces_nothing() -> None:
    game, _ = said(running(ZINE), "AUSTRIA", "A VIE - GAL")
    _, events = do(game, player("AUSTRIA"), EndSet("AUSTRIA", orders("A VIE - GAL")))
    assert events == ()


@pytest.mark.parametrize(
    ("reading", "counts"),
    [(Reading.LENIENT, ["A VIE - TYR"]), (Reading.JUDGE, ["A VIE - TYR"]), (Reading.GSTZ, [])],
)
@pytest.mark.parametrize("before", ["", "A VIE - GAL"])
def test_a_unit_ordered_twice_in_a_set(reading: Reading, counts: list[str], before: str) -> None:
    game = running(replace(PLAIN, reading=reading))
    if before:
        game, _ = said(game, "AUSTRIA", before)
    game, _ = said(game, "AUSTRIA", "A VIE - TYR" if before else "A VIE - GAL, A VIE - TYR", before)
    assert held(game, "AUSTRIA") == counts


@pytest.mark.parametrize("reading", READINGS)
def test_the_same_order_twice_is_one_order(reading: Reading) -> None:
    game, _ = said(running(replace(PLAIN, reading=reading)), "AUSTRIA", "A VIE - GAL, A VIE - GAL")
    assert held(game, "AUSTRIA") == ["A VIE - GAL"]


def test_neither_of_two_orders_is_named_as_dropped() -> None:
    _, events = said(running(ZINE), "AUSTRIA", "A VIE - GAL, A VIE - TYR, F TRI H")
    taken = only(events, OrdersTaken)
    assert [write(one) for one in taken.dropped] == ["A VIE - GAL", "A VIE - TYR"]
    assert taken.missing == 2


@pytest.mark.parametrize(
    ("reading", "counts"),
    [(Reading.LENIENT, ["F BRE B"]), (Reading.JUDGE, ["F BRE B"]), (Reading.GSTZ, ["A PAR B"])],
)
def test_too_many_builds(reading: Reading, counts: list[str]) -> None:
    game, events = said(winter("A SPA, A GAS", "PAR BRE SPA", reading), "FRANCE", "A PAR B, F BRE B")
    assert held(game, "FRANCE") == counts
    assert len(only(events, OrdersTaken).dropped) == 1


@pytest.mark.parametrize(("reading", "counts"), [(Reading.LENIENT, ["F BRE B"]), (Reading.GSTZ, ["A BRE B"])])
def test_two_builds_in_one_province(reading: Reading, counts: list[str]) -> None:
    game, _ = said(winter("A SPA", "PAR BRE SPA", reading), "FRANCE", "A BRE B, F BRE B")
    assert held(game, "FRANCE") == counts


@pytest.mark.parametrize(
    ("reading", "counts"),
    [(Reading.LENIENT, ["A GAS D"]), (Reading.JUDGE, ["A GAS D"]), (Reading.GSTZ, ["A SPA D"])],
)
def test_too_many_removals(reading: Reading, counts: list[str]) -> None:
    game, _ = said(winter("A SPA, A GAS", "PAR", reading), "FRANCE", "A SPA D, A GAS D")
    assert [text.replace(" R", " D") for text in held(game, "FRANCE")] == counts


@pytest.mark.parametrize("reading", READINGS)
def test_a_later_mail_of_builds_goes_before_an_earlier_one(reading: Reading) -> None:
    game = mailed(winter("A SPA", "PAR BRE SPA", reading), "FRANCE", "A PAR B, F BRE B")
    game = mailed(game, "FRANCE", "W, W")
    assert held(game, "FRANCE") == ["WAIVE", "WAIVE"]


def test_a_set_in_several_pieces_counts_its_waived_builds_once() -> None:
    game, _ = said(winter("", "PAR BRE MAR", Reading.LENIENT), "FRANCE", "W, A PAR B")
    game, _ = said(game, "FRANCE", "F BRE B", "W, A PAR B")
    assert held(game, "FRANCE") == ["WAIVE", "A PAR B", "F BRE B"]


@each_row("seed", range(20))
def test_the_order_of_mails_about_different_units_never_matters(seed: int) -> None:
    mails = ["A VIE - GAL", "A BUD - SER", "F TRI H"]
    random.Random(seed).shuffle(mails)
    game = running()
    for texts in mails:
        game = mailed(game, "AUSTRIA", texts)
    assert held(game, "AUSTRIA") == ["A BUD - SER", "A VIE - GAL", "F TRI H"]


@pytest.mark.parametrize(
    ("earlier", "later", "counts", "gone"),
    [
        ("A PAR B, F BRE B", "F MAR B", ["A PAR B", "F MAR B"], ["F BRE B"]),
        ("F BRE B, A PAR B", "A MAR B", ["F BRE B", "A MAR B"], ["A PAR B"]),
        ("A PAR B, A MAR B", "F BRE B", ["A MAR B", "F BRE B"], ["A PAR B"]),
        ("A PAR B, W", "A MAR B", ["A PAR B", "A MAR B"], ["WAIVE"]),
    ],
)
def test_a_build_too_many_puts_out_one_of_its_own_kind(
    earlier: str, later: str, counts: list[str], gone: list[str]
) -> None:
    game, _ = said(winter("A SPA", "PAR BRE MAR", Reading.LENIENT), "FRANCE", earlier)
    game, events = said(game, "FRANCE", later)
    assert held(game, "FRANCE") == counts
    assert [write(one) for one in only(events, OrdersTaken).dropped] == gone
