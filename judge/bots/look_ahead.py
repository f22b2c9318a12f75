"""Look-ahead: which plan does best against what the others may do, as the adjudicator finds.

The others' orders are guessed a few times, by plans like one's own; a bot that tries hard has them look
ahead as well. Each of the power's plans is adjudicated against every guess, and the positions after are
weighed, by a bot that tries hard also by the centres that could be won and lost next (`contests`). Then the
best plan is changed a unit at a time as long as that is tried, and each change is kept that does better. The
number of trials is fixed by the effort, so that the same chance gives the same orders however fast the
machine is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from judge.bots.contests import contested
from judge.bots.plans import Plan, PlannedOrder, Planner, orders_of
from judge.bots.province_values import Inclination, Situation, Values
from judge.rules.adjudication import ADJUDICATORS
from judge.rules.adjustments import owners
from judge.rules.orders import Hold
from judge.rules.phases import PhaseKind
from judge.rules.units import Position, Power, Province


@dataclass(frozen=True, slots=True)
class Effort:
    """How many plans are made, how often the best is changed, and how many guesses each is tried against.

    `others` is how hard those are thought to try whose orders are guessed; None if they do not look ahead.
    `contests` is whether a position is weighed by the centres that could be won and lost from it.
    """

    plans: int
    changes: int
    guesses: int
    others: Effort | None = None
    contests: bool = False


EASY, NORMAL = Effort(2, 4, 1), Effort(10, 30, 1)
HARD = Effort(14, 56, 4, NORMAL, contests=True)
_POWERS = 16
"""Of more powers each tries less, so that a phase of fifty does not take three times as long."""
_CENTRE, _STANDS_ON, _LOST_UNIT, _BEATEN_UNIT = 8.0, 4.0, 3.0, 1.5

Guess = Mapping[Power, Sequence[PlannedOrder]]


class LookAhead:
    """The look-ahead of all bots of a situation, who share what does not hang on whose orders are sought."""

    def __init__(self, situation: Situation, effort: Effort) -> None:
        self._situation = situation
        self._effort = effort
        self._planners: dict[Power, Planner] = {}
        self._others = None if effort.others is None else LookAhead(situation, effort.others)
        self._thought: dict[tuple[Power, int], Sequence[PlannedOrder]] = {}

    def best_orders(
        self, power: Power, inclination: Inclination | None, chance: Random
    ) -> tuple[PlannedOrder, ...]:
        """Return the power's orders for a movement phase."""
        planner = Planner(self._situation, power, inclination)
        if not planner.units:
            return ()
        guesses = [self._guess(power, number, chance) for number in range(self._effort.guesses)]

        def worth(plan: Plan) -> float:
            mine = orders_of(plan, planner.units)
            return sum(self._worth_against(power, mine, guess, planner.values) for guess in guesses)

        drawn = [planner.plan(chance) for _ in range(self._fewer(self._effort.plans))]
        best, most = max(((plan, worth(plan)) for plan in drawn), key=lambda tried: tried[1])
        for _ in range(self._fewer(self._effort.changes)):
            other = planner.changed(best, chance)
            if (found := worth(other)) > most:
                best, most = other, found
        return orders_of(best, planner.units)

    def _worth_against(
        self, power: Power, mine: Sequence[PlannedOrder], guess: Guess, values: Values
    ) -> float:
        situation = self._situation
        judge = ADJUDICATORS[PhaseKind.MOVEMENT]
        orders = {**guess, power: mine}
        after = judge(situation.board, situation.position, orders, situation.rulebook).after
        held = owners(situation.board, after) if situation.counts else after.centres
        worth = _worth(situation, power, after, held, values)
        return worth + contested(situation.board, after, held, power) if self._effort.contests else worth

    def _fewer(self, trials: int) -> int:
        """As many trials as each power of the situation may make."""
        powers = len(self._situation.powers)
        return trials if powers <= _POWERS else max(2, trials * _POWERS // powers)

    def _guess(self, power: Power, number: int, chance: Random) -> Guess:
        """Return what the other powers may order; the guesses are numbered."""
        others = (other for other in self._situation.powers if other != power)
        return {other: self._may_order(other, number, chance) for other in others}

    def _may_order(self, power: Power, number: int, chance: Random) -> Sequence[PlannedOrder]:
        """Return what a power may order: it stands still again, looks ahead, or follows a plan."""
        planner = self._planner(power)
        if power in self._situation.still:
            return tuple(Hold(unit.kind, unit.at) for unit in planner.units)
        if self._others is None:
            return orders_of(planner.plan(chance), planner.units)
        thought = self._thought.get((power, number))
        if thought is None:
            own = Random(f"{self._situation.number}:{power}:{number}")  # noqa: S311  # to be repeatable
            thought = self._thought[power, number] = self._others.best_orders(power, None, own)
        return thought

    def _planner(self, power: Power) -> Planner:
        known = self._planners.get(power)
        if known is None:
            known = self._planners[power] = Planner(self._situation, power)
        return known


def _worth(
    situation: Situation, power: Power, after: Position, held: Mapping[Province, Power], values: Values
) -> float:
    """What a position is worth to a power that leaves the centres so: those first, then where units stand."""
    board = situation.board
    worth = 0.0
    for unit in after.units:
        if unit.power == power:
            worth += values[unit.kind][board.index[unit.at]]
        held_by = after.centres.get(unit.province)
        if unit.at in board.centre_at and (held_by == power) != (unit.power == power):
            worth += _STANDS_ON if unit.power == power else -_STANDS_ON
    for lost in after.dislodged:
        worth += -_LOST_UNIT if lost.unit.power == power else _BEATEN_UNIT
        if lost.unit.power == power and not lost.retreats:
            worth -= _LOST_UNIT
    if situation.counts:
        worth += _CENTRE * sum(owner == power for owner in held.values())
    return worth
