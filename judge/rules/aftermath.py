"""What a battle comes to: verdicts with their causes, who is dislodged, where retreats lead."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judge.rules.battle import NOT_MOVING, Battle
from judge.rules.board import ARMY, FLEET
from judge.rules.convoys import connects
from judge.rules.field import EMPTY
from judge.rules.legality import movement_reason
from judge.rules.notation import write
from judge.rules.orders import Convoy, Hold, Move, Order, Support
from judge.rules.outcome import Outcome, Result, Verdict
from judge.rules.resolution import NO, YES
from judge.rules.rulebook import RetreatToConvoyOrigin
from judge.rules.units import Dislodged, Kind, Place, Position, Unit

_KINDS = (Kind.ARMY, Kind.FLEET)
End = tuple[Verdict, str | None]


class MovementOutcome(Outcome):
    """The outcome of a battle; results and position are worked out when they are first read."""

    __slots__ = ("_after", "_battle", "_position", "_results")

    def __init__(self, battle: Battle, position: Position) -> None:
        put = object.__setattr__
        put(self, "_battle", battle)
        put(self, "_position", position)
        put(self, "_results", None)
        put(self, "_after", None)

    @property
    def results(self) -> tuple[Result, ...]:  # type: ignore[override]  # read only, as the field of a frozen class is
        """What became of each order."""
        if self._results is None:
            object.__setattr__(self, "_results", _results(self._battle, self._position))
        return self._results

    @property
    def after(self) -> Position:  # type: ignore[override]  # read only, as the field of a frozen class is
        """The board after the phase."""
        if self._after is None:
            object.__setattr__(self, "_after", _after(self._battle, self._position))
        return self._after


def _after(battle: Battle, position: Position) -> Position:
    board, answers, index = battle.field.board, battle.answers, battle.field.board.index
    taken = {battle.goes[mover]: mover for mover in battle.movers if answers[mover] == YES}
    besieged = battle.besieged()
    staying: list[Unit] = []
    beaten: list[tuple[Unit, int]] = []
    for unit in position.units:
        number = board.province_number[index[unit.at]]
        if answers[number] == YES:
            staying.append(Unit(unit.power, unit.kind, board.places[battle.place_to[number]]))
        elif number in taken or number in besieged:
            beaten.append((unit, taken.get(number, EMPTY)))
        else:
            staying.append(unit)
    occupied = {board.province_number[index[unit.at]] for unit in staying}
    contested = _contested(battle, occupied)
    closed = occupied | contested
    return Position(
        units=tuple(staying),
        centres=position.centres,
        dislodged=tuple(
            Dislodged(
                unit,
                None if winner == EMPTY else board.places[winner],
                _retreats(battle, unit, winner, closed),
            )
            for unit, winner in beaten
        ),
        contested=frozenset(board.places[number] for number in contested),
    )


def _contested(battle: Battle, occupied: set[int]) -> set[int]:
    """Empty provinces that a failed move kept others out of."""
    return {
        battle.goes[mover]
        for mover in battle.movers
        if battle.answers[mover] == NO
        and battle.goes[mover] not in occupied
        and battle.prevent(mover, battle.goes[mover])[0] > 0
    }


def _retreats(battle: Battle, unit: Unit, winner: int, closed: set[int]) -> tuple[Place, ...]:
    """Every place the unit can reach that is empty, uncontested and not where its attacker came from."""
    board = battle.field.board
    kind = FLEET if unit.kind is Kind.FLEET else ARMY
    return tuple(
        board.places[place]
        for place in sorted(board.reach_numbers[kind][board.index[unit.at]])
        if (number := board.province_number[place]) not in closed
        and (number != winner or _origin_open(battle, place, winner))
    )


def _origin_open(battle: Battle, place: int, winner: int) -> bool:
    """Whether a retreat may lead to where the attacker came from: after a convoy, or to another of its coasts."""
    rules = battle.rulebook
    if winner in battle.carriers and rules.retreat_to_convoy_origin is RetreatToConvoyOrigin.ALLOWED:
        return True
    return rules.crawling_retreat and place >= battle.size and place != battle.field.place[winner]


def _results(battle: Battle, position: Position) -> tuple[Result, ...]:
    results = [_result(battle, number) for number in range(len(battle.lines))]
    province_at, ordered = battle.field.board.province_at, battle.ordered
    for unit in position.units:
        if ordered[province_at[unit.at]] is None:
            results.append(Result(unit.power, Hold(unit.kind, unit.at), Verdict.OK, None, False))
    return tuple(results)


def _result(battle: Battle, number: int) -> Result:
    power, order, unit = battle.lines[number]
    if number in battle.refused:
        return Result(power, order, battle.refused[number])
    verdict, by = _ENDS[type(order)](battle, unit, order)
    return Result(power, order, verdict, by)


def _order_of(battle: Battle, unit: int) -> str:
    board = battle.field.board
    order = battle.ordered[unit] or Hold(_KINDS[battle.field.kind[unit]], board.places[battle.field.place[unit]])
    return write(order)


def _unmatched(battle: Battle, unit: int, order: Support | Convoy) -> End:
    """An order that matches nothing: impossible, or void because of what the unit it names does."""
    owner = battle.owner[unit]
    assert owner is not None
    if movement_reason(battle.field, owner, order) is not None:
        return Verdict.ILLEGAL, None
    helped = battle.field.board.province_at[order.of]
    return Verdict.VOID, _order_of(battle, helped)


def _hold_end(battle: Battle, unit: int, order: Order) -> End:
    del battle, unit, order
    return Verdict.OK, None


def _move_end(battle: Battle, unit: int, order: Order) -> End:
    del order
    if battle.answers[unit] == YES:
        return Verdict.OK, None
    if battle.goes[unit] == NOT_MOVING:
        return Verdict.ILLEGAL, None
    if battle.answers[2 * battle.size + unit] == NO:
        return _sea_end(battle, unit)
    blocker = _blocker(battle, unit)
    return Verdict.BOUNCE, None if blocker is None else _order_of(battle, blocker)


def _sea_end(battle: Battle, army: int) -> End:
    board, carriers = battle.field.board, battle.carriers[army]
    if not connects(board, carriers, army, battle.goes[army]):
        return Verdict.VOID, None
    lost = sorted(board.places[fleet] for fleet in carriers if battle.dislodged(fleet) == YES)
    return Verdict.DISRUPTED, lost[0] if lost else min(board.places[fleet] for fleet in carriers)


def _blocker(battle: Battle, unit: int) -> int | None:
    """The unit whose strength the move did not beat: head to head, the holder, or the strongest rival."""
    goal = battle.goes[unit]
    foe = battle.opponent.get(unit)
    found: list[tuple[int, int]] = []
    if foe is not None:
        found.append((battle.defend(foe)[0], foe))
    elif battle.hold(goal)[0]:
        found.append((battle.hold(goal)[0], goal))
    rivals = [rival for rival in battle.attackers[goal] or () if rival != unit]
    found += [(strength, rival) for rival in rivals if (strength := battle.prevent(rival, goal)[0])]
    return max(found, key=lambda pair: pair[0])[1] if found else None


def _support_end(battle: Battle, unit: int, order: Order) -> End:
    assert isinstance(order, Support)
    if battle.help_at[unit] == EMPTY:
        return _unmatched(battle, unit, order)
    if battle.answers[battle.size + unit] == YES:
        return Verdict.OK, None
    cutters = [a for a in battle.attackers[unit] or () if battle.cuts(a, unit) == YES]
    return Verdict.CUT, _order_of(battle, cutters[0]) if cutters else None


def _convoy_end(battle: Battle, fleet: int, order: Order) -> End:
    assert isinstance(order, Convoy)
    if fleet not in battle.serving:
        return _unmatched(battle, fleet, order)
    for attacker in battle.attackers[fleet] or ():
        if battle.answers[attacker] == YES:
            return Verdict.DISRUPTED, _order_of(battle, attacker)
    for army in battle.annulled:
        carriers = battle.carriers[army]
        if fleet in carriers and all(battle.dislodged(carrier) == NO for carrier in carriers):
            return Verdict.PARADOX, _order_of(battle, army)
    return Verdict.OK, None


_ENDS: Mapping[type[Order], Callable[[Battle, int, Order], End]] = {
    Hold: _hold_end,
    Move: _move_end,
    Support: _support_end,
    Convoy: _convoy_end,
}
