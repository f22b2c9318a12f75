"""Prose: lines of plain words that are meant for a human and hold no order.

A line is looked at here only if it could not be read otherwise. It is prose if it has words that no order has
(`When is the deadline?`), or several words none of which is a place, a power or a word of an order (`Ich bin
bis Sonntag verreist`). One or two words without any meaning here are also prose, such as a name below a
message. A line that begins like an order stays one, however badly it is spelt, because its writer has to
correct it.

Some prose asks for something that the judge can do. Its words give the topic, and the topic gives the line to
send instead.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain

from judge.language import order_words as words
from judge.language.classic import CLASSIC_WORDS
from judge.language.command_words import ORDER_WORDS, SYNONYMS, asks_for_time, first_words
from judge.language.names import Names
from judge.language.slips import near
from judge.language.statements import Topic
from judge.language.text.greetings import is_greeting
from judge.language.text.order_start import UNIT_KIND
from judge.language.text.subjects import without_marks
from judge.language.text.topics import topic
from judge.language.text.trials import is_order_tried
from judge.language.text.typography import LONGEST, Plain, pieces, plain
from judge.language.word_files import word_table

_HUMAN = frozenset(chain.from_iterable(word_table("people_words").values()))
"""Words of people, in plain letters, that are in no order and begin no command."""

_WORD = re.compile(r"[^\W_](?:[^\W_]|['.](?=[^\W_]))*")
_LETTERS = re.compile(r"[^\W\d_](?:[^\W\d_]|['.&,!?-]|\s)*")
_BEGINNING = 200
"""How many letters of a line are examined."""
_ARTICLES = frozenset(["the", "my", "our", "its"])
_FEWEST_PLAIN = 4
"""How many words that are in no order make a line prose in any language."""
_MOST_STRAY = 3
"""The most words that may mean nothing here, as a name does."""
_SHORT = 3
"""The most words of a line that only asks for one thing."""

_ACTION = words.either(words.ORDER_WORDS - set(words.UNIT))
_ORDER_LIKE = re.compile(
    rf"(?:[a-z' ]{{2,20}}:\s*)?(?P<unit>army|armies|fleet|fleets|[af]|(?P<foreign>{UNIT_KIND}))"
    rf"(?:[\s(]|(?=-))[\s(.]*(?:in\s+|at\s+|the\s+)*(?P<place>(?:[a-z]+[\s.)/]+){{0,2}}?[a-z]*?)\s*"
    rf"(?:(?P<sign>[-=~]*>|[-=~])|\b{_ACTION})"
)
"""A unit, at most three words for its place, and the sign or word of an action."""
_DEEDS = words.ORDER_WORDS - set(words.UNIT) - {"at", "in", "on", "of", "to", "the", "my", "our", "its"}
"""Words of orders that ordinary prose hardly has."""
_TWO_UNITS = re.compile(r"(?:army|fleet|[af])\s+([a-z]{3,})\s+\S{1,12}\s+(?:army|fleet|[af])\s+([a-z]{3,})\b")
"""Two units with a meaningless word between them, as the classic judge's `F Lon t A Yor`."""
_DASHED = re.compile(r"(?<![a-z])([a-z]{3,}+)\s*(?:/?[a-z]{0,2}\)?\s*)?-+>?\s*([a-z]{3,})")
"""A move, with no more than a coast before its dash: French `la Galicie est-elle sûre ?` is none.

It begins with a word, so that a run of letters is searched once and not from each letter."""
_MOST_DASHED = 4
"""The most words of a line without a map whose dash is read as a move."""


def is_prose(piece: Plain, known: Names | None, *, continued: bool = False) -> bool:
    """Return whether a line, or a piece of one, that is no order is meant for a human.

    `continued` is for a line right below prose, which needs no such words of its own.
    """
    text = piece.text[:_BEGINNING]
    found = _WORD.findall(text)
    if not found or begins_order(text, known):
        return False
    if (continued and len(found) > 1) or _speaks(found, known) or topic(text) is not None:
        return True
    if any(_is_term(word, known) for word in found):
        return False
    return len(found) >= _FEWEST_PLAIN or (len(found) <= _MOST_STRAY and _is_stray(text, known))


def _speaks(found: Sequence[str], known: Names | None) -> bool:
    """Return whether words that people say to each other show that a line is for a person.

    Two such words are enough, or one that does not follow a word of an order.
    """
    human = _human_words(found, known)
    return human > 1 or (human == 1 and (len(found) <= _SHORT or not _is_term(found[0], known)))


def is_courtesy(text: str, known: Names) -> bool:
    """Return whether words are a greeting, before or after orders, that names no place and no action."""
    if not is_greeting(text):
        return False
    return not any(known.province(word) or word in _DEEDS for word in _WORD.findall(plain(text).text))


def without_courtesies(parts: tuple[Plain, ...], known: Names) -> tuple[Plain, ...]:
    """Return the pieces of a line without greetings, if anything else is left."""
    return tuple(one for one in _greeting_apart(parts) if not is_courtesy(one.text, known)) or parts


def _greeting_apart(parts: tuple[Plain, ...]) -> Iterator[Plain]:
    """Yield the pieces of a line, the first one in two if a greeting ends within it: `Hello: A Par - Bur`."""
    for number, one in enumerate(parts):
        found = None if number else _GREETING.match(one.text)
        if found is None or not is_greeting(found[1]):
            yield one
        else:
            yield one.part(0, found.end(1))
            yield one.part(found.end(), len(one.text))


_GREETING = re.compile(r"([^:!]{2,40}?)\s*[:!]\s*(?=\w)")


def is_sentence(text: str) -> bool:
    """Return whether a line that begins with the word of a command continues like prose."""
    found = _WORD.findall(text)
    return len(found) >= _FEWEST_PLAIN and sum(word in _HUMAN for word in found) > 1


_LONGEST_CLASSIC = 4
"""The most words of a classic word with its values; a longer line is a sentence."""


def talks(text: str) -> bool:
    """Return whether prose is more than a word of the classic judge with its arguments."""
    longer = len(text.split()) > _LONGEST_CLASSIC and is_sentence(plain(text).text)
    return "?" in text or (longer and "@" not in text)


def speaks_to_people(text: str, known: Names | None = None) -> bool:
    """Return whether a line has a word that people say to each other and no order needs.

    A word within the name of a place is none, as `see` in `Norwegische See`.
    """
    return _human_words(_WORD.findall(plain(text).text), known) > 0


def _human_words(found: Sequence[str], known: Names | None) -> int:
    return sum(word in _HUMAN and not _is_in_name(found, at, known) for at, word in enumerate(found))


_LONGEST_NAME = 4
"""The most words of a place's name that are tried."""


def _is_in_name(found: Sequence[str], at: int, known: Names | None) -> bool:
    """Return whether the word there is part of the whole name of a place, which has several words."""
    if known is None:
        return False
    starts = range(max(at - _LONGEST_NAME + 1, 0), at + 1)
    return any(
        known.is_name(" ".join(found[start:end]))
        for start in starts
        for end in range(max(at + 1, start + 2), min(start + _LONGEST_NAME, len(found)) + 1)
    )


@lru_cache(maxsize=64)
def begins_order(text: str, known: Names | None) -> bool:
    """Return whether a line begins like an order: a unit or a place, and what it is to do."""
    found = _ORDER_LIKE.match(text)
    if found is not None and (_is_sure(found) or _names_place(found["place"], known)):
        return True
    if known is not None and (two := _TWO_UNITS.match(text)) and all(map(known.province, two.groups())):
        return True
    dashed = _DASHED.search(text)
    if dashed is None or known is None:
        return dashed is not None and len(text.split()) <= _MOST_DASHED
    return any(map(known.province, dashed.groups()))


def _is_sure(found: re.Match[str]) -> bool:
    """Return whether a line orders a unit, whatever its place: `Army Xyz holds`, `Flotte Xyz -> Nordsee`.

    A word of another language and a dash may begin prose: French `Léger retard - désolé`.
    """
    sign = found["sign"] or ""
    if found["foreign"]:
        return sign.endswith(">")
    return bool(sign) or len(found["unit"]) > 1


_SIGN_ON = re.compile(r"\s*sign[ -]*on\s+(?:\S+\s+){2,3}?(?=(?:army|fleet|[af])\b)", re.IGNORECASE)
"""A SIGN ON before the orders of a subject."""


def holds_orders(subject: str) -> bool:
    """Return whether a subject looks like orders, as in an email without a text."""
    line = plain(_SIGN_ON.sub("", without_marks(subject[:LONGEST]), count=1))
    found = (_ORDER_LIKE.match(piece.text) for piece in pieces(line))
    return any(one is not None and (one["sign"] or len(one["unit"]) > 1) for one in found)


def _names_place(text: str, known: Names | None) -> bool:
    """Return whether the words after `a` or `f` are a place, perhaps with a slip, or may be without a map."""
    if known is None or not text:
        return _HUMAN.isdisjoint(text.split())
    return bool(
        known.province(text) or known.similar_provinces(text) or known.province(text.split(maxsplit=1)[0])
    )


def _is_term(word: str, known: Names | None) -> bool:
    """Return whether a word belongs to orders: an order word, a province or a power, but no article."""
    if word in ORDER_WORDS - _ARTICLES:
        return True
    return known is not None and bool(known.province(word) or known.power(word))


def _is_stray(text: str, known: Names | None) -> bool:
    """Return whether one to three words mean nothing here, not even with a slip."""
    if not _LETTERS.fullmatch(text):
        return False
    return not any(_may_be_slip(word, known) for word in _WORD.findall(text))


def _may_be_slip(word: str, known: Names | None) -> bool:
    if near(word, _terms()) or any(full.startswith(word) for full in first_words()):
        return True
    return known is not None and bool(known.similar_provinces(word) or near(word, known.powers))


_SHORTEST_CLASSIC = 6
"""The fewest letters of a classic word in which a slip can be distinguished from another word."""


@lru_cache(maxsize=1)
def _terms() -> frozenset[str]:
    """Return every word of orders and commands."""
    classic = {row.words.split()[0].lower() for row in CLASSIC_WORDS if not row.setting}
    classic = {word for word in classic if len(word) >= _SHORTEST_CLASSIC}
    own = {"wait", "nowait", "draw", "nodraw"}
    return frozenset(ORDER_WORDS | first_words() | SYNONYMS.keys() | own | classic)


# Pleas

_PLEAS = frozenset(
    [
        Topic.CLEAR,
        Topic.FORGET_ME,
        Topic.NOWAIT,
        Topic.PAUSE,
        Topic.PROCESS,
        Topic.END,
        Topic.TERMINATE,
        Topic.EJECT,
        Topic.ADMIT,
        Topic.CREATE,
        Topic.BEGIN,
        Topic.ROLLBACK,
        Topic.GRACE,
        Topic.CONCEDE,
    ]
)
"""Topics that the beginning of a line shows: it asks for something to be done, whatever else it says."""


def is_plea(text: str) -> bool:
    """Return whether a line asks in plain words for what a command does; its first word is no command."""
    return asks_for_time(text) or topic(text) in _PLEAS


def asks_only(text: str) -> bool:
    """Return whether a line says only its topic, as WAIT without SET does: its writer must act."""
    short = len(_WORD.findall(text)) <= _SHORT
    return is_plea(text) or (short and topic(text) in (Topic.WAIT, Topic.DRAW, Topic.LEAVE))


_OF_POSITION = re.compile(r"^\s*(?:empty\W*$|(?:place|owner|remove|phase)\s+\S)", re.IGNORECASE)
_OF_POWER = re.compile(r"^\s*[^\W\d_][^:]{0,40}:\s*")


def holds_order_tried(text: str) -> bool:
    """Return whether a line of a trial looks like any power's order, as `Italy: A Ven - Tri` does."""
    if is_order_tried(text):
        return True
    return any(begins_order(plain(one).text, None) for one in (text, _OF_POWER.sub("", text)))


def holds_trial_line(text: str) -> bool:
    """Return whether a line says what to try: any power's order, or where a unit is to be."""
    return _OF_POSITION.match(text) is not None or holds_order_tried(text)
