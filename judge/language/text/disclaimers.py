"""Disclaimers and banners: what companies, lists and virus scanners put around an email.

A person may begin a line with `This message …` or `Warning: …`. So a disclaimer is known by its topics
(grammar/quote_words.toml): one phrase that no person writes, or two typical topics. No order and no command
is part of a disclaimer, and a paragraph that ends with a colon announces the sender's own words.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from judge.language.text.order_start import is_order_or_command
from judge.language.text.patterns import QUOTED
from judge.language.text.quote_words import LETTERS_SEEN, quote_words
from judge.language.text.typography import LONGEST, plain

_RULE = re.compile(r"[\s_=*~#-]{3,}$")
_LONGEST_PARAGRAPH = 60
"""The most lines of a paragraph that may be a disclaimer."""
_LONGEST_BANNER = 8
_LONGEST_LINE = 4000
_FEWEST_MATTERS = 2
_WRAPPED_WORDS = 5
"""The fewest words of a line that may continue in the next one."""


@dataclass(frozen=True, slots=True)
class Disclaimer:
    """A disclaimer: its number of lines, and whether a blank line or a rule is above it."""

    lines: int
    apart: bool


def may_hold_disclaimer(lines: Iterable[str]) -> bool:
    """Return whether an unquoted word begins like one of the words of disclaimers (a quick check)."""
    lowered = "\n".join([line for line in lines if line[:1] != ">"]).lower()
    if not lowered.isascii():
        lowered = unicodedata.normalize("NFKD", lowered)
    return not quote_words().beginnings.isdisjoint(_BEGINNING.findall(lowered))


_BEGINNING = re.compile(rf"(?<![^\W_])[^\W\d_]{{{LETTERS_SEEN}}}")


def disclaimers(lines: Sequence[str]) -> dict[int, Disclaimer]:
    """Return the disclaimers of a text by the positions of their first lines."""
    found: dict[int, Disclaimer] = {}
    for start, end in _paragraphs(lines):
        for first, last in _parts(lines, start, end):
            begins = _disclaimer_in(lines, first, last)
            if begins is not None:
                found[begins] = Disclaimer(last - begins, apart=begins == start)
    return found


def _paragraphs(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield the start and end of each paragraph; a rule separates two as a blank line does."""
    start = 0
    for here in range(len(lines) + 1):
        if here == len(lines) or not lines[here].strip() or _RULE.match(lines[here]):
            if start < here <= start + _LONGEST_PARAGRAPH:
                yield start, here
            start = here + 1


def _parts(lines: Sequence[str], start: int, end: int) -> Iterator[tuple[int, int]]:
    """Yield the parts of a paragraph between its orders, commands and quoted lines."""
    first = start
    for here in range(start, end + 1):
        if here == end or QUOTED.match(lines[here]) or is_order_or_command(lines[here]):
            if first < here:
                yield first, here
            first = here + 1


def _disclaimer_in(lines: Sequence[str], start: int, end: int) -> int | None:
    """Return the line at which the disclaimer of a part of a paragraph begins; None if it has none."""
    if lines[end - 1].rstrip().endswith(":"):
        return None
    texts = [_plain(line) for line in lines[start:end]]
    if not _disclaims(" ".join(texts)):
        return None
    first = start + next((n for n, text in enumerate(texts) if _names_matter(text)), 0)
    while first > start and _is_wrapped(lines[first - 1]):
        first -= 1
    return first


def _plain(line: str) -> str:
    """Return a line in plain letters; a line may be a whole paragraph, and so longer than others."""
    return " ".join(
        plain(line[at : at + LONGEST]).text for at in range(0, min(len(line), _LONGEST_LINE), LONGEST)
    )


def _disclaims(text: str) -> bool:
    table = quote_words()
    if table.phrases.search(text):
        return True
    certain = sum(matter.search(text) is not None for matter in table.certain)
    return certain > 0 and (
        certain + sum(matter.search(text) is not None for matter in table.weak) >= _FEWEST_MATTERS
    )


def _names_matter(text: str) -> bool:
    table = quote_words()
    return any(matter.search(text) for matter in (table.phrases, *table.certain, *table.weak))


def _is_wrapped(line: str) -> bool:
    """Return whether the sentence of a line may continue in the next one."""
    return len(line.split()) >= _WRAPPED_WORDS and not line.rstrip().endswith((".", "!", "?", ":", ";"))


def banner_lines(lines: Sequence[str], here: int) -> int:
    """Return the number of lines of a mail server's warning that begins here; 0 if none does."""
    table = quote_words()
    line = plain(lines[here].strip()[:LONGEST]).text
    if not table.banner.match(line):
        return 0
    if table.banner_alone.fullmatch(line):
        return 1
    end = here
    last = min(len(lines), here + _LONGEST_BANNER)
    while end < last and lines[end].strip() and not is_order_or_command(lines[end]):
        end += 1
    text = " ".join(plain(one[:LONGEST]).text for one in lines[here:end])
    matters = sum(matter.search(text) is not None for matter in table.banner_matters)
    return end - here if matters >= _FEWEST_MATTERS else 0
