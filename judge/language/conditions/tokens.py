"""Tokens of an IF: where the block begins and ends, and what its lines are made of.

    IF condition                        IF condition THEN orders [ELSE orders]
      orders
    ELSE IF condition
      orders
    ELSE
      orders
    ENDIF

The form on one line needs no ENDIF; lines that begin with ELSE belong to it. If an ENDIF follows anyway, the
lines before it belong to the block. Within another IF it ends with its line.

ELSE is also written OTHERWISE, or IF NOT with a comma.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache

from judge.language.command_words import first_words
from judge.language.text.blocks import ANNOUNCE, ANNOUNCE_END, IF_END, PRESS, PRESS_END
from judge.language.text.own_lines import NumberedLine
from judge.language.text.typography import Plain, plain, unadorned

IF = re.compile(r"^\s*if\b(?!\s+(?:[\w ]+ )?(?:dislodged|forced to retreat)\s*:?\s*$)", re.IGNORECASE)
"""The first line of a block; `If dislodged:` is a heading."""
STRAY = re.compile(r"^\s*(?:else|elseif|elsif|elif|then|end[ -]*if)\b", re.IGNORECASE)
"""Words that make sense only after an IF."""
_ELSE = re.compile(r"^\s*(?:else|elseif|elsif|elif)\b", re.IGNORECASE)
_ENDS_ITSELF = re.compile(r"\bend[ -]*if\W*$", re.IGNORECASE)
_THEN = re.compile(r"[ ,:]*\bthen\b|(?<!\d)[ ,:]+(?=(?:build|remove|retreat|waive)\b(?! *\d))", re.IGNORECASE)
"""THEN, or the blanks before a word that begins an order of retreats or adjustments."""
_COMMA = re.compile(r"\s*,\s*(?=(?:just\s+)?(?:[af]|army|fleet)\b)", re.IGNORECASE)
"""A comma that a unit follows: `If I get Belgium, F Bre`."""
_PROSE = re.compile(r"[,.!?;]\s*\S|[.!?]\s*$")
_FIRST = re.compile(r"\s*([a-z]+)", re.IGNORECASE)


def block_end(
    lines: Sequence[NumberedLine], here: int, is_heading: Callable[[str], bool]
) -> tuple[int, bool]:
    """Return the line after the block that begins at `here`, and whether its end is there.

    If the end is missing, the block ends at the first empty line, command or heading. The line is `here`
    itself if it is no IF but a sentence that begins with that word.
    """
    text = lines[here].text
    if _ENDS_ITSELF.search(text):
        return here + 1, True
    last = _end_line(lines, here, is_heading)
    if last is not None:
        return last + 1, True
    stop = here + 1
    if is_inline(text):
        while stop < len(lines) and _ELSE.match(lines[stop].text):
            stop += 1
        return stop, True
    if _PROSE.search(text):
        return here, False
    while stop < len(lines) and lines[stop].number == lines[stop - 1].number + 1:
        after = _after_press(lines, stop)
        if after == stop and _ends_block(lines[stop].text, is_heading):
            break
        stop = max(after, stop + 1)
    return stop, False


_PRESS = ((PRESS, PRESS_END), (ANNOUNCE, ANNOUNCE_END))


def _after_press(lines: Sequence[NumberedLine], here: int) -> int:
    """Return the line after the message that begins here in an IF.

    It is `here` if none begins, and the end of the text if the message has no end.
    """
    end = next((last for first, last in _PRESS if first.match(lines[here].text)), None)
    if end is None:
        return here
    return next((n + 1 for n in range(here + 1, len(lines)) if end.match(lines[n].text)), len(lines))


@lru_cache(maxsize=1024)
def is_inline(text: str) -> bool:
    """Return whether orders follow THEN on the same line."""
    then = _THEN.search(text)
    return then is not None and re.search(r"\w", text[then.end() :]) is not None


def with_then(text: str) -> str:
    """Return the line of an IF with THEN for the comma before its first order, if it has none."""
    if _THEN.search(text):
        return text
    comma = _COMMA.search(text)
    return f"{text[: comma.start()]} THEN {text[comma.end() :]}" if comma else text


def _end_line(lines: Sequence[NumberedLine], here: int, is_heading: Callable[[str], bool]) -> int | None:
    """Return the line of the ENDIF that closes the block; None if a command or a heading comes first."""
    depth, number = 0, here + 1
    while number < len(lines):
        text, after = lines[number].text, _after_press(lines, number)
        if after > number:
            number = after
            continue
        if IF_END.match(text):
            if depth == 0:
                return number
            depth -= 1
        elif IF.match(text):
            depth += not is_inline(text)
        elif _ends_block(text, is_heading):
            return None
        number += 1
    return None


def _ends_block(text: str, is_heading: Callable[[str], bool]) -> bool:
    """Return whether the line is a command or a heading, which no block may hold."""
    first = _FIRST.match(text)
    return (first is not None and first[1].lower() in (*first_words(), "signon", "signoff")) or is_heading(
        text
    )


class Word(Enum):
    """The kinds of token."""

    IF = auto()
    ELSE_IF = auto()
    ELSE = auto()
    END = auto()
    ORDERS = auto()


@dataclass(frozen=True, slots=True)
class Token:
    """A word of the block with what belongs to it: the condition of an IF, or orders; `text` is its line."""

    word: Word
    number: int
    text: str
    part: Plain


_HEAD = re.compile(
    r"(?P<elif>else +if|else-if|elseif|elsif|elif)\b"
    r"|(?P<else>(?:else|otherwise)\b|if +not(?= *,))|(?P<if>if)\b|(?P<end>end[ -]*if)\b|then\b"
)
_TURN = re.compile(r"[ ,;.]*\b(?:(?:else|otherwise|end[ -]*if)\b|if +not(?= *,))")
_ONLY = re.compile(r"(?:just|only) +")


def tokens(number: int, text: str, is_alternative: Callable[[str], bool]) -> Iterator[Token]:
    """Yield the tokens of one line; `is_alternative` tells a retreat's ELSE from an IF's."""
    yield from _tokens(number, text, unadorned(plain(text)), is_alternative)


def _tokens(number: int, text: str, part: Plain, is_alternative: Callable[[str], bool]) -> Iterator[Token]:
    head = _HEAD.match(part.text)
    if head is None:
        yield Token(Word.ORDERS, number, text, part)
        return
    rest = _trimmed(part.part(head.end(), len(part.text)))
    if head["if"] or head["elif"]:
        then = _THEN.search(rest.text)
        condition = rest.part(0, then.start()) if then else rest
        yield Token(Word.IF if head["if"] else Word.ELSE_IF, number, text, unadorned(condition))
        rest = rest.part(then.end(), len(rest.text)) if then else rest.part(0, 0)
    elif head["else"]:
        yield Token(Word.ELSE, number, text, rest.part(0, 0))
    elif head["end"]:
        yield Token(Word.END, number, text, rest.part(0, 0))
    yield from _orders(number, text, _trimmed(rest), is_alternative)


def _orders(number: int, text: str, part: Plain, is_alternative: Callable[[str], bool]) -> Iterator[Token]:
    """Yield the orders after THEN or ELSE, up to the next ELSE or ENDIF of the line."""
    only = _ONLY.match(part.text)
    part = part.part(only.end(), len(part.text)) if only else part
    if not part.text:
        return
    turn = next(
        (t for t in _TURN.finditer(part.text) if not _is_alternative(part.text, t, is_alternative)), None
    )
    if turn is None:
        yield Token(Word.ORDERS, number, text, part)
        return
    before = unadorned(part.part(0, turn.start()))
    if before.text:
        yield Token(Word.ORDERS, number, text, before)
    yield from _tokens(number, text, _trimmed(part.part(turn.start(), len(part.text))), is_alternative)


def _is_alternative(text: str, turn: re.Match[str], is_alternative: Callable[[str], bool]) -> bool:
    """Return whether this ELSE only names another choice for the retreat before it."""
    if not turn[0].endswith(("else", "otherwise")):
        return False
    return is_alternative(re.split(r"[,;]|\b(?:else|otherwise|end[ -]*if)\b", text[turn.end() :])[0])


def _trimmed(part: Plain) -> Plain:
    """Return the part without blanks, commas and colons before it."""
    front = len(part.text) - len(part.text.lstrip(" ,;:"))
    return part.part(front, len(part.text))
