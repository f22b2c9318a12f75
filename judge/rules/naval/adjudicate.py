"""Adjudication of a movement phase of Naval Diplomacy, step by step as rule 13 of the judge's reading has it.

First blocks, then patrols, then the fight for land provinces, then the fleets of two steps that did not end
in a centre they moved into; retreats are found last, so that who was removed is in no one's way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import pairwise

from judge.rules.board import ARMY, FLEET, Board, Border, ProvinceFacts, connects
from judge.rules.movement import adjudicate as standard
from judge.rules.naval.fleets import Muster, Sailor, muster, order_text
from judge.rules.naval.possible import NavalBoard
from judge.rules.notation import write
from judge.rules.orders import (
    Block,
    Combined,
    Convoy,
    Grant,
    Hold,
    Move,
    Order,
    Patrol,
    StandardOrder,
    Support,
)
from judge.rules.outcome import Outcome, Removal, Removed, Result, Verdict
from judge.rules.rulebook import DATC3, Rulebook
from judge.rules.units import Dislodged, Kind, Place, Position, Power, Province, Unit, province_of
from judge.rules.variant_rules import NavalRules

# Slots: the board on which fleets of one sea space have a place each, so that the equations can judge
# it.
#
# Every sea space stands there as many times as fleets may share it, `NTH.1`, `NTH.2`, each with the
# borders of the space; two slots of one space do not touch. No one is ordered into a slot, so nothing
# at sea stands off, dislodges or cuts.

_SIGN = "."


def slot(sea: Province, number: int) -> Province:
    """Return the code of a slot of the sea space, counted from 1."""
    return f"{sea}{_SIGN}{number}"


def space_of(place: Place) -> Place:
    """Return the sea space of a slot; any other place as it is."""
    return place.partition(_SIGN)[0]


def board_with_slots(board: Board, fleets: int) -> Board:
    """Return the board with room for so many fleets in each space."""
    slots = 1
    # Powers of two, so that few boards are derived and the cache below holds them all.
    while slots < fleets:
        slots *= 2
    return _derived(board, slots)


@lru_cache(maxsize=32)
def _derived(board: Board, slots: int) -> Board:
    armies, fleets = (_borders(board, kind, slots) for kind in (ARMY, FLEET))
    return Board(_provinces(board, slots), armies, fleets, board.variant_rules)


def _provinces(board: Board, slots: int) -> Iterator[ProvinceFacts]:
    for facts in board.provinces.values():
        for code in _slots_of(board, facts.code, slots):
            yield replace(facts, code=code)


def _slots_of(board: Board, place: Place, slots: int) -> Iterable[Place]:
    if not board.is_sea(province_of(place)):
        return (place,)
    return [slot(place, number) for number in range(1, slots + 1)]


def _borders(board: Board, kind: int, slots: int) -> Iterator[Border]:
    for one, goals in enumerate(board.reach_numbers[kind]):
        for goal in goals:
            for start in _slots_of(board, board.places[one], slots):
                yield from ((start, to) for to in _slots_of(board, board.places[goal], slots))


# Blocks: a fleet in one half of a strait bars a named power from crossing into that half (rule 7).
#
# It does so only while no other power has a fleet in that half. Who has one there is told by the
# orders, because whether fleets arrive hangs on blocks in turn: those that stay there or end their
# move there count, those that leave or only pass through do not, nor does the crossing that is barred
# (D11).


def judge_blocks(naval: NavalBoard, sailors: Sequence[Sailor]) -> None:
    """Record which blocks fail, and which units cannot cross a strait."""
    barred: list[tuple[Sailor, str]] = []
    for sailor in sailors:
        order = sailor.order
        if isinstance(order, Block) and sailor.given is not None:
            half, across = sailor.at, _across(naval, sailor.at)
            if _is_broken(naval, sailors, sailor, order, across):
                sailor.given.ends(Verdict.FAILED)
                continue
            ways = {(across, half), (half, across)} if naval.rules.block_stops_leaving else {(across, half)}
            crossing = [s for s in sailors if s.power == order.enemy and ways & set(_steps(s))]
            barred += [(one, write(order)) for one in crossing]
    for one, by in barred:
        one.blocked = True
        if one.given is not None and one.given.verdict is Verdict.OK:
            one.given.ends(Verdict.BLOCKED, by)


def _across(naval: NavalBoard, half: Province) -> Province:
    """Return the other half of the strait."""
    return next(other for pair in naval.rules.straits if half in pair for other in pair if other != half)


def _steps(sailor: Sailor) -> list[tuple[Province, Province]]:
    """Return the steps its order takes, each from where to where."""
    stations = (sailor.at, *sailor.path)
    return list(pairwise(stations))


def _is_broken(
    naval: NavalBoard, sailors: Sequence[Sailor], blocker: Sailor, block: Block, across: Province
) -> bool:
    """Return whether another power has a fleet in the blocker's half."""
    half, rules = blocker.at, naval.rules
    for other in sailors:
        if other.power == blocker.power:
            continue
        path = (other.at, *other.path)
        crosses = (across, half) in _steps(other)
        if half in path[1:-1] and rules.passing_breaks_block and not (crosses and other.power == block.enemy):
            return True
        if path[-1] != half:
            continue
        if not crosses or (other.power != block.enemy and rules.crossing_breaks_block):
            return True
    return False


# Patrols: two fleets or more of a power remove those of a named enemy that stay in their sea space
# (rule 6).
#
# All strike at once, whatever their strength; a patrol that is struck itself still strikes. What a
# struck fleet was doing for others comes to nothing, and that is the only way to cut a support or
# break a convoy at sea. A blocker that is patrolled leaves nothing to decide: the patrol's fleets in
# its half break the block (D19).


def strike(naval: NavalBoard, sailors: Sequence[Sailor], stayed: Sequence[Sailor] = ()) -> None:
    """Record which patrol removes each fleet; `stayed` are fleets that failed to leave."""
    patrols = [s for s in sailors if isinstance(s.order, Patrol)]
    for patrol in patrols:
        assert isinstance(patrol.order, Patrol)
        for other in sailors:
            if other.power != patrol.order.enemy or other.unit.kind is not Kind.FLEET or other.patrolled:
                continue
            space = other.at if other in stayed else _found_at(naval, other)
            if space is not None and (space == patrol.at or naval.rules.patrol_everywhere):
                other.patrolled = patrol.given


def _found_at(naval: NavalBoard, sailor: Sailor) -> Province | None:
    """Return the sea space where a patrol finds the fleet; None if it is ordered away, or in a port.

    A fleet that enters a space and helps there is found as if it had stayed, if no block kept it out.
    """
    if isinstance(sailor.order, Combined) and not sailor.blocked:
        return sailor.order.to
    stays = sailor.first_step is None
    return sailor.at if stays and naval.board.is_sea(sailor.at) else None


# Supports in Naval Diplomacy: whom one helps, found among fleets that share a space (rules 4D, 4E).
#
# A support counts for a step into, or a unit in, a land province; that of a first step does nothing
# (D8). Of several fleets that were told the same, one of the supporter's own power comes first.


def derived_support(
    naval: NavalBoard, sailors: Sequence[Sailor], places: Sequence[Place], number: int, order: Support
) -> Support | Hold:
    """Return the support on the derived board, where its unit stands in `places`.

    A hold if it comes to nothing.
    """
    sailor, at = sailors[number], places[number]
    assert sailor.given is not None
    if isinstance(sailor.order, Combined):
        sailor.given.fault = naval.support_fault(sailor.unit, sailor.order.to, order, second=True)
        if sailor.given.fault is not None or _names_first_step(sailors, number, order):
            sailor.given.ends(Verdict.ILLEGAL)
            return Hold(sailor.unit.kind, at)
    there = [n for n, s in enumerate(sailors) if n != number and s.at == province_of(order.of)]
    meant = sorted(
        (n for n in there if _fits(sailors[n], order)), key=lambda n: sailors[n].power != sailor.power
    )
    if _is_at_sea(naval, order) or not meant or sailors[meant[0]].blocked:
        named = meant[:1] or there[:1]
        sailor.given.ends(Verdict.VOID, order_text(sailors[named[0]]) if named else None)
        return Hold(sailor.unit.kind, at)
    return Support(sailor.unit.kind, at, places[meant[0]], order.to, order.of_kind)


def _names_first_step(sailors: Sequence[Sailor], number: int, order: Support) -> bool:
    """Return whether it says that it is for the first step, and the unit it names has two."""
    helped = (s for n, s in enumerate(sailors) if n != number and s.at == province_of(order.of))
    return order.step == 1 and any(s.has_two_steps and s.first_step == order.to for s in helped)


def _is_at_sea(naval: NavalBoard, order: Support) -> bool:
    """Return whether it is for a step into the sea, or for a fleet that stays there."""
    first = order.step == 1 and bool(order.route)
    return first or naval.board.is_sea(province_of(order.of if order.to is None else order.to))


def _fits(sailor: Sailor, order: Support) -> bool:
    """Return whether the unit does what is supported; of a unit that stays on land the equations find out."""
    if sailor.unit.kind is Kind.ARMY:
        return not sailor.unconvoyed
    told = sailor.order
    if order.to is None:
        return sailor.first_step is None
    two = isinstance(told, Move) and told.route == order.route
    return two and isinstance(told, Move) and province_of(told.to) == province_of(order.to)


def adjudicate(
    board: Board,
    position: Position,
    orders: Mapping[Power, Sequence[Order]],
    rulebook: Rulebook = DATC3,
) -> Outcome:
    """Return the outcome of the orders on a board whose sea spaces are shared."""
    rules = board.variant_rules.naval
    assert rules is not None
    naval = NavalBoard(board, rules, position, _grants(position, orders))
    mustered = muster(naval, position, orders)
    judge_blocks(naval, mustered.sailors)
    strike(naval, mustered.sailors)
    land = _LandBattle(naval, mustered, rulebook)
    land.judge()
    # A second time, because who failed to leave is known only after the battle.
    if not rules.patrol_by_order:
        strike(naval, mustered.sailors, land.stayed())
    gone = _removed(naval, mustered, land)
    return Outcome(
        tuple(_results(board, mustered)), _after(naval, mustered, land, gone), tuple(gone.values())
    )


def _grants(position: Position, orders: Mapping[Power, Sequence[Order]]) -> frozenset[tuple[Province, Power]]:
    """Return the centres whose owners let another power pass this turn, with that power."""
    return frozenset(
        (province_of(order.at), order.to)
        for power, sequence in orders.items()
        for order in sequence
        if isinstance(order, Grant) and position.centres.get(province_of(order.at)) == power
    )


@dataclass(slots=True)
class _LandBattle:
    """The fight for land provinces, with every fleet in a slot of the space it acts from.

    `places` has for each unit its place on the derived board, `arrived` where those stand that moved, `lost`
    what that board says of the units dislodged.
    """

    naval: NavalBoard
    mustered: Muster
    rulebook: Rulebook
    board: Board = field(init=False)
    places: list[Place] = field(init=False)
    arrived: dict[int, Place] = field(default_factory=dict)
    lost: dict[int, Dislodged] = field(default_factory=dict)
    contested: frozenset[Province] = frozenset()

    def __post_init__(self) -> None:
        spaces = [_acting_place(self.naval, sailor) for sailor in self.mustered.sailors]
        most = max(Counter(spaces).values(), default=1)
        self.board = board_with_slots(self.naval.board, most)
        taken: Counter[Place] = Counter()
        self.places = []
        for space in spaces:
            taken[space] += 1
            is_sea = self.naval.board.is_sea(province_of(space))
            self.places.append(slot(space, taken[space]) if is_sea else space)

    def _note_unconvoyed(self) -> None:
        """Note the armies whose fleets went elsewhere: their moves were possible, and come to nothing."""
        board, sailors = self.naval.board, self.mustered.sailors
        acting = {board.index[province_of(space_of(place))] for place in self.places} & board.carriers
        at_start = {board.index[s.at] for s in sailors if s.unit.kind is Kind.FLEET} & board.carriers
        for sailor in sailors:
            order = sailor.order
            if sailor.unit.kind is Kind.FLEET or not isinstance(order, Move) or sailor.given is None:
                continue
            start, goal = board.index[sailor.at], board.index[province_of(order.to)]
            by_land = order.to in board.reach(Kind.ARMY, sailor.unit.at)
            if by_land or start == goal or not board.is_land[goal] or connects(board, acting, start, goal):
                continue
            if connects(board, acting | at_start, start, goal):
                sailor.unconvoyed = True
                sailor.given.ends(Verdict.VOID)

    def judge(self) -> None:
        """Judge the battle and note how the orders ended, who arrived and who was dislodged."""
        sailors = self.mustered.sailors
        self._note_unconvoyed()
        orders = [self._derived(number) for number in range(len(sailors))]
        struck = [
            n
            for n, sailor in enumerate(sailors)
            if sailor.patrolled and isinstance(orders[n], Support | Convoy)
        ]
        # Fought once as if no one had been struck: only so is it
        # known which help would have counted and was cut.
        willing: Mapping[int, Result] = self._end(orders)[0] if struck else {}
        for number in struck:
            orders[number] = Hold(Kind.FLEET, self.places[number])
        ends, after = self._end(orders)
        texts = {write(order): number for number, order in enumerate(orders)}
        for number, sailor in enumerate(sailors):
            self._conclude(number, sailor, orders[number], ends[number], texts)
        for number in struck:
            self._undo_help(sailors[number], willing[number])
        self._break_convoys(willing, ends)
        where = {place: number for number, place in enumerate(self.places)}
        self.lost = {where[one.unit.at]: one for one in after.dislodged}
        self.contested = after.contested

    def _end(self, orders: Sequence[StandardOrder]) -> tuple[dict[int, Result], Position]:
        """Return how each unit's order ends on the derived board, and the position there."""
        sailors = self.mustered.sailors
        units = tuple(
            Unit(sailor.power, sailor.unit.kind, place)
            for sailor, place in zip(sailors, self.places, strict=True)
        )
        by_power: dict[Power, list[StandardOrder]] = {}
        for sailor, order in zip(sailors, orders, strict=True):
            by_power.setdefault(sailor.power, []).append(order)
        outcome = standard.adjudicate(self.board, Position(units), by_power, self.rulebook)
        results = {power: iter(outcome.of(power)) for power in by_power}
        return {n: next(results[sailor.power]) for n, sailor in enumerate(sailors)}, outcome.after

    def stayed(self) -> list[Sailor]:
        """Return the units ordered to move that did not."""
        return [
            sailor
            for number, sailor in enumerate(self.mustered.sailors)
            if sailor.first_step and number not in self.arrived and space_of(self.places[number]) == sailor.at
        ]

    def _derived(self, number: int) -> StandardOrder:
        """Return the unit's order on the derived board: what is settled at sea is a hold there."""
        sailor, at = self.mustered.sailors[number], self.places[number]
        kind, order = sailor.unit.kind, sailor.order
        help_order = order.then if isinstance(order, Combined) and not sailor.blocked else order
        if kind is Kind.ARMY and isinstance(order, Move):
            if sailor.unconvoyed:
                return Hold(kind, at)
            return Move(kind, at, order.to, via=order.via)
        if isinstance(order, Move) and not self._ends_at_sea(sailor) and not sailor.blocked:
            to = self.naval.destination(space_of(at), order.to)
            assert to is not None
            return Move(kind, at, to)
        if isinstance(help_order, Support):
            return derived_support(self.naval, self.mustered.sailors, self.places, number, help_order)
        if isinstance(help_order, Convoy):
            return replace(help_order, at=at)
        return Hold(kind, at)

    def _ends_at_sea(self, sailor: Sailor) -> bool:
        return self.naval.board.is_sea(sailor.path[-1])

    def _conclude(
        self, number: int, sailor: Sailor, order: StandardOrder, end: Result, texts: Mapping[str, int]
    ) -> None:
        """Note how the unit's order ended, unless that was settled at sea."""
        if isinstance(order, Move) and end.verdict is Verdict.OK:
            self.arrived[number] = order.to
        given = sailor.given
        if given is None or given.verdict is not Verdict.OK or isinstance(order, Hold):
            return
        given.ends(end.verdict, self._cause(end.by, texts))

    def _cause(self, by: str | None, texts: Mapping[str, int]) -> str | None:
        """Return what a result of the derived board names, in the words of the orders given."""
        if by is None or by not in texts:
            return None if by is None else space_of(by)
        return order_text(self.mustered.sailors[texts[by]])

    def _undo_help(self, sailor: Sailor, willing: Result) -> None:
        """A patrolled fleet's help that would have counted is cut, or its convoy broken."""
        given, struck = sailor.given, sailor.patrolled
        assert given is not None
        assert struck is not None
        if given.verdict is not Verdict.OK:
            return
        if willing.verdict in (Verdict.VOID, Verdict.ILLEGAL):
            given.ends(willing.verdict)
            return
        cut = isinstance(willing.order, Support)
        given.ends(Verdict.CUT if cut else Verdict.DISRUPTED, write(struck.order))

    def _break_convoys(self, willing: Mapping[int, Result], ends: Mapping[int, Result]) -> None:
        """Note the armies that would have been carried, had no patrol struck their fleets."""
        stranded = (Verdict.VOID, Verdict.ILLEGAL)
        for number, sailor in enumerate(self.mustered.sailors):
            moves = sailor.unit.kind is Kind.ARMY and isinstance(sailor.order, Move)
            if not moves or number not in willing or sailor.given is None:
                continue
            if ends[number].verdict in stranded and willing[number].verdict not in stranded:
                lost = [s for s in self.mustered.sailors if s.patrolled and _carries(s, sailor)]
                sailor.given.ends(Verdict.DISRUPTED, lost[0].helps_at if lost else None)


def _carries(fleet: Sailor, army: Sailor) -> bool:
    order = fleet.order.then if isinstance(fleet.order, Combined) else fleet.order
    return isinstance(order, Convoy) and province_of(order.of) == army.at


def _acting_place(naval: NavalBoard, sailor: Sailor) -> Place:
    """Return where the unit is when land provinces are fought for: as far as it goes at sea."""
    if sailor.unit.kind is Kind.ARMY or sailor.first_step is None:
        return sailor.unit.at
    here: Place = sailor.unit.at
    stations = (sailor.at, *sailor.path)
    for before, after in pairwise(stations):
        last_on_land = after == stations[-1] and not naval.board.is_sea(after)
        if last_on_land or (sailor.blocked and _is_strait(naval.rules, before, after)):
            break
        here = after
    return here


def _is_strait(rules: NavalRules, one: Province, other: Province) -> bool:
    return (one, other) in rules.straits or (other, one) in rules.straits


def _results(board: Board, mustered: Muster) -> list[Result]:
    """Return the orders as given, then the holds of the units without any."""
    results = [Result(one.power, one.order, one.verdict, one.by) for one in mustered.given]
    idle = [sailor.unit for sailor in mustered.sailors if sailor.given is None]
    held = [Result(u.power, board.hold(u.kind, u.at), Verdict.OK, None, given=False) for u in idle]
    return results + held


def _is_annihilated(naval: NavalBoard, number: int, sailor: Sailor, land: _LandBattle) -> bool:
    """Return whether the fleet gave an order of two steps and did not move into a centre (rule 4, 4C)."""
    if not sailor.has_two_steps:
        return naval.rules.impossible_annihilates and sailor.failed_two_steps
    place = land.arrived.get(number)
    return place is None or not naval.board.provinces[province_of(place)].centre


def _removed(naval: NavalBoard, mustered: Muster, land: _LandBattle) -> dict[int, Removed]:
    """Return the units that leave the board, by number; a patrol comes before annihilation."""
    gone: dict[int, Removed] = {}
    for number, sailor in enumerate(mustered.sailors):
        if sailor.patrolled is not None:
            by: str | None = write(sailor.patrolled.order)
            gone[number] = Removed(sailor.unit, Removal.PATROLLED, by, order_text(sailor))
        elif _is_annihilated(naval, number, sailor, land):
            by = None if sailor.given is None else sailor.given.by
            gone[number] = Removed(sailor.unit, Removal.ANNIHILATED, by, order_text(sailor))
    return gone


def _after(naval: NavalBoard, mustered: Muster, land: _LandBattle, gone: Mapping[int, Removed]) -> Position:
    """Return the position after the phase; whoever was removed is in nobody's way."""
    standing = tuple(
        Unit(sailor.power, sailor.unit.kind, land.arrived.get(number, space_of(land.places[number])))
        for number, sailor in enumerate(mustered.sailors)
        if number not in gone and number not in land.lost
    )
    left = {province_of(land.arrived[number]) for number in gone if number in land.arrived}
    # A province into which an annihilated fleet had moved is empty now, and open to retreats.
    free = left - land.contested
    dislodged = tuple(
        _dislodged(naval, mustered.sailors[n].unit, lost, free) for n, lost in land.lost.items()
    )
    return Position(standing, naval.position.centres, dislodged, land.contested)


def _dislodged(naval: NavalBoard, unit: Unit, lost: Dislodged, left: AbstractSet[Province]) -> Dislodged:
    """Where a dislodged unit may go: at sea anywhere (D14), on land also where a fleet was annihilated."""
    origin = None if lost.by is None else space_of(lost.by)
    closed_sea = None if naval.rules.retreat_to_attacker_at_sea else origin

    def is_open(place: Place) -> bool:
        province = province_of(place)
        if naval.board.is_sea(province):
            return province != closed_sea
        return place in lost.retreats or (province in left and province != origin)

    return Dislodged(unit, origin, tuple(filter(is_open, naval.board.reach(unit.kind, unit.at))))
