"""Sets of orders: what the lines of one set come to, and a set merged with those before it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from judge.game.orders.set_rules import OrderSets, Surplus, Twice
from judge.game.proxies import Given, ordered_province
from judge.rules.units import Province


@dataclass(frozen=True, slots=True)
class SetMerger:
    """Merges orders of a phase by the game's rules; `room` is how many adjustments count, None for units."""

    sets: OrderSets
    room: int | None = None

    def merge(
        self, held: Sequence[Given], before: Sequence[Given], new: Sequence[Given]
    ) -> tuple[tuple[Given, ...], tuple[Given, ...]]:
        """What counts once `new` was said, and what nothing came in place of.

        `before` are the lines of the same set that were said already, and are in `held` as far as they
        count.
        """
        said = (*before, *new)
        counting = self.counting(said)
        named = {ordered_province(one) for one in said} - {None}
        earlier = [one for one in _less(held, self.counting(before)) if ordered_province(one) not in named]
        over = 0 if self.room is None else max(0, len(earlier) + len(counting) - self.room)
        kept = (*earlier[over:], *counting)
        return kept, _nothing_for((*held, *new), kept)

    def counting(self, said: Sequence[Given]) -> tuple[Given, ...]:
        """The lines of one set that count."""
        if self.room is not None:
            return self._adjustments(said, self.room)
        last = {ordered_province(one): one for one in said}
        if self.sets.twice is Twice.NEITHER:
            return tuple(one for place, one in last.items() if _of(said, place) == {one})
        return tuple(last.values())

    def _adjustments(self, said: Sequence[Given], room: int) -> tuple[Given, ...]:
        """Builds or removals as far as there is room, one for a province, any number of waived builds."""
        first = self.sets.surplus is Surplus.FIRST
        kept: list[Given] = []
        for one in said if first else reversed(said):
            place = ordered_province(one)
            if len(kept) < room and (place is None or not _of(kept, place)):
                kept.append(one)
        return tuple(kept if first else reversed(kept))


def _of(said: Iterable[Given], place: Province | None) -> set[Given]:
    return {one for one in said if ordered_province(one) == place}


def _less(many: Sequence[Given], few: Sequence[Given]) -> list[Given]:
    """The first without the second; of equal ones as many fewer."""
    rest = list(many)
    for one in few:
        if one in rest:
            rest.remove(one)
    return rest


def _nothing_for(said: Sequence[Given], kept: Sequence[Given]) -> tuple[Given, ...]:
    """What does not count though nothing else counts for its unit or province."""
    places = {ordered_province(one) for one in kept}
    gone = _less(said, kept)
    return tuple(one for one in gone if (place := ordered_province(one)) is None or place not in places)
