"""Words of a message that may be a password: what it may have been, and which are worth a slow look.

A password is one word. It may stand in a sentence, in quotes, glued to others by signs (`pw=tulips7`), at the
end of one (`tulips7.`), broken at a blank, or in other capitals (docs: sender, "A password may be
typed slightly differently").
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise

from judge.language.secret_words import undecorated
from judge.paths import grammar

SHORTEST = 3
"""A shorter word is not told from the text around it."""
_SHORTEST_LIKELY = 6
"""Letters of a password when it is chosen; only older ones are shorter."""
_LONGEST = 64
"""Letters of a word that may be a password, glued to nothing."""
_MOST_PARTS = 9
"""Parts of a word, signs among them, of which each row is looked at; of more only short rows."""
_PARTS_OF_LONG = 3
_CAPITALS = 16
"""Letters of which each may be the only capital."""
_PART = re.compile(r"[^\W_]+|[\W_]")
_ROW = re.compile(r"[^\W_]+")
_DIGIT_OR_SIGN = re.compile(r"\d|[^\w\s.,'\u2019/-]|_")
_CAPITAL_INSIDE = re.compile(r"[^\W\d_][^\W_]*[A-Z]")
_TIME = re.compile(r"[sfwSFW]?\d{1,4}[mrabMRAB]?|[\d.:/-]+|\d+(?:st|nd|rd|th)")
"""A phase, a date, a time of day, a number."""


def written_words(text: str) -> tuple[str, ...]:
    """The words of a text as they stand, each once."""
    return tuple(dict.fromkeys(text.split()))


def rows_of(word: str) -> Iterator[str]:
    """What a word holds that may be a password: itself, and what signs part from the rest of it."""
    bare = undecorated(_visible(word))
    yield bare
    parts = _PART.findall(bare)
    if len(parts) == 1:
        return
    longest = len(parts) if len(parts) <= _MOST_PARTS else _PARTS_OF_LONG
    for start in range(len(parts)):
        for end in range(start + 1, min(start + longest, len(parts)) + 1):
            yield undecorated("".join(parts[start:end]))
    yield "".join(part for part in parts if part.isalnum())


def neighbours(text: str) -> Iterator[tuple[tuple[str, str], str]]:
    """Each two words that stand next to each other, with what they hold without the blank between."""
    for one, other in dict.fromkeys(pairwise(text.split())):
        for row in rows_of(one + other):
            yield (one, other), row


def typed_as(word: str) -> Iterator[str]:
    """What a password may have been that is typed so: in other capitals, its accents composed or not."""
    if not SHORTEST <= len(word) <= _LONGEST:
        return
    forms = {word: None, word[:1].swapcase() + word[1:]: None, word.swapcase(): None}
    forms |= {word.lower(): None, word.upper(): None, word.capitalize(): None}
    low = word.lower()
    forms |= {low[:at] + low[at].upper() + low[at + 1 :]: None for at in range(1, min(len(low), _CAPITALS))}
    for form in forms:
        yield form
        if not form.isascii():
            yield unicodedata.normalize("NFD", form)


def _visible(word: str) -> str:
    """A word without signs that nobody sees, its accents composed and its wide letters plain."""
    if word.isascii():
        return word
    seen = "".join(sign for sign in word if unicodedata.category(sign) != "Cf")
    return unicodedata.normalize("NFKC", seen)


def likely_passwords(word: str, is_ours: Callable[[str], bool]) -> Iterator[tuple[int, str]]:
    """What in a word is worth the slow comparison, the most likely first by its number.

    Common words and those of the judge's own mails are not (`is_ours`), nor what is shorter than a password.
    """
    bare = undecorated(_visible(word))
    if "." in bare and all(part[:1].isupper() for part in bare.split(".")[1:]):
        bare = bare.replace(".", " ")  # a full stop without its blank
    for one in dict.fromkeys((*bare.split(), *_ROW.findall(bare))):
        if not _SHORTEST_LIKELY <= len(one) <= _LONGEST or _is_known(one, is_ours):
            continue
        odd = _DIGIT_OR_SIGN.search(one) or _CAPITAL_INSIDE.match(one)
        yield 0 if odd else 1 if one.islower() else 2, one


def _is_known(word: str, is_ours: Callable[[str], bool]) -> bool:
    """Whether a word is common, a number, or made of such by hyphens and apostrophes."""
    low = word.lower()
    if is_ours(low) or low in common_words() or _TIME.fullmatch(word):
        return True
    if word.isalpha() or _DIGIT_OR_SIGN.search(word):
        return False
    parts = re.split(r"[-/,.'\u2019]", low)
    return all(len(part) < _SHORTEST_LIKELY or is_ours(part) or part in common_words() for part in parts)


@cache
def common_words() -> frozenset[str]:
    """The words that people often write, in nine languages, in lower case."""
    lines = (grammar() / "common_words.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(word for line in lines if line[:1] not in "#[" for word in line.split())
