"""Sentences over lines: what right above and right below an order may belong to its sentence.

A sentence may extend over lines: `I won't`, and below it an order, denies the order, and `if Italy agrees.`
below one sets a condition. So each statement gets the words of its neighbours up to a blank line, a command
or the end of their sentence. The judge checks if they govern it only if the line orders something
(`readings.arbiter`). A line that is no order and is right over one may be a heading (`headings`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from enum import Enum, auto

from judge.language.command_words import is_command, is_shortened
from judge.language.conditions.tokens import IF, STRAY
from judge.language.dated_lines import introduces_in_other_script, names_in_dated_line
from judge.language.headings import section_named, speaks_of_phase, stands_over
from judge.language.readings.lattice import BINDING, GOVERNORS
from judge.language.readings.lexicon import (
    WROTE,
    begins_with,
    ends_with,
    governs,
    is_open,
    said_in_heading,
    waives_builds,
)
from judge.language.statements import Place, Statement, Topic
from judge.language.text.blocks import PRESS
from judge.language.text.order_start import ORDER_LIKE, is_order
from judge.language.text.sentence_ends import SENTENCE_END
from judge.language.text.topics import is_about
from judge.language.text.typography import LONGEST, Plain, plain

_MOST_LETTERS = 400
"""How many letters of a sentence above or below an order are examined."""
_MOST_WORDS = 8
"""The most words of an order without the signs of one, `Wien nach Tirol`."""
_OPEN_END = re.compile(r",\s*$|\b(?:and|or)\s*$", re.IGNORECASE)
_ALL_WHOLE = re.compile(
    r"(?:(?:(?:sign ?on|set)\b|[af] [a-z]{3}(?:/[a-z]{2})? (?:[sc] |h)|(?:a|f|army|fleet) [a-z./() ]++-)"
    r"[^\n]*(?<!,)(?<!\band)(?<!\bor)\n)*",
    re.IGNORECASE,
)
"""The lines of most emails: orders and commands as the classic judge has them, no sentence left open."""
_CELL = r"[^\W\d_]+(?:[ ./][^\W\d_]+){0,3}"
_LABEL = re.compile(rf"\W*[^\W\d_]{{3,}}(?:[ ./][^\W\d_]+){{0,2}} ?: {_CELL}\W*")
_ROW = re.compile(rf"{_LABEL.pattern}|\W*{_CELL}(?:\s*\|\s*{_CELL}){{1,3}}\W*")
"""Names with a colon or bars between them, as an order may be laid out: `Vienna: Galicia`."""
_FRONT_SIGNS = " ([-\u2013\u2014*\"'_\u2026."
"""Signs that may come before the first letter of a line."""
_DEEDS = ("hold", "move", "go", "to", "into", "support", "convoy", "build", "remove", "retreat", "disband")
_MOST_OF_HEADING = 5
_MOST_BETWEEN = 4
"""The most words of a line between orders that is a heading or breaks off, rather than a remark."""
_MOST_CONDITION = 5
"""The most words of a condition that is a line of its own."""
_BREAKING_OFF = ("denial", WROTE)
"""Words, besides actions, that end a sentence that breaks off: `I won't`, `On Monday Anna wrote`."""


class _Kind(Enum):
    BOUND = auto()
    """A command, a heading with a colon, a block, a signature, builds waived: all sentences end here."""
    ORDER = auto()
    WORDS = auto()


def in_sentences(found: Sequence[Statement], marks: Mapping[int, str]) -> Iterator[Statement]:
    """Yield the statements, each with the words around it; `marks` are lines of only question marks."""
    if not marks and _ALL_WHOLE.fullmatch("".join([f"{one.text}\n" for one in found])):
        yield from found
        return
    kinds = [_kind(one) for one in found]
    after = _after(found, kinds, marks)
    front = over_list = ""
    for at, one in enumerate(found):
        if not _is_item(one):
            over_list = ""
        elif not at or not _is_item(found[at - 1]):
            over_list = front
        elif not _goes_on(one.text.strip(), found[at - 1].text.rstrip()):
            front = over_list
        above = front if at and (_is_below(found, at) or _is_left_open(front)) else ""
        front = _front(found, kinds, at, above)
        yield _with_words_around(one, kinds[at], above, after[at], _heads(found, kinds, at, front))


def _is_item(one: Statement) -> bool:
    """Return whether a statement is an item of a list, which is a sentence apart from those around it."""
    return not one.block and _ITEM.match(one.text) is not None


_ITEM = re.compile(r"\s*(?:[-\u2013\u2014*+\u2022\u25cf\u25aa]|\(?\d{1,2}[.)])\s+\S")
"""A bullet or a number before the words of an item."""


def _heads(found: Sequence[Statement], kinds: Sequence[_Kind], at: int, front: str) -> str:
    """Return the words that head the orders below them; "" if a statement is no words or heads none."""
    over_orders = at + 1 < len(found) and _orders(found[at + 1], kinds[at + 1])
    if not over_orders or all(map(_is_item, found[at : at + 2])):
        return ""
    if kinds[at] is _Kind.ORDER and _is_label(found[at].text) and _is_below(found, at + 1):
        return found[at].text.strip()
    if kinds[at] is not _Kind.WORDS:
        return ""
    return front if _is_below(found, at + 1) or _opens_paragraph(found[at].text) else ""


def _is_label(text: str) -> bool:
    """Return whether a line is laid out as an order, but may be a label with its value: `Status: draft`."""
    return _LABEL.fullmatch(plain(text).text) is not None


def _with_words_around(one: Statement, kind: _Kind, above: str, after: str, heads: str) -> Statement:
    """Return a statement with the words that may govern it; of statements that end a sentence, only press."""
    if above and one.block and PRESS.match(one.text.strip()):
        return replace(one, front=above)
    if kind is _Kind.BOUND or not (above or after or heads):
        return one
    return replace(one, front=above if _may_govern(above) else "", after=after, heads=heads)


def _is_left_open(front: str) -> bool:
    """Return whether a sentence continues even below a blank line: a condition, or one that breaks off.

    `If Italy agrees`, `I will never` and `It is not true that` say nothing by themselves.
    """
    if is_open(plain(front).text):
        return True
    if not 1 < len(front.split()) <= _MOST_CONDITION or "," in front:
        return False
    line = plain(front)
    return begins_with(line, ("condition",)) or ends_with(line, (*_BREAKING_OFF, *_DEEDS))


def _opens_paragraph(text: str) -> bool:
    """Return whether a line is a heading over orders not given, even with a blank line below it."""
    if names_in_dated_line(text) is not None:
        return True
    line = plain(text)
    said = said_in_heading(line.text)
    opens = "not_now" in said or ("case" in said and begins_with(line, ("condition",)))
    return opens and len(text.split()) <= _MOST_OF_HEADING


def _may_govern(front: str) -> bool:
    """Return whether a sentence may govern orders below; a heading with a phase only says what they are for.

    Nor does one about an absence that does not break off: `I am away until Monday`.
    """
    line = plain(front)
    if not governs(line, GOVERNORS) or speaks_of_phase(front):
        return False
    return ends_with(line, _BREAKING_OFF) or not is_about(line.text, Topic.ABSENCE)


def _kind(one: Statement) -> _Kind:
    if _is_apart(one):
        return _Kind.BOUND
    if is_order(one.text):
        return _Kind.ORDER
    line = plain(one.text)
    bound = stands_over(one.text) or _commands(line)
    dated = not bound and names_in_dated_line(one.text) is not None
    if dated or introduces_in_other_script(one.text):
        return _Kind.WORDS
    if _ROW.fullmatch(line.text) and not (speaks_of_phase(one.text) or governs(line, GOVERNORS)):
        return _Kind.ORDER
    return _Kind.BOUND if bound or section_named(one.text) is not None else _kind_by_words(one.text, line)


def _kind_by_words(text: str, line: Plain) -> _Kind:
    """Return what a line without a form of its own is: few words may waive builds, or order something."""
    if len(text.split()) > _MOST_WORDS:
        return _Kind.WORDS
    if waives_builds(line):
        return _Kind.BOUND
    return _Kind.ORDER if ORDER_LIKE.search(line.text) and not governs(line, GOVERNORS) else _Kind.WORDS


def _is_apart(one: Statement) -> bool:
    """Return whether a statement shares no sentence; a bare `If Italy agrees` has orders further below.

    Nor does one that is too long to be read.
    """
    if len(one.text) > LONGEST:
        return True
    opens_if = IF.match(one.text) is not None and not one.closed and not one.body
    is_block = one.block and not opens_if
    return is_block or one.place is Place.SIGNATURE or STRAY.match(one.text) is not None


def _commands(line: Plain) -> bool:
    """Return whether a line is a command; `On Monday Anna wrote` is no shortened one."""
    return is_command(line.text, None) and not (is_shortened(line.text) and governs(line, (WROTE,)))


def _orders(one: Statement, kind: _Kind) -> bool:
    """Return whether a statement may be an order in any language."""
    if kind is not _Kind.WORDS:
        return kind is _Kind.ORDER
    return len(one.text.split()) <= _MOST_WORDS and governs(plain(one.text), _DEEDS)


def may_order(one: Statement) -> bool:
    """Return whether a statement may order something, in any words and language."""
    if one.block:
        return IF.match(one.text) is not None
    line = plain(one.text)
    return _kind(one) is _Kind.ORDER or (governs(line, _DEEDS) and not _commands(line))


def _is_below(found: Sequence[Statement], at: int) -> bool:
    """Return whether a statement is in the line right below the one before it."""
    return found[at].line == last_line(found[at - 1]) + 1


def last_line(one: Statement) -> int:
    """Return the number of the last line of a statement."""
    return max((one.line, *one.numbers))


def _front(found: Sequence[Statement], kinds: Sequence[_Kind], at: int, above: str) -> str:
    """Return the unfinished sentence that continues below a statement; `above` is the one above it."""
    text = found[at].text.strip()
    if kinds[at] is _Kind.BOUND:
        return ""
    if kinds[at] is _Kind.ORDER:
        is_open = _goes_on_below(found[at], kinds[at])
        return f"{above} {text}".strip()[-_MOST_LETTERS:] if is_open else above
    below_order = at > 0 and kinds[at - 1] is _Kind.ORDER and _is_below(found, at)
    if below_order and _is_small(text) and begins_with(plain(text), ("question",)):
        return above  # a remark on what is above
    if below_order and not _goes_on(text, found[at - 1].text.rstrip()) and not _may_break_off(text):
        return ""
    joined = f"{above} {text}" if above and (not below_order or _is_small(text)) else text
    return SENTENCE_END.split(joined)[-1].strip()[-_MOST_LETTERS:]


def _may_break_off(text: str) -> bool:
    """Return whether a line between orders may be unfinished; most remarks there need no final sign."""
    if len(text.split()) <= _MOST_BETWEEN or speaks_of_phase(text):
        return True
    return ends_with(plain(text), (*_DEEDS, "about", "article", "with", "from", "introduction"))


def _goes_on_below(one: Statement, kind: _Kind) -> bool:
    """Return whether an order leaves its sentence open, and has words that govern it."""
    is_open = kind is _Kind.ORDER and _OPEN_END.search(one.text) is not None
    return is_open and governs(plain(one.text), GOVERNORS)


def _after(found: Sequence[Statement], kinds: Sequence[_Kind], marks: Mapping[int, str]) -> list[str]:
    """Return what continues each statement's sentence below it, and may govern it."""
    after = [""] * len(found)
    for at in reversed(range(len(found))):
        last = last_line(found[at])
        if last + 1 in marks:
            after[at] = marks[last + 1]
        elif at + 1 < len(found) and _is_below(found, at + 1):
            after[at] = _going_on(found, kinds, at + 1, after[at + 1])
    return after


def _going_on(found: Sequence[Statement], kinds: Sequence[_Kind], at: int, after: str) -> str:
    """Return what a statement says of the one right above it, whose sentence or orders it continues."""
    one = found[at]
    opens_if = one.block and not one.closed and IF.match(one.text) and _is_small(one.text)
    if kinds[at] is _Kind.BOUND and not opens_if:
        return ""
    text, above = found[at].text.strip(), found[at - 1].text.rstrip()
    goes_on = _goes_on(text, above)
    if kinds[at] is _Kind.ORDER:
        return text if goes_on and begins_with(plain(text), BINDING) else after
    if not goes_on:
        return ""
    whole = f"{text} {after}" if after and not SENTENCE_END.search(text) else text
    return SENTENCE_END.split(whole)[0].strip()[:_MOST_LETTERS] + ("?" if "?" in text else "")


def _goes_on(text: str, above: str) -> bool:
    """Return whether a line continues the sentence of the line above it.

    It does after a comma and in small letters, except as a remark, `which I never wanted to do`. In capitals,
    as phones put them, it does if it is a short condition without its consequence.
    """
    line = plain(text)
    if above.endswith(","):
        return True
    if _is_small(text):
        return not begins_with(line, ("question",))
    is_short = len(text.split()) <= _MOST_CONDITION and "," not in text and not SENTENCE_END.search(above)
    return is_short and begins_with(line, ("condition", "either"))


def _is_small(text: str) -> bool:
    """Return whether a line begins with a small letter, like one that continues a sentence."""
    return text.lstrip(_FRONT_SIGNS)[:1].islower()
