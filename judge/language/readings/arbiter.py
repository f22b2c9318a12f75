"""Arbiter: the one place that decides what a sentence is, and can say why.

What the classic grammar reads is final. Any other line is cut into sentences, and the cheapest cover of each
is taken (`covers`). Then the rules below are asked in turn, and the first with an answer decides:

- a sentence that denies, doubts, asks, reports or sets a condition is *rejected*, its orders named;
- a sentence with an unknown word, or a place or action left over, is understood in part, another has two
  meanings: the orders of both are *proposed*, and count if the writer says yes;
- else every word is accounted for, and its orders are *given*.

Words before a colon govern all sentences after it. A sentence that only denies takes back those before it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from judge.game.proxies import ordered_province
from judge.language.answer_words import is_irony
from judge.language.drafts import Action
from judge.language.names import Names, names, with_codes
from judge.language.order_words import UNIT, either
from judge.language.orders import reader as order_reader
from judge.language.orders.alternatives import is_collective, without_overridden
from judge.language.orders.parser import draft
from judge.language.policy import POLICIES
from judge.language.problems import Problem, ProblemKind
from judge.language.prose import without_courtesies
from judge.language.readings.about_orders import (
    Kept,
    counts_until_others,
    is_exclamation,
    is_own_note,
    kept_by,
    may_concern_orders,
    only_seems_to_say,
    tells_of_thought,
)
from judge.language.readings.corrections import (
    corrected,
    corrects,
    corrects_or_stays,
    has_room,
    may_replace_last,
    own_units_named,
    places_kept,
    places_named,
)
from judge.language.readings.covers import (
    FORM,
    GUESSED,
    NOT_BUILT,
    SENSELESS_KINDS,
    SHARED,
    SIGNS,
    Cover,
    Coverer,
)
from judge.language.readings.evidence import Evidence, OrderRead, Outcome, Reading, Verdict
from judge.language.readings.guesses import Guess, guesses, named_without_order
from judge.language.readings.lattice import (
    ASKED,
    BINDING,
    DEEDS,
    ELSE,
    GOVERNORS,
    OTHER_POWER,
    QUESTION_MARK,
    Edge,
    Lattice,
    is_neutral,
    is_of_line,
    lattice,
)
from judge.language.readings.lexicon import (
    DESPITE,
    FRAMING,
    PARTICLE,
    PRECAUTION,
    REASON,
    REQUEST,
    WROTE,
    ends_with_pronoun,
    may_stand_for,
    points_below,
    said_in_heading,
    words_of,
)
from judge.language.readings.sense import Above
from judge.language.readings.writers import writer_of
from judge.language.statements import (
    Answer,
    Context,
    Statement,
    TakenBack,
    UnderstoodAhead,
    UnderstoodOrder,
    UnderstoodProxy,
    Work,
)
from judge.language.text.sentence_ends import last_sentence
from judge.language.text.topics import is_apart
from judge.language.text.typography import LONGEST, Plain, comment, pieces, plain, unadorned
from judge.rules import notation
from judge.rules.orders import Build, Convoy, Move, Order, Support, Waive
from judge.rules.phases import PhaseKind
from judge.rules.units import Kind, Province, province_of

STANDS_BEFORE = "stands before it"
"""Why orders after or below governing words with a colon were rejected."""
TWO_MEANINGS, ONE_UNIT, RUN_TOGETHER = "two meanings", "two orders for one unit", "two orders run together"
"""Why orders were only proposed though every word was accounted for."""
GUESS = "guess"
"""Why orders were only proposed: no form accounts for the words of one of them."""
MISTAKE = "mistake"
"""The concept of words that call an order a mistake."""
COMMON_WORD, ACTS_AFTER, COMPARES = "common word", "action behind it", "compares"
"""Why an order was only proposed: a place that may be none, another action, words that only compare it."""
BUILDS = "build"
"""The concept of words for building."""
NO_ORDER = "no order"
"""Why an order was only proposed: a unit that its sentence names has none."""
ONE_ACTION = "shared action"
"""Why orders were only proposed: several units stand before one move or support."""
PARTS_PLACES = "sign between"
"""Why an order was only proposed: between its two places stands a sign that is none of a move."""
DOUBT_BESIDE = "doubt beside it"
"""Why an order was only proposed: another sentence of its line makes it doubtful."""
LATER = "later"
"""Why orders were rejected: they are for a later phase."""
TOLD = "told"
"""Why orders were rejected: their sentence only tells of a thought or of somebody else's wish."""
CORRECTION = "correction"
"""Why an order was only proposed: its sentence corrects one before it."""
MARGIN = 0.3
"""A cover that costs less than this more than the cheapest one is equally likely."""
BESIDE = ("not_that", "not_order", "not_before", "not_but", NOT_BUILT, "nay")
"""Forms of words next to orders that say which order is not meant."""
AIM, FAREWELL = "aim", "farewell"
"""Forms of words before a colon for where orders go, and of a place that nobody is sent to."""
_DEAR = 9.0
"""More than any phrase costs."""
_DENYING_PLACE = ("denial", "instead")
"""Concepts of a word before a place that is not meant."""
_TAKING_BACK = ("denial", "withdrawal")
_SAYING_NOTHING = ("stop", "comma", "ornament", QUESTION_MARK, "arrow", "dashes")


@dataclass(frozen=True, slots=True)
class LineRead:
    """The verdicts on a line's sentences; `strict` if the classic grammar reads all of it."""

    verdicts: tuple[Verdict, ...]
    strict: bool = False

    @property
    def takes_back(self) -> TakenBack:
        """What the line, which orders nothing, takes back of the orders above it.

        A bare no may mean all of them; `Cancel that` is one order.
        """
        only = all(one.outcome is Outcome.TALK and _only_takes_back(one) for one in self.verdicts)
        if not (self.verdicts and only):
            return TakenBack.NOTHING
        said = [reading for one in self.verdicts for reading in one.readings]
        if _has(said, *_ALL_ABOVE) or any(_may_mean_all_above(one) for one in said):
            return TakenBack.ALL_ABOVE
        return TakenBack.LAST if _is_about_last(said) else TakenBack.PARAGRAPH

    @property
    def only_orders(self) -> bool:
        """Whether the line is only orders, with no other word."""
        return self.strict or all(one.is_form for one in self._said())

    @property
    def leaves_all(self) -> bool:
        """Whether the line only says what leaves all orders as they are: `All as before`.

        It does not if it points below: Spanish `mis órdenes siguen` stays, `siguen abajo` follows. A build
        that is denied beside others leaves those: `No fleet in Brest`.
        """
        if self.verdicts and all(map(only_denies_build, self.verdicts)):
            return True
        said = self._said()
        if any(points_below(one.words) for one in said):
            return False
        leaves = any(one.kind == "unchanged" or may_stand_for(one.words, "unchanged") for one in said)
        return leaves and all(one.kind == "all_hold" or is_neutral(one.kind) for one in said)

    def _said(self) -> list[Reading]:
        return [one for each in self.verdicts for one in _without_signs(each.readings)]

    def orders(self) -> list[OrderRead]:
        """Return the orders that count; one for all units is replaced by one that names its unit."""
        found = [order for one in self.verdicts if one.outcome is Outcome.GIVEN for order in one.orders]
        return without_overridden(found)

    def problems(self) -> list[Problem]:
        """Return what is wrong with orders that make sense."""
        return [problem for one in self.verdicts for problem in one.problems]


def _is_about_last(said: Sequence[Reading]) -> bool:
    """Return whether words that take back name the last order, or point at one: `Cancel that`."""
    points = _has(said, "pronoun") or any(ends_with_pronoun(one.words) for one in said)
    of_one = points and _has(said, "withdrawal") and not _has(said, "counts")
    return of_one or _has(said, "last_one")


def read_line(statement: Statement, context: Context, work: Work, before: Order | None = None) -> LineRead:
    """Return the verdicts on a line; `before` is the last order of the lines above.

    Games whose orders have words of their own are read by those alone, and have no verdicts here.
    """
    policy, phase = POLICIES[context.reading], context.phase
    if context.variant is None or phase is None or policy.words is not None or policy.messages:
        return LineRead(())
    if len(statement.text) > LONGEST:
        return LineRead(())
    whole = with_codes(plain(statement.text), context.variant)
    found = _strictly(statement, whole, context) or _by_sentences(statement, whole, context, work, before)
    ordered = any(one.outcome in (Outcome.GIVEN, Outcome.PROPOSED) for one in found.verdicts)
    over = _governor_over_line(statement, context, work, _units_ordered(found)) if ordered else ""
    if not over:
        return found
    overruled = (_overruled(one, STANDS_BEFORE, over) for one in found.verdicts)
    return LineRead(tuple(overruled), found.strict)


def _units_ordered(read: LineRead) -> set[str]:
    """Return the provinces of the units that a line orders, builds or removes."""
    orders = (order for one in read.verdicts for order in one.orders)
    return {unit for order in orders if (unit := _unit(order)) is not None}


def _governor_over_line(statement: Statement, context: Context, work: Work, units: set[str]) -> str:
    """Return the words around a line that govern it, which orders `units`; "" if there are none.

    A heading with a phase, `If dislodged:`, says what the orders are for, and governs none.
    """
    in_words = POLICIES[context.reading].in_words
    over = ""
    under = statement.under
    says_when = said_in_heading(plain(under).text) or counts_until_others(under) if under else False
    if under and not (in_words and says_when):
        over = governor_over(statement, context, work)
    return over or (_governor_around(statement, context, work, units) if in_words else "")


def governor_over(statement: Statement, context: Context, work: Work) -> str:
    """Return the words that govern the orders under a line which ends in a colon; "" if none do.

    Only those of its last sentence do, unless they introduce orders.
    """
    readings = _read_alone(last_sentence(statement.under), context, work)
    if _introduces(_last_clause(readings)):
        return ""
    if any(one.is_form or one.kind == "later" for one in readings):  # a heading, or orders of its own
        return ""
    return _front(readings)


# Words on the lines around


def front_of(text: str, context: Context, work: Work) -> str:
    """Return the words of an unfinished sentence that govern the orders below it; "" if none do.

    Words after its last comma that introduce orders do not govern them.
    """
    text = _REMARK.sub("", text) or text
    if counts_until_others(text) or not _may_say(text, (*GOVERNORS, *_TAKING_BACK, WROTE), context):
        return ""
    readings = _read_alone(text, context, work)
    if _leads_to_orders(readings) or _withdraws_place(readings):
        return ""
    last = max((at for at, one in enumerate(readings) if one.kind == "introduction"), default=-1)
    of_somebody = _has(readings, "unknown", OTHER_POWER)  # `Edgar wrote the following`
    anywhere = (*_TAKING_BACK, WROTE) if of_somebody else _TAKING_BACK
    governing = (
        one
        for at, one in enumerate(readings)
        if one.kind in anywhere or (one.kind in GOVERNORS and at > last)
    )
    return next((one.words for one in governing), "")


_REMARK = re.compile(r"\s*\([^()]*\)\s*$")
"""A remark in brackets that ends a line, and governs none below it."""


def introduces(text: str, context: Context, work: Work) -> bool:
    """Return whether the words after the last comma only introduce orders, or say what to do otherwise."""
    return _leads_to_orders(_read_alone(text, context, work))


def _leads_to_orders(readings: Sequence[Reading]) -> bool:
    return _introduces(_last_clause(readings)) or _asks_judge(readings)


def _is_courtesy_of_words(one: Reading) -> bool:
    """Return whether a reading is a courtesy of several words."""
    return one.kind == "courtesy" and " " in one.words


def says_nothing(text: str, context: Context, work: Work) -> bool:
    """Return whether all words of a line are known, and none is about an order, governs one or asks.

    A *but* or *only* may begin it: `Nur ein Gruß`. In an exclamation of several words some may be unknown,
    if none is like a place: `Premier tour !`. A question asks nothing if it is a courtesy of several words:
    `Alles klar?`.
    """
    if work.is_used_up or context.variant is None or _orders_something(text, context):
        return False
    readings = _without_signs(_read_alone(text, context, work))
    said = [one for one in readings if one.kind != QUESTION_MARK]
    if "?" in text:
        return len(said) == 1 and _is_courtesy_of_words(said[0])
    said = said[1:] if said[:1] and said[0].kind == "but" else said
    known, exclaims = names(context.variant), text.rstrip().endswith("!") and len(said) > 1
    return bool(said) and all(
        one.kind in _BESIDE_THE_MATTER or (exclaims and _may_be_exclaimed(one, known)) for one in said
    )


def talks_of_else(text: str, context: Context, work: Work) -> bool:
    """Return whether several words have neither a place nor an action of an order, and none like a place.

    A no or a doubt in them is about another power: `Rosja nie będzie zadowolona`.
    """
    if work.is_used_up or context.variant is None or may_concern_orders(text):
        return False
    if _orders_something(text, context):
        return False
    read = _read_alone(text, context, work)
    if _has(read, "colon") and _has(read, "power", OTHER_POWER):  # `To all but Germany: let's go`
        return False
    said, known = _without_signs(read), names(context.variant)
    if sum(word[0].isalnum() for one in said for word in one.words.split()) < _FEWEST_OF_TALK:
        return False
    governed = _has(said, *BINDING, QUESTION_MARK) and not _has(said, OTHER_POWER)
    return not governed and not any(
        one.is_form or one.kind in ("place", "arrow") or _is_like_place(one, known) for one in said
    )


_FEWEST_OF_TALK = 4
"""The fewest words that show what a line is about."""


def _is_like_place(one: Reading, known: Names) -> bool:
    return one.kind == "unknown" and any(known.similar_provinces(one.words))


def _may_be_exclaimed(one: Reading, known: Names) -> bool:
    """Return whether words of an exclamation order nothing: they are unknown and no place, or a direction."""
    return one.kind == AIM or (one.kind == "unknown" and not _is_like_place(one, known))


_BESIDE_THE_MATTER = (
    "skip",
    PARTICLE,
    FRAMING,
    "article",
    "courtesy",
    "filler",
    "greeting",
    "addressee",
    "introduction",
    "self",
    "about",
)


def unknown_in(text: str, context: Context, work: Work) -> bool:
    """Return whether a heading has unknown words, and is neither an introduction nor a name.

    It is short, begins with another power, or breaks off.
    """
    readings = _read_alone(text, context, work)
    said = _without_signs(readings)
    if not said or _has_form(readings) or _introduces(_last_clause(readings)):
        return False
    words = [one for one in words_of(plain(text).text) if one[0].isalnum()]
    if len(words) > _MOST_OF_HEADING:
        return said[0].kind == OTHER_POWER or said[-1].kind in _BREAKING_OFF
    own = words_of(plain(f"{context.player} {context.game}").text)
    if not set(own).isdisjoint(words) or _may_name_somebody(text, said):
        return False
    left = (one for at, one in enumerate(readings) if _is_left_over(one, at, readings))
    return any(one.kind not in _KNOWN for one in left)


def _may_name_somebody(text: str, said: Sequence[Reading]) -> bool:
    """Return whether a text is one or two unknown words in capitals, and no label before the second."""
    capitals = all(word[0].isupper() for word in text.split())
    short = len(said) <= _MOST_OF_NAME and ":" not in text.rstrip(": ")
    return capitals and short and all(one.kind == "unknown" for one in said)


_BREAKING_OFF = ("about", "article", "with", "from", "to", "into", "except", "but")
"""Words that no sentence ends with."""
_MOST_OF_HEADING, _MOST_OF_NAME = 4, 2
"""The most words of a heading with unknown words and no colon, and of a possible name."""
_KNOWN = ("army", "fleet", "unit", "armies", "fleets", "everything", "wish", "aim", "place", "withdrawal")
"""Words that leave a heading over orders clear: `Armies`, `Another try`, `Cancel Burgundy`."""


def _governor_around(statement: Statement, context: Context, work: Work, units: set[str]) -> str:
    """Return the words right above and below that belong to a line's sentence and govern it.

    A condition below with orders of its own, for other units, governs those: `if there is one more, A Con`.
    """
    front = front_of(statement.front, context, work) if statement.front else ""
    if front or not statement.after or not _may_say(statement.after, (*GOVERNORS, QUESTION_MARK), context):
        return front
    readings = _read_alone(statement.after, context, work)
    said = _without_signs(readings)
    if not said or _has_only_words_of_taking_back(readings):  # that line keeps the order above it until a yes
        return ""
    if said[0].kind == QUESTION_MARK:
        return said[0].words
    tied = statement.text.rstrip().endswith(",")
    governors = {*BINDING, *GOVERNORS} if tied else {*BINDING}
    if _asks_judge(said) or _orders_others(said, units):
        governors.discard("condition")
    if not tied and said[0].kind not in (*BINDING, "and", "but"):  # `this message would be shorter`
        governors.discard("maybe")
    return next((one.words for one in said if one.kind in governors), "")


def _orders_others(readings: Sequence[Reading], units: set[str]) -> bool:
    """Return whether a condition has orders of its own, all of them for other units."""
    own = [unit for one in readings for order in one.orders if (unit := _unit(order)) is not None]
    begins = next((one.kind for one in readings if one.kind not in ("and", "but")), "") == "condition"
    return begins and bool(own) and units.isdisjoint(own)


def _withdraws_place(readings: Sequence[Reading]) -> bool:
    """Return whether words take back the order for a place, and not those below: `Cancel Burgundy`."""
    kinds = [one.kind for one in _meaningful(readings)]
    return len(kinds) > 1 and kinds[0] == "withdrawal" and set(kinds[1:]) <= {"place", "and"}


def _asks_judge(readings: Sequence[Reading]) -> bool:
    """Return whether a condition has a consequence that asks for an answer: `if … please tell me`."""
    said = _without_signs(readings)
    if any((one.kind, other.kind) == ("courtesy", "report") for one, other in pairwise(said)):
        return True
    return _has(said, "let_know")


def _read_alone(text: str, context: Context, work: Work) -> tuple[Reading, ...]:
    """Return the cheapest readings of words that are no whole line, within the work of a line."""
    work.begin_line()
    over, read = Statement(0, text), _lattice_alone(text, context)
    return Coverer(over, context, work, read, Above(tuple), ()).covers(0, len(read.words))[0].readings


def _lattice_alone(text: str, context: Context) -> Lattice:
    assert context.variant is not None
    assert context.phase is not None
    return lattice(plain(text), text, names(context.variant), context.power, context.phase)


def _may_say(text: str, concepts: Collection[str], context: Context) -> bool:
    """Return whether some words of a text may mean one of the concepts, which costs no work to find out."""
    return any(edge.concept in concepts for row in _lattice_alone(text, context).edges for edge in row)


def _orders_something(text: str, context: Context) -> bool:
    """Return whether a word can only be an action or a unit, which costs no work to find out."""
    read = _lattice_alone(text, context)
    said: list[set[str]] = [set() for _ in read.words]
    for edge in (edge for row in read.edges for edge in row):
        for word in said[edge.start : edge.end]:
            word.add(edge.concept)
    return any(word and word <= _OF_ORDERS for word in said)


_OF_ORDERS = DEEDS - {"everything", "rest", "kept", "build"}
"""Actions that no wish and no greeting mentions, unlike `Happy new year!`."""


def _last_clause(readings: Sequence[Reading]) -> Sequence[Reading]:
    """Return the readings after the last comma or colon with words after it."""
    commas = [at for at, one in enumerate(readings[:-1]) if one.kind in ("comma", "colon")]
    return readings[commas[-1] + 1 :] if commas else readings


def _introduces(readings: Sequence[Reading]) -> bool:
    """Return whether words only say that orders follow."""
    return _has(readings, "introduction") and not _meaningful(_without_signs(readings))


def _without_signs(readings: Sequence[Reading]) -> list[Reading]:
    return [one for one in readings if one.kind not in SIGNS]


def _has(readings: Sequence[Reading], *kinds: str) -> bool:
    return any(one.kind in kinds for one in readings)


def _has_form(readings: Sequence[Reading]) -> bool:
    return any(one.is_form for one in readings)


def _by_sentences(
    statement: Statement, whole: Plain, context: Context, work: Work, before: Order | None
) -> LineRead:
    """Return the verdicts on a line that the classic grammar does not read, sentence by sentence."""
    assert context.variant is not None
    assert context.phase is not None
    work.begin_line()
    above = Above(lambda: list(_orders_above(statement, context, work)), before)
    read = lattice(unadorned(whole), statement.text, names(context.variant), context.power, context.phase)
    classic = tuple(_classic_readings(statement, whole, context, read))
    verdicts = tuple(_verdicts(Coverer(statement, context, work, read, above, classic)))
    if work.is_spent:
        return LineRead((Verdict(Outcome.REJECTED, statement.text, 1, "too much work"),))
    if any(one.why == DOUBT_BESIDE for one in verdicts):
        return LineRead(verdicts)
    if any(one.outcome in (Outcome.PROPOSED, Outcome.REJECTED) for one in verdicts):
        return _as_list(statement, whole, context, read) or LineRead(verdicts)
    return LineRead(verdicts)


def _orders_above(statement: Statement, context: Context, work: Work) -> Iterator[Order]:
    for text in statement.above:
        for one in read_line(Statement(statement.line, text), context, work).orders():
            if isinstance(one, UnderstoodOrder):
                yield one.order


# The classic grammar


def _strictly(statement: Statement, whole: Plain, context: Context) -> LineRead | None:
    """Return the verdict on a line whose every piece the classic grammar reads; else None."""
    parts = pieces(whole)
    found = [order_reader.answer(statement.line, statement.text, one, context) for one in parts]
    if not found or any(_is_unread(one, context) for one in found) or _offers_choice(whole, found):
        return None
    if _shares_move(parts, found, context):
        return None
    read = _classic(statement, whole, found)
    owner = _OWNER.match(whole.text) if read.problems() and len(parts) > 1 else None
    if owner is None or not _is_anothers(context, owner[1]):
        return read
    overruled = (_overruled(one, STANDS_BEFORE, owner[1]) for one in read.verdicts)
    return LineRead(tuple(overruled), strict=True)


def _offers_choice(whole: Plain, found: Sequence[Answer]) -> bool:
    """Return whether a slash separates two orders for one unit: `A Par - Bur / A Par - Pic`."""
    return (
        "/" in whole.text
        and _ordered_twice([one for one in found if isinstance(one, OrderRead)], ()) is not None
    )


def _shares_move(parts: Sequence[Plain], found: Sequence[Answer], context: Context) -> bool:
    """Return whether a unit with no action stands before a move that it may share: `Vie, Bud - Gal`."""
    assert context.variant is not None
    known = names(context.variant)
    return any(
        isinstance(one, Problem)
        and one.kind is ProblemKind.UNKNOWN_ACTION
        and _names_only_unit(known, part.text)
        and isinstance(other, UnderstoodOrder)
        and isinstance(other.order, Move)
        for (part, one), (_, other) in pairwise(zip(parts, found, strict=True))
    )


def _names_only_unit(known: Names, text: str) -> bool:
    """Return whether a text is a unit, and says nothing of it."""
    read = draft(known, text)
    return read is not None and read.action is Action.BARE and _names_unit(known, text)


_OWNER = re.compile(r"\W*+([a-z][a-z' ]*?)\s*+:")


def _is_anothers(context: Context, name: str) -> bool:
    """Return whether a name before a colon is that of another power than the writer's."""
    power = names(context.variant).power_named(name) if context.variant else None
    return power is not None and power != context.power and not context.proxies


def _classic(statement: Statement, whole: Plain, found: Sequence[Answer]) -> LineRead:
    orders = tuple(
        one for one in found if isinstance(one, UnderstoodOrder | UnderstoodAhead | UnderstoodProxy)
    )
    problems = tuple(one for one in found if isinstance(one, Problem))
    remark = comment(whole)
    why = "classic grammar" + (f'; "{remark}" was not read' if remark else "")
    outcome = Outcome.GIVEN if orders else Outcome.REJECTED
    verdict = Verdict(outcome, statement.text, 1, why, orders=orders, problems=problems)
    return LineRead((verdict,), strict=True)


def _classic_readings(
    statement: Statement, whole: Plain, context: Context, read: Lattice
) -> Iterator[Reading]:
    """Yield the pieces of a line that the classic grammar reads, as forms among the others."""
    starts = {read.line.column(word.start()): at for at, word in enumerate(read.words)}
    ends = {read.line.column(word.end() - 1): at + 1 for at, word in enumerate(read.words)}
    for part in pieces(whole):
        start, end = starts.get(part.column(0)), ends.get(part.column(len(part.text) - 1))
        if start is None or end is None or not read.common.isdisjoint(range(start, end)):
            continue
        found = order_reader.answer(statement.line, statement.text, part, context)
        if isinstance(found, OrderRead):
            evidence = (Evidence("classic grammar", FORM, part.text),)
            yield Reading(start, end, "classic", part.text, FORM, (found,), evidence)


def _is_unread(answer: Answer, context: Context) -> bool:
    """Return whether the classic grammar makes no sense of a piece; in retreats a lone place is a goal."""
    if not isinstance(answer, Problem):
        return False
    if answer.kind is ProblemKind.NO_UNIT_AT_SOURCE:
        return context.phase is not None and context.phase.kind is PhaseKind.RETREAT
    return answer.kind in (*SENSELESS_KINDS, ProblemKind.UNKNOWN_ACTION, ProblemKind.PROXY_DISABLED)


def _as_list(statement: Statement, whole: Plain, context: Context, read: Lattice) -> LineRead | None:
    """Return the verdict on a list of orders, in which only an order with an unknown name is wrong.

    Every piece, except a greeting, has the form of an order in the classic grammar, and nothing governs the
    line.
    """
    assert context.variant is not None
    if any(edge.concept in (*GOVERNORS, QUESTION_MARK, OTHER_POWER) for row in read.edges for edge in row):
        return None
    known = names(context.variant)
    parts = without_courtesies(pieces(whole), known)
    if not all(_names_unit(known, one.text) or _LIKE_ORDER.match(one.text) for one in parts):
        return None
    found = [order_reader.answer(statement.line, statement.text, one, context) for one in parts]
    apart = not (_offers_choice(whole, found) or _shares_move(parts, found, context))
    return _classic(statement, whole, found) if apart else None


def _names_unit(known: Names, text: str) -> bool:
    """Return whether a text has the form of an order whose unit is in a place of the map."""
    read = draft(known, text)
    return read is not None and read.unit is not None and bool(read.unit.place.means)


_LIKE_ORDER = re.compile(rf"(?:{either(UNIT.judge)})\W+\w+\W*(?:[-=>]|$)")
"""A unit alone, or with the sign of a move."""


# Sentences


def _verdicts(coverer: Coverer) -> list[Verdict]:
    """Return the verdict on each sentence of a line, including what its neighbours say about it."""
    found: list[Verdict] = []
    over = doubt = builds = ""
    phase = coverer.context.phase
    retreats = phase is not None and phase.kind is PhaseKind.RETREAT
    for start, end in sentences(coverer.lattice, choices=retreats):
        covers = _covers(coverer, start, end, found)
        said = _Said(coverer, start, end, covers[0], covers[1:])
        verdict = said.verdict()
        verdict = _corrected_behind(coverer, verdict) or verdict
        verdict = _of_builds_to_come(verdict, coverer.context)
        builds = builds or _builds_later(covers[0].readings, coverer.context)
        if builds and _names_only_kinds(verdict.readings):
            verdict = replace(verdict, outcome=Outcome.REJECTED, why=LATER, governor=builds)
        if over:
            verdict = _overruled(verdict, STANDS_BEFORE, over)
        verdict = _doubted(verdict, doubt) if doubt else verdict
        changed = None if over else _corrected_before(coverer, verdict, found)
        if changed is not None:
            found = changed
        else:
            before, below = _around(found, verdict, covers[0].readings, coverer.context)
            found = [*_without_overtaken(before, verdict), verdict]
            over, doubt = over or _front(covers[0].readings), doubt or below
        coverer.before = covers[0].last_order or coverer.before
    return found


def _covers(coverer: Coverer, start: int, end: int, before: Sequence[Verdict]) -> list[Cover]:
    """Return the covers of a sentence; a build that it only denies may concern an order before it.

    If no other build is ordered before it, or that one is, the denial may take back what was sent earlier.
    """
    covers = coverer.covers(start, end)
    denied = [one for one in covers[0].readings if one.kind == NOT_BUILT]
    if not denied or _has_form(covers[0].readings):
        return covers
    assert coverer.context.variant is not None
    known = names(coverer.context.variant)
    places = {code for one in denied for place in one.places for code in known.province(place)}
    ordered = {_unit(one) for each in before for one in _may_count(each)} | coverer.above.done
    if ordered and not places & ordered:
        return covers
    return replace(coverer, denies_builds=False).covers(start, end)


def _builds_later(readings: Sequence[Reading], context: Context) -> str:
    """Return the word of a sentence that speaks of builds while units move; "" if there is none."""
    assert context.phase is not None
    if context.phase.kind is not PhaseKind.MOVEMENT:
        return ""
    found = (one.words for one in readings if one.kind == "build" and not one.is_form)
    return next((one for one in found if len(one) >= _SHORTEST_VERB), "")


_SHORTEST_VERB = 4
"""The fewest letters of a word for building that is not also a number: `one`, `1`."""


def _of_builds_to_come(verdict: Verdict, context: Context) -> Verdict:
    """Return the verdict on a sentence; one that builds, while units move or retreat, orders none of them."""
    only_kinds = _names_only_kinds(verdict.readings) and verdict.why == f"{BUILDS} left over"
    if not only_kinds and (verdict.orders or not _retreats_elsewhere(verdict, context)):
        return verdict
    word = next((one.words for one in verdict.readings if not one.is_form and _may_build(one)), "")
    if not word:
        return verdict
    return replace(verdict, outcome=Outcome.REJECTED, why=LATER, governor=word, orders=(), problems=())


def _retreats_elsewhere(verdict: Verdict, context: Context) -> bool:
    """Return whether units retreat, and a sentence names none of those that do."""
    if context.phase is None or context.phase.kind is not PhaseKind.RETREAT or context.position is None:
        return False
    dislodged = {one.unit.province for one in context.position.dislodged}
    return dislodged.isdisjoint(places_named(verdict.text, context))


def _may_build(reading: Reading) -> bool:
    """Return whether a reading is a word for building, which is one for later while units retreat."""
    return reading.kind == BUILDS or (reading.kind == LATER and may_stand_for(reading.words, BUILDS))


def _names_only_kinds(readings: Sequence[Reading]) -> bool:
    """Return whether orders name their units by kind alone, as builds do: `a fleet in Kiel`."""
    forms = [one.kind for one in readings if one.is_form]
    return bool(forms) and all(one == "move_only" for one in forms)


def _around(
    before: Sequence[Verdict], verdict: Verdict, readings: Sequence[Reading], context: Context
) -> tuple[Sequence[Verdict], str]:
    """Return the verdicts before a sentence with what it says of them, and its words if it doubts later ones.

    What it says of the orders around it is about those before it, or about later ones if there are none.
    """
    if _is_apart(verdict) or only_denies_build(verdict):
        return before, ""
    kept = kept_by(verdict.text, writer_of(context)) if verdict.outcome is Outcome.TALK else Kept.NONE
    ordered = any(one.orders for one in before)
    if Kept.AROUND in kept:
        kept |= Kept.ABOVE if ordered else Kept.BELOW
    before = _governed_after(before, verdict, readings)
    if verdict.outcome is Outcome.TALK and may_replace_last(verdict.text, context):
        before = [*before[:-1], *(_doubted(one, verdict.text) for one in before[-1:])]
    if Kept.ABOVE in kept:
        before = [_doubted(one, verdict.text) for one in before]
    return before, verdict.text if Kept.BELOW in kept else ""


def _governed_after(
    before: Sequence[Verdict], verdict: Verdict, readings: Sequence[Reading]
) -> Sequence[Verdict]:
    """Return the verdicts before a sentence that takes them back or doubts them.

    A no with words that are not known only doubts them: `Don't laugh!`.
    """
    if takes_back_before(readings) and _speaks_of_else(readings):
        return [_doubted(one, verdict.text) for one in before]
    if takes_back_before(readings):
        return [_overruled(one, "taken back", verdict.text) for one in before]
    if verdict.outcome is not Outcome.TALK:
        return before
    if doubt := _doubt(readings) or (verdict.text if is_irony(verdict.text) else ""):
        return [_doubted(one, doubt) for one in before]
    return before


def _speaks_of_else(readings: Sequence[Reading]) -> bool:
    """Return whether words with a no speak of something that nobody knows, and point at nothing said."""
    return _has(readings, "unknown") and not _has(readings, "pronoun")


def _is_apart(verdict: Verdict) -> bool:
    """Return whether a sentence without orders has one clause, which is about something else.

    `I resign` asks for something else, and `No joke` only seems to take back.
    """
    if verdict.outcome is not Outcome.TALK or _has(verdict.readings, *_PARTING, "pronoun", *_ALL_ABOVE):
        return False
    return is_apart(plain(verdict.text).text) or only_seems_to_say(verdict.text)


def _orders_of(answers: Iterable[Answer]) -> list[Order]:
    """Return the orders among answers."""
    return [one.order for one in answers if isinstance(one, UnderstoodOrder)]


def _gives(verdict: Verdict, new: Sequence[Order], meant: Collection[Order]) -> bool:
    """Return whether a sentence gives orders for certain, and all of them are meant."""
    return verdict.outcome is Outcome.GIVEN and bool(new) and set(new) <= set(meant)


def _adjusts(context: Context) -> bool:
    """Return whether the phase is one of builds and removals."""
    return context.phase is not None and context.phase.kind is PhaseKind.ADJUSTMENT


def _corrected_before(coverer: Coverer, verdict: Verdict, before: Sequence[Verdict]) -> list[Verdict] | None:
    """Return the verdicts if a sentence corrects one before it: `…, no, rather Bohemia`; else None.

    The order that it corrects goes, and the others stay. An order for a unit replaces an earlier one by
    itself; a build or a removal does so only by this.
    """
    context, text = coverer.context, verdict.text
    ordered = _orders_of(one for each in before for one in _may_count(each))
    if not ordered or not _may_correct(verdict, context):
        return None
    new = _orders_of(verdict.orders)
    if added := _added_beside_kept(verdict, ordered, new, context):
        return _asked_instead(coverer, verdict, before, added)
    meant = corrected(text, context, ordered, _last_meant(before, context), new[0] if len(new) == 1 else None)
    room = has_room((*ordered, *new), context)
    replaced = {ordered_province(one) for one in ordered if one not in meant}
    certain = not room or replaced <= places_named(text, context)
    if certain and _gives(verdict, new, meant):
        return [*_without_units(before, replaced), verdict]
    return None if not meant and room else _asked_instead(coverer, verdict, before, meant)


def _added_beside_kept(
    verdict: Verdict, ordered: Sequence[Order], new: Sequence[Order], context: Context
) -> Sequence[Order]:
    """Return the orders together with new ones if a unit without an order is kept, otherwise nothing.

    `Remove Albania. Trieste? No, keep Trieste, remove Serbia` replaces no removal.
    """
    kept = places_kept(verdict.text, context) if _adjusts(context) else set()
    if not kept or not kept.isdisjoint(map(_at, ordered)):
        return ()
    added = (*ordered, *(one for one in new if _at(one) not in kept))
    return added if has_room(added, context) else ()


def _at(order: Order) -> str:
    return ordered_province(order) or ""


def _may_correct(verdict: Verdict, context: Context) -> bool:
    """Return whether a sentence has words that correct, and no order that replaces another by itself."""
    if only_denies_build(verdict) or (verdict.orders and not _adjusts(context)):
        return False
    return corrects_or_stays(verdict.text, context)


def only_denies_build(verdict: Verdict) -> bool:
    """Return whether a sentence has no order, and says that some unit is not built."""
    return not _has_form(verdict.readings) and _has(verdict.readings, NOT_BUILT)


def _asked_instead(
    coverer: Coverer, verdict: Verdict, before: Sequence[Verdict], meant: Sequence[Order]
) -> list[Verdict] | None:
    """Return the verdicts with what a correction may mean as a proposal, in the place of the orders before.

    Those before stay if they are for other units, and if it is known which of them is replaced.
    """
    asked = _proposed(coverer, verdict, verdict.text, meant or _orders_of(verdict.orders))
    if asked is None:
        return None
    left = _without_units(before, set(map(_unit, asked.orders)))
    return [*(left if meant else [_overruled(one, "taken back", verdict.text) for one in left]), asked]


def _last_meant(before: Sequence[Verdict], context: Context) -> Province | None:
    """Return the place of the unit that the sentences before a correction order or name last.

    None if the last of them that names any names several.
    """
    for one in reversed(before):
        if ordered := _orders_of(_may_count(one)):
            return ordered_province(ordered[-1])
        if named := own_units_named(one.text, context):
            return named.pop() if len(named) == 1 else None
    return None


def _corrected_behind(coverer: Coverer, verdict: Verdict) -> Verdict | None:
    """Return what a sentence proposes if it corrects its own orders: `…, no, Bohemia`, `… (rather Bohemia)`.

    The orders that are not corrected are proposed with it.
    """
    ordered, behind = _orders_of(verdict.orders), _correction_behind(coverer, verdict)
    unclear = verdict.outcome in (Outcome.PROPOSED, Outcome.REJECTED) or bool(verdict.problems)
    may = unclear and ordered and len(ordered) == len(verdict.orders)
    if not (may and behind) or not corrects(behind, coverer.context):
        return None
    meant = corrected(behind, coverer.context, ordered, ordered_province(ordered[-1]))
    if not meant:
        return None
    units = set(map(ordered_province, meant))
    left = () if _adjusts(coverer.context) else (one for one in ordered if ordered_province(one) not in units)
    return _proposed(coverer, verdict, behind, (*left, *meant))


def _correction_behind(coverer: Coverer, verdict: Verdict) -> str:
    """Return the words of a sentence that may correct its orders: brackets at its end, or from a no on.

    There are none if words before that no govern the orders, or the words after it give others.
    """
    readings = verdict.readings
    if len(verdict.orders) == 1 and (brackets := _BRACKETS.search(verdict.text)) is not None:
        return brackets[1]
    first = next((at for at, one in enumerate(readings) if one.orders), len(readings))
    no = next((at for at in range(first, len(readings)) if readings[at].kind in _CORRECTING), None)
    if no is None or _are_governed(readings[:no]) or any(one.orders for one in readings[no:]):
        return ""
    read = coverer.lattice
    start = read.line.column(read.at(readings[no].start))
    return coverer.statement.text[start - 1 : verdict.column - 1 + len(verdict.text)]


_CORRECTING = (*_TAKING_BACK, "nay", "change")
_BRACKETS = re.compile(r"[(\[]([^()\[\]]+)[)\]]\W*$")
"""Brackets that end a sentence."""


def _proposed(coverer: Coverer, verdict: Verdict, text: str, meant: Sequence[Order]) -> Verdict | None:
    """Return a verdict that proposes the orders which words come to; None if there are none."""
    line = coverer.statement.line
    read = [order_reader.answer(line, text, plain(notation.write(one)), coverer.context) for one in meant]
    orders = tuple(one for one in read if isinstance(one, UnderstoodOrder))
    if not orders or len(orders) < len(read):
        return None
    proposed, why = Outcome.PROPOSED, CORRECTION
    return replace(verdict, outcome=proposed, why=why, governor=text, orders=orders, problems=())


def _without_overtaken(before: Sequence[Verdict], verdict: Verdict) -> Sequence[Verdict]:
    """Return the verdicts before one, of which a YES accepts no order for a unit that it orders later."""
    units = {_unit(one) for one in _may_count(verdict) if not is_collective(one)} - {None}
    if before and _breaks_off_before(before[-1], verdict, units):
        before = before[:-1]
    return [
        one
        for each in before
        for one in (_without_units((each,), units) if each.outcome is Outcome.PROPOSED else (each,))
    ]


def _breaks_off_before(verdict: Verdict, after: Verdict, units: Collection[str | None]) -> bool:
    """Return whether a faulty sentence breaks off before another order: `Pic supports... no, Pic to Bel`."""
    corrects = bool(after.readings) and after.readings[0].kind in _CORRECTING
    wrong = verdict.problems and not verdict.orders and _BREAKING.search(verdict.text) is not None
    return corrects and bool(wrong) and all(one.unit in units for one in verdict.problems)


_BREAKING = re.compile(r"(?:\.{2,}|\u2026|-)\s*$")
"""Signs with which a sentence breaks off."""


def _may_count(verdict: Verdict) -> Sequence[OrderRead]:
    """Return the orders of a sentence that count, or may count after a YES."""
    return verdict.orders if verdict.outcome in (Outcome.GIVEN, Outcome.PROPOSED) else ()


def _without_units(verdicts: Sequence[Verdict], units: Collection[str | None]) -> list[Verdict]:
    """Return verdicts without the orders of some units; those that had no others are left out."""
    found: list[Verdict] = []
    for one in verdicts:
        left = tuple(each for each in one.orders if _unit(each) not in units)
        if left or not one.orders:
            others = tuple(each for each in one.others if _unit(each) not in units)
            found.append(replace(one, orders=left, others=others))
    return found


_FULL_STOP = re.compile(r"[.!?]+")


def sentences(read: Lattice, *, choices: bool = False) -> Iterator[tuple[int, int]]:
    """Yield the first word of each sentence and the one after its last.

    With `choices`, words for a second choice belong to the sentence before them: `If that fails, disband`.
    """
    inside = {at for row in read.edges for edge in row for at in range(edge.start, edge.end - 1)}
    start = depth = 0
    for at, word in enumerate(read.words):
        depth = max(0, depth + (word[0] in ("(", "[")) - (word[0] in (")", "]")))
        if choices and any(edge.concept == ELSE for row in read.edges[at + 1 : at + 2] for edge in row):
            continue
        if not depth and at not in inside and _ends_sentence(read, at):
            yield start, at + 1
            start = at + 1
    if start < len(read.words):
        yield start, len(read.words)


def _ends_sentence(read: Lattice, at: int) -> bool:
    """Return whether a word ends a sentence; a point after a letter or number, or before a move, does not."""
    sign = read.words[at][0]
    if not _FULL_STOP.fullmatch(sign) or any(one.concept == ASKED for one in read.edges[at]):
        return False
    before = read.words[at - 1][0] if at else ""
    after = read.words[at + 1][0] if at + 1 < len(read.words) else ""
    shortened = (len(before) == 1 and before.isalnum()) or before.isdigit() or "." in before
    shortens = sign == "." and (shortened or after[:1] in tuple("-=~>/"))
    return not shortens and not _FULL_STOP.fullmatch(after)


def _overruled(verdict: Verdict, why: str, governor: str) -> Verdict:
    """Return a verdict whose orders another part of the line takes away."""
    if verdict.outcome not in (Outcome.GIVEN, Outcome.PROPOSED):
        return verdict
    return replace(verdict, outcome=Outcome.REJECTED, why=why, governor=governor)


def _doubted(verdict: Verdict, words: str) -> Verdict:
    """Return a verdict whose orders another sentence makes doubtful."""
    if verdict.outcome is not Outcome.GIVEN:
        return verdict
    return replace(verdict, outcome=Outcome.PROPOSED, why=DOUBT_BESIDE, governor=words)


def _doubt(readings: Sequence[Reading]) -> str:
    """Return the word of an orderless sentence that may govern the orders before it; "" if there is none."""
    if _has_form(readings):
        return ""
    kinds = {one.kind for one in readings}
    for at, one in enumerate(_meaningful(readings)):
        if one.kind in ("report", "maybe") and _wonders_about(one, readings):
            continue
        reports = one.kind == "report" and at > 0 and "condition" not in kinds
        if one.kind in _DOUBTING or reports or (one.kind == "condition" and "unknown" not in kinds):
            return one.words
    return ""


def _wonders_about(reading: Reading, readings: Sequence[Reading]) -> bool:
    """Return whether a reading is behind a question word of its clause: `Let's see what she can do`."""
    at = readings.index(reading)
    asked = _has(readings[_start_of_clause(at, readings) : at], "question")
    return asked and not _has(readings, "pronoun")


_DOUBTING = ("denial", "withdrawal", "maybe")
"""Governors that speak of what was said before; a question and another season may be about anything.

So may a condition with words that are not known, and a report that is asked for: `Tell me if anything
is wrong`, `If you need anything let me know`.
"""


def _front(readings: Sequence[Reading]) -> str:
    """Return the governing words before a colon, which govern all after it; "" if there are none."""
    colon = next((n for n, one in enumerate(readings) if one.kind == "colon" or _is_aim(one)), 0)
    if _announces(readings[: colon + 1]) and readings[0].kind == "withdrawal":
        return ""
    return next((one.words for one in readings[:colon] if one.kind in GOVERNORS), "")


def _is_aim(reading: Reading) -> bool:
    """Return whether a reading is words and a colon that name where the orders after it go."""
    return reading.kind == AIM and bool(reading.places)


def takes_back_before(readings: Sequence[Reading]) -> bool:
    """Return whether a sentence without orders is about those before it: a denial, a governed pronoun."""
    said = _meaningful(readings)
    if not said or _has_form(readings):
        return False
    governed = _has(said, *GOVERNORS)
    return said[0].kind in (*_TAKING_BACK, "nay") or (said[0].kind == "pronoun" and governed)


def _only_takes_back(verdict: Verdict) -> bool:
    """Return whether a sentence only takes back, and does not only seem to: `Das wird ein Spaß`."""
    return _has_only_words_of_taking_back(verdict.readings) and not only_seems_to_say(verdict.text)


def _has_only_words_of_taking_back(readings: Sequence[Reading]) -> bool:
    """Return whether a sentence has only words of taking back; `Not my best day` has others."""
    if any(one.kind == "denial" and _denies_courtesy(readings[at + 1 :]) for at, one in enumerate(readings)):
        return False
    said = {one.kind for one in _meaningful(readings)}
    beside = {"pronoun", "last_one", "counts", "build", "open", "close", "either", "maybe", *_ALL_ABOVE}
    if "withdrawal" in said:  # `lo anterior`, `quanto sopra`
        beside |= {"past", "question"}
    return bool(said & _RETRACTING) and said <= _RETRACTING | beside


def _denies_courtesy(after: Sequence[Reading]) -> bool:
    """Return whether a no belongs to the courtesy after it, with only small words between."""
    words = (one.kind for one in after if one.kind not in ("skip", PARTICLE, "article"))
    return next(words, "") == "courtesy"


_RETRACTING = {"denial", "withdrawal", "nay", "change"}
_ALL_ABOVE = ("above", "everything", "introduction")
"""Words for all orders of an email: `Ignore all my orders`."""


def _may_mean_all_above(reading: Reading) -> bool:
    """Return whether words may mean all orders above, as `these` may, which is harmless elsewhere."""
    return any(may_stand_for(reading.words, concept) for concept in ("everything", "above"))


def says_something(readings: Sequence[Reading]) -> bool:
    """Return whether a sentence has more than courtesies and signs, so that its writer needs an answer."""
    return any(one.kind not in ("number", "note", FAREWELL) for one in _meaningful(readings))


def _meaningful(readings: Sequence[Reading]) -> list[Reading]:
    return [one for one in readings if one.kind not in _SAYING_NOTHING and not is_neutral(one.kind)]


# The decision


@dataclass(frozen=True, slots=True)
class _Decision:
    """What a rule decides about a sentence, and the words it is based on."""

    outcome: Outcome
    why: str
    words: str = ""
    others: tuple[OrderRead, ...] = ()
    """The orders of another meaning."""


@dataclass(slots=True)
class _Said:
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
        if _withdraws(readings) and self._changes():  # `Scratch that, Vienna to Tyrolia instead`
            readings = readings[1:]
        problems = tuple(one for each in readings for one in each.answers if isinstance(one, Problem))
        decision = _Decision(Outcome.TALK, "no order in it")
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
        self, orders: tuple[OrderRead, ...], readings: Sequence[Reading], decision: _Decision
    ) -> tuple[tuple[OrderRead, ...], _Decision]:
        """Return the orders with those guessed, and the decision with the words of units left without one."""
        if guessed := self._guessed(decision, readings):
            orders = (*orders, *(one.order for one in guessed))
            words = self.coverer.lattice.text(guessed[0].start, guessed[0].end)
            decision = _Decision(Outcome.PROPOSED, GUESS, words)
        if decision.outcome is not Outcome.PROPOSED or decision.why == ONE_ACTION:
            return orders, decision
        if unordered := self._unordered(orders):
            left = decision.why.endswith("left over")
            decision = replace(decision, why=NO_ORDER if left else decision.why, words=unordered)
        return orders, decision

    def _guessed(self, decision: _Decision, readings: Sequence[Reading]) -> Sequence[Guess]:
        """Return what words that no order accounts for may order in a sentence that is at most doubtful."""
        wrong = any(one.answers and not one.orders for one in readings)
        if not (wrong or decision.outcome is Outcome.TALK or decision.why.endswith("left over")):
            return ()
        governed = any(one.kind in (*_NOT_GUESSED, *BESIDE) for one in readings)
        return () if governed else guesses(self.coverer, self.start, self.end, readings)

    def _unordered(self, orders: Sequence[OrderRead]) -> str:
        """Return the words from the first to the last clause with a unit of the writer's own but no order."""
        ordered = set(map(_unit, orders))
        left = list(named_without_order(self.coverer, self.start, self.end, ordered))
        return self.coverer.lattice.text(left[0][0], left[-1][1]) if left else ""

    def _without_no(self) -> Cover | None:
        """Return the next cover in which a possible no is no part of a reading; None if there is none."""
        if not any(map(self._may_say_no, self.cover.readings)):
            return None
        return next((other for other in self.others if not _has(other.readings, *BESIDE)), None)

    def _proposed_instead(self, other: Cover) -> Verdict:
        """Return what the sentence may mean if its no takes back the words before it."""
        verdict = replace(self, cover=other, others=()).verdict()
        no = next((one.words for one in other.readings if one.kind in (*_TAKING_BACK, "nay")), "")
        proposes = verdict.orders and verdict.outcome is Outcome.GIVEN
        outcome = Outcome.PROPOSED if proposes else Outcome.REJECTED
        return replace(verdict, outcome=outcome, why="denial", governor=no)

    def _decision(self, orders: Sequence[OrderRead], readings: Sequence[Reading]) -> _Decision:
        rules = (
            self._told(readings),
            _stands_against_order(readings),
            self._governed(readings),
            _ends_with_no(readings),
            self._mistaken(readings),
            self._jotted(readings),
            self._beside(orders, readings),
            self._aims_elsewhere(orders, readings),
            self._left_over(orders, readings),
            _ordered_twice(orders, readings),
            self._names_common_word(readings),
            self._acts_after(readings),
            self._parts_places(readings),
            self._compares(readings),
            self._ambiguous(),
        )
        given = _Decision(Outcome.GIVEN if orders else Outcome.REJECTED, "every word accounted for")
        decision = next((rule for rule in rules if rule is not None), given)
        if decision.outcome is Outcome.PROPOSED and not orders:  # there is nothing that a yes could accept
            return replace(decision, outcome=Outcome.REJECTED)
        return decision

    def _told(self, readings: Sequence[Reading]) -> _Decision | None:
        """Return a refusal of a thought that was dropped, or of what somebody else wished.

        `I thought about Munich to Burgundy but that seemed too risky`, `Irma wanted Vienna in Tyrolia`.
        """
        first = next((at for at, one in enumerate(readings) if one.is_form), None)
        if first is None or opens_with_correction(readings):
            return None
        read = self.coverer.lattice
        if tells_of_thought(read.text(self.start, self.end), dropped=_drops(readings[first + 1 :])):
            return _Decision(Outcome.REJECTED, TOLD, read.text(self.start, readings[first].start))
        if self._is_of_somebody(readings[:first]):
            return _Decision(Outcome.REJECTED, TOLD, read.text(self.start, readings[first].start))
        return None

    def _is_of_somebody(self, front: Sequence[Reading]) -> bool:
        """Return whether words before an order begin with an unknown name, and say what its owner wishes."""
        if [one.kind for one in front[:1]] != ["unknown"] or _has(front, "comma", "colon", "self"):
            return False
        name, text = front[0].words, self.coverer.statement.text
        assert self.coverer.context.variant is not None
        if name.capitalize() not in text or any(names(self.coverer.context.variant).similar_provinces(name)):
            return False
        return len(front) > 1 and front[1].kind in ("report", "maybe")

    def _governed(self, readings: Sequence[Reading]) -> _Decision | None:
        """Return what governing words decide; a place alone is no order that is in doubt."""
        decision = _governed(readings)
        if decision is None or decision.outcome is not Outcome.PROPOSED:
            return decision
        if any(self._is_bare(one) for one in readings):
            return replace(decision, outcome=Outcome.REJECTED)
        denying = next((at for at, one in enumerate(readings) if _denies_else(at, readings)), None)
        if denying is None or decision.why != "denial":
            return decision
        clause = _clause(denying, readings)
        return replace(decision, words=self.coverer.lattice.text(clause[0].start, clause[-1].end))

    def _beside(self, orders: Sequence[OrderRead], readings: Sequence[Reading]) -> _Decision | None:
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
                return _Decision(Outcome.REJECTED, "denial", one.words)
            asked = asked or _Decision(Outcome.PROPOSED, "denial", one.words)
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

    def _aims_elsewhere(self, orders: Sequence[OrderRead], readings: Sequence[Reading]) -> _Decision | None:
        """Return a decision if words for a goal are not first, or no order goes there."""
        for at, one in enumerate(readings):
            if one.kind == AIM and (at or not self._goes(one, orders)):
                return _Decision(Outcome.PROPOSED if orders else Outcome.REJECTED, AIM, one.words)
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
        if places and reading.kind != NOT_BUILT and any(map(_waives, orders)):
            return False
        if reading.kind == NOT_BUILT:
            orders = [one for one in orders if not (_waives(one) or self._is_of_other_kind(one, reading))]
        return all(isinstance(one, UnderstoodOrder) and not places & _meant(one) for one in orders)

    def _is_of_other_kind(self, order: OrderRead, reading: Reading) -> bool:
        """Return whether a build is of another kind of unit than words name: `no army but a fleet`."""
        rows = self.coverer.lattice.edges[reading.start : reading.end]
        named = {_KINDS_NAMED[edge.concept] for row in rows for edge in row if edge.concept in _KINDS_NAMED}
        built = order.order if isinstance(order, UnderstoodOrder) else None
        return isinstance(built, Build) and built.kind not in named

    def _left_over(self, orders: Sequence[OrderRead], readings: Sequence[Reading]) -> _Decision | None:
        """Return a decision if a word belongs to no order and may mean something.

        Next to a bare place such a word may deny it.
        """
        every = [one for at, one in enumerate(readings) if _is_left_over(one, at, readings)]
        if not every:
            return None
        left = next((one for kind in ("place", "unknown") for one in every if one.kind == kind), every[0])
        contrary = any((one.kind in _CONTRARY and not one.is_form) or self._is_bare(one) for one in readings)
        proposes = orders and not contrary and not self._acts_before(readings)
        if proposes and left.kind in SHARED:
            return _Decision(Outcome.PROPOSED, ONE_ACTION, left.words)
        return _Decision(
            Outcome.PROPOSED if proposes else Outcome.REJECTED, f"{left.kind} left over", self._around(left)
        )

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

    def _acts_before(self, readings: Sequence[Reading]) -> bool:
        """Return whether another unit of the writer's stands before an order, with no sign between.

        The words say then what that unit does: `York is rowed across North Sea to Norway`.
        """
        own = ""
        for one in readings:
            if one.orders and own and own not in map(_unit, one.orders):
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

    def _names_common_word(self, readings: Sequence[Reading]) -> _Decision | None:
        """Return a decision if a place of an order may be a common word: Danish `den går til Kiel`."""
        read = self.coverer.lattice
        for one in (reading for reading in readings if reading.orders):
            for at in read.common & {*range(one.start, one.end)}:
                if any(edge.concept == "place" and edge.end == at + 1 for edge in read.edges[at]):
                    return _Decision(Outcome.PROPOSED, COMMON_WORD, read.text(at, at + 1))
        return None

    def _acts_after(self, readings: Sequence[Reading]) -> _Decision | None:
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
                    return _Decision(Outcome.PROPOSED, ACTS_AFTER, read.text(edge.start, edge.end))
        return None

    def _parts_places(self, readings: Sequence[Reading]) -> _Decision | None:
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
                    return _Decision(Outcome.PROPOSED, PARTS_PLACES, sign)
        return None

    def _compares(self, readings: Sequence[Reading]) -> _Decision | None:
        """Return a decision if words behind an order say that it is better than others: `… is better`."""
        read = self.coverer.lattice
        order = next((one for one in readings if one.orders), None)
        if order is None or opens_with_correction(readings):
            return None
        compared = next(_words_that_say(COMPARES, read, order.start, self.end), None)
        if compared is None:
            return None
        return _Decision(Outcome.PROPOSED, COMPARES, read.text(compared.start, compared.end))

    def _mistaken(self, readings: Sequence[Reading]) -> _Decision | None:
        """Return a decision if words behind an order call it a mistake, and no other takes its place."""
        read = self.coverer.lattice
        order = next((one for one in readings if one.orders), None)
        if order is None:
            return None
        left = {at for one in readings for at in range(one.start, one.end)}
        for edge in _words_that_say(MISTAKE, read, order.start, self.end):
            if edge.start in left:
                return _Decision(Outcome.PROPOSED, "denial", read.text(edge.start, edge.end))
        return None

    def _jotted(self, readings: Sequence[Reading]) -> _Decision | None:
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
            return _Decision(Outcome.PROPOSED, DOUBT_BESIDE, label)
        return _Decision(Outcome.PROPOSED, DOUBT_BESIDE, behind) if is_exclamation(behind) else None

    def _last_word_of(self, reading: Reading) -> str:
        """Return the last word of a reading; "" if it names a place, and so belongs to the order."""
        word, variant = reading.words.split()[-1], self.coverer.context.variant
        return "" if variant is None or names(variant).province(word) else word

    def _ambiguous(self) -> _Decision | None:
        """Return a decision if another complete cover orders something else and costs nearly the same."""
        for one in self.others:
            if one.cost < self.cover.cost + MARGIN and one.differs(self.cover) and _is_whole(one):
                return _Decision(Outcome.PROPOSED, TWO_MEANINGS, others=_corrected(one.readings)[0])
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


def _waives(order: OrderRead) -> bool:
    """Return whether an order waives a build and so has no place."""
    return isinstance(order, UnderstoodOrder) and isinstance(order.order, Waive)


def _meant(answer: UnderstoodOrder) -> set[str | None]:
    """Return the province that an order's unit goes to, or the unit's own."""
    order = answer.order
    return {province_of(order.to)} if isinstance(order, Move) else {ordered_province(order)}


def about(order: Order) -> set[str | None]:
    """Return the provinces of an order's unit, and of the goal of that unit or of the one it helps."""
    goal = province_of(order.to) if isinstance(order, Move | Support | Convoy) and order.to else None
    return {ordered_province(order), goal}


def _drops(after: Sequence[Reading]) -> bool:
    """Return whether a *but* follows an order, and behind it neither an order nor a place."""
    but = next((at for at, one in enumerate(after) if _may_be_but(one)), None)
    return but is not None and not any(
        one.is_form or one.kind == "place" or one.kind in DEEDS for one in after[but:]
    )


def _may_be_but(reading: Reading) -> bool:
    return reading.kind == "but" or may_stand_for(reading.words, "but")


def _governed(readings: Sequence[Reading]) -> _Decision | None:
    """Return the strongest word that governs the sentence; it refuses its orders, or proposes them.

    Orders are proposed if the word takes back and then orders, or only says that somebody thinks so, or is
    part of a remark: in a sentence that is no question.
    """
    governing = [
        (at, one)
        for kind in (*GOVERNORS, REQUEST, QUESTION_MARK, OTHER_POWER)
        for at, one in enumerate(readings)
        if one.kind == kind and not (_asks_for_consent(at, readings) or _requests(at, readings))
    ]
    if not governing:
        return None
    first, one = governing[0]
    if one.kind == "denial":  # `If they do not answer, …`, `…, unless nobody comes`
        first, one = next(
            (each for each in governing if each[1].kind == "condition" and each[0] < first), (first, one)
        )
    takes_back = one.kind == "withdrawal" and _begins_anew(readings)
    remarks = all(_is_remark(at, each, readings) for at, each in governing)
    return _Decision(Outcome.PROPOSED if takes_back or remarks else Outcome.REJECTED, one.kind, one.words)


def _begins_anew(readings: Sequence[Reading]) -> bool:
    """Return whether a sentence first takes back what was sent, and then gives other orders."""
    if _withdraws(readings):
        return True
    first = next((at for at, one in enumerate(readings) if one.is_form), 0)
    front = readings[:first]
    if not front or front[0].kind != "withdrawal" or _has(front, "place"):
        return False
    return (front[-1].kind == "comma" or _announces(front)) and opens_with_correction(readings)


def _announces(front: Sequence[Reading]) -> bool:
    """Return whether words before a colon end in a clause that introduces: `Forget that, my new orders:`."""
    commas = [at for at, one in enumerate(front) if one.kind == "comma"]
    return bool(commas) and front[-1].kind == "colon" and _has(front[commas[-1] :], "introduction")


def _stands_against_order(readings: Sequence[Reading]) -> _Decision | None:
    """Return a refusal if what an order stands against is an order itself: `Kiel holds even if Ber - Mun`."""
    for at, one in enumerate(readings):
        if one.kind in (DESPITE, PRECAUTION) and _has_form(_rest_of_clause(at, readings)):
            return _Decision(Outcome.REJECTED, "condition", one.words)
    return None


def _ends_with_no(readings: Sequence[Reading]) -> _Decision | None:
    """Return a no or a word for waiting after all orders, which may take them back: `…, no wait`."""
    last = next(
        (one for one in reversed(readings) if one.kind not in (*SIGNS, "filler", FRAMING, "courtesy")), None
    )
    if last is None or last.kind != "change" or not may_stand_for(last.words, "nay"):
        return None
    return _Decision(Outcome.PROPOSED, "denial", last.words)


def _is_remark(at: int, reading: Reading, readings: Sequence[Reading]) -> bool:
    """Return whether a governing word may only say how certain its writer is, or remark on an order.

    This is so for a doubt (`I'd say Kiel to Holland`), for words in a clause that orders nothing (`we have
    been friends`), and after an order for the name of another power and words that may ask: `Vienna to
    Galicia, as agreed with Russia`, `…, wie besprochen`. It is also so for any word of a remark in brackets
    after an order (`(I hope Italy is not angry)`), for words about another unit in a clause of its own:
    `Ankara todavía no`, for a no that denies something else (`…, I don't trust Fleur`), and for any word of
    a reason.
    """
    if reading.kind == "maybe" or _is_of_another_matter(at, readings):
        return True
    clause = _clause(at, readings)
    orders_nothing = not any(one.is_form for one in clause)
    if reading.kind in ("past", "report") and orders_nothing:
        return True
    first = next((n for n, one in enumerate(readings) if one.is_form), len(readings))
    if at < first:
        return False
    if reading.kind in _WEAK or _is_enclosed(at, readings):
        return True
    of_another = any(one.kind == "place" or one.kind in DEEDS for one in clause)
    return reading.kind in ("later", "withdrawal") and orders_nothing and of_another


def _tells_outcome(at: int, readings: Sequence[Reading]) -> bool:
    """Return whether an *otherwise* is followed only by what happens then: `…, otherwise Ivan is angry`."""
    if readings[at].kind != "condition" or not _has_form(readings[:at]):
        return False
    after = readings[at + 1 :]
    orders = any(one.is_form or one.kind == "place" or one.kind in DEEDS for one in after)
    return may_stand_for(readings[at].words, ELSE) and bool(_without_signs(after)) and not orders


def _is_of_another_matter(at: int, readings: Sequence[Reading]) -> bool:
    """Return whether a word is part of a reason, or of a no that denies something else than the orders.

    So is a condition that only threatens what happens otherwise.
    """
    if _gives_reason(at, readings) or _tells_outcome(at, readings):
        return True
    return _denies_else(at, readings) or _denies_help(at, readings)


def _denies_help(at: int, readings: Sequence[Reading]) -> bool:
    """Return whether a no is beside a word for help that orders none: `…, and Munich supports nobody`."""
    if readings[at].kind != "denial":
        return False
    before, after = readings[max(at - 1, 0) : at], readings[at + 1 : at + 3]
    return _has(before, *_HELPING) or (_has(after[:1], *_HELPING) and not _has_form(after))


_HELPING = ("support", "support_hold", "support_move", "support_from", "helped_by")
"""Words for help, in no form of an order."""


def _denies_else(at: int, readings: Sequence[Reading]) -> bool:
    """Return whether a no is in a clause that orders nothing, and denies something else than the orders.

    Before them it may also deny another action: `I'd rather not retreat, kill it`.
    """
    clause = _clause(at, readings)
    if readings[at].kind != "denial" or _has_form(clause):
        return False
    is_before = not _has_form(readings[:at])
    acts = is_before and not _has(clause, "pronoun") and any(one.kind in DEEDS for one in clause)
    return acts or _speaks_of_else(clause)


def denies_orders(readings: Sequence[Reading]) -> bool:
    """Return whether a no is in one clause with an order, or points at what was said."""
    if _has(readings, *BESIDE):
        return True
    clauses = (_clause(at, readings) for at, one in enumerate(readings) if one.kind in ("denial", "nay"))
    return any(_has_form(clause) or _has(clause, "pronoun") for clause in clauses)


def _gives_reason(at: int, readings: Sequence[Reading]) -> bool:
    """Return whether a reading is in a clause that says why, and orders nothing: `because I trust nobody`."""
    clause, first = _clause(at, readings), _start_of_clause(at, readings)
    start = next(
        (n for n, one in enumerate(clause) if one.kind in (REASON, DESPITE, PRECAUTION)), len(clause)
    )
    return start < at - first and not any(one.is_form for one in clause[start:])


_GIVING_REASONS = (REASON, DESPITE, PRECAUTION)


def _clause(at: int, readings: Sequence[Reading]) -> Sequence[Reading]:
    """Return the readings between the commas, brackets and colons around one."""
    end = next((n for n, one in enumerate(readings) if n > at and one.kind in _PARTING), len(readings))
    return readings[_start_of_clause(at, readings) : end]


def _rest_of_clause(at: int, readings: Sequence[Reading]) -> Sequence[Reading]:
    """Return the readings of a clause behind one of its own."""
    return _clause(at, readings)[at + 1 - _start_of_clause(at, readings) :]


def _start_of_clause(at: int, readings: Sequence[Reading]) -> int:
    return max((n for n, one in enumerate(readings[:at]) if one.kind in _PARTING), default=-1) + 1


_PARTING = ("comma", "colon", "open", "close", "arrow")


def opens_with_correction(readings: Sequence[Reading]) -> bool:
    """Return whether a sentence takes back earlier words, and then says otherwise: `Nej vänta, …`.

    The words that take back are before a comma or colon. Nothing else governs the orders after it, except
    that somebody thinks so, or that it should have been so.
    """
    first = next((at for at, one in enumerate(readings) if one.is_form), 0)
    ends = [at for at, one in enumerate(readings[:first], 1) if one.kind in ("comma", "colon", "nay")]
    if not ends:
        return False
    front, after = readings[: ends[-1]], readings[ends[-1] :]
    takes_back = any(one.kind in _CORRECTING for one in front)
    governed = any(one.kind in ("condition", QUESTION_MARK) for one in front)
    return takes_back and not governed and not _are_governed(after)


def _are_governed(readings: Sequence[Reading]) -> bool:
    """Return whether words govern their orders in another way than by saying that somebody thinks so."""
    governing = {*GOVERNORS, QUESTION_MARK, "not_before", "not_but"} - {*_THOUGHT, "question"}
    return any(one.kind in governing for one in readings)


def _is_enclosed(at: int, readings: Sequence[Reading]) -> bool:
    """Return whether a reading is part of a remark in brackets, and decides nothing.

    A change of mind that denies takes back the order before it: `(o mejor no: que Viena se quede)`.
    """
    before = [one.kind for one in readings[:at]]
    decides = readings[at].kind in ("withdrawal", "condition", "alternative", "either")
    decides |= readings[at].kind == "denial" and before[-2:] == ["open", "change"]
    return not decides and before.count("open") > before.count("close")


_WEAK = ("question", OTHER_POWER)
"""Governors that may belong to a remark about the order before them."""
_THOUGHT = ("maybe", "past", "report")
"""Governors that may only say what their writer thinks or knows: `I think …`."""


def _withdraws(readings: Sequence[Reading]) -> bool:
    """Return whether a sentence begins by taking back what was said before it: `Scratch that, …`."""
    return [one.kind for one in readings[:2]] == ["withdrawal", "comma"]


def _asks_for_consent(at: int, readings: Sequence[Reading]) -> bool:
    """Return whether a question mark follows a courtesy, even within an order: `A Vie - Gal, okay?`."""
    if readings[at].kind != QUESTION_MARK or not at:
        return False
    before = readings[at - 1]
    front, _, last = before.words.rpartition(",")
    alone = front or not before.is_form
    return before.kind == "courtesy" or bool(alone and last.strip() and may_stand_for(last, "courtesy"))


def _requests(at: int, readings: Sequence[Reading]) -> bool:
    """Return whether a word begins a request, or is the question mark of one: `Could you …?`."""
    if readings[at].kind == REQUEST:
        before = readings[_start_of_clause(at, readings) : at]
        return all(is_neutral(one.kind) or one.kind in SIGNS for one in before)
    return readings[at].kind == QUESTION_MARK and any(
        one.kind == REQUEST and _requests(n, readings) for n, one in enumerate(readings[:at])
    )


_CONTRARY = ("kept", "hold", "others", "remove", "disband", "arrow")
"""Actions that may contradict the orders next to them, `Serbia and Vienna stay`; a broken sign."""


def _ordered_twice(orders: Sequence[OrderRead], readings: Sequence[Reading]) -> _Decision | None:
    """Return a decision if a unit has two orders, also forbidden ones, or orders run together."""
    units = [unit for one in orders if not is_collective(one) and (unit := _unit(one)) is not None]
    if len(set(units)) < len(units):
        return _Decision(Outcome.PROPOSED, ONE_UNIT)
    wrong = [one for each in readings for one in each.answers if isinstance(one, Problem)]
    if orders and (_are_glued(readings) or any(one.unit in units for one in wrong)):
        return _Decision(Outcome.PROPOSED, RUN_TOGETHER)
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
    return _governed(readings) is None and not any(
        _is_left_over(one, at, readings) for at, one in enumerate(readings)
    )


def _is_left_over(reading: Reading, at: int, readings: Sequence[Reading]) -> bool:
    """Return whether a reading is no order, and may mean something in its place."""
    if reading.is_form or reading.kind in (*SIGNS, *BESIDE, AIM, FAREWELL, "note"):
        return reading.kind in GUESSED
    after = readings[at + 1].kind if at + 1 < len(readings) else ""
    asks = _asks_for_consent(at, readings) or _requests(at, readings)
    if asks or (reading.kind, after) == ("pronoun", "self"):  # `This spring …`
        return False
    if reading.kind == "arrow" and at:  # `Oh - A Vie - Gal`
        return not all(is_neutral(one.kind) for one in readings[:at])
    if reading.kind in ("except", "but"):
        return not any(one.kind in (*_COLLECTIVE, "unchanged") for one in readings)
    if reading.kind == "about":
        return not any(one.kind in ("self", "introduction") for one in readings[at + 1 : at + 2])
    return _breaks_off(at, readings) or not is_neutral(reading.kind)


def _breaks_off(at: int, readings: Sequence[Reading]) -> bool:
    """Return whether a clause ends with the words that begin it: `Kiel holds, although …`."""
    return readings[at].kind == DESPITE and not _without_signs(_rest_of_clause(at, readings))


_COLLECTIVE = ("all_hold", "rest_hold", "kind_holds")
"""Forms for several units, from which one may be excepted."""


def _is_in_place(reading: Reading, readings: Sequence[Reading]) -> bool:
    """Return whether words about an order not meant are last, after an order, or first, before one."""
    said = _meaningful(readings)
    at = said.index(reading)
    if reading.kind == NOT_BUILT:  # it may deny what follows it, too, unless a *but* stands between
        but = any(may_stand_for(word, "but") for word in reading.words.split()[-_WITH_ARTICLE:])
        return but or not _has_form(readings[readings.index(reading) :])
    if reading.kind in ("not_that", "not_order"):
        return 0 < at == len(said) - 1 and said[at - 1].is_form
    if at or len(said) == 1 or not said[1].is_form:
        return False
    return reading.kind == "not_but" or said[1].kind not in _BARE


_WITH_ARTICLE = 2
"""How many words a *but* may have with an article behind it: `no fleet in Brest but an army in Paris`."""


def _is_right_before_order(reading: Reading, readings: Sequence[Reading]) -> bool:
    """Return whether a reading is the first, and what follows is an order with its unit."""
    said = _meaningful(readings)
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
    if not _has_form(readings[colon:]) or _has(readings[:colon], "but", "except"):
        return readings
    return [one for at, one in enumerate(readings) if at > colon or one.kind not in _COLLECTIVE]


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
        if orders and one.kind in (*_CORRECTING, *(("but",) if doubtful else ())):
            between.append(one)
        for order in one.orders:
            same = [n for n, other in enumerate(orders) if _is_for_same(other, order)] if between else []
            if same:
                del orders[same[-1]]
                answered += between
                between = []
            orders.append(order)
    return tuple(without_overridden(orders)), tuple(answered)


def _is_for_same(one: OrderRead, other: OrderRead) -> bool:
    return _unit(one) == _unit(other) is not None


def _unit(order: OrderRead) -> str | None:
    return ordered_province(order.order) if isinstance(order, UnderstoodOrder) else None
