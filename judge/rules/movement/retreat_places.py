"""Where a dislodged unit may retreat to."""

from __future__ import annotations

from judge.rules.movement.equations import Equations
from judge.rules.rulebook import RetreatToConvoyOrigin
from judge.rules.units import Place, Unit
from judge.rules.variant_rules import NEUTRAL


def retreat_places(battle: Equations, unit: Unit, winner: int, closed: set[int]) -> tuple[Place, ...]:
    """Return every place the unit can reach that is empty, uncontested and not where its attacker came from.

    No one helps a retreat, so none leads over a border that only help carries a unit across.
    """
    board = battle.occupancy.board
    if not board.variant_rules.retreats or unit.power == NEUTRAL:
        return ()
    found: list[Place] = []
    for place in board.reach(unit.kind, unit.at):
        if board.crossing_strength and board.crossing(unit.kind, unit.at, place) == 0:
            continue
        number = board.province_at[place]
        if number not in closed and (number != winner or _origin_open(battle, place, winner)):
            found.append(place)
    return tuple(found)


def _origin_open(battle: Equations, place: Place, winner: int) -> bool:
    """Return whether a retreat may lead where the attacker came from: after a convoy, or to another coast."""
    rules = battle.rulebook
    if winner in battle.carriers and rules.retreat_to_convoy_origin is RetreatToConvoyOrigin.ALLOWED:
        return True
    number, origin = battle.occupancy.board.index[place], battle.occupancy.place[winner]
    return rules.crawling_retreat and min(number, origin) >= battle.size and number != origin
