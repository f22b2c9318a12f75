"""Covers: the cheapest ways to read all words of a sentence, from its first word to its last.

Each word is part of a form, of a phrase, or unknown. The cost of a reading says how unlikely it is. A few
covers of each beginning are followed, one for each set of orders, so that the next likely meaning is known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from judge.game.proxies import ordered_province
from judge.language.names import names
from judge.language.orders.alternatives import is_collective
from judge.language.problems import Problem, ProblemKind
from judge.language.prose import is_courtesy
from judge.language.readings import sense
from judge.language.readings.about_orders import keeps_in_note
from judge.language.readings.evidence import Evidence, OrderRead, Reading
from judge.language.readings.exceptions import excepted
from judge.language.readings.forms import Match, asides, automaton
from judge.language.readings.lattice import (
    ASKED,
    DEEDS,
    GOVERNORS,
    LOOSE,
    OTHER_POWER,
    QUESTION_MARK,
    Edge,
    Lattice,
    is_neutral,
)
from judge.language.readings.lexicon import ANY, said_in_heading
from judge.language.statements import Context, Statement, UnderstoodOrder, Work
from judge.language.text.trials import begins_trial
from judge.language.text.typography import plain
from judge.rules.orders import Order, Waive
from judge.rules.phases import PhaseKind

FORM, WRONG, SENSELESS = 0.5, 1.6, 9.0
"""The cost of a form, and the extra costs if the board forbids its order or its words make no sense."""
UNKNOWN, NAMED, DEED, GOVERNED, NEUTRAL = 2.0, 2.4, 1.8, 0.8, 0.15
"""The cost of a word in no form: unknown, a place, an order word, a governor, a neutral one."""
_NOTE, _CONDITIONAL = 1.0, 0.05
_CORRECTING = {"change", "nay", "instead"}
"""Words that make a correction of brackets with a place in them: `(rather Bohemia)`."""
SHARED = ("guess_shared", "guess_shared_support")
"""Forms with several units before one move or support."""
GUESSED = ("guess", "guess_only", "guess_without_word", "guess_answered", *SHARED)
"""Forms that are only proposed: nobody knows the words before a place, or several units share one."""
NOT_BUILT = "not_built"
"""The form of words by which a unit is not built, beside other builds."""
_MOST_CLOSING = 4
"""The most words of a closing greeting, with a name, after the orders of a sentence."""
_JUDGED, _ANSWERED, _WORD = 20, 2, 2
"""The steps for a question to the board, for an answer of it, and for a word beside those of the automata."""
_KEPT = 3
"""How many covers of a beginning are followed further."""
_OF_ORDER_BEFORE = ("support_before", "convoy_before")
"""Forms that help the unit of the order before them."""
_NOT_OWN = (ProblemKind.NO_UNIT_AT_SOURCE, ProblemKind.NOT_OWNER)
"""Mistakes by which a place is none of several units that share a move."""
_LONGEST_FROM = 2
"""The most words for *from*."""
SENSELESS_KINDS = (ProblemKind.UNKNOWN_PROVINCE, ProblemKind.UNKNOWN_COMMAND, ProblemKind.WRONG_PHASE)
"""Mistakes of words that are no order at all."""
SIGNS = frozenset({"comma", "colon", "and", "stop", "ornament", "slash", "dashes", "open", "close"})
"""Concepts of signs that separate words and say nothing."""


@dataclass(frozen=True, slots=True)
class Cover:
    """Readings of the words from the first of a sentence on, none left out, and what they cost.

    It is the cover of the words `before` and one more `reading`; `ordered` are the orders of both.
    """

    cost: float
    reading: Reading | None = None
    before: Cover | None = None
    ordered: tuple[str, ...] = ()
    last_order: Order | None = None
    """The order whose unit a pronoun means."""

    def grown(self, reading: Reading) -> Cover:
        """Return the cover with one reading more."""
        cost, orders = self.cost + reading.cost, reading.orders
        if not orders:
            return Cover(cost, reading, self, self.ordered, self.last_order)
        given = [one.order for one in orders if isinstance(one, UnderstoodOrder)]
        texts = (str(one.order) if isinstance(one, UnderstoodOrder) else one.text for one in orders)
        last = given[-1] if given else self.last_order
        return Cover(cost, reading, self, tuple(sorted((*self.ordered, *texts))), last)

    @property
    def readings(self) -> tuple[Reading, ...]:
        """The readings in their order."""
        found: list[Reading] = []
        cover: Cover | None = self
        while cover is not None and cover.reading is not None:
            found.append(cover.reading)
            cover = cover.before
        return tuple(reversed(found))

    def differs(self, other: Cover) -> bool:
        """Return whether two covers order different things, and neither only a part of the other."""
        ordered, others = Counter(self.ordered), Counter(other.ordered)
        return not ordered <= others and not others <= ordered


@dataclass(slots=True)
class Coverer:
    """The search for covers of the sentences of one line.

    `classic` are the pieces of the line that the classic grammar reads. `before` is the order in the
    sentences before the next one, `above` has those of the lines above.
    """

    statement: Statement
    context: Context
    work: Work
    lattice: Lattice
    above: sense.Above
    classic: Sequence[Reading]
    before: Order | None = None
    denies_builds: bool = True
    """Whether a unit may be said not to be built, which changes no other order."""

    def covers(self, start: int, end: int) -> list[Cover]:
        """Return the cheapest covers of the words from `start` up to `end`; an empty one beyond the work."""
        covers: list[list[Cover]] = [[] for _ in range(end - start + 1)]
        covers[0] = [Cover(0.0)]
        within = (tuple(edge for edge in row if edge.end <= end) for row in self.lattice.edges[start:end])
        rows = [*((),) * start, *within]
        for at in range(start, end):
            self.work.steps += _WORD
            if self.work.is_spent:
                self.work.left_unread = True
                return [Cover(0.0)]
            for cover in covers[at - start]:
                for reading in map(self._without_excepted, self._readings(rows, at, cover)):
                    if reading.orders and _denies_build(cover, reading):
                        continue
                    _keep(covers[reading.end - start], cover.grown(reading))
        return covers[-1]

    def _readings(self, rows: Sequence[Sequence[Edge]], at: int, cover: Cover) -> Iterator[Reading]:
        """Yield what may begin at a word: forms, words about them, phrases, or an unknown word."""
        yield from (one for one in self.classic if one.start == at and one.end <= len(rows))
        yield from self._forms(rows, at, cover)
        yield from self._beside(rows, at)
        known = [edge for edge in rows[at] if edge.concept not in (LOOSE, ASKED)]
        for edge in known:
            yield _phrase(edge, self.lattice.text(edge.start, edge.end))
        if not any(edge.end == at + 1 for edge in known):
            word = self.lattice.text(at, at + 1)
            yield Reading(
                at, at + 1, "unknown", word, UNKNOWN, (), (Evidence("unknown word", UNKNOWN, word),)
            )

    def _without_excepted(self, reading: Reading) -> Reading:
        """Return a reading whose orders for several units leave out those that the line excepts."""
        variant = self.context.variant
        if variant is None or not any(map(is_collective, reading.answers)):
            return reading
        position, power = self.context.position, self.context.power
        units = position.of(power) if position is not None and power is not None else ()
        out = excepted(self.lattice, names(variant), units)
        left = tuple(
            one for one in reading.answers if not (is_collective(one) and ordered_province(one.order) in out)
        )
        return replace(reading, answers=left or reading.answers)

    def _forms(self, rows: Sequence[Sequence[Edge]], at: int, cover: Cover) -> Iterator[Reading]:
        if self.context.phase is None:
            return
        line, text = self.statement.line, self.statement.text
        before = cover.last_order or self.before
        sentence = sense.Sentence(line, text, self.lattice, self.context, self.above, before)
        for match in automaton(self.context.phase.kind).matches(rows, at, self.work):
            reading = self._judged(sentence, match)
            if reading is not None:
                yield reading

    def _judged(self, sentence: sense.Sentence, match: Match) -> Reading | None:
        """Return a form with the board's answers to its orders; None if it gives none here."""
        self.work.steps += _JUDGED
        answers = sense.answers(sentence, match)
        # One for all units asks the board about each of them: three hundred on the largest board.
        self.work.steps += _ANSWERED * len(answers)
        if not self._makes_sense(match, answers):
            return None
        words = self.lattice.text(match.start, match.end)
        evidence = [Evidence(f"form {match.form}", match.cost + FORM, words)]
        for one in answers:
            if isinstance(one, Problem):
                cost = SENSELESS if one.kind in SENSELESS_KINDS else WRONG
                evidence.append(Evidence(f"board: {one.kind}", cost, one.read))
        cost = sum(one.cost for one in evidence)
        return Reading(match.start, match.end, match.form, words, cost, answers, tuple(evidence))

    def _makes_sense(self, match: Match, answers: Sequence[OrderRead | Problem]) -> bool:
        """Return whether a form gives orders here; one that is guessed or shared only if all are right."""
        if not answers or (match.form in _OF_ORDER_BEFORE and self._is_denied(match.end)):
            return False
        wrong = [one for one in answers if isinstance(one, Problem)]
        if match.form in SHARED:
            return not (self._leads_from(match.start) or any(one.kind in _NOT_OWN for one in wrong))
        return not (match.form in GUESSED and wrong)

    def _is_denied(self, at: int) -> bool:
        """Return whether a word that denies follows, as the helped unit: `Munich supports nobody`."""
        return any(edge.concept == "denial" for row in self.lattice.edges[at : at + 1] for edge in row)

    def _leads_from(self, at: int) -> bool:
        """Return whether the word before a place says that somebody comes from there: `vanuit Kiel, en …`."""
        rows = self.lattice.edges[max(at - _LONGEST_FROM, 0) : at]
        return any((edge.concept, edge.end) == ("from", at) for row in rows for edge in row)

    def _beside(self, rows: Sequence[Sequence[Edge]], at: int) -> Iterator[Reading]:
        """Yield what may be next to orders: a note in brackets, and words about an order not meant."""
        for one in (self._note(at, len(rows)), self._closing(at, len(rows))):
            if one is not None:
                yield one
        for match in asides().matches(rows, at, self.work):
            if match.form == NOT_BUILT and not self._may_deny_build():
                continue
            words, cost = self.lattice.text(match.start, match.end), match.cost + FORM
            caught = (edge for role, edge in match.parts if role == "x" and edge.concept == "place")
            evidence = (Evidence(match.form, cost, words),)
            places = tuple(edge.value for edge in caught)
            yield Reading(match.start, match.end, match.form, words, cost, (), evidence, places)

    def _may_deny_build(self) -> bool:
        phase = self.context.phase
        return self.denies_builds and phase is not None and phase.kind is PhaseKind.ADJUSTMENT

    def _closing(self, at: int, end: int) -> Reading | None:
        """Return a sentence's last words, if they are a closing greeting with its writer's name."""
        if self.context.variant is None or end - at > _MOST_CLOSING:
            return None
        words = self.lattice.text(at, end)
        governing = (*GOVERNORS, OTHER_POWER)
        governed = any(edge.concept in governing for row in self.lattice.edges[at:end] for edge in row)
        introduces = any(
            edge.concept == "introduction" and edge.end == end
            for row in self.lattice.edges[at:end]
            for edge in row
        )
        if governed or introduces or not is_courtesy(words, names(self.context.variant)):
            return None
        return Reading(at, end, "courtesy", words, NEUTRAL, (), (Evidence("closing", NEUTRAL, words),))

    def _only_hopes(self, edge: Edge) -> bool:
        """Return whether a governing word may only say that its writer hopes for the best."""
        row = self.lattice.edges[edge.start]
        return any((one.concept, one.end) == ("hope", edge.end) for one in row)

    def _governs_within(self, start: int, end: int) -> bool:
        """Return whether words of a stretch govern or correct an order, and do not only hope."""
        words = self.lattice.words
        within = [
            edge
            for row in self.lattice.edges[start:end]
            for edge in row
            if not words[edge.start][0].isdigit()
        ]
        governing = [edge for edge in within if edge.concept in (*GOVERNORS, QUESTION_MARK)]
        said = {edge.concept for edge in within}
        return not all(map(self._only_hopes, governing)) or bool("place" in said and said & _CORRECTING)

    def _note(self, at: int, end: int) -> Reading | None:
        """Return words in brackets that govern nothing, or only hope: a note to the reader."""
        words = self.lattice.words
        if words[at][0] not in ("(", "["):
            return None
        self.work.steps += end - at
        close = next((n for n in range(at + 1, end) if words[n][0] in (")", "]")), None)
        if close is None:
            return None
        if self._governs_within(at, close):
            return None
        first, last = self.lattice.at(at), self.lattice.words[close].end() - 1
        column = self.lattice.line.column
        text = self.statement.text[column(first) - 1 : column(last)]
        if _is_no_note(text):
            return None
        return Reading(at, close + 1, "note", text, _NOTE, (), (Evidence("note in brackets", _NOTE, text),))


def _is_no_note(text: str) -> bool:
    """Return whether words in brackets take an order back or keep it: `A Vie - Gal (rejected)`."""
    if "not_now" in said_in_heading(plain(text).text) or begins_trial(text):
        return True
    return bool(keeps_in_note(text.strip("()[] ")))


def _denies_build(cover: Cover, reading: Reading) -> bool:
    """Return whether a waived build and another order follow without a sign: `I build no army in Vienna`.

    An "and" after the waived build separates nothing: the article of one language is the "and" of another.
    """
    before, parted = cover, False
    while before.before is not None and before.reading is not None:
        if before.reading.orders:
            waives = _waives(before.reading)
            return waives != _waives(reading) and (waives or not parted)
        if before.reading.kind in SIGNS - {"and"}:
            return False
        parted |= before.reading.kind == "and"
        before = before.before
    return False


def _waives(reading: Reading) -> bool:
    return all(isinstance(one, UnderstoodOrder) and isinstance(one.order, Waive) for one in reading.orders)


def _keep(covers: list[Cover], cover: Cover) -> None:
    """Keep a cover among the cheapest, one for each set of orders."""
    same = next((at for at, one in enumerate(covers) if one.ordered == cover.ordered), None)
    if same is None:
        covers.append(cover)
    elif cover.cost < covers[same].cost:
        covers[same] = cover
    else:
        return
    covers.sort(key=lambda one: one.cost)
    del covers[_KEPT:]


def _phrase(edge: Edge, words: str) -> Reading:
    """Return a phrase or name that is part of no form."""
    cost = edge.cost + _price(edge)
    named = edge.concept if edge.language == ANY else f"{edge.concept} {edge.language}"
    return Reading(edge.start, edge.end, edge.concept, words, cost, (), (Evidence(named, cost, words),))


def _price(edge: Edge) -> float:
    size = edge.end - edge.start
    if edge.concept in SIGNS:
        return 0.0
    if is_neutral(edge.concept):
        return NEUTRAL * size + (_CONDITIONAL if edge.concept in ("but", "except", "about") else 0.0)
    if edge.concept == "last_one":  # one phrase, cheaper than its words alone: `the last order`
        return NEUTRAL
    if edge.concept in GOVERNORS or edge.concept == QUESTION_MARK:
        return GOVERNED
    if edge.concept == "place":
        return NAMED * size
    return (DEED if edge.concept in DEEDS else UNKNOWN) * size
