"""Marks of blocks (REGISTER … END, PRESS and BROADCAST … ENDPRESS) and of sections (`Retreats:`)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judge.rules.phases import PhaseKind

_COLOUR = r"(?:(?:white|gr[ea]y|un-?anonymous|anonymous)\s+)"
LETTER = re.compile(
    rf"^\s*(?:{_COLOUR}(?=press\s+to\b)|{_COLOUR}(?=broadcast))?"
    r"(?:press(?:\s*[-+]|(?:\s+(?:white|gr[ea]y|to|all|none|but|fake|no|un\w+|anonymous)\b.*))?|broadcast(?:\s+(?:white|gr[ea]y))?"
    r"|(?:message|letter)\s+to\s+[^:']{1,60}:)"
    r"\s*:?\s*$",
    re.IGNORECASE,
)
"""The first line of a letter; `Message to Germany:` is no quote of one of ours, which names the game."""

LETTER_LIKE = re.compile(
    r"^(?:(?:(?:[^\W\d_]+[\s:,]+){0,2}?)press(?:\s+to)?|(?:(?:white|gr[ea]y)\s+)?broadcast|(?:message|letter)\s+to)\b",
    re.IGNORECASE,
)
"""A line that begins a letter if an ENDPRESS follows, whatever else is wrong with it: `PRESS E`."""

ONE_LINE = re.compile(
    r"^\s*(?:(?:(?:a|my)\s+)?(?:message|letter|msg|note)\s+(?:to|for)|to)\s+(?:the\s+)?"
    r"(?P<to>[^\W\d_][^:'\d]{1,30}?)\s*:\s*(?P<body>\S.*)$",
    re.IGNORECASE,
)
"""A line that may be a whole letter, `To Germany: shall we?`, if it names somebody who can be written to."""

LETTER_END = re.compile(r"^\s*end[\s-]*(?:of[\s-]*)?(?:press|broadcast)\s*[.!]?\s*$", re.IGNORECASE)
"""The last: ENDPRESS, END PRESS, ENDBROADCAST, END OF PRESS."""

REGISTER = re.compile(
    r"^\s*register\b(?!\s+(?:me|us|my|a|an|the|this|that|i|as|at|for|to|in|with|here|now|again|please)\b)"
    r"(?:\s*[:,-]+|(?=\s|$))\s*(?P<entry>[^,;:]{0,60}.*)$",
    re.IGNORECASE,
)
"""The first line of a registration, which may hold some of it: `REGISTER Anna Schmidt, Vienna`."""
REGISTER_END = re.compile(r"^\s*end\s*\.?\s*$", re.IGNORECASE)
FIELD = re.compile(r"^\s*[^\W\d][\w .'/-]{0,40}:")
"""A line `Key: value` of a registration."""
FIELD_IN_WORDS = re.compile(
    r"^\s*(?P<key>name|time ?zone|zone|e-?mail|mail|address)\s*=?\s+(?P<value>\S.*)$", re.IGNORECASE
)
"""A line of a registration without its colon: `Name Anna Schmidt`."""

COMMENT = re.compile(r"^\s*set\s+comment\s+begin\s*:?\s*$", re.IGNORECASE)
COMMENT_END = re.compile(r"^\s*end(?:[\s-]*(?:of[\s-]*)?comment)?\s*\.?\s*$", re.IGNORECASE)
"""The first and last line of a comment of several lines."""

SIGN = re.compile(r"^\s*sign[\s-]*(?:on\s+\S+\s+\S+.*|off\s*\.?)\s*$", re.IGNORECASE)
"""A line that is unmistakably a SIGN ON or SIGN OFF: a letter whose end was forgotten ends before it."""


def letter_end(lines: Sequence[str], here: int, quoted: re.Pattern[str]) -> int | None:
    """The line that ends the letter beginning at `here`; None if none begins, or its end was forgotten.

    A letter may hold anything up to its ENDPRESS, a line like SIGN ON too; one that is followed by another
    letter first has none.
    """
    if not LETTER_LIKE.match(lines[here].strip()):
        return None
    for number in range(here + 1, len(lines)):
        if LETTER_END.match(lines[number].strip()):
            return number
        if LETTER.match(lines[number].strip()) and not quoted.match(lines[number]):
            return None
    return None


_SECTION = re.compile(
    r"^[\s*_=#-]*(?:(?:my|our|the|with|conditional|possible) +)*(?:"
    r"(?P<R>retreats|if (?:[\w ]+ )?(?:is |are )?dislodged)"
    r"|(?P<A>builds(?:(?:/| and | or )removals)?|removals|adjustments|winter)"
    r"|(?P<M>moves|movement|orders))(?: +(?:orders|phase))?[\s*_=-]*[:.]?[\s*_=-]*$",
    re.IGNORECASE,
)


def section(text: str) -> PhaseKind | None:
    """The kind of phase a heading line opens; None if the line is no such heading."""
    found = _SECTION.match(text)
    return PhaseKind(found.lastgroup) if found and found.lastgroup else None
