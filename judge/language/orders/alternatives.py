"""Alternatives of retreats, best first: `F Bre R MAO, else Gas, else disband`.

Other relations between the pieces of a line are also here: retreats that name no unit because the order
before them does, orders that are only the rest of the one before, and lines about all units.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TypeGuard, TypeVar

from judge.game.message import message
from judge.game.proxies import ordered_province, units_ordered
from judge.language.alternative_words import ELSE
from judge.language.drafts import Action, Draft, UnitRead, WordRead, shifted
from judge.language.names import Names
from judge.language.orders.parser import parse
from judge.language.problems import InvalidOrder, Problem, ProblemKind
from judge.language.statements import Answer, Scope, UnderstoodAhead, UnderstoodOrder, UnderstoodProxy
from judge.language.text.typography import Plain
from judge.rules.orders import Build, Hold, Move, Waive
from judge.rules.units import Province

_ELSE = re.compile(rf"\s*+(?:[,;]\s*+)?\b(?:{ELSE})\b[ ,:]*")
_TO = re.compile(r"(?:(?:retreats?|r|goes)\b *)?(?:(?:to|into)\b *|-+>? *)?(?:the +)?")
_DISBANDING = re.compile(r"(?:to +)?(?:d|disbands?|disbanded)\b$")
_MOVING = (Action.MOVE, Action.RETREAT)
_READ_ALONE = message("read-alone")
_EXAMPLE = message("alternatives-example")


_CONDITION = re.compile(r"(?:if|unless|in case|when)\b")


def parse_alternatives(known: Names, text: str) -> tuple[Draft, ...]:
    """Return the drafts of a piece, best first, mostly one; InvalidOrder for the first wrong one."""
    cuts = tuple(_ELSE.finditer(text))
    if not cuts:
        return (parse(known, text),)
    first = parse(known, text[: cuts[0].start()])
    if first.action not in _MOVING or first.unit is None:
        word = WordRead(cuts[0][0].strip(" ,:"), text.index(cuts[0][0].strip(" ,:"), cuts[0].start()))
        raise InvalidOrder(ProblemKind.UNKNOWN_ACTION, word, message("only-retreats-have-choices"), _EXAMPLE)
    ends = [*(cut.start() for cut in cuts[1:]), len(text)]
    others = (
        _alternative(known, first, text[cut.end() : end], cut.end())
        for cut, end in zip(cuts, ends, strict=True)
    )
    return (first, *others)


def is_alternative(known: Names, text: str) -> bool:
    """Return whether these words can only be an alternative of a retreat: a lone place, or DISBAND."""
    text = text.strip()
    if _DISBANDING.match(text):
        return True
    try:
        read = parse(known, _TO.sub("", text, count=1))
    except InvalidOrder:
        return False
    return _is_place(read)


def _is_place(read: Draft) -> bool:
    unit = read.unit
    bare = read.action is Action.BARE and unit is not None and unit.kind is None and unit.power_word is None
    return bare and unit is not None and bool(unit.place.means)


def _alternative(known: Names, first: Draft, text: str, at: int) -> Draft:
    """Return the draft of the words after an ELSE, with the unit of the first."""
    if _DISBANDING.match(text):
        return replace(first, action=Action.DISBAND, word=WordRead(text, at), path=())
    to = _TO.match(text)
    start = to.end() if to else 0
    if not text[start:]:
        none = message("nothing-after-else")
        raise InvalidOrder(ProblemKind.UNKNOWN_PROVINCE, WordRead("", at), none, _EXAMPLE)
    try:
        read = shifted(parse(known, text[start:]), at + start)
    except InvalidOrder as mistake:
        mistake.word = replace(mistake.word, at=mistake.word.at + at + start)
        raise
    bare = read.action is Action.BARE and read.unit is not None and read.unit.kind is None
    if read.unit is not None and bare and (_is_place(read) or " " not in text.strip()):
        return replace(first, action=Action.RETREAT, path=(read.unit.place,))
    if read.action in (*_MOVING, Action.DISBAND) and _same_place(first.unit, read.unit):
        return read
    if _CONDITION.match(text):
        in_words, hint = message("no-condition-in-words"), message("no-condition-in-words.hint")
        raise InvalidOrder(ProblemKind.CONDITION, WordRead(text, at), in_words, hint)
    other = message("no-other-choice", word=text)
    raise InvalidOrder(ProblemKind.UNKNOWN_ACTION, WordRead(text, at), other, _EXAMPLE)


def _same_place(one: UnitRead | None, other: UnitRead | None) -> bool:
    return one is not None and other is not None and one.place.means == other.place.means


_TRAILING = re.compile(r"(?:and +|but +)?(?:if +(?:it +is +)?dislodged[ ,:]*)?(?:it +)?(?=retreats?\b)")


_ADJUSTING = re.compile(r"\s*(builds?|remov(?:es?|als?))\b", re.IGNORECASE)


def with_unit_before(
    found: Sequence[Answer], parts: Sequence[Plain], read_again: Callable[[Plain], Answer]
) -> list[Answer]:
    """Return a line's answers; a retreat without a unit is read again with the unit before it.

    The same is done for a unit alone after a build or removal kept for later: `Build A Par, F Bre`. Orders
    after a retreat kept for later are retreats, too, because its word is for the whole line: `Retreats: A
    Bur-Gas, A Mar-Spa`.
    """
    whole = list(found)
    for number in range(1, len(whole)):
        before, answer, part = whole[number - 1], whole[number], parts[number]
        verb = _ADJUSTING.match(before.text) if isinstance(before, UnderstoodAhead) else None
        retreating = _RETREATING.match(before.text) if isinstance(before, UnderstoodAhead) else None
        if retreating is not None:
            again = read_again(_prefixed("retreat ", part))
            led = _holds(retreating, again)
            whole[number] = _naming_unit(retreating[0].strip(), again) if led else answer
            continue
        if verb is not None and isinstance(answer, Problem):
            again = read_again(_prefixed(f"{verb[1].lower()} ", part))
            whole[number] = _naming_unit(verb[1], again) if isinstance(again, UnderstoodAhead) else answer
            continue
        trailing = _TRAILING.match(part.text)
        if trailing is None or not isinstance(answer, Problem) or not isinstance(before, UnderstoodOrder):
            continue
        if isinstance(before.order, Hold | Move):
            unit = f"{before.order.kind} {before.order.at}"
            rest = part.part(trailing.end(), len(part.text))
            whole[number] = _naming_unit(unit, read_again(_prefixed(unit.lower() + " ", rest)))
    return whole


_RETREATING = re.compile(r"\s*retreats?\b(?P<heads>\s*:)?", re.IGNORECASE)


def _holds(word: re.Match[str], again: Answer) -> bool:
    """Return whether a piece belongs to the word for retreats before it; after a colon any piece does."""
    return isinstance(again, UnderstoodAhead) or word["heads"] is not None


def _prefixed(front: str, rest: Plain) -> Plain:
    """Return the piece with words put before it; a mistake in them points at the first word after them."""
    places = [rest.column(place) - 1 for place in range(len(rest.text))]
    return Plain(front + rest.text, (*[places[0]] * len(front), *places))


def _naming_unit(unit: str, answer: Answer) -> Answer:
    """Return the answer; an order kept for later names its unit, because it will be read by itself."""
    return replace(answer, text=f"{unit} {answer.text}") if isinstance(answer, UnderstoodAhead) else answer


def without_fragments(found: list[Answer]) -> list[Answer]:
    """Return the answers; an order that is the rest of a broken one is rejected.

    `A Mar S, A Par - Bur` is an example. An order after any other mistake is accepted, and the writer is told
    so.
    """
    whole: list[Answer] = []
    before: Answer | None = None
    for answer in found:
        if isinstance(answer, UnderstoodOrder) and isinstance(before, Problem):
            whole.append(_after_problem(before, answer))
        else:
            whole.append(answer)
        before = answer
    return whole


def _after_problem(before: Problem, answer: UnderstoodOrder) -> Answer:
    if before.kind is not ProblemKind.UNKNOWN_PROVINCE or before.read:
        return replace(answer, assumed=(*answer.assumed, _READ_ALONE))
    rest = message("order-before-breaks-off", order=answer.text)
    hint = message("one-order-a-line")
    return Problem(answer.line, 1, answer.text, ProblemKind.UNKNOWN_ACTION, rest, hint=hint)


_Read = TypeVar("_Read", bound=Answer)


def without_overridden(found: Sequence[_Read]) -> list[_Read]:
    """Return the answers without collective orders for units that another line orders, above or below."""
    return [one for one in beside_others(found) if one is not None]


def beside_others(found: Sequence[_Read]) -> list[_Read | None]:
    """Return what each answer comes to beside the others: None for a collective order of a unit named alone.

    Of the builds that a line waives as many are removed as other lines order.
    """
    alone = [one for one in found if isinstance(one, UnderstoodOrder) and one.scope is Scope.UNIT]
    named = _named(found, alone)
    waived = [one for one in found if is_collective(one) and isinstance(one.order, Waive)]
    built = sum(isinstance(one.order, Build | Waive) for one in alone)
    over = {id(one) for number, one in enumerate(waived) if number >= one.meant - built}
    return [None if id(one) in over else _less(one, named) for one in found]


def _named(found: Sequence[Answer], alone: Sequence[UnderstoodOrder]) -> Mapping[Province | None, int]:
    """Return for how many units of each province lines are that name them."""
    named = Counter(ordered_province(one.proxy) for one in found if isinstance(one, UnderstoodProxy))
    for one in alone:
        named[ordered_province(one.order)] += one.fleets * units_ordered(one.order)
    return named


def _less(answer: _Read, named: Mapping[Province | None, int]) -> _Read | None:
    """Return the answer; a collective order only for fleets that are not named themselves, None if all are.

    Waived builds are for no unit. What was taken away before is not taken away again.
    """
    if not is_collective(answer) or isinstance(answer.order, Waive):
        return answer
    fleets = answer.meant - named.get(ordered_province(answer.order), 0)
    if fleets <= 0:
        return None
    return replace(answer, fleets=fleets)  # type: ignore[return-value]  # it is of the answer's own kind


def is_collective(answer: Answer) -> TypeGuard[UnderstoodOrder]:
    """Return whether an order is one of a line about all units, or about those without an order."""
    return isinstance(answer, UnderstoodOrder) and answer.scope is not Scope.UNIT
