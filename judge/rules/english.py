"""Plain English that every room needs: lists, kinds of unit, orders with full names."""

from __future__ import annotations

from collections.abc import Iterable

from judge.rules.board import Board
from judge.rules.notation import EXPLAINED, Namer, OrderForm, write_order
from judge.rules.orders import Order
from judge.rules.units import Kind, Place, Power, province_of

KIND_NAMES = {Kind.ARMY: "army", Kind.FLEET: "fleet"}
KIND_TITLES = {kind: name.capitalize() for kind, name in KIND_NAMES.items()}
KIND_WITH_ARTICLE = {Kind.ARMY: "an army", Kind.FLEET: "a fleet"}


def listing(words: Iterable[str], joint: str = "and") -> str:
    """Return the items as a list in a sentence: `A`, `A and B`, `A, B and C`."""
    *most, last = (*words,) or ("",)
    return f"{', '.join(most)} {joint} {last}" if most else last


def capitalized(text: str) -> str:
    """Return the text with a capital first, its other letters as they are."""
    return text[:1].upper() + text[1:]


def with_article(board: Board, place: Place) -> str:
    """Return the place's name as it stands in a sentence.

    Sea spaces take an article: `Brest`, `the North Sea`.
    """
    name = board.name(place)
    return f"the {name}" if board.is_sea(province_of(place)) else name


def power_name(power: Power) -> str:
    """Return the name of a power's code: `AUSTRIA` as `Austria`, `NEW_YORK` as `New York`."""
    return power.replace("_", " ").title()


def describe(board: Board, order: Order, form: OrderForm = EXPLAINED, name: Namer | None = None) -> str:
    """Return the order with full names, in short form unless another is given: `A Vienna - Galicia`."""
    return write_order(order, form, name or board.name).rstrip(".")


def unit_named(
    board: Board, kind: Kind | None, place: Place, form: OrderForm = EXPLAINED, name: Namer | None = None
) -> str:
    """Return the unit with its kind, `A Vienna`, or only its place if the kind is unknown."""
    return form.unit(kind, (name or board.name)(place))
