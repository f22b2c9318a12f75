"""Guesses: orders of a sentence that no form accounts for, by the unit and the place that a clause names.

The words may be in any order: `Mi sposto a Galizia da Vienna`. A clause with one unit of the writer's own and
one place that it can reach may order it there. So may a sentence in which each unit is before its place. One
that names a unit by its kind and the place it is in, or has a word for holding, may let it hold. Guesses are
only proposed, and made only in a sentence that nothing governs.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from judge.game.proxies import ordered_province
from judge.language.names import Names, names
from judge.language.orders import reader as order_reader
from judge.language.readings.covers import SIGNS, Coverer
from judge.language.readings.evidence import Reading
from judge.language.readings.lattice import GOVERNORS, LOOSE, Edge, Lattice, is_of_line
from judge.language.statements import UnderstoodOrder
from judge.language.text.typography import plain
from judge.rules.phases import PhaseKind
from judge.rules.units import Kind, Province, Unit


@dataclass(frozen=True, slots=True)
class Guess:
    """An order that a stretch of words may mean."""

    start: int
    end: int
    order: UnderstoodOrder


@dataclass(frozen=True, slots=True)
class _Named:
    """A place or kind of unit that words name; `unit` is the writer's own there, or their only one of it."""

    edge: Edge
    unit: Unit | None = None
    place: str = ""
    province: Province | None = None
    several: Sequence[Province] = ()
    """The places that share a name in another language; the one that a unit can reach may be meant."""


def guesses(coverer: Coverer, start: int, end: int, readings: Sequence[Reading]) -> list[Guess]:
    """Return the orders that words between the orders of a sentence may mean; none is for a unit of those."""
    context = coverer.context
    if context.phase is None or context.phase.kind is not PhaseKind.MOVEMENT or context.variant is None:
        return []
    kept = [one for one in readings if one.orders]
    ordered = {ordered_province(one.order) for one in _given(kept)}
    guesser = _Guesser(coverer, names(context.variant), frozenset(_doubtful(readings)))
    found: list[Guess] = []
    for first, last in _between(start, end, kept):
        clauses = _clauses(coverer.lattice, first, last)
        apart = [one for clause in clauses for one in guesser.of_clause(*clause)]
        here = [one for one in apart or guesser.of_clause(first, last) if _province(one) not in ordered]
        ordered |= set(map(_province, here))
        found += here
    return found


def _doubtful(readings: Sequence[Reading]) -> Iterator[int]:
    """Yield the words that make doubtful what is beside them."""
    return (at for one in readings if one.kind in GOVERNORS for at in range(one.start, one.end))


def named_without_order(
    coverer: Coverer, start: int, end: int, ordered: Collection[Province | None]
) -> Iterator[tuple[int, int]]:
    """Yield the clauses of a sentence that name a unit of the writer's own for which there is no order."""
    assert coverer.context.variant is not None
    guesser = _Guesser(coverer, names(coverer.context.variant))
    for first, last in _clauses(coverer.lattice, start, end):
        named = [one for one in guesser.named(first, last) if one.unit is not None and one.place]
        provinces = {one.province for one in named}
        if provinces and provinces.isdisjoint(ordered):
            yield first, last


def _given(readings: Sequence[Reading]) -> Iterator[UnderstoodOrder]:
    return (order for one in readings for order in one.orders if isinstance(order, UnderstoodOrder))


def _province(guess: Guess) -> Province | None:
    return ordered_province(guess.order.order)


def _between(start: int, end: int, kept: Sequence[Reading]) -> Iterator[tuple[int, int]]:
    """Yield the runs of words between the orders of a sentence."""
    return _parted(start, end, {at for one in kept for at in range(one.start, one.end)})


def _clauses(read: Lattice, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Yield the runs of words between signs and connecting words, none of which is part of a name."""
    edges = [one for row in read.edges[start:end] for one in row]
    named = {at for one in edges if one.concept == "place" for at in range(one.start, one.end)}
    signs = (one for one in edges if one.concept in SIGNS and is_of_line(one) and one.start not in named)
    return _parted(start, end, {at for one in signs for at in range(one.start, one.end)})


def _parted(start: int, end: int, borders: Collection[int]) -> Iterator[tuple[int, int]]:
    """Yield the runs of words between borders."""
    first = start
    for at in (*(one for one in sorted(borders) if start <= one < end), end):
        if at > first:
            yield first, at
        first = at + 1


@dataclass(frozen=True, slots=True)
class _Guesser:
    """What is needed to guess orders in the sentences of a line."""

    coverer: Coverer
    known: Names
    doubtful: frozenset[int] = frozenset()
    """The words that govern what is beside them."""

    def of_clause(self, start: int, end: int) -> list[Guess]:
        """Return the orders that a clause may mean: one, or one for each unit that is before its place."""
        said = self._concepts(start, end)
        if said & _OTHER_DEEDS or not self.doubtful.isdisjoint(range(start, end)):
            return []
        named = self.named(start, end)
        places = [one for one in named if one.place]
        if len(places) > len(_PAIR):
            return self._one_by_one(start, end, places)
        units = self._units(named, places)
        if len(units) > 1:
            return self._to_own(start, end, places)
        return [Guess(start, end, order) for unit in units for order in self._one(unit, named, said)]

    def _concepts(self, start: int, end: int) -> set[str]:
        """Return what the words of a clause may mean in a language of the line."""
        rows = self.coverer.lattice.edges[start:end]
        return {edge.concept for row in rows for edge in row if is_of_line(edge) and edge.end <= end}

    def _units(self, named: Sequence[_Named], places: Sequence[_Named]) -> list[Unit]:
        """Return the units of the writer's own that a clause names, without those in the place gone to."""
        goals = [one for one in places if self._is_goal(one)] if len(places) > 1 else []
        own = (one.unit for one in named if one.unit is not None and one not in goals)
        return list(dict.fromkeys(own))

    def named(self, start: int, end: int) -> list[_Named]:
        """Return the places and kinds of units that a clause names, in their order."""
        found: list[_Named] = []
        at = start
        while at < end:
            edges = [one for one in self.coverer.lattice.edges[at] if one.end <= end and is_of_line(one)]
            spelled = (one for one in edges if one.concept == "place" and not self._is_other_word(one))
            place = max(spelled, key=lambda one: one.end, default=None)
            kind = next((one for one in edges if one.concept in _KINDS), None)
            if place is not None:
                found += self._place(place)
            elif kind is not None:
                found.append(_Named(kind, self._only_one(_KINDS[kind.concept])))
            at = place.end if place is not None else at + 1
        return found

    def _is_other_word(self, place: Edge) -> bool:
        """Return whether the code of a place is a word of the line's language, too: Spanish `por`."""
        row = self.coverer.lattice.edges[place.start]
        others = (one for one in row if one.concept not in ("place", LOOSE) and one.end == place.end)
        return len(place.value) <= _CODE and any(map(is_of_line, others))

    def _place(self, edge: Edge) -> Iterator[_Named]:
        meant = self.known.province(edge.value)
        if len(meant) == 1:
            mine = (one for one in self._mine() if one.province == meant[0])
            yield _Named(edge, next(mine, None), edge.value, meant[0])
        elif edge.value in self.known.foreign and not any(one.province in meant for one in self._mine()):
            yield _Named(edge, None, edge.value, None, meant)

    def _mine(self) -> Sequence[Unit]:
        position, power = self.coverer.context.position, self.coverer.context.power
        return () if position is None or power is None else position.of(power)

    def _only_one(self, kind: Kind) -> Unit | None:
        alike = [one for one in self._mine() if one.kind is kind]
        return alike[0] if len(alike) == 1 else None

    def _one(self, unit: Unit, named: Sequence[_Named], said: Collection[str]) -> list[UnderstoodOrder]:
        """Return the order of a clause's only unit: to the only place it can reach, or to hold."""
        goals = self._goals(unit, named)
        if goals:
            places = (place for one in goals for place in one.several or (one.place,))
            moves = [self._order(f"{unit} - {place}") for place in places]
            orders = [order for order in moves if order is not None]
            return orders if len(orders) == 1 and "hold" not in said else []
        holds = "hold" in said or self._is_left(unit, named)
        order = self._order(f"{unit} h") if holds else None
        return [] if order is None else [order]

    def _goals(self, unit: Unit, named: Sequence[_Named]) -> list[_Named]:
        """Return the places that a unit may go to: those of no other unit, and those that words lead to."""
        places = (one for one in named if one.place and one.province != unit.province)
        return [one for one in places if one.unit is None or self._is_goal(one)]

    def _is_left(self, unit: Unit, named: Sequence[_Named]) -> bool:
        """Return whether other words are between the kind and its place: `la flotta la lascio a Trieste`."""
        return any(
            not one.place
            and _KINDS[one.edge.concept] is unit.kind
            and other.province == unit.province
            and other.edge.start - one.edge.end >= _APART
            for one, other in pairwise(named)
        )

    def _one_by_one(self, start: int, end: int, places: Sequence[_Named]) -> list[Guess]:
        """Return the order of each unit to the place after it, if all units and places alternate so."""
        pairs = list(zip(places[::2], places[1::2], strict=False))
        if len(places) % 2 or any(one.unit is None or other.unit is not None for one, other in pairs):
            return []
        orders = [self._order(f"{one.unit} - {other.place}") for one, other in pairs]
        found = [Guess(start, end, order) for order in orders if order is not None]
        return found if len(found) == len(pairs) else []

    def _to_own(self, start: int, end: int, places: Sequence[_Named]) -> list[Guess]:
        """Return the order of the unit that a word shows, if the only other place has a unit as well."""
        shown = [one for one in places if self._has_before(one, _ORIGINS)]
        if len(places) != len(_PAIR) or len(shown) != 1:
            return []
        (goal,) = (one for one in places if one is not shown[0])
        order = self._order(f"{shown[0].unit} - {goal.place}")
        return [] if order is None else [Guess(start, end, order)]

    def _is_goal(self, named: _Named) -> bool:
        """Return whether words before a place show that a unit goes to it: `to Vienna`."""
        return bool(named.place) and self._has_before(named, _GOALS) and not self._has_before(named, _ORIGINS)

    def _has_before(self, named: _Named, concepts: Collection[str]) -> bool:
        """Return whether a phrase right before a place means one of the concepts."""
        rows = self.coverer.lattice.edges[max(named.edge.start - _LONGEST, 0) : named.edge.start]
        return any(
            one.end == named.edge.start and one.concept in concepts and is_of_line(one)
            for row in rows
            for one in row
        )

    def _order(self, text: str) -> UnderstoodOrder | None:
        """Return an order in the classic grammar; None if the board forbids it."""
        statement, context = self.coverer.statement, self.coverer.context
        found = order_reader.answer(statement.line, statement.text, plain(text.lower()), context)
        return found if isinstance(found, UnderstoodOrder) else None


_KINDS = {"army": Kind.ARMY, "fleet": Kind.FLEET}
_OTHER_DEEDS = {
    *("support", "support_hold", "support_move", "support_from", "convoy", "helped_by", "convoyed_by"),
    *("armies", "fleets", "everything", "rest", "arrow"),
}
"""Actions for which a unit and a place are not enough, words for several units, and signs of typed orders."""
_GOALS = ("to", "into", "move")
_ORIGINS = ("from", "of", "army", "fleet", "unit")
_CODE = 3
"""The letters of a province's code."""
_PAIR = ("unit", "goal")
_APART = 2
"""The fewest words between the kind of a unit that is left somewhere and that place."""
_LONGEST = 4
"""The most words of a preposition."""
