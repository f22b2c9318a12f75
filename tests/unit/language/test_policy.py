"""Policies, and the orders one of them implies."""

from __future__ import annotations

from judge.game.settings import Reading
from judge.language.drafts import Action
from judge.language.implied import implied
from judge.language.policy import GSTZ, JUDGE, LENIENT, POLICIES
from judge.language.writing import short
from judge.rules import notation
from judge.rules.orders import Order
from judge.rules.units import Position
from tests.unit.language.tables import STANDARD, units

HERE = Position(
    units=units({"GERMANY": ["A MUN", "A RUH", "F NTH", "A KIE"], "FRANCE": ["A GAS"], "ENGLAND": ["A YOR"]})
)


def orders(*texts: str) -> list[Order]:
    found = [notation.read(STANDARD.board, text) for text in texts]
    return [order for order in found if order is not None]


def also(*texts: str) -> list[str]:
    return [short(order) for order in implied(orders(*texts), HERE, "GERMANY")]


def test_every_way_of_reading_has_its_policy() -> None:
    assert set(POLICIES) == set(Reading)
    assert JUDGE.words is not None
    assert set(JUDGE.words) == set(Action)
    assert GSTZ.implied
    assert not LENIENT.implied


def test_a_support_orders_the_own_unit_too() -> None:
    assert also("A MUN S A RUH - BUR") == ["A RUH - BUR"]
    assert also("A MUN S A RUH") == ["A RUH H"]
    assert also("F NTH C A KIE - NWY") == ["A KIE - NWY VIA"]


def test_an_explicit_order_stands() -> None:
    assert also("A MUN S A RUH - BUR", "A RUH - BEL") == []


def test_foreign_units_are_never_ordered() -> None:
    assert also("A MUN S A GAS - BUR", "F NTH C A YOR - NWY") == []


def test_a_unit_told_two_things_stands() -> None:
    assert also("A MUN S A RUH - BUR", "A KIE S A RUH - HOL") == ["A RUH H"]
    assert also("A MUN S A RUH - BUR", "A KIE S A RUH - BUR") == ["A RUH - BUR"]
