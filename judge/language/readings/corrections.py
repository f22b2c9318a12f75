"""Corrections: what a sentence may order that no form reads, by its places and by what is ordered so far.

`Sorry, Ruhr, not Burgundy` names no unit, but one was to go to Burgundy. A sentence with one unit of the
writer's, and one place that it can reach, may order it to go there; one that takes back where a unit goes,
and says nothing else, may order it to stay. Nothing of this is certain: it is proposed, never given. A
sentence that asks, doubts, sets a condition, tells of another time, or names another power proposes nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from judge.language.names import names
from judge.language.orders.grammar import any_name
from judge.language.powers import power_meant
from judge.language.problems import ProblemKind
from judge.language.readings.lexicon import ANY, WORD, Phrase, is_request, known_words, phrases
from judge.language.statements import Context, Proposal, Statement, UnderstoodOrder
from judge.language.text.typography import LONGEST, plain
from judge.rules import notation
from judge.rules.orders import Hold, Move, Order
from judge.rules.phases import PhaseKind
from judge.rules.units import Province, Unit, province_of

_DENYING = ("denial", "instead", "withdrawal", "nay")
_BLOCKING = (
    *("condition", "alternative", "maybe", "past", "later", "either", "except"),
    *("retreat", "build", "support", "convoy"),
)
"""What makes more of a sentence than one move."""
_MISTAKE = ("change", "withdrawal")
"""What may stand behind the place that was a mistake: `Burgundy was wrong`."""
_NEAR = 5
"""Words from a denial to the place that it denies: `not to go to Burgundy`."""
_SHORTEST_NAME = 4
"""Letters of a place's name among words of any language; a shorter one has a capital."""
_SHORTEST_POWER = 5
_SIGNS_OF_UNITS = (("a",), ("f",))


@dataclass(frozen=True, slots=True)
class _Place:
    province: Province
    first: int
    last: int
    """Its words, by number."""


@dataclass(frozen=True, slots=True)
class _Words:
    """A sentence as its words, the places among them, and the phrases of the languages it may be in."""

    words: Sequence[str]
    places: Sequence[_Place]
    phrases: Sequence[tuple[int, Phrase]]

    def has(self, concepts: Iterable[str]) -> bool:
        """Whether a phrase stands for one of the concepts, but for A and F, which are the signs of units."""
        others = (phrase for _, phrase in self.phrases if phrase.words not in _SIGNS_OF_UNITS)
        return any(phrase.concept in concepts for phrase in others)

    def denials(self) -> list[int]:
        """Where each denial ends, outside the names of places."""
        inside = {n for place in self.places for n in range(place.first, place.last + 1)}
        return [
            at + len(phrase.words) - 1
            for at, phrase in self.phrases
            if phrase.concept in _DENYING and at not in inside and not self._is_apart(at, phrase)
        ]

    def _is_apart(self, at: int, phrase: Phrase) -> bool:
        """Whether a no stands by itself: `No, Munich …`."""
        behind = self.words[at + len(phrase.words) :][:1]
        return at == 0 and bool(behind) and behind[0] in ",.!:;"

    def is_known(self) -> bool:
        """Whether each word that is no place is known: else one may be a place that is meant."""
        inside = {n for place in self.places for n in range(place.first, place.last + 1)}
        left = (word for n, word in enumerate(self.words) if n not in inside and word[0].isalpha())
        return all(word in known_words() for word in left)

    def denied(self, denial: int) -> _Place | None:
        """The place that a denial is about: the next one, if it is near."""
        behind = [one for one in self.places if 0 < one.first - denial <= _NEAR]
        return min(behind, key=lambda one: one.first, default=None)


def places_named(text: str, context: Context) -> set[Province]:
    """The provinces that a sentence names, by names that are no other words."""
    if context.variant is None or len(text) > LONGEST:
        return set()
    return {one.province for one in _words(text, context).places}


def corrected(text: str, context: Context, ordered: Mapping[Province, Order]) -> Order | None:
    """The one order that a sentence may mean; `ordered` are those of the power so far, by their units."""
    phase, position = context.phase, context.position
    if context.variant is None or position is None or context.power is None or len(text) > LONGEST:
        return None
    if phase is None or phase.kind is not PhaseKind.MOVEMENT or _asks(text):
        return None
    said = _words(text, context)
    if not said.places or said.has(_blocking(said, text)) or _names_power(said, context):
        return None
    units = {unit.province: unit for unit in position.of(context.power)}
    return _order(said, units, ordered, context)


def proposal(statement: Statement, order: UnderstoodOrder) -> Proposal:
    """What is said of a sentence that may mean an order."""
    hint = f"Did you mean {notation.write(order.order)}?"
    message = "This is no order that the judge reads for certain, so nothing of it counts yet."
    kind = ProblemKind.UNKNOWN_ACTION
    return Proposal(statement.line, 1, statement.text, kind, message, hint=hint, orders=(order,))


def _order(
    said: _Words, units: Mapping[Province, Unit], ordered: Mapping[Province, Order], context: Context
) -> Order | None:
    going = {province_of(one.to): unit for unit, one in ordered.items() if isinstance(one, Move)}
    denied = [_where_it_goes(said, said.denied(one), going) for one in said.denials()]
    not_meant = {one.province for one in denied if one is not None}
    not_meant |= {one.province for one in said.places if one.province in going and _is_mistake(said, one)}
    if None in denied and not not_meant & going.keys():
        return None
    named = [one.province for one in said.places if one.province not in not_meant]
    own = [one for one in dict.fromkeys(named) if one in units]
    goals = [
        one for one in dict.fromkeys(named) if one not in units and not (own and going.get(one) == own[0])
    ]
    if not_meant & units.keys() - going.keys():
        return None
    movers = own or list(dict.fromkeys(going[one] for one in not_meant if one in going))
    if len(movers) != 1 or movers[0] not in units or len(goals) > 1:
        return None
    unit = units[movers[0]]
    if goals:
        order = _move(unit, goals[0], context)
    else:
        order = Hold(unit.kind, unit.at) if going.keys() & not_meant and said.is_known() else None
    return None if order == ordered.get(unit.province) else order


def _where_it_goes(said: _Words, place: _Place | None, going: Mapping[Province, Province]) -> _Place | None:
    """The place that a denial is about; where its unit goes, if both are named: `not Munich to Burgundy`."""
    behind = (one for one in said.places if place is not None and 0 < one.first - place.last <= _NEAR)
    return next((one for one in behind if place and going.get(one.province) == place.province), place)


def _move(unit: Unit, goal: Province, context: Context) -> Order | None:
    """The unit's move to a province next to it; None where it cannot go, or to one of two coasts."""
    assert context.variant is not None
    there = [one for one in context.variant.board.reach(unit.kind, unit.at) if province_of(one) == goal]
    return Move(unit.kind, unit.at, there[0]) if len(there) == 1 else None


def _is_mistake(said: _Words, place: _Place) -> bool:
    """Whether a place is said to be a mistake: `Burgundy was a mistake`."""
    return any(
        phrase.concept in _MISTAKE and 0 < at - place.last <= _NEAR and "," not in said.words[place.last : at]
        for at, phrase in said.phrases
    )


def _words(text: str, context: Context) -> _Words:
    assert context.variant is not None
    line = plain(text).text
    found = list(WORD.finditer(line))
    words = [one[0] for one in found]
    known = names(context.variant)
    places = []
    for start, end in any_name(known).find(line):
        meant = known.province(line[start:end])
        inside = [n for n, one in enumerate(found) if one.start() < end and start < one.end()]
        if (
            len(meant) == 1
            and inside
            and (end - start >= _SHORTEST_NAME or _is_capital(line[start:end], text))
        ):
            places.append(_Place(meant[0], inside[0], inside[-1]))
    return _Words(words, places, list(_of_likely_languages(words)))


def _is_capital(name: str, text: str) -> bool:
    return name.capitalize() in text or name.upper() in text


def _of_likely_languages(words: Sequence[str]) -> Iterator[tuple[int, Phrase]]:
    """The phrases in a sentence, of the languages with the most words of it."""
    every = [
        (at, phrase)
        for at in range(len(words))
        for phrase in phrases().get(words[at], ())
        if tuple(words[at : at + len(phrase.words)]) == phrase.words
    ]
    ends = [(at, at + len(phrase.words)) for at, phrase in every]
    every = [
        (at, phrase)
        for at, phrase in every
        if not any(
            first <= at and at + len(phrase.words) <= end and end - first > len(phrase.words)
            for first, end in ends
        )
    ]  # `plan` in `change of plan`
    hits: Counter[str] = Counter()
    for language, at in {(phrase.language, at) for at, phrase in every if phrase.language != ANY}:
        hits[language] += len(words[at])
    most = max(hits.values(), default=0)
    likely = {language for language, count in hits.items() if count == most}
    return ((at, phrase) for at, phrase in every if phrase.language in likely)


def _blocking(said: _Words, text: str) -> list[str]:
    """What keeps a sentence from proposing: not the doubt of a request, nor that of a change of mind."""
    no_matter = {"maybe"} if "?" in text else {"maybe", "past"} if said.has(("change",)) else set()
    return [one for one in _BLOCKING if one not in no_matter]


def _asks(text: str) -> bool:
    """Whether a sentence asks for something to be known, not done."""
    return "?" in text and not is_request(plain(text).text)


def _names_power(said: _Words, context: Context) -> bool:
    """Whether the sentence names a power that is not the writer's."""
    assert context.variant is not None
    known = {word for at, phrase in said.phrases for word in phrase.words}
    inside = {n for place in said.places for n in range(place.first, place.last + 1)}
    words = [word for n, word in enumerate(said.words) if n not in inside and word not in known]
    long = (word for word in words if len(word) >= _SHORTEST_POWER)
    powers = {power_meant(context.variant, word, strict=True) for word in long}
    return bool(powers - {None, context.power})
