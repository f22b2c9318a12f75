"""Exceptions: the units that a line leaves out of an order for several: `All hold except Paris`."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from judge.language.names import Names
from judge.language.readings.lattice import Edge, Lattice, is_of_line
from judge.rules.units import Kind, Province, Unit


def excepted(read: Lattice, known: Names, units: Collection[Unit]) -> frozenset[Province]:
    """Return the provinces named right behind a word for an exception, or before it: `Paris excepted`.

    A kind of unit without a place stands for all of these `units` of that kind: `All hold except the fleet`.
    """
    found: set[Province] = set()
    for edge in (edge for row in read.edges for edge in row):
        if edge.concept in _EXCEPTING and is_of_line(edge):
            places = [code for place in _places(read, edge) for code in known.province(place)]
            kinds = () if places else set(_kinds_behind(read, edge.end))
            found.update(places, (one.province for one in units if one.kind in kinds))
    return frozenset(found)


def _kinds_behind(read: Lattice, at: int) -> Iterator[Kind]:
    """Yield the kinds of units named right behind a word, unless a place in the clause says which unit."""
    if any(edge.concept == "place" for row in _clause(read, at) for edge in row):
        return
    while at < len(read.edges) and any(one.concept in _BESIDE for one in read.edges[at]):
        kind = next((one for one in read.edges[at] if one.concept in _KINDS), None)
        if kind is not None:
            yield _KINDS[kind.concept]
        at = kind.end if kind is not None else at + 1


def _clause(read: Lattice, at: int) -> Iterator[Sequence[Edge]]:
    """Yield what may be at each word up to the next sign that parts clauses."""
    for row in read.edges[at:]:
        if any(one.concept in ("comma", "stop") for one in row):
            return
        yield row


_EXCEPTING = ("except", "but")
_BESIDE = (
    "and",
    "comma",
    "article",
    "skip",
    "army",
    "fleet",
    "armies",
    "fleets",
    "army_letter",
    "fleet_letter",
    "unit",
    "of",
    "in",
    "mine",
)
"""What stands between a word for an exception and the places that it names."""


_KINDS: Mapping[str, Kind] = {
    "army": Kind.ARMY,
    "armies": Kind.ARMY,
    "fleet": Kind.FLEET,
    "fleets": Kind.FLEET,
}


_LONGEST_NAME = 8
"""More words than any name has."""


def _places(read: Lattice, word: Edge) -> list[str]:
    found = list(_places_behind(read, word.end))
    return found or (list(_places_before(read, word.start)) if word.concept == "except" else found)


def _places_behind(read: Lattice, at: int) -> Iterator[str]:
    while at < len(read.edges):
        place = max((one for one in read.edges[at] if one.concept == "place"), key=_end, default=None)
        if place is not None:
            yield place.value
        elif not any(one.concept in _BESIDE for one in read.edges[at]):
            return
        at = place.end if place is not None else at + 1


def _places_before(read: Lattice, end: int) -> Iterator[str]:
    """Yield the places of a row that ends before a word: `Vienna and Trieste excepted`."""
    while end:
        row = [
            one for rows in read.edges[max(end - _LONGEST_NAME, 0) : end] for one in rows if one.end == end
        ]
        place = min((one for one in row if one.concept == "place"), key=lambda one: one.start, default=None)
        if place is not None:
            yield place.value
        elif not any(one.concept in ("and", "comma") for one in row):
            return
        end = place.start if place is not None else end - 1


def _end(edge: Edge) -> int:
    return edge.end
