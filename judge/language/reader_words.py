"""Words in the first line of a message that stand for its readers or between their names, in ten languages.

The words are data (grammar/reader_words.toml). What they mean on a board is for the caller to decide.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from itertools import pairwise

from judge.language.text.typography import plain
from judge.language.word_files import any_in, any_of, word_table

_SHORTEST_NAME = 3
"""The fewest letters of a name beside a word that joins names: beside letters of powers it is one, too."""
_BOTH = 2
_TOKEN = re.compile(r"[^\s,;+&/]+")


def means_everybody(text: str) -> bool:
    """Return whether a text is a word for everybody, as `all players`, and nothing else."""
    return _everybody().fullmatch(plain(text).text.strip()) is not None


def means_opponent(text: str) -> bool:
    """Return whether a text is a word for a player's only opponent, and nothing else."""
    return _opponent().fullmatch(plain(text).text.strip()) is not None


def left_out_of_all(text: str) -> str:
    """Return whom `all but Germany` leaves out; "" if the text is nothing like that."""
    line = plain(text)
    found = _all_but().match(line.text)
    return text[line.column(found.start("list")) - 1 :] if found else ""


def with_sign_of_master(text: str, sign: str) -> str:
    """Return the text with a sign for each word that means the GM."""
    line = plain(text)
    for found in reversed(list(_master().finditer(line.text))):
        text = text[: line.column(found.start()) - 1] + sign + text[line.column(found.end() - 1) :]
    return text


def names_apart(text: str, is_sign: Callable[[str], bool], is_foreign: Callable[[str], bool]) -> str:
    """Return a list of names with commas for the words between two of them, as in `Francia e Italia`.

    Such a word may also be letters of powers (`is_sign`). It is none between names that only another language
    has (`is_foreign`), or if it is small and a name beside it has a capital.
    """
    text = _without_articles(_elided().sub("", text))
    cuts = list[re.Match[str]]()
    tokens = list(_TOKEN.finditer(text))
    for before, token, behind in zip(tokens, tokens[1:], tokens[2:], strict=False):
        word = plain(token[0]).text
        if word not in _joining() or not _stands_between(text, before, token, behind):
            continue
        if not is_sign(word) or _is_no_sign(token[0], (before, behind), is_foreign):
            cuts.append(token)
    for token in reversed(cuts):
        text = text[: token.start()] + "," + text[token.end() :]
    return text


def _without_articles(text: str) -> str:
    """Return the text without small words before a name with a capital: `a Germania`, `la Francia`."""
    tokens = list(_TOKEN.finditer(text))
    for token, behind in reversed(list(pairwise(tokens))):
        is_before = plain(token[0]).text in _before_name() and token[0].islower()
        if is_before and behind[0][:1].isupper() and _is_long(behind):
            text = text[: token.start()] + text[token.end() :]
    return text


def _stands_between(text: str, before: re.Match[str], token: re.Match[str], behind: re.Match[str]) -> bool:
    """Return whether there are only blanks between a word and its neighbours, of which one may be a name."""
    between = text[before.end() : token.start()] + text[token.end() : behind.start()]
    return not between.strip() and (_is_long(before) or _is_long(behind))


def _is_long(token: re.Match[str]) -> bool:
    return len(token[0].strip(".:")) >= _SHORTEST_NAME


def _is_no_sign(word: str, beside: Iterable[re.Match[str]], is_foreign: Callable[[str], bool]) -> bool:
    """Return whether a word between two names joins them, so that it is not the letters of a power."""
    names = [one[0] for one in beside if _is_long(one)]
    if len(names) < _BOTH:
        return False
    return any(map(is_foreign, names)) or (word.islower() and any(name[:1].isupper() for name in names))


_any = partial(any_in, "reader_words")


def is_word_for_master(text: str) -> bool:
    """Return whether a text is a word for the GM, as `the game master`, and nothing else."""
    return _master().fullmatch(plain(text).text.strip()) is not None


@cache
def _words() -> Mapping[str, list[str]]:
    return word_table("reader_words")


@cache
def between_names() -> re.Pattern[str]:
    """Return the pattern of what stands between names that may have several words."""
    return re.compile(rf"\s*(?:[,;+&/]|\b{_any('separating')}\b)\s*", re.IGNORECASE)


@cache
def between_words() -> re.Pattern[str]:
    """Return the pattern of what stands between words of a list."""
    return re.compile(rf"[\s,;+&/]+|\b{_any('separating')}\b", re.IGNORECASE)


@cache
def _joining() -> frozenset[str]:
    return frozenset(_words()["joining"])


@cache
def _elided() -> re.Pattern[str]:
    return re.compile(rf"(?<!\S){_any('elided')}(?=\w)", re.IGNORECASE)


@cache
def _before_name() -> frozenset[str]:
    return frozenset(_words()["before_name"])


def _lead() -> str:
    """Return the pattern of what may stand before a word for readers: `to the`."""
    return rf"(?:{any_in('press_readers', 'to')}\s+)?(?:{_any('articles')}\s+)?"


def _all() -> str:
    everybody = set(word_table("press_readers")["everybody"]) - set(_words()["people"])
    return any_of(everybody)


@cache
def _everybody() -> re.Pattern[str]:
    people = rf"(?:\s+(?:{_any('articles')}\s+)?{_any('people')})?"
    return re.compile(rf"{_lead()}(?:{_all()}){people}[\s.:!]*")


@cache
def _opponent() -> re.Pattern[str]:
    return re.compile(rf"{_lead()}{_any('opponent')}[\s.:!]*")


@cache
def _all_but() -> re.Pattern[str]:
    left_out = any_in("press_readers", "left_out")
    return re.compile(rf"(?:(?:{_all()})\s+{left_out}\s+|but\s+|-\s*)(?P<list>.+)$")


@cache
def _master() -> re.Pattern[str]:
    return re.compile(rf"\b(?:{_any('articles')}\s+)?{_any('master')}\b")
