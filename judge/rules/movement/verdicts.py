"""Verdicts: how each order of a battle ended and why, and who is dislodged."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping

from judge.rules.board import EMPTY, connects
from judge.rules.capability import order_fault
from judge.rules.movement.battle import NOT_MOVING
from judge.rules.movement.equations import Equations
from judge.rules.movement.resolution import NO, YES
from judge.rules.movement.retreat_places import retreat_places
from judge.rules.notation import write
from judge.rules.orders import Convoy, Hold, Move, Order, Support
from judge.rules.outcome import Outcome, Result, ResultFields, Verdict
from judge.rules.units import Dislodged, Kind, Position, Unit

_KINDS = (Kind.ARMY, Kind.FLEET)
End = tuple[Verdict, str | None]
# Read once: on Python 3.11 a member read through its class costs more than the test it is for.
_VERDICT_OK = Verdict.OK
_VERDICT_BOUNCE = Verdict.BOUNCE
_VERDICT_CUT = Verdict.CUT
_VERDICT_VOID = Verdict.VOID
_VERDICT_ILLEGAL = Verdict.ILLEGAL


class MovementOutcome(Outcome):
    """The outcome of a solved battle; results and position are calculated when they are first read."""

    __slots__ = ("_battle", "_position")

    _battle: Equations
    _position: Position

    @classmethod
    def of_battle(cls, battle: Equations, position: Position) -> MovementOutcome:
        """Return the outcome of a solved battle that began in that position."""
        # Past the frozen dataclass's `__init__`, which would want the results that nobody has asked for yet.
        outcome = object.__new__(cls)
        object.__setattr__(outcome, "_battle", battle)
        object.__setattr__(outcome, "_position", position)
        return outcome

    def result_fields(self) -> Iterator[ResultFields]:
        """Return the results in their order, as plain tuples."""
        return iter(_results(self._battle, self._position))

    def __getattr__(self, name: str) -> object:
        """Fill in a field that has not been read before."""
        if name == "results":
            found: object = tuple([Result(*result_fields) for result_fields in self.result_fields()])
        elif name == "after":
            found = _after(self._battle, self._position)
        elif name == "removed":
            found = ()
        else:
            raise AttributeError(name)
        object.__setattr__(self, name, found)
        return found


def _after(battle: Equations, position: Position) -> Position:
    board, owner, answers = battle.occupancy.board, battle.owner, battle.answers
    goes, place_to, places, kind = battle.goes, battle.place_to, board.places, battle.occupancy.kind
    units, provinces = position.units, battle.occupancy.provinces
    taken = {goes[mover]: mover for mover in battle.movers if answers[mover] == YES}
    beleaguered = battle.beleaguered()
    lost = beleaguered.union([goal for goal in taken if owner[goal] is not None and answers[goal] == NO])
    known = board.units
    standing = [
        unit if answers[number] == NO else known[unit.power][kind[number]][place_to[number]]
        for unit, number in zip(units, provinces, strict=True)
        if number not in lost
    ]
    contested = _contested(battle, taken, beleaguered)
    dislodged: tuple[Dislodged, ...] = ()
    if lost:
        beaten = [
            (unit, taken.get(number, EMPTY))
            for unit, number in zip(units, provinces, strict=True)
            if number in lost
        ]
        occupied = set(provinces).difference(taken.values(), lost).union(taken)
        dislodged = _dislodged(battle, beaten, occupied | contested)
    names = frozenset([places[number] for number in contested])
    return Position(tuple(standing), position.centres, dislodged, names, position.homes)


def _dislodged(battle: Equations, beaten: list[tuple[Unit, int]], closed: set[int]) -> tuple[Dislodged, ...]:
    places = battle.occupancy.board.places
    return tuple(
        Dislodged(
            unit, None if winner == EMPTY else places[winner], retreat_places(battle, unit, winner, closed)
        )
        for unit, winner in beaten
    )


def _contested(battle: Equations, taken: Container[int], beleaguered: Container[int]) -> set[int]:
    """Provinces left empty that a failed move kept others out of."""
    answers, goes, owner = battle.answers, battle.goes, battle.owner
    contested: set[int] = set()
    for mover in battle.movers:
        if answers[mover] == NO:
            goal = goes[mover]
            empty = owner[goal] is None or answers[goal] == YES or goal in beleaguered
            if empty and goal not in taken and battle.prevent(mover, goal)[0] > 0:
                contested.add(goal)
    return contested


def _results(battle: Equations, position: Position) -> list[ResultFields]:
    answers, size, help_at = battle.answers, battle.size, battle.help_at
    results: list[ResultFields] = []
    acts, number = battle.acts, 0
    for power, orders in battle.given.items():
        for order in orders:
            unit, sort = acts[number], order.__class__
            if unit == EMPTY:
                results.append((power, order, battle.refused[number], None, True))
            elif (
                (sort is Move and answers[unit] == YES)
                or sort is Hold
                or (sort is Support and answers[size + unit] == YES and help_at[unit] != EMPTY)
            ):
                results.append((power, order, _VERDICT_OK, None, True))
            else:
                verdict, by = _ENDS[sort](battle, unit, order)
                results.append((power, order, verdict, by, True))
            number += 1
    # Each unit has at most one order that counts: if there are as many as units, no unit lacks one.
    if len(results) - len(battle.refused) < len(position.units):
        results += _unordered(battle, position)
    return results


def _unordered(battle: Equations, position: Position) -> list[ResultFields]:
    """Return the holds of the units that no order was for."""
    ordered, hold = battle.ordered, battle.occupancy.board.hold
    return [
        (unit.power, hold(unit.kind, unit.at), _VERDICT_OK, None, False)
        for unit, province in zip(position.units, battle.occupancy.provinces, strict=True)
        if ordered[province] is None
    ]


def _order_of(battle: Equations, unit: int) -> str:
    order = battle.ordered[unit]
    if order is None:
        occupancy = battle.occupancy
        order = occupancy.board.hold(
            _KINDS[occupancy.kind[unit]], occupancy.board.places[occupancy.place[unit]]
        )
    return write(order)


def _unmatched(battle: Equations, unit: int, order: Support | Convoy) -> End:
    """Return an order that matches nothing: impossible, or void because of what the unit it names does."""
    places = battle.occupancy.board.province_at
    known = order.of in places and (order.to is None or order.to in places)
    if not known or order_fault(battle.occupancy, unit, order) is not None:
        return _VERDICT_ILLEGAL, None
    return _VERDICT_VOID, _order_of(battle, places[order.of])


def _move_end(battle: Equations, unit: int, order: Order) -> End:
    del order
    if battle.goes[unit] == NOT_MOVING:
        return _VERDICT_ILLEGAL, None
    if unit in battle.blocked:
        return Verdict.BLOCKED, None
    if unit in battle.carriers and battle.answers[2 * battle.size + unit] == NO:
        return _sea_end(battle, unit)
    blocker = _blocker(battle, unit)
    return _VERDICT_BOUNCE, None if blocker is None else _order_of(battle, blocker)


def _sea_end(battle: Equations, army: int) -> End:
    board, carriers = battle.occupancy.board, battle.carriers[army]
    if not connects(board, carriers, army, battle.goes[army]):
        return Verdict.VOID, None
    lost = sorted(board.places[fleet] for fleet in carriers if battle.dislodged(fleet) == YES)
    # Where a paradox stopped the convoy no carrier was lost, but a verdict names one.
    return Verdict.DISRUPTED, lost[0] if lost else min(board.places[fleet] for fleet in carriers)


def _blocker(battle: Equations, unit: int) -> int | None:
    """The unit whose strength the move did not beat: head to head, the holder, or the strongest rival."""
    goal = battle.goes[unit]
    foe = battle.opponent.get(unit)
    attackers = battle.attackers[goal] or ()
    if len(attackers) == 1:
        return goal if foe is None else foe
    holder = goal if foe is None and battle.owner[goal] is not None and battle.answers[goal] == NO else None
    if len(attackers) == 2 and foe is None and holder is None:  # noqa: PLR2004  # this one and its rival
        return attackers[0] if attackers[1] == unit else attackers[1]
    strengths = {rival: battle.prevent(rival, goal)[0] for rival in attackers if rival != unit}
    if foe is not None:
        strengths[foe] = battle.defend(foe)[0]
    if holder is not None:
        strengths[holder] = battle.hold(holder)[0]
    return _strongest(strengths)


def _strongest(strengths: Mapping[int, int]) -> int | None:
    """Return the first of the strongest; None if none has any strength."""
    strongest = max(strengths, key=strengths.__getitem__)
    return strongest if strengths[strongest] else None


def _support_end(battle: Equations, unit: int, order: Order) -> End:
    assert isinstance(order, Support)
    if battle.help_at[unit] == EMPTY:
        return _unmatched(battle, unit, order)
    cutters = [a for a in battle.attackers[unit] or () if battle.cuts(a, unit) == YES]
    return _VERDICT_CUT, _order_of(battle, cutters[0]) if cutters else None


def _convoy_end(battle: Equations, fleet: int, order: Order) -> End:
    assert isinstance(order, Convoy)
    if fleet not in battle.convoying:
        return _unmatched(battle, fleet, order)
    for attacker in battle.attackers[fleet] or ():
        if battle.answers[attacker] == YES:
            return Verdict.DISRUPTED, _order_of(battle, attacker)
    for army in battle.annulled:
        carriers = battle.carriers[army]
        if fleet in carriers and all(battle.dislodged(carrier) == NO for carrier in carriers):
            return Verdict.PARADOX, _order_of(battle, army)
    return _VERDICT_OK, None


_ENDS: Mapping[type[Order], Callable[[Equations, int, Order], End]] = {
    Move: _move_end,
    Support: _support_end,
    Convoy: _convoy_end,
}
