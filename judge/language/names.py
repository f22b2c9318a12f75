"""Names: which provinces and powers a word may mean, and whether it may be a game's.

A word is one of them, several, or none with some that look like it.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, field

from judge.language.slips import near
from judge.rules.board import Board, ProvinceFacts
from judge.rules.units import Power, Province
from judge.rules.variant import PowerFacts, Variant

SHORTEST_PREFIX = 4
"""A beginning of a name counts from here on; shorter words must be a code or an abbreviation."""

SHORTEST_POWER = 2
"""A power is named by two letters or more in a proxy order (seed 002, proxy orders)."""

_MOST_PARTS = 5
"""Words of a place that are looked at one by one."""

_NOT_LETTERS = re.compile(r"[^a-z0-9]+")
_FRONTS = (("st ", "saint "), ("gulf of ", "g of "))
_LAST_WORDS = (" sea", " ocean", " channel", " bight")
_BACKS = ((" channel", " chan"), (" ocean", " oc"), (" mediterranean", " mediterranian"))
_GAME = re.compile(r"[a-z0-9_-]{1,20}")
"""What a game may be called, so that a name is safe in an address, a file and a line of a mail."""


def is_game_name(word: str) -> bool:
    """Whether a game may be called so."""
    return _GAME.fullmatch(word) is not None


def normalized(text: str) -> str:
    """The normal form of a name, for comparing: letters and digits alone, lower case, no accents."""
    if not text.isascii():
        text = unicodedata.normalize("NFKD", text)
    return _NOT_LETTERS.sub("", text.lower())


@dataclass(frozen=True, slots=True, eq=False)
class Names:
    """Every way to write the provinces and powers of a variant."""

    provinces: dict[str, Province]
    powers: dict[str, Power]
    written: tuple[str, ...]
    """The names as people write them, with their blanks, for the grammar."""
    full: dict[str, str]
    """Code to full name, for suggestions."""
    ordered: tuple[str, ...]
    """The normalized names in alphabetical order."""
    shared: dict[str, tuple[Province, ...]] = field(default_factory=dict)
    """Shortened names of two words that fit several provinces, `nor sea`."""
    doubtful: dict[str, Province] = field(default_factory=dict)
    """Abbreviations that also begin another province's name: what they were taken for is said."""

    def province(self, text: str) -> tuple[Province, ...]:
        """The provinces the word may mean: one if clear, several if it begins several names, or none."""
        word = normalized(text)
        if word in self.provinces:
            return (self.provinces[word],)
        if word in self.shared:
            return self.shared[word]
        if len(word) < SHORTEST_PREFIX:
            return ()
        return tuple(dict.fromkeys(self.provinces[name] for name in self._beginning(word)))

    def _beginning(self, word: str) -> Iterator[str]:
        """The normalized names that begin like this, found by bisection."""
        here = bisect_left(self.ordered, word)
        while here < len(self.ordered) and self.ordered[here].startswith(word):
            yield self.ordered[here]
            here += 1

    def power(self, text: str) -> tuple[Power, ...]:
        """The powers the word may mean, by two letters or more."""
        word = normalized(text)
        if word in self.powers:
            return (self.powers[word],)
        if len(word) < SHORTEST_POWER:
            return ()
        return tuple({code: None for name, code in self.powers.items() if name.startswith(word)})

    def similar_provinces(self, text: str) -> tuple[str, ...]:
        """Up to three full names: one slip of the pen away, else one of the words, else begun so."""
        word = normalized(text)
        found = near(word, self.provinces) or [
            one for part in text.lower().split()[:_MOST_PARTS] if (one := normalized(part)) in self.provinces
        ]
        begun = () if found or len(word) > SHORTEST_PREFIX else tuple(self._beginning(word))
        return tuple(dict.fromkeys(self.full[self.provinces[one]] for one in (*found, *begun)))[:3]


def names(variant: Variant) -> Names:
    """The names of a variant, collected once for each map."""
    known = _COLLECTED.get((variant.board, variant.name))
    if known is None:
        known = _COLLECTED[variant.board, variant.name] = _collect(variant.board, variant.powers)
    return known


_COLLECTED: dict[tuple[Board, str], Names] = {}


def _collect(board: Board, powers: tuple[PowerFacts, ...]) -> Names:
    written = _written(board)
    short = _add_short_names(board, written)
    provinces = {normalized(name): code for name, code in written.items()}
    return Names(
        provinces=provinces,
        powers=_powers(powers),
        written=(*written, *short.shared),
        shared={normalized(name): codes for name, codes in short.shared.items()},
        full={code: facts.name for code, facts in board.provinces.items()},
        ordered=tuple(sorted(provinces)),
        doubtful=_doubtful(board, provinces) | short.doubtful,
    )


def _written(board: Board) -> dict[str, Province]:
    """Names to codes; where two provinces claim one, the code wins over the full name, that over the rest."""
    found: dict[str, Province] = {code.lower(): code for code in board.provinces}
    taken = {normalized(name): code for name, code in found.items()}
    full = tuple(facts.name.lower() for facts in board.provinces.values())
    for rank in (
        lambda f: (f.name,),
        _spellings,
        lambda f: f.abbreviations,
        lambda f: _without_last_word(f, full),
    ):
        for facts in board.provinces.values():
            for name in rank(facts):
                if taken.setdefault(normalized(name), facts.code) == facts.code:
                    found[name.lower()] = facts.code
    return found


def _spellings(facts: ProvinceFacts) -> tuple[str, ...]:
    """Other usual spellings of a full name: Saint for St, Chan for Channel."""
    name = facts.name.lower()
    fronts = [new + name.removeprefix(old) for old, new in _FRONTS if name.startswith(old)]
    backs = [name.removesuffix(old) + new for old, new in _BACKS if name.endswith(old)]
    return (*fronts, *backs)


_COMPASS = {"north": "n", "south": "s", "east": "e", "eastern": "e", "west": "w", "western": "w"}
_SHORTEST_SHORT_WORD = 3


@dataclass(frozen=True, slots=True)
class _ShortNames:
    """Shortened names: those of several provinces, and those a list gives to one of several."""

    shared: dict[str, tuple[Province, ...]]
    doubtful: dict[str, Province]


def _add_short_names(board: Board, written: dict[str, Province]) -> _ShortNames:
    """Add names with their words cut short to those written: `norw sea`, `mid atl`, `w med`."""
    taken = {normalized(name): code for name, code in written.items()}
    short: dict[str, dict[Province, None]] = {}
    for code, facts in board.provinces.items():
        for name in _short_names(facts.name.lower()):
            short.setdefault(name, {})[code] = None
    found = _ShortNames({}, {})
    for name, codes in short.items():
        listed = taken.get(normalized(name))
        if listed is None and len(codes) > 1:
            found.shared[name] = tuple(codes)
        elif listed is None:
            written[name] = next(iter(codes))
        elif listed in codes:
            written[name] = listed
            if len(codes) > 1:
                found.doubtful[normalized(name)] = listed
    return found


def _short_names(name: str) -> Iterator[str]:
    """A name of several words with each of them cut to three letters or more, the last of three left out."""
    words = [word for word in re.split(r"[\s.-]+", name) if word]
    if len(words) < 2:  # noqa: PLR2004  # one word is cut by the rule for beginnings
        return
    first, last = words[0], words[-1] if "of" in words else words[1]
    between = " of " if "of" in words else " "
    firsts = [first[:length] for length in range(_SHORTEST_SHORT_WORD, len(first) + 1)]
    firsts += [_COMPASS[first]] if first in _COMPASS else [first[0]] if "of" in words else []
    for start in firsts or [first]:
        for length in range(min(_SHORTEST_SHORT_WORD, len(last)), len(last) + 1):
            yield start + between + last[:length]


def _without_last_word(facts: ProvinceFacts, full: tuple[str, ...]) -> tuple[str, ...]:
    """`Mid-Atlantic` for `Mid-Atlantic Ocean`, where no other name begins like that."""
    name = facts.name.lower()
    short = next((name.removesuffix(last) for last in _LAST_WORDS if name.endswith(last)), None)
    if short is None or any(other.startswith(short) and other != name for other in full):
        return ()
    return (short,)


def _powers(powers: tuple[PowerFacts, ...]) -> dict[str, Power]:
    words = ((word, p.code) for p in powers for word in (p.code, p.name, p.adjective))
    return {normalized(word): code for word, code in words}


def _doubtful(board: Board, provinces: dict[str, Province]) -> dict[str, Province]:
    full = {normalized(facts.name): code for code, facts in board.provinces.items()}
    codes = {code.lower() for code in board.provinces}
    return {
        word: code
        for word, code in provinces.items()
        if word not in codes
        and word not in full
        and any(name.startswith(word) and other != code for name, other in full.items())
    }
