"""Trials: blocks in which nothing counts, from a line like TRY or WHAT IF to an END, or the end of the email.

People write down in the form of orders what they only think about. The words are data in nine languages
(grammar/trials.toml). If it is doubtful whether a block ends, it continues. Before an order on the same line
they make a trial of that line. A trial that ends is carried out: its writer gets the results, and nothing
counts.

A first line with a slip in it, `TYR`, begins a trial as well. Whatever else a first line says, an END TRY
shows that a trial is above it: then nobody knows where it begins, and nothing above it counts
(`ends_trial_nearly`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from judge.game.message import message
from judge.language.slips import Slips, has_no_other_letter, is_slip
from judge.language.text.blocks import (
    ADJUST,
    ADJUST_END,
    ANNOUNCE,
    ANNOUNCE_END,
    COMMENT,
    COMMENT_END,
    IF_END,
    PREDICT,
    PREDICT_END,
    PRESS,
    PRESS_END,
    PRESS_LIKE,
    REGISTER,
)
from judge.language.text.order_start import UNIT_KIND, is_order_or_command, places_of_move
from judge.language.text.typography import plain
from judge.language.word_files import any_of, common_words, word_table

IN_TRIAL = message("ignored-trial")
_LONGEST = 60
"""The most letters of a line that begins or ends a trial."""
_MOST_WORDS = 5
"""Words of such a line, and one that names a game, and one a phase."""
_WITH_SLIP = 6
_MOST_SMALL = 3
_LONGEST_LINE = 200
_UNITS = frozenset(["A ", "F ", "a ", "f "])
"""The beginnings of most orders, and of few trials: `A test`."""
_AFTER = " \t:;,.!?()[]<>{}\"'*_=~#|-"
_OF_POWER = re.compile(r"^[^\W\d_][^:]{0,40}:\s*")
_IN_WORDS = re.compile(rf"{UNIT_KIND}\s+[a-z.]{{3,}}\b")
_MARKS = "*_#=~[]()<>|:;.,!?-\u2013\u2014\u2026\u00bf\"'`"
_WORD = re.compile(r"[^\W_]+(?:-[^\W_]+)*")
_FIRST = re.compile(r"[\W_]*(?:\d{1,3}[.)]\s*)?([^\W_]+)")
"""The first word, after the number of a list item."""
_CLOSES = re.compile(r"[\s*_]*[\[<(]\s*/\s*")
"""How a word in brackets ends what the same word began: `[/TRY]`."""
_PHASE = re.compile(
    r"standard|[sfwa]\d{1,4}[mrab]?|spring|summer|fall|autumn|winter|\d{4}|board|game|for|in|of|mine"
    r"|move(?:s|ment)|retreats?|builds?|adjustments?"
)
"""A phase, what stands between it, the game and the word, whose orders are tried, and the usual board."""
_TRY, _END, _END_TRY, _HOLD = "try", "end", "endtry", "h"
_COMMAND = re.compile(r"\W*TRY\b")
"""TRY in capitals, as commands are written: the words after it name a game or a board."""
_ORDER_OF_PLACE = re.compile(
    rf"\s*[af] {_TRY}(?:/[a-z]c)? *(?:-+>? *[a-z]\w+(?:/[a-z]c)?|h(?:olds?)?|[sc] [af] .+)[\s.]*",
    re.IGNORECASE,
)
"""An order for a unit in a place of that name: `A TRY - BAG`."""
_ENTRY = "entry"
_SHORTEST = 2
"""The fewest letters of a word that was not spaced out, as `E N D` is."""
_SHORTEST_SWAPPED = 4
"""The fewest letters of a trial word in which two swapped letters are a slip."""
_MOST_WORDS_OF_HEAD = 8
_OF_ANOTHER = frozenset(["tri"])
"""Words a letter away from TRY that stand alone for themselves: Trieste's code."""
_GAME = re.compile(r"[a-z0-9_-]{1,20}")


def _words_for(kind: str) -> Iterator[str]:
    """Yield the words of a kind in grammar/trials.toml, in every language."""
    for words in word_table("trials")[kind].values():
        yield from words


@cache
def _begins() -> frozenset[tuple[str, ...]]:
    return frozenset(tuple(_WORD.findall(one)) for one in _words_for("begins"))


@cache
def _small() -> frozenset[str]:
    """Return words that may come before and after those of a trial: `begin a test`, `try this`."""
    return frozenset(_words_for("small"))


@cache
def _played() -> frozenset[str]:
    """Return words for what is tried, which may accompany the others: `sandbox games`, `Ordres d'essai`."""
    return frozenset(_words_for("played"))


@cache
def _beside() -> frozenset[str]:
    """Return the words of both kinds, which mean nothing next to the words of a trial."""
    return _small() | _played()


@cache
def _compound() -> re.Pattern[str]:
    """Return the pattern of a word of a trial joined with one for what is tried: `Sandkastenspiele`."""
    return re.compile(rf"(?:{any_of(_words_for('joined'))})-?(?:{any_of(_words_for('played'))})")


@cache
def _first_words() -> frozenset[str]:
    """Return the first words of such lines, as written and up to the first sign in them."""
    first = frozenset(
        word for one in _words_for("begins") for word in (one.split()[0], _WORD.findall(one)[0])
    )
    return first | _beside()


@cache
def _words_after_unit() -> frozenset[str]:
    """Return the second words of trial phrases that begin like an order: `a gdyby`."""
    return frozenset(words[1] for words in _begins() if words[0] in ("a", "f") and len(words) > 1)


@cache
def _single() -> Slips:
    return Slips(words[0] for words in _begins() if len(words) == 1 and len(words[0]) >= _WITH_SLIP)


@cache
def _short() -> tuple[str, ...]:
    return tuple(w[0] for w in _begins() if len(w) == 1 and _SHORTEST_SWAPPED <= len(w[0]) < _WITH_SLIP)


@cache
def _ends() -> tuple[str, ...]:
    """Return how the words begin that end a trial."""
    return tuple(word_table("trials")["ends"]["words"])


@cache
def _of() -> frozenset[str]:
    return frozenset(word for one in word_table("trials")["ends"]["of"] for word in one.split())


def begins_trial(text: str) -> bool:
    """Return whether a line begins a trial: only its words, and at most a game or board and a phase."""
    if len(text) > _LONGEST or not may_begin_trial(text) or _CLOSES.match(text):
        return False
    words = _words_of(text)
    if _orders_place(text, words):
        return False
    words, taken = _with_beginning(words)
    taken = taken or (len(words) if _is_slip(words) else 0)
    if not taken:
        return False
    rest = [word for word in _without_small(words[taken:]) if not _PHASE.fullmatch(word)]
    if rest and not _COMMAND.match(text):
        return len(rest) == 1 and _may_be_game(rest[0])
    return len(rest) <= _MOST_WORDS and not (rest and is_order_tried(text))


def _orders_place(text: str, words: Sequence[str]) -> bool:
    """Return whether a line is an order for a place whose name is a word of a trial, as on some boards."""
    if words and words[0].partition("-")[0] == _TRY and (words[1:] == [_HOLD] or places_of_move(text)):
        return True
    return _ORDER_OF_PLACE.fullmatch(text) is not None


def words_after(text: str) -> tuple[str, ...]:
    """Return what a line that begins a trial says after its words: a game, a phase, a board, MINE."""
    words, taken = _with_beginning(_words_of(text))
    return tuple(_without_small(words[taken or len(words) :]))


def _with_beginning(words: list[str]) -> tuple[list[str], int]:
    """Return a line's words, and how many begin a trial; `dry-run` may be two words if not one."""
    if taken := _taken(words):
        return words, taken
    if not any("-" in word for word in words):
        return words, 0
    parts = _parts(words)
    return parts, _taken(parts)


def _parts(words: Sequence[str]) -> list[str]:
    """Return the words, each with a hyphen as several."""
    return [part for word in words for part in word.split("-")]


def _without_small(words: Sequence[str]) -> list[str]:
    """Return the words without those that mean nothing next to the words of a trial."""
    return [word for word in words if word not in _beside()]


def is_try(text: str) -> bool:
    """Return whether a line begins with the command TRY itself, and none of the other words of a trial."""
    return _words_of(text)[:1] == [_TRY]


def misspells_try(text: str) -> bool:
    """Return whether a line is TRY with a slip, alone or with words that can only follow it: `TYR MINE`."""
    words = _words_of(text) if len(text) <= _LONGEST else []
    if len(words) > 1 and "".join(words) == _TRY:  # `T RY`
        return True
    if not words or not _is_nearly_try(words[0]) or len(words[0]) < len(_TRY):
        return False
    return words[0] not in _OF_ANOTHER and all(_PHASE.fullmatch(word) for word in words[1:])


def _may_be_try(text: str) -> bool:
    """Return whether the first word of a line has two letters of TRY: a quick check."""
    if text[:2] in _UNITS:
        return False
    head = text[:_LONGEST].split(None, 1)
    word = head[0].strip(_MARKS).lower() if head else ""
    return len(word) <= len(_TRY) + 2 and (len(set(word) & set(_TRY)) > 1 or word == _TRY[0])


def _is_nearly_try(word: str) -> bool:
    if len(word) == len(_TRY) and sum(one != meant for one, meant in zip(word, _TRY, strict=True)) == 1:
        return True
    return is_slip(word, _TRY) or _TRY in (word[:1] + word[2:], word[:2] + word[3:])


def may_head_trial(text: str) -> bool:
    """Return whether a line may be the first of a trial whose END is below it."""
    if len(text) > _LONGEST_LINE or _CLOSES.match(text) or _ORDER_OF_PLACE.fullmatch(text):
        return False
    words = _words_of(text)
    if not words or len(words) > _MOST_WORDS_OF_HEAD:
        return False
    return bool(_taken(words)) or _is_nearly_try(words[0])


def ends_trial_nearly(text: str) -> bool:
    """Return whether a line ends a trial by its name, or says END TRY with a slip: `END TYR`."""
    if len(text) > _LONGEST or text[:2] in _UNITS or text.lstrip(_MARKS)[:1].lower() not in _first_letters():
        return False
    if not _may_end_trial(text):
        return False
    if ends_trial(text):
        return True
    words = _words_of(text)
    joined = "".join(words).replace("-", "")
    is_joined = joined == _END_TRY or (joined != _ENTRY and is_slip(joined, _END_TRY))
    return is_joined or _is_end_try(_parts(words))


def _may_end_trial(text: str) -> bool:
    """Return whether a line may end a trial by its first word, even with a slip: a quick check."""
    head = text.split(None, 1)
    word = head[0].strip(_MARKS).lower() if head else ""
    if len(word) < _SHORTEST or not (word.isalpha() and word.isascii()) or word.startswith(_ends()):
        return True
    return sum(letter not in _END_TRY for letter in word) <= 1


def _is_end_try(parts: Sequence[str]) -> bool:
    """Return whether words are END and TRY, each with at most one slip, perhaps with an `of` between."""
    first, *after = parts or ("",)
    after = [one for one in after if one not in _of()]
    ends = first == _END or is_slip(first, _END)
    return ends and len(after) == 1 and (after[0] == _TRY or _is_nearly_try(after[0]))


@cache
def _first_letters() -> frozenset[str]:
    """Return how the words begin that end a trial, also with two letters swapped; and `[/TRY]`."""
    return frozenset(letter for one in word_table("trials")["ends"]["words"] for letter in one[:2]) | {"/"}


def is_order_tried(text: str) -> bool:
    """Return whether an order follows the words of a trial on its line: `Just a test: F Tri - Alb`."""
    if not may_begin_trial(text):
        return False
    line = plain(text[:_LONGEST_LINE]).text
    found = list(_WORD.finditer(line))
    if found and found[0][0].isdigit():
        del found[0]
    taken = _taken([one[0] for one in found[: 2 * _MOST_WORDS]])
    for last in found[taken - 1 : taken + 3] if taken else ():
        if last is not found[taken - 1] and last[0] not in _small() and not _PHASE.fullmatch(last[0]):
            break
        order = _OF_POWER.sub("", line[last.end() :].lstrip(_AFTER))
        if is_order_or_command(order) or _IN_WORDS.match(order):
            return True
    return False


def _words_of(text: str) -> list[str]:
    """Return the words of a line after its number; spaced letters, `T R Y`, are one word."""
    first = _FIRST.match(text)
    words = _WORD.findall(plain(text[first.start(1) :]).text) if first else []
    return ["".join(words)] if len(words) > 1 and all(len(word) == 1 for word in words) else words


def _taken(words: Sequence[str]) -> int:
    """Return how many first words begin a trial, including small ones before them; 0 if none do."""
    start = 0
    while start < len(words):
        for taken in range(min(_MOST_WORDS, len(words) - start), 0, -1):
            if tuple(words[start : start + taken]) in _begins():
                return start + taken
        if _compound().fullmatch(words[start]):
            return start + 1
        if words[start] not in _beside() or start == _MOST_SMALL:
            return 0
        start += 1
    return 0


def may_begin_trial(text: str) -> bool:
    """Return whether a trial may begin with the first word of a line: a quick check."""
    if text[:2] in _UNITS:  # most orders, and `A test`
        word = text[2:].partition(" ")[0].strip(_MARKS).lower()
        return word in _first_words() or word in _words_after_unit()
    head = text.split(None, 1)
    word = head[0].strip(_MARKS).lower() if head else ""
    if word in _first_words():
        return True
    if len(word) == 1 or (len(head) == 1 and len(word) >= _SHORTEST_SWAPPED):
        return True
    return not (word.isalpha() and word.isascii())


def _is_slip(words: Sequence[str]) -> bool:
    """Return whether a line's one word is a trial word with two letters swapped, or one lost or doubled.

    Other common words are not: `proven` is no `proeven`.
    """
    word = words[0] if len(words) == 1 else ""
    if len(word) < _SHORTEST_SWAPPED or word in common_words():
        return False
    if len(word) < _WITH_SLIP:
        return any(sorted(word) == sorted(meant) and is_slip(word, meant) for meant in _short())
    return any(has_no_other_letter(word, meant) for meant in _single().near(word))


def _may_be_game(word: str) -> bool:
    is_word = word in common_words() or word in word_table("trials")["no_game"]["words"]
    return _GAME.fullmatch(word) is not None and not is_word


@dataclass(frozen=True, slots=True)
class _Block:
    """A block that may be in a trial: how it begins, and how it ends by its name.

    Those that `want_end` need their end to be blocks; a `verbatim` one holds no other block.
    """

    begins: re.Pattern[str]
    ends: re.Pattern[str]
    wants_end: bool = False
    verbatim: bool = False


_NEVER = re.compile(r"(?!)")
_TRIAL = _Block(_NEVER, _NEVER)
_BLOCKS = (
    _Block(PRESS, PRESS_END, wants_end=True, verbatim=True),
    _Block(PRESS_LIKE, PRESS_END, wants_end=True, verbatim=True),
    _Block(REGISTER, re.compile(r"\s*end[\s-]*(?:of[\s-]*)?register\w*\W*$", re.IGNORECASE)),
    _Block(COMMENT, COMMENT_END, verbatim=True),
    _Block(ADJUST, ADJUST_END),
    _Block(ANNOUNCE, ANNOUNCE_END, verbatim=True),
    _Block(PREDICT, PREDICT_END),
    _Block(re.compile(r"\s*if\b", re.IGNORECASE), IF_END, wants_end=True),
)


@dataclass(frozen=True, slots=True)
class Trial:
    """A trial: the line after it, whether its END is there, and whether it is carried out."""

    end: int
    closed: bool = False
    carried_out: bool = False


class Trials:
    """The trials in the lines of an email, which are asked for from the first line to the last."""

    def __init__(self, texts: Sequence[str]) -> None:
        """Take the lines; nothing is looked for yet."""
        self._texts = texts
        self._no_end_before = 0
        """Up to this line no END by name ends what begins in a line that was looked at already."""
        self._last_ends: dict[_Block, int] = {}

    def at(self, here: int) -> Trial | None:
        """Return the trial whose first line, or whose only order, is at `here`; None if there is none.

        A trial with a slip in its first line is not carried out, because something else may be meant.
        """
        text = self._texts[here]
        if not may_begin_trial(text):
            return self._misspelt(here) if _may_be_try(text) else None
        if begins_trial(text):
            found = self._from(here)
            return replace(found, carried_out=found.closed and _is_without_slip(text))
        if is_order_tried(text):
            return Trial(here + 1)
        return self._misspelt(here)

    def _misspelt(self, here: int) -> Trial | None:
        """Return the trial whose first line has a slip, or so many words that it needs an END by name."""
        text = self._texts[here]
        alone = misspells_try(text) and not (here and _is_open(self._texts[here - 1]))
        # What has no END by name has none from a line within it either, so each line is looked at once.
        if not alone and (here < self._no_end_before or not may_head_trial(text)):
            return None
        found = self._from(here)
        if alone:
            return found
        if not (found.closed and ends_trial(self._texts[found.end - 1])):
            self._no_end_before = found.end
            return None
        return replace(found, carried_out=bool(_taken(_words_of(text))))

    def _from(self, here: int) -> Trial:
        """Return the trial that begins at `here`: down to its END, or to the last line.

        A bare END belongs to the innermost open block; one with a name, to the innermost of that name.
        """
        blocks = _Open()
        for number in range(here + 1, len(self._texts)):
            if not blocks.verbatim and (begun := self._begun(number)) is not None:
                blocks.open(begun)
            else:
                blocks.close(self._texts[number].strip())
            if not blocks:
                return Trial(number + 1, closed=True)
        return Trial(len(self._texts))

    def _begun(self, here: int) -> _Block | None:
        """Return the block that begins on a line within a trial."""
        text = self._texts[here].strip()
        if begins_trial(text):
            return _TRIAL
        block = next((one for one in _BLOCKS if one.begins.match(text)), None)
        if block is None or not block.wants_end:
            return block
        return block if here < self._last_end(block) else None

    def _last_end(self, block: _Block) -> int:
        """Return the last line that may end such a block, -1 if none may."""
        if block not in self._last_ends:
            lines = (n for n in reversed(range(len(self._texts))) if block.ends.match(self._texts[n].strip()))
            self._last_ends[block] = next(lines, -1)
        return self._last_ends[block]


def _is_without_slip(text: str) -> bool:
    return _with_beginning(_words_of(text))[1] > 0


def _is_open(above: str) -> bool:
    """Return whether an order continues below its line, `A Vie -`: a word below is its destination."""
    bare = above.strip()
    unit = bare[:2] in _UNITS and not is_order_or_command(bare)
    return unit or bare.endswith(("-", ">"))


class _Open:
    """The blocks that are open at a line of a trial, the outermost first, which is the trial itself."""

    def __init__(self) -> None:
        """Begin with the trial."""
        self._blocks: list[_Block] = []
        self._places: dict[_Block, list[int]] = {}
        """Where the open blocks of a kind are: a line is compared with each kind, not with each block."""
        self.open(_TRIAL)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._blocks)

    @property
    def verbatim(self) -> bool:
        """Whether the innermost holds no other block."""
        return self._blocks[-1].verbatim

    def open(self, block: _Block) -> None:
        """Take a block that begins."""
        self._places.setdefault(block, []).append(len(self._blocks))
        self._blocks.append(block)

    def close(self, text: str) -> None:
        """Close the block that a line ends, if it ends one, including all blocks in it."""
        ended = self._ended(text)
        while len(self._blocks) > ended:
            self._places[self._blocks.pop()].pop()

    def _ended(self, text: str) -> int:
        """Return the place of the block that a line ends; how many blocks there are if it ends none."""
        last = len(self._blocks) - 1
        innermost = self._blocks[last]
        if innermost.wants_end and innermost.verbatim:
            return last if innermost.ends.match(text) else last + 1
        if _is_bare_end(text):
            return last
        of_trial = ends_trial(text)
        named = (
            places[-1]
            for block, places in self._places.items()
            if places and _is_ended(block, text, of_trial=of_trial)
        )
        return max(named, default=last + 1)


def _is_ended(block: _Block, text: str, *, of_trial: bool) -> bool:
    return of_trial if block is _TRIAL else block.ends.match(text) is not None


def _is_bare_end(text: str) -> bool:
    """Return whether a line is END alone; words that also mean something else, as `final`, are not."""
    words = _WORD.findall(plain(text).text) if len(text) <= _LONGEST else []
    return len(words) == 1 and words[0] in word_table("trials")["ends"]["alone"]


def ends_trial(text: str) -> bool:
    """Return whether a line ends a trial by name: END TRY, END OF TEST; not ENDPRESS or END OF ORDERS."""
    if _CLOSES.match(text):
        return begins_trial(_CLOSES.sub("", text))
    words = _WORD.findall(plain(text).text.replace("-", " ")) if len(text) <= _LONGEST else []
    if not words or not words[0].startswith(_ends()):
        return False
    ends = (one for one in _ends() if words[0].startswith(one))
    return any(_is_of_trial([words[0][len(end) :], *words[1:]]) for end in ends)


def _is_of_trial(rest: list[str]) -> bool:
    """Return whether the words after an END, the first joined to it or empty, name what ends."""
    if rest[0] == "":
        del rest[0]
        while rest and rest[0] in _of():
            del rest[0]
    if tuple(rest) in _begins() or (rest and rest[0] in word_table("trials")["ends"]["more"]):
        return len(rest) <= _MOST_WORDS
    return len(rest) > 1 and tuple(rest[:-1]) in _begins() and _may_be_game(rest[-1])
