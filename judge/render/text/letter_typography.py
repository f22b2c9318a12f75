"""Letter typography made plain, so that a letter does not show what program it was written on.

Mail programs break lines at widths of their own, turn quotes and dashes into others, and put blanks where
none were. What is left after this depends on the words alone, as long as no line was broken before its
60th column.
"""

from __future__ import annotations

import re
import textwrap
import unicodedata
from collections.abc import Iterable

from judge.language.text.patterns import DEVICE

NARROWEST = 60
"""No mail program breaks lines at so few columns unless it is told to; the usual 72 and more leave room for
signs that become shorter here, as dashes do."""
_WIDTH = 78
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
    """The letter with its paragraphs wrapped anew, and with plain blanks, quotes and dashes."""
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
