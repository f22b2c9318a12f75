"""The board: provinces, coasts and borders, compiled once into integer tables.

Every place has a number; a province's number is below `board.size`, coasts follow after all provinces. The
tables with a `kind` index (0 army, 1 fleet) are what adjudication reads; the named queries serve the others.

`Occupancy` says which unit stands in which province. The functions at the end find the convoy routes.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from copy import copy
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from judge.memo import once
from judge.rules.orders import Hold, Order
from judge.rules.units import Kind, Place, Position, Power, Province, Unit, province_of
from judge.rules.variant_rules import STANDARD, VariantRules

ARMY, FLEET = 0, 1
EMPTY = -1
"""No unit, or no place."""
COAST_WORDS = {
    "NC": "north coast",
    "SC": "south coast",
    "EC": "east coast",
    "WC": "west coast",
}


class Terrain(StrEnum):
    """What a province is made of."""

    LAND = "land"
    COAST = "coast"
    SEA = "sea"
    IMPASSABLE = "impassable"


@dataclass(frozen=True, slots=True)
class ProvinceFacts:
    """One province as the map describes it.

    `coasts` is empty unless a fleet must choose between coasts; `home` is set for every province of a power's
    home country, centre or not; `convoys`: a fleet on this coast convoys as if at sea. `foreign` are its
    names in other languages, spelled as they are there; `closed_in` are the seasons in which no one enters it
    and units there get no order (Loeb 9).
    """

    code: Province
    name: str
    terrain: Terrain
    centre: bool = False
    home: Power | None = None
    coasts: tuple[Place, ...] = ()
    abbreviations: tuple[str, ...] = ()
    convoys: bool = False
    foreign: tuple[str, ...] = ()
    closed_in: tuple[str, ...] = ()


Border = tuple[Place, Place]


class BorderRule(StrEnum):
    """What narrows a border."""

    HALF_STRENGTH = "half_strength"
    """A unit that crosses it has half strength and cuts only by dislodging; no support across it (1900)."""
    ONLY_WITH_SUPPORT = "only_with_support"
    """A unit that crosses it has only its supports' strength; no support across it (Loeb 9, Imperium)."""
    ONE_WAY = "one_way"
    """It can be crossed only from the first place to the second (North Sea Wars)."""


@dataclass(frozen=True, slots=True)
class NarrowBorder:
    """A border with a rule, for one kind of unit."""

    kind: Kind
    start: Place
    goal: Place
    rule: BorderRule


WHOLE = 2
"""The strength of a unit or a support, in halves."""
_CROSSING_STRENGTH = {BorderRule.HALF_STRENGTH: WHOLE // 2, BorderRule.ONLY_WITH_SUPPORT: 0}
_MOST_VARIATIONS = 256
_KIND_INDEX = {Kind.ARMY: ARMY, Kind.FLEET: FLEET}


class _Standing(dict[int, Unit]):
    """A power's units of one kind by the number of their place."""

    def __init__(self, power: Power, kind: Kind, places: Sequence[Place]) -> None:
        super().__init__()
        self.power, self.kind, self.places = power, kind, places

    def __missing__(self, place: int) -> Unit:
        unit = self[place] = Unit(self.power, self.kind, self.places[place])
        return unit


class _Units(dict[Power, tuple[_Standing, _Standing]]):
    """`units[power][kind][place]` is that unit, made once and kept: the same ones come in every phase."""

    def __init__(self, places: Sequence[Place]) -> None:
        super().__init__()
        self.places = places

    def __missing__(self, power: Power) -> tuple[_Standing, _Standing]:
        armies, fleets = (_Standing(power, kind, self.places) for kind in (Kind.ARMY, Kind.FLEET))
        self[power] = armies, fleets
        return armies, fleets


class Board:
    """A map that never changes: what borders what, for armies and for fleets.

    `armies` are pairs of provinces, `fleets` pairs of places (a coast is named where a fleet must stand on
    one); a border holds both ways. `narrow` are the borders with a rule of their own, `variant_rules`
    the rules of the variant it is the map of. ValueError for a border of an unknown place.

    `crossing_strength` is what a unit counts that moves over a narrow border, in halves, by kind and places.
    """

    __slots__ = (
        "_borders_given",
        "_holds",
        "_homes",
        "_reach_names",
        "_variations",
        "carriers",
        "carriers_near",
        "centre_at",
        "centres",
        "coast_words",
        "crossing_strength",
        "distance_memo",
        "has_special_orders",
        "index",
        "is_land",
        "is_sea_number",
        "length_memo",
        "neighbours",
        "nobody",
        "nowhere",
        "order_memo",
        "place_memo",
        "place_names",
        "places",
        "province_at",
        "province_number",
        "provinces",
        "reach_numbers",
        "seas",
        "size",
        "touch_numbers",
        "unit_memo",
        "units",
        "variant_rules",
    )

    def __init__(
        self,
        provinces: Iterable[ProvinceFacts],
        armies: Iterable[Border],
        fleets: Iterable[Border],
        variant_rules: VariantRules = STANDARD,
        narrow: Iterable[NarrowBorder] = (),
    ) -> None:
        self.variant_rules = variant_rules
        self.has_special_orders = variant_rules.has_special_orders
        facts = tuple(provinces)
        self._number(facts)
        self._borders_given = (tuple(armies), tuple(fleets), tuple(narrow))
        self._join()
        # Where a fleet convoys: the seas, and the few coasts of some boards that do as seas.
        self.carriers = self.seas | {self.index[f.code] for f in facts if f.convoys}
        self.carriers_near = tuple(near & self.carriers for near in self.neighbours)
        self._variations: dict[object, Board] = {}
        self._homes: dict[Power, tuple[Province, ...]] = {}
        self._reach_names: dict[tuple[Kind, Place], tuple[Place, ...]] = {}
        self.place_names: dict[Place, str] = {}
        self.coast_words = COAST_WORDS
        self.distance_memo: dict[Province, dict[Province, int]] = {}
        # What `notation` has read before.
        self.order_memo: dict[str, Order] = {}
        self.unit_memo: defaultdict[Power, dict[str, Unit]] = defaultdict(dict)
        self.place_memo: dict[str, Place] = {}
        self.length_memo: dict[str, int] = {}  # how many words a place may have that begins with this one
        self._holds: dict[tuple[Kind, Place], Hold] = {}
        self.units = _Units(self.places)

    def _number(self, facts: tuple[ProvinceFacts, ...]) -> None:
        """Give each place its number: the provinces first, then the coasts."""
        self.provinces: Mapping[Province, ProvinceFacts] = MappingProxyType({f.code: f for f in facts})
        self.size = len(facts)
        self.places: tuple[Place, ...] = (*(f.code for f in facts), *(c for f in facts for c in f.coasts))
        self.index: dict[Place, int] = {place: number for number, place in enumerate(self.places)}
        self.province_number = tuple(self.index[province_of(place)] for place in self.places)
        self.province_at: dict[Place, int] = dict(zip(self.places, self.province_number, strict=True))
        self.is_sea_number = tuple(f.terrain is Terrain.SEA for f in facts)
        # Lists as long as there are provinces, to be copied: half the work of making new ones.
        self.nobody: list[Any] = [None] * self.size
        self.nowhere: list[int] = [EMPTY] * self.size
        self.is_land = tuple(f.terrain in (Terrain.LAND, Terrain.COAST) for f in facts)
        self.centres: tuple[Province, ...] = tuple(f.code for f in facts if f.centre)
        self.centre_at: dict[Place, Province] = {
            place: province_of(place) for place in self.places if self.provinces[province_of(place)].centre
        }
        self.seas = frozenset(number for number, sea in enumerate(self.is_sea_number) if sea)

    def _join(self) -> None:
        """Join the numbered places by the borders that were given."""
        armies, fleets, special = self._borders_given
        self.reach_numbers = tuple(
            self._borders(pairs, [border for border in special if border.kind is kind])
            for kind, pairs in ((Kind.ARMY, armies), (Kind.FLEET, fleets))
        )
        self.crossing_strength = self._crossing_strength(special)
        self.touch_numbers = tuple(map(self._provinces_touched, (ARMY, FLEET)))
        self.neighbours = self._neighbours()

    def _borders(self, pairs: Iterable[Border], narrow: Iterable[NarrowBorder]) -> tuple[frozenset[int], ...]:
        reach: list[set[int]] = [set() for _ in self.places]
        ways = [(one, other, False) for one, other in pairs]
        ways += [(border.start, border.goal, border.rule is BorderRule.ONE_WAY) for border in narrow]
        for one, other, one_way in ways:
            if one not in self.index or other not in self.index:
                raise ValueError(f"border of an unknown place: {one} {other}")
            reach[self.index[one]].add(self.index[other])
            if not one_way:
                reach[self.index[other]].add(self.index[one])
        return tuple(frozenset(places) for places in reach)

    def _crossing_strength(self, narrow: Iterable[NarrowBorder]) -> dict[tuple[int, int, int], int]:
        found: dict[tuple[int, int, int], int] = {}
        for border in narrow:
            strength = _CROSSING_STRENGTH.get(border.rule)
            if strength is not None:
                one, other = self.index[border.start], self.index[border.goal]
                kind = _KIND_INDEX[border.kind]
                found[kind, one, other] = found[kind, other, one] = strength
        return found

    def _provinces_touched(self, kind: int) -> tuple[frozenset[int], ...]:
        """Return the provinces a unit can support into: those it can go to, but not over a narrow border."""
        weak = self.crossing_strength
        return tuple(
            frozenset(self.province_number[to] for to in goals if not weak or (kind, place, to) not in weak)
            for place, goals in enumerate(self.reach_numbers[kind])
        )

    def _neighbours(self) -> tuple[frozenset[int], ...]:
        """Provinces next to each other for any unit, all coasts together."""
        near: list[set[int]] = [set() for _ in range(self.size)]
        for reach in self.reach_numbers:
            for place, goals in enumerate(reach):
                near[self.province_number[place]].update(self.province_number[to] for to in goals)
        return tuple(frozenset(provinces) for provinces in near)

    def __repr__(self) -> str:
        return f"Board({self.size} provinces)"

    def name(self, place: Place) -> str:
        """Return the place in words, `St Petersburg (south coast)`; the code itself if it is unknown."""
        known = self.place_names.get(place)
        if known is None:
            known = self.place_names[place] = self._name(place)
        return known

    def _name(self, place: Place) -> str:
        province, _, coast = place.partition("/")
        facts = self.provinces.get(province)
        if facts is None:
            return place
        return f"{facts.name} ({self.coast_words.get(coast, coast.lower())})" if coast else facts.name

    def renamed(self, names: Mapping[Province, str], coasts: Mapping[str, str]) -> Board:
        """Return the map with other names for some provinces and for coasts, and the same codes and rules."""
        board = copy(self)
        board.provinces = MappingProxyType(
            {code: replace(facts, name=names.get(code, facts.name)) for code, facts in self.provinces.items()}
        )
        board.coast_words = {**self.coast_words, **coasts}
        board.place_names, board._variations = {}, {}  # noqa: SLF001  # its own
        return board

    def reach(self, kind: Kind, place: Place) -> tuple[Place, ...]:
        """Return the places that a unit can reach in one step without a convoy, in the map's order."""
        key = (kind, place)
        if key not in self._reach_names:
            number = self.index.get(place)
            numbers = () if number is None else sorted(self.reach_numbers[_KIND_INDEX[kind]][number])
            self._reach_names[key] = tuple(self.places[n] for n in numbers)
        return self._reach_names[key]

    def crossing(self, kind: Kind, start: Place, goal: Place) -> int:
        """Return the strength of a unit that crosses that border, in halves."""
        return self.crossing_strength.get((_KIND_INDEX[kind], self.index[start], self.index[goal]), WHOLE)

    def homes(self, power: Power) -> tuple[Province, ...]:
        """Return the home centres of a power, in the map's order."""
        if power not in self._homes:
            self._homes[power] = tuple(
                f.code for f in self.provinces.values() if f.centre and f.home == power
            )
        return self._homes[power]

    def in_season(self, season: str) -> Board:
        """Return the board for that season's moves and retreats; spaces closed in it have no borders."""
        if season not in self._variations:
            closed = {f.code for f in self.provinces.values() if season in f.closed_in}
            self._variations[season] = self._without_borders(closed) if closed else self
        return self._variations[season]

    def _without_borders(self, closed: set[Province]) -> Board:
        def is_open(border: Border) -> bool:
            return closed.isdisjoint(map(province_of, border))

        armies, fleets, narrow = self._borders_given
        closed_board = Board(
            self.provinces.values(),
            filter(is_open, armies),
            filter(is_open, fleets),
            self.variant_rules,
            [border for border in narrow if is_open((border.start, border.goal))],
        )
        return closed_board.renamed({}, self.coast_words)

    def with_ways(self, ways: frozenset[NarrowBorder]) -> Board:
        """Return the board with additional borders, for railways and for portage. The result is cached."""
        if ways not in self._variations:
            if len(self._variations) > _MOST_VARIATIONS:
                self._variations.clear()
            armies, fleets, narrow = self._borders_given
            board = Board(self.provinces.values(), armies, fleets, self.variant_rules, (*narrow, *ways))
            self._variations[ways] = board.renamed({}, self.coast_words)
        return self._variations[ways]

    def is_sea(self, province: Province) -> bool:
        """Return whether the place is a sea space, which only fleets can enter and convoys can cross."""
        return self.provinces[province].terrain is Terrain.SEA

    def holds_one(self, province: Province) -> bool:
        """Return whether the place holds one unit at most; a sea space of Naval Diplomacy holds more."""
        return self.variant_rules.naval is None or not self.is_sea(province)

    def standing_places(self, kind: Kind, province: Province) -> tuple[Place, ...]:
        """Return the places where a unit of that kind can stand in the province; empty if it cannot."""
        facts = self.provinces[province]
        if kind is Kind.ARMY:
            return (province,) if facts.terrain in (Terrain.LAND, Terrain.COAST) else ()
        if facts.terrain not in (Terrain.SEA, Terrain.COAST):
            return ()
        return facts.coasts or (province,)

    def hold(self, kind: Kind, place: Place) -> Hold:
        """Return the hold order of a unit without an order. The result is cached."""
        key = (kind, place)
        found = self._holds.get(key)
        if found is None:
            found = self._holds[key] = Hold(kind, place)
        return found

    def distances(self, province: Province) -> Mapping[Province, int]:
        """Return the distance of each province in steps, by land and sea alike (rulebook of 2023)."""
        if province not in self.distance_memo:
            self.distance_memo[province] = self._flood(province)
        return self.distance_memo[province]

    def _flood(self, start: Province) -> dict[Province, int]:
        seen = {self.index[start]: 0}
        edge = [self.index[start]]
        while edge:
            edge = [near for number in edge for near in self._unseen(number, seen)]
        return {self.places[number]: steps for number, steps in seen.items()}

    def _unseen(self, number: int, seen: dict[int, int]) -> list[int]:
        new = [near for near in self.neighbours[number] if near not in seen]
        seen.update(dict.fromkeys(new, seen[number] + 1))
        return new


# Occupancy: the position as integers, which unit stands in which province.
#
# It takes for granted that a province holds one unit at most; a variant with several fleets in a sea
# would need another occupancy, and whoever reads this one counts on it.

_ARMY = Kind.ARMY


class Occupancy:
    """The unit of each province: its `owner`, `kind` and `place`, EMPTY or None where there is no unit.

    `provinces` has the provinces of the units, in the order of the position's units.
    """

    __slots__ = ("_fleets", "board", "kind", "owner", "place", "provinces")

    def __init__(self, board: Board, position: Position) -> None:
        self.board = board
        self.owner: list[Power | None] = board.nobody[:]
        self.kind: list[int] = board.nowhere[:]
        self.place: list[int] = board.nowhere[:]
        self._fleets: frozenset[int] | None = None
        index, province_number = board.index, board.province_number
        owner, kind, place = self.owner, self.kind, self.place
        self.provinces: list[int] = []
        note = self.provinces.append
        army = _ARMY
        for unit in position.units:
            number = index[unit.at]
            province = province_number[number]
            note(province)
            owner[province] = unit.power
            place[province] = number
            kind[province] = ARMY if unit.kind is army else FLEET

    @property
    def fleets(self) -> frozenset[int]:
        """Return the provinces with a fleet that can convoy: sea spaces, and coasts that count as sea."""
        if self._fleets is None:
            kind = self.kind
            self._fleets = frozenset([number for number in self.board.carriers if kind[number] == FLEET])
        return self._fleets

    @fleets.setter
    def fleets(self, provinces: frozenset[int]) -> None:
        self._fleets = provinces

    def destination(self, province: int, to: int) -> int:
        """Return the place in the province that the unit can reach without a convoy.

        A missing coast is filled in. EMPTY if the unit can reach no place there, or two coasts.
        """
        board, kind = self.board, self.kind[province]
        if kind != FLEET:
            to = board.province_number[to]
        reach = board.reach_numbers[kind][self.place[province]]
        if to in reach:
            return to
        if kind != FLEET or to >= board.size:
            return EMPTY
        coasts = [place for place in reach if board.province_number[place] == to]
        return coasts[0] if len(coasts) == 1 else EMPTY


@once
def occupancy_of(position: Position, board: Board) -> Occupancy:
    """Return the occupancy of a position. It is shared by all orders, so do not change it."""
    return Occupancy(board, position)


# Convoy routes: which fleets can carry an army from one coast to another.


def connects(board: Board, fleets: AbstractSet[int], start: int, goal: int) -> bool:
    """Return whether an unbroken chain of those fleets connects the two coasts."""
    near = board.carriers_near
    landing = near[goal]
    edge = near[start] & fleets
    if edge & landing:
        return True
    seen = set(edge)
    while edge:
        edge = frozenset(sea for fleet in edge for sea in near[fleet] if sea in fleets and sea not in seen)
        if edge & landing:
            return True
        seen |= edge
    return False


def takes_part(board: Board, fleets: AbstractSet[int], start: int, goal: int, fleet: int) -> bool:
    """Return whether the fleet is on a minimal route: one that breaks without any one of its fleets.

    DATC 6.F.12 and 6.G.19: a fleet off every such route cannot take part in the convoy.
    """
    near = board.carriers_near
    at_start, at_goal = fleet in near[start], fleet in near[goal]
    if at_start and at_goal:
        return True
    return any(fleet in route for route in routes(board, fleets, start, goal))


def routes(board: Board, fleets: AbstractSet[int], start: int, goal: int) -> Iterable[tuple[int, ...]]:
    """Yield every minimal route, as its fleets in order from the start's coast.

    Such a route touches the start only with its first fleet, the goal only with its last, and no two of its
    fleets are next to each other unless one follows the other.
    """
    near = board.carriers_near
    first, last = near[start], near[goal]
    open_routes: list[tuple[int, ...]] = [(fleet,) for fleet in first if fleet in fleets]
    while open_routes:
        route = open_routes.pop()
        head = route[-1]
        if head in last:
            yield route
            continue
        open_routes.extend(
            (*route, sea)
            for sea in near[head]
            if sea in fleets and sea not in first and not any(sea in near[old] for old in route[:-1])
        )


def shortest_route(board: Board, fleets: AbstractSet[int], start: int, goal: int) -> tuple[int, ...]:
    """Return a shortest route, as its fleets in order from the start's coast; empty if there is none."""
    near, last = board.carriers_near, board.carriers_near[goal]
    edge: list[tuple[int, ...]] = [(fleet,) for fleet in sorted(near[start] & fleets)]
    seen = set(near[start])
    while edge:
        found = next((route for route in edge if route[-1] in last), None)
        if found is not None:
            return found
        longer: list[tuple[int, ...]] = []
        for route in edge:
            ahead = sorted((near[route[-1]] & fleets) - seen)
            seen.update(ahead)
            longer += [(*route, sea) for sea in ahead]
        edge = longer
    return ()
