"""Capability: what a unit can do at all in a movement phase, and the faults that make an order impossible.

Places are numbers of the board, and known.
"""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import StrEnum

from judge.rules.board import ARMY, EMPTY, FLEET, Board, Occupancy, Terrain, connects, takes_part
from judge.rules.orders import Convoy, Hold, Move, Support, Transform
from judge.rules.rulebook import DATC3, AdjacentConvoy, ConvoyPath, Rulebook
from judge.rules.units import Kind, Place, Position, Power, Province, Unit, province_of
from judge.rules.variant_rules import Sites

# Faults: what can make an order impossible; locales/en/orders.ftl words them.


class Fault(StrEnum):
    """What makes an order impossible."""

    UNKNOWN_PLACE = "unknown_place"
    NO_UNIT = "no_unit"
    NOT_YOURS = "not_yours"
    SAME_PROVINCE = "same_province"
    IMPASSABLE = "impassable"
    ARMY_TO_SEA = "army_to_sea"
    FLEET_INLAND = "fleet_inland"
    NO_BORDER = "no_border"
    COAST_NEEDED = "coast_needed"
    COAST_OUT_OF_REACH = "coast_out_of_reach"
    NO_ROUTE = "no_route"
    ROUTE_MISSING = "route_missing"
    FLEET_CARRIED = "fleet_carried"
    HELPS_ITSELF = "helps_itself"
    HELPED_ABSENT = "helped_absent"
    HELPED_CANNOT_GO = "helped_cannot_go"
    SUPPORT_OUT_OF_REACH = "support_out_of_reach"
    CARRIER_IS_ARMY = "carrier_is_army"
    CARRIER_IN_PORT = "carrier_in_port"
    CARRIER_OFF_ROUTE = "carrier_off_route"
    NOT_DISLODGED = "not_dislodged"
    RETREAT_CLOSED = "retreat_closed"
    NO_BUILD_DUE = "no_build_due"
    NO_REMOVAL_DUE = "no_removal_due"
    NOT_A_CENTRE = "not_a_centre"
    NOT_A_HOME_CENTRE = "not_a_home_centre"
    CENTRE_NOT_OWNED = "centre_not_owned"
    CENTRE_OCCUPIED = "centre_occupied"
    TWICE = "twice"
    MIDDLE_NOT_SEA = "middle_not_sea"
    END_AT_SEA = "end_at_sea"
    NOT_FRIENDLY = "not_friendly"
    STEP_NEEDED = "step_needed"
    FIRST_STEP = "first_step"
    NO_FLEET_LEFT = "no_fleet_left"
    LONE_PATROL = "lone_patrol"
    NOT_AT_SEA = "not_at_sea"
    NO_STRAIT = "no_strait"
    OWN_POWER = "own_power"
    NO_GRANT = "no_grant"
    NO_TRANSFORMATION = "no_transformation"
    SAME_KIND = "same_kind"
    TRANSFORMED_AT_SEA = "transformed_at_sea"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an order is impossible; `place` is the place at fault, `other` what it was to be joined to."""

    fault: Fault
    place: Place
    other: Place | None = None


def order_fault(
    occupancy: Occupancy, province: int, order: Hold | Move | Support | Convoy, rulebook: Rulebook = DATC3
) -> Fault | None:
    """Return why the order for the unit in the province is impossible; None if it is possible.

    Its places are known.
    """
    match order:
        case Move():
            return move_fault(occupancy, province, occupancy.board.index[order.to], order, rulebook)
        case Support():
            return _support_fault(occupancy, province, order)
        case Convoy():
            of, to = (
                occupancy.board.index[province_of(order.of)],
                occupancy.board.index[province_of(order.to)],
            )
            return convoy_fault(occupancy, province, of, to)
        case Hold():
            return None


def move_fault(
    occupancy: Occupancy, province: int, to: int, order: Move | None = None, rulebook: Rulebook = DATC3
) -> Fault | None:
    """Return why the unit cannot move there, by land or by any fleets now at sea; None if it can.

    Without an order the question is whether any order could take it there.
    """
    if occupancy.board.province_number[to] == province:
        return Fault.SAME_PROVINCE
    walks = occupancy.destination(province, to) != EMPTY
    if occupancy.kind[province] == FLEET:
        return None if walks else _sailing_fault(occupancy, province, to)
    explicit = order is not None and _asks_for_sea(order, rulebook)
    if walks and not explicit:
        return None
    fault = _carried_fault(occupancy, province, occupancy.board.province_number[to], explicit=explicit)
    routeless = order is not None and not order.route and not walks
    if fault is None and routeless and rulebook.convoy_path is ConvoyPath.REQUIRED:
        return Fault.ROUTE_MISSING
    return fault


def _asks_for_sea(order: Move, rulebook: Rulebook) -> bool:
    """Return whether the order means the sea even where the army could walk (DATC 4.A.3)."""
    if rulebook.land_fallback or rulebook.adjacent_convoy is AdjacentConvoy.WHEN_SWAPPING:
        return False
    by_name = bool(order.route)
    return by_name if rulebook.adjacent_convoy is AdjacentConvoy.PATH_ONLY else order.via or by_name


def _carried_fault(occupancy: Occupancy, province: int, goal: int, *, explicit: bool) -> Fault | None:
    board = occupancy.board
    facts = board.provinces[board.places[goal]]
    if facts.terrain is Terrain.IMPASSABLE:
        return Fault.IMPASSABLE
    if facts.terrain is Terrain.SEA:
        return Fault.ARMY_TO_SEA
    if connects(board, occupancy.fleets, province, goal):
        return None
    inland = not board.carriers_near[province] or not board.carriers_near[goal]
    return Fault.NO_BORDER if inland and not explicit else Fault.NO_ROUTE


def _sailing_fault(occupancy: Occupancy, province: int, to: int) -> Fault:
    board = occupancy.board
    goal = board.province_number[to]
    terrain = board.provinces[board.places[goal]].terrain
    if terrain is Terrain.IMPASSABLE:
        return Fault.IMPASSABLE
    if terrain is Terrain.LAND:
        return Fault.FLEET_INLAND
    if goal not in board.touch_numbers[FLEET][occupancy.place[province]]:
        return Fault.NO_BORDER
    return Fault.COAST_NEEDED if to < board.size else Fault.COAST_OUT_OF_REACH


def _support_fault(occupancy: Occupancy, province: int, order: Support) -> Fault | None:
    board = occupancy.board
    helped = board.index[province_of(order.of)]
    to = helped if order.to is None else board.index[order.to]
    goal = board.province_number[to]
    fault = None
    if helped == province:
        fault = Fault.HELPS_ITSELF
    elif goal == province:
        fault = Fault.SAME_PROVINCE
    elif goal not in board.touch_numbers[occupancy.kind[province]][occupancy.place[province]]:
        fault = Fault.SUPPORT_OUT_OF_REACH
    elif occupancy.owner[helped] is None:
        fault = Fault.HELPED_ABSENT
    elif order.to is not None and not _could_arrive(occupancy, helped, to, province):
        fault = Fault.HELPED_CANNOT_GO
    return fault


def _could_arrive(occupancy: Occupancy, helped: int, to: int, supporter: int) -> bool:
    """Return whether the helped unit could go there without the supporter as its carrier (DATC 6.D.31).

    A support into a province of several coasts need not name one (DATC 4.B.4).
    """
    board = occupancy.board
    goal = board.province_number[to]
    if goal == helped:
        return False
    if occupancy.kind[helped] == FLEET:
        reach = board.reach_numbers[FLEET][occupancy.place[helped]]
        return to in reach or (
            to < board.size and goal in board.touch_numbers[FLEET][occupancy.place[helped]]
        )
    if goal in board.reach_numbers[ARMY][helped]:
        return True
    if board.is_sea_number[goal] or not board.is_land[goal]:
        return False
    return connects(board, occupancy.fleets - {supporter}, helped, goal)


def convoy_fault(occupancy: Occupancy, province: int, army: int, goal: int) -> Fault | None:
    """Return why the unit in the province cannot convoy the one at `army` to `goal`; None if it can."""
    board = occupancy.board
    fault = None
    if occupancy.kind[province] != FLEET:
        fault = Fault.CARRIER_IS_ARMY
    elif province not in board.carriers:
        fault = Fault.CARRIER_IN_PORT
    elif occupancy.owner[army] is None:
        fault = Fault.HELPED_ABSENT
    elif occupancy.kind[army] != ARMY:
        fault = Fault.FLEET_CARRIED
    elif army == goal:
        fault = Fault.SAME_PROVINCE
    elif not board.is_land[goal]:
        fault = Fault.ARMY_TO_SEA
    elif not takes_part(board, occupancy.fleets, army, goal, province):
        fault = Fault.CARRIER_OFF_ROUTE
    return fault


def homes_of(board: Board, position: Position, power: Power) -> tuple[Province, ...]:
    """Return the power's home centres: those that it has chosen in this game, else the map's."""
    return position.homes.get(power, ()) if position.homes else board.homes(power)


def transform_reason(
    board: Board, position: Position, power: Power, order: Transform, *, in_adjustments: bool
) -> Reason | None:
    """Return why the unit cannot change its kind in a phase of that kind; None if it can."""
    rule, province = board.variant_rules.transform, province_of(order.at)
    unit = next((unit for unit in position.units if unit.province == province), None)
    fault = None
    if rule is None or rule.in_adjustments is not in_adjustments:
        fault = Fault.NO_TRANSFORMATION
    elif unit is None:
        fault = Fault.NO_UNIT
    elif unit.power != power:
        fault = Fault.NOT_YOURS
    elif unit.kind is order.into:
        fault = Fault.SAME_KIND
    elif board.is_sea(province):
        fault = Fault.TRANSFORMED_AT_SEA
    else:
        fault = _standing_fault(board, order) or _transform_site_fault(board, position, power, province)
    return None if fault is None else Reason(fault, order.at)


def winter_transformations(board: Board, position: Position, power: Power) -> Iterator[Transform]:
    """Yield the transformations that the power may order in an adjustment phase."""
    if board.variant_rules.transform is None or not board.variant_rules.transform.in_adjustments:
        return
    for unit in position.of(power):
        other = Kind.FLEET if unit.kind is Kind.ARMY else Kind.ARMY
        for to in board.standing_places(other, unit.province):
            order = Transform(unit.kind, unit.at, other, to)
            if transform_reason(board, position, power, order, in_adjustments=True) is None:
                yield order


def _standing_fault(board: Board, order: Transform) -> Fault | None:
    places = board.standing_places(order.into, province_of(order.at))
    if not places:
        return Fault.FLEET_INLAND
    return None if order.to in places else Fault.COAST_NEEDED


def _transform_site_fault(board: Board, position: Position, power: Power, province: Province) -> Fault | None:
    rule, owned = board.variant_rules.transform, position.centres
    assert rule is not None
    homes = homes_of(board, position, power)
    if rule.sites is Sites.ANYWHERE:
        return None
    if province not in board.centres:
        return Fault.NOT_A_CENTRE
    if rule.sites is Sites.CENTRE:
        return None
    if owned.get(province) != power:
        return Fault.CENTRE_NOT_OWNED
    needs_home = rule.sites is Sites.HOME and province not in homes
    lost_homes = rule.sites is Sites.ONE and power not in map(owned.get, homes)
    return Fault.NOT_A_HOME_CENTRE if needs_home or lost_homes else None


def is_portage(board: Board, position: Position, order: Hold | Move | Support | Convoy) -> bool:
    """Return whether the order is a portage: a chain of armies that carries a fleet from coast to coast."""
    if not board.variant_rules.portage or not isinstance(order, Move | Support | Convoy) or order.to is None:
        return False
    unit = {unit.province: unit for unit in position.units}
    carried = order.at if isinstance(order, Move) else order.of
    goal = province_of(order.to)
    fleet, helper = unit.get(province_of(carried)), unit.get(province_of(order.at))
    if fleet is None or fleet.kind is not Kind.FLEET or helper is None:
        return False
    if not _has_part_in_portage(board, order, helper, goal):
        return False
    through = helper.province if isinstance(order, Convoy) else ""
    armies = {one.province for one in position.units if one.kind is Kind.ARMY}
    return leads(board, armies, fleet.province, goal, through)


def _has_part_in_portage(board: Board, order: Move | Support | Convoy, unit: Unit, goal: Province) -> bool:
    """Return whether the unit can do what the order says of a fleet that is carried to the goal."""
    places = board.standing_places(Kind.FLEET, goal)
    match order:
        case Support():
            fits = goal in map(province_of, board.reach(unit.kind, unit.at))
        case Convoy():
            fits = unit.kind is Kind.ARMY
        case Move():
            fits = order.to in places or len(places) == 1
    return fits and bool(places)


def leads(
    board: Board, armies: AbstractSet[Province], start: Province, goal: Province, through: Province = ""
) -> bool:
    """Return whether a chain of adjacent armies, with the given one, connects the two coasts."""
    bearing = {board.index[province] for province in armies}
    touch = board.touch_numbers[ARMY]
    last = touch[board.index[goal]] & bearing
    seen = set(touch[board.index[start]] & bearing)
    edge = set(seen)
    while edge:
        edge = {near for army in edge for near in touch[army] & bearing} - seen
        seen |= edge
    return bool(seen & last) and (not through or board.index[through] in seen)


def is_shut(board: Board, position: Position, power: Power, start: Place, goal: Place | None) -> bool:
    """Return whether a gate between two places is closed to the power, because it does not own its centre."""
    sides = {province_of(start), province_of(goal or "")}
    return any(
        sides == set(gate) and position.centres.get(centre) != power
        for centre, gate in board.variant_rules.gates.items()
    )
