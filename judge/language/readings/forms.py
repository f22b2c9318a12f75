"""Forms: the rows of `grammar/forms.toml` as one automaton for each kind of phase, run over a lattice.

The automaton is Thompson's (1968): a row becomes states with transitions on concepts and empty transitions.
The empty transitions are closed once, so that a run looks only at concepts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

from judge.language.readings.lattice import SKIPPED, Edge
from judge.language.statements import Work
from judge.language.word_files import word_table
from judge.rules.phases import PhaseKind

_SKIP_COST = 0.15
_KINDS: Mapping[PhaseKind, str] = {
    PhaseKind.MOVEMENT: "movement",
    PhaseKind.RETREAT: "retreat",
    PhaseKind.ADJUSTMENT: "adjustment",
}
_PART = re.compile(r"([A-Z_]+)\(([a-z]?)\)")
_SIGN = re.compile(r"[a-z_]+(?::[a-z])?|[()|?*+]")
_DEAREST = 6.0
"""The highest cost of a form before the board is asked."""


@dataclass(frozen=True, slots=True)
class Caught:
    """A concept of a form with its role, and what was captured before it."""

    role: str
    edge: Edge
    before: Caught | None


Parts: TypeAlias = tuple[tuple[str, Edge], ...]


@dataclass(frozen=True, slots=True)
class Match:
    """A form that fits a stretch of words: where it ends, what it costs, and its parts in their order."""

    form: str
    start: int
    end: int
    cost: float
    parts: Parts


@cache
def automaton(kind: PhaseKind) -> Automaton:
    """Return the automaton of all forms of one kind of phase."""
    return Automaton(_tables()[_KINDS[kind]], _tables()["part"])


@cache
def asides() -> Automaton:
    """Return the automaton of words next to orders that say which order is not meant."""
    return Automaton(_tables()["aside"], _tables()["part"])


@cache
def _tables() -> Mapping[str, Any]:
    return word_table("forms")


class Automaton:
    """A nondeterministic automaton over concepts; each of its final states belongs to a form."""

    def __init__(self, forms: Mapping[str, Sequence[str]], parts: Mapping[str, str]) -> None:
        self._free: list[list[int]] = []
        self._steps: list[list[tuple[str, str, int]]] = []
        self._forms: dict[int, str] = {}
        self._start = self._state()
        for form, rows in forms.items():
            for row in rows:
                signs = _SIGN.findall(_expanded(row, parts))
                first, last, end = self._choice(signs, 0)
                if end != len(signs):
                    raise ValueError(f"forms.toml: {form}: {' '.join(signs[end:])!r} is left over in {row!r}")
                self._free[self._start].append(first)
                self._forms[last] = form
        self._moves, self._ends = self._closed()

    def matches(self, edges: Sequence[Sequence[Edge]], start: int, work: Work) -> Iterator[Match]:
        """Yield every form that begins at a word, for each end the cheapest of each form."""
        reached: dict[int, dict[int, tuple[float, Caught | None]]] = {start: {self._start: (0.0, None)}}
        while reached:
            at = min(reached)
            here = reached.pop(at)
            if at > start:
                yield from self._ending(here, start, at)
            for edge in edges[at] if at < len(edges) else ():
                work.steps += 1
                self._follow(edge, here, reached, skips=at > start)

    def _ending(
        self, here: Mapping[int, tuple[float, Caught | None]], start: int, at: int
    ) -> Iterator[Match]:
        best: dict[str, tuple[float, Caught | None]] = {}
        for state, (cost, caught) in here.items():
            for form in self._ends[state]:
                if form not in best or cost < best[form][0]:
                    best[form] = (cost, caught)
        for form, (cost, caught) in best.items():
            yield Match(form, start, at, cost, _parts(caught))

    def _follow(
        self,
        edge: Edge,
        here: Mapping[int, tuple[float, Caught | None]],
        reached: dict[int, dict[int, tuple[float, Caught | None]]],
        *,
        skips: bool,
    ) -> None:
        """Take an edge from every state that has a transition on it."""
        for state, (cost, caught) in here.items():
            for role, to in self._moves[state].get(edge.concept, ()):
                after = Caught(role, edge, caught) if role else caught
                _reach(reached, edge.end, to, cost + edge.cost, after)
            if skips and edge.concept in SKIPPED:
                _reach(reached, edge.end, state, cost + edge.cost + _SKIP_COST, caught)

    # Building

    def _state(self) -> int:
        self._free.append([])
        self._steps.append([])
        return len(self._free) - 1

    def _choice(self, signs: Sequence[str], at: int) -> tuple[int, int, int]:
        first, last = self._state(), self._state()
        while True:
            start, end, at = self._row(signs, at)
            self._free[first].append(start)
            self._free[end].append(last)
            if at >= len(signs) or signs[at] != "|":
                return first, last, at
            at += 1

    def _row(self, signs: Sequence[str], at: int) -> tuple[int, int, int]:
        first = last = self._state()
        while at < len(signs) and signs[at] not in ("|", ")"):
            if signs[at] == "(":
                start, end, at = self._choice(signs, at + 1)
            else:
                concept, _, role = signs[at].partition(":")
                start, end = self._state(), self._state()
                self._steps[start].append((concept, role, end))
            at += 1
            while at < len(signs) and signs[at] in ("?", "*", "+"):
                if signs[at] in "?*":
                    self._free[start].append(end)
                if signs[at] in "*+":
                    self._free[end].append(start)
                at += 1
            self._free[last].append(start)
            last = end
        return first, last, at

    def _closed(self) -> tuple[dict[int, dict[str, list[tuple[str, int]]]], dict[int, frozenset[str]]]:
        """Return the steps and forms of the states where reading can stop: the first, and after each word."""
        moves: dict[int, dict[str, list[tuple[str, int]]]] = {}
        ends: dict[int, frozenset[str]] = {}
        for state in {self._start, *(to for steps in self._steps for _, _, to in steps)}:
            near = self._near(state)
            steps: dict[str, list[tuple[str, int]]] = {}
            for one in near:
                for concept, role, to in self._steps[one]:
                    steps.setdefault(concept, []).append((role, to))
            moves[state] = steps
            ends[state] = frozenset(self._forms[one] for one in near if one in self._forms)
        return moves, ends

    def _near(self, state: int) -> set[int]:
        """Return the states that are reached from one by empty transitions."""
        found, open_ends = {state}, [state]
        while open_ends:
            for to in self._free[open_ends.pop()]:
                if to not in found:
                    found.add(to)
                    open_ends.append(to)
        return found


def _reach(
    reached: dict[int, dict[int, tuple[float, Caught | None]]],
    at: int,
    state: int,
    cost: float,
    caught: Caught | None,
) -> None:
    states = reached.setdefault(at, {})
    if cost <= _DEAREST and (state not in states or cost < states[state][0]):
        states[state] = (cost, caught)


def _parts(caught: Caught | None) -> Parts:
    found: list[tuple[str, Edge]] = []
    while caught is not None:
        found.append((caught.role, caught.edge))
        caught = caught.before
    return tuple(reversed(found))


def _expanded(row: str, parts: Mapping[str, str]) -> str:
    """Return a row with its parts written out."""
    while found := _PART.search(row):
        body = (
            parts[found[1]].replace(":@", f":{found[2]}" if found[2] else "").replace("(@)", f"({found[2]})")
        )
        row = f"{row[: found.start()]}({body}){row[found.end() :]}"
    return row
