"""Clauses: what is asked about a row of readings, and about the orders in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from judge.game.proxies import ordered_province
from judge.language.readings.covers import NOT_BUILT, SIGNS
from judge.language.readings.evidence import OrderRead, Reading
from judge.language.readings.lattice import QUESTION_MARK, is_neutral
from judge.language.statements import Answer, UnderstoodOrder
from judge.rules.orders import Convoy, Move, Order, Support, Waive
from judge.rules.units import province_of

BUILDS = "build"
"""The concept of words for building."""
LATER = "later"
"""Why orders were rejected: they are for a later phase."""
BESIDE = ("not_that", "not_order", "not_before", "not_but", NOT_BUILT, "nay")
"""Forms of words next to orders that say which order is not meant."""
AIM, FAREWELL = "aim", "farewell"
"""Forms of words before a colon for where orders go, and of a place that nobody is sent to."""
TAKING_BACK = ("denial", "withdrawal")
_SAYING_NOTHING = ("stop", "comma", "ornament", QUESTION_MARK, "arrow", "dashes")


def last_clause(readings: Sequence[Reading]) -> Sequence[Reading]:
    """Return the readings after the last comma or colon with words after it."""
    commas = [at for at, one in enumerate(readings[:-1]) if one.kind in ("comma", "colon")]
    return readings[commas[-1] + 1 :] if commas else readings


def only_introduces(readings: Sequence[Reading]) -> bool:
    """Return whether words only say that orders follow."""
    return has(readings, "introduction") and not meaningful(without_signs(readings))


def without_signs(readings: Sequence[Reading]) -> list[Reading]:
    """Return the readings that are no punctuation."""
    return [one for one in readings if one.kind not in SIGNS]


def has(readings: Sequence[Reading], *kinds: str) -> bool:
    """Return whether one of the readings is of one of these kinds."""
    return any(one.kind in kinds for one in readings)


def has_form(readings: Sequence[Reading]) -> bool:
    """Return whether one of the readings has the form of an order."""
    return any(one.is_form for one in readings)


def speaks_of_else(readings: Sequence[Reading]) -> bool:
    """Return whether words with a no speak of something that nobody knows, and point at nothing said."""
    return has(readings, "unknown") and not has(readings, "pronoun")


def orders_of(answers: Iterable[Answer]) -> list[Order]:
    """Return the orders among answers."""
    return [one.order for one in answers if isinstance(one, UnderstoodOrder)]


CORRECTING = (*TAKING_BACK, "nay", "change")


def is_aim(reading: Reading) -> bool:
    """Return whether a reading is words and a colon that name where the orders after it go."""
    return reading.kind == AIM and bool(reading.places)


ALL_ABOVE = ("above", "everything", "introduction")
"""Words for all orders of an email: `Ignore all my orders`."""


def says_something(readings: Sequence[Reading]) -> bool:
    """Return whether a sentence has more than courtesies and signs, so that its writer needs an answer."""
    return any(one.kind not in ("number", "note", FAREWELL) for one in meaningful(readings))


def meaningful(readings: Sequence[Reading]) -> list[Reading]:
    """Return the readings that may mean something: no signs, courtesies or small words."""
    return [one for one in readings if one.kind not in _SAYING_NOTHING and not is_neutral(one.kind)]


def waives(order: OrderRead) -> bool:
    """Return whether an order waives a build and so has no place."""
    return isinstance(order, UnderstoodOrder) and isinstance(order.order, Waive)


def meant(answer: UnderstoodOrder) -> set[str | None]:
    """Return the province that an order's unit goes to, or the unit's own."""
    order = answer.order
    return {province_of(order.to)} if isinstance(order, Move) else {ordered_province(order)}


def about(order: Order) -> set[str | None]:
    """Return the provinces of an order's unit, and of the goal of that unit or of the one it helps."""
    goal = province_of(order.to) if isinstance(order, Move | Support | Convoy) and order.to else None
    return {ordered_province(order), goal}


def clause_of(at: int, readings: Sequence[Reading]) -> Sequence[Reading]:
    """Return the readings between the commas, brackets and colons around one."""
    end = next((n for n, one in enumerate(readings) if n > at and one.kind in PARTING), len(readings))
    return readings[start_of_clause(at, readings) : end]


def rest_of_clause(at: int, readings: Sequence[Reading]) -> Sequence[Reading]:
    """Return the readings of a clause behind one of its own."""
    return clause_of(at, readings)[at + 1 - start_of_clause(at, readings) :]


def start_of_clause(at: int, readings: Sequence[Reading]) -> int:
    """Return where the clause of a reading begins."""
    return max((n for n, one in enumerate(readings[:at]) if one.kind in PARTING), default=-1) + 1


PARTING = ("comma", "colon", "open", "close", "arrow")
COLLECTIVE = ("all_hold", "rest_hold", "kind_holds")
"""Forms for several units, from which one may be excepted."""


def unit_of(order: OrderRead) -> str | None:
    """Return the province of the unit that an order is for; None if it names none."""
    return ordered_province(order.order) if isinstance(order, UnderstoodOrder) else None
