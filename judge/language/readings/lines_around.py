"""Lines around orders: the words on other lines that govern, introduce or end them."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from itertools import pairwise

from judge.language.names import Names, names
from judge.language.readings.about_orders import counts_until_others, may_concern_orders
from judge.language.readings.clauses import (
    AIM,
    TAKING_BACK,
    has,
    has_form,
    last_clause,
    meaningful,
    only_introduces,
    unit_of,
    without_signs,
)
from judge.language.readings.covers import Coverer
from judge.language.readings.evidence import Reading
from judge.language.readings.governed import front_governor
from judge.language.readings.lattice import (
    BINDING,
    DEEDS,
    GOVERNORS,
    OTHER_POWER,
    QUESTION_MARK,
    Lattice,
    lattice,
)
from judge.language.readings.lexicon import FRAMING, PARTICLE, WROTE, words_of
from judge.language.readings.sense import Above
from judge.language.readings.sentence_verdict import is_left_over
from judge.language.readings.taken_back import has_only_words_of_taking_back
from judge.language.statements import Context, Statement, Work
from judge.language.text.sentence_ends import last_sentence
from judge.language.text.typography import plain


def governor_over(statement: Statement, context: Context, work: Work) -> str:
    """Return the words that govern the orders under a line which ends in a colon; "" if none do.

    Only those of its last sentence do, unless they introduce orders.
    """
    readings = _read_alone(last_sentence(statement.under), context, work)
    if only_introduces(last_clause(readings)):
        return ""
    if any(one.is_form or one.kind == "later" for one in readings):  # a heading, or orders of its own
        return ""
    return front_governor(readings)


def front_of(text: str, context: Context, work: Work) -> str:
    """Return the words of an unfinished sentence that govern the orders below it; "" if none do.

    Words after its last comma that introduce orders do not govern them.
    """
    text = _REMARK.sub("", text) or text
    if counts_until_others(text) or not _may_say(text, (*GOVERNORS, *TAKING_BACK, WROTE), context):
        return ""
    readings = _read_alone(text, context, work)
    if _leads_to_orders(readings) or _withdraws_place(readings):
        return ""
    last = max((at for at, one in enumerate(readings) if one.kind == "introduction"), default=-1)
    of_somebody = has(readings, "unknown", OTHER_POWER)  # `Edgar wrote the following`
    anywhere = (*TAKING_BACK, WROTE) if of_somebody else TAKING_BACK
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
    return only_introduces(last_clause(readings)) or _asks_judge(readings)


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
    readings = without_signs(_read_alone(text, context, work))
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
    if has(read, "colon") and has(read, "power", OTHER_POWER):  # `To all but Germany: let's go`
        return False
    said, known = without_signs(read), names(context.variant)
    if sum(word[0].isalnum() for one in said for word in one.words.split()) < _FEWEST_OF_TALK:
        return False
    governed = has(said, *BINDING, QUESTION_MARK) and not has(said, OTHER_POWER)
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
    said = without_signs(readings)
    if not said or has_form(readings) or only_introduces(last_clause(readings)):
        return False
    words = [one for one in words_of(plain(text).text) if one[0].isalnum()]
    if len(words) > _MOST_OF_HEADING:
        return said[0].kind == OTHER_POWER or said[-1].kind in _BREAKING_OFF
    own = words_of(plain(f"{context.player} {context.game}").text)
    if not set(own).isdisjoint(words) or _may_name_somebody(text, said):
        return False
    left = (one for at, one in enumerate(readings) if is_left_over(one, at, readings))
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


def governor_around(statement: Statement, context: Context, work: Work, units: set[str]) -> str:
    """Return the words right above and below that belong to a line's sentence and govern it.

    A condition below with orders of its own, for other units, governs those: `if there is one more, A Con`.
    """
    front = front_of(statement.front, context, work) if statement.front else ""
    if front or not statement.after or not _may_say(statement.after, (*GOVERNORS, QUESTION_MARK), context):
        return front
    readings = _read_alone(statement.after, context, work)
    said = without_signs(readings)
    if not said or has_only_words_of_taking_back(readings):  # that line keeps the order above it until a yes
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
    own = [unit for one in readings for order in one.orders if (unit := unit_of(order)) is not None]
    begins = next((one.kind for one in readings if one.kind not in ("and", "but")), "") == "condition"
    return begins and bool(own) and units.isdisjoint(own)


def _withdraws_place(readings: Sequence[Reading]) -> bool:
    """Return whether words take back the order for a place, and not those below: `Cancel Burgundy`."""
    kinds = [one.kind for one in meaningful(readings)]
    return len(kinds) > 1 and kinds[0] == "withdrawal" and set(kinds[1:]) <= {"place", "and"}


def _asks_judge(readings: Sequence[Reading]) -> bool:
    """Return whether a condition has a consequence that asks for an answer: `if … please tell me`."""
    said = without_signs(readings)
    if any((one.kind, other.kind) == ("courtesy", "report") for one, other in pairwise(said)):
        return True
    return has(said, "let_know")


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
