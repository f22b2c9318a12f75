"""Escaping: text that people typed, made fit to print; one line stays one line, lines of messages have bars.

Here too how many bytes a text takes on its way, which what people typed decides (`wire_size`).
"""

from __future__ import annotations

import re
import textwrap
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from judge.language.text.patterns import DEVICE
from judge.language.text.subjects import MARK

FENCE = "| "
_WIDTH = 78
_DIRECTION = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]")
_BREAKS = re.compile("\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]")
_REPLY_MARKS = re.compile(rf"\s*(?:{MARK}|\[error flag\]|\[you are late!\])\s*", re.IGNORECASE)
_RESULTS = re.compile(r"^results\b", re.IGNORECASE)
_SUBJECT_LIMIT = 120


def one_line(text: str, limit: int = 0) -> str:
    """Return the text on one line, without control and direction characters.

    Cut with an ellipsis at `limit`.
    """
    line = _visible(text).strip()
    return cut(line, limit) if limit else line


def cut(line: str, limit: int) -> str:
    """Return the line, with an ellipsis at `limit` where it is longer."""
    return f"{line[: limit - 1]}…" if len(line) > limit else line


def _visible(text: str) -> str:
    """Return what does not print becomes a blank; characters that turn the direction of writing vanish."""
    if text.isprintable():  # direction marks are not printable
        return text
    return "".join(c if c.isprintable() else " " for c in _DIRECTION.sub("", text))


@lru_cache(maxsize=16)  # a message to many is folded once
def fenced(text: str) -> tuple[str, ...]:
    """Return a message's lines, each behind a bar: no line of it can pass for one of the judge's own.

    Messages that imitate the judge's headers are a known trick; after the bar they are plainly the writer's.
    """
    return tuple(
        f"{FENCE}{piece}".rstrip() for line in _BREAKS.split(text.strip("\r\n")) for piece in _folded(line)
    )


def _folded(line: str) -> list[str]:
    """Return a line of any length as lines a mail program shows whole; a short one keeps its blanks."""
    visible = _visible(line.expandtabs(4)).rstrip()
    if len(visible) <= _WIDTH:
        return [visible]
    return textwrap.wrap(visible, _WIDTH, break_long_words=True) or [""]


def answered_subject(subject: str, code: str) -> tuple[str, str]:
    """The mark of our own subject that an email answers, as `CODE:alpha - S1901M`, and what else it says.

    Without `Re:` and its like. Never `Results`: programs take an email with that title for a turn.
    """
    subject, mark = one_line(subject), ""
    ours = re.compile(rf"\s*({re.escape(code)}(?::\S+ - \S+)?)(?:\s+|$)")
    while match := _REPLY_MARKS.match(subject) or ours.match(subject):
        mark = mark or (match[1] if match.re is ours else "")
        subject = subject[match.end() :]
    return mark, one_line(_RESULTS.sub("Receipt", subject), _SUBJECT_LIMIT)


@lru_cache(maxsize=64)  # a turn says the same to everyone
def wrapped(text: str, indent: str = "", hanging: str = "") -> tuple[str, ...]:
    """Return a sentence as lines of mail width, all indented, those after the first by `hanging` more."""
    if len(indent) + len(text) <= _WIDTH and text == " ".join(text.split()):
        return (indent + text,) if text else ()
    later = indent + hanging
    lines = textwrap.wrap(
        text, _WIDTH, initial_indent=indent, subsequent_indent=later, break_on_hyphens=False
    )
    # What someone typed may stand in a sentence: no line of it can begin like one of the judge's own.
    return tuple(f" {line}" if line.startswith("::") else line for line in lines)


def fold(text: str, hanging: str = "") -> str:
    """Return the filter `fold`: a sentence wrapped to mail width, as one text."""
    return "\n".join(wrapped(text, hanging=hanging))


_ENCODED = 3
"""Bytes of a byte in quoted-printable (RFC 2045 §6.7)."""
_SOFT_BREAKS = 1.05
"""What its soft line breaks add."""


def wire_size(text: str) -> int:
    """Return the bytes of a text in a mail, at most; text beyond ASCII goes as quoted-printable."""
    newlines = text.count("\n")
    if text.isascii():
        return len(text) + newlines
    whole = len(text.encode("utf-8", "surrogatepass"))
    ascii_part = text.encode("ascii", "ignore")
    plain = len(ascii_part) - ascii_part.count(b"=")
    return int((plain + _ENCODED * (whole - plain)) * _SOFT_BREAKS) + newlines


# Message typography made plain, so that a message does not show what program it was written on.
#
# Mail programs break lines at widths of their own, turn quotes and dashes into others, and put blanks
# where none were. What is left after this depends on the words alone, as long as no line was broken
# before its 60th column.

NARROWEST = 60
"""No mail program breaks lines at so few columns unless it is told to; the usual 72 and more leave room for
signs that become shorter here, as dashes do."""
_TYPOGRAPHY = str.maketrans(
    {
        **dict.fromkeys("\u2018\u2019\u201a\u201b\u2032\u00b4`", "'"),
        **dict.fromkeys("\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb", '"'),
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"),
        **dict.fromkeys("\u200b\u200c\u200d\u2060\ufeff\u00ad", ""),
        "\u2026": "...",
    }
)
_DASHES = re.compile(r"(?<!-)--(?!-)")
_QUOTE = re.compile(r"^(?:[>|]\s?)+")


def plain_letter(body: str) -> str:
    """Return the message with its paragraphs wrapped anew, and with plain blanks, quotes and dashes."""
    text = unicodedata.normalize("NFC", body).translate(_TYPOGRAPHY)
    lines = (_plain(line) for line in text.splitlines())
    whole = _unwrapped(line for line in lines if not DEVICE.match(line))
    return "\n".join(piece for line in whole for piece in _wrapped(line))


def _plain(line: str) -> str:
    line = " ".join(line.split())
    quote = _QUOTE.match(line)
    if quote:
        depth = sum(not c.isspace() for c in quote[0])
        line = f"{'>' * depth} {line[quote.end() :]}"
    return _DASHES.sub("-", line).rstrip()


def _wrapped(line: str) -> list[str]:
    if line.startswith(">"):
        return [line]
    return textwrap.wrap(line, _WIDTH, break_long_words=False, break_on_hyphens=False) or [""]


def _unwrapped(lines: Iterable[str]) -> list[str]:
    """The paragraphs: lines joined where a mail program may have broken them, as the next word did not fit.

    A long point of a list runs into the next: a dash there may as well have come from the middle of a line.
    """
    done: list[str] = []
    for line in lines:
        above = done[-1] if done else ""
        if not line and not above:
            continue
        first = line.partition(" ")[0]
        fits = len(above) + 1 + len(first) <= NARROWEST
        if fits or not (line and above) or ">" in (line[:1], above[:1]):
            done.append(line)
        else:
            done[-1] = f"{above} {line}"
    return done[:-1] if done and not done[-1] else done
