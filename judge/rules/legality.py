"""Legality: whether an order is possible at all in this position, and if not, why not.

Illegal is not failed: an illegal order could never succeed, whatever the others do (DATC 4.E.1). Its unit
holds.
"""

from __future__ import annotations

from collections.abc import Sequence

from judge.rules.board import FLEET, Board, Occupancy, ProvinceFacts, occupancy_of
from judge.rules.capability import (
    Fault,
    Reason,
    convoy_fault,
    homes_of,
    is_portage,
    is_shut,
    order_fault,
    transform_reason,
)
from judge.rules.naval.possible import naval_reason
from judge.rules.orders import (
    Build,
    Combined,
    Convoy,
    Disband,
    Grant,
    Hold,
    Move,
    MovementOrder,
    NavalOrder,
    Order,
    Patrol,
    Permit,
    Remove,
    Retreat,
    SpecialOrder,
    StandardOrder,
    Support,
    Waive,
)
from judge.rules.outcome import Outcome, Result, Verdict
from judge.rules.rulebook import DATC3, Rulebook
from judge.rules.units import Kind, Place, Position, Power, Province, province_of
from judge.rules.variant_rules import BuildSites, Homes


def reason(
    board: Board, position: Position, power: Power, order: Order, rulebook: Rulebook = DATC3
) -> Reason | None:
    """Return why the power's order is impossible in this position; None if it is possible.

    Retreats are adjudicated against `position.dislodged`, adjustments against units and centres on their own:
    whether several orders fit together is for `adjustments.adjudicate`.
    """
    if isinstance(order, MovementOrder):
        return _movement_reason(board, position, power, order, rulebook)
    match order:
        case Retreat() | Disband():
            return retreat_reason(board, position, power, order)
        case Build():
            return build_reason(board, position, power, order)
        case Remove():
            return _unit_reason(position, power, order.at)
        case _:
            return None


def _movement_reason(
    board: Board, position: Position, power: Power, order: MovementOrder, rulebook: Rulebook
) -> Reason | None:
    if isinstance(order, SpecialOrder):
        return _special_reason(board, position, power, order)
    if board.variant_rules.naval is not None or isinstance(order, NavalOrder):
        return _naval_reason(board, position, power, order, rulebook)
    found = movement_reason(occupancy_of(position, board), power, order, rulebook)
    if found is None and board.variant_rules.gates and order.kind is Kind.FLEET:
        found = _gate_reason(board, position, power, order)
    return None if found is not None and is_portage(board, position, order) else found


def _gate_reason(board: Board, position: Position, power: Power, order: StandardOrder) -> Reason | None:
    """Return why a fleet's move or support stops at a gate."""
    if not isinstance(order, Move | Support):
        return None
    goal = order.to or (order.of if isinstance(order, Support) else None)
    if not is_shut(board, position, power, order.at, goal):
        return None
    fault = Fault.NO_BORDER if isinstance(order, Move) else Fault.SUPPORT_OUT_OF_REACH
    return Reason(fault, order.at, goal)


def _naval_reason(
    board: Board, position: Position, power: Power, order: StandardOrder | NavalOrder, rulebook: Rulebook
) -> Reason | None:
    found = naval_reason(board, position, power, order)
    if found is not None:
        return found
    if order.kind is Kind.ARMY and isinstance(order, Move):
        return movement_reason(_with_all_seas(board, position), power, order, rulebook)
    convoy = order.then if isinstance(order, Combined) else order
    return _naval_convoy_reason(board, position, convoy) if isinstance(convoy, Convoy) else None


def _naval_convoy_reason(board: Board, position: Position, order: Convoy) -> Reason | None:
    """Return why no fleet could carry the army from where the convoy is given, wherever the others go."""
    here, army, goal = (board.index[province_of(place)] for place in (order.at, order.of, order.to))
    fault = convoy_fault(_with_all_seas(board, position), here, army, goal)
    return None if fault is None else Reason(fault, *_places_at_fault(fault, order))


def _with_all_seas(board: Board, position: Position) -> Occupancy:
    """The occupancy as if a fleet were in every sea: where fleets convoy after a step, one may get there."""
    occupancy = Occupancy(board, position)
    occupancy.fleets = board.carriers
    for sea in board.carriers:
        occupancy.kind[sea] = FLEET
    return occupancy


def _special_reason(board: Board, position: Position, power: Power, order: SpecialOrder) -> Reason | None:
    if isinstance(order, Permit):
        return permit_reason(board, position, power, order)
    # One order serves both phases: where it is asked about outside its own it is merely early.
    rule = board.variant_rules.transform
    later = rule is not None and rule.in_adjustments
    return transform_reason(board, position, power, order, in_adjustments=later)


def movement_reason(
    occupancy: Occupancy, power: Power, order: Hold | Move | Support | Convoy, rulebook: Rulebook = DATC3
) -> Reason | None:
    """Return why the order is impossible in a movement phase."""
    unknown = _unknown_place(occupancy.board, order)
    if unknown is not None:
        return Reason(Fault.UNKNOWN_PLACE, unknown)
    province = occupancy.board.index[province_of(order.at)]
    owner = occupancy.owner[province]
    if owner is None:
        return Reason(Fault.NO_UNIT, order.at)
    if owner != power:
        return Reason(Fault.NOT_YOURS, order.at)
    fault = order_fault(occupancy, province, order, rulebook)
    return None if fault is None else Reason(fault, *_places_at_fault(fault, order))


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
    """Return why a retreat is impossible: no dislodged unit of the power there, or the place is closed."""
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
    """Return the open place that `to` means: for a fleet with the only open coast, for an army without."""
    if to in retreats:
        return to
    if "/" in to:
        return province_of(to) if province_of(to) in retreats else None
    coasts = [place for place in retreats if province_of(place) == to]
    return coasts[0] if len(coasts) == 1 else None


def permit_reason(board: Board, position: Position, power: Power, order: Permit) -> Reason | None:
    """Return why the power cannot order the canal: it has no unit in the province that controls it."""
    canal = board.variant_rules.canal
    if canal is None:
        return Reason(Fault.UNKNOWN_PLACE, order.at)
    return _unit_reason(position, power, canal.holder)


def build_reason(board: Board, position: Position, power: Power, order: Build) -> Reason | None:
    """Return why no unit of that kind can be built there; None if one can."""
    province = province_of(order.at)
    facts = board.provinces.get(province)
    if facts is None or order.at not in board.index:
        return Reason(Fault.UNKNOWN_PLACE, order.at)
    standing = [unit.at for unit in position.units]
    places = board.standing_places(order.kind, province)
    fault = None
    if province not in build_sites(board, position, power):
        fault = _site_fault(board, position, power, facts)
    elif province in standing or any(coast in standing for coast in facts.coasts):
        fault = Fault.CENTRE_OCCUPIED
    elif not places:
        fault = Fault.FLEET_INLAND
    elif order.kind is Kind.FLEET and len(places) > 1 and order.at not in places:
        fault = Fault.COAST_NEEDED
    return None if fault is None else Reason(fault, order.at)


def build_sites(board: Board, position: Position, power: Power) -> tuple[Province, ...]:
    """Return the provinces in which the board's rules let the power build, occupied or not."""
    owned, rules = position.centres, board.variant_rules
    if chooses_home(board, position, power):
        return tuple(home for home in homes_of(board, position, power) if home not in owned)
    found = _centres_to_build_in(board, position, power)
    opened = [centre for centre in rules.open_sites if owned.get(centre) == power and centre not in found]
    extra = rules.extra_sites.get(power, ()) if has_emergency(board, position, power) else ()
    return (*found, *opened, *extra)


def _centres_to_build_in(board: Board, position: Position, power: Power) -> Sequence[Province]:
    """Return those of the power's centres where `build` of the variant rules lets it build."""
    owned, rule = position.centres, board.variant_rules.build
    homes = homes_of(board, position, power)
    if rule is BuildSites.HOME or (rule is BuildSites.ANY_IF_HOME and power not in map(owned.get, homes)):
        return [home for home in homes if owned.get(home) == power]
    any_home = rule is BuildSites.ANY_HOME
    return [
        centre
        for centre in board.centres
        if owned.get(centre) == power and (not any_home or board.provinces[centre].home)
    ]


def may_ever_build(board: Board, power: Power, province: Province) -> bool:
    """Return whether the power can build in the province in any position."""
    rules = board.variant_rules
    if province in (*rules.open_sites, *rules.extra_sites.get(power, ())):
        return True
    if rules.build is BuildSites.HOME and rules.homes is Homes.FIXED:
        return province in board.homes(power)
    return board.provinces[province].centre


def chooses_home(board: Board, position: Position, power: Power) -> bool:
    """Return whether the power chooses its home centre by this build (1897)."""
    if board.variant_rules.homes is Homes.FIXED or position.homes:
        return False
    return bool(board.homes(power)) and not position.centres and not position.units


def has_emergency(board: Board, position: Position, power: Power) -> bool:
    """Return whether the emergency measure applies: the power owns some but not all of its homes (1900)."""
    if board.variant_rules.emergency != power:
        return False
    homes = homes_of(board, position, power)
    return 0 < sum(position.centres.get(home) == power for home in homes) < len(homes)


def _site_fault(board: Board, position: Position, power: Power, facts: ProvinceFacts) -> Fault:
    """Return why the power may not build in a province, empty or not."""
    rule = board.variant_rules.build
    home = (
        facts.code in homes_of(board, position, power)
        or rule is BuildSites.ANY
        or (rule is BuildSites.ANY_HOME and facts.home)
    )
    if facts.centre and home and position.centres.get(facts.code) != power:
        return Fault.CENTRE_NOT_OWNED
    return Fault.NOT_A_HOME_CENTRE if facts.centre else Fault.NOT_A_CENTRE


def _unit_reason(position: Position, power: Power, at: Place) -> Reason | None:
    province = province_of(at)
    unit = next((unit for unit in position.units if unit.province == province), None)
    if unit is None:
        return Reason(Fault.NO_UNIT, at)
    return None if unit.power == power else Reason(Fault.NOT_YOURS, at)


def refusal_reason(board: Board, position: Position, outcome: Outcome, result: Result) -> Reason | None:
    """Return why an order was rejected when its phase was adjudicated, given the other orders."""
    found = reason(board, position, result.power, result.order)
    if found is None and board.variant_rules.naval is not None and isinstance(result.order, MovementOrder):
        return _naval_refusal(board, position, outcome, result)
    if found is None and isinstance(result.order, Move) and not _walks(board, result.order):
        # Only a rulebook that wants routes finds fault with a move that could be carried.
        return Reason(Fault.ROUTE_MISSING, result.order.at, result.order.to)
    if found is not None or isinstance(result.order, Hold | Move | Support | Convoy | Retreat | Disband):
        return found
    return _surplus(outcome, result)


def _naval_refusal(board: Board, position: Position, outcome: Outcome, result: Result) -> Reason | None:
    """Why an order was refused that the board alone does not forbid: passage, fleets, or what they did."""
    granted = frozenset(
        (province_of(r.order.at), r.order.to) for r in outcome.results if isinstance(r.order, Grant)
    )
    order = result.order
    assert isinstance(order, MovementOrder)
    closed = naval_reason(board, position, result.power, order, granted)
    if closed is not None:
        return closed
    if _is_surplus(board, position, outcome, result):
        return Reason(Fault.NO_FLEET_LEFT, province_of(order.at))
    return _what_fleets_left_undone(order.then if isinstance(order, Combined) else order)


def _what_fleets_left_undone(order: MovementOrder) -> Reason | None:
    """Return why an order came to be impossible by where the fleets went."""
    match order:
        case Move():
            return Reason(Fault.NO_ROUTE, order.at, order.to)
        case Convoy():
            return Reason(Fault.CARRIER_OFF_ROUTE, order.at, order.to)
        case Support() if order.step == 1:
            return Reason(Fault.FIRST_STEP, order.at)
        case Support():
            return Reason(Fault.HELPED_CANNOT_GO, order.of, order.to)
        case _:
            return None


def _is_surplus(board: Board, position: Position, outcome: Outcome, result: Result) -> bool:
    """Return whether the power's other orders for the space have taken its fleets there (D15)."""
    at, rules = _space_ordered(result), board.variant_rules.naval
    left = sum(1 for unit in position.of(result.power) if unit.province == at)
    same = [other for other in outcome.of(result.power) if other.given and _space_ordered(other) == at]
    for other in same if rules is None or rules.first_orders_count else reversed(same):
        fleets = other.order.fleets if isinstance(other.order, Patrol) else 1
        if other is result:
            return left < fleets
        left -= fleets if fleets <= left else 0
    return False


def _space_ordered(result: Result) -> Province | None:
    """Return the space whose fleets an order takes; None for one that takes none."""
    order = result.order
    return None if isinstance(order, Waive | Grant) else province_of(order.at)


def _walks(board: Board, order: Move) -> bool:
    """Return whether the move needs no convoy: nothing but its phase is wrong with it then."""
    goal = province_of(order.to)
    return any(province_of(place) == goal for place in board.reach(order.kind, order.at))


def _surplus(outcome: Outcome, result: Result) -> Reason | None:
    """Return why an adjustment that is possible by itself did not count beside the others."""
    if isinstance(result.order, Waive):
        return Reason(Fault.NO_BUILD_DUE, "")
    at = result.order.at
    same = [r for r in outcome.of(result.power) if not isinstance(r.order, Waive) and r.order.at == at]
    if any(other.verdict is Verdict.OK for other in same):
        return Reason(Fault.TWICE, at)
    return Reason(Fault.NO_BUILD_DUE if isinstance(result.order, Build) else Fault.NO_REMOVAL_DUE, at)
