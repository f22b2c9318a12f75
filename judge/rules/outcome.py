"""The outcome of a phase: what happened to each order and why, naming the order responsible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from judge.rules.orders import Combined, Move, Order, Support, Waive
from judge.rules.units import Kind, Position, Power, Province, Unit, province_of


class Verdict(StrEnum):
    """How an order ended; the words stand in the JSON of `judge adjudicate`."""

    OK = "ok"
    BOUNCE = "bounce"
    CUT = "cut"
    VOID = "void"
    ILLEGAL = "illegal"
    DISRUPTED = "disrupted"
    PARADOX = "paradox"
    NOT_OWNED = "notowned"
    BLOCKED = "blocked"
    """It had no permission to pass, or the strait was blocked."""
    FAILED = "fail"
    """It failed: a move by rail, a transformation, a permission that its giver lost."""
    NO_EFFECT = "noeffect"
    """It has no effect: a summer line of Illegal Gunboat is only a message."""


@dataclass(frozen=True, slots=True, init=False)
class Result:
    """One order's end; `given` is False for the hold of a unit without an order and for removals by default.

    `by` names the responsible order in short form, or the province, wherever there is one.
    """

    power: Power
    order: Order
    verdict: Verdict
    by: str | None = None
    given: bool = True

    def __init__(
        self, power: Power, order: Order, verdict: Verdict, by: str | None = None, given: bool = True
    ) -> None:
        _put_power(self, power)
        _put_order(self, order)
        _put_verdict(self, verdict)
        _put_by(self, by)
        _put_given(self, given)


# A phase has some thirty results: filling the slots directly takes half as long as a frozen class's own way.
_put_power, _put_order, _put_verdict, _put_by, _put_given = (
    getattr(Result, name).__set__ for name in ("power", "order", "verdict", "by", "given")
)


def concerns(result: Result, provinces: Sequence[Province]) -> bool:
    """Return whether an order is for the unit there, ends there, or passes there."""
    order = result.order
    places = (*(getattr(order, name, None) for name in ("at", "to")), *getattr(order, "route", ()))
    return any(place and province_of(place) in provinces for place in places)


ResultFields: TypeAlias = tuple[Power, Order, Verdict, str | None, bool]
"""The fields of a result: power, order, verdict, by, given."""


class Removal(StrEnum):
    """Why a unit left the board within a movement phase (Naval Diplomacy)."""

    ANNIHILATED = "annihilated"
    PATROLLED = "patrolled"


@dataclass(frozen=True, slots=True)
class Removed:
    """A unit that left the board within the phase, as it stood at its start; `by` as in a result.

    `order` is its order in short form, or its hold.
    """

    unit: Unit
    why: Removal
    by: str | None = None
    order: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Outcome:
    """The outcome of a phase; `after.dislodged` lists the units that must retreat.

    Two outcomes are equal if their results and positions are, however they were made.
    """

    results: tuple[Result, ...]
    after: Position
    removed: tuple[Removed, ...] = ()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Outcome):
            return NotImplemented
        mine, theirs = (self.results, self.after, self.removed), (other.results, other.after, other.removed)
        return mine == theirs

    def __hash__(self) -> int:
        return hash(self.results)

    def result_fields(self) -> Iterator[ResultFields]:
        """Return the results in order, as plain tuples, for callers that print and do not keep them."""
        return ((r.power, r.order, r.verdict, r.by, r.given) for r in self.results)

    def of(self, power: Power) -> tuple[Result, ...]:
        """Return the power's results, in the order its orders were given, then units without orders."""
        return tuple(result for result in self.results if result.power == power)


def helps(support: Result, result: Result) -> bool:
    """Return whether that support was given to that order."""
    order, helped = support.order, result.order
    order = order.then if isinstance(order, Combined) else order
    if not isinstance(order, Support) or support.verdict is not Verdict.OK or isinstance(helped, Waive):
        return False
    if province_of(order.of) != province_of(helped.at):
        return False
    if isinstance(helped, Move) and helped.kind is Kind.FLEET and order.route != helped.route:
        return False
    if isinstance(helped, Move) and result.verdict is not Verdict.ILLEGAL:
        return order.to is not None and province_of(order.to) == province_of(helped.to)
    return order.to is None
