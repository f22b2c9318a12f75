"""Wrapped orders: an order, or a command with its token, that a mail program broke over two lines.

Lines are joined only if nothing else is possible: a line ends where an order must continue (`A Vie S`, `A Bud
-`, `…, F`), or one begins as no order does (`to Galicia`), right below a support without a destination.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from judge.language.addresses import PERSON
from judge.language.text.own_lines import NumberedLine
from judge.language.text.patterns import parted_token
from judge.language.text.trials import begins_trial

_UNIT = r"(?:army|fleet|[af])\b[\s.(]*[a-z]"
OPEN_END = re.compile(
    r"(?:[-=~]>?|→|\b(?:supports?|convoys?|moves? to|goes to|via|from|to the|to)"
    r"|(?<=[a-z.)])\s+(?:[sc])|(?:[,;]|\band)\s+(?:my |the |an? )?(?:a|f|army|fleet))\s*$",
    re.IGNORECASE,
)
"""The end of a line whose order continues below."""
_GOES_ON = re.compile(r"\s*(?:(?:to|into|via|by)\s+(?:the\s+)?[a-z]|[-=~]+>\s*[a-z])", re.IGNORECASE)
"""The beginning of a line that no order has."""
_ORDER = re.compile(
    rf"[\s*\u2022-]*+(?:\(?\d{{1,2}}[.)]\s*)?(?:{_UNIT}|.*[,;:]\s*{_UNIT}|[a-z]{{3,}}\s*-)", re.IGNORECASE
)
_UNDONE = re.compile(r"[^-=>]*\b(?:supports?|convoys?|s|c)\s+(?:(?! to )[^-=>.;:!?,])*$", re.IGNORECASE)
"""A support or convoy whose destination may be missing."""
_MARK = re.compile(
    r"\s*(?:end|sign|set|press|broadcast|phase|diary|if|else|predict|adjust|announce|register)", re.IGNORECASE
)
_BY_CONVOY = re.compile(r"\b(?:by|via|using)\s+(?:an?\s+|the\s+)?convoy\s*$", re.IGNORECASE)
"""The end in words of a move by convoy: it is complete, whatever is below."""
_VIA = re.compile(r"\bvia\s*$", re.IGNORECASE)
"""The end of a move by convoy in records (DATC 6.G): it is complete if an order is below."""
_RULED = re.compile(r"\s*+[-=~]{2}.*[-=~]{2}\s*+")
"""A heading between two rules, `--- old ---`."""
_TWO_PLACES = r"[a-z][a-z. ()/]*?(?:\s[-=~]+>?\s*|[-=~]+>\s*|[-=~]\s)[a-z]"
_BEGINS = re.compile(rf"\s*(?:{_UNIT}|(?:builds?|removes?|waives?)\b|{_TWO_PLACES})", re.IGNORECASE)
"""The beginning of an order below, with its unit and an action or two places."""
_SIGN = re.compile(r"\s*(?:sign[ -]?(?:on|off)|set|phase)\b", re.IGNORECASE)
_WITH_PIECE = r"\s*(?:confirm|cancel|yes)\s+[0-9a-f]{4,39}\s*$"
_REST_OF_TOKEN = re.compile(r"\s*[0-9a-f]{4,39}[\s.]*$", re.IGNORECASE)
_LAST_WORDS = "support supports convoy convoys to via from the s c a f army fleet"
_LAST = "|".join((r"(?<=[-=~>→])", *(rf"(?<=\b{word})" for word in _LAST_WORDS.split())))
MAY_GO_ON = re.compile(rf"{_GOES_ON.pattern}|{_WITH_PIECE}|(?>.*\S)(?:{_LAST})", re.IGNORECASE)
"""A line that may continue or be continued, by its beginning or by the last word of an open end."""


@dataclass(frozen=True, slots=True)
class JoinedLine(NumberedLine):
    """A line with those below it that belong to it; `below` are the numbers of these."""

    below: tuple[int, ...] = ()


def joined(
    lines: Sequence[NumberedLine], is_command: Callable[[str], bool], is_heading: Callable[[str], bool]
) -> Iterator[NumberedLine]:
    """Yield the lines, an order over two as one; in an email with a message or block all stay separate.

    `is_command` says whether a line is a command: none continues an order. `is_heading` says whether one is a
    heading over orders: none needs a next line, as `RETREATS -`.
    """
    if any(_MARK.match(line.text) and not _SIGN.match(line.text) for line in lines):
        yield from lines
        return
    here = 0
    while here < len(lines):
        line = lines[here]
        below = lines[here + 1] if here + 1 < len(lines) else None
        if (
            below is not None
            and below.number == line.number + 1
            and _is_one(line.text, below.text)
            and not is_command(below.text)
            and not is_heading(line.text)
            and not (begins_trial(line.text) or begins_trial(below.text))
        ):
            yield JoinedLine(
                line.number, f"{line.text.rstrip()} {below.text.lstrip()}", below=(below.number,)
            )
            here += 2
        else:
            yield line
            here += 1


_BEGINS_TOKEN = re.compile(_WITH_PIECE, re.IGNORECASE)


def _is_one(text: str, below: str) -> bool:
    if _BEGINS_TOKEN.match(text):
        return _REST_OF_TOKEN.match(below) is not None and parted_token(f"{text} {below}") != ""
    if not _ORDER.match(text) or _RULED.fullmatch(text) or ":" in below or _MARK.match(below):
        return False
    if _BY_CONVOY.search(text) or (_VIA.search(text) and _BEGINS.match(below)):
        return False
    if OPEN_END.search(text):
        return re.match(r"\s*[a-z(]", below, re.IGNORECASE) is not None
    return _GOES_ON.match(below) is not None and _UNDONE.match(text) is not None


_SEAT = rf"[^\W\d_][\w-]*:?\s+{PERSON}"
_ROUND = re.compile(rf"\s*round\s+{_SEAT}.*?(?:[,;]|[,;\s](?P<power>[^\W\d_][\w-]*:?))\s*$", re.IGNORECASE)
"""A round as its GM deals it, up to where it continues: after a comma, or between power and player."""
_SEATS = re.compile(rf"\s*(?:{_SEAT}|[^\W\d_][\w-]*:?\s*$)")
_PLAYER = re.compile(rf"\s*{PERSON}\s*(?:[,;.]|$)")


def joined_rounds(lines: Iterable[NumberedLine]) -> Iterator[NumberedLine]:
    """Yield the lines, a ROUND with its seats in the lines below as one, across at most one blank line."""
    last: NumberedLine | None = None
    for line in lines:
        if last is not None:
            end = last.below[-1] if isinstance(last, JoinedLine) else last.number
            open_end = _ROUND.match(last.text) if line.number <= end + 2 else None
            if open_end and (_PLAYER if open_end["power"] else _SEATS).match(line.text):
                text = f"{last.text.rstrip()} {line.text.lstrip()}"
                below = (*(last.below if isinstance(last, JoinedLine) else ()), line.number)
                last = JoinedLine(last.number, text, below=below)
                continue
            yield last
        last = line
    if last is not None:
        yield last
