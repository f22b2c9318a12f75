"""Corrections: what a sentence may order that no form reads, by its places and by what is ordered so far.

`Sorry, Ruhr, not Burgundy` names no unit, but one was to go to Burgundy. A sentence with one unit of the
writer's, and one place that it can reach, may order it to go there; one that takes back where a unit goes,
and says nothing else, may order it to stay. In a retreat it goes there or is disbanded. Of builds and
removals, one place may take another's, or a kind of unit the other's: `not an army but a fleet in Trieste`.
Nothing of this is certain: it is proposed, never given. A sentence that asks, doubts, sets a condition,
tells of another time, or names another power proposes nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from judge.game.message import message
from judge.game.proxies import ordered_province
from judge.language.names import names
from judge.language.orders.grammar import any_name
from judge.language.powers import power_meant
from judge.language.problems import ProblemKind
from judge.language.readings.lexicon import ANY, ELIDED, WORD, Phrase, is_request, known_words, phrases
from judge.language.statements import Context, Proposal, Statement, UnderstoodOrder
from judge.language.text.typography import LONGEST, plain
from judge.rules import notation
from judge.rules.orders import Build, Disband, Hold, Move, Order, Remove, Retreat, Waive
from judge.rules.phases import PhaseKind
from judge.rules.units import Kind, Province, Unit, province_of

_DENYING = ("denial", "instead", "withdrawal", "nay", "than")
_DOUBTING = ("condition", "alternative", "maybe", "past", "later", "either", "support", "convoy")
_BLOCKING: Mapping[PhaseKind, Sequence[str]] = {
    PhaseKind.MOVEMENT: (*_DOUBTING, "except", "retreat", "build"),
    PhaseKind.RETREAT: (*_DOUBTING, "except", "build"),
    PhaseKind.ADJUSTMENT: (*_DOUBTING, "retreat"),
}
"""What makes more of a sentence than one order."""
_DISBANDING = ("disband", "remove")
_NO_BUILD = ("waive", "no_builds")
"""What takes back a build as a denial does: `waive the build in Ankara`."""
_KINDS: Mapping[str, Kind] = {
    "army": Kind.ARMY,
    "armies": Kind.ARMY,
    "fleet": Kind.FLEET,
    "fleets": Kind.FLEET,
}
_BESIDE = 2
"""Words from a denial to the kind of unit that it denies: `not an army`; from a place to what stays there."""
_MISTAKE = ("change", "withdrawal")
"""What may stand behind the place that was a mistake: `Burgundy was wrong`."""
_MOST_OF_DENIAL = 6
"""Words of a line that denies a place and does no more."""
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

    def denials(self, also: Sequence[str] = ()) -> list[int]:
        """Where each denial ends, outside the names of places; what stands for some concepts denies, too."""
        inside = self._in_places()
        return [
            at + len(phrase.words) - 1
            for at, phrase in self.phrases
            if phrase.concept in (*_DENYING, *also) and at not in inside and not self._is_apart(at, phrase)
            if phrase.concept != "than" or self._compares(at)
        ]

    def _compares(self, than: int) -> bool:
        """Whether something stands before *than*, which also begins clauses: `Je veux que Munich aille`."""
        disbands = any(at < than for at, phrase in self.phrases if phrase.concept in _DISBANDING)
        return disbands or any(one.last < than for one in self.places)

    def listed_with(self, place: _Place) -> set[Province]:
        """The places that an *and* ties to one: `not to Munich and Paris`."""
        found, last = {place.province}, place
        for one in self.places:
            between = range(last.last + 1, one.first)
            said = {phrase.concept for at, phrase in self.phrases if at in between}
            if (
                one.first > last.last
                and "and" in said
                and "but" not in said
                and "," not in self.words[last.last + 1 : one.first]
            ):
                found.add(one.province)
                last = one
        return found

    def kind(self) -> Kind | None:
        """The one kind of unit that is named and stands behind no denial."""
        denials = self.denials()
        named = {
            _KINDS[phrase.concept]
            for at, phrase in self._kinds()
            if not any(0 < at - denial <= _BESIDE for denial in denials)
        }
        return next(iter(named)) if len(named) == 1 else None

    def _kinds(self) -> list[tuple[int, Phrase]]:
        inside = self._in_places()
        return [(at, one) for at, one in self.phrases if one.concept in _KINDS and at not in inside]

    def disbands(self) -> bool:
        """Whether it says that a unit is to be disbanded, and no denial is of anything but a place."""
        denials = [at for at, phrase in self.phrases if phrase.concept in _DENYING]
        places = all(self.denied(denial) is not None for denial in self.denials())
        return places and any(
            at not in denials and phrase.concept in _DISBANDING for at, phrase in self.phrases
        )

    def stays(self, place: _Place) -> bool:
        """Whether a word beside a place says that what is there stays: `keep Serbia`, `Serbia stays`."""
        return any(
            phrase.concept == "kept" and (0 < place.first - at <= _BESIDE or 0 < at - place.last <= _BESIDE)
            for at, phrase in self.phrases
        )

    def _in_places(self) -> set[int]:
        return {n for place in self.places for n in range(place.first, place.last + 1)}

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
        """The place that a denial is about: the next one, if it is near, unless a kind of unit is denied."""
        denies_kind = any(0 < at - denial <= _BESIDE for at, _ in self._kinds())
        if denies_kind and len({one.province for one in self.places}) == 1 and self.kind() is not None:
            return None
        behind = [one for one in self.places if 0 < one.first - denial <= _NEAR]
        return min(behind, key=lambda one: one.first, default=None)


def places_named(text: str, context: Context) -> set[Province]:
    """The provinces that a sentence names, by names that are no other words."""
    if context.variant is None or len(text) > LONGEST:
        return set()
    return {one.province for one in _words(text, context).places}


def denied_alone(text: str, context: Context) -> set[Province]:
    """The provinces that a few words, `Not Serbia`, deny and say nothing else of."""
    few = len(text.split()) <= _MOST_OF_DENIAL
    if not few or context.variant is None or context.phase is None or _asks(text):
        return set()
    said = _words(text, context)
    places = {one.province for one in said.places}
    denied = {one.province for one in map(said.denied, said.denials()) if one is not None}
    blocked = said.has(_blocking(said, text, context.phase.kind)) or _names_power(said, context)
    return denied if places == denied and not blocked and said.is_known() else set()


def corrected(text: str, context: Context, ordered: Sequence[Order]) -> tuple[Order, ...]:
    """The orders that a sentence may mean, none for nothing; `ordered` are those of the power so far.

    Of builds and removals they are all that would count then.
    """
    phase, position = context.phase, context.position
    if context.variant is None or position is None or context.power is None or len(text) > LONGEST:
        return ()
    if phase is None or _asks(text):
        return ()
    said = _words(text, context)
    if said.has(_blocking(said, text, phase.kind)) or _names_power(said, context):
        return ()
    by_unit = {unit: one for one in ordered if (unit := ordered_province(one)) is not None}
    match phase.kind:
        case PhaseKind.RETREAT:
            order = _retreat(said, by_unit, context)
        case PhaseKind.ADJUSTMENT:
            return _adjustments(said, by_unit, ordered, context)
        case _:
            units = {unit.province: unit for unit in position.of(context.power)}
            order = _order(said, units, by_unit, context) if said.places else None
    return (order,) if order is not None else ()


def proposal(statement: Statement, orders: Sequence[UnderstoodOrder]) -> Proposal:
    """What is said of a sentence that may mean orders."""
    hint = message("did-you-mean-orders", orders=tuple(notation.write(one.order) for one in orders))
    kind, wrong = ProblemKind.UNKNOWN_ACTION, message("order-not-certain")
    return Proposal(statement.line, 1, statement.text, kind, wrong, hint=hint, orders=tuple(orders))


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


def _retreat(said: _Words, ordered: Mapping[Province, Order], context: Context) -> Order | None:
    """The retreat, or the disbanding, of the one dislodged unit that a sentence is about."""
    assert context.position is not None
    lost = {
        one.unit.province: one.unit for one in context.position.dislodged if one.unit.power == context.power
    }
    going = {province_of(one.to): unit for unit, one in ordered.items() if isinstance(one, Retreat)}
    not_meant = _not_meant(said, going)
    named = [one.province for one in said.places if one.province not in not_meant]
    own = [one for one in dict.fromkeys(named) if one in lost]
    goals = [one for one in dict.fromkeys(named) if one not in lost]
    if said.denials() and not not_meant & (going.keys() | lost.keys()):  # it corrects nothing
        return None
    movers = own or [going[one] for one in dict.fromkeys(not_meant) if one in going] or list(lost)
    if len(movers) != 1 or movers[0] not in lost or len(goals) > 1:
        return None
    unit = lost[movers[0]]
    if goals:
        order: Order = Retreat(unit.kind, unit.at, goals[0])
    elif said.disbands():
        order = Disband(unit.kind, unit.at)
    else:
        return None
    return None if order == ordered.get(unit.province) else order


def _adjustments(
    said: _Words, ordered: Mapping[Province, Order], every: Sequence[Order], context: Context
) -> tuple[Order, ...]:
    """The builds or removals with one in another's place, of another kind, or taken back."""
    assert context.position is not None
    if not ordered or not all(isinstance(one, Build | Remove) for one in ordered.values()):
        return ()
    kind = said.kind()
    builds = all(isinstance(one, Build) for one in ordered.values())
    kept = {one.province for one in said.places if said.stays(one)}
    not_meant = _not_meant(said, ordered, _NO_BUILD if builds else ()) | (set() if builds else kept)
    named = dict.fromkeys(one.province for one in said.places if one.province not in not_meant | kept)
    back = [unit for unit in ordered if unit in not_meant]
    if len(named) > 1 or len(back) > 1 or (not named and not back):
        return ()
    place = next(iter(named), back[0] if back else "")
    new: Order | None
    if place in ordered and not (named and back):
        new = _of_kind(ordered[place], kind)
        back = [place]
        if new is None and not named and builds:
            new = Waive()
    elif named and place not in ordered and (back or len(ordered) == 1):
        back = back or list(ordered)
        new = _in_place(ordered[back[0]], place, kind, context)
    else:
        return ()
    if new is None:
        return ()
    return tuple(new if ordered_province(one) == back[0] else one for one in every)


def _of_kind(order: Order, kind: Kind | None) -> Order | None:
    """A build of the other kind of unit; None if it is of that kind already."""
    if not isinstance(order, Build) or kind in (None, order.kind):
        return None
    return Build(kind, province_of(order.at))


def _in_place(order: Order, place: Province, kind: Kind | None, context: Context) -> Order | None:
    """A build or removal in another place, of the kind of unit that is named, or as before."""
    assert context.position is not None
    if isinstance(order, Build):
        return Build(kind or order.kind, place)
    there = (one for one in context.position.of(context.power or "") if one.province == place)
    return next((Remove(one.kind, one.at) for one in there), None)


def _not_meant(said: _Words, ordered: Collection[Province], also: Sequence[str] = ()) -> set[Province]:
    """The places that a sentence denies, or calls a mistake though they were `ordered`."""
    denied = (said.denied(one) for one in said.denials(also))
    found = {each for one in denied if one is not None for each in said.listed_with(one)}
    return found | {one.province for one in said.places if one.province in ordered and _is_mistake(said, one)}


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
    """Whether a place is said to be a mistake: `Burgundy was a mistake`, with no other place before that."""
    behind = min((one.first for one in said.places if one.first > place.last), default=len(said.words))
    return any(
        phrase.concept in _MISTAKE
        and 0 < at - place.last <= _NEAR
        and at < behind
        and "," not in said.words[place.last : at]
        for at, phrase in said.phrases
    )


def _words(text: str, context: Context) -> _Words:
    assert context.variant is not None
    line = plain(text).text
    found = list(WORD.finditer(line))
    words = [one[0] for one in found]
    known = names(context.variant)
    places = []
    for start, end in any_name(known).find(ELIDED.sub(lambda one: f"{one[0][:-1]} ", line)):
        meant = known.province(line[start:end])
        inside = [n for n, one in enumerate(found) if one.start() < end and start < one.end()]
        if (
            len(meant) == 1
            and inside
            and (end - start >= _SHORTEST_NAME or _is_capital(line[start:end], text))
        ):
            places.append(_Place(meant[0], inside[0], inside[-1]))
    return _Words(words, places, list(_less_contrast(list(_of_likely_languages(words)))))


def _less_contrast(said: Sequence[tuple[int, Phrase]]) -> Iterator[tuple[int, Phrase]]:
    """The phrases without what a word for *but* behind a denial may say besides: `sino`, `utan`."""
    contrasts = {at for at, phrase in said if phrase.concept == "but"}
    first = min(
        (at for at, phrase in said if phrase.concept in _DENYING and at not in contrasts), default=None
    )
    for at, phrase in said:
        if first is None or at < first or at not in contrasts or phrase.concept == "but":
            yield at, phrase


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


def _blocking(said: _Words, text: str, kind: PhaseKind) -> list[str]:
    """What keeps a sentence from proposing: not the doubt of a request, nor that of a change of mind."""
    no_matter = {"maybe"} if "?" in text else {"maybe", "past"} if said.has(("change",)) else set()
    return [one for one in _BLOCKING[kind] if one not in no_matter]


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
