"""Sentence verdicts: the rules that decide, one after the other, what a sentence orders."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from judge.language.names import names
from judge.language.orders.alternatives import is_collective, without_overridden
from judge.language.problems import Problem
from judge.language.readings.about_orders import is_exclamation, is_own_note, tells_of_thought
from judge.language.readings.clauses import (
    AIM,
    BESIDE,
    COLLECTIVE,
    CORRECTING,
    FAREWELL,
    TAKING_BACK,
    about,
    clause_of,
    has,
    has_form,
    meaningful,
    meant,
    rest_of_clause,
    unit_of,
    waives,
    without_signs,
)
from judge.language.readings.covers import GUESSED, NOT_BUILT, SHARED, SIGNS, Cover, Coverer
from judge.language.readings.evidence import OrderRead, Outcome, Reading, Verdict
from judge.language.readings.governed import (
    Decision,
    asks_for_consent,
    denies_else,
    drops,
    ends_with_no,
    governed_by,
    opens_with_correction,
    requests,
    stands_against_order,
    withdraws,
)
from judge.language.readings.guesses import Guess, guesses, named_without_order
from judge.language.readings.lattice import (
    DEEDS,
    GOVERNORS,
    OTHER_POWER,
    QUESTION_MARK,
    Edge,
    Lattice,
    is_neutral,
    is_of_line,
)
from judge.language.readings.lexicon import DESPITE, FRAMING, REQUEST, may_stand_for
from judge.language.readings.line_read import DOUBT_BESIDE
from judge.language.statements import UnderstoodOrder
from judge.rules.orders import Build, Hold
from judge.rules.units import Kind

TWO_MEANINGS, ONE_UNIT, RUN_TOGETHER = "two meanings", "two orders for one unit", "two orders run together"
"""Why orders were only proposed though every word was accounted for."""
GUESS = "guess"
"""Why orders were only proposed: no form accounts for the words of one of them."""
MISTAKE = "mistake"
"""The concept of words that call an order a mistake."""
COMMON_WORD, ACTS_AFTER, COMPARES = "common word", "action behind it", "compares"
"""Why an order was only proposed: a place that may be none, another action, words that only compare it."""
NO_ORDER = "no order"
"""Why an order was only proposed: a unit that its sentence names has none."""
ONE_ACTION = "shared action"
"""Why orders were only proposed: several units stand before one move or support."""
PARTS_PLACES = "sign between"
"""Why an order was only proposed: between its two places stands a sign that is none of a move."""
TOLD = "told"
"""Why orders were rejected: their sentence only tells of a thought or of somebody else's wish."""
MARGIN = 0.3
"""A cover that costs less than this more than the cheapest one is equally likely."""
_DEAR = 9.0
"""More than any phrase costs."""
_DENYING_PLACE = ("denial", "instead")
"""Concepts of a word before a place that is not meant."""


@dataclass(slots=True)
class Sentence:
    """A sentence with its cheapest cover, and the next ones."""

    coverer: Coverer
    start: int
    end: int
    cover: Cover
    others: Sequence[Cover]

    def verdict(self) -> Verdict:
        """Return the decision about the sentence, by the first rule that applies."""
        if (other := self._without_no()) is not None:
            return self._proposed_instead(other)
        read, statement = self.coverer.lattice, self.coverer.statement
        first = read.line.column(read.at(self.start))
        last = read.line.column(read.words[self.end - 1].end() - 1)
        said = _without_announced(self.cover.readings)
        orders, answered = _corrected(said)
        readings = [one for one in said if one not in answered]
        if withdraws(readings) and self._changes():  # `Scratch that, Vienna to Tyrolia instead`
            readings = readings[1:]
        problems = tuple(one for each in readings for one in each.answers if isinstance(one, Problem))
        decision = Decision(Outcome.TALK, "no order in it")
        if orders or problems:
            decision = self._decision(orders, readings)
        orders, decision = self._with_guesses(orders, readings, decision)
        return Verdict(
            decision.outcome,
            statement.text[first - 1 : last].strip(),
            first,
            decision.why,
            decision.words,
            orders,
            () if decision.outcome is Outcome.PROPOSED else problems,
            self.cover.readings,
            decision.others,
        )

    def _with_guesses(
        self, orders: tuple[OrderRead, ...], readings: Sequence[Reading], decision: Decision
    ) -> tuple[tuple[OrderRead, ...], Decision]:
        """Return the orders with those guessed, and the decision with the words of units left without one."""
        if guessed := self._guessed(decision, readings):
            orders = (*orders, *(one.order for one in guessed))
            words = self.coverer.lattice.text(guessed[0].start, guessed[0].end)
            decision = Decision(Outcome.PROPOSED, GUESS, words)
        if decision.outcome is not Outcome.PROPOSED or decision.why == ONE_ACTION:
            return orders, decision
        if unordered := self._unordered(orders):
            left = decision.why.endswith("left over")
            decision = replace(decision, why=NO_ORDER if left else decision.why, words=unordered)
        return orders, decision

    def _guessed(self, decision: Decision, readings: Sequence[Reading]) -> Sequence[Guess]:
        """Return what words that no order accounts for may order in a sentence that is at most doubtful."""
        wrong = any(one.answers and not one.orders for one in readings)
        if not (wrong or decision.outcome is Outcome.TALK or decision.why.endswith("left over")):
            return ()
        governed = any(one.kind in (*_NOT_GUESSED, *BESIDE) for one in readings)
        return () if governed else guesses(self.coverer, self.start, self.end, readings)

    def _unordered(self, orders: Sequence[OrderRead]) -> str:
        """Return the words from the first to the last clause with a unit of the writer's own but no order."""
        ordered = set(map(unit_of, orders))
        left = list(named_without_order(self.coverer, self.start, self.end, ordered))
        return self.coverer.lattice.text(left[0][0], left[-1][1]) if left else ""

    def _without_no(self) -> Cover | None:
        """Return the next cover none of whose readings contains a possible *no*; None if there is none."""
        if not any(map(self._may_say_no, self.cover.readings)):
            return None
        return next((other for other in self.others if not has(other.readings, *BESIDE)), None)

    def _proposed_instead(self, other: Cover) -> Verdict:
        """Return what the sentence may mean if its no takes back the words before it."""
        verdict = replace(self, cover=other, others=()).verdict()
        no = next((one.words for one in other.readings if one.kind in (*TAKING_BACK, "nay")), "")
        proposes = verdict.orders and verdict.outcome is Outcome.GIVEN
        outcome = Outcome.PROPOSED if proposes else Outcome.REJECTED
        return replace(verdict, outcome=outcome, why="denial", governor=no)

    def _decision(self, orders: Sequence[OrderRead], readings: Sequence[Reading]) -> Decision:
        rules = (
            self._told(readings),
            stands_against_order(readings),
            self._governed(readings),
            ends_with_no(readings),
            self._mistaken(readings),
            self._jotted(readings),
            self._beside(orders, readings),
            self._aims_elsewhere(orders, readings),
            self._left_over(orders, readings),
            ordered_twice(orders, readings),
            self._names_common_word(readings),
            self._acts_after(readings),
            self._parts_places(readings),
            self._compares(readings),
            self._ambiguous(),
        )
        given = Decision(Outcome.GIVEN if orders else Outcome.REJECTED, "every word accounted for")
        decision = next((rule for rule in rules if rule is not None), given)
        if decision.outcome is Outcome.PROPOSED and not orders:  # there is nothing that a yes could accept
            return replace(decision, outcome=Outcome.REJECTED)
        return decision

    def _told(self, readings: Sequence[Reading]) -> Decision | None:
        """Return a refusal of a thought that was dropped, or of what somebody else wished.

        `I thought about Munich to Burgundy but that seemed too risky`, `Irma wanted Vienna in Tyrolia`.
        """
        first = next((at for at, one in enumerate(readings) if one.is_form), None)
        if first is None or opens_with_correction(readings):
            return None
        read = self.coverer.lattice
        if tells_of_thought(read.text(self.start, self.end), dropped=drops(readings[first + 1 :])):
            return Decision(Outcome.REJECTED, TOLD, read.text(self.start, readings[first].start))
        if self._is_of_somebody(readings[:first]):
            return Decision(Outcome.REJECTED, TOLD, read.text(self.start, readings[first].start))
        return None

    def _is_of_somebody(self, front: Sequence[Reading]) -> bool:
        """Return whether words before an order begin with an unknown name, and say what its owner wishes."""
        if [one.kind for one in front[:1]] != ["unknown"] or has(front, "comma", "colon", "self"):
            return False
        name, text = front[0].words, self.coverer.statement.text
        assert self.coverer.context.variant is not None
        if name.capitalize() not in text or any(names(self.coverer.context.variant).similar_provinces(name)):
            return False
        return len(front) > 1 and front[1].kind in ("report", "maybe")

    def _governed(self, readings: Sequence[Reading]) -> Decision | None:
        """Return what governing words decide; an order that is only a place is rejected, not proposed."""
        decision = governed_by(readings)
        if decision is None or decision.outcome is not Outcome.PROPOSED:
            return decision
        if any(self._is_bare(one) for one in readings):
            return replace(decision, outcome=Outcome.REJECTED)
        denying = next((at for at, one in enumerate(readings) if denies_else(at, readings)), None)
        if denying is None or decision.why != "denial":
            return decision
        clause = clause_of(denying, readings)
        return replace(decision, words=self.coverer.lattice.text(clause[0].start, clause[-1].end))

    def _beside(self, orders: Sequence[OrderRead], readings: Sequence[Reading]) -> Decision | None:
        """Return a decision if words about an order not meant are misplaced, or mean one of the orders.

        Right before an order they may deny that too (`Not Galicia, Vienna to Tyrolia`), unless they name
        only what it replaces: `Instead of Galicia, Vienna to Tyrolia`.
        """
        asked = None
        for one in (reading for reading in readings if reading.kind in BESIDE):
            apart = not self._may_say_no(one) and self._means_none(one, orders)
            if apart and (_is_in_place(one, readings) or self._names_replaced(one, readings)):
                continue
            if not apart or not self._is_set_apart(one, readings):
                return Decision(Outcome.REJECTED, "denial", one.words)
            asked = asked or Decision(Outcome.PROPOSED, "denial", one.words)
        return asked

    def _is_set_apart(self, reading: Reading, readings: Sequence[Reading]) -> bool:
        """Return whether an order follows a reading about another order.

        After a build that is not meant the order has to stand after a comma and say what is built.
        """
        if not _is_right_before_order(reading, readings):
            return False
        behind = readings[readings.index(reading) + 1 :]
        return reading.kind != NOT_BUILT or (
            behind[0].kind == "comma" and not self._begins_with_place(behind[1])
        )

    def _begins_with_place(self, reading: Reading) -> bool:
        """Return whether a reading begins with a place, and with no kind of unit, as Swedish `armé` is."""
        said = {edge.concept for edge in self.coverer.lattice.edges[reading.start]}
        return "place" in said and said.isdisjoint(_KINDS_NAMED)

    def _names_replaced(self, reading: Reading, readings: Sequence[Reading]) -> bool:
        """Return whether a reading right before an order names a place that the order replaces."""
        if reading.kind != "not_that" or not _is_right_before_order(reading, readings):
            return False
        edges = self.coverer.lattice.edges[reading.start]
        replaced = min((edge.cost for edge in edges if edge.concept == "instead"), default=_DEAR)
        denied = min((edge.cost for edge in edges if edge.concept == "denial"), default=_DEAR)
        return replaced < denied

    def _changes(self) -> bool:
        """Return whether the sentence ends by saying that it changes an order: `instead`."""
        read = self.coverer.lattice
        last = next((at for at in reversed(range(self.start, self.end)) if read.words[at][0].isalnum()), None)
        rows = read.edges[self.start : self.end]
        return any(edge.concept == "change" and edge.end - 1 == last for row in rows for edge in row)

    def _may_say_no(self, reading: Reading) -> bool:
        """Return whether a reading may begin with a no before what is meant: `Bud - Ser no Rum`."""
        if reading.kind not in ("not_order", "not_that"):
            return False
        read = self.coverer.lattice
        no = read.edges[reading.start + (read.words[reading.start][0] == ",")]
        if reading.kind == "not_order":
            return any(edge.concept == "nay" for edge in no)
        denies = min((edge.cost for edge in no if edge.concept in _DENYING_PLACE), default=_DEAR)
        return any(edge.concept == "nay" and edge.cost <= denies for edge in no)

    def _aims_elsewhere(self, orders: Sequence[OrderRead], readings: Sequence[Reading]) -> Decision | None:
        """Return a decision if words for a goal are not first, or no order goes there."""
        for at, one in enumerate(readings):
            if one.kind == AIM and (at or not self._goes(one, orders)):
                return Decision(Outcome.PROPOSED if orders else Outcome.REJECTED, AIM, one.words)
        return None

    def _goes(self, reading: Reading, orders: Sequence[OrderRead]) -> bool:
        """Return whether an order is about the place that a reading names."""
        places = self._places(reading)
        return any(isinstance(one, UnderstoodOrder) and places & about(one.order) for one in orders)

    def _places(self, reading: Reading) -> set[str]:
        assert self.coverer.context.variant is not None
        known = names(self.coverer.context.variant)
        return {code for place in reading.places for code in known.province(place)}

    def _means_none(self, reading: Reading, orders: Sequence[OrderRead]) -> bool:
        """Return whether no order goes to a denied place, or is for the denied unit."""
        places = self._places(reading)
        if places and reading.kind != NOT_BUILT and any(map(waives, orders)):
            return False
        if reading.kind == NOT_BUILT:
            orders = [one for one in orders if not (waives(one) or self._is_of_other_kind(one, reading))]
        return all(isinstance(one, UnderstoodOrder) and not places & meant(one) for one in orders)

    def _is_of_other_kind(self, order: OrderRead, reading: Reading) -> bool:
        """Return whether a build is of another kind of unit than words name: `no army but a fleet`."""
        rows = self.coverer.lattice.edges[reading.start : reading.end]
        named = {_KINDS_NAMED[edge.concept] for row in rows for edge in row if edge.concept in _KINDS_NAMED}
        built = order.order if isinstance(order, UnderstoodOrder) else None
        return isinstance(built, Build) and built.kind not in named

    def _left_over(self, orders: Sequence[OrderRead], readings: Sequence[Reading]) -> Decision | None:
        """Return a decision if a word belongs to no order and may mean something.

        Next to a bare place such a word may deny it.
        """
        every = [one for at, one in enumerate(readings) if is_left_over(one, at, readings)]
        if not every:
            return None
        left = next((one for kind in ("place", "unknown") for one in every if one.kind == kind), every[0])
        contrary = self._contradicts(left, orders, readings)
        proposes = orders and not contrary and not self._acts_before(readings)
        if proposes and left.kind in SHARED:
            return Decision(Outcome.PROPOSED, ONE_ACTION, left.words)
        return Decision(
            Outcome.PROPOSED if proposes else Outcome.REJECTED, f"{left.kind} left over", self._around(left)
        )

    def _contradicts(self, left: Reading, orders: Sequence[OrderRead], readings: Sequence[Reading]) -> bool:
        """Return whether words next to the orders, or a place that is left over, may contradict them."""
        if any((one.kind in _CONTRARY and not one.is_form) or self._is_bare(one) for one in readings):
            return True
        return left.kind == "place" and all(map(_holds, orders)) and self._goes_to(left)

    def _around(self, left: Reading) -> str:
        """Return the words around a place that no order accounts for: `Smyrna wanders about`."""
        if left.kind != "place":
            return left.words
        readings = self.cover.readings
        at = readings.index(left)
        apart = [n for n, one in enumerate(readings) if one.is_form or one.kind in (*SIGNS, *BESIDE)]
        first = max((n for n in apart if n < at), default=-1) + 1
        last = min((n for n in apart if n > at), default=len(readings)) - 1
        return self.coverer.lattice.text(readings[first].start, readings[last].end)

    def _goes_to(self, left: Reading) -> bool:
        """Return whether a word for moving stands right before a place, with at most small words between."""
        rows = self.coverer.lattice.edges[max(left.start - _BETWEEN_MOVE_AND_PLACE, self.start) : left.start]
        return any(edge.concept in ("move", "go") for row in rows for edge in row)

    def _acts_before(self, readings: Sequence[Reading]) -> bool:
        """Return whether another unit of the writer's stands before an order, with no sign between.

        The words say then what that unit does: `York is rowed across North Sea to Norway`.
        """
        own = ""
        for one in readings:
            if one.orders and own and own not in map(unit_of, one.orders):
                return True
            if one.is_form or one.kind in SIGNS:
                own = ""
            own = own or (self._own_at(one) if one.kind == "place" else "")
        return False

    def _own_at(self, reading: Reading) -> str:
        """Return the province of the writer's unit that a reading names; "" if it names none."""
        context = self.coverer.context
        if context.position is None or context.power is None or context.variant is None:
            return ""
        mine = {unit.province for unit in context.position.of(context.power)}
        named = names(context.variant).province(reading.words)
        return named[0] if len(named) == 1 and named[0] in mine else ""

    def _is_bare(self, reading: Reading) -> bool:
        """Return whether an order is only a place: `Serbia and Vienna shall live`."""
        if reading.kind not in _BARE:
            return False
        rows = self.coverer.lattice.edges[reading.start : reading.end]
        return not any(edge.concept in DEEDS for row in rows for edge in row)

    def _names_common_word(self, readings: Sequence[Reading]) -> Decision | None:
        """Return a decision if a place of an order may be a common word: Danish `den går til Kiel`."""
        read = self.coverer.lattice
        for one in (reading for reading in readings if reading.orders):
            for at in read.common & {*range(one.start, one.end)}:
                if any(edge.concept == "place" and edge.end == at + 1 for edge in read.edges[at]):
                    return Decision(Outcome.PROPOSED, COMMON_WORD, read.text(at, at + 1))
        return None

    def _acts_after(self, readings: Sequence[Reading]) -> Decision | None:
        """Return a decision if words behind two places may say what their unit does: `… que se quede`.

        Such words say nothing of an order that says itself what it does.
        """
        read = self.coverer.lattice
        for at, one in enumerate(readings):
            if one.kind != "move_without_word" or not one.orders:
                continue
            end = next((other.start for other in readings[at + 1 :] if other.is_form), self.end)
            for edge in (edge for row in read.edges[one.end : end] for edge in row):
                if edge.concept == FRAMING and edge.end <= end and not _is_courtesy(read, edge):
                    return Decision(Outcome.PROPOSED, ACTS_AFTER, read.text(edge.start, edge.end))
        return None

    def _parts_places(self, readings: Sequence[Reading]) -> Decision | None:
        """Return a decision if only a sign that is none of a move stands between two places: `Vie * Gal`.

        It has blanks on both sides or on none; one of a name in bold type has a blank on one: `*Vie* Gal`.
        The sign between the cells of a table leaves them certain: `A Vie | Gal`.
        """
        read = self.coverer.lattice
        for one in readings:
            if one.kind != "move_without_word" or not one.orders:
                continue
            for start, end in _ornaments(read, one.start + 1, one.end - 1):
                sign = read.text(start, end)
                if sign != _BETWEEN_CELLS and _has_blank(read, start) == _has_blank(read, end):
                    return Decision(Outcome.PROPOSED, PARTS_PLACES, sign)
        return None

    def _compares(self, readings: Sequence[Reading]) -> Decision | None:
        """Return a decision if words behind an order say that it is better than others: `… is better`."""
        read = self.coverer.lattice
        order = next((one for one in readings if one.orders), None)
        if order is None or opens_with_correction(readings):
            return None
        compared = next(_words_that_say(COMPARES, read, order.start, self.end), None)
        if compared is None:
            return None
        return Decision(Outcome.PROPOSED, COMPARES, read.text(compared.start, compared.end))

    def _mistaken(self, readings: Sequence[Reading]) -> Decision | None:
        """Return a decision if words behind an order call it a mistake, and no other takes its place."""
        read = self.coverer.lattice
        order = next((one for one in readings if one.orders), None)
        if order is None:
            return None
        left = {at for one in readings for at in range(one.start, one.end)}
        for edge in _words_that_say(MISTAKE, read, order.start, self.end):
            if edge.start in left:
                return Decision(Outcome.PROPOSED, "denial", read.text(edge.start, edge.end))
        return None

    def _jotted(self, readings: Sequence[Reading]) -> Decision | None:
        """Return a decision if orders stand behind a label of own notes, or before an exclamation.

        `To do: Vie - Gal`, `TODO - A Vie - Gal` and `Vie - Gal, oops` say no less than the same words on a
        line of their own.
        """
        given = [one for one in readings if one.orders]
        if not given:
            return None
        read = self.coverer.lattice
        before, _, after = read.text(self.start, given[0].start).rpartition(":")
        label = _UNIT_AT_END.sub("", before or after)
        behind = read.text(given[-1].end, self.end) or self._last_word_of(given[-1])
        if is_own_note(label):
            return Decision(Outcome.PROPOSED, DOUBT_BESIDE, label)
        return Decision(Outcome.PROPOSED, DOUBT_BESIDE, behind) if is_exclamation(behind) else None

    def _last_word_of(self, reading: Reading) -> str:
        """Return the last word of a reading; "" if it names a place, and so belongs to the order."""
        word, variant = reading.words.split()[-1], self.coverer.context.variant
        return "" if variant is None or names(variant).province(word) else word

    def _ambiguous(self) -> Decision | None:
        """Return a decision if another complete cover orders something else and costs nearly the same."""
        for one in self.others:
            if one.cost < self.cover.cost + MARGIN and one.differs(self.cover) and _is_whole(one):
                return Decision(Outcome.PROPOSED, TWO_MEANINGS, others=_corrected(one.readings)[0])
        return None


_UNIT_AT_END = re.compile(r"[\s-]+[af]\s*$", re.IGNORECASE)
"""The letter of a unit that was read with the words before it: `TODO A Vie - Gal`, where Spanish has *a*."""
_BETWEEN_CELLS = "|"


def _ornaments(read: Lattice, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Yield where each run of ornaments without blanks begins in a stretch, and where it ends."""
    first = start
    for at in range(start, end):
        if not any(edge.concept == "ornament" for edge in read.edges[at]):
            first = at + 1
        elif _has_blank(read, at + 1) or not any(edge.concept == "ornament" for edge in read.edges[at + 1]):
            yield first, at + 1
            first = at + 1


def _has_blank(read: Lattice, at: int) -> bool:
    """Return whether a blank stands before a word."""
    return read.words[at - 1].end() < read.words[at].start()


_BETWEEN_MOVE_AND_PLACE = 3
"""The most words of a move before its goal: `goes over to Serbia`."""
_KINDS_NAMED: Mapping[str, Kind] = {"army": Kind.ARMY, "fleet": Kind.FLEET}


def _words_that_say(concept: str, read: Lattice, start: int, end: int) -> Iterator[Edge]:
    """Yield words of a stretch that mean a concept; not in a courtesy: `that is better`, `my mistake`."""
    edges = [edge for row in read.edges[start:end] for edge in row if edge.end <= end]
    courtesies = [edge for edge in edges if is_neutral(edge.concept)]
    for edge in (one for one in edges if one.concept == concept and is_of_line(one)):
        if not any(one.start < edge.start and edge.end <= one.end for one in courtesies):
            yield edge


def _is_courtesy(read: Lattice, words: Edge) -> bool:
    """Return whether the same words are a courtesy in another language: `merci`."""
    return any(one.concept == "courtesy" and one.end == words.end for one in read.edges[words.start])


_NOT_GUESSED = {*GOVERNORS, REQUEST, QUESTION_MARK, OTHER_POWER} - {"maybe"}
"""Words that make no guess possible at what a sentence orders."""
_CONTRARY = ("kept", "hold", "others", "remove", "disband", "arrow")
"""Actions that may contradict the orders next to them, `Serbia and Vienna stay`; a broken sign."""


def ordered_twice(orders: Sequence[OrderRead], readings: Sequence[Reading]) -> Decision | None:
    """Return a decision if a unit has two orders, also forbidden ones, or orders run together."""
    units = [unit for one in orders if not is_collective(one) and (unit := unit_of(one)) is not None]
    if len(set(units)) < len(units):
        return Decision(Outcome.PROPOSED, ONE_UNIT)
    wrong = [one for each in readings for one in each.answers if isinstance(one, Problem)]
    if orders and (_are_glued(readings) or any(one.unit in units for one in wrong)):
        return Decision(Outcome.PROPOSED, RUN_TOGETHER)
    return None


def _are_glued(readings: Sequence[Reading]) -> bool:
    """Return whether one of two forms in a row has no order that can be given, or one behind a slash."""
    return any(
        other.is_form
        and (
            (one.kind == "slash" and not other.orders)
            or (one.is_form and any(each.answers and not each.orders for each in (one, other)))
        )
        for one, other in pairwise(readings)
    )


def _is_whole(cover: Cover) -> bool:
    readings = cover.readings
    return governed_by(readings) is None and not any(
        is_left_over(one, at, readings) for at, one in enumerate(readings)
    )


def is_left_over(reading: Reading, at: int, readings: Sequence[Reading]) -> bool:
    """Return whether a reading belongs to no order but may mean something where it stands."""
    if reading.is_form or reading.kind in (*SIGNS, *BESIDE, AIM, FAREWELL, "note"):
        return reading.kind in GUESSED
    after = readings[at + 1].kind if at + 1 < len(readings) else ""
    asks = asks_for_consent(at, readings) or requests(at, readings)
    if asks or (reading.kind, after) == ("pronoun", "self"):  # `This spring …`
        return False
    if reading.kind == "arrow" and at:  # `Oh - A Vie - Gal`
        return not all(is_neutral(one.kind) for one in readings[:at])
    if reading.kind in ("except", "but"):
        return not any(one.kind in (*COLLECTIVE, "unchanged") for one in readings)
    if reading.kind == "about":
        return not any(one.kind in ("self", "introduction") for one in readings[at + 1 : at + 2])
    return _breaks_off(at, readings) or not is_neutral(reading.kind)


def _breaks_off(at: int, readings: Sequence[Reading]) -> bool:
    """Return whether a clause ends with the words that begin it: `Kiel holds, although …`."""
    return readings[at].kind == DESPITE and not without_signs(rest_of_clause(at, readings))


def _is_in_place(reading: Reading, readings: Sequence[Reading]) -> bool:
    """Return whether words about an order not meant are last, after an order, or first, before one."""
    said = meaningful(readings)
    at = said.index(reading)
    if reading.kind == NOT_BUILT:  # it may deny what follows it, too, unless a *but* stands between
        but = any(may_stand_for(word, "but") for word in reading.words.split()[-_WITH_ARTICLE:])
        return but or not has_form(readings[readings.index(reading) :])
    if reading.kind in ("not_that", "not_order"):
        return 0 < at == len(said) - 1 and said[at - 1].is_form
    if at or len(said) == 1 or not said[1].is_form:
        return False
    return reading.kind == "not_but" or said[1].kind not in _BARE


_WITH_ARTICLE = 2
"""How many words a *but* may have with an article behind it: `no fleet in Brest but an army in Paris`."""


def _is_right_before_order(reading: Reading, readings: Sequence[Reading]) -> bool:
    """Return whether a reading is the first, and what follows is an order with its unit."""
    said = meaningful(readings)
    if said[0] is not reading or len(said) == 1 or not said[1].is_form or said[1].kind in _WITHOUT_UNIT:
        return False
    return reading.kind == NOT_BUILT or said[1].kind not in _BARE


_WITHOUT_UNIT = ("move_only", "hold_only", "disband_only")
_BARE = ("build", "retreat_only")
"""Forms that may be only a place; after a denial they may be what it denies."""


def _without_announced(readings: Sequence[Reading]) -> Sequence[Reading]:
    """Return the readings without words for several units that announce their orders behind a colon.

    `The rest stands firm: Edinburgh to the North Sea` lets no unit hold.
    """
    colon = next((at for at, one in enumerate(readings) if one.kind == "colon"), len(readings))
    if not has_form(readings[colon:]) or has(readings[:colon], "but", "except"):
        return readings
    return [one for at, one in enumerate(readings) if at > colon or one.kind not in COLLECTIVE]


def _corrected(readings: Sequence[Reading]) -> tuple[tuple[OrderRead, ...], tuple[Reading, ...]]:
    """Return the orders of a sentence, and the denials that were answered in it.

    A denial or a change between two orders for one unit takes the first back: `A Vie - Gal, no, A Vie - Tyr`.
    So does a *but* if the first one is in doubt: `I thought of A Vie - Gal, but …`.
    """
    orders: list[OrderRead] = []
    between: list[Reading] = []
    answered: list[Reading] = []
    doubtful = False
    for one in readings:
        doubtful |= one.kind == "maybe" and not orders
        if orders and one.kind in (*CORRECTING, *(("but",) if doubtful else ())):
            between.append(one)
        for order in one.orders:
            same = [n for n, other in enumerate(orders) if _is_for_same(other, order)] if between else []
            if same:
                del orders[same[-1]]
                answered += between
                between = []
            orders.append(order)
    return tuple(without_overridden(orders)), tuple(answered)


def _holds(order: OrderRead) -> bool:
    """Return whether an order is a hold, which a place that is left over contradicts.

    `Die Armee, die in Budapest steht, geht nach Serbien` says only where the army is.
    """
    return isinstance(order, UnderstoodOrder) and isinstance(order.order, Hold)


def _is_for_same(one: OrderRead, other: OrderRead) -> bool:
    return unit_of(one) == unit_of(other) is not None
