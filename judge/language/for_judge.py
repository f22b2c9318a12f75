"""The one test of whether a line may be meant for the judge, and is not only words to a person.

A message with such a line waits for a YES, and words with it raise the Error Flag. A line may be meant for
the judge if it asks for what a command does, is a command with a fault, begins like an order or a command, or
is made of the words of orders and hardly any other (`Trieste supports`, `flottan blir kvar`). Words that
deny, doubt, ask or report show that it talks about orders and gives none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.language.command_words import is_command
from judge.language.names import Names, names, names_of
from judge.language.press_for_judge import names_reader
from judge.language.problems import Problem, ProblemKind
from judge.language.prose import begins_order, speaks_to_people
from judge.language.readings.lattice import (
    DEEDS,
    GOVERNORS,
    OTHER_POWER,
    QUESTION_MARK,
    Edge,
    Lattice,
    is_neutral,
    is_of_line,
    lattice_of,
)
from judge.language.readings.lexicon import FRAMING, PARTICLE, is_request
from judge.language.readings.line_verdicts import sentences
from judge.language.readings.lines_around import introduces
from judge.language.statements import Answer, Context, Prose, Work
from judge.language.text.typography import plain
from judge.language.unread import IN_EARNEST

_OF_COMMANDS = (ProblemKind.BAD_VALUE, ProblemKind.INCOMPLETE_COMMAND, ProblemKind.NOT_HERE)
_WORDS_OF_COMMAND = 3
_MOST_ODD = 1
"""How many odd things may be in a line that is an order.

Odd is an unknown word, as after a slip, a place without a unit of the writer, or words that people say to
each other.
"""
_UNITS = ("army", "fleet", "armies", "fleets", "everything", "rest")
_PHASES = ("moves", "retreats", "builds", "spring", "fall", "winter")
_HEADINGS = (*_PHASES, "introduction", "unit")
"""Concepts of headings over orders, and over the columns of their table."""
_WORDS_OF_HEADING = 8
_BAR = "|"
"""The separator of the columns of a table."""
_GOVERNING = (*(one for one in GOVERNORS if one != "later"), QUESTION_MARK)
"""Concepts that show that a sentence talks about orders; a season is named by orders as well."""


def may_be_for_judge(text: str, answers: Sequence[Answer], context: Context) -> bool:
    """Return whether a line that is no order and no command may be meant for the judge."""
    if asks_for_command(text, answers):
        return True
    known = names_of(context.variant)
    unread = any(isinstance(one, Problem) for one in answers) and not speaks_to_people(text, known)
    return (unread and begins_for_judge(text, context)) or is_like_order(text, context)


def asks_for_command(text: str, answers: Sequence[Answer]) -> bool:
    """Return whether a line asks for what a command does, or is a command with a fault."""
    return any(isinstance(one, Prose) and one.asks for one in answers) or may_be_command(text, answers)


def speaks_to_reader(text: str, context: Context) -> bool:
    """Return whether a line tells its reader what they do: `I hold in Wales and you take Oslo`.

    A request may be for the judge, and so may words that only thank.
    """
    read = lattice_of(text, context)
    if read is None or is_request(plain(text).text):
        return False
    return any(
        names_reader([read.words[at][0] for at in range(first, last)])
        and _says_deed(read, first, last)
        and not _concerns_own_unit(read, first, last, context)
        for start, end in sentences(read)
        for first, last in _clauses(read, start, end, (",", ";", ":"))
    )


def asks_to_order(text: str, context: Context) -> bool:
    """Return whether a line asks for an order to one of the writer's units: `Can you put Vienna in Galicia`.

    To be supported, and to know something, is asked of another player.
    """
    read = lattice_of(text, context)
    if read is None or context.variant is None or not is_request(plain(text).text):
        return False
    end = len(read.words)
    said = {edge.concept for row in read.edges for edge in row}
    others = _governors(read, 0, end) - {*_OF_REQUESTS}
    return (
        not others
        and not said.isdisjoint(_MOVING)
        and said.isdisjoint(_HELPING)
        and _names_own_unit(read, 0, end, names(context.variant), context)
    )


_OF_REQUESTS = ("question", QUESTION_MARK, "maybe", "report", "wish")
_MOVING = ("hold", "move", "go", "into", "to", "skip")
_HELPING = ("support", "support_hold", "support_move", "support_from", "convoy", "helped_by", "convoyed_by")


def _concerns_own_unit(read: Lattice, start: int, end: int, context: Context) -> bool:
    """Return whether a clause names a unit of the writer's for which it asks no help.

    `You can move Vienna to Galicia` may be for the judge, and `you support Vienna` is not.
    """
    said = {edge.concept for row in read.edges[start:end] for edge in row}
    own = context.variant is not None and _names_own_unit(read, start, end, names(context.variant), context)
    return own and said.isdisjoint(_HELPING)


def _says_deed(read: Lattice, start: int, end: int) -> bool:
    said = {edge.concept for row in read.edges[start:end] for edge in row}
    return not said.isdisjoint({"place", "go", *DEEDS})


def may_be_command(text: str, answers: Sequence[Answer]) -> bool:
    """Return whether a faulty command is typed like one: in capitals, or short."""
    problems = (one for one in answers if isinstance(one, Problem))
    words = text.split()
    typed = len(words) <= _WORDS_OF_COMMAND or (len(words[0]) > 1 and words[0].isupper())
    return typed and any(one.kind in _OF_COMMANDS for one in problems)


def begins_for_judge(text: str, context: Context) -> bool:
    """Return whether a line begins like an order, or like a command that is one whatever follows."""
    line = plain(text).text
    known = names_of(context.variant)
    return begins_order(line, known) or IN_EARNEST.match(line) is not None


def begins_on_any_board(text: str) -> bool:
    """Return whether a line begins like an order or a command, whatever game it is for."""
    line = plain(text).text
    return is_command(line, None) or begins_order(line, None)


def is_like_order(text: str, context: Context) -> bool:
    """Return whether a sentence of a line is made of the words of orders, and hardly any other."""
    read = lattice_of(text, context)
    if read is None or context.variant is None:
        return False
    known = names(context.variant)
    return any(_is_like_order(read, start, end, known, context) for start, end in sentences(read))


def heads_orders(text: str, context: Context) -> bool:
    """Return whether a line looks like a heading over orders: few words, a colon, or a heading's words."""
    read = lattice_of(text, context)
    if read is None or not read.words:
        return False
    count = sum(word[0][0].isalnum() for word in read.words)
    said = {edge.concept for row in read.edges for edge in row}
    if not 0 < count <= _WORDS_OF_HEADING or said & {*_GOVERNING}:
        return False
    if text.rstrip(" *_").endswith(":") or _BAR in text.strip():
        return True
    return bool(said & {*_HEADINGS}) and not speaks_to_people(text, names_of(context.variant))


def tells_what_follows(text: str, context: Context) -> bool:
    """Return whether a line ends in a colon and names no orders: the lines below are also for its reader."""
    read = lattice_of(text, context)
    if read is None or not text.rstrip(" *_").endswith(":"):
        return False
    said = {edge.concept for row in read.edges for edge in row}
    return said.isdisjoint(_PHASES) and not introduces(text, context, Work())


def _is_like_order(read: Lattice, start: int, end: int, known: Names, context: Context) -> bool:
    """Return whether a sentence is like an order, or has such a clause that only another one denies."""
    governors = _governors(read, start, end)
    if not governors:
        return _is_made_of_orders(read, start, end, known, context)
    if not governors <= {*_OF_OTHER_CLAUSES}:
        return False
    for first, last in _clauses(read, start, end):
        inside = _governors(read, first, last)
        if "report" in inside:  # of what stands behind it, too
            return False
        if not inside and _names_own_unit(read, first, last, known, context):
            return _is_made_of_orders(read, first, last, known, context, most=0)
    return False


_OF_OTHER_CLAUSES = ("denial", "withdrawal", "past", "report")
"""Governors that correct or explain an order in another clause: `Bud - Rum, not Serbia as I said`."""


def _governors(read: Lattice, start: int, end: int) -> set[str]:
    """Return what shows that words talk about orders, and give none."""
    found = {edge.concept for row in read.edges[start:end] for edge in row} & {*_GOVERNING}
    words = (_concepts(read, at) for at in range(start, end))
    return found | {OTHER_POWER for one in words if OTHER_POWER in one and "self" not in one}


def _clauses(
    read: Lattice, start: int, end: int, signs: Sequence[str] = (",", ";")
) -> Iterator[tuple[int, int]]:
    first = start
    for at in range(start, end):
        if read.words[at][0] in signs:
            yield first, at
            first = at + 1
    yield first, end


def _is_made_of_orders(
    read: Lattice, start: int, end: int, known: Names, context: Context, most: int = _MOST_ODD
) -> bool:
    """Return whether ungoverned words are those of orders, with at most so many odd things."""
    signs = {edge.concept for row in read.edges[start:end] for edge in row}
    own = _names_own_unit(read, start, end, known, context)
    words = _words(read, start, end, known if own else None)
    places, deeds, units = (
        sum(not one.isdisjoint(concepts) for one in words) for concepts in ({"place"}, DEEDS, _UNITS)
    )
    unknown = _unknown(words, own=own)
    odd = unknown + speaks_to_people(read.text(start, end), known)
    acts = deeds > units or "arrow" in signs
    if places > 1 or (places and (acts or "colon" in signs)):
        return odd + (not own) <= most
    named = units > 0 or any("units" in one for one in words)
    return named and acts and odd == 0


def _unknown(words: Sequence[set[str]], *, own: bool) -> int:
    """Return how many words are none of orders; `some` and its kind are, beside a unit of the writer's."""
    harmless = set() if own else {PARTICLE, FRAMING}
    return sum(not any(map(_is_of_orders, one - harmless)) for one in words)


def _words(read: Lattice, start: int, end: int, known: Names | None) -> Sequence[set[str]]:
    """Return what each word may be; an unknown word may be one of the `known` places with a slip.

    A misspelt word is a place only if one of the writer's units is named too; otherwise `known` is None.
    """
    spoken = (at for at in range(start, end) if read.words[at][0][0].isalnum())
    return [_concepts(read, at) or _as_slip(known, read.words[at][0]) for at in spoken]


def _as_slip(known: Names | None, word: str) -> set[str]:
    """Return what an unknown word may be: a place, if it is one with a slip."""
    return {"place"} if known is not None and known.similar_provinces(word) else set()


def _concepts(read: Lattice, at: int) -> set[str]:
    """Return what a word may be, by itself or as part of a phrase."""
    rows = read.edges[max(0, at - _LONGEST_PHRASE) : at + 1]
    fitting = (edge for row in rows for edge in row if edge.start <= at < edge.end)
    return {edge.concept for edge in fitting if is_of_line(edge)}


_LONGEST_PHRASE = 8


def _is_of_orders(concept: str) -> bool:
    return concept == "place" or concept in DEEDS or is_neutral(concept) or concept in _BESIDE


_BESIDE = frozenset(
    {"go", "into", "to", "from", "via", "through", "aside", "and", "self", "coast", "count", "unit"}
    | {"army_letter", "fleet_letter", "pronoun", "moves", "retreats", "builds", "spring", "fall", "winter"}
    | {"with", "by_convoy", "receives", "wish", "later"}
)
"""Further concepts of the words of orders."""


def _names_own_unit(read: Lattice, start: int, end: int, known: Names, context: Context) -> bool:
    """Return whether a place is named that has a unit of the writer in it."""
    if context.position is None or context.power is None:
        return False
    own = {unit.province for unit in context.position.of(context.power)}
    return any(own & set(known.province(edge.value)) for edge in _places(read, start, end))


def _places(read: Lattice, start: int, end: int) -> Iterator[Edge]:
    return (edge for row in read.edges[start:end] for edge in row if edge.concept == "place")
