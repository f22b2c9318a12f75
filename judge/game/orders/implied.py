"""Implied orders: to support or convoy a unit of one's own orders it too (seed 004 §3.8, DATC 4.E.3).

They count when the phase is judged, so that whatever is said of the unit before that goes before them. Two
that differ cancel each other: the unit stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from judge.game.orders.sets import order_sets
from judge.game.orders.standing_proxies import lent
from judge.game.proxies import ordered_province
from judge.game.state import Game
from judge.rules.board import Board
from judge.rules.legality import reason
from judge.rules.orders import Convoy, Hold, Move, Support
from judge.rules.phases import PhaseKind
from judge.rules.units import Kind, Place, Power, Province, Unit, province_of

_Help: TypeAlias = Support | Convoy


@dataclass(frozen=True, slots=True)
class Implied:
    """An order nobody wrote, and the order of the same power's unit that it follows from."""

    order: Hold | Move
    by: _Help


def implied(game: Game, power: Power) -> Mapping[Province, Implied]:
    """What follows for the power's units that it says nothing of, by province; empty where nothing does."""
    if game.phase is None or game.phase.kind is not PhaseKind.MOVEMENT or not order_sets(game).implied:
        return {}
    units = {unit.province: unit for unit in game.position.of(power)}
    orders = game.orders.get(power, ())
    said = {ordered_province(one) for one in (*orders, *lent(game, power))}
    found: dict[Province, list[Implied]] = {}
    for helper in orders:
        if isinstance(helper, Support | Convoy) and province_of(helper.at) in units:
            helped = units.get(province_of(helper.of))
            order = None if helped is None or helped.province in said else _order(game, helped, helper)
            if helped is not None and order is not None:
                found.setdefault(helped.province, []).append(Implied(order, helper))
    return {place: _as_one(several) for place, several in found.items() if len(_goals(several)) == 1}


def _order(game: Game, unit: Unit, helper: _Help) -> Hold | Move | None:
    """What the unit must do for the help to be of use; None if it cannot, or its coast is left open."""
    if helper.to is None:
        return Hold(unit.kind, unit.at)
    to = _goal(game.variant.board, unit, helper.to)
    if to is None:
        return None
    move = Move(unit.kind, unit.at, to, via=isinstance(helper, Convoy))
    return move if reason(game.variant.board, game.position, unit.power, move) is None else None


def _goal(board: Board, unit: Unit, to: Place) -> Place | None:
    """Where the help takes the unit: for a fleet the coast named, or the only one it can reach."""
    if unit.kind is Kind.ARMY:
        return province_of(to)
    ways = [place for place in board.reach(unit.kind, unit.at) if to in (place, province_of(place))]
    return ways[0] if len(ways) == 1 else None


def _goals(several: list[Implied]) -> set[Place | None]:
    return {one.order.to if isinstance(one.order, Move) else None for one in several}


def _as_one(several: list[Implied]) -> Implied:
    """Several helps to one end: a convoy goes before a support, which does not say how the army travels."""
    return next((one for one in several if isinstance(one.by, Convoy)), several[0])
