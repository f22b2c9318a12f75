"""Partial answers: a yes to some of what the judge proposed, and a no to the others.

`The first yes, the second no` and `Yes, but not Serbia` name parts by number or place. `Yes, only the first`
names all that it accepts. Each word must be a yes, a no, a part, or one of the few that stand beside them;
any other word makes the answer unclear.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from itertools import pairwise
from typing import TypeAlias

from judge.game.proxies import ordered_province
from judge.language.answer_words import is_yes, phrase_end
from judge.language.names import Names, names
from judge.language.orders.grammar import any_name
from judge.language.quantities import names_part
from judge.language.readings.clauses import about
from judge.language.readings.lexicon import ELIDED, governs
from judge.language.statements import Context
from judge.language.text.typography import LONGEST, asks, frowns, plain
from judge.language.word_files import common_words
from judge.rules.orders import Order
from judge.rules.units import Province
from judge.rules.variant import Variant

Part: TypeAlias = Province | int
"""A part of a proposal: a place, or a number from its beginning, or from its end if negative."""


@dataclass(slots=True)
class PartialAnswer:
    """Which parts an answer accepts and which it declines; `others` if a yes alone accepts all others.

    `alone` if it names only what it accepts, and so declines all others.
    """

    accepted: list[Part] = field(default_factory=list)
    declined: list[Part] = field(default_factory=list)
    others: bool = False
    alone: bool = False
    goals: set[Province] = field(default_factory=set)
    """The places behind a word for where a unit goes: `the one to Vienna`; they may be a unit's, too."""
    says_yes: bool = True
    """Whether it has a word that says yes, and does not only name a part: `The first, please`."""


class _Sign(Enum):
    YES = auto()
    NO = auto()
    ONLY = auto()


@dataclass(slots=True)
class _Clause:
    """The parts and signs between two words or signs that join clauses; how it `begins`."""

    begins: str
    parts: list[Part] = field(default_factory=list)
    signs: set[_Sign] = field(default_factory=set)


_NUMBERS: Mapping[str, tuple[int, ...]] = {
    "first_two": (1, 2),
    "last_two": (-1, -2),
    "first": (1,),
    "second": (2,),
    "third": (3,),
    "fourth": (4,),
    "last": (-1,),
}
_BESIDE = ("courtesy", "linking", "beside_part", "answering")
"""Words beside the parts of an answer."""
_TOKEN = re.compile(r"\x00\d+\x00|[^\W_]+(?:'[^\W_]+)*|[,.;:!()\n-]+")
"""A place that is marked, a word, or signs that end a clause."""
_PLACE = re.compile(r"\x00(\d+)\x00")
_SHORTEST_NAME = 4
"""The fewest letters of a place's name; a shorter one has a capital."""
_COMMA, _AND, _BUT = ",", "and", "but"


def _may_tell_parts(text: str) -> bool:
    """Return whether an answer is short, asks nothing and shows no doubt."""
    return len(text) <= LONGEST and not asks(text) and not frowns(text)


def partial_answer(text: str, context: Context) -> PartialAnswer | None:
    """Return which parts an answer accepts and declines; None unless it says which, and nothing else."""
    if context.variant is None or not _may_tell_parts(text):
        return None
    places: list[Province] = []
    tokens = _TOKEN.findall(_with_places_marked(text, context, places))
    clauses = _clauses(tokens, places, context.variant)
    found = (_accepted_alone(text, clauses) or _accepted_and_declined(clauses)) if clauses else None
    return None if found is None else replace(found, goals=_gone_to(tokens, places))


def begins_with_part(text: str, context: Context) -> bool:
    """Return whether the first words before a sign accept or decline a part, and more words follow.

    So does `Only the first. I am still thinking about the fleet.`
    """
    parted = _FIRST_WORDS.match(text.strip())
    return parted is not None and partial_answer(parted[1], context) is not None


_FIRST_WORDS = re.compile(r"([^.,;:!?]{2,60})[.,;:!]\s+\S")


def answer_before_order(text: str, context: Context) -> tuple[str, str, PartialAnswer] | None:
    """Return the clauses of a line that say what they accept, the order behind them, and what they say.

    `Yes to Galicia, but Budapest should go to Rumania`: each order is accepted, declined or replaced. What
    follows a declined place may be its order: `all but Budapest, which stays`. None for any other line.
    """
    if context.variant is None or not _may_tell_parts(text):
        return None
    cuts = [found.end() for found in _CLAUSE_END.finditer(text)][:_MOST_CUTS]
    for cut in reversed(cuts):
        said, order = text[:cut].strip(_AROUND), _without_first(text[cut:].strip(), "joining")
        answer = partial_answer(said, context)
        if answer is None or not (answer.says_yes and order):
            continue
        places: list[Province] = []
        _with_places_marked(order, context, places)
        if not places and len(answer.declined) == 1 and isinstance(answer.declined[0], str):
            stays = _without_first(order, "relative")
            return said, f"{_last_place(said, context.variant)} {stays}", answer
        return (said, order, replace(answer, alone=False)) if places else None
    return None


def _last_place(text: str, variant: Variant) -> str:
    """Return the last place that a text names, as it is written there."""
    whole = plain(text)
    start, end = max(any_name(names(variant)).find(whole.text))
    return text[whole.column(start) - 1 : whole.column(end - 1)]


def _without_first(order: str, kind: str) -> str:
    """Return an order without a word of some kind that it begins with: *but*, *which*."""
    tokens = order.split(maxsplit=1)
    return tokens[1] if len(tokens) > 1 and phrase_end([plain(tokens[0]).text], 0, kind) else order


_CLAUSE_END = re.compile(r"[,;.]\s+")
_AROUND = " ,;.-\u2013"
_MOST_CUTS = 5
"""After how many clauses of a line an order is looked for."""


def _gone_to(tokens: Sequence[str], places: Sequence[Province]) -> set[Province]:
    """Return the places behind a word for where a unit goes."""
    behind = (one for before, one in pairwise(tokens) if before.isalpha() and governs(plain(before), _TO))
    return {places[int(place[1])] for one in behind if (place := _PLACE.fullmatch(one)) is not None}


_TO = ("to", "into")


def _accepted_alone(text: str, clauses: Sequence[_Clause]) -> PartialAnswer | None:
    """Return what an answer accepts if it names nothing else; None if it is another answer."""
    if not _names_accepted(clauses) or (is_yes(text) and not names_part(text, (1,))):  # Dutch: `Ja, prima`
        return None
    parts = [part for one in clauses for part in one.parts]
    return PartialAnswer(parts, alone=True, says_yes=any(one.signs for one in clauses))


def _accepted_and_declined(clauses: Sequence[_Clause]) -> PartialAnswer | None:
    """Return what an answer accepts and declines; None unless it clearly declines a part."""
    found = _answer(clauses)
    if found is None or not found.declined or not (found.others or found.accepted):
        return None
    return None if found.others and found.accepted else found


def _names_accepted(clauses: Sequence[_Clause]) -> bool:
    """Return whether an answer says yes and names only what it accepts: `Yes, the one with Galicia`.

    A number alone says yes, too: `The first, please`. A clause with two places is an order of its own, and
    what follows `Yes, but` another one, unless it says that it is all: `Yes, but only the first`.
    """
    signs = {sign for one in clauses for sign in one.signs}
    named = [one for one in clauses if one.parts]
    by_number = all(isinstance(part, int) for one in named for part in one.parts)
    if _Sign.NO in signs or not named or not (signs or by_number):
        return False
    is_all = len(named) == 1 and by_number and _Sign.ONLY in named[0].signs
    return (is_all or _follows_a_yes(named)) and not any(map(_is_order, named))


def _follows_a_yes(named: Sequence[_Clause]) -> bool:
    """Return whether no *and* or *but* stands where the named parts begin, and no *but* among them."""
    return named[0].begins == _COMMA and all(one.begins != _BUT for one in named)


def _is_order(clause: _Clause) -> bool:
    """Return whether a clause names two places."""
    return sum(isinstance(part, str) for part in clause.parts) > 1


def _with_places_marked(text: str, context: Context, places: list[Province]) -> str:
    """Return a text in plain letters with a mark for each place, whose provinces are added to `places`."""
    assert context.variant is not None
    known, line = names(context.variant), plain(text).text
    line = ELIDED.sub(lambda one: f"{one[0][:-1]} ", line)
    marked, end_before = "", 0
    for start, end in any_name(known).find(line):
        meant, name = known.province(line[start:end]), line[start:end]
        if len(meant) == 1 and start >= end_before and _is_name(name, text):
            marked += f"{line[end_before:start]}\x00{len(places)}\x00"
            places.append(meant[0])
            end_before = end
    return marked + line[end_before:]


def _is_name(name: str, text: str) -> bool:
    """Return whether letters that may name a place do: short ones with a capital, if no other word."""
    if len(name) >= _SHORTEST_NAME or name.upper() in text:
        return True
    return name.capitalize() in text and not phrase_end([name], 0, *_BESIDE)


def _joins_places(tokens: Sequence[str], at: int) -> bool:
    """Return whether a sign is the dash of a move: `Bud - Ser` is an order, not two parts of an answer."""
    before, after = tokens[max(0, at - 1) : at], tokens[at + 1 : at + 2]
    return tokens[at][0] in "-=>" and all(one and _PLACE.fullmatch(one[0]) for one in (before, after))


def _clauses(tokens: Sequence[str], places: Sequence[Province], variant: Variant) -> list[_Clause] | None:
    """Return the clauses of an answer; None if a word belongs to no partial answer."""
    known, found, at = names(variant), [_Clause(_COMMA)], 0
    while at < len(tokens):
        token = tokens[at]
        if (place := _PLACE.fullmatch(token)) is not None:
            found[-1].parts.append(places[int(place[1])])
            at += 1
        elif not token[0].isalnum():
            if not _joins_places(tokens, at):
                found.append(_Clause(_COMMA))
            at += 1
        elif (read := _phrase(tokens, at)) is not None:
            kind, at = read
            if kind in (_AND, _BUT):
                found.append(_Clause(kind))
            elif isinstance(kind, _Sign):
                _sign(found, kind)
            elif kind in _NUMBERS:
                found[-1].parts += _NUMBERS[kind]
        elif (of := _of_place(token, known)) is not None:
            found[-1].parts.append(of)
            at += 1
        else:
            return None
    return list(_not_empty(found))


def _sign(clauses: list[_Clause], sign: _Sign) -> None:
    """Add a sign to the last clause; a no behind a yes alone begins another: `Yes except Serbia`."""
    if sign is _Sign.NO and clauses[-1].signs == {_Sign.YES} and not clauses[-1].parts:
        clauses.append(_Clause(_COMMA))
    clauses[-1].signs.add(sign)


def _of_place(word: str, known: Names) -> Province | None:
    """Return the one place that an adjective is made of, by the letters that it begins with: `Serbian`."""
    if word in common_words():
        return None
    for length in range(len(word), max(_SHORTEST_NAME, len(word) - _LONGEST_ENDING) - 1, -1):
        stem = word[:length]
        begun = (known.province(name) for name in (*known.provinces, *known.foreign) if name.startswith(stem))
        found = {one for meant in begun for one in meant}
        if found:
            return found.pop() if len(found) == 1 else None
    return None


_LONGEST_ENDING = 5
"""The most letters of an adjective behind what it shares with the name of its place."""


def _phrase(tokens: Sequence[str], at: int) -> tuple[str | _Sign, int] | None:
    """Return what the longest phrase at a word is, and where it ends; None if it is none of an answer."""
    kinds: list[tuple[str | _Sign, Sequence[str]]] = [
        *((kind, (kind,)) for kind in _NUMBERS),
        (_Sign.NO, ("declining",)),
        (_Sign.YES, ("yes", "right", "accepting")),
        (_Sign.ONLY, ("only",)),
        ("", _BESIDE),
        (_AND, ("joining",)),
    ]
    ends = [(phrase_end(tokens, at, *words), kind) for kind, words in kinds]
    end, kind = max(ends, key=lambda one: one[0])
    if kind == _AND and phrase_end(tokens, at, "but") == end:
        kind = _BUT
    return (kind, end) if end else None


def _not_empty(clauses: Sequence[_Clause]) -> Iterator[_Clause]:
    """Yield the clauses that say something; one begins with a *but* if an empty one before it does."""
    but = False
    for one in clauses:
        but |= one.begins == _BUT
        if one.parts or one.signs:
            yield _Clause(_BUT if but else one.begins, one.parts, one.signs)
            but = False


def _answer(clauses: Sequence[_Clause]) -> PartialAnswer | None:
    """Return what the clauses accept and decline; None if one says both, or if it is unclear of what."""
    heard = _Heard()
    clear = all(_Sign.ONLY not in one.signs and heard.take(one) for one in clauses)
    return heard.answer if clear and not heard.pending and not heard.open_no else None


@dataclass(slots=True)
class _Heard:
    """What the clauses so far say: `pending` are parts whose yes or no may follow."""

    answer: PartialAnswer = field(default_factory=PartialAnswer)
    pending: list[Part] = field(default_factory=list)
    open_no: bool = False
    """A no that stands alone so far: `no to …`."""
    last: _Sign | None = None

    def take(self, clause: _Clause) -> bool:
        """Add a clause; return whether it is clear."""
        if self.pending and clause.begins == _BUT:  # `The first two, but not the third`
            self.answer.accepted += self.pending
            self.pending = []
        sign = self._sign(clause)
        if self.open_no or len(clause.signs) > 1:
            return False
        parts = [*self.pending, *clause.parts]
        self.pending = parts if sign is None else []
        if sign is not None:
            self._note(sign, parts)
        return True

    def _sign(self, clause: _Clause) -> _Sign | None:
        """Return the sign of a clause; one without its own may go with the clause before it."""
        if clause.signs or clause.begins != _AND or self.pending:
            return next(iter(clause.signs), None)
        if self.open_no:
            self.open_no = False
            return _Sign.NO
        return self.last

    def _note(self, sign: _Sign, parts: Sequence[Part]) -> None:
        self.last = sign if parts else None
        if sign is _Sign.YES:
            self.answer.accepted += parts
            self.answer.others |= not parts
        else:
            self.answer.declined += parts
            self.open_no = not parts


def declined(
    answer: PartialAnswer | None, orders: Sequence[Order | None], units: Collection[Province | None] = ()
) -> set[int] | None:
    """Return which proposals an answer declines, by position; None if it is not clear about each.

    It is clear about those for `units`, which the same email orders otherwise.
    """
    if answer is None:
        return set()
    accepted = {_meant(part, orders, answer.goals) for part in answer.accepted}
    refused = {_meant(part, orders, answer.goals) for part in answer.declined}
    if answer.alone:
        refused = {*range(len(orders))} - accepted
    replaced = {at for at, one in enumerate(orders) if one is not None and ordered_province(one) in units}
    said = accepted | refused | replaced
    if None in said or accepted & refused or not (answer.others or len(said) == len(orders)):
        return None
    return {at for at in refused if at is not None} if len(refused) < len(orders) else None


def _meant(part: Part, orders: Sequence[Order | None], goals: Collection[Province]) -> int | None:
    """Return the position of the one proposal that a part names: by its number, its unit, or else its goal.

    A place behind a word for where a unit goes may be either.
    """
    if isinstance(part, int):
        at = part - 1 if part > 0 else len(orders) + part
        return at if 0 <= at < len(orders) else None
    units = (
        []
        if part in goals
        else [at for at, one in enumerate(orders) if one is not None and ordered_province(one) == part]
    )
    named = units or [at for at, one in enumerate(orders) if one is not None and part in about(one)]
    return named[0] if len(named) == 1 else None
