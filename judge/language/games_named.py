"""Games named: the name of one of the sender's games above, before or within what they write for it.

docs: sender, "A line that names another of your games is for that game"

`alpha:`, `For game alpha:`, `Spiel alpha: A Vie - Tri`, `EXTEND 2 days in alpha`, `A Vie - Tri (alpha)`.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache

from judge.language.readings.lexicon import spellings, unknown_words
from judge.language.text.typography import Plain, plain
from judge.language.word_files import any_of, word_files

_GAMES = "games"
"""The part of a language's file with the words around the name of a game."""
_SIGNS = r"\"'`*_<>«»"
_MOST_TIMES = 2
"""How often a line names the game that it is for: `alpha: EXTEND 2 days in alpha`."""
_ENDS = r"\s*[:,;.=-]+>?\s*|\s*$"
"""The end of the words for a game before orders: `alpha:`, `In alpha, …`."""


@dataclass(frozen=True, slots=True)
class GameNamed:
    """The game that a line names, and its `rest`; `leads` if the name is before all of it."""

    game: str
    rest: str
    leads: bool


def game_named(text: str, games: Collection[str]) -> GameNamed | None:
    """Return the one of these games that a line names, with its rest; None for none or several.

    A name that is a word of a language names no game, nor does one in a comparison: `As in alpha`. A line
    that repeats the name is about the word.
    """
    line = plain(text)
    if not any(one in line.text for one in games):
        return None
    words = set(unknown_words(line))
    named = [one for one in games if one in words or _is_sign(line, one)]
    if len(named) != 1 or len(re.findall(_name(named[0]), line.text)) > _MOST_TIMES:
        return None
    found = re.search(rf"{_around()}{_name(named[0])}[{_SIGNS}]*", line.text)
    if found is None or re.search(rf"\b(?:{_words('compared')})\s*$", line.text[: found.start()]):
        return None
    before, after = text[: _index(line, found.start())], text[_index(line, found.end()) :]
    end = re.match(_ENDS, plain(after).text)
    if end is not None and not any(map(str.isalnum, before)):
        return GameNamed(named[0], after[_index(plain(after), end.end()) :].strip(), leads=True)
    rest = re.sub(r"[(\[]\s*[)\]]|,\s*$", "", f"{before.rstrip()} {after.lstrip()}".strip()).strip()
    return GameNamed(named[0], rest, leads=not any(map(str.isalnum, rest)))


def _is_sign(line: Plain, name: str) -> bool:
    """Return whether a line has a name that is no word of letters alone: `game-1`."""
    return not name.isalpha() and re.search(_name(name), line.text) is not None


def _name(name: str) -> str:
    return rf"(?<![\w-]){re.escape(name)}(?:'s)?(?![\w-])"


def _index(line: Plain, place: int) -> int:
    """Return where a place of a line in plain letters is in the line as sent."""
    return line.column(place) - 1


@cache
def _around() -> str:
    return rf"(?:\b(?:{_words('around')})[\s:=]+){{0,5}}[{_SIGNS}]*"


@cache
def _words(key: str) -> str:
    written = (word for table in word_files().values() for word in table[_GAMES][key])
    words = {spelled for word in written for spelled in spellings(word)}
    return any_of(words)
