"""Corrections: what a sentence may order that no form reads, by its places and by the orders so far.

`Sorry, Ruhr, not Burgundy` names no unit, but one was to go to Burgundy. A sentence with one unit of the
writer, and one place that it can reach, may order it to go there. One that only takes back a unit's
destination may order it to stay. In a retreat the unit goes there or is disbanded. Of builds and removals,
one place may replace another, or a kind of unit the other: `not an army but a fleet in Trieste`. Nothing of
this is certain: it is proposed, never given. A sentence that asks, doubts, sets a condition, is about another
time, or names another power proposes nothing.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from judge.game.message import message
from judge.game.proxies import ordered_province
from judge.language.names import Names, names
from judge.language.orders.grammar import any_name
from judge.language.powers import power_meant
from judge.language.problems import ProblemKind
from judge.language.readings.lattice import is_other_time
from judge.language.readings.lexicon import (
    ELIDED,
    FRAMING,
    PARTICLE,
    WORD,
    Phrase,
    as_written,
    begins_with,
    is_request,
    known_words,
    likely_languages,
    phrases_among,
)
from judge.language.statements import Context, Proposal, Statement, UnderstoodOrder
from judge.language.text.typography import LONGEST, plain
from judge.rules import notation
from judge.rules.adjustments import due
from judge.rules.board import Board
from judge.rules.orders import Build, Disband, Hold, Move, Order, Remove, Retreat, Waive
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Kind, Province, Unit, province_of

_DENYING = ("denial", "unmoved", "instead", "withdrawal", "exchange", "nay", "than")
_DOUBTING = ("condition", "alternative", "maybe", "past", "later", "either", "support", "convoy")
_BLOCKING: Mapping[PhaseKind, Sequence[str]] = {
    PhaseKind.MOVEMENT: (*_DOUBTING, "except", "retreat", "build"),
    PhaseKind.RETREAT: (*_DOUBTING, "except", "build"),
    PhaseKind.ADJUSTMENT: (*_DOUBTING, "retreat"),
}
"""Concepts by which a sentence is more than one order."""
_DISBANDING = ("disband", "remove")
_NO_BUILD = ("waive", "no_builds")
"""Concepts that take back a build as a denial does: `waive the build in Ankara`."""
_KINDS: Mapping[str, Kind] = {
    "army": Kind.ARMY,
    "armies": Kind.ARMY,
    "fleet": Kind.FLEET,
    "fleets": Kind.FLEET,
}
_BESIDE = 2
"""How many words a denial may be from its kind of unit: `not an army`; or a place from its word to stay."""
_MISTAKE = ("change", "withdrawal")
"""Words that may follow a place that was a mistake: `Burgundy was wrong`."""
_MOST_OF_DENIAL = 6
"""The most words of a line that only denies a place."""
_NEAR = 5
"""How many words a denial may be from its place: `not to go to Burgundy`."""
_SHORTEST_NAME = 4
"""The fewest letters of a place's name among words of any language; a shorter one has a capital."""
_SHORTEST_POWER = 5
_REPLACING = ("change", "nay", "either")
_ORDERING = ("hold", "kept", "support", "support_hold", "support_move", "convoy", "retreat", "disband")
"""Concepts of words that an order may follow in the place of another, and of what it orders."""
_STAYING = ("hold", "kept")
_BESIDE_STAYING = (
    *("change", "nay", "aside", "instead", "either", "pronoun", "article", "into", "self"),
    *("skip", "courtesy", "filler", "introduction", PARTICLE, FRAMING),
)
"""Concepts of words that say nothing else beside a word by which a unit stays."""
_SIGNS_OF_UNITS = (("a",), ("f",))
_KIND_OF_SIGN: Mapping[str, Kind] = {"A": Kind.ARMY, "F": Kind.FLEET}


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
    signs: Mapping[int, Kind] = field(default_factory=dict)
    """Where a capital A or F stands right before a place, behind another word: `build F Brest`."""

    def has(self, concepts: Iterable[str]) -> bool:
        """Return whether a phrase means one of the concepts, except A and F, which are signs of units.

        What another deed takes the place of is not meant: `to Galicia instead of supporting`.
        """
        given_up = {at + len(one.words) for at, one in self.phrases if one.concept == "instead"}
        return any(
            one.concept in concepts and one.words not in _SIGNS_OF_UNITS and at not in given_up
            for at, one in self.phrases
        )

    def speaks_of_mistake(self) -> bool:
        """Return whether a sentence corrects, or says that something was a mistake."""
        return self.corrects() or self.has(("mistake",))

    def denials(self, also: Sequence[str] = ()) -> list[int]:
        """Return where each denial ends, outside place names; the `also` concepts deny, too."""
        inside = self._in_places()
        return [
            at + len(phrase.words) - 1
            for at, phrase in self.phrases
            if phrase.concept in (*_DENYING, *also) and at not in inside and not self._is_apart(at, phrase)
            if phrase.concept != "than" or self._compares(at)
            if phrase.concept != "instead" or not self._orders_at(at + len(phrase.words))
        ]

    def _orders_at(self, at: int) -> bool:
        """Return whether a word begins what a unit does: `instead of supporting` denies no place."""
        return any(start == at and phrase.concept in _ORDERING for start, phrase in self.phrases)

    def _compares(self, than: int) -> bool:
        """Return whether words precede *than*, which also begins clauses: `Je veux que Munich aille`."""
        disbands = any(at < than for at, phrase in self.phrases if phrase.concept in _DISBANDING)
        return disbands or any(one.last < than for one in self.places)

    def listed_with(self, place: _Place) -> set[Province]:
        """Return the places that an *and* joins to one: `not to Munich and Paris`."""
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

    def named(self, but: Collection[Province]) -> list[Province]:
        """Return the provinces that are named, each once, without some."""
        return list(dict.fromkeys(one.province for one in self.places if one.province not in but))

    def mistakes(self, ordered: Collection[Province]) -> set[Province]:
        """Return the provinces that are said to be a mistake: `Burgundy was a mistake`."""
        return {one.province for one in self.places if one.province in ordered and self._is_mistake(one)}

    def _is_mistake(self, place: _Place) -> bool:
        """Return whether a word for a mistake follows a place, with no comma or other place between."""
        places = (one.first for one in self.places if one.first > place.last)
        end = min((len(self.words), place.last + _NEAR + 1, *places))
        near = self.words[place.last + 1 : end]
        end = place.last + 1 + (near.index(",") if "," in near else len(near))
        return any(phrase.concept in _MISTAKE and place.last < at < end for at, phrase in self.phrases)

    def corrects(self) -> bool:
        """Return whether words change or take back what was said, or deny one thing for another."""
        inside = self._in_places()
        said = [(at, phrase) for at, phrase in self.phrases if at not in inside]
        return any(
            phrase.concept in (*_MISTAKE, "nay")
            or (phrase.concept == "instead" and len(phrase.words) > 1)
            or (phrase.concept == "denial" and self._is_apart(at, phrase))
            for at, phrase in said
        )

    def withdraws_first(self) -> bool:
        """Return whether a sentence begins with a word that takes back, and has no sign before its place."""
        begins = any(at == 0 and phrase.concept == "withdrawal" for at, phrase in self.phrases)
        first = min((one.first for one in self.places), default=0)
        return begins and all(word.isalpha() for word in self.words[:first])

    def kind(self) -> Kind | None:
        """Return the one kind of unit that is named and follows no denial."""
        denials = self.denials()
        named = {
            _KINDS[phrase.concept]
            for at, phrase in self._kinds()
            if not any(0 < at - denial <= _BESIDE for denial in denials)
        }
        return next(iter(named)) if len(named) == 1 else None

    def kind_in_full(self) -> Kind | None:
        """Return the one kind of unit that is named, not only by its letter."""
        named = {_KINDS[phrase.concept] for _, phrase in self._kinds() if phrase.words not in _SIGNS_OF_UNITS}
        return next(iter(named)) if len(named) == 1 else None

    def names_once(self, province: Province) -> bool:
        """Return whether a sentence names a province exactly once."""
        return [one.province for one in self.places].count(province) == 1

    def _kinds(self) -> list[tuple[int, Phrase]]:
        inside = self._in_places()
        return [(at, one) for at, one in self.phrases if one.concept in _KINDS and at not in inside]

    def disbands(self) -> bool:
        """Return whether it says that a unit is to be disbanded, and every denial is about a place."""
        denials = [at for at, phrase in self.phrases if phrase.concept in _DENYING]
        places = all(self.denied(denial) is not None for denial in self.denials())
        return places and any(
            at not in denials and phrase.concept in _DISBANDING for at, phrase in self.phrases
        )

    def stays(self, place: _Place) -> bool:
        """Return whether a word next to a place says that its unit stays: `keep Serbia`, `Serbia stays`.

        No comma is between: `Trieste stays, Serbia goes`.
        """
        return any(
            phrase.concept == "kept"
            and (0 < place.first - at <= _BESIDE or 0 < at - place.last <= _BESIDE)
            and "," not in self.words[min(at, place.last) : max(at, place.first)]
            for at, phrase in self.phrases
        )

    def is_about_builds_in_clause(self) -> bool:
        """Return whether its condition, up to a comma, is about a build."""
        start = min(at for at, phrase in self.phrases if phrase.concept == "condition")
        if "," not in self.words[start:]:
            return False
        end = self.words.index(",", start)
        builds = any(start < at < end for at, phrase in self.phrases if phrase.concept == "build")
        return builds and all(one.first > end for one in self.places)

    def kinds_at_places(self) -> list[tuple[Kind, Province]]:
        """Return each kind of unit with the place behind it; nothing if one of them stands alone."""
        found = self.kinds_before_places()
        last = max((one.last for one in self.places), default=-1)
        alone = len(found) < len(self.places) or any(at > last for at in self._kinds_in_full())
        return [] if alone else found

    def kinds_before_places(self) -> list[tuple[Kind, Province]]:
        """Return each place that one kind of unit stands before, with that kind."""
        kinds = {**self._kinds_in_full(), **self.signs}
        found = list[tuple[Kind, Province]]()
        last = -1
        for place in self.places:
            before = {kind for at, kind in kinds.items() if last < at < place.first}
            if len(before) == 1:
                found.append((before.pop(), place.province))
            last = place.last
        return found

    def _kinds_in_full(self) -> dict[int, Kind]:
        return {at: _KINDS[one.concept] for at, one in self._kinds() if one.words not in _SIGNS_OF_UNITS}

    def is_in_place(self, at: int) -> bool:
        """Return whether a word belongs to the name of a place."""
        return at in self._in_places()

    def _in_places(self) -> set[int]:
        return {n for place in self.places for n in range(place.first, place.last + 1)}

    def _is_apart(self, at: int, phrase: Phrase) -> bool:
        """Return whether a no is alone, or with one word of no order: `No, Munich …`, `No wait, …`."""
        end = at + len(phrase.words)
        between = 1 if self._is_beside_orders(end) else 0
        after = self.words[end + between :][:1]
        begins = all(map(self._is_beside_orders, range(at)))
        return begins and bool(after) and after[0] in ",.!:;"

    def _is_beside_orders(self, at: int) -> bool:
        """Return whether a word belongs neither to a place nor to an order."""
        if at in self._in_places() or not self.words[at : at + 1] or not self.words[at][0].isalpha():
            return False
        said = {phrase.concept for start, phrase in self.phrases if start == at}
        return not said.isdisjoint(("change", "nay")) or said <= {"skip", PARTICLE, "courtesy", "withdrawal"}

    def only_stays(self) -> bool:
        """Return whether a sentence says that a unit stays, and names none: `Actually hold`."""
        said = {at for at, one in self.phrases if one.concept in _STAYING for at in _numbers(at, one)}
        beside = {
            at for at, one in self.phrases if one.concept in _BESIDE_STAYING for at in _numbers(at, one)
        }
        words = (at for at, word in enumerate(self.words) if word[0].isalnum())
        return bool(said) and not self.places and (said | beside).issuperset(words)

    def may_replace_last(self) -> bool:
        """Return whether a word to correct begins a few words of an order: `Or Bohemia`."""
        first = next((at for at, one in self.phrases if one.concept in _REPLACING), None)
        if first is None or first > _BESIDE or len(self.words) > _MOST_OF_DENIAL:
            return False
        deeds = (at for at, one in self.phrases if one.concept in _ORDERING)
        return any(at > first for at in (*deeds, *(one.first for one in self.places)))

    def is_known(self) -> bool:
        """Return whether each word that is no place is known; else one may be a place that is meant."""
        left = (word for word in self.beside_places() if word[0].isalpha())
        return all(word in known_words() for word in left)

    def beside_places(self) -> list[str]:
        """Return the words that are in no place's name."""
        inside = self._in_places()
        return [word for n, word in enumerate(self.words) if n not in inside]

    def denied(self, denial: int) -> _Place | None:
        """Return the place a denial is about: the next one, if near, unless a kind of unit is denied."""
        denies_kind = any(0 < at - denial <= _BESIDE for at, _ in self._kinds())
        if denies_kind and len({one.province for one in self.places}) == 1 and self.kind() is not None:
            return None
        after = [one for one in self.places if 0 < one.first - denial <= _NEAR]
        return min(after, key=lambda one: one.first, default=None)


def _numbers(at: int, phrase: Phrase) -> range:
    """Return the numbers of the words of a phrase that begins at one."""
    return range(at, at + len(phrase.words))


def places_named(text: str, context: Context) -> set[Province]:
    """Return the provinces that a sentence names, by names that are no other words."""
    if context.variant is None or len(text) > LONGEST:
        return set()
    return {one.province for one in _words(text, names(context.variant)).places}


def own_units_named(text: str, context: Context) -> set[Province]:
    """Return the places of the writer's units that a sentence names."""
    return places_named(text, context) & _units_to_order(context).keys()


def places_kept(text: str, context: Context) -> set[Province]:
    """Return the provinces whose units a sentence says stay: `keep Trieste`."""
    if context.variant is None or len(text) > LONGEST:
        return set()
    said = _words(text, names(context.variant))
    return {one.province for one in said.places if said.stays(one)}


def denied_alone(text: str, context: Context) -> set[Province]:
    """Return the provinces that a few words only deny: `Not Serbia`."""
    said = _heard(text, context) if len(text.split()) <= _MOST_OF_DENIAL else None
    if said is None or not said.is_known():
        return set()
    places = {one.province for one in said.places}
    denied = {one.province for one in map(said.denied, said.denials()) if one is not None}
    return denied if places == denied else set()


def withdrawal_and_rest(text: str, context: Context) -> tuple[str, str] | None:
    """Return a line's few first words that only take back the order of a place, and the text behind them.

    None for any other line, and in a phase in which no unit moves.
    """
    moves = context.phase is not None and context.phase.kind is PhaseKind.MOVEMENT
    parted = _WITHDRAWAL.match(text.strip()) if moves else None
    if parted is None or context.variant is None or not begins_with(plain(parted[1]), ("withdrawal",)):
        return None
    said = _words(parted[1], names(context.variant))
    kinds = {phrase.concept for at, phrase in said.phrases if not said.is_in_place(at)}
    only = said.places and said.is_known() and kinds.isdisjoint((*_ORDERING, "move", "to", "condition"))
    return (parted[1].strip(), parted[2]) if only else None


_WITHDRAWAL = re.compile(r"([^.,;:]{4,60})[.,;:]\s+(\S.*)$")
"""A few words, a sign and more words behind it."""


def denies_other_goal(text: str, context: Context, ordered: Sequence[Order]) -> bool:
    """Return whether a sentence only denies places that its units are not ordered to go to."""
    said = _heard_in_movement(text, context)
    if said is None or said.has(_NOT_ONLY_DENYING):
        return False
    denied = {one.province for one in map(said.denied, said.denials()) if one is not None}
    units = {one.province for one in said.places} - denied
    goals = {ordered_province(one): province_of(one.to) if isinstance(one, Move) else None for one in ordered}
    return bool(denied and units) and all(unit in goals and goals[unit] not in denied for unit in units)


def _heard_in_movement(text: str, context: Context) -> _Words | None:
    """Return the words of a sentence about moves that asks nothing; None for any other."""
    if context.variant is None or context.phase is None or len(text) > LONGEST or _asks(text):
        return None
    moves = context.phase.kind is PhaseKind.MOVEMENT
    return _words(text, names(context.variant)) if moves else None


_NOT_ONLY_DENYING = (
    *("but", "change", "nay", "mistake", "hold", "support", "convoy"),
    *("condition", "maybe", "withdrawal", "exchange"),
)
"""Concepts of words by which a sentence with a denial may say more than that."""


def corrects(text: str, context: Context) -> bool:
    """Return whether a sentence has words that correct an order: `Oops`, `No wait, …`, `… instead of …`."""
    if context.variant is None or len(text) > LONGEST:
        return False
    return _words(text, names(context.variant)).corrects()


def only_stays(text: str, context: Context) -> bool:
    """Return whether a sentence says that a unit stays while units move, and names none: `Actually hold`.

    Behind an order it corrects that one.
    """
    if context.variant is None or context.phase is None or len(text) > LONGEST or _asks(text):
        return False
    moves = context.phase.kind is PhaseKind.MOVEMENT
    return moves and _words(text, names(context.variant)).only_stays()


def corrects_or_stays(text: str, context: Context) -> bool:
    """Return whether a sentence behind an order corrects one, or says that a unit stays."""
    return corrects(text, context) or only_stays(text, context)


def may_replace_last(text: str, context: Context) -> bool:
    """Return whether a few words may order something else than the last order above: `Or Bohemia`."""
    if context.variant is None or len(text) > LONGEST:
        return False
    return _words(text, names(context.variant)).may_replace_last()


def corrected(
    text: str,
    context: Context,
    ordered: Sequence[Order],
    last: Province | None = None,
    given: Order | None = None,
) -> tuple[Order, ...]:
    """Return the orders that a sentence may mean; `ordered` are those of the power so far.

    Of builds and removals they are all that would then count, with the one that the sentence itself gives, if
    it was read as one. A correction that names no unit is about the `last` one ordered or named above it:
    `Make that Bohemia`.
    """
    said = _heard(text, context)
    if said is None or context.phase is None or context.variant is None:
        return ()
    units = _units_to_order(context)
    by_unit = {unit: one for one in ordered if (unit := ordered_province(one)) is not None}
    match context.phase.kind:
        case PhaseKind.RETREAT:
            order = _retreat(said, units, by_unit)
        case PhaseKind.ADJUSTMENT:
            kind = given.kind if isinstance(given, Build | Remove) else said.kind()
            return _adjustments(said, kind, units, by_unit, ordered, last)
        case _:
            return _moves(said, units, by_unit, last, context.variant.board)
    return () if order is None or order in by_unit.values() else (order,)


def proposal(statement: Statement, orders: Sequence[UnderstoodOrder]) -> Proposal:
    """Return the answer to a sentence that may mean orders."""
    hint = message("did-you-mean-orders", orders=tuple(notation.write(one.order) for one in orders))
    kind, wrong = ProblemKind.UNKNOWN_ACTION, message("order-not-certain")
    return Proposal(statement.line, 1, statement.text, kind, wrong, hint=hint, orders=tuple(orders))


def _heard(text: str, context: Context) -> _Words | None:
    """Return a sentence's words if they may change an order; None if it asks, doubts or names a power."""
    if context.variant is None or context.phase is None or len(text) > LONGEST or _asks(text):
        return None
    said = _words(text, names(context.variant))
    if context.phase.kind is PhaseKind.MOVEMENT and said.only_stays():
        return said
    blocked = said.has(_blocking(said, text, context.phase.kind)) or _names_power(said, context)
    return None if blocked or _is_of_other_phase(said, context.phase) else said


def _is_of_other_phase(said: _Words, phase: Phase) -> bool:
    """Return whether a sentence during moves names another season, or builds or retreats."""
    if phase.kind is not PhaseKind.MOVEMENT:
        return False
    return any(is_other_time(one.concept, phase) for at, one in said.phrases if not said.is_in_place(at))


def _units_to_order(context: Context) -> dict[Province, Unit]:
    """Return the writer's units by their provinces; in a retreat those that were dislodged."""
    if context.phase is None or context.position is None or context.power is None:
        return {}
    if context.phase.kind is not PhaseKind.RETREAT:
        return {unit.province: unit for unit in context.position.of(context.power)}
    lost = (one.unit for one in context.position.dislodged if one.unit.power == context.power)
    return {unit.province: unit for unit in lost}


# Moves and retreats


def _moves(
    said: _Words,
    units: Mapping[Province, Unit],
    ordered: Mapping[Province, Order],
    last: Province | None,
    board: Board,
) -> tuple[Order, ...]:
    """Return the moves or the hold that a sentence may mean; none that are ordered already."""
    if said.has(("exchange",)) and len(moved := _movers(said, units, ordered)) > 1:
        return _exchanged(moved, board)
    order = _movement(said, units, ordered, board)
    order = order or _move_of_last(said, units, last, board)
    order = order or _stay_of_last(said, units, last)
    order = order or _hold_instead(said, units, ordered)
    return () if order is None or order in ordered.values() else (order,)


def _movement(
    said: _Words, units: Mapping[Province, Unit], ordered: Mapping[Province, Order], board: Board
) -> Order | None:
    """Return the move of the one unit that a sentence is about, or a hold if its move is taken back."""
    going = _goals_of(ordered, Move)
    denied = [_where_it_goes(said, said.denied(one), going) for one in said.denials()]
    not_meant = {one.province for one in denied if one is not None} | said.mistakes(going)
    corrects = not going.keys().isdisjoint(not_meant)
    if (None in denied and not corrects) or not_meant & units.keys() - going.keys():
        return None
    unit, goals = _meant(said, not_meant, units, going)
    if unit is None or len(goals) > 1:
        return None
    if goals:
        return _move(unit, goals[0], board)
    return Hold(unit.kind, unit.at) if corrects and said.is_known() else None


def _move_of_last(
    said: _Words, units: Mapping[Province, Unit], last: Province | None, board: Board
) -> Order | None:
    """Return the move of the unit meant last to the one place that a correction names and does not deny."""
    goals = {one.province for one in said.places}
    denied = {one.province for one in map(said.denied, said.denials()) if one is not None}
    unit = units.get(last or "")
    if unit is None or len(goals) != 1 or goals & (units.keys() | denied) or not said.corrects():
        return None
    return _move(unit, goals.pop(), board)


def _stay_of_last(said: _Words, units: Mapping[Province, Unit], last: Province | None) -> Order | None:
    """Return the hold of the unit meant last if a sentence says no more than that it stays."""
    unit = units.get(last or "") if said.only_stays() else None
    return None if unit is None else Hold(unit.kind, unit.at)


def _hold_instead(
    said: _Words, units: Mapping[Province, Unit], ordered: Mapping[Province, Order]
) -> Order | None:
    """Return the hold of the one unit whose order a sentence withdraws first: `Undo the London move`."""
    named = {one.province for one in said.places}
    own = named & units.keys()
    if len(own) != 1 or not said.withdraws_first() or not said.is_known():
        return None
    unit = units[own.pop()]
    before = ordered.get(unit.province)
    goal = {province_of(before.to)} if isinstance(before, Move) else set()
    if before is None or isinstance(before, Hold) or named - goal - {unit.province}:
        return None
    return Hold(unit.kind, unit.at)


def _retreat(said: _Words, lost: Mapping[Province, Unit], ordered: Mapping[Province, Order]) -> Order | None:
    """Return the retreat, or the disbanding, of the one dislodged unit that a sentence is about."""
    going = _goals_of(ordered, Retreat)
    not_meant = _not_meant(said, going)
    if said.denials() and not not_meant & (going.keys() | lost.keys()):  # it corrects nothing
        return None
    unit, goals = _meant(said, not_meant, lost, going, otherwise=list(lost))
    if unit is None or len(goals) > 1:
        return None
    if goals:
        return Retreat(unit.kind, unit.at, goals[0])
    return Disband(unit.kind, unit.at) if said.disbands() else None


def _movers(
    said: _Words, units: Mapping[Province, Unit], ordered: Mapping[Province, Order]
) -> dict[Province, tuple[Unit, Province | None]]:
    """Return the units that a sentence names by their places or their goals, with these goals."""
    going = _goals_of(ordered, Move)
    named = [one if one in units else going.get(one) for one in said.named(but=())]
    goals = {unit: goal for goal, unit in going.items()}
    return {one: (units[one], goals.get(one)) for one in named if one is not None and one in units}


def _exchanged(moved: Mapping[Province, tuple[Unit, Province | None]], board: Board) -> tuple[Order, ...]:
    """Return the moves of two units to each other's goals; nothing if one of them cannot go there."""
    if len(moved) != 2:  # noqa: PLR2004  # an exchange is of two
        return ()
    (first, its_goal), (second, other_goal) = moved.values()
    if its_goal is None or other_goal is None:
        return ()
    found = (_move(first, other_goal, board), _move(second, its_goal, board))
    return tuple(one for one in found if one is not None) if None not in found else ()


def _goals_of(ordered: Mapping[Province, Order], kind: type[Move | Retreat]) -> dict[Province, Province]:
    """Return which unit goes to each province."""
    return {province_of(one.to): unit for unit, one in ordered.items() if isinstance(one, kind)}


def _meant(
    said: _Words,
    not_meant: Collection[Province],
    units: Mapping[Province, Unit],
    going: Mapping[Province, Province],
    otherwise: Sequence[Province] = (),
) -> tuple[Unit | None, Sequence[Province]]:
    """Return the one unit that a sentence is about, None unless it is one, and its possible goals.

    The unit is named, or goes to a denied place, or is the only one `otherwise`, or of the kind that is
    named. A unit's place may also be where another one is to go: `Edinburgh instead of Yorkshire`. The unit's
    current goal is not a new one: `Paris to Burgundy? Rather Picardy`.
    """
    named = said.named(but=not_meant)
    back = [unit for goal, unit in going.items() if goal in not_meant]
    kind = said.kind_in_full() if back or not _is_told_by_place(named, units) else None
    own = _own(named, units, kind, [one for one in back if said.names_once(_goal(going, one))])
    movers = own or back or otherwise or (_of_kind(units, kind) if said.speaks_of_mistake() else ())
    unit = units.get(movers[0]) if len(movers) == 1 else None
    if unit is None or kind not in (None, unit.kind):
        return None, ()
    return unit, _possible_goals(named, unit, own, going)


def _possible_goals(
    named: Sequence[Province], unit: Unit, own: Sequence[Province], going: Mapping[Province, Province]
) -> list[Province]:
    """Return the places named that are not the unit's own, nor a goal that a unit named has already."""
    return [one for one in named if one != unit.province and going.get(one) not in own]


def _is_told_by_place(named: Sequence[Province], units: Mapping[Province, Unit]) -> bool:
    """Return whether places name one unit and its goal, whatever its kind: `army Trieste to Venice`."""
    return len([one for one in named if one in units]) == 1 < len(named)


def _of_kind(units: Mapping[Province, Unit], kind: Kind | None) -> list[Province]:
    """Return where the units of a kind are; nowhere for no kind."""
    return [one for one, unit in units.items() if unit.kind is kind]


def _own(
    named: Sequence[Province], units: Mapping[Province, Unit], kind: Kind | None, back: Collection[Province]
) -> list[Province]:
    """Return the units that are named as such, by their provinces.

    A unit `back` at its place, as its goal is denied, is meant before others that are named.
    """
    own = [one for one in named if one in units and kind in (None, units[one].kind)]
    if back and (len(own) > 1 or units.keys() >= set(named)):
        return [one for one in own if one in back]
    return own


def _goal(going: Mapping[Province, Province], mover: Province) -> Province:
    """Return where a unit goes."""
    return next(goal for goal, unit in going.items() if unit == mover)


# Builds and removals


def _taken_back(
    said: _Words, ordered: Mapping[Province, Order], kept: Iterable[Province]
) -> tuple[set[Province], set[Province]]:
    """Return where the words deny a build or a removal, and where they take one back.

    A unit that stays is not removed.
    """
    builds = any(isinstance(one, Build) for one in ordered.values())
    denied = {*_not_meant(said, ordered, _NO_BUILD if builds else ())}
    return denied, denied if builds else {*denied, *kept}


def _adjustments(
    said: _Words,
    kind: Kind | None,
    units: Mapping[Province, Unit],
    ordered: Mapping[Province, Order],
    every: Sequence[Order],
    last: Province | None,
) -> tuple[Order, ...]:
    """Return the builds or removals with one replaced, of another kind, or taken back."""
    if not _are_adjustments(ordered.values()):
        return ()
    kept = {one.province for one in said.places if said.stays(one)}
    denied, taken_back = _taken_back(said, ordered, kept)
    if kept and ordered.keys().isdisjoint(kept | denied):  # the no is about a unit that no order is for
        return ()
    named = said.named(but=denied | kept)
    gives_way = _gives_way(named, [*filter(taken_back.__contains__, ordered)], ordered)
    if gives_way is None and not taken_back and len(named) == 1 and said.corrects():
        gives_way = _last_of_kind(kind, ordered, last)
    if gives_way is None:
        return ()
    new = _instead_of(ordered[gives_way], gives_way, next(iter(named), None), kind, units)
    return tuple(new if ordered_province(one) == gives_way else one for one in every) if new else ()


def _are_adjustments(orders: Collection[Order]) -> bool:
    return bool(orders) and all(isinstance(one, Build | Remove) for one in orders)


def has_room(orders: Collection[Order], context: Context) -> bool:
    """Return whether no more builds or removals are ordered than are due."""
    if context.variant is None or context.position is None or context.power is None:
        return False
    return len(set(orders)) <= abs(due(context.variant.board, context.position, context.power))


def _gives_way(
    named: Sequence[Province], back: Sequence[Province], ordered: Mapping[Province, Order]
) -> Province | None:
    """Return whose order is replaced: that of the place taken `back` or `named`, else the only one.

    None if several are taken back or named, or if the place named instead already has an order.
    """
    if len(named) > 1 or len(back) > 1 or not (named or back):
        return None
    if named and named[0] in ordered:
        return None if back else named[0]
    return next(iter(back or ordered)) if back or len(ordered) == 1 else None


def _last_of_kind(
    kind: Kind | None, ordered: Mapping[Province, Order], last: Province | None
) -> Province | None:
    """Return the place of the last order if it is the only one of its kind: `Make that fleet Ankara`.

    None if the kind that is named does not tell which order is meant.
    """
    alike = [at for at, one in ordered.items() if isinstance(one, Build | Remove) and one.kind is kind]
    return last if alike == [last] else None


def _instead_of(
    order: Order, at: Province, named: Province | None, kind: Kind | None, units: Mapping[Province, Unit]
) -> Order | None:
    """Return the replacement of an order: another kind, a waiver, or the same in the place named."""
    elsewhere = named not in (None, at)
    if not isinstance(order, Build):
        removed = units.get(named or "") if elsewhere else None
        return None if removed is None else Remove(removed.kind, removed.at)
    if elsewhere or kind not in (None, order.kind):
        return Build(kind or order.kind, named or at)
    return Waive() if named is None else None


# Builds told ahead


def builds_told(text: str, context: Context) -> tuple[str, ...]:
    """Return the lines BUILD that a sentence tells ahead, in its order; none if it may say anything else.

    `For the builds: fleet Brest` names each kind of unit before its home. A condition may only be that there
    is a build: `if I get a build, make it an army in Paris`.
    """
    said = _of_own_builds(text, context)
    if said is None or said.has(_NO_BUILD_AHEAD) or _depends(said):
        return ()
    lines = _builds_at_homes(said, context)
    return lines if len(lines) == len(said.places) == len(said.kinds_at_places()) else ()


def builds_named(text: str, context: Context) -> tuple[str, ...]:
    """Return the lines BUILD for what a sentence builds ahead, perhaps on a condition or as a choice."""
    said = _of_own_builds(text, context)
    if said is None or said.has(_NO_BUILD_NAMED):
        return ()
    return _builds_at_homes(said, context)


@dataclass(frozen=True, slots=True)
class Dependence:
    """The words by which a build depends on something, as written; `on_condition` if they are a condition."""

    written: str
    on_condition: bool


def builds_depend_on(text: str, context: Context) -> Dependence | None:
    """Return the words by which builds that a sentence names are conditional, a choice or in doubt."""
    said = _of_own_builds(text, context)
    if said is None:
        return None
    found = [(at, one) for at, one in said.phrases if one.concept in _DEPENDING]
    at, first = min(found, key=lambda one: one[1].concept not in _CONDITIONS, default=(0, None))
    if first is None:
        return None
    written = as_written(plain(text), text)[at : at + len(first.words)]
    return Dependence(" ".join(written), first.concept in _CONDITIONS)


def _of_own_builds(text: str, context: Context) -> _Words | None:
    """Return the words of a sentence that speaks of the writer's own builds; None for any other."""
    if context.variant is None or context.power is None or len(text) > LONGEST or "?" in text:
        return None
    said = _words(text, names(context.variant))
    if not _builds_in_words(said) or _names_another(said, context) or _names_somebody(said, text):
        return None
    return said


def _builds_in_words(said: _Words) -> bool:
    """Return whether words for building are there that are no number: `the 1 fleet to Constantinople`."""
    found = (one.words for _, one in said.phrases if one.concept in _BUILDING)
    return said.has(_BUILDING) and any(words not in _NUMBERS for words in found)


_NUMBERS = (("1",), ("one",))


def _builds_at_homes(said: _Words, context: Context) -> tuple[str, ...]:
    """Return a line BUILD for each home behind one kind of unit."""
    assert context.variant is not None
    assert context.power is not None
    homes = context.variant.board.homes(context.power)
    return tuple(f"BUILD {kind} {place}" for kind, place in said.kinds_before_places() if place in homes)


def _depends(said: _Words) -> bool:
    """Return whether a sentence depends on anything but a build, or may tell of no build to come."""
    if said.has(("condition",)):
        return not said.is_about_builds_in_clause()
    return said.has(("maybe", "past"))


def _names_somebody(said: _Words, text: str) -> bool:
    """Return whether an unknown word within a sentence has a capital: `If Irma builds, …`."""
    unknown = (word for word in said.beside_places()[1:] if word[0].isalpha() and word not in known_words())
    return any(word.capitalize() in text for word in unknown)


_BUILDING = ("build", "builds", "winter")
_NO_BUILD_AHEAD = (
    *("denial", "instead", "withdrawal", "nay", "waive", "no_builds", "remove", "disband", "except"),
    *("alternative", "either", "support", "convoy", "retreat", "hold"),
)
"""Concepts by which a sentence about builds is more, or less, than builds."""
_NO_BUILD_NAMED = ("withdrawal", "waive", "remove", "disband", "support", "convoy", "past")
"""Concepts by which a sentence with words for builds is about something else."""
_CONDITIONS = ("condition", "alternative", "else")
_DEPENDING = (*_CONDITIONS, "either", "maybe")


# What a sentence says of places


def _not_meant(said: _Words, ordered: Collection[Province], also: Sequence[str] = ()) -> set[Province]:
    """Return the places that a sentence denies, or calls a mistake though they were `ordered`."""
    denied = (said.denied(one) for one in said.denials(also))
    found = {each for one in denied if one is not None for each in said.listed_with(one)}
    return found | said.mistakes(ordered)


def _where_it_goes(said: _Words, place: _Place | None, going: Mapping[Province, Province]) -> _Place | None:
    """Return the place a denial is about; the goal if both are named: `not Munich to Burgundy`."""
    after = (one for one in said.places if place is not None and 0 < one.first - place.last <= _NEAR)
    return next((one for one in after if place and going.get(one.province) == place.province), place)


def _move(unit: Unit, goal: Province, board: Board) -> Order | None:
    """Return the unit's move to an adjacent province; None if it cannot go, or to one of two coasts."""
    there = [one for one in board.reach(unit.kind, unit.at) if province_of(one) == goal]
    return Move(unit.kind, unit.at, there[0]) if len(there) == 1 else None


@lru_cache(maxsize=64)  # a line is asked for its places and its corrections
def _words(text: str, known: Names) -> _Words:
    whole = plain(text)
    line = whole.text
    found = list(WORD.finditer(line))
    words = [one[0] for one in found]
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
    phrases = list(_less_contrast(list(_of_likely_languages(words, as_written(whole, text)))))
    written = [text[whole.column(one.start()) - 1] for one in found]
    return _Words(words, places, phrases, dict(_signs(words, written, places)))


def _signs(
    words: Sequence[str], written: Sequence[str], places: Sequence[_Place]
) -> Iterator[tuple[int, Kind]]:
    """Yield where a sign of a unit stands before a place; `written` has the first letter of each word.

    The first word of a sentence may be an article or mean *to* instead.
    """
    for at in (one.first - 1 for one in places if one.first > 1):
        if len(words[at]) == 1 and written[at] in _KIND_OF_SIGN:
            yield at, _KIND_OF_SIGN[written[at]]


def _less_contrast(said: Sequence[tuple[int, Phrase]]) -> Iterator[tuple[int, Phrase]]:
    """Yield the phrases without other meanings of a *but* after a denial: `sino`, `utan`."""
    contrasts = {at for at, phrase in said if phrase.concept == "but"}
    first = min(
        (at for at, phrase in said if phrase.concept in _DENYING and at not in contrasts), default=None
    )
    for at, phrase in said:
        if first is None or at < first or at not in contrasts or phrase.concept == "but":
            yield at, phrase


def _is_capital(name: str, text: str) -> bool:
    return name.capitalize() in text or name.upper() in text


def _of_likely_languages(words: Sequence[str], written: Sequence[str]) -> Iterator[tuple[int, Phrase]]:
    """Yield the phrases of a sentence in its likely languages, except `plan` in `change of plan`."""
    every, likely = list(phrases_among(words, written)), likely_languages(words)
    longer = {
        (at, at + len(phrase.words))
        for at, phrase in every
        if len(phrase.words) > 1 and phrase.concept != "pronoun"  # `the fleet` names its kind, too
    }
    for at, phrase in every:
        end = at + len(phrase.words)
        if phrase.language not in likely:
            continue
        if not any(
            first <= at and end <= last and last - first > len(phrase.words) for first, last in longer
        ):
            yield at, phrase


def _blocking(said: _Words, text: str, kind: PhaseKind) -> list[str]:
    """Return what keeps a sentence from proposing; doubt in a request or a change of mind does not."""
    no_matter = {"maybe"} if "?" in text else {"maybe", "past"} if said.has(("change", "mistake")) else set()
    return [one for one in _BLOCKING[kind] if one not in no_matter]


def _asks(text: str) -> bool:
    """Return whether a sentence asks to know something rather than to have it done."""
    return "?" in text and not is_request(plain(text).text)


def _names_another(said: _Words, context: Context) -> bool:
    """Return whether a sentence names a power that is not the writer's, or one of its people."""
    people = {word for name, _ in context.people for word in plain(name).text.split()}
    return _names_power(said, context) or not people.isdisjoint(said.beside_places())


def _names_power(said: _Words, context: Context) -> bool:
    """Return whether the sentence names a power that is not the writer's."""
    assert context.variant is not None
    known = {word for at, phrase in said.phrases for word in phrase.words}
    words = (word for word in said.beside_places() if word not in known)
    long = (word for word in words if len(word) >= _SHORTEST_POWER)
    powers = {power_meant(context.variant, word, strict=True) for word in long}
    return bool(powers - {None, context.power})
