"""Could that unit do that at all in this position? If not, why not.

Illegal is not failed: an illegal order could never succeed, whatever the others do (DATC 4.E.1). Its unit
holds.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from judge.rules.board import ARMY, EMPTY, FLEET, Board, Terrain
from judge.rules.convoys import connects, takes_part
from judge.rules.field import Field
from judge.rules.orders import (
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Order,
    Remove,
    Retreat,
    Support,
    Waive,
)
from judge.rules.rulebook import DATC3, AdjacentConvoy, ConvoyPath, Rulebook
from judge.rules.units import Kind, Place, Position, Power, province_of


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
    NOT_A_HOME_CENTRE = "not_a_home_centre"
    CENTRE_NOT_OWNED = "centre_not_owned"
    CENTRE_OCCUPIED = "centre_occupied"
    TWICE = "twice"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an order is impossible; `place` is the place at fault, `other` what it was to be joined to."""

    fault: Fault
    place: Place
    other: Place | None = None


def reason(
    board: Board, position: Position, power: Power, order: Order, rulebook: Rulebook = DATC3
) -> Reason | None:
    """Why the power's order is impossible in this position, None if it is possible.

    Retreats are judged against `position.dislodged`, adjustments against units and centres on their own:
    whether several orders fit together is for `adjustments.adjudicate`.
    """
    match order:
        case Hold() | Move() | Support() | Convoy():
            return movement_reason(Field(board, position), power, order, rulebook)
        case Retreat() | Disband():
            return retreat_reason(board, position, power, order)
        case Build():
            return build_reason(board, position, power, order)
        case Remove():
            return _unit_reason(position, power, order.at)
        case Waive():
            return None


def movement_reason(
    field: Field, power: Power, order: Hold | Move | Support | Convoy, rulebook: Rulebook = DATC3
) -> Reason | None:
    """Why the order is impossible in a movement phase."""
    unknown = _unknown_place(field.board, order)
    if unknown is not None:
        return Reason(Fault.UNKNOWN_PLACE, unknown)
    province = field.board.index[province_of(order.at)]
    owner = field.owner[province]
    if owner is None:
        return Reason(Fault.NO_UNIT, order.at)
    if owner != power:
        return Reason(Fault.NOT_YOURS, order.at)
    fault = order_fault(field, province, order, rulebook)
    return None if fault is None else Reason(fault, *_places_at_fault(fault, order))


def order_fault(
    field: Field, province: int, order: Hold | Move | Support | Convoy, rulebook: Rulebook = DATC3
) -> Fault | None:
    """What is impossible about the order of the unit standing in the province; its places are known."""
    match order:
        case Move():
            return move_fault(field, province, field.board.index[order.to], order, rulebook)
        case Support():
            return _support_fault(field, province, order)
        case Convoy():
            of, to = field.board.index[province_of(order.of)], field.board.index[province_of(order.to)]
            return convoy_fault(field, province, of, to)
        case Hold():
            return None


def move_fault(
    field: Field, province: int, to: int, order: Move | None = None, rulebook: Rulebook = DATC3
) -> Fault | None:
    """What keeps the unit from going there, by land or by any fleets now at sea.

    Without an order the question is whether any order could take it there.
    """
    if field.board.province_number[to] == province:
        return Fault.SAME_PROVINCE
    walks = field.destination(province, to) != EMPTY
    if field.kind[province] == FLEET:
        return None if walks else _sailing_fault(field, province, to)
    explicit = order is not None and _asks_for_sea(order, rulebook)
    if walks and not explicit:
        return None
    fault = _carried_fault(field, province, field.board.province_number[to], explicit=explicit)
    routeless = order is not None and not order.route and not walks
    if fault is None and routeless and rulebook.convoy_path is ConvoyPath.REQUIRED:
        return Fault.ROUTE_MISSING
    return fault


def _asks_for_sea(order: Move, rulebook: Rulebook) -> bool:
    """Whether the order means the sea even where the army could walk (DATC 4.A.3)."""
    if rulebook.land_fallback or rulebook.adjacent_convoy is AdjacentConvoy.WHEN_SWAPPING:
        return False
    by_name = bool(order.route)
    return by_name if rulebook.adjacent_convoy is AdjacentConvoy.PATH_ONLY else order.via or by_name


def _carried_fault(field: Field, province: int, goal: int, *, explicit: bool) -> Fault | None:
    board = field.board
    facts = board.provinces[board.places[goal]]
    if facts.terrain is Terrain.IMPASSABLE:
        return Fault.IMPASSABLE
    if facts.terrain is Terrain.SEA:
        return Fault.ARMY_TO_SEA
    if connects(board, field.fleets, province, goal):
        return None
    inland = not board.seas_near[province] or not board.seas_near[goal]
    return Fault.NO_BORDER if inland and not explicit else Fault.NO_ROUTE


def _sailing_fault(field: Field, province: int, to: int) -> Fault:
    board = field.board
    goal = board.province_number[to]
    terrain = board.provinces[board.places[goal]].terrain
    if terrain is Terrain.IMPASSABLE:
        return Fault.IMPASSABLE
    if terrain is Terrain.LAND:
        return Fault.FLEET_INLAND
    if goal not in board.touch_numbers[FLEET][field.place[province]]:
        return Fault.NO_BORDER
    return Fault.COAST_NEEDED if to < board.size else Fault.COAST_OUT_OF_REACH


def _support_fault(field: Field, province: int, order: Support) -> Fault | None:
    board = field.board
    helped = board.index[province_of(order.of)]
    to = helped if order.to is None else board.index[order.to]
    goal = board.province_number[to]
    fault = None
    if helped == province:
        fault = Fault.HELPS_ITSELF
    elif goal == province:
        fault = Fault.SAME_PROVINCE
    elif goal not in board.touch_numbers[field.kind[province]][field.place[province]]:
        fault = Fault.SUPPORT_OUT_OF_REACH
    elif field.owner[helped] is None:
        fault = Fault.HELPED_ABSENT
    elif order.to is not None and not _could_arrive(field, helped, to, province):
        fault = Fault.HELPED_CANNOT_GO
    return fault


def _could_arrive(field: Field, helped: int, to: int, supporter: int) -> bool:
    """Whether the helped unit could go there without the supporter as its carrier (DATC 6.D.31).

    A support into a province of several coasts need not name one (DATC 4.B.4).
    """
    board = field.board
    goal = board.province_number[to]
    if goal == helped:
        return False
    if field.kind[helped] == FLEET:
        reach = board.reach_numbers[FLEET][field.place[helped]]
        return to in reach or (to < board.size and goal in board.touch_numbers[FLEET][field.place[helped]])
    if goal in board.reach_numbers[ARMY][helped]:
        return True
    if board.is_sea_number[goal] or not board.is_land[goal]:
        return False
    return connects(board, field.fleets - {supporter}, helped, goal)


def convoy_fault(field: Field, province: int, army: int, goal: int) -> Fault | None:
    """What keeps the unit in the province from carrying the one at `army` to `goal`."""
    board = field.board
    fault = None
    if field.kind[province] != FLEET:
        fault = Fault.CARRIER_IS_ARMY
    elif not board.is_sea_number[province]:
        fault = Fault.CARRIER_IN_PORT
    elif field.owner[army] is None:
        fault = Fault.HELPED_ABSENT
    elif field.kind[army] != ARMY:
        fault = Fault.FLEET_CARRIED
    elif army == goal:
        fault = Fault.SAME_PROVINCE
    elif not board.is_land[goal]:
        fault = Fault.ARMY_TO_SEA
    elif not takes_part(board, field.fleets, army, goal, province):
        fault = Fault.CARRIER_OFF_ROUTE
    return fault


def _unknown_place(board: Board, order: Hold | Move | Support | Convoy) -> Place | None:
    places: tuple[Place | None, ...] = (order.at,)
    match order:
        case Move():
            places = (order.at, order.to, *order.route)
        case Support() | Convoy():
            places = (order.at, order.of, order.to)
        case Hold():
            pass
    return next((place for place in places if place is not None and place not in board.index), None)


def _places_at_fault(fault: Fault, order: Hold | Move | Support | Convoy) -> tuple[Place, Place | None]:
    match order:
        case Move():
            return order.at, order.to
        case Support() | Convoy() if fault in (
            Fault.HELPED_ABSENT,
            Fault.HELPED_CANNOT_GO,
            Fault.FLEET_CARRIED,
        ):
            return order.of, order.to
        case Support():
            return order.at, order.to or order.of
        case Convoy():
            return order.at, order.to
        case Hold():
            return order.at, None


def retreat_reason(board: Board, position: Position, power: Power, order: Retreat | Disband) -> Reason | None:
    """Why a retreat is impossible: nobody dislodged there, not the power's unit, or the place is closed."""
    province = province_of(order.at)
    found = next((d for d in position.dislodged if d.unit.province == province), None)
    if found is None:
        return Reason(Fault.NOT_DISLODGED, order.at)
    if found.unit.power != power:
        return Reason(Fault.NOT_YOURS, order.at)
    if isinstance(order, Disband) or retreat_place(found.retreats, order.to) is not None:
        return None
    if order.to not in board.index:
        return Reason(Fault.UNKNOWN_PLACE, order.to)
    coasts = [place for place in found.retreats if province_of(place) == order.to]
    if len(coasts) > 1:
        return Reason(Fault.COAST_NEEDED, order.at, order.to)
    return Reason(Fault.RETREAT_CLOSED, order.at, order.to)


def retreat_place(retreats: tuple[Place, ...], to: Place) -> Place | None:
    """The open place meant by `to`: a coast is filled in where only one is open, dropped for an army."""
    if to in retreats:
        return to
    if "/" in to:
        return province_of(to) if province_of(to) in retreats else None
    coasts = [place for place in retreats if province_of(place) == to]
    return coasts[0] if len(coasts) == 1 else None


def build_reason(board: Board, position: Position, power: Power, order: Build) -> Reason | None:
    """Why nothing of that kind can be built there."""
    province = province_of(order.at)
    facts = board.provinces.get(province)
    if facts is None or order.at not in board.index:
        return Reason(Fault.UNKNOWN_PLACE, order.at)
    standing = [unit.at for unit in position.units]
    places = board.standing_places(order.kind, province)
    fault = None
    if not facts.centre or facts.home != power:
        fault = Fault.NOT_A_HOME_CENTRE
    elif position.centres.get(province) != power:
        fault = Fault.CENTRE_NOT_OWNED
    elif province in standing or any(coast in standing for coast in facts.coasts):
        fault = Fault.CENTRE_OCCUPIED
    elif not places:
        fault = Fault.FLEET_INLAND
    elif order.kind is Kind.FLEET and len(places) > 1 and order.at not in places:
        fault = Fault.COAST_NEEDED
    return None if fault is None else Reason(fault, order.at)


def _unit_reason(position: Position, power: Power, at: Place) -> Reason | None:
    province = province_of(at)
    unit = next((unit for unit in position.units if unit.province == province), None)
    if unit is None:
        return Reason(Fault.NO_UNIT, at)
    return None if unit.power == power else Reason(Fault.NOT_YOURS, at)
