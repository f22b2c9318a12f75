"""Copied lines: those that an email has from the emails of the judge's that it answers.

Mail programs mark what they quote in many ways or in none, break it anew, and put it below a signature. So a
line is known as a quote by its words, seven of which in a row stand in an email that is answered. From there
on the shorter lines are compared one by one, as long as the email is kept; of one that was erased the word
runs are left.

People type orders that an email of the judge's has as well. So lines of orders alone are theirs; they are a
quote among sentences of the judge's, and in doubt at the edge of such.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import NamedTuple

from judge.language.text.order_start import is_order_or_command
from judge.language.text.patterns import QUOTED, TOKEN
from judge.language.text.word_runs import RUN, checksums, word_runs, words, words_by_line

_MARK = re.compile(r"^[^\S\n]*(?:[a-z]{1,3}>|\(?\d{1,2}[.)](?=[^\S\n]))", re.IGNORECASE | re.MULTILINE)
"""Letters or a number before a line, which are none of its words."""
_QUOTE_MARK = re.compile(r"\s*(?:[>\u00bb\u203a|]|&gt;|[a-z]{2,3}>)\s?", re.IGNORECASE)
_WRITERS = re.compile(r" {1,5}\d+ (?=\S)")
"""The number before a line of the writer's, which an answer repeats."""
_FORM = re.compile(r" {4}\S")
"""The indent of what a reader is asked to send."""
_WORD_WITH_TOKEN = re.compile(rf"\W*(?:confirm|cancel|yes)\s+{TOKEN}", re.IGNORECASE)
"""What an email of the judge's gives to be sent back. The email that a robot copies may share the line above
it with one that is known, and not be known itself: so nobody wrote it below that line."""
_ADJUSTS = re.compile(r"\W*(?:build|remove|waive)\b", re.IGNORECASE)
"""An adjustment, as the judge's form of orders has it."""
_MOST_SKIPPED = 60
"""Words of the text that may be left out before a line that goes on with it."""
_MOST_BETWEEN = 3
"""Lines that somebody writes between two of a quote without marks."""
_KNOWN_BY = 3
"""Letters by which the place of a changed order is known."""


@dataclass(frozen=True, slots=True)
class Answered:
    """What is known of the answered emails: texts, subjects, and the word runs of those erased."""

    texts: tuple[str, ...] = ()
    subjects: tuple[str, ...] = ()
    erased: frozenset[int] = frozenset()


NOTHING = Answered()


@dataclass(frozen=True, slots=True)
class Comparison:
    """The lines of a text, by their places, that are copied, and those of them of which that is in doubt.

    `below` has the copied line right above one of the writer's, `instead` the line that one stands for.
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
    """Where its words stand in the answered text; (0, 0) where only the runs of that are known."""
    copied: bool
    instead: str = ""
    """The order of the text that it is, changed."""
    form: bool = False
    """Whether it is a line that the judge gave to be sent back, as `Timezone: Europe/London`."""

    @property
    def text(self) -> str:
        return (without_mark(self.line) if self.marked else self.line).strip()

    @property
    def orders(self) -> bool:
        return self.form or _orders(self.text)


class _Source(NamedTuple):
    """The words of the answered texts, the line that begins at a word, with its end, and where runs begin.

    `writers` are the words of the writer's own lines in them: whoever writes a sentence again writes it.
    `forms` are where lines begin that are given to be sent back.
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
    """Note a line of the judge's that repeats one of the writer's, or is given to be sent back."""
    if number := _WRITERS.match(line):
        source.writers.add(tuple(words(line[number.end() :])))
    if _FORM.match(line):
        source.forms.add(begin)


def _words_of(lines: Sequence[str]) -> list[list[str]]:
    """Return the words of each line, without its mark."""
    return words_by_line(_MARK.sub("", "\n".join(lines))) if lines else []


def without_writers_lines(text: str) -> str:
    """Return a text of the judge's without the lines in which it repeats what its reader wrote."""
    return "\n".join(line for line in text.splitlines() if not _WRITERS.match(line))


def without_mark(line: str) -> str:
    """Return a marked line without its first mark."""
    return _QUOTE_MARK.sub("", line, count=1)


def _lines(lines: Sequence[str], source: _Source, erased: frozenset[int]) -> Iterator[_Line]:
    """The lines with words, each with where it stands in the answered text."""
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
    """Where a line stands in the answered text, and the order of it that the line changes, with its end.

    It stands at -1 if that text was erased, and nowhere (None) if it is none of its lines. `here` is what is
    known of each word, `reached` the end of the copied lines above.
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
    """Where in the answered text each word stands that is of a run of it; -1 if that text was erased."""
    places: list[int | None] = [None] * len(found)
    sums = checksums(found) if erased else ()
    for at, start in enumerate(map(source.runs.get, word_runs(found))):
        if start is not None:
            places[at : at + RUN] = range(start, start + RUN)
        elif erased and sums[at] in erased:
            places[at : at + RUN] = [-1 if place is None else place for place in places[at : at + RUN]]
    return places


def _goes_on(line: Sequence[str], text: Sequence[str], reached: int, skipped: int) -> int | None:
    """Where a line stands in the text from there on; None if it does not."""
    length, wanted = len(line), list(line)
    ends = range(reached, min(reached + skipped, len(text) - length) + 1)
    return next((start for start in ends if text[start : start + length] == wanted), None)


def _numbered_blocks(found: Sequence[_Line], below: Container[int]) -> Iterator[tuple[int, _Line]]:
    """The copied lines, each with the number of its block: what is new between two of them ends one."""
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
    """What is written right below a copied line, with that line."""
    for n, line in enumerate(found[1:], 1):
        above = found[n - 1]
        written = above.copied and not (line.copied or line.marked or line.instead)
        written = written and not _WORD_WITH_TOKEN.match(line.text)
        if written and (above.marked or _goes_on_below(found, n, above.end)):
            yield line.at, above.text


def _orders(text: str) -> bool:
    return is_order_or_command(text) or _ADJUSTS.match(text) is not None


def _changed(line: Sequence[str], source: _Source, reached: int) -> tuple[int, str] | None:
    """The order that stands here in the text, and its end, if a line may be that one, changed."""
    end, replaced = source.lines.get(reached, (0, ""))
    replaced = replaced.strip()
    if not replaced or not _orders(replaced):
        return None
    place = next((word[:_KNOWN_BY] for word in words(replaced) if len(word) > 1), "")
    return (end, replaced) if any(word[:_KNOWN_BY] == place for word in line[:3]) else None


def _goes_on_below(found: Sequence[_Line], here: int, reached: int) -> bool:
    """Whether the text goes on below what is written from here on."""
    below = next((line for line in found[here + 1 : here + 1 + _MOST_BETWEEN] if line.copied), None)
    return below is not None and reached > 0 and below.begin >= reached
