# ruff: noqa: RUF001  # the confusable signs are what this file is about
"""What looks the same to a reader: accents, wide and styled forms, and letters of other alphabets."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

_ALIKE = str.maketrans("l1|0", "iiio")
_LOOKS = """
aАаΑα bВЬьвΒβ cСсϹϲ dԁ eЕеΕε hНнҺһΗ iІіӀӏΙι jЈјϳ kКкΚκ mМмΜ nпΝη oОоΟοσ pРрΡρ qԚԛ rг sЅѕς tТтΤτ uυ vѴѵν wԜԝω
xХхΧχ yУуΥγ zΖζ
"""
_LETTERS = str.maketrans({sign: row[0] for row in _LOOKS.split() for sign in row[1:]})
"""Cyrillic and Greek letters, after the Latin ones that they look like."""
_NAMED = re.compile(r"LETTER (?:SMALL CAPITAL |DOTLESS |LONG )?([A-Z])\b")
_COLON = re.compile(r"COLON|RATIO|TWO DOT|ARMENIAN FULL STOP|SOF PASUQ|VISARGA")
_FILLERS = "\u115f\u1160\u3164\uffa0"
"""Letters that show nothing; Unicode's other ignorable signs are marks and format characters."""
UNKNOWN = "\0"
"""A letter of another alphabet that looks like no Latin one."""


def hard_to_tell(word: str) -> str:
    """Return the word with one sign for those that are hard to tell apart in most types."""
    return word.translate(_ALIKE).replace("rn", "m").replace("vv", "w")


def as_seen(text: str) -> str:
    """Return the text as it looks, sign by sign."""
    return "".join(map(fold, text))


def likeness(word: str) -> str:
    """Return what all words that look alike have in common.

    Letters that look like no Latin one stay as they are.
    """
    small = word.casefold()
    if small.isascii():
        return small
    return "".join(map(_seen_or_kept, small))


@lru_cache(maxsize=4096)
def _seen_or_kept(sign: str) -> str:
    """Return a sign as it looks without its marks; its letters that look like no Latin one are kept."""
    return "".join(one if UNKNOWN in (seen := fold(one)) else seen for one in _bare(sign))


def _bare(text: str) -> Iterator[str]:
    """Return the signs of a text without accents and other marks."""
    return (
        one for one in unicodedata.normalize("NFKD", text) if not unicodedata.category(one).startswith("M")
    )


@lru_cache(maxsize=4096)
def fold(sign: str) -> str:
    """Return a sign as it looks: small Latin letters, `--` for a long dash; UNKNOWN for other letters."""
    return "".join(map(_plain, unicodedata.normalize("NFKD", sign)))


def _plain(sign: str) -> str:
    kind = unicodedata.category(sign)
    if sign in _FILLERS:
        return ""
    if sign.isascii() or kind[0] in "MC":
        return sign.lower() if sign.isascii() and sign.isprintable() else ""
    if kind[0] == "Z":
        return " "
    if kind == "Pd":
        return "-" if sign in "\u2010\u2011\u2012\u2013" else "--"
    return _letter(sign, kind) or (UNKNOWN if kind[0] == "L" else sign)


def _letter(sign: str, kind: str) -> str:
    """Return the Latin letter or the colon that a sign looks like; empty if none."""
    latin = sign.translate(_LETTERS)
    if latin != sign:
        return latin
    name = unicodedata.name(sign, "")
    named = _NAMED.search(name) if "LATIN" in name or kind[0] == "S" else None
    if named:
        return named[1].lower()
    return ":" if _COLON.search(name) else ""
