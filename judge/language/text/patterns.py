"""Patterns of replies: how marked quotes and signatures begin, in many languages."""

from __future__ import annotations

import re
from functools import cache

from judge.language.word_files import any_of, names_of_units, word_table
from judge.paths import locales

_WORDS = word_table("quote_words")

_ANGLES = r"[>\u00bb\u203a\u276f\uff1e\ufe65]|&gt;"
"""The signs of a quote but the bar, which also begins a row of a table."""
QUOTED = re.compile(rf"^\s*(?:{_ANGLES}|\|\s|\|$|[A-Za-z]{{2,3}}>)")
"""A line marked as somebody else's: `> text`, `| text`, `AS> text`."""
_QUOTE_SIGN = rf"{_ANGLES}|\|"
_FIRST_MARK = re.compile(rf"^\s*(?:{_QUOTE_SIGN}|[a-z]{{2,3}}>)\s?", re.IGNORECASE)
_ALL_SIGNS = re.compile(rf"^(?:\s*(?:{_QUOTE_SIGN}))+\s*")


def without_quote_mark(line: str) -> str:
    """Return a quoted line without its first mark."""
    return _FIRST_MARK.sub("", line)


def without_quote_signs(line: str) -> str:
    """Return a line without the signs of a quote before it; letters before one may be a place: `Vie>Gal`."""
    return _ALL_SIGNS.sub("", line)


QUOTE_TAG = re.compile(
    rf"\s*(?P<sign>[\[<])(?P<end>/?)(?:{any_of(_WORDS['tag']['words'])})\b[^\]>]*[\]>]\s*", re.IGNORECASE
)
"""A line of a forum, or typed as there, that begins or ends a quote: `[quote=Gerd]`, `[/quote]`."""

TABLE_ROW = re.compile(r"^\s*\|\s*\S.*\|\s*$")
"""A row of a table, `| A Vie | - | Gal |`: a bar at each end does not mark a quote."""

JUDGE = re.compile(r"(?:^|\W)::\s+(?:judge|deadline):", re.IGNORECASE)
"""The head of the judge's own email, whatever comes before it: unmarked text after it is that email."""


@cache
def result_line() -> re.Pattern[str]:
    """Return the pattern of a line of results in an email of the judge, in any language.

    The word of a power is bounded, so that one of a thousand capitals is not searched from each of them.
    """
    return re.compile(rf"[A-ZÀ-ÖØ-Þ][^\W\d_]{{1,40}}+: +(?:{any_of(names_of_units())}) .*\.")


TOKEN = r"[0-9a-f]{32,64}"  # noqa: S105  # what every token looks like (judge/store/passwords.py)

_PARTED = re.compile(
    r"(?<![0-9A-Za-z])[0-9a-f]{1,64}(?:[\W_]{1,8}[0-9a-f]{1,63}){0,63}(?![0-9A-Za-z])", re.IGNORECASE
)
_SHORTEST_TOKEN, _LONGEST_TOKEN = 32, 64
_FEWEST_DIFFERENT = 3
"""So many different letters has a token, and so many digits; `1901 e 1902 e 1903` has fewer."""
_FEW_SIGNS = 4
"""A piece with fewer signs on an average says too little by itself, as where a token is spelt."""


def parted_token(text: str) -> str:
    """Return the token in a text, in small letters, though blanks, line ends or signs part it; "" if none."""
    return next(
        (one for one in map(_as_token, _PARTED.finditer(text)) if len(one) <= _LONGEST_TOKEN and one), ""
    )


def without_tokens(text: str, mask: str) -> str:
    """Return the text with a mask in place of all that is like a token, also in pieces."""
    return _PARTED.sub(lambda found: mask if _as_token(found) else found[0], text)


def _as_token(found: re.Match[str]) -> str:
    """Return the letters and digits of pieces together; "" if they are only words and numbers, or too few."""
    pieces = re.findall(r"[^\W_]+", found[0].lower())
    whole = "".join(pieces)
    is_mixed = any(not (one.isdigit() or one.isalpha()) for one in pieces)
    if not is_mixed and len(whole) < _FEW_SIGNS * len(pieces):
        digits = set(filter(str.isdigit, whole))
        is_mixed = min(len(digits), len(set(whole) - digits)) >= _FEWEST_DIFFERENT
    return whole if is_mixed and len(whole) >= _SHORTEST_TOKEN else ""


_FORMER_FENCES = ("answer above this line",)
"""Former wordings of the line over the judge's emails with a token."""
_FENCE = re.compile(r"^fence *= *(.+)$", re.MULTILINE)
"""The wording of that line in a language."""


def _our_fence() -> re.Pattern[str]:
    files = sorted(locales().glob("*/notices.ftl"))
    texts = (text for file in files for text in _FENCE.findall(file.read_text(encoding="utf-8")))
    words = (re.findall(r"[^\W_]+", text) for text in (*_FORMER_FENCES, *texts))
    return re.compile(r"\b(?:" + "|".join(r"\W+".join(one) for one in words) + r")\b", re.IGNORECASE)


OUR_FENCE = _our_fence()
"""The line over the judge's emails with a token, in any language, after anything, however wrapped."""

ANSWER_ABOVE = re.compile(
    r"^\W*(?:please\s+)?(?:type|write)?.{0,20}\b(?:reply|answer)\s+above\s+(?:this|the)\s+line\W*$",
    re.IGNORECASE,
)
"""A line by which other programs ask for the answer above it."""

SIGNATURE = re.compile(r"^-- ?$")
"""The signature separator (RFC 3676 §4.3), with or without the blank that mail programs lose."""

DEVICE = re.compile(rf"^\s*(?:{'|'.join(_WORDS['device']['lines'])})\s*$", re.IGNORECASE)
"""What a phone or mail program says about itself, around a text, or in its folders, as `Status: RO`."""

PICTURE = re.compile(r"^\s*\[?image:[^\]]*\]?\s*$", re.IGNORECASE)
"""The text that a program puts in the place of a picture."""
