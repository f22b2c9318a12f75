"""Lines that sign on by their form, in any words and language: seat, game, and a possible password.

A list of verbs is never complete. The form is: the name of a game of the writer next to a word that can be a
password, with a power, its letter or another seat next to these two, few words before, and fewer after. The
more likely the word is a password, the more words may be around it, and the seat may be missing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from judge.language.password_words import is_known, is_odd, visible
from judge.language.secret_words import undecorated
from judge.language.slips import is_slip
from judge.language.text.sentence_ends import ends_sentence

_LONGEST = 200
"""How many letters of a line are examined."""
_BETWEEN = re.compile(r"[\s,;|=>\u00bb\u2192]+|:(?=\s|$)|(?<=[^\W\d])[/:](?=\w)|\s[-\u2013\u2014]\s")
_SHORTEST = 5
_SHORTEST_ODD = 4
_LONGEST_PASSWORD = 64
_SHORTEST_WITH_SLIP = 5
_GLUE = re.compile(r"[-_.+@]+")
_WORDS_GLUED = 2
_SHORT_LINE = 4
"""The most words of a line that may continue in the next one."""
_BEFORE_ODD = 6
_AFTER_ODD = 12
_BEFORE = 5
_AFTER_UNKNOWN = 2
_BEFORE_WITHOUT_SEAT = 4
"""The most words of a verb: `Je me connecte alpha tulips`."""


@dataclass(frozen=True, slots=True)
class Places:
    """What the writer may sign on to: names of games in small letters, and words for a seat in them."""

    games: Collection[str]
    is_seat: Callable[[str], bool]
    is_ours: Callable[[str], bool]
    """Whether a word, in small letters, is in the judge's own emails: it is hardly a password."""
    is_filler: Callable[[str], bool]
    """Whether a word of a sign-on is only a courtesy, or connects the others."""


def passwords_by_form(lines: Sequence[str], places: Places) -> Iterator[str]:
    """Yield the words in a sign-on's place for a password, in lines or in two short ones in a row."""
    if not places.games:
        return
    for line in lines:
        yield from _passwords(line, places)
        if len(line.split()) <= _WORDS_GLUED:  # `Austria-alpha-tulips`
            yield from _passwords(_GLUE.sub(" ", line), places)
    filled = [line for line in lines if line.strip()]
    for one, other in pairwise(filled):
        if max(len(one.split()), len(other.split())) <= _SHORT_LINE:
            yield from _passwords(f"{one} {other}", places)


def _passwords(line: str, places: Places) -> Iterator[str]:
    words = [word for word in _words(line[:_LONGEST]) if not places.is_filler(word.lower())]
    ends = ends_sentence(line)
    for at, word in enumerate(words):
        seated = _names_game(word, places)
        if seated is None:
            continue
        for first, last, password, in_order in _around(words, at, places, seated=seated):
            before = sum(len(one) > 1 for one in words[:first])  # `S I G N  O N`
            if (not ends and _is_all_after_verb(words, at, password, places)) or _can_be_password(
                password, before, len(words) - last - 1, places, in_order=in_order, ends=ends
            ):
                yield password


def _is_all_after_verb(words: Sequence[str], game: int, password: str, places: Places) -> bool:
    """Return whether a line is a word, a game and a possible password, however common it is."""
    last = [password] == list(words[game + 1 :]) and len(password) >= _SHORTEST  # `Entrar alpha tiger`
    return last and game == 1 and password.lower() not in places.games


def _words(line: str) -> Iterator[str]:
    bare = (undecorated(visible(word)) for word in _BETWEEN.split(line))
    return (word for word in bare if word)


def _names_game(word: str, places: Places) -> bool | None:
    """Return whether a seat's letter is joined to the game's name; None if it is no game of the writer."""
    low = word.lower().strip("?#()[]<>\"'*_.")
    if low in places.games:
        return False
    if low[1:] in places.games and places.is_seat(low[0]):
        return True
    with_slip = len(low) >= _SHORTEST_WITH_SLIP and not is_known(low, places.is_ours)
    return False if with_slip and any(is_slip(low, name) for name in places.games) else None


def _around(
    words: Sequence[str], game: int, places: Places, *, seated: bool
) -> Iterator[tuple[int, int, str, bool | None]]:
    """Yield the start and end of each form around a game, its password, and whether it is in order.

    The last value is None if there is no seat.
    """

    def seat(at: int) -> bool:
        return 0 <= at < len(words) and places.is_seat(words[at].lower())

    for at in (game + 1, game - 1):
        if not 0 <= at < len(words) or seat(at):
            continue
        first, last = sorted((game, at))
        beside = next((one for one in (first - 1, last + 1) if seat(one)), None)
        if seated or beside is None:
            yield first, last, words[at], True if seated and at > game else False if seated else None
        else:
            yield min(first, beside), max(last, beside), words[at], beside < game < at
    for at, between in ((game + 2, game + 1), (game - 2, game - 1)):  # `alpha F tulips7`
        if 0 <= at < len(words) and seat(between):
            yield min(game, at), max(game, at), words[at], False


def _can_be_password(
    word: str, before: int, after: int, places: Places, *, in_order: bool | None, ends: bool
) -> bool:
    """Return whether a word may be a sign-on's password with so many words before and after it.

    `in_order` says whether seat, game and word follow each other in this order; None without a seat.
    """
    if not _SHORTEST_ODD <= len(word) <= _LONGEST_PASSWORD or word.lower() in places.games:
        return False
    if is_odd(word) and not is_known(word, places.is_ours):
        return before <= _BEFORE_ODD and after <= _AFTER_ODD
    if len(word) < _SHORTEST:
        return False
    known = is_known(word, places.is_ours)
    if not known and _unknown_fits(before, after, in_order=in_order, ends=ends):
        return True
    return bool(in_order) and before <= _BEFORE and not after and not ends


def _unknown_fits(before: int, after: int, *, in_order: bool | None, ends: bool) -> bool:
    """Return whether a word that is not common may be a password between so many others."""
    if in_order is None:
        return not after and not ends and before <= _BEFORE_WITHOUT_SEAT
    few = before <= _BEFORE and after <= _AFTER_UNKNOWN
    return few and (not ends or (bool(in_order) and not after))
