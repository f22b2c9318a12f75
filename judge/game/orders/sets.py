"""Sets of orders: how the lines of one set combine, and how a set is merged with the earlier ones.

The rules come first: how a power's sets combine and what its silence means under each policy. They are the
choices of DATC 4.D and 4.E that the game itself must know; `language.policy` has those about reading a single
order.

Some policies imply orders: to support or convoy a unit of one's own orders it too (seed 004 §3.8, DATC
4.E.3). Implied orders are made when the phase is adjudicated, so any explicit order for the unit comes first.
Two that differ cancel each other: the unit holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from judge.game.orders.standing_proxies import lent
from judge.game.proxies import Given, ordered_province, units_ordered
from judge.game.settings import Reading
from judge.game.state import Game
from judge.rules.board import Board
from judge.rules.legality import reason
from judge.rules.orders import Build, Convoy, Hold, Move, Remove, Support, Transform, Waive
from judge.rules.phases import PhaseKind
from judge.rules.units import Kind, Place, Power, Province, Unit, province_of


class Joining(StrEnum):
    """What a later set of orders does to an earlier one."""

    COMBINED = "combined"
    LATEST = "latest"


class Twice(StrEnum):
    """What happens to a unit with two different orders in one set."""

    LAST = "last"
    NEITHER = "neither"


class Surplus(StrEnum):
    """Which builds or removals of a set count if there are too many."""

    FIRST = "first"
    LAST = "last"


@dataclass(frozen=True, slots=True)
class OrderSets:
    """The rules by which sets of orders combine; each field names the DATC issues it decides.

    A set is what one email orders for a power. The defaults are what the classic judge did.
    """

    joining: Joining = Joining.COMBINED
    """DATC 4.D.1: sets combined unit by unit, or the latest one alone unless it is marked as an addition
    (seed 004 §3.10). DATC 4.D.2: a set always has its time of receipt, so none is without sequence."""
    twice: Twice = Twice.LAST
    """DATC 4.D.3: the last order for a unit counts, or neither does and the unit stands (as seed 004 §3.8
    takes for granted)."""
    surplus: Surplus = Surplus.LAST
    """DATC 4.D.4, DATC 4.D.5, DATC 4.D.6: too many builds, two builds in one province, too many removals:
    the last ones count, or the first."""
    silence_waives: bool = False
    """DATC 4.D.7: a build may be waived everywhere; here, whether one not ordered by the deadline is waived
    (seed 004 §3.3) or awaited."""
    implied: bool = False
    """DATC 4.E.3: whether a support or convoy of a unit of one's own orders that unit too (seed 004 §3.8)."""


_USUAL = OrderSets()
_ZINE = OrderSets(Joining.LATEST, Twice.NEITHER, Surplus.FIRST, silence_waives=True, implied=True)

ORDER_SETS: Mapping[Reading, OrderSets] = {
    Reading.LENIENT: _USUAL,
    Reading.JUDGE: _USUAL,
    Reading.ANY: _USUAL,
    Reading.ILLEGAL: _USUAL,
    Reading.GSTZ: _ZINE,
}


def order_sets(game: Game) -> OrderSets:
    """Return the game's rules for sets of orders."""
    return ORDER_SETS[game.settings.reading]


@dataclass(frozen=True, slots=True)
class Taken:
    """The fleets that an order for a shared space found: `left` of the fleets `there` had no order yet."""

    place: Province
    there: int
    left: int
    wanted: int

    @property
    def counts(self) -> bool:
        """Whether there are fleets for it."""
        return self.wanted <= self.left


@dataclass(frozen=True, slots=True)
class SetMerger:
    """Merges orders of a phase by the game's rules; `room` is how many adjustments count, None for units.

    `idle` are the builds due for which no site is free: that many waived builds take no room from others.

    `fleets` are the power's fleets in each space that several share (Naval Diplomacy). The orders of one set
    for such a space are kept together, as many as there are fleets, and replace all those of the earlier set.
    """

    sets: OrderSets
    room: int | None = None
    fleets: Mapping[Province, int] = field(default_factory=dict)
    idle: int = 0

    def merge(
        self, held: Sequence[Given], before: Sequence[Given], new: Sequence[Given]
    ) -> tuple[tuple[Given, ...], tuple[Given, ...]]:
        """Return what counts after `new`, and what no longer counts without being replaced.

        `before` are the earlier lines of the same set, which are in `held` as far as they count.
        """
        said = (*before, *new)
        counting = self.counting(said, held)
        named = {ordered_province(one) for one in said} - {None}
        earlier = [one for one in _less(held, self.counting(before)) if ordered_province(one) not in named]
        if self.room is not None:
            changes = [one for one in earlier if isinstance(one, Transform)]
            earlier = [one for one in earlier if not isinstance(one, Transform)]
            over = max(0, len(earlier) + _adjusting(counting) - self.room)
            earlier = [*_without_surplus(earlier, over, new), *changes]
        kept = (*earlier, *counting)
        return kept, _nothing_for((*held, *self._without_idle(new, held)), kept)

    def counting(self, said: Sequence[Given], held: Sequence[Given] = ()) -> tuple[Given, ...]:
        """Return the lines of one set that count beside what is `held`."""
        if self.room is not None:
            return self._adjustments(self._without_idle(said, held), self.room)
        if self.fleets:
            return self._with_shared(said)
        last = {ordered_province(one): one for one in said}
        if self.sets.twice is Twice.NEITHER:
            return tuple(one for place, one in last.items() if _of(said, place) == {one})
        return tuple(last.values())

    def _with_shared(self, said: Sequence[Given]) -> tuple[Given, ...]:
        """Return the last order of each unit.

        For a space with several fleets, the first orders that find a fleet (D15).
        """
        last = {ordered_province(one): one for one in said}
        found = self.find_fleets(said)
        return tuple(
            one
            for one, taken in zip(said, found, strict=True)
            if (last[ordered_province(one)] is one if taken is None else taken.counts)
        )

    def find_fleets(self, said: Sequence[Given]) -> tuple[Taken | None, ...]:
        """Return which fleets are left for each line of a set; None for lines about other spaces."""
        room = {place: fleets for place, fleets in self.fleets.items() if fleets > 1}
        found: list[Taken | None] = []
        for one in said:
            place = ordered_province(one)
            if place is None or place not in room:
                found.append(None)
                continue
            taken = Taken(place, self.fleets[place], room[place], units_ordered(one))
            room[place] -= taken.wanted if taken.counts else 0
            found.append(taken)
        return tuple(found)

    def _adjustments(self, said: Sequence[Given], room: int) -> tuple[Given, ...]:
        """Return builds or removals while there is room, one per province, and any number of waived builds.

        Transformations take no room.
        """
        first = self.sets.surplus is Surplus.FIRST
        kept: list[Given] = []
        for one in said if first else reversed(said):
            place = ordered_province(one)
            here = sum(ordered_province(other) == place for other in kept)
            has_room = isinstance(one, Transform) or _adjusting(kept) < room
            if has_room and (place is None or here < self.fleets.get(place, 1)):
                kept.append(one)
        return tuple(kept if first else reversed(kept))

    def _without_idle(self, said: Sequence[Given], held: Sequence[Given]) -> Sequence[Given]:
        """Return what was said without waived builds for which the rest leaves no room."""
        waived = [one for one in said if isinstance(one, Waive)]
        if self.room is None or not waived:
            return said
        over = _adjusting(said) + _adjusting(_less(held, said)) - self.room
        return _less(said, waived[: max(0, min(self.idle, over))])


def _without_surplus(earlier: Sequence[Given], over: int, new: Sequence[Given]) -> list[Given]:
    """Return earlier adjustments with that many fewer: waived builds go first, then units of the new kind."""
    kinds = {one.kind for one in new if isinstance(one, Build | Remove)}

    def rank(one: Given) -> tuple[bool, bool]:
        return not isinstance(one, Waive), not (isinstance(one, Build | Remove) and one.kind in kinds)

    return _less(earlier, sorted(earlier, key=rank)[:over])


def _adjusting(said: Iterable[Given]) -> int:
    """Return how many of these build, remove or waive."""
    return sum(not isinstance(one, Transform) for one in said)


def _of(said: Iterable[Given], place: Province | None) -> set[Given]:
    return {one for one in said if ordered_province(one) == place}


def _less(many: Sequence[Given], few: Sequence[Given]) -> list[Given]:
    """Return the first without the second; of equal ones as many fewer."""
    rest = list(many)
    for one in few:
        if one in rest:
            rest.remove(one)
    return rest


def _nothing_for(said: Sequence[Given], kept: Sequence[Given]) -> tuple[Given, ...]:
    """Return what does not count although nothing else counts for its unit or province."""
    places = {ordered_province(one) for one in kept}
    gone = _less(said, kept)
    return tuple(one for one in gone if (place := ordered_province(one)) is None or place not in places)


_Help: TypeAlias = Support | Convoy


@dataclass(frozen=True, slots=True)
class Implied:
    """An order that nobody wrote, and the order of the same power's unit from which it follows."""

    order: Hold | Move
    by: _Help


def implied(game: Game, power: Power) -> Mapping[Province, Implied]:
    """Return the orders that follow for the power's units without an order, by province."""
    if not _implies_orders(game):
        return {}
    orders = game.orders.get(power, ())
    helpers = [one for one in orders if isinstance(one, Support | Convoy)]
    if not helpers:
        return {}
    said = {ordered_province(one) for one in (*orders, *lent(game, power))}
    found = _implied_by(game, {unit.province: unit for unit in game.position.of(power)}, said, helpers)
    return {place: _as_one(several) for place, several in found.items() if len(_goals(several)) == 1}


def _implied_by(
    game: Game, units: Mapping[Province, Unit], said: AbstractSet[Province | None], helpers: Sequence[_Help]
) -> Mapping[Province, list[Implied]]:
    """Return everything that follows from the supports and convoys of these units."""
    found: dict[Province, list[Implied]] = {}
    for helper in helpers:
        helped = units.get(province_of(helper.of)) if province_of(helper.at) in units else None
        if helped is None or helped.province in said:
            continue
        order = _order(game, helped, helper)
        if order is not None:
            found.setdefault(helped.province, []).append(Implied(order, helper))
    return found


def _implies_orders(game: Game) -> bool:
    """Return whether an order may follow from another.

    Where fleets share a space, it would not be clear for which one.
    """
    movement = game.phase is not None and game.phase.kind is PhaseKind.MOVEMENT
    return movement and order_sets(game).implied and game.variant.board.variant_rules.naval is None


def _order(game: Game, unit: Unit, helper: _Help) -> Hold | Move | None:
    """Return what the unit must do for the support or convoy to be of use.

    None if it cannot, or if its coast is left open.
    """
    if helper.to is None:
        return Hold(unit.kind, unit.at)
    to = _goal(game.board, unit, helper.to)
    if to is None:
        return None
    move = Move(unit.kind, unit.at, to, via=isinstance(helper, Convoy))
    return move if reason(game.board, game.position, unit.power, move) is None else None


def _goal(board: Board, unit: Unit, to: Place) -> Place | None:
    """Return where the support or convoy takes the unit; for a fleet the named or only reachable coast."""
    if unit.kind is Kind.ARMY:
        return province_of(to)
    ways = [place for place in board.reach(unit.kind, unit.at) if to in (place, province_of(place))]
    return ways[0] if len(ways) == 1 else None


def _goals(several: list[Implied]) -> set[Place | None]:
    return {one.order.to if isinstance(one.order, Move) else None for one in several}


def _as_one(several: list[Implied]) -> Implied:
    """Return the one order that several supports and convoys imply.

    A convoy comes before a support, which does not say how the army travels.
    """
    return next((one for one in several if isinstance(one.by, Convoy)), several[0])
