"""Marks of blocks: the first and last lines of a message, a registration, a comment; SIGN ON between them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from judge.language.word_files import any_of, word_table

_SHADE = r"(?:white|gr[ea]y|un-?anonymous|anonymous)"
_COLOUR = rf"(?:{_SHADE}\s+)"
_DIARY = r"diary(?:\s+record)?"
PRESS = re.compile(
    rf"^\s*(?:postal\s+)?(?:{_COLOUR}(?=press\s+to\b)|{_COLOUR}(?=broadcast))?"
    r"(?:press(?:\s*[-+].*|(?:\s+(?:white|gr[ea]y|to|all|none|but|fake|if|no|un\w+|anonymous)\b.*))?"
    rf"|broadcast(?:\s+(?:{_SHADE}|(?:{_SHADE}\s+)?(?:no\s+fake|fake|if)\b.*))?"
    rf"|{_DIARY}"
    r"|(?:message|letter)\s+to\s+[^:']{1,60}:)"
    r"\s*:?\s*$",
    re.IGNORECASE,
)
"""The first line of a letter; `Message to Germany:` is no quote of one of ours, which names the game.
A diary's entry stands among them, as it is gathered like a letter."""

PRESS_LIKE = re.compile(
    r"^(?:(?:(?:[^\W\d_]+[\s:,]+){0,2}?)press(?:\s+to)?|(?:postal\s+)?(?:(?:white|gr[ea]y|faked?)\s+)?broadcast"
    rf"|{_DIARY}(?=\s*:?\s*$)|(?:message|letter)\s+to)\b",
    re.IGNORECASE,
)
"""A line that begins a message if an ENDPRESS follows, whatever else is wrong with it: `PRESS E`."""

_WORDS = word_table("press_for_judge")
_TO = any_of(_WORDS["to_reader"])
_LETTER_TO = any_of(_WORDS["letter_to"]).replace(r"\ ", r"\s+")
_ARTICLE = rf"(?:(?:{any_of(_WORDS['reader_articles'])})\s+|(?:{any_of(_WORDS['elided_articles'])}))?"
ONE_LINE = re.compile(
    r"^\s*(?P<colour>(?:white|gr[ea]y|anonymous|unsigned)\s+(?=press|broadcast|message|letter))?"
    r"(?:(?:(?:(?:(?:a|my)\s+)?(?:message|letter|msg|note|press)\s+(?:to|for)"
    rf"|{_LETTER_TO}|{_TO})\s+{_ARTICLE}|@\s*)"
    r"(?P<to>[^\W\d_][^:'\d@]{1,40}?)"
    r"|(?P<diary>diary(?:\s+(?:record|entry|note))?)|broadcast(?:\s+(?P<shade>white|gr[ea]y|anonymous(?:ly)?|unsigned))?(?:\s+to\s+(?:all|every(?:body|one)))?)"
    r"\s*:\s*(?P<body>\S.*)$",
    re.IGNORECASE,
)
"""A line that may be a whole letter, `To Germany: shall we?`, if it names somebody who can be written to.

Without `to` it is for everybody: `BROADCAST: a happy new year`; it may say its colour, as the classic's does.
`DIARY: a note` is an entry in the writer's own.
"""
_AT_NAME = re.compile(r"^\s*@\s*(?P<to>[^\W\d_]{2,20})[\s,:]+(?P<body>\S.*)$")
"""`@France shall we?`, as in chat programs."""


_TO_NAME = re.compile(rf"^\s*(?:(?:{_TO})\s+|@\s*)(?P<to>[^\W\d_][^:'\d@]{{1,40}}?)\s*:\s*$", re.IGNORECASE)
_GROUP_NAME = re.compile(r"\?P<\w+>")
PRESS_LINE = re.compile(
    "|".join(_GROUP_NAME.sub("?:", one.pattern) for one in (ONE_LINE, _AT_NAME, _TO_NAME)), re.IGNORECASE
)
"""A line that may be a whole message, or only its reader."""
NAMES_PEOPLE = re.compile(rf"{PRESS_LINE.pattern}|\s*eject\b|\s*{PRESS_LIKE.pattern[1:]}", re.IGNORECASE)
"""A line that may name people of the game: a message's, or EJECT."""


def one_line(text: str) -> re.Match[str] | None:
    """Return the parts of a line that may be a whole message: `to`, unless it is for all, and `body`."""
    return ONE_LINE.match(text) or _AT_NAME.match(text)


def reader_alone(text: str) -> str:
    """Return the readers that a line over a message names, `To Fleur (France):`; "" for other lines."""
    found = _TO_NAME.match(text)
    return found["to"] if found else ""


PRESS_END = re.compile(
    r"^\s*end(?:[\s-]*(?:of[\s-]*)?(?:press|broadcast|diary)\s*[.!]?\s*$"
    r"|(?:press|broadcast|diary)\b(?:\W+\w+){0,2}\W*$)",
    re.IGNORECASE,
)
"""The last line: ENDPRESS, END PRESS, ENDBROADCAST, END OF PRESS, ENDDIARY; one word, or up to two more."""
DIARY = re.compile(rf"^\s*{_DIARY}\s*:?\s*$", re.IGNORECASE)
"""The first line of an entry in a diary."""

REGISTER = re.compile(
    r"^\s*register\b(?!\s+(?:me|us|my|a|an|the|this|that|i|as|at|for|to|in|with|here|now|again|please)\b)"
    r"(?:\s*[:,-]+|(?=\s|$))\s*(?P<entry>[^,;:]{0,60}.*)$",
    re.IGNORECASE,
)
"""The first line of a registration, which may hold some of it: `REGISTER Anna Schmidt, Vienna`."""
_ENDS = (*word_table("trials")["ends"]["alone"], *word_table("registration")["end"])
REGISTER_END = re.compile(rf"^\s*(?:{any_of(_ENDS)})\s*\.?\s*$", re.IGNORECASE)
FIELD = re.compile(r"^\s*[^\W\d][\w .'/-]{0,40}:")
"""A line `Key: value` of a registration."""
FIELD_IN_WORDS = re.compile(
    r"^\s*(?P<key>name|time ?zone|zone|language|e-?mail|mail|address)\s*=?\s+(?P<value>\S.*)$", re.IGNORECASE
)
"""A line of a registration without its colon: `Name Anna Schmidt`."""


def field_meant(label: str) -> str:
    """Return the registration field that a label in plain letters means, in ten languages; else itself."""
    return _fields().get(_own().sub("", label), label)


@cache
def _fields() -> Mapping[str, str]:
    """Return the field that each label means."""
    table = word_table("registration")
    return {label: field for field in ("name", "timezone", "language") for label in table[field]}


@cache
def _own() -> re.Pattern[str]:
    """Return the pattern of the words before a label, as in `Your full name`."""
    return re.compile(rf"^(?:(?:{any_of(word_table('registration')['before'])}) )+")


COMMENT = re.compile(r"^\s*(?:set\s+)?comment\s+begin\s*:?\s*$", re.IGNORECASE)
COMMENT_END = re.compile(r"^\s*end(?:[\s-]*(?:of[\s-]*)?comment)?\s*\.?\s*$", re.IGNORECASE)
"""The first and last line of a comment of several lines."""

PREDICT = re.compile(r"^\s*predict(?P<with>\s+with\b.*)?\s*:?\s*$", re.IGNORECASE)
PREDICT_END = re.compile(r"^\s*end[\s-]*(?:of[\s-]*)?predict\s*[.!]?\s*$", re.IGNORECASE)
"""The first and last line of orders to be tried; without its end only `PREDICT WITH` begins them."""

ADJUST = re.compile(r"^\s*adjust\s*:?\s*$", re.IGNORECASE)
ADJUST_END = re.compile(r"^\s*end[\s-]*(?:of[\s-]*)?adjust(?:ment)?\s*[.!]?\s*$", re.IGNORECASE)
"""The first and last line of a GM's corrections."""

ANNOUNCE = re.compile(
    r"^\s*announce(?:ment)?(?P<all>\s+(?:to\s+)?all(?:\s+(?:my\s+|of\s+my\s+|the\s+)?games)?)?\s*:?\s*$",
    re.IGNORECASE,
)
ANNOUNCE_END = re.compile(r"^\s*end[\s-]*(?:of[\s-]*)?announce(?:ment)?\s*[.!]?\s*$", re.IGNORECASE)
"""The first and last line of a GM's announcement to everybody."""

BLOCKS = ((COMMENT, COMMENT_END), (ADJUST, ADJUST_END), (ANNOUNCE, ANNOUNCE_END))
"""The first and last lines of the blocks that need no end to be one."""
IF_END = re.compile(r"^\s*end[ -]*if\b", re.IGNORECASE)
"""The last line of an IF."""

SIGN = re.compile(r"^\s*sign[\s-]*(?:on\s+\S+\s+\S+.*|off\s*\.?)\s*$", re.IGNORECASE)
"""A line that is unmistakably SIGN ON or SIGN OFF: a message whose end was forgotten ends before it."""
