"""Adjudication of a retreat phase: each dislodged unit goes to a place open to it, or is disbanded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from judge.rules.board import WHOLE, Board
from judge.rules.legality import retreat_place, retreat_reason
from judge.rules.notation import write
from judge.rules.orders import Disband, Move, Order, Retreat
from judge.rules.outcome import Outcome, Result, Verdict
from judge.rules.rulebook import DATC3, Rulebook
from judge.rules.units import Dislodged, Place, Position, Power, Province, Unit, province_of


@dataclass(slots=True)
class _RetreatOrders:
    """The orders taken so far; `goes` has for each unit its goal and the number of its result."""

    results: list[Result] = field(default_factory=list)
    goes: dict[Province, tuple[Place, int]] = field(default_factory=dict)
    ordered: dict[Province, int] = field(default_factory=dict)


def adjudicate(
    board: Board,
    position: Position,
    orders: Mapping[Power, Sequence[Order]],
    rulebook: Rulebook = DATC3,
) -> Outcome:
    """Adjudicate retreats; units that meet, or have no valid order, are disbanded (DATC 6.H).

    The places open to each unit are those of `position.dislodged`: the rulebook has had its say there.
    """
    del rulebook
    taken = _RetreatOrders()
    for power, sequence in orders.items():
        for order in sequence:
            _take_order(board, position, taken, power, order)
    if board.crossing_strength:
        _yield_over_narrow_borders(board, position, taken)
    _bounce(taken, _standoffs(board, taken))
    for lost in position.dislodged:
        if lost.unit.province not in taken.ordered:
            disband = Disband(lost.unit.kind, lost.unit.at)
            taken.results.append(Result(lost.unit.power, disband, Verdict.OK, given=False))
    arrived = tuple(
        Unit(lost.unit.power, lost.unit.kind, taken.goes[lost.unit.province][0])
        for lost in position.dislodged
        if lost.unit.province in taken.goes
    )
    return Outcome(
        tuple(taken.results),
        replace(position, units=(*position.units, *arrived), dislodged=(), contested=frozenset()),
    )


def _take_order(board: Board, position: Position, taken: _RetreatOrders, power: Power, order: Order) -> None:
    """Take one order; the last one for a unit counts."""
    if isinstance(order, Move) and not order.via:
        order = Retreat(order.kind, order.at, order.to)
    found = _lost_unit(position, order)
    if found is None or not isinstance(order, Retreat | Disband):
        taken.results.append(Result(power, order, Verdict.ILLEGAL))
        return
    if found.unit.power != power:
        taken.results.append(Result(power, order, Verdict.NOT_OWNED))
        return
    province = found.unit.province
    if province in taken.ordered:
        earlier = taken.ordered[province]
        old = taken.results[earlier]
        taken.results[earlier] = Result(old.power, old.order, Verdict.VOID, write(order))
        taken.goes.pop(province, None)
    taken.ordered[province] = len(taken.results)
    possible = retreat_reason(board, position, power, order) is None
    if possible and isinstance(order, Retreat):
        to = retreat_place(found.retreats, order.to)
        assert to is not None
        taken.goes[province] = (to, len(taken.results))
    taken.results.append(Result(power, order, Verdict.OK if possible else Verdict.ILLEGAL))


def _lost_unit(position: Position, order: Order) -> Dislodged | None:
    if not isinstance(order, Retreat | Disband):
        return None
    province = province_of(order.at)
    return next((lost for lost in position.dislodged if lost.unit.province == province), None)


def _standoffs(board: Board, taken: _RetreatOrders) -> list[list[Province]]:
    """Return the stand-offs: units that would retreat to the same province, if it is no shared sea space."""
    bound: dict[Province, list[Province]] = {}
    for start, (to, _) in taken.goes.items():
        if board.holds_one(province_of(to)):
            bound.setdefault(province_of(to), []).append(start)
    return [starts for starts in bound.values() if len(starts) > 1]


def _yield_over_narrow_borders(board: Board, position: Position, taken: _RetreatOrders) -> None:
    """Who retreats over a border of half strength yields to any other that comes to the same province."""
    units = {lost.unit.province: lost.unit for lost in position.dislodged}
    for starts in _standoffs(board, taken):
        narrow = {s for s in starts if board.crossing(units[s].kind, units[s].at, taken.goes[s][0]) < WHOLE}
        if len(narrow) == len(starts):
            continue
        other = next(start for start in starts if start not in narrow)
        for start in narrow:
            _fail(taken, start, other)


def _fail(taken: _RetreatOrders, start: Province, other: Province) -> None:
    number = taken.goes[start][1]
    result, by = taken.results[number], write(taken.results[taken.goes[other][1]].order)
    del taken.goes[start]
    taken.results[number] = Result(result.power, result.order, Verdict.BOUNCE, by)


def _bounce(taken: _RetreatOrders, standoffs: list[list[Province]]) -> None:
    for starts in standoffs:
        numbers = {start: taken.goes[start][1] for start in starts}
        preferred = _preferred(taken, numbers)
        for start, number in numbers.items():
            if start == preferred:
                continue
            del taken.goes[start]
            result = taken.results[number]
            other = preferred or next(s for s in numbers if s != start)
            by = write(taken.results[numbers[other]].order)
            taken.results[number] = Result(result.power, result.order, Verdict.BOUNCE, by)


def _preferred(taken: _RetreatOrders, numbers: Mapping[Province, int]) -> Province | None:
    """Return the unit that its owner puts first (seed 004 §3.2).

    None where a foreign unit would come, too.
    """
    results = {start: taken.results[number] for start, number in numbers.items()}
    if len({result.power for result in results.values()}) > 1:
        return None
    first = [s for s, result in results.items() if isinstance(result.order, Retreat) and result.order.first]
    return first[0] if len(first) == 1 else None
