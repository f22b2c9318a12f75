"""Outstanding orders: how many each power misses, worked out anew or kept while another power orders."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game.commands.member import GiveOrders
from judge.game.orders.outstanding import orders_missing, powers_owing
from judge.game.proxies import Given, Proxy
from judge.game.settings import Lending, Reading
from judge.game.state import Game
from judge.rules.units import Dislodged, Kind
from tests.unit.game.seven_players import PLAIN, POWERS, at, do, order, player, split, unit

ZINE = replace(PLAIN, reading=Reading.GSTZ, proxies=Lending.PHASE)


def spring() -> Game:
    return at(
        "S1901M", {"GERMANY": "A MUN, A RUH, F KIE", "FRANCE": "A PAR", "ITALY": "A VEN"}, settings=ZINE
    )


def winter() -> Game:
    return at("F1901A", {"GERMANY": "A BUR"}, {"GERMANY": "MUN KIE BER", "FRANCE": "PAR"})


def autumn() -> Game:
    lost = Dislodged(unit("FRANCE", "A PAR"), "BUR", ("PIC", "GAS"))
    return at("F1901R", {"GERMANY": "A BUR"}, {"GERMANY": "MUN"}, dislodged=(lost,))


def given(text: str) -> Given:
    unit_text, lends, to = text.partition(" P ")
    return Proxy(Kind(unit_text[0]), unit_text[2:], to) if lends else order(text)


@pytest.mark.parametrize(
    ("game", "orders", "missing"),
    [
        (spring(), [("GERMANY", "A MUN S A RUH - BUR")], {"GERMANY": 1, "FRANCE": 1, "ITALY": 1}),
        (spring(), [("GERMANY", "F KIE H"), ("FRANCE", "A PAR H")], {"GERMANY": 2, "ITALY": 1}),
        (spring(), [("ITALY", "A VEN P FRANCE"), ("FRANCE", "A VEN H")], {"GERMANY": 3, "FRANCE": 1}),
        (winter(), [("FRANCE", "A PAR B"), ("GERMANY", "A MUN B")], {"GERMANY": 1}),
        (autumn(), [("FRANCE", "A PAR R PIC")], {}),
    ],
)
def test_what_one_power_orders_changes_what_it_misses_alone(
    game: Game, orders: list[tuple[str, str]], missing: dict[str, int]
) -> None:
    before = {power: orders_missing(game, power) for power in POWERS}
    for power, texts in orders:
        game, _ = do(game, player(power), GiveOrders(power, tuple(map(given, split(texts)))))
    ordered = {power for power, _ in orders}
    found = {power: orders_missing(game, power) for power in POWERS}
    assert {power: number for power, number in found.items() if number} == missing
    assert {power for power in POWERS if found[power] != before[power]} <= ordered
    anew = replace(game)
    assert {power: orders_missing(anew, power) for power in POWERS} == found
    assert set(powers_owing(game)) == set(missing)
