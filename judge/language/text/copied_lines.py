"""Copied lines: lines that an email has from the judge's emails that it answers.

Mail programs mark quotes in many ways or not at all, break their lines differently, and put them below a
signature. So a line is known as a quote by its words, seven of which in a row are in an answered email. From
there on the shorter lines are compared one by one, as long as the email is kept; of an erased one only the
word runs remain.

People also type orders that are in an email of the judge. So lines that are only orders are theirs. Among
sentences of the judge they are a quote, and at the edge of such sentences they are doubtful.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import NamedTuple

from judge.language.text.order_start import is_order_or_command
from judge.language.text.patterns import QUOTED, TOKEN, without_quote_mark
from judge.language.text.word_runs import RUN, checksums, word_runs, words, words_by_line

_MARK = re.compile(r"^[^\S\n]*(?:[a-z]{1,3}>|\(?\d{1,2}[.)](?=[^\S\n]))", re.IGNORECASE | re.MULTILINE)
"""Letters or a number before a line that are none of its words."""
_WRITERS = re.compile(r" {1,5}\d+ (?=\S)")
"""The number before a line of the writer, which an answer repeats."""
_FORM = re.compile(r" {4}\S")
"""The indent of lines that a reader is asked to send."""
_WORD_WITH_TOKEN = re.compile(rf"\W*(?:confirm|cancel|yes)\s+{TOKEN}", re.IGNORECASE)
"""A line that an email of the judge gives to be sent back.

An email that a robot copies may share the line above it with a known email, and not be known itself: so
nobody wrote the line below.
"""
_ADJUSTS = re.compile(r"\W*(?:build|remove|waive)\b", re.IGNORECASE)
"""An adjustment, as the judge's form of orders has it."""
_MOST_SKIPPED = 60
"""How many words of the text may be left out before a line that continues it."""
_MOST_BETWEEN = 3
"""The most lines that somebody writes between two lines of a quote without marks."""
_KNOWN_BY = 3
"""How many letters identify the place of a changed order."""


@dataclass(frozen=True, slots=True)
class Answered:
    """What is known of the answered emails: texts, subjects, and the word runs of those erased."""

    texts: tuple[str, ...] = ()
    subjects: tuple[str, ...] = ()
    erased: frozenset[int] = frozenset()


NOTHING = Answered()


@dataclass(frozen=True, slots=True)
class Comparison:
    """The positions of the copied lines of a text, and of those of them that are doubtful.

    `below` has the copied line right above one of the writer's, `instead` the line that one replaces.
    """

    copied: frozenset[int] = frozenset()
    doubtful: frozenset[int] = frozenset()
    below: Mapping[int, str] = field(default_factory=dict)
    instead: Mapping[int, str] = field(default_factory=dict)


class _Line(NamedTuple):
    at: int
    line: str
    marked: bool
    words: tuple[str, ...]
    begin: int
    end: int
    """Where its words are in the answered text; (0, 0) if only the runs of that are known."""
    copied: bool
    instead: str = ""
    """The order of the text that the line changes."""
    form: bool = False
    """Whether it is a line that the judge gave to be sent back, as `Timezone: Europe/London`."""

    @property
    def text(self) -> str:
        return (without_quote_mark(self.line) if self.marked else self.line).strip()

    @property
    def orders(self) -> bool:
        return self.form or _orders(self.text)


class _Source(NamedTuple):
    """The words of the answered texts, the line and end for each word that begins one, and the runs' starts.

    `writers` are the words of the writer's own lines in them: a writer who repeats such a sentence writes it.
    `forms` are the starts of lines that are given to be sent back.
    """

    words: list[str]
    lines: dict[int, tuple[int, str]]
    runs: dict[tuple[str, ...], int]
    writers: set[tuple[str, ...]]
    forms: set[int]


def compared(lines: Sequence[str], answered: Answered) -> Comparison:
    """Compare the lines of a text with the emails that it answers."""
    source = _source(answered)
    found = list(_lines(lines, source, answered.erased))
    if not any(line.copied for line in found):
        return Comparison()
    below = dict(_written_below(found))
    instead = {line.at: line.instead for line in found if line.instead and line.marked}
    copied, doubtful = set[int](), set[int]()
    for _, group in groupby(_numbered_blocks(found, below), key=lambda pair: pair[0]):
        _judge_block([line for _, line in group], copied, doubtful)
    return Comparison(frozenset(copied), frozenset(doubtful), below, instead)


def _source(answered: Answered) -> _Source:
    source = _Source([], {}, {}, set(), set())
    places: list[dict[tuple[str, ...], int]] = []
    for text in answered.texts:
        start = len(source.words)
        lines = text.splitlines()
        for line, found in zip(lines, _words_of(lines), strict=True):
            begin = len(source.words)
            source.words.extend(found)
            if found:
                source.lines[begin] = len(source.words), line
            if line[:1] == " ":
                _note_indented(source, line, begin)
        runs = list(word_runs(source.words[start:]))
        # Of equal runs the first counts, so it is put in last.
        places.append(dict(zip(reversed(runs), reversed(range(start, start + len(runs))), strict=True)))
    for found_in_text in reversed(places):
        source.runs.update(found_in_text)
    return source


def _note_indented(source: _Source, line: str, begin: int) -> None:
    """Note a line of the judge that repeats one of the writer's, or is given to be sent back."""
    if number := _WRITERS.match(line):
        source.writers.add(tuple(words(line[number.end() :])))
    if _FORM.match(line):
        source.forms.add(begin)


def _words_of(lines: Sequence[str]) -> list[list[str]]:
    """Return the words of each line, without its mark."""
    return words_by_line(_MARK.sub("", "\n".join(lines))) if lines else []


def without_writers_lines(text: str) -> str:
    """Return a text of the judge without the lines in which it repeats what its reader wrote."""
    return "\n".join(line for line in text.splitlines() if not _WRITERS.match(line))


def _lines(lines: Sequence[str], source: _Source, erased: frozenset[int]) -> Iterator[_Line]:
    """Yield the lines with words, each with its position in the answered text."""
    split = list(map(tuple, _words_of(lines)))
    places = _places([word for line in split for word in line], source, erased)
    begin, reached = 0, -1
    for at, found in enumerate(split):
        if not found:
            continue
        here = places[begin : begin + len(found)]
        begin += len(found)
        marked = QUOTED.match(lines[at]) is not None
        start, changed = _copy_of(found, here, source, reached, marked=marked)
        if start is None or start < 0:
            reached, instead = changed or (reached, "")
            yield _Line(at, lines[at], marked, found, 0, 0, start is not None, instead)
            continue
        reached = start + len(found)
        yield _Line(at, lines[at], marked, found, start, reached, copied=True, form=start in source.forms)


def _copy_of(
    found: tuple[str, ...], here: Sequence[int | None], source: _Source, reached: int, *, marked: bool
) -> tuple[int | None, tuple[int, str] | None]:
    """Return a line's position in the answered text, and the order that it changes, with the order's end.

    The position is -1 if that text was erased, and None if the line is not in it. `here` is what is known of
    each word, `reached` the end of the copied lines above.
    """
    if not marked and found in source.writers:
        return None, None
    if None not in here or reached < 0:
        return None if None in here else here[0], None
    changed = _changed(found, source, reached)
    skipped = _MOST_SKIPPED if marked and not changed else 0
    start = _goes_on(found, source.words, reached, skipped)
    return start, changed if start is None else None


def _places(found: Sequence[str], source: _Source, erased: frozenset[int]) -> list[int | None]:
    """Return the position in the answered text of each word in a run of it; -1 if that text was erased."""
    places: list[int | None] = [None] * len(found)
    sums = checksums(found) if erased else ()
    for at, start in enumerate(map(source.runs.get, word_runs(found))):
        if start is not None:
            places[at : at + RUN] = range(start, start + RUN)
        elif erased and sums[at] in erased:
            places[at : at + RUN] = [-1 if place is None else place for place in places[at : at + RUN]]
    return places


def _goes_on(line: Sequence[str], text: Sequence[str], reached: int, skipped: int) -> int | None:
    """Return the position of a line in the text from there on; None if it is not there."""
    length, wanted = len(line), list(line)
    ends = range(reached, min(reached + skipped, len(text) - length) + 1)
    return next((start for start in ends if text[start : start + length] == wanted), None)


def _numbered_blocks(found: Sequence[_Line], below: Container[int]) -> Iterator[tuple[int, _Line]]:
    """Yield the copied lines, each with the number of its block: a new line between two ends a block."""
    number, last = 0, None
    for line in found:
        if line.instead or line.at in below:
            continue
        if last is None or line.copied != last.copied or line.marked != last.marked:
            number += 1
        last = line
        if line.copied:
            yield number, line


def _judge_block(block: Sequence[_Line], copied: set[int], doubtful: set[int]) -> None:
    orders = [line.orders for line in block]
    said = [n for n, order in enumerate(orders) if not order]
    for n, line in enumerate(block if said else ()):
        among = line.marked or not orders[n] or said[0] < n < said[-1]
        (copied if among else doubtful).add(line.at)


def _written_below(found: Sequence[_Line]) -> Iterator[tuple[int, str]]:
    """Yield the lines written right below a copied line, with the copied line."""
    for n, line in enumerate(found[1:], 1):
        above = found[n - 1]
        written = above.copied and not (line.copied or line.marked or line.instead)
        written = written and not _WORD_WITH_TOKEN.match(line.text)
        if written and (above.marked or _goes_on_below(found, n, above.end)):
            yield line.at, above.text


def _orders(text: str) -> bool:
    return is_order_or_command(text) or _ADJUSTS.match(text) is not None


def _changed(line: Sequence[str], source: _Source, reached: int) -> tuple[int, str] | None:
    """Return the order at this point of the text, and its end, if a line may be a changed form of it."""
    end, replaced = source.lines.get(reached, (0, ""))
    replaced = replaced.strip()
    if not replaced or not _orders(replaced):
        return None
    place = next((word[:_KNOWN_BY] for word in words(replaced) if len(word) > 1), "")
    return (end, replaced) if any(word[:_KNOWN_BY] == place for word in line[:3]) else None


def _goes_on_below(found: Sequence[_Line], here: int, reached: int) -> bool:
    """Return whether the answered text continues below what is written from here on."""
    below = next((line for line in found[here + 1 : here + 1 + _MOST_BETWEEN] if line.copied), None)
    return below is not None and reached > 0 and below.begin >= reached
