"""What each order amounts to before anybody fights: possible, matched or idle (DATC v3.0 4.A.3, 4.B, 4.E.1).

Written from the rules, apart from `judge.rules.legality`: it shares the value types and `Board.reach` only.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from judge.rules.board import WHOLE, Board
from judge.rules.orders import Convoy, Move, Order, Support
from judge.rules.outcome import Verdict
from judge.rules.rulebook import (
    AdjacentConvoy,
    ConvoyPath,
    DisorderSupport,
    IllegalOrder,
    Rulebook,
    SupportCoast,
)
from judge.rules.units import Kind, Place, Position, Power, Province, Unit, province_of


@dataclass(frozen=True)
class Going:
    """A unit under way: its destination with the coast it will stand on, by sea or not."""

    to: Place
    by_sea: bool
    route: tuple[Province, ...] = ()

    @property
    def target(self) -> Province:
        return province_of(self.to)


@dataclass
class Plan:
    """A movement phase as the fight sees it; every mapping is by the province of the unit ordered.

    `help` and `carry` hold matched orders only: whom they help and where to (None: to stay).
    Nobody may help the `lonely` to stay. The `walkers` go by land if their convoys break. The `barred` set
    out, and are not let through.
    """

    board: Board
    rulebook: Rulebook
    units: dict[Province, Unit]
    going: dict[Province, Going] = field(default_factory=dict)
    help: dict[Province, tuple[Province, Province | None]] = field(default_factory=dict)
    carry: dict[Province, tuple[Province, Province]] = field(default_factory=dict)
    idle: dict[Province, Verdict] = field(default_factory=dict)
    lonely: set[Province] = field(default_factory=set)
    walkers: set[Province] = field(default_factory=set)
    barred: Collection[Province] = ()

    def carriers(self, army: Province) -> set[Province]:
        """The seas whose fleets carry this army, by the route it names if routes count (DATC 4.A.6)."""
        offers = {sea for sea, (of, _to) in self.carry.items() if of == army}
        route = set(self.going[army].route)
        if self.rulebook.convoy_path is ConvoyPath.IGNORED:
            return offers
        if not route:
            return set() if self.rulebook.convoy_path is ConvoyPath.REQUIRED else offers
        return route if route <= offers else set()


def read(
    board: Board, position: Position, orders: Mapping[Power, Sequence[Order]], rulebook: Rulebook
) -> Plan:
    """Sort the orders of one movement phase; a unit has at most one order of its own power."""
    plan = Plan(board, rulebook, {unit.province: unit for unit in position.units})
    if rulebook.disorder_support is DisorderSupport.FAILS:
        plan.lonely = {here for here, unit in plan.units.items() if not orders.get(unit.power)}
    given = _given(plan, orders)
    for here, order in given.items():
        if isinstance(order, Move):
            plan.going[here] = _going(plan, here, order, given)
    _match(plan, given)
    for here, way in list(plan.going.items()):
        if way.target in board.reach(plan.units[here].kind, plan.units[here].at):
            plan.going[here] = _by_the_better_way(plan, here, way)
    return plan


def _given(plan: Plan, orders: Mapping[Power, Sequence[Order]]) -> dict[Province, Move | Support | Convoy]:
    """The possible orders to do something; the impossible are noted as idle."""
    given: dict[Province, Move | Support | Convoy] = {}
    for power, own in orders.items():
        for order in own:
            if not isinstance(order, (Move, Support, Convoy)):
                continue
            here = province_of(order.at)
            if here not in plan.units or plan.units[here].power != power:
                continue
            if _possible(plan, here, order):
                given[here] = order
                continue
            plan.idle[here] = Verdict.ILLEGAL
            if isinstance(order, Move) and plan.rulebook.illegal_order is IllegalOrder.REFUSES_SUPPORT:
                plan.lonely.add(here)
    return given


def _by_the_better_way(plan: Plan, here: Province, way: Going) -> Going:
    """The way of an army to a neighbour: some rulebooks prefer the land if the sea is no use (DATC 4.A.3)."""
    rules = plan.rulebook
    swap = rules.adjacent_convoy is AdjacentConvoy.WHEN_SWAPPING
    if plan.units[here].kind is not Kind.ARMY or not (swap or rules.land_fallback):
        return way
    whole = chain(plan.board, plan.carriers(here), here, way.target)
    back = plan.going.get(way.target)
    exchange = back is not None and back.target == here
    by_sea = whole and (exchange if swap else way.by_sea)
    if by_sea:
        plan.walkers.add(here)
    return Going(way.to, by_sea, way.route)


def _match(plan: Plan, given: Mapping[Province, Move | Support | Convoy]) -> None:
    for here, order in given.items():
        if isinstance(order, Move):
            continue
        of = province_of(order.of)
        way = plan.going.get(of)
        if isinstance(order, Convoy):
            if way is not None and way.target == province_of(order.to):
                plan.carry[here] = (of, way.target)
                continue
        elif order.to is None:
            if way is None and of not in plan.lonely:
                plan.help[here] = (of, None)
                continue
        elif way is not None and _same_aim(plan, plan.units[here], plan.units[of], order.to, way):
            plan.help[here] = (of, way.target)
            continue
        plan.idle[here] = Verdict.VOID


def _same_aim(plan: Plan, giver: Unit, helped: Unit, to: Place, way: Going) -> bool:
    """Whether the support is for that move; what the coast in it counts for differs (DATC 4.B.4)."""
    if province_of(to) != way.target:
        return False
    rule = plan.rulebook.support_coast
    if helped.kind is Kind.ARMY or "/" not in way.to or rule is SupportCoast.IGNORED:
        return True
    if "/" in to:
        return to == way.to
    own = giver.power == helped.power
    return rule is SupportCoast.OPTIONAL or (rule is SupportCoast.OWN_UNITS_ONLY and own)


def _possible(plan: Plan, here: Province, order: Move | Support | Convoy) -> bool:
    unit = plan.units[here]
    if isinstance(order, Move):
        return bool(_landings(plan.board, unit, order.to)) and _clear(plan, unit, order)
    of = province_of(order.of)
    if of not in plan.units or of == here:
        return False
    if isinstance(order, Convoy):
        return _carries(plan, here, of, province_of(order.to))
    aim = province_of(order.to or of)
    if aim == here or aim not in _near(plan.board, unit):
        return False
    if order.to is None:
        return True
    helped = plan.units[of]
    over_sea = helped.kind is Kind.ARMY and chain(plan.board, _seas(plan) - {here}, of, aim)
    return aim != of and (over_sea or bool(_steps(plan.board, helped, order.to)))


def _clear(plan: Plan, unit: Unit, order: Move) -> bool:
    """Whether one and only one way of obeying is left: a fleet needs its coast, a sea passage its fleets."""
    steps = _steps(plan.board, unit, order.to)
    passage = unit.kind is Kind.ARMY and chain(plan.board, _seas(plan), unit.province, province_of(order.to))
    no_route = plan.rulebook.convoy_path is ConvoyPath.REQUIRED and not order.route
    sails = passage and not no_route
    if steps and unit.kind is Kind.ARMY and _asks_for_sea(plan, order) and not plan.rulebook.land_fallback:
        return passage
    return len(steps) == 1 or sails


def _asks_for_sea(plan: Plan, order: Move) -> bool:
    """Whether the army's own order says that it goes by sea (DATC 4.A.3)."""
    if plan.rulebook.adjacent_convoy is AdjacentConvoy.WHEN_SWAPPING:
        return False
    if plan.rulebook.adjacent_convoy is AdjacentConvoy.PATH_ONLY:
        return bool(order.route)
    return order.via or bool(order.route)


def _landings(board: Board, unit: Unit, to: Place) -> tuple[Place, ...]:
    if province_of(to) == unit.province:
        return ()
    return _steps(board, unit, to) or ((province_of(to),) if unit.kind is Kind.ARMY else ())


def _steps(board: Board, unit: Unit, to: Place) -> tuple[Place, ...]:
    """The places next to the unit that `to` can mean: a coast written must fit, one left out may be any."""
    exact = unit.kind is Kind.FLEET and "/" in to
    return tuple(
        place
        for place in board.reach(unit.kind, unit.at)
        if (place == to if exact else province_of(place) == province_of(to))
    )


def _near(board: Board, unit: Unit) -> set[Province]:
    """Where the unit can help: not over a border that narrows its step."""
    ways = board.reach(unit.kind, unit.at)
    return {province_of(place) for place in ways if board.crossing(unit.kind, unit.at, place) == WHOLE}


def _seas(plan: Plan) -> set[Province]:
    fleets = (unit for unit in plan.units.values() if unit.kind is Kind.FLEET)
    return {unit.province for unit in fleets if convoys_there(plan.board, unit.province)}


def convoys_there(board: Board, province: Province) -> bool:
    """Whether a fleet in the province convoys: at sea, and on the few coasts that do as seas."""
    return board.is_sea(province) or board.provinces[province].convoys


def touching(board: Board, province: Province) -> set[Province]:
    """What any unit in the province could step to and back, from whatever coast: no convoy goes one way."""
    return {near for near in _beyond(board, province) if province in _beyond(board, near)}


def _beyond(board: Board, province: Province) -> set[Province]:
    places = {place for kind in Kind for place in board.standing_places(kind, province)} | {province}
    return {province_of(to) for kind in Kind for place in places for to in board.reach(kind, place)}


def _carries(plan: Plan, sea: Province, army: Province, to: Province) -> bool:
    """Whether the fleet lies on a route that has no fleet to spare (DATC 6.F.12, 6.G.7, 6.G.19)."""
    if plan.units[army].kind is not Kind.ARMY or army == to or sea not in _seas(plan):
        return False
    return any(sea in route for route in lean_routes(plan.board, _seas(plan), army, to))


def _lean(board: Board, route: frozenset[Province], army: Province, to: Province) -> bool:
    return not any(chain(board, route - {spare}, army, to) for spare in route)


def lean_routes(
    board: Board, seas: AbstractSet[Province], army: Province, to: Province
) -> set[frozenset[Province]]:
    """The ways over these seas that have no sea to spare."""
    firsts = _off(board, army, seas)
    routes = {frozenset(way) for first in firsts for way in ways(board, seas, (first,), to)}
    return {route for route in routes if _lean(board, route, army, to)}


def ways(
    board: Board, seas: AbstractSet[Province], way: tuple[Province, ...], to: Province
) -> Iterator[tuple[Province, ...]]:
    """All the ways on from the last sea to a shore, no sea twice."""
    near = touching(board, way[-1])
    if to in near:
        yield way
        return
    for sea in (near & seas) - set(way):
        yield from ways(board, seas, (*way, sea), to)


def _off(board: Board, province: Province, seas: AbstractSet[Province]) -> set[Province]:
    """Those of the seas that touch the province."""
    return {sea for sea in seas if province in touching(board, sea)}


def chain(board: Board, seas: AbstractSet[Province], start: Province, end: Province) -> bool:
    """Whether the seas hold an unbroken way from one coast to another."""
    if start == end or board.is_sea(end):
        return False
    seen: set[Province] = set()
    open_ = _off(board, start, seas)
    while open_:
        sea = open_.pop()
        seen.add(sea)
        near = touching(board, sea)
        if end in near:
            return True
        open_ |= (near & set(seas)) - seen
    return False


def _going(
    plan: Plan, here: Province, order: Move, given: Mapping[Province, Move | Support | Convoy]
) -> Going:
    unit, target = plan.units[here], province_of(order.to)
    steps = _steps(plan.board, unit, order.to)
    if not steps or (unit.kind is Kind.ARMY and _asks_for_sea(plan, order)):
        return Going(target, by_sea=True, route=order.route)
    own_wish = any(
        isinstance(help_, Convoy)
        and (province_of(help_.of), province_of(help_.to)) == (here, target)
        and plan.units[fleet].power == unit.power
        for fleet, help_ in given.items()
    )
    deaf = (AdjacentConvoy.VIA_ONLY, AdjacentConvoy.PATH_ONLY)
    heard = own_wish and plan.rulebook.adjacent_convoy not in deaf
    return Going(steps[0], by_sea=unit.kind is Kind.ARMY and heard)
