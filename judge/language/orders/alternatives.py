"""Preference lists of retreats: in `F Bre R MAO, else Gas, else disband` one choice follows another."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from judge.language.drafts import Action, Draft, UnitRead, WordRead, further_on
from judge.language.names import Names
from judge.language.orders.parser import draft
from judge.language.problems import InvalidOrder, Problem, ProblemKind
from judge.language.statements import Answer, UnderstoodAhead, UnderstoodOrder
from judge.language.text.typography import Plain
from judge.rules.orders import Hold, Move

_ELSE = re.compile(r"\s*[,;]?\s*\b(?:or +else|else|otherwise|or)\b[ ,:]*")
_TO = re.compile(r"(?:(?:retreats?|r|goes)\b *)?(?:(?:to|into)\b *|-+>? *)?(?:the +)?")
_OFF = re.compile(r"(?:to +)?(?:d|disbands?|disbanded)\b$")
_GOING = (Action.MOVE, Action.RETREAT)
_EXAMPLE = "For example: F BRE R MAO, else GAS, else disband."


def drafts(known: Names, text: str) -> tuple[Draft, ...]:
    """The order a piece gives and those it gives instead, as written; Mistake for the first wrong one."""
    if "else" not in text and " or " not in text and "otherwise" not in text:
        return (draft(known, text),)
    cuts = tuple(_ELSE.finditer(text))
    if not cuts:
        return (draft(known, text),)
    first = draft(known, text[: cuts[0].start()])
    if first.action not in _GOING or first.unit is None:
        word = WordRead(cuts[0][0].strip(" ,:"), text.index(cuts[0][0].strip(" ,:"), cuts[0].start()))
        raise InvalidOrder(
            ProblemKind.UNKNOWN_ACTION, word, "Only a retreat can have another choice.", _EXAMPLE
        )
    ends = [*(cut.start() for cut in cuts[1:]), len(text)]
    others = (
        _instead(known, first, text[cut.end() : end], cut.end()) for cut, end in zip(cuts, ends, strict=True)
    )
    return (first, *others)


def is_choice(known: Names, text: str) -> bool:
    """Whether these words can only be another choice for a retreat: a place alone, or DISBAND."""
    text = text.strip()
    if _OFF.match(text):
        return True
    try:
        read = draft(known, _TO.sub("", text, count=1))
    except InvalidOrder:
        return False
    return _is_place(read)


def _is_place(read: Draft) -> bool:
    unit = read.unit
    bare = read.action is Action.BARE and unit is not None and unit.kind is None and unit.power_word is None
    return bare and unit is not None and bool(unit.place.means)


def _instead(known: Names, first: Draft, text: str, at: int) -> Draft:
    """The retreat, or the disbanding, that the words after an ELSE stand for."""
    if _OFF.match(text):
        return replace(first, action=Action.DISBAND, word=WordRead(text, at), path=())
    to = _TO.match(text)
    start = to.end() if to else 0
    if not text[start:]:
        message = "Nothing is named after the last ELSE."
        raise InvalidOrder(ProblemKind.UNKNOWN_PROVINCE, WordRead("", at), message, _EXAMPLE)
    try:
        read = further_on(draft(known, text[start:]), at + start)
    except InvalidOrder as mistake:
        mistake.word = replace(mistake.word, at=mistake.word.at + at + start)
        raise
    if read.action is Action.BARE and read.unit is not None and read.unit.kind is None:
        return replace(first, action=Action.RETREAT, path=(read.unit.place,))
    if read.action in (*_GOING, Action.DISBAND) and _same(first.unit, read.unit):
        return read
    message = f'"{text}" is no other choice for a retreat.'
    raise InvalidOrder(ProblemKind.UNKNOWN_ACTION, WordRead(text, at), message, _EXAMPLE)


def _same(one: UnitRead | None, other: UnitRead | None) -> bool:
    return one is not None and other is not None and one.place.means == other.place.means


_TRAILING = re.compile(r"(?:and +|but +)?(?:if +(?:it +is +)?dislodged[ ,:]*)?(?:it +)?(?=retreats?\b)")


def with_units(
    found: Sequence[Answer], parts: Sequence[Plain], read_again: Callable[[Plain], Answer]
) -> list[Answer]:
    """The answers to a line's pieces, each that names no unit read again with the unit before it."""
    whole = list(found)
    for number in range(1, len(whole)):
        before, answer, part = whole[number - 1], whole[number], parts[number]
        trailing = _TRAILING.match(part.text)
        if trailing is None or not isinstance(answer, Problem) or not isinstance(before, UnderstoodOrder):
            continue
        if isinstance(before.order, Hold | Move):
            unit = f"{before.order.kind} {before.order.at}"
            rest = part.part(trailing.end(), len(part.text))
            whole[number] = _named(unit, read_again(_joined(unit.lower() + " ", rest)))
    return whole


def _joined(front: str, rest: Plain) -> Plain:
    """Words put in front, whose places are that of the first word behind them."""
    places = [rest.column(place) - 1 for place in range(len(rest.text))]
    return Plain(front + rest.text, (*[places[0]] * len(front), *places))


def _named(unit: str, answer: Answer) -> Answer:
    """What is kept names its unit, because it will be read by itself."""
    return replace(answer, text=f"{unit} {answer.text}") if isinstance(answer, UnderstoodAhead) else answer
