"""A retreat phase: each dislodged unit goes to a place open to it, or leaves the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from judge.rules.board import Board
from judge.rules.legality import retreat_place, retreat_reason
from judge.rules.notation import write
from judge.rules.orders import Disband, Move, Order, Retreat
from judge.rules.outcome import Outcome, Result, Verdict
from judge.rules.rulebook import DATC3, Rulebook
from judge.rules.units import Dislodged, Place, Position, Power, Province, Unit, province_of


@dataclass(slots=True)
class _RetreatOrders:
    """Orders taken so far: the results, and for each dislodged unit where it goes and by which result."""

    results: list[Result] = field(default_factory=list)
    goes: dict[Province, tuple[Place, int]] = field(default_factory=dict)
    ordered: dict[Province, int] = field(default_factory=dict)


def adjudicate(
    board: Board,
    position: Position,
    orders: Mapping[Power, Sequence[Order]],
    rulebook: Rulebook = DATC3,
) -> Outcome:
    """Where the dislodged units end; those that meet, or have no valid order, are disbanded (DATC 6.H).

    The places open to each unit are those of `position.dislodged`: the rulebook has had its say there.
    """
    del rulebook
    muster = _RetreatOrders()
    for power, sequence in orders.items():
        for order in sequence:
            _take(board, position, muster, power, order)
    _bounce(muster, _meetings(muster))
    for lost in position.dislodged:
        if lost.unit.province not in muster.ordered:
            disband = Disband(lost.unit.kind, lost.unit.at)
            muster.results.append(Result(lost.unit.power, disband, Verdict.OK, given=False))
    arrived = tuple(
        Unit(lost.unit.power, lost.unit.kind, muster.goes[lost.unit.province][0])
        for lost in position.dislodged
        if lost.unit.province in muster.goes
    )
    return Outcome(tuple(muster.results), Position((*position.units, *arrived), position.centres))


def _take(board: Board, position: Position, muster: _RetreatOrders, power: Power, order: Order) -> None:
    """Note one order; the last one for a unit counts."""
    if isinstance(order, Move) and not order.via:
        order = Retreat(order.kind, order.at, order.to)
    found = _lost_unit(position, order)
    if found is None or not isinstance(order, Retreat | Disband):
        muster.results.append(Result(power, order, Verdict.ILLEGAL))
        return
    if found.unit.power != power:
        muster.results.append(Result(power, order, Verdict.NOT_OWNED))
        return
    province = found.unit.province
    if province in muster.ordered:
        earlier = muster.ordered[province]
        old = muster.results[earlier]
        muster.results[earlier] = Result(old.power, old.order, Verdict.VOID, write(order))
        muster.goes.pop(province, None)
    muster.ordered[province] = len(muster.results)
    possible = retreat_reason(board, position, power, order) is None
    if possible and isinstance(order, Retreat):
        to = retreat_place(found.retreats, order.to)
        assert to is not None
        muster.goes[province] = (to, len(muster.results))
    muster.results.append(Result(power, order, Verdict.OK if possible else Verdict.ILLEGAL))


def _lost_unit(position: Position, order: Order) -> Dislodged | None:
    if not isinstance(order, Retreat | Disband):
        return None
    province = province_of(order.at)
    return next((lost for lost in position.dislodged if lost.unit.province == province), None)


def _meetings(muster: _RetreatOrders) -> list[list[Province]]:
    """The units bound for the same province, where there are several."""
    bound: dict[Province, list[Province]] = {}
    for start, (to, _) in muster.goes.items():
        bound.setdefault(province_of(to), []).append(start)
    return [starts for starts in bound.values() if len(starts) > 1]


def _bounce(muster: _RetreatOrders, meetings: list[list[Province]]) -> None:
    for starts in meetings:
        numbers = {start: muster.goes[start][1] for start in starts}
        preferred = _preferred(muster, numbers)
        for start, number in numbers.items():
            if start == preferred:
                continue
            del muster.goes[start]
            result = muster.results[number]
            other = preferred or next(s for s in numbers if s != start)
            by = write(muster.results[numbers[other]].order)
            muster.results[number] = Result(result.power, result.order, Verdict.BOUNCE, by)


def _preferred(muster: _RetreatOrders, numbers: Mapping[Province, int]) -> Province | None:
    """The one unit its owner puts before his others; no choice where a foreign unit would come, too."""
    results = {start: muster.results[number] for start, number in numbers.items()}
    if len({result.power for result in results.values()}) > 1:
        return None
    first = [s for s, result in results.items() if isinstance(result.order, Retreat) and result.order.first]
    return first[0] if len(first) == 1 else None
