"""Trials: blocks in which nothing counts, from a line like TRY or WHAT IF to an END, or the end of the email.

People write down what they only think about, in the form of orders. The words are data in nine languages
(grammar/trials.toml); where it is doubtful whether a block ends, it goes on. Before an order on the same line
they make a trial of that line.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from judge.language.common_words import common_words
from judge.language.slips import Slips
from judge.language.text.blocks import (
    ADJUST,
    ADJUST_END,
    ANNOUNCE,
    ANNOUNCE_END,
    COMMENT,
    LETTER,
    LETTER_END,
    LETTER_LIKE,
    PREDICT,
    PREDICT_END,
    REGISTER,
)
from judge.language.text.order_start import is_whole_order, places_of_move
from judge.language.text.typography import plain
from judge.paths import grammar

IN_TRIAL = "a trial, in which nothing counts"
_LONGEST = 60
"""Letters of a line that begins or ends a trial."""
_MOST_WORDS = 5
"""Words of such a line, and one that names a game, and one a phase."""
_WITH_SLIP = 6
_MOST_SMALL = 3
_LONGEST_LINE = 200
_UNITS = frozenset(["A ", "F ", "a ", "f "])
"""How most orders begin, and few trials: `A test`."""
_BEHIND = " \t:;,.!?()[]<>{}\"'*_=~#|-"
_OF_POWER = re.compile(r"^[^\W\d_][^:]{0,40}:\s*")
_IN_WORDS = re.compile(
    r"(?:army|fleet|armee|flotte|armata|flotta|ejercito|flota|leger|vloot|[af])\s+[a-z.]{3,}\b"
)
_MARKS = "*_#=~[]()<>|:;.,!?-\u2013\u2014\u2026\u00bf\"'`"
_WORD = re.compile(r"[^\W_]+(?:-[^\W_]+)*")
_FIRST = re.compile(r"[\W_]*(?:\d{1,3}[.)]\s*)?([^\W_]+)")
"""The first word, behind the number of a list."""
_CLOSES = re.compile(r"[\s*_]*[\[<(]\s*/\s*")
"""How a word in brackets ends what the same word began: `[/TRY]`."""
_PHASE = re.compile(r"[sfwa]\d{1,4}[mrab]?|spring|fall|autumn|winter|\d{4}|board|game|for|in")
"""A phase, and what stands between it, the game and the word."""
_GAME = re.compile(r"[a-z0-9_-]{1,20}")


@cache
def _table() -> dict[str, dict[str, list[str]]]:
    table: dict[str, dict[str, list[str]]] = tomllib.loads(
        (grammar() / "trials.toml").read_text(encoding="utf-8")
    )
    return table


@cache
def _begins() -> frozenset[tuple[str, ...]]:
    return frozenset(tuple(_WORD.findall(one)) for words in _table()["begins"].values() for one in words)


@cache
def _small() -> frozenset[str]:
    """Words that may stand before and behind those of a trial: `begin a test`, `try this`."""
    return frozenset(word for words in _table()["small"].values() for word in words)


@cache
def _played() -> frozenset[str]:
    """Words for what is tried, which may stand beside the others: `sandbox games`, `Ordres d'essai`."""
    return frozenset(word for words in _table()["played"].values() for word in words)


@cache
def _compound() -> re.Pattern[str]:
    """A word of a trial and one for what is tried, together: `Sandkastenspiele`."""
    firsts, lasts = (
        "|".join(sorted((word for words in _table()[key].values() for word in words), key=len, reverse=True))
        for key in ("joined", "played")
    )
    return re.compile(rf"(?:{firsts})-?(?:{lasts})")


@cache
def _first_words() -> frozenset[str]:
    """The first words of such lines, as they stand and up to the first sign in them."""
    phrases = [one for words in _table()["begins"].values() for one in words]
    first = frozenset(word for one in phrases for word in (one.split()[0], _WORD.findall(one)[0]))
    return first | _small() | _played()


@cache
def _words_after_unit() -> frozenset[str]:
    """The second words of those that begin like an order: `a gdyby`."""
    return frozenset(words[1] for words in _begins() if words[0] in ("a", "f") and len(words) > 1)


@cache
def _single() -> Slips:
    return Slips(words[0] for words in _begins() if len(words) == 1 and len(words[0]) >= _WITH_SLIP)


@cache
def _of() -> frozenset[str]:
    return frozenset(word for one in _table()["ends"]["of"] for word in one.split())


def begins_trial(text: str) -> bool:
    """Whether a line begins a trial: its words alone, a game and a phase behind them at most."""
    if len(text) > _LONGEST or not may_begin_trial(text) or _CLOSES.match(text):
        return False
    words = _words_of(text)
    if not (taken := _taken(words)):
        words = [part for word in words for part in word.split("-")]  # `dry-run`
        taken = _taken(words) or (len(words) if _is_slip(words) else 0)
    if not taken:
        return False
    beside = _small() | _played()
    rest = [word for word in words[taken:] if word not in beside and not _PHASE.fullmatch(word)]
    return not rest or (len(rest) == 1 and _may_be_game(rest[0]))


def order_tried(text: str) -> str:
    """The order behind the words of a trial on its line, `Just a test: F Tri - Alb`; "" if it holds none."""
    if not may_begin_trial(text):
        return ""
    line = plain(text[:_LONGEST_LINE]).text
    found = list(_WORD.finditer(line))
    if found and found[0][0].isdigit():
        del found[0]
    taken = _taken([one[0] for one in found[: 2 * _MOST_WORDS]])
    for last in found[taken - 1 : taken + 3] if taken else ():
        if last is not found[taken - 1] and last[0] not in _small() and not _PHASE.fullmatch(last[0]):
            break
        order = _OF_POWER.sub("", line[last.end() :].lstrip(_BEHIND))
        if is_whole_order(order) or places_of_move(order) is not None or _IN_WORDS.match(order):
            return order
    return ""


def _words_of(text: str) -> list[str]:
    """The words of a line behind its number; letters apart, `T R Y`, are one word."""
    first = _FIRST.match(text)
    words = _WORD.findall(plain(text[first.start(1) :]).text) if first else []
    return ["".join(words)] if len(words) > 1 and all(len(word) == 1 for word in words) else words


def _taken(words: Sequence[str]) -> int:
    """How many words at the start say that a trial begins, small ones before them included; 0 if none do."""
    start = 0
    while start < len(words):
        for taken in range(min(_MOST_WORDS, len(words) - start), 0, -1):
            if tuple(words[start : start + taken]) in _begins():
                return start + taken
        if _compound().fullmatch(words[start]):
            return start + 1
        if words[start] not in _small() | _played() or start == _MOST_SMALL:
            return 0
        start += 1
    return 0


def may_begin_trial(text: str) -> bool:
    """Return whether a trial may begin with the first word of a line: a cheap look."""
    if text[:2] in _UNITS:  # most orders, and `A test`
        word = text[2:].partition(" ")[0].strip(_MARKS).lower()
        return word in _first_words() or word in _words_after_unit()
    head = text.split(None, 1)
    word = head[0].strip(_MARKS).lower() if head else ""
    if word in _first_words():
        return True
    if len(word) == 1 or (len(head) == 1 and len(word) >= _WITH_SLIP):
        return True
    return not (word.isalpha() and word.isascii())


def _is_slip(words: Sequence[str]) -> bool:
    """Whether the one word of a line is one of a trial but for two letters exchanged, or one lost or doubled.

    Words of their own are none: `proven` is no `proeven`.
    """
    word = words[0] if len(words) == 1 else ""
    if len(word) < _WITH_SLIP or word in common_words():
        return False
    return any(_lost_or_exchanged(word, meant) for meant in _single().near(word))


def _lost_or_exchanged(word: str, meant: str) -> bool:
    if word[0] != meant[0]:
        return False
    if sorted(word) == sorted(meant):
        return True
    if len(word) > len(meant):
        return any(
            word[:at] + word[at + 1 :] == meant for at in range(1, len(word)) if word[at] == word[at - 1]
        )
    return len(word) < len(meant)


def _may_be_game(word: str) -> bool:
    is_word = word in common_words() or word in _table()["no_game"]["words"]
    return _GAME.fullmatch(word) is not None and not is_word


@dataclass(frozen=True, slots=True)
class _Block:
    """A block that may stand in a trial: how it begins, and how it ends by its name.

    Those that `want_end` are none without that; what is `verbatim` holds no other block.
    """

    begins: re.Pattern[str]
    ends: re.Pattern[str]
    wants_end: bool = False
    verbatim: bool = False


_NEVER = re.compile(r"(?!)")
_TRIAL = _Block(_NEVER, _NEVER)
_BLOCKS = (
    _Block(LETTER, LETTER_END, wants_end=True, verbatim=True),
    _Block(LETTER_LIKE, LETTER_END, wants_end=True, verbatim=True),
    _Block(REGISTER, re.compile(r"\s*end[\s-]*(?:of[\s-]*)?register\w*\W*$", re.IGNORECASE)),
    _Block(COMMENT, re.compile(r"\s*end[\s-]*(?:of[\s-]*)?comment\W*$", re.IGNORECASE), verbatim=True),
    _Block(ADJUST, ADJUST_END),
    _Block(ANNOUNCE, ANNOUNCE_END, verbatim=True),
    _Block(PREDICT, PREDICT_END),
    _Block(
        re.compile(r"\s*if\b", re.IGNORECASE), re.compile(r"\s*end[ -]*if\b", re.IGNORECASE), wants_end=True
    ),
)


def trial_end(texts: Sequence[str], here: int) -> int:
    """The line behind the trial that begins at `here`: behind its END, or behind the last line.

    A bare END is that of the innermost block that is open; one with a name, of the innermost of that name.
    """
    inner = [_TRIAL]
    for number in range(here + 1, len(texts)):
        text = texts[number].strip()
        if not inner[-1].verbatim and (begun := _begun(texts, number)) is not None:
            inner.append(begun)
        elif (at := _ended(text, inner)) is not None:
            del inner[at:]
        if not inner:
            return number + 1
    return len(texts)


def _begun(texts: Sequence[str], here: int) -> _Block | None:
    """The block that begins on a line within a trial."""
    text = texts[here].strip()
    if begins_trial(text):
        return _TRIAL
    block = next((one for one in _BLOCKS if one.begins.match(text)), None)
    if block is None or not block.wants_end:
        return block
    return block if any(block.ends.match(below.strip()) for below in texts[here + 1 :]) else None


def _ended(text: str, inner: Sequence[_Block]) -> int | None:
    """Which of the open blocks a line ends, all in it too; None if it is no such line."""
    last = len(inner) - 1
    if inner[last].wants_end and inner[last].verbatim:
        return last if inner[last].ends.match(text) else None
    if _is_bare_end(text):
        return last
    of_trial = ends_trial(text)
    return next((n for n in range(last, -1, -1) if _is_ended(inner[n], text, of_trial=of_trial)), None)


def _is_ended(block: _Block, text: str, *, of_trial: bool) -> bool:
    return of_trial if block is _TRIAL else block.ends.match(text) is not None


def _is_bare_end(text: str) -> bool:
    """Whether a line is END alone; words that also mean something else, as `final`, are none."""
    words = _WORD.findall(plain(text).text) if len(text) <= _LONGEST else []
    return len(words) == 1 and words[0] in _table()["ends"]["alone"]


def ends_trial(text: str) -> bool:
    """Whether a line ends a trial by its name: END TRY, END OF TEST; ENDPRESS and END OF ORDERS do not."""
    if _CLOSES.match(text):
        return begins_trial(_CLOSES.sub("", text))
    words = _WORD.findall(plain(text).text.replace("-", " ")) if len(text) <= _LONGEST else []
    ends = (one for one in _table()["ends"]["words"] if words and words[0].startswith(one))
    return any(_is_of_trial([words[0][len(end) :], *words[1:]]) for end in ends)


def _is_of_trial(rest: list[str]) -> bool:
    """Whether the words behind an END, the first of them glued to it or empty, say what ends."""
    if rest[0] == "":
        del rest[0]
        while rest and rest[0] in _of():
            del rest[0]
    if tuple(rest) in _begins() or (rest and rest[0] in _table()["ends"]["more"]):
        return len(rest) <= _MOST_WORDS
    return len(rest) > 1 and tuple(rest[:-1]) in _begins() and _may_be_game(rest[-1])
