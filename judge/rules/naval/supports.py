"""Supports in Naval Diplomacy: whom one helps, found among fleets that share a space (rules 4D, 4E).

A support counts for a step into, or a unit in, a land province; that of a first step does nothing (D8). Of
several fleets that were told the same, one of the supporter's own power comes first.
"""

from __future__ import annotations

from collections.abc import Sequence

from judge.rules.naval.fleets import Sailor, order_text
from judge.rules.naval.possible import NavalBoard
from judge.rules.orders import Combined, Hold, Move, Support
from judge.rules.outcome import Verdict
from judge.rules.units import Kind, Place, province_of


def derived_support(
    naval: NavalBoard, sailors: Sequence[Sailor], places: Sequence[Place], number: int, order: Support
) -> Support | Hold:
    """The support on the derived board, where its unit stands in `places`; a hold if it comes to nothing."""
    sailor, at = sailors[number], places[number]
    assert sailor.given is not None
    if isinstance(sailor.order, Combined):
        sailor.given.fault = naval.support_fault(sailor.unit, sailor.order.to, order, second=True)
        if sailor.given.fault is not None or _names_first_step(sailors, number, order):
            sailor.given.ends(Verdict.ILLEGAL)
            return Hold(sailor.unit.kind, at)
    there = [n for n, s in enumerate(sailors) if n != number and s.at == province_of(order.of)]
    meant = sorted(
        (n for n in there if _fits(sailors[n], order)), key=lambda n: sailors[n].power != sailor.power
    )
    if _is_at_sea(naval, order) or not meant or sailors[meant[0]].blocked:
        named = meant[:1] or there[:1]
        sailor.given.ends(Verdict.VOID, order_text(sailors[named[0]]) if named else None)
        return Hold(sailor.unit.kind, at)
    return Support(sailor.unit.kind, at, places[meant[0]], order.to, order.of_kind)


def _names_first_step(sailors: Sequence[Sailor], number: int, order: Support) -> bool:
    """Whether it says that it is for the first step, and the unit it names has two."""
    helped = (s for n, s in enumerate(sailors) if n != number and s.at == province_of(order.of))
    return order.step == 1 and any(s.has_two_steps and s.first_step == order.to for s in helped)


def _is_at_sea(naval: NavalBoard, order: Support) -> bool:
    """Whether it is for a step into the sea, or for a fleet that stays there."""
    first = order.step == 1 and bool(order.route)
    return first or naval.board.is_sea(province_of(order.of if order.to is None else order.to))


def _fits(sailor: Sailor, order: Support) -> bool:
    """Whether the unit does what is supported; of a unit that stays on land the equations find out."""
    if sailor.unit.kind is Kind.ARMY:
        return not sailor.unconvoyed
    told = sailor.order
    if order.to is None:
        return sailor.first_step is None
    two = isinstance(told, Move) and told.route == order.route
    return two and isinstance(told, Move) and province_of(told.to) == province_of(order.to)
