"""Sense: a form with its parts becomes orders in the classic grammar, which are read like any others.

Each order knows where its words were in the line, so that the judge can point at a mistake as in any other
line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeAlias

from judge.game.message import Message, message
from judge.game.proxies import ordered_province
from judge.language.names import names
from judge.language.orders import reader as order_reader
from judge.language.problems import Problem
from judge.language.readings.evidence import OrderRead
from judge.language.readings.forms import Match, Parts
from judge.language.readings.lattice import Edge, Lattice
from judge.language.statements import (
    Context,
    Scope,
    UnderstoodAhead,
    UnderstoodOrder,
    UnderstoodProxy,
)
from judge.language.text.typography import Plain
from judge.rules.adjustments import due
from judge.rules.orders import Convoy, Hold, Move, Order, Support
from judge.rules.units import Kind, Province, Unit

_KINDS: Mapping[str, str] = {
    "army": "a",
    "fleet": "f",
    "army_letter": "a",
    "fleet_letter": "f",
    "armies": "a",
    "fleets": "f",
}


@dataclass(frozen=True, slots=True)
class Words:
    """Words of an order in the classic grammar, with the stretch of the line that each was written in."""

    parts: tuple[tuple[str, int, int], ...] = ()

    def __add__(self, other: Words) -> Words:
        return Words((*self.parts, *other.parts))

    @property
    def text(self) -> str:
        """The words with a blank between them."""
        return " ".join(text for text, _, _ in self.parts)

    def plain(self, line: Plain) -> Plain:
        """Return the words as a line whose letters are in the places of the original line's."""
        columns: list[int] = []
        for text, start, end in self.parts:
            last = max(end - 1, start)
            if columns:
                columns.append(columns[-1])
            columns += [line.column(min(start + at, last)) - 1 for at in range(len(text))]
        return Plain(self.text, tuple(columns))


class Above:
    """The orders of the lines above, which are read when a word first refers to them."""

    def __init__(self, orders: Callable[[], Sequence[Order]], before: Order | None = None) -> None:
        self._read, self._before = orders, before

    @cached_property
    def _orders(self) -> Sequence[Order]:
        return self._read()

    @property
    def last(self) -> Order | None:
        """The last order above."""
        return self._orders[-1] if self._orders else self._before

    @cached_property
    def done(self) -> frozenset[Province | None]:
        """The provinces whose units have orders above."""
        return frozenset(map(ordered_province, self._orders))


@dataclass(frozen=True, slots=True)
class Sentence:
    """What a form is read against: the line's lattice, the speaker, and the order before it."""

    line: int
    text: str
    lattice: Lattice
    context: Context
    above: Above
    last: Order | None = None
    """The last order of the line before the words that are read."""

    @property
    def before(self) -> Order | None:
        """The order before the words that are read, in the line or above it."""
        return self.last if self.last is not None else self.above.last

    def words(self, text: str, edge: Edge) -> Words:
        """Return words that mean what an edge says."""
        start, end = self.lattice.at(edge.start), self.lattice.words[edge.end - 1].end()
        return Words(((text, start, end),))

    def written(self, start: int, end: int) -> str:
        """Return a stretch of the line as it was sent."""
        first, last = self.lattice.at(start), self.lattice.words[end - 1].end() - 1
        line = self.lattice.line
        return self.text[line.column(first) - 1 : line.column(last)]

    def near(self, text: str, other: Words) -> Words:
        """Return words that nobody wrote, at the end of others."""
        end = other.parts[-1][2] if other.parts else 0
        return Words(((text, max(end - 1, 0), end),))


_Orders: TypeAlias = Iterable[Words]
_Sense: TypeAlias = Callable[["Sentence", Parts], _Orders]


def answers(sentence: Sentence, match: Match) -> tuple[OrderRead | Problem, ...]:
    """Return the board's answers to a form's orders; nothing if the form makes no sense here."""
    keeps = any(role == _KEEPING for role, _ in match.parts)  # `The fleets stay as they are`
    scope = Scope.REST if keeps else _SCOPES.get(match.form, Scope.UNIT)
    orders = _SENSES[match.form](sentence, match.parts)
    found = tuple(_answer(sentence, match, words, scope) for words in orders)
    if scope is Scope.UNIT:
        return found
    if match.form == _WAIVE_ALL:
        return tuple(
            replace(one, meant=len(found)) if isinstance(one, UnderstoodOrder) else one for one in found
        )
    return tuple(
        replace(one, fleets=times, meant=times) if isinstance(one, UnderstoodOrder) else one
        for one, times in Counter(found).items()
    )


def _answer(sentence: Sentence, match: Match, words: Words, scope: Scope) -> OrderRead | Problem:
    """Return the classic reader's answer to an order; one kept for later is made readable by itself."""
    line = sentence.lattice.line
    found = order_reader.answer(sentence.line, sentence.text, words.plain(line), sentence.context)
    match found:
        case UnderstoodOrder():
            assumed = (*found.assumed, *_ASSUMED.get(match.form, ()))
            written = sentence.written(match.start, match.end)
            return replace(found, scope=scope, text=written, assumed=assumed)
        case UnderstoodAhead():  # how many units or builds a collective one means shows when its phase opens
            alone = scope is Scope.UNIT
            return replace(found, text=words.text if alone else sentence.written(match.start, match.end))
        case UnderstoodProxy() | Problem():
            return found
    raise TypeError(f"the reader of orders answered with {found!r}")


# Units and places


def _units(sentence: Sentence, parts: Parts, role: str) -> list[Words]:
    """Return the units of a role in their order: `a vie`, `f stp/sc`; a plural's kind is for all after it."""
    caught = [edge for one, edge in parts if one == role]
    kinds_follow = _kinds_follow(caught)
    found: list[Words] = []
    before: dict[str, Words] = {}  # what stands before its place, by the part of the unit that it is
    for edge in caught:
        part = "kind" if edge.concept in _KINDS else edge.concept
        if part not in _WRITTEN:
            continue
        words = sentence.words(_WRITTEN[part](edge), edge)
        if part == "place":
            owner, kind, coast = (before.get(one, Words()) for one in ("power", "kind", "coast"))
            found.append(owner + kind + words + coast)
            before = {}
        elif part == "kind" and kinds_follow and found:
            found[-1] = words + found[-1]
        elif part == "coast" and found and not _waits(caught, edge):
            found[-1] = found[-1] + words
        else:
            before[part] = words
    return found


_WRITTEN: Mapping[str, Callable[[Edge], str]] = {
    "power": lambda edge: edge.value.lower(),
    "kind": lambda edge: _KINDS[edge.concept],
    "coast": lambda edge: f"/{edge.value}",
    "place": lambda edge: edge.value,
}
"""How each part of a unit is written in an order."""


def _kinds_follow(caught: Sequence[Edge]) -> bool:
    """Return whether kinds of units follow their places: they end the list, or the first is nearer to it."""
    known = [edge for edge in caught if edge.concept == "place" or edge.concept in _KINDS]
    at = next((n for n, edge in enumerate(known) if edge.concept in _KINDS), 0)
    if not at:
        return False
    if known[-1].concept in _KINDS:
        return True
    return known[at].start - known[at - 1].end < known[at + 1].start - known[at].end


def _waits(caught: Sequence[Edge], coast: Edge) -> bool:
    """Return whether a coast precedes its place: no place of the role is before it."""
    return not any(edge.concept == "place" and edge.start < coast.start for edge in caught)


def _kind(parts: Parts) -> Kind | None:
    found = next((edge.concept for role, edge in parts if role == "k"), None)
    return None if found is None else Kind(_KINDS[found].upper())


def _mine(sentence: Sentence) -> Sequence[Unit]:
    position, power = sentence.context.position, sentence.context.power
    return () if position is None or power is None else position.of(power)


def _dislodged(sentence: Sentence) -> list[Unit]:
    position = sentence.context.position
    beaten = () if position is None else position.dislodged
    return [one.unit for one in beaten if one.unit.power == sentence.context.power]


def _named(sentence: Sentence, parts: Parts, unit: Unit) -> Words:
    """Return a unit that the words do not name, at the words that mean it."""
    first = min((edge.start for _, edge in parts), default=0)
    at = sentence.lattice.at(first)
    return Words(((str(unit).lower(), at, at + 1),))


def _has(parts: Parts, role: str) -> bool:
    return any(one == role for one, _ in parts)


# Movement


def _hold(sentence: Sentence, parts: Parts) -> _Orders:
    return [unit + sentence.near("h", unit) for unit in _units(sentence, parts, "u")]


def _hold_there(sentence: Sentence, parts: Parts) -> _Orders:
    """Return the hold of `Trieste stays in Trieste`; a unit that stays elsewhere makes no sense."""
    unit, *_ = _units(sentence, parts, "u")
    there, *_ = _units(sentence, parts, "p")
    here = set(_provinces(sentence, unit)) & set(_provinces(sentence, there))
    return [unit + sentence.near("h", unit)] if here else []


def _path(sentence: Sentence, parts: Parts) -> Words:
    """Return `- bur`, `- nth - nwy`, and what a convoy needs after it; places passed precede the goal."""
    goals, passed = _units(sentence, parts, "p"), _units(sentence, parts, "w")
    path = Words()
    for place in (*goals[:-1], *passed, *goals[-1:]):
        path = path + sentence.near("-", path + place) + place
    if _has(parts, "v") and len(goals) + len(passed) == 1:
        path = path + sentence.near("via", path)
    return path


def _move(sentence: Sentence, parts: Parts) -> _Orders:
    return [_units(sentence, parts, "u")[0] + _path(sentence, parts)]


def _guess_without_word(sentence: Sentence, parts: Parts) -> _Orders:
    """Return the move to a place that no word leads to; a place of the writer's own is named beside it."""
    goal = set(_provinces(sentence, _units(sentence, parts, "p")[-1]))
    return [] if goal & {unit.province for unit in _mine(sentence)} else _move(sentence, parts)


def _move_shared(sentence: Sentence, parts: Parts) -> _Orders:
    return [unit + _path(sentence, parts) for unit in _units(sentence, parts, "u")]


def _move_only(sentence: Sentence, parts: Parts) -> _Orders:
    return [unit + _path(sentence, parts) for unit in _only_one(sentence, parts)]


def _hold_only(sentence: Sentence, parts: Parts) -> _Orders:
    return [unit + sentence.near("h", unit) for unit in _only_one(sentence, parts)]


def _only_one(sentence: Sentence, parts: Parts) -> list[Words]:
    """Return the writer's unit of a kind that is named alone; none if they have several."""
    alike = [unit for unit in _mine(sentence) if unit.kind is _kind(parts)]
    return [_named(sentence, parts, alike[0])] if len(alike) == 1 else []


def _support(sentence: Sentence, parts: Parts) -> _Orders:
    (unit, *_), (helped, *_) = _units(sentence, parts, "u"), _units(sentence, parts, "h")
    return [unit + sentence.near("s", unit) + helped + _goal(sentence, parts)]


def _support_shared(sentence: Sentence, parts: Parts) -> _Orders:
    helped = _units(sentence, parts, "h")[0] + _goal(sentence, parts)
    return [unit + sentence.near("s", unit) + helped for unit in _units(sentence, parts, "u")]


def _goal(sentence: Sentence, parts: Parts) -> Words:
    goals = _units(sentence, parts, "p")
    return sentence.near("-", goals[-1]) + goals[-1] if goals else Words()


def _convoy(sentence: Sentence, parts: Parts) -> _Orders:
    (unit, *_), (helped, *_) = _units(sentence, parts, "u"), _units(sentence, parts, "h")
    return [unit + sentence.near("c", unit) + helped + _goal(sentence, parts)]


def _support_before(sentence: Sentence, parts: Parts) -> _Orders:
    return _with_before(sentence, parts, "s")


def _convoy_before(sentence: Sentence, parts: Parts) -> _Orders:
    if not isinstance(sentence.before, Move | Convoy | Support) or _goal_of(sentence.before) is None:
        return []
    return _with_before(sentence, parts, "c")


def _with_before(sentence: Sentence, parts: Parts, word: str) -> _Orders:
    """Return an order that helps the unit of the order before it: `F North Sea convoys it`."""
    unit = _units(sentence, parts, "u")[0]
    before = _what_is_helped(sentence.before)
    if before is None:
        return []
    return [unit + sentence.near(word, unit) + sentence.near(before, unit)]


def _what_is_helped(order: Order | None) -> str | None:
    match order:
        case Move():
            return f"{order.kind} {order.at} - {order.to}".lower()
        case Hold():
            return f"{order.kind} {order.at}".lower()
        case Support() | Convoy():
            goal = _goal_of(order)
            return f"{order.of_kind or ''} {order.of}{f' - {goal}' if goal else ''}".strip().lower()
        case _:
            return None


def _goal_of(order: Move | Support | Convoy) -> str | None:
    return order.to


def _helped(sentence: Sentence, parts: Parts) -> _Orders:
    unit, path = _units(sentence, parts, "u")[0], _path(sentence, parts)
    helpers, goal = _units(sentence, parts, "b"), _goal(sentence, parts)
    supports = (one + sentence.near(f"s {unit.text} {goal.text}", one) for one in helpers)
    return [unit + path, *supports]


def _helped_hold(sentence: Sentence, parts: Parts) -> _Orders:
    unit = _units(sentence, parts, "u")[0]
    supports = (one + sentence.near(f"s {unit.text}", one) for one in _units(sentence, parts, "b"))
    return [unit + sentence.near("h", unit), *supports]


def _carried(sentence: Sentence, parts: Parts) -> _Orders:
    unit, goal = _units(sentence, parts, "u")[0], _goal(sentence, parts)
    fleets = _units(sentence, parts, "b")
    convoys = (one + sentence.near(f"c {unit.text} {goal.text}", one) for one in fleets)
    return [unit + goal + sentence.near("via", goal), *convoys]


def _all_hold(sentence: Sentence, parts: Parts) -> _Orders:
    """Return orders to hold for all units of a kind; none if as many are named as the power has not."""
    kind = _kind(parts)
    units = [unit for unit in _mine(sentence) if kind in (None, unit.kind)]
    if any(role == "n" and edge.value != str(len(units)) for role, edge in parts):
        return []
    named = (_named(sentence, parts, unit) for unit in units)
    return [one + sentence.near("h", one) for one in named]


def _rest_hold(sentence: Sentence, parts: Parts) -> _Orders:
    rest = [unit for unit in _mine(sentence) if not _is_done(sentence, unit)] or _mine(sentence)
    named = (_named(sentence, parts, unit) for unit in rest)
    return [one + sentence.near("h", one) for one in named]


def _is_done(sentence: Sentence, unit: Unit) -> bool:
    """Return whether a line above orders the unit; of fleets that share a space it may order another."""
    variant = sentence.context.variant
    alone = variant is None or variant.board.holds_one(unit.province)
    return alone and unit.province in sentence.above.done


# Retreats


def _retreat(sentence: Sentence, parts: Parts) -> _Orders:
    """Return the retreat of the unit named last: `If Munich is dislodged, Munich goes …`."""
    unit = _units(sentence, parts, "u")[-1]
    return [unit + sentence.near("r", unit) + _goals_in_turn(sentence, parts)]


def _goals_in_turn(sentence: Sentence, parts: Parts) -> Words:
    """Return the goals of a retreat, best first, and whether the unit else disbands."""
    first, *others = _units(sentence, parts, "p")
    found = first
    for one in others:
        found = found + sentence.near("else", found) + one
    return found + sentence.near("else disband", found) if _has(parts, "d") else found


def _retreat_only(sentence: Sentence, parts: Parts) -> _Orders:
    kind = _kind(parts)
    beaten = [unit for unit in _dislodged(sentence) if kind in (None, unit.kind)]
    if len(beaten) != 1:
        return []
    unit = _named(sentence, parts, beaten[0])
    return [unit + sentence.near("r", unit) + _goals_in_turn(sentence, parts)]


def _disband(sentence: Sentence, parts: Parts) -> _Orders:
    return [unit + sentence.near("d", unit) for unit in _units(sentence, parts, "u")]


def _disband_only(sentence: Sentence, parts: Parts) -> _Orders:
    """Return the disbanding of the one dislodged unit of that kind, or of any; none if several fit."""
    kind = _kind(parts)
    beaten = [unit for unit in _dislodged(sentence) if kind in (None, unit.kind)]
    return _disbanded(sentence, parts, beaten) if len(beaten) == 1 else []


def _disband_all(sentence: Sentence, parts: Parts) -> _Orders:
    return _disbanded(sentence, parts, _dislodged(sentence))


def _disbanded(sentence: Sentence, parts: Parts, units: Sequence[Unit]) -> _Orders:
    named = [_named(sentence, parts, unit) for unit in units]
    return [unit + sentence.near("d", unit) for unit in named]


# Adjustments


def _due(sentence: Sentence) -> int:
    context = sentence.context
    if context.variant is None or context.position is None or context.power is None:
        return 0
    return due(context.variant.board, context.position, context.power)


def _build(sentence: Sentence, parts: Parts) -> _Orders:
    """Return builds; bare units are removals if removals are due, as in the classic grammar."""
    units = _units(sentence, parts, "u")
    kind = next(((edge.concept, edge) for role, edge in parts if role == "k"), None)
    for unit in units:
        typed = unit if kind is None else sentence.words(_KINDS[kind[0]], kind[1]) + unit
        yield typed if _due(sentence) < 0 else sentence.near("build", typed) + typed


def _remove(sentence: Sentence, parts: Parts) -> _Orders:
    return [sentence.near("remove", unit) + unit for unit in _units(sentence, parts, "u")]


def _remove_others(sentence: Sentence, parts: Parts) -> _Orders:
    """Return removals of units not named, if their number fits: `I keep Serbia, the other two go`."""
    context = sentence.context
    if context.variant is None:
        return []
    kept = {word for unit in _units(sentence, parts, "u") for word in _provinces(sentence, unit)}
    others = [unit for unit in _mine(sentence) if unit.province not in kept]
    if len(others) != -_due(sentence):
        return []
    named = (_named(sentence, parts, unit) for unit in others)
    return [sentence.near("remove", one) + one for one in named]


def _provinces(sentence: Sentence, unit: Words) -> Iterator[str]:
    known = names(sentence.context.variant) if sentence.context.variant else None
    for text, _, _ in unit.parts:
        if known is not None:
            yield from known.province(text)


def _waive(_sentence: Sentence, _parts: Parts) -> _Orders:
    return [Words((("waive", 0, 1),))]


def _waive_several(_sentence: Sentence, parts: Parts) -> _Orders:
    count = next(int(edge.value) for role, edge in parts if role == "n")
    return [Words((("waive", 0, 1),))] * min(count, _MOST_WAIVED)


_MOST_WAIVED = 9
_WAIVE_ALL = "waive_all"


def _waive_all(sentence: Sentence, _parts: Parts) -> _Orders:
    return [Words((("waive", 0, 1),))] * max(1, _due(sentence))


_SENSES: Mapping[str, _Sense] = {
    "hold": _hold,
    "hold_there": _hold_there,
    "move": _move,
    "move_without_word": _move,
    "guess": _move,
    "guess_only": _move_only,
    "guess_without_word": _guess_without_word,
    "guess_shared": _move_shared,
    "guess_shared_support": _support_shared,
    "guess_answered": _move,
    "move_only": _move_only,
    "hold_only": _hold_only,
    "support": _support,
    "support_before": _support_before,
    "convoy": _convoy,
    "convoy_before": _convoy_before,
    "helped": _helped,
    "carried": _carried,
    "helped_hold": _helped_hold,
    "all_hold": _all_hold,
    "rest_hold": _rest_hold,
    "kind_holds": _all_hold,
    "retreat": _retreat,
    "retreat_only": _retreat_only,
    "disband": _disband,
    "disband_all": _disband_all,
    "disband_only": _disband_only,
    "build": _build,
    "remove": _remove,
    "remove_others": _remove_others,
    "waive": _waive,
    "waive_several": _waive_several,
    _WAIVE_ALL: _waive_all,
}
_ASSUMED: Mapping[str, tuple[Message, ...]] = {"move_without_word": (message("read-as-move"),)}
"""What each form fills in."""
_KEEPING = "m"
"""The role of words by which a unit with an order keeps it, and only one without holds."""
_SCOPES: Mapping[str, Scope] = {
    "all_hold": Scope.ALL,
    "kind_holds": Scope.ALL,
    "rest_hold": Scope.REST,
    _WAIVE_ALL: Scope.REST,
}
"""Forms for several units or builds, which are replaced by orders that name their unit."""
