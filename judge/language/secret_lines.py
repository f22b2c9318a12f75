"""Lines of a message to players that may hold a password: they begin like SIGN ON, or name a password.

Such lines are rare in messages, and were often meant for the judge, so it asks about them. The words are data
(grammar/secret_lines.toml), and slips are recognised: `sing on`, `SIGN-ON`.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from itertools import pairwise

from judge.language.slips import Slips, is_slip
from judge.language.text.sentence_ends import ends_sentence
from judge.language.text.typography import WORD, plain
from judge.language.word_files import any_of, common_words, word_table

_LONGEST = 400
"""How many letters of a line are searched for a sign-on."""
_MOST_WORDS = 3
"""The most words of a sign-on."""
_FEW_WORDS = 6
"""The most words of a line that may be a sign-on whose first word has a slip, however short that is."""
_WITH_SLIP = 6
"""The fewest letters of a word in which a slip is recognised: `logic` is no `login`."""
_WITH_SLIP_OF_FEW = 5
"""The same in a line of few words, one of them with a digit."""
_NAME_WITH_SLIP = 7


@cache
def secret_terms(kind: str) -> frozenset[str]:
    """Return the words of a kind in grammar/secret_lines.toml."""
    return frozenset(word_table("secret_lines")[kind]["words"])


@cache
def _glued(kind: str) -> frozenset[str]:
    return frozenset("".join(WORD.findall(one)) for one in secret_terms(kind))


def password_names(line: str, *, beside: bool = False) -> list[tuple[int, int]]:
    """Return where a line names a password, perhaps with a slip: the start and end of each name.

    `beside` adds words that mean something else where no password is beside them.
    """
    typed = plain(line)
    text = _another_thing().sub(lambda found: " " * len(found[0]), typed.text)
    places = {found.span() for found in _password_named(beside=beside).finditer(text)}
    words = (word for word in WORD.finditer(text) if len(word[0]) >= _NAME_WITH_SLIP)
    places |= {word.span() for word in words if _long_names().near(word[0])}
    return [(typed.column(start) - 1, typed.column(end - 1)) for start, end in sorted(places)]


@cache
def _password_named(*, beside: bool) -> re.Pattern[str]:
    """Return the pattern of the names of a password, without the sign or the *is* after them."""
    terms = secret_terms("password") | (secret_terms("password_beside") if beside else frozenset())
    names = (_name(one) for one in sorted(terms, key=len, reverse=True))
    return re.compile(rf"(?<![^\W_])(?:{'|'.join(names)})")


def _name(term: str) -> str:
    """Return the pattern of a name of a password that is no part of a longer word."""
    said = _SAID.search(term)
    name = re.escape(term[: said.start()] if said else term).replace("\\ ", r"[\s_-]+")
    if said is None:
        return rf"{name}(?![^\W_])"
    return rf"{name}(?=[\s_-]+{said[1]}(?![^\W_]))" if said[1].isalpha() else rf"{name}(?=\s*{said[1]})"


_SAID = re.compile(r"\s*([:=]|(?<=\s)(?:is|ist))$")


@cache
def _long_names() -> Slips:
    return Slips(sorted(one for one in _glued("password") if len(one) >= _NAME_WITH_SLIP))


def may_hold_secret(line: str, games: Collection[str] = ()) -> bool:
    """Return whether a line begins like a sign-on, or names a password, and is no harmless sentence.

    `games` are the names of the writer's games, in small letters.
    """
    if begins_like_sign_on(line):
        names_game = not {*map(str.lower, WORD.findall(line)[:_FEW_WORDS])}.isdisjoint(games)
        return names_game or not is_sentence_without_password(line)
    return names_password(line, games)


def is_sentence_without_password(line: str) -> bool:
    """Return whether no word of a sentence can be a password: `Sign on the dotted line, Edgar!`.

    A password has six letters and is not common, and no article is before it.
    """
    words = line.split()
    return (
        len(words) >= _WORDS_OF_SENTENCE
        and ends_sentence(words[-1])
        and not any(_can_be_password(before, word) for before, word in pairwise(("", *words)))
    )


def _can_be_password(before: str, word: str) -> bool:
    if any(map(str.isdigit, word)) or _CAPITAL_INSIDE.search(word):
        return True
    parts = [one for one in map(str.lower, WORD.findall(word)) if len(one) >= _SHORTEST_PASSWORD]
    return not all(part in common_words() for part in parts) and before.lower() not in secret_terms(
        "articles"
    )


_WORDS_OF_SENTENCE = 5
_SHORTEST_PASSWORD = 6
_CAPITAL_INSIDE = re.compile(r"[^\W\d_][A-Z]")


def begins_like_sign_on(line: str) -> bool:
    """Return whether a line begins like a sign-on, perhaps with a slip and a number before it."""
    words = WORD.findall(plain(line[:_LONGEST]).text)
    while words and (words[0].isdigit() or len(words[0]) == 1):  # `1. SIGN ON …`
        del words[0]
    if not words or words[0] in secret_terms("no_sign_on"):
        return False
    first = ["".join(words[:taken]) for taken in range(1, min(_MOST_WORDS, len(words)) + 1)]
    known = _glued("sign_on")
    like = any(one in known or (len(one) >= _shortest(words) and _like_sign_on(one, known)) for one in first)
    return like and len(words) > 1


def _shortest(words: list[str]) -> int:
    """Return the length from which a slip is recognised: shorter in a short line that may be a sign-on."""
    few = len(words) <= _FEW_WORDS and (
        words[1:2] in (["on"], ["in"]) or any(any(map(str.isdigit, word)) for word in words[1:])
    )
    return _WITH_SLIP_OF_FEW if few else _WITH_SLIP


def names_password(line: str, games: Collection[str] = ()) -> bool:
    """Return whether a line names a password, as `my pw is …` does, and not only for something else.

    A password for something that is no game does not count.
    """
    places = password_names(line)
    if not places:
        return False
    return not (_is_for_another(line[places[0][1] :], games) and is_sentence_without_password(line))


def _is_for_another(after: str, games: Collection[str]) -> bool:
    """Return whether a password's purpose follows it and is no game: `… for peace is trust`."""
    first, *words = WORD.findall(plain(after).text)[:_WORDS_OPENED] or [""]
    opened = [one for one in words if one not in secret_terms("articles")][:1]
    of_games = {*secret_terms("of_games"), *games}
    return first in secret_terms("opens") and bool(opened) and of_games.isdisjoint(opened)


@cache
def _another_thing() -> re.Pattern[str]:
    """Return the pattern of things that have a word for a password in their names."""
    return re.compile(rf"\b(?:{any_of(secret_terms('no_secret'))})")


_WORDS_OPENED = 3


def _like_sign_on(word: str, known: frozenset[str]) -> bool:
    """Return whether a word is one of a sign-on with a slip, or its letters in another order: `gisn on`."""
    return _slips(word, known) or any(sorted(word) == sorted(meant) for meant in known)


def _slips(word: str, known: frozenset[str]) -> bool:
    return any(is_slip(word, meant) for meant in known if abs(len(meant) - len(word)) <= 1)
