"""Conditions between IF and THEN: text to a value.

The grammar finds AND, OR, NOT, parentheses and the kinds of fact; a unit or a place within a fact is read as
in an order. A mistake points into the given text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import TypeAlias

from lark import Lark, Token, Tree, UnexpectedInput

from judge.game.message import Message, Said, message
from judge.game.orders.conditions import (
    AllOf,
    AnyOf,
    BuildsDue,
    Condition,
    HasMoved,
    Not,
    Owns,
    RemovalsDue,
    Stands,
    WasDislodged,
    terms,
)
from judge.language.drafts import Action, Draft, PlaceRead, UnitRead, WordRead, shifted
from judge.language.orders.context import OrderContext
from judge.language.orders.parser import parse
from judge.language.problems import InvalidOrder, ProblemKind
from judge.paths import grammar
from judge.rules.units import Kind, Place, Power

MOST_TERMS = 30
"""The most facts in one condition."""
FORMS = "Russian F BLA, BUR EMPTY, DISLODGED F BRE, MOVED A CON - BUL, OWNS France BEL, BUILDS 2"
_HIGHEST = 99
_FIRST_PERSON = ("i", "we", "me", "my")

_Words: TypeAlias = tuple[str, int]
"""A run of words and where it begins in the condition."""


@cache
def _parser() -> Lark:
    return Lark.open(
        str(grammar() / "conditions.lark"), parser="lalr", lexer="contextual", propagate_positions=True
    )


def read(text: str, context: OrderContext) -> Condition:
    """Return the condition of a plain lower-case text; InvalidOrder if it makes no sense."""
    try:
        tree = _parser().parse(text)
    except UnexpectedInput as error:
        raise _failure(text, error) from None
    condition = _Reader(text, context).condition(tree)
    if terms(condition) > MOST_TERMS:
        long = message("condition-too-long", terms=terms(condition), most=MOST_TERMS)
        raise InvalidOrder(ProblemKind.TOO_LONG, WordRead(text, 0), long)
    return condition


def _failure(text: str, error: UnexpectedInput) -> InvalidOrder:
    at = error.pos_in_stream
    token = getattr(error, "token", None)
    if at is None or not 0 <= at < len(text) or (token is not None and token.type == "$END"):
        word = WordRead("", len(text))
        return InvalidOrder(
            ProblemKind.INCOMPLETE_COMMAND,
            word,
            message("condition-breaks-off"),
            message("write-a-fact", forms=FORMS),
        )
    return _unclear(WordRead(text[at:].split(maxsplit=1)[0], at))


def _unclear(word: WordRead) -> InvalidOrder:
    none, hint = message("means-nothing-in-condition", word=word.text), message("facts-are", forms=FORMS)
    return InvalidOrder(ProblemKind.UNKNOWN_ACTION, word, none, hint)


class _Reader:
    """The reader of one condition: its tree, made by lark, to the condition."""

    def __init__(self, text: str, context: OrderContext) -> None:
        self.text = text
        self.context = context
        self.facts: Mapping[str, Callable[[list[_Words], list[Token]], Condition]] = {
            "stands": self._stands,
            "manned": self._stands,
            "empty": self._empty,
            "dislodged": self._dislodged,
            "moved": self._moved,
            "owned": self._owned,
            "builds": lambda _, tokens: BuildsDue(_number(tokens)),
            "removals": lambda _, tokens: RemovalsDue(_number(tokens)),
        }

    def condition(self, tree: Tree[Token]) -> Condition:
        kind = str(tree.data)
        inner = [child for child in tree.children if isinstance(child, Tree)]
        if kind == "negated":
            return Not(self.condition(inner[0]))
        if kind in ("every", "some"):
            self._refuse_doubtful(inner)
            parts = tuple(map(self.condition, inner))
            return AllOf(parts) if kind == "every" else AnyOf(parts)
        tokens = [child for child in tree.children if isinstance(child, Token)]
        return self.facts[kind]([self._words(child) for child in inner], tokens)

    def _refuse_doubtful(self, parts: list[Tree[Token]]) -> None:
        """Reject `I own Spa and Bel`, whose second place may mean its owner or a unit there."""
        for before, part in pairwise(parts):
            if before.data == "owned" and part.data == "stands":
                words = self._words(next(part.find_data("words")))
                unit = self._draft(words).unit
                if unit is not None and unit.kind is None and unit.power_word is None:
                    either = message("asks-owner-or-unit", word=words[0])
                    raise _wrong_fact(words, either, message("asks-owner-or-unit.hint"))

    def _words(self, tree: Tree[Token]) -> _Words:
        """Return the run of words as written, with the bracket that closes it."""
        start, end = tree.meta.start_pos, tree.meta.end_pos
        opened = self.text[start:end].count("(") - self.text[start:end].count(")")
        if opened > 0:
            end = self.text.index(")", end) + 1
        return self.text[start:end], start

    def _stands(self, words: list[_Words], _tokens: list[Token]) -> Condition:
        return Stands(*self._unit(words[0]))

    def _empty(self, words: list[_Words], _tokens: list[Token]) -> Condition:
        return Not(Stands(*self._unit(words[0])))

    def _dislodged(self, words: list[_Words], _tokens: list[Token]) -> Condition:
        return WasDislodged(*self._unit(words[0]))

    def _moved(self, words: list[_Words], _tokens: list[Token]) -> Condition:
        read = self._draft(words[0])
        if read.unit is None or read.action is not Action.MOVE:
            raise _wrong_fact(words[0], message("moved-asks-a-move"), message("moved-asks-a-move.hint"))
        at, power, kind = self._resolved(read.unit)
        return HasMoved(at, self._place(read.path[-1]), power, kind)

    def _owned(self, words: list[_Words], _tokens: list[Token]) -> Condition:
        power, (text, at) = self._owner(words)
        read = self._draft((text, at))
        if read.action is not Action.BARE or read.unit is None or read.unit.kind is not None:
            raise _wrong_fact((text, at), message("owns-asks-a-centre"), message("owns-asks-a-centre.hint"))
        owner = power or self._power(read.unit) or self.context.power
        province = self.context.resolve(read.unit.place)
        if not self.context.board.provinces[province].centre:
            none = message("no-supply-centre", place=self.context.place(province))
            raise InvalidOrder(ProblemKind.NOT_SUPPLY_CENTRE, read.unit.place.word, none)
        return Owns(owner, province)

    def _owner(self, words: list[_Words]) -> tuple[Power | None, _Words]:
        """Return the owner, if one is named first, and the words of the centre."""
        (text, at), *rest = words
        if not rest:
            first, _, centre = text.partition(" ")
            if first in _FIRST_PERSON and centre:
                return self.context.power, (centre, at + len(first) + 1)
            return None, words[0]
        if text in _FIRST_PERSON:
            return self.context.power, rest[0]
        means = self.context.names.power(text.removeprefix("the "))
        if len(means) != 1:
            raise InvalidOrder(
                ProblemKind.BAD_POWER, WordRead(text, at), message("names-no-power", word=text)
            )
        return means[0], rest[0]

    def _unit(self, words: _Words) -> tuple[Place, Power | None, Kind | None]:
        read = self._draft(words)
        if read.action is not Action.BARE or read.unit is None:
            asks = message("condition-asks-what-stands")
            raise _wrong_fact(words, asks, message("write-a-fact", forms=FORMS))
        return self._resolved(read.unit)

    def _resolved(self, unit: UnitRead) -> tuple[Place, Power | None, Kind | None]:
        return self._place(unit.place), self._power(unit), unit.kind

    def _power(self, unit: UnitRead) -> Power | None:
        if unit.power_word is not None and unit.power is None:
            word = unit.power_word
            raise InvalidOrder(ProblemKind.BAD_POWER, word, message("names-no-power", word=word.text))
        return unit.power

    def _place(self, place: PlaceRead) -> Place:
        province = self.context.resolve(place)
        if place.coast is None:
            return province
        at = self.context.as_written(place, province)
        if at == province:
            word = place.coast_word or place.word
            none = message("no-such-coast", place=self.context.place(province))
            raise InvalidOrder(ProblemKind.BAD_COAST, word, none)
        return at

    def _draft(self, words: _Words) -> Draft:
        """Return the words as an order has them; a mistake in them is a mistake in the condition."""
        text, at = words
        try:
            return shifted(parse(self.context.names, text), at)
        except InvalidOrder as mistake:
            mistake.word = replace(mistake.word, at=mistake.word.at + at)
            if mistake.kind is ProblemKind.UNKNOWN_ACTION:  # what an order lacks is no remedy here
                raise _unclear(mistake.word) from None
            mistake.message = mistake.message.with_value("part", "condition")
            raise


def _number(tokens: list[Token]) -> int:
    found = next(int(token) for token in tokens if token.type == "NUMBER")
    return min(found, _HIGHEST)


def _wrong_fact(words: _Words, why: Message, hint: Said) -> InvalidOrder:
    return InvalidOrder(ProblemKind.UNKNOWN_ACTION, WordRead(*words), why, hint)
