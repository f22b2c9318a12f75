"""Plans: the orders of one power for a movement phase, drawn by chance from what places are worth.

A plan sends each unit to the best place that no other unit of the power goes to, with enough chance in it
that two plans differ; then units whose own way is worth little support those that meet enemies. A plan need
not be good: `look_ahead` makes many, and keeps what does best. Every order is one that the rules find
possible.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeAlias

from judge.bots.province_values import Inclination, Situation, Values, enemies_near, place_values
from judge.rules.board import Occupancy, shortest_route
from judge.rules.capability import Reason
from judge.rules.legality import movement_reason, reason
from judge.rules.orders import Convoy, Hold, Move, Support
from judge.rules.units import Kind, Power, Unit, province_of

PlannedOrder: TypeAlias = Hold | Move | Support | Convoy
Plan: TypeAlias = dict[Unit, PlannedOrder]

_HELPS, _HELPS_INSTEAD = 0.7, 0.5
"""How often a unit that could help where enemies are does, and how often a change of plan makes one help."""
_LEAST_NOISE = 0.55


class Planner:
    """Makes and changes the plans of one power in one situation."""

    def __init__(self, situation: Situation, power: Power, inclination: Inclination | None = None) -> None:
        self._board, self._position = situation.board, situation.position
        self._rulebook = situation.rulebook
        self._occupancy = Occupancy(situation.board, situation.position)
        self._power = power
        self.values: Values = place_values(situation, power, inclination)
        self.units = situation.position.of(power)
        self._enemies = enemies_near(situation, power)
        self._fleets = self._occupancy.fleets & {self._number(u) for u in self.units}
        self._known: dict[PlannedOrder, bool] = {}
        self.moves = {unit: tuple(self._possible_moves(unit)) for unit in self.units}

    def plan(self, chance: Random) -> Plan:
        """Return a plan drawn by chance."""
        plan: Plan = {}
        taken: set[int] = set()
        for unit in chance.sample(self.units, len(self.units)):
            if unit not in plan:
                self._send(unit, plan, taken, chance)
        for unit in chance.sample(self.units, len(self.units)):
            self._help(unit, plan, chance)
        return plan

    def changed(self, plan: Plan, chance: Random) -> Plan:
        """Return the plan with another order for one of its units, and what hangs on that order."""
        unit = chance.choice(self.units)
        other: Plan = {u: order for u, order in plan.items() if u != unit and not self._serves(order, unit)}
        helps = list(self._helps(unit, plan))
        if helps and chance.random() < _HELPS_INSTEAD:
            other[unit] = chance.choice(helps)
        else:
            taken = {self._goal(u, order) for u, order in other.items()}
            self._send(unit, other, taken, chance)
        for idle in self.units:
            if idle not in other:
                again = list(self._helps(idle, other))
                other[idle] = chance.choice(again) if again else Hold(idle.kind, idle.at)
        return other

    def _possible_moves(self, unit: Unit) -> Iterator[Move]:
        """Yield the moves of a unit, those by the power's own fleets among them."""
        places = list(self._board.reach(unit.kind, unit.at))
        if unit.kind is Kind.ARMY and self._fleets:
            places += [place for place in self._overseas(unit) if place not in places]
        for place in places:
            move = Move(unit.kind, unit.at, place)
            if self._is_possible(move):
                yield move

    def _overseas(self, unit: Unit) -> Iterator[str]:
        """Yield the provinces to which the power's own fleets could carry the army."""
        near, fleets = self._board.carriers_near, self._fleets
        seen = edge = near[self._number(unit)] & fleets
        while edge:
            edge = frozenset(sea for fleet in edge for sea in near[fleet]) & fleets - seen
            seen |= edge
        for number in range(self._board.size):
            if self._board.is_land[number] and near[number] & seen:
                yield self._board.places[number]

    def _send(self, unit: Unit, plan: Plan, taken: set[int], chance: Random) -> None:
        """Give the unit a move, or let it hold, and order the fleets that it needs for that."""
        worth = self.values[unit.kind]
        stays = Hold(unit.kind, unit.at)
        choices: list[tuple[float, PlannedOrder]] = []
        possible: tuple[PlannedOrder, ...] = (stays, *self.moves[unit])
        for order in possible:
            place = self._board.index[_end(order)]
            choices.append((worth[place] * chance.uniform(_LEAST_NOISE, 1.0), order))
        for _, order in sorted(choices, key=lambda choice: -choice[0]):
            goal = self._goal(unit, order)
            convoys = self._convoys(unit, order, plan)
            if goal in taken or convoys is None or self._is_held(goal, unit, plan):
                continue
            plan[unit] = order
            plan.update(convoys)
            taken.add(goal)
            return
        plan[unit] = stays
        taken.add(self._number(unit))

    def _is_held(self, goal: int, unit: Unit, plan: Plan) -> bool:
        """Return whether another unit of the power has been ordered to stay there."""
        stays = (u for u, order in plan.items() if u != unit and not isinstance(order, Move))
        return any(self._number(u) == goal for u in stays)

    def _convoys(self, unit: Unit, order: PlannedOrder, plan: Plan) -> Plan | None:
        """Return the orders of the fleets that carry the unit, none where it walks.

        None where they are not free.
        """
        if not isinstance(order, Move) or order.to in self._board.reach(unit.kind, unit.at):
            return {}
        at = {self._number(u): u for u in self.units if u not in plan and self._number(u) in self._fleets}
        goal = self._board.index[province_of(order.to)]
        route = shortest_route(self._board, frozenset(at), self._number(unit), goal)
        if not route:
            return None
        return {at[sea]: Convoy(Kind.FLEET, at[sea].at, unit.at, order.to, Kind.ARMY) for sea in route}

    def _help(self, unit: Unit, plan: Plan, chance: Random) -> None:
        """Let the unit support another where enemies may be met and it has nothing better to do."""
        if isinstance(plan[unit], Convoy) or any(self._serves(order, unit) for order in plan.values()):
            return
        needy = [help_ for help_ in self._helps(unit, plan) if self._enemies[self._supported_goal(help_)]]
        worth = self.values[unit.kind]
        own = worth[self._board.index[_end(plan[unit])]]
        better = [help_ for help_ in needy if self._gain(help_) * chance.uniform(0.5, 1.5) > own]
        if better and chance.random() < _HELPS:
            plan[unit] = max(better, key=self._gain)

    def _gain(self, help_: Support) -> float:
        return self.values[help_.of_kind or Kind.ARMY][self._board.index[help_.to or help_.of]]

    def _helps(self, unit: Unit, plan: Plan) -> Iterator[Support]:
        """Yield the supports the unit can give to the plan's other orders."""
        for other, order in plan.items():
            if other == unit:
                continue
            to = order.to if isinstance(order, Move) else None
            support = Support(unit.kind, unit.at, other.at, to, other.kind)
            if self._is_possible(support):
                yield support

    def _is_possible(self, order: PlannedOrder) -> bool:
        known = self._known.get(order)
        if known is None:
            known = self._known[order] = self._reason(order) is None
        return known

    def _reason(self, order: PlannedOrder) -> Reason | None:
        if self._board.variant_rules.naval is None and not self._board.variant_rules.gates:
            return movement_reason(self._occupancy, self._power, order, self._rulebook)
        return reason(self._board, self._position, self._power, order, self._rulebook)

    def _serves(self, order: PlannedOrder, unit: Unit) -> bool:
        """Return whether the order helps or carries the unit."""
        return isinstance(order, Support | Convoy) and order.of == unit.at

    def _supported_goal(self, order: Support) -> int:
        return self._board.index[province_of(order.to or order.of)]

    def _goal(self, unit: Unit, order: PlannedOrder) -> int:
        """Return the province where the unit wants to be afterwards."""
        return self._board.index[province_of(order.to)] if isinstance(order, Move) else self._number(unit)

    def _number(self, unit: Unit) -> int:
        return self._board.index[unit.province]


def _end(order: PlannedOrder) -> str:
    return order.to if isinstance(order, Move) else order.at


def orders_of(plan: Plan, units: Sequence[Unit]) -> tuple[PlannedOrder, ...]:
    """Return the orders of a plan in the order of the units."""
    return tuple(plan[unit] for unit in units)
