"""A bot: the orders of a power for the current phase, by a heuristic and seeded chance.

It knows the board and what it wants in this game, and nothing else: no letters, no orders of others. In
movement phases it looks one phase ahead (`look_ahead`); where dislodged units go, what is built and what is
removed follows from what places are worth to the power (`province_values`). The rules are asked for what is
possible, so that a bot plays every board that they play. The same `chance` gives the same orders.
"""

from __future__ import annotations

from random import Random

from judge.bots.look_ahead import NORMAL, Effort, LookAhead
from judge.bots.province_values import Inclination, Situation, Values, place_values
from judge.rules.adjustments import due, sites
from judge.rules.legality import build_reason
from judge.rules.orders import Build, Disband, Order, Remove, Retreat
from judge.rules.phases import PhaseKind
from judge.rules.units import Dislodged, Kind, Place, Power, Province, province_of

_LEAST_NOISE = 0.8


class Bots:
    """The bots of one phase of a game."""

    def __init__(self, situation: Situation, effort: Effort = NORMAL) -> None:
        self.situation = situation
        self._look_ahead = LookAhead(situation, effort)

    def orders(
        self, power: Power, chance: Random, inclination: Inclination | None = None
    ) -> tuple[Order, ...]:
        """Return everything the power orders in the phase at hand; empty if it is asked for nothing."""
        situation = self.situation
        if situation.kind is PhaseKind.MOVEMENT:
            return self._look_ahead.best_orders(power, inclination, chance)
        values = place_values(situation, power, inclination)
        if situation.kind is PhaseKind.RETREAT:
            return _retreats(situation, power, values)
        number = due(situation.board, situation.position, power)
        if number > 0:
            return _builds(situation, power, number, values, chance)
        return _removals(situation, power, -number, values)


def _retreats(situation: Situation, power: Power, values: Values) -> tuple[Order, ...]:
    """Each dislodged unit goes to the best place open that no other takes; else it is disbanded."""
    taken: set[Province] = set()
    mine = (lost for lost in situation.position.dislodged if lost.unit.power == power)
    return tuple(_retreat(situation, lost, values, taken) for lost in mine)


def _retreat(
    situation: Situation, lost: Dislodged, values: Values, taken: set[Province]
) -> Retreat | Disband:
    unit, worth = lost.unit, values[lost.unit.kind]
    open_places = [place for place in lost.retreats if province_of(place) not in taken]
    if not open_places:
        return Disband(unit.kind, unit.at)
    best = max(open_places, key=lambda place: worth[situation.board.index[place]])
    taken.add(province_of(best))
    return Retreat(unit.kind, unit.at, best)


def _builds(
    situation: Situation, power: Power, number: int, values: Values, chance: Random
) -> tuple[Order, ...]:
    """Return the units that are worth most where they can be built, one a site."""
    wishes: list[tuple[float, Kind, Place]] = []
    for site in sites(situation.board, situation.position, power):
        for kind in Kind:
            for place in situation.board.standing_places(kind, site):
                if build_reason(situation.board, situation.position, power, Build(kind, place)) is None:
                    worth = values[kind][situation.board.index[place]]
                    wishes.append((worth * chance.uniform(_LEAST_NOISE, 1.0), kind, place))
    built: dict[Province, Order] = {}
    for _, kind, place in sorted(wishes, reverse=True):
        if len(built) < number and province_of(place) not in built:
            built[province_of(place)] = Build(kind, place)
    return tuple(built.values())


def _removals(situation: Situation, power: Power, number: int, values: Values) -> tuple[Order, ...]:
    """Return the units that are worth least where they stand."""
    index = situation.board.index
    units = sorted(
        situation.position.of(power),
        key=lambda unit: values[unit.kind][index[unit.at]],
    )
    return tuple(Remove(unit.kind, unit.at) for unit in units[:number])
