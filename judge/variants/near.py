"""Which boards someone may mean whose words name none: by slips of the pen, word by word.

`anceint meditteranean` is Ancient Mediterranean, `Modern Europe` may be two boards; of a duel that is not
there all duels are named.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher
from functools import cache

from judge.variants.load import aliases, known_name, names, of_players, playable_title

_MOST_WORDS = 12
_MOST_NAMED = 5
_CLOSE, _ALIKE = 0.75, 0.5
"""How like two words are that may be one; how much of two names must be alike, if not all that was said."""
_SHORTEST = 3
"""Shorter words are like too many others."""
_DUEL = re.compile(
    r"duels?|1 ?(?:v|vs|on|against) ?1|one on one|head to head|(?:two|2)[ -]?(?:players?|powers?)?"
    r"|\w+\.? +(?:v|vs|versus|against)\.? +\w+"
)
_SIZE = re.compile(r"(\d{1,2})[ -]?(?:players?|powers?)")
_EMPTY_WORDS = frozenset(["a", "and", "board", "diplomacy", "game", "map", "of", "the", "variant"])


def near_boards(text: str) -> tuple[str, ...]:
    """Return the boards that a name resembles: the one among its words, and those with similar names."""
    words = _words(text)
    start, end = board_in(words)
    board = known_name(" ".join(words[start:end])) if end else None
    asked = " ".join(words).lower()
    size = _SIZE.fullmatch(asked)
    if size or (board is None and _DUEL.fullmatch(asked)):
        return of_players(2 if size is None else int(size[1])) or ("standard",)
    alike = _alike(asked)
    if board is None:
        return alike or ("standard",)
    return tuple(dict.fromkeys((board.partition("+")[0], *alike)))


def board_in(words: list[str]) -> tuple[int, int]:
    """Return the position of the longest board name among words; an empty range if there is none."""
    runs = ((start, end) for start in range(len(words)) for end in range(len(words), start, -1))
    found = (run for run in runs if known_name(" ".join(words[slice(*run)])) is not None)
    return max(found, key=lambda run: run[1] - run[0], default=(0, 0))


def words_beside(text: str) -> tuple[str, str]:
    """Return the known board among the words, and those around it that name none of its options.

    "" for none.
    """
    words = _words(text)
    start, end = board_in(words)
    board = known_name(" ".join(words[start:end])) if end else None
    odd = (one for one in (*words[:start], *words[end:]) if known_name(f"{board} {one}") is None)
    return (board, " ".join(odd)) if board else ("", "")


def _words(text: str) -> list[str]:
    return [word.strip(",;") for word in text.split()][:_MOST_WORDS]


@cache
def _known() -> Mapping[tuple[str, ...], str]:
    """Return the words of every name that a playable board has, and its name here."""
    titles = {name: title for name in names() if (title := playable_title(name))}
    called = [(said, name) for name, title in titles.items() for said in (name, title)]
    called += [(alias, name) for alias, name in aliases().items() if name in titles]
    return {words: name for said, name in called if (words := _plain(said))}


def _plain(text: str) -> tuple[str, ...]:
    words = re.findall(r"[a-z]+|\d+", text.lower())
    return tuple(word for word in words if word not in _EMPTY_WORDS)


def _alike(text: str) -> tuple[str, ...]:
    """Return the boards with a name like the words, the most alike first."""
    asked = tuple(word for word in _plain(text) if len(word) >= _SHORTEST or word.isdigit())
    if not asked:
        return ()
    likeness = {word: _likeness(word) for word in asked}
    found: dict[str, float] = {}
    for words, name in _known().items():
        score = sum(max(likeness[one].get(word, 0.0) for word in words) for one in asked)
        if score >= _CLOSE * len(asked) or score >= _ALIKE * max(len(asked), len(words)):
            found[name] = max(found.get(name, 0.0), score / max(len(asked), len(words)))
    best = sorted((-score, name) for name, score in found.items())
    return tuple(name for _, name in best[:_MOST_NAMED])


def _likeness(asked: str) -> Mapping[str, float]:
    """Return how like a word each word of the boards' names is, as far as they may be one."""
    return {word: ratio for word in _vocabulary() if (ratio := _ratio(asked, word)) >= _CLOSE}


@cache
def _vocabulary() -> frozenset[str]:
    return frozenset(word for words in _known() for word in words)


def _ratio(asked: str, word: str) -> float:
    if asked == word:
        return 1.0
    if asked.isdigit() or word.isdigit() or min(len(asked), len(word)) <= _SHORTEST:
        return 0.0
    if len(asked) > _SHORTEST and word.startswith(asked):
        return _CLOSE
    matcher = SequenceMatcher(None, asked, word)
    fits: Iterable[float] = (matcher.real_quick_ratio(), matcher.quick_ratio())
    return matcher.ratio() if min(fits) >= _CLOSE else 0.0
