"""Names: which provinces and powers a word may mean, and whether it may be a game's name.

A word means one of them, several, or none; then some may look like it.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from judge.language.slips import Slips
from judge.language.text.parted_names import SAINT, SHORT_SAINT, any_label, labels_of, saints_of
from judge.language.text.shortened_units import with_letters
from judge.language.text.typography import Plain, plain, without_points
from judge.rules.board import Board, ProvinceFacts
from judge.rules.units import Power, Province
from judge.rules.variant import PowerFacts, Variant

SHORTEST_PREFIX = 4
"""The fewest letters of a name's beginning; shorter words must be a code or an abbreviation."""

_SHORTEST_ABROAD = 3
"""The fewest letters of the beginning of a name in another language."""

SHORTEST_POWER = 2
"""A power is named by two letters or more in a proxy order (seed 002, proxy orders)."""

_MOST_PARTS = 5
"""How many words of a place are looked at one by one."""

_NOT_LETTERS = re.compile(r"[^a-z0-9]+")
_FRONTS = (("st ", "saint "), ("gulf of ", "g of "))
_LAST_WORDS = (" sea", " ocean", " channel", " bight")
_BACKS = ((" channel", " chan"), (" ocean", " oc"), (" mediterranean", " mediterranian"))
_GAME = re.compile(r"[a-z0-9_-]{1,20}")
"""Names allowed for games, safe in an address, a file and a line of an email."""


def is_game_name(word: str) -> bool:
    """Return whether the word is allowed as a game's name."""
    return _GAME.fullmatch(word) is not None


@lru_cache(maxsize=256)  # the words of a line are looked up as one kind of name after another
def normalized(text: str) -> str:
    """Return the normal form of a name, for comparing: only letters and digits, lower case, no accents."""
    if not text.isascii():
        text = plain(text).text
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
    """Abbreviations that also begin another province's name: the judge says how it read them."""
    foreign: Mapping[str, tuple[Province, ...]] = field(default_factory=dict)
    """Names in other languages, which count only in full; most are one province's, `Mittelmeer` is not."""
    foreign_powers: Mapping[str, Power] = field(default_factory=dict)
    """Names of powers in other languages, with their adjectives."""
    letters: Mapping[str, Power] = field(default_factory=dict)
    """The powers by their letters, in lower case."""
    short_powers: Mapping[str, Power] = field(default_factory=dict)
    """Usual short forms of powers and initials of several words, `uk`; not looked for in orders."""
    naval: bool = False
    """Whether fleets have the orders of Naval Diplomacy."""
    labels: Mapping[str, Province] = field(default_factory=dict)
    """Full names with signs that separate orders elsewhere, `augusta, maine`, `hellas sea - nth wst`."""
    label: re.Pattern[str] | None = None
    """A pattern of any of these names."""
    _of_others: dict[Power, frozenset[str]] = field(default_factory=dict)
    saints: Mapping[str, Province] = field(default_factory=dict)
    """Places named after a saint by the saint's first letter, p of St Petersburg."""

    def province(self, text: str) -> tuple[Province, ...]:
        """Return the provinces the word may mean: one if clear, several if it begins several, or none."""
        word = text if text in self.provinces else normalized(text)
        if word in self.provinces:
            return (self.provinces[word],)
        if word in self.shared:
            return self.shared[word]
        if word in self.foreign:
            return self.foreign[word]
        if len(word) < SHORTEST_PREFIX:
            return ()
        return tuple(dict.fromkeys(self.provinces[name] for name in _beginning(self.ordered, word)))

    def has(self, text: str) -> bool:
        """Return whether a word is exactly the name of a place."""
        return normalized(text) in self.provinces

    def is_name(self, text: str) -> bool:
        """Return whether words are exactly the name of a place, in any language."""
        name = normalized(text)
        return name in self.provinces or name in self.foreign

    def may_mean(self, text: str) -> bool:
        """Return whether a word is a place, or begins the name of one."""
        return bool(self.province(text) or self.begun_by(text))

    def power_named(self, text: str) -> Power | None:
        """Return the power whose name or adjective the words are, in any language."""
        word = normalized(text)
        return self.powers.get(word) or self.foreign_powers.get(word)

    def of_others(self, power: Power) -> frozenset[str]:
        """Return the names and adjectives of every power but one, in all languages."""
        known = self._of_others.get(power)
        if known is None:
            named = (*self.powers.items(), *self.foreign_powers.items())
            known = self._of_others[power] = frozenset(word for word, code in named if code != power)
        return known

    def power(self, text: str) -> tuple[Power, ...]:
        """Return the powers the word may mean, by two letters or more."""
        word = normalized(text)
        whole = self.power_named(word)
        if whole is not None or len(word) < SHORTEST_POWER:
            return () if whole is None else (whole,)
        return tuple({code: None for name, code in self.powers.items() if name.startswith(word)})

    def begun_by(self, text: str) -> tuple[Province, ...]:
        """Return the provinces whose names begin with these letters, which are too few to count alone."""
        word = normalized(text)
        if not 0 < len(word) <= SHORTEST_PREFIX:
            return ()
        return tuple(dict.fromkeys(self.provinces[name] for name in _beginning(self.ordered, word)))

    def begun_abroad(self, text: str) -> tuple[Province, ...]:
        """Return the provinces whose names in other languages begin with three letters or more: `Esm`.

        A longer word may be a slip in a name of the map instead.
        """
        word = normalized(text)
        longer = len(word) - _SHORTEST_ABROAD
        if longer < 0 or (longer and _province_slips(self).near(word)):
            return ()
        found = _beginning(_foreign_in_order(self), word)
        return tuple(dict.fromkeys(code for name in found for code in self.foreign[name]))

    def coded_like(self, text: str) -> tuple[Province, ...]:
        """Return the provinces whose codes differ from a word in one letter: MAO from `Man`."""
        word = normalized(text)
        return tuple(code for code in self.full if _differ_in_one(code.lower(), word))

    def _with_initials(self, word: str) -> tuple[Province, ...]:
        """Return the provinces whose words begin with these letters, `AS` for Arabian Sea."""
        return () if len(word) < SHORTEST_POWER else _by_initials(self).get(word, ())

    def similar_provinces(self, text: str) -> tuple[Province, ...]:
        """Return up to three similar provinces: by a slip, by a word or its beginning, or by initials."""
        word = normalized(text)
        found = _province_slips(self).near(word) or [
            one for part in text.lower().split()[:_MOST_PARTS] if (one := normalized(part)) in self.provinces
        ]
        begun = () if found else self.begun_by(text)
        codes = [*map(self.provinces.__getitem__, found), *begun, *self._with_initials(word)]
        codes = codes or [code for one in _foreign_slips(self).near(word) for code in self.foreign[one]]
        return tuple(dict.fromkeys(codes))[:3]


@lru_cache(maxsize=64)
def _by_initials(known: Names) -> Mapping[str, tuple[Province, ...]]:
    """Return the provinces by the first letters of their words."""
    found: dict[str, tuple[Province, ...]] = {}
    for code, name in known.full.items():
        initials = "".join(part[:1] for part in re.split(r"[\s.-]+", name.lower()))
        found[initials] = (*found.get(initials, ()), code)
    return found


@lru_cache(maxsize=64)
def _foreign_in_order(known: Names) -> tuple[str, ...]:
    """Return the names in other languages in alphabetical order."""
    return tuple(sorted(known.foreign))


@lru_cache(maxsize=64)
def _province_slips(known: Names) -> Slips:
    return Slips(known.provinces)


@lru_cache(maxsize=64)
def _foreign_slips(known: Names) -> Slips:
    return Slips(known.foreign)


def _beginning(ordered: Sequence[str], word: str) -> Iterator[str]:
    """Yield the names that begin like this, found by bisection."""
    here = bisect_left(ordered, word)
    while here < len(ordered) and ordered[here].startswith(word):
        yield ordered[here]
        here += 1


def _differ_in_one(word: str, other: str) -> bool:
    """Return whether two words of as many letters differ in one of them."""
    return len(word) == len(other) and sum(map(str.__ne__, word, other)) == 1


def names(variant: Variant) -> Names:
    """Return the names of a variant, collected once for each map."""
    known = _COLLECTED.get((variant.board, variant.name))
    if known is None:
        known = _COLLECTED[variant.board, variant.name] = _collect(variant.board, variant.powers)
    return known


def names_of(variant: Variant | None) -> Names | None:
    """Return the names of a variant; None if there is no current game."""
    return names(variant) if variant else None


_COLLECTED: dict[tuple[Board, str], Names] = {}


def with_codes(line: Plain, variant: Variant | None) -> Plain:
    """Return the line with codes for place names whose signs would split it, and no points in names."""
    line = without_points(with_letters(line))
    known = None if variant is None else names(variant)
    if known is None:
        return line
    if known.saints and "s:t" in line.text:
        line = line.replaced([(m.start(), m.end(), "st") for m in SHORT_SAINT.finditer(line.text)])
    if known.saints and "st" in line.text:
        found = ((m, known.saints.get(m["letter"])) for m in SAINT.finditer(line.text))
        line = line.replaced([(m.start(), m.end(), code.lower()) for m, code in found if code])
    if known.label is None:
        return line
    cuts = [
        (m.start(), m.end(), known.labels[" ".join(m[0].split())].lower())
        for m in known.label.finditer(line.text)
    ]
    return line.replaced(cuts)


def _collect(board: Board, powers: tuple[PowerFacts, ...]) -> Names:
    written = _written(board)
    short = _add_short_names(board, written)
    provinces = {normalized(name): code for name, code in written.items()}
    ordered = tuple(sorted(provinces))
    foreign = {name: codes for name, codes in _foreign(board).items() if normalized(name) not in provinces}
    full = {normalized(facts.name) for facts in board.provinces.values()}
    known = {
        normalized(name): _with_english(codes, name, ordered, provinces, full)
        for name, codes in foreign.items()
    }
    own, labels = _powers(powers), labels_of(board)
    return Names(
        provinces=provinces,
        powers=own,
        written=(*written, *short.shared, *foreign),
        shared={normalized(name): codes for name, codes in short.shared.items()},
        full={code: facts.name for code, facts in board.provinces.items()},
        ordered=ordered,
        doubtful=_doubtful(board, provinces) | short.doubtful,
        foreign=known,
        foreign_powers={
            word: facts.code
            for facts in powers
            for name in facts.foreign
            for word in map(normalized, _without_umlauts(name))
            if word not in own
        },
        letters={p.letter.lower(): p.code for p in powers},
        short_powers=_short_powers(powers, own),
        naval=board.variant_rules.naval is not None,
        labels=labels,
        label=any_label(labels),
        saints=saints_of(board, provinces),
    )


def _with_english(
    codes: Iterable[Province],
    name: str,
    ordered: Sequence[str],
    provinces: Mapping[str, Province],
    full: Container[str],
) -> tuple[Province, ...]:
    """Return the provinces with a foreign name, and those whose full English name it begins.

    A name that lacks one letter is not shortened in this way: `Norwegia` is Norway, and not the Norwegian
    Sea. Nor is one that only begins another spelling: `Roma` is Rome, and not Romania for Rumania.
    """
    word = normalized(name)
    english = {longer: provinces[longer] for longer in _beginning(ordered, word)}
    other = {code for longer, code in english.items() if len(longer) == len(word) + 1}
    begun = (code for longer, code in english.items() if longer in full and code not in other)
    return tuple(dict.fromkeys((*codes, *begun)))


_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe"})


def _without_umlauts(name: str) -> tuple[str, str]:
    """Return a name in plain letters, its umlauts as one letter and as two: `munchen`, `muenchen`."""
    return plain(name).text, plain(name.lower().translate(_UMLAUTS)).text


def _foreign(board: Board) -> dict[str, dict[Province, None]]:
    """Return names in other languages, in plain letters, with the provinces that have them."""
    found: dict[str, dict[Province, None]] = {}
    for facts in board.provinces.values():
        for name in facts.foreign:
            for spelled in _without_umlauts(name):
                found.setdefault(spelled, {})[facts.code] = None
    return found


def _written(board: Board) -> dict[str, Province]:
    """Return names with their codes; if two provinces claim one, code beats full name, full name the rest."""
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
                    found[plain(name).text] = facts.code
    return found


def _spellings(facts: ProvinceFacts) -> tuple[str, ...]:
    """Return other usual spellings of a full name: Saint for St, Chan for Channel, Goerlitz for Görlitz."""
    name = facts.name.lower()
    fronts = [new + name.removeprefix(old) for old, new in _FRONTS if name.startswith(old)]
    backs = [name.removesuffix(old) + new for old, new in _BACKS if name.endswith(old)]
    return (*fronts, *backs, *(_without_umlauts(name)[1:] if not name.isascii() else ()))


_COMPASS = {"north": "n", "south": "s", "east": "e", "eastern": "e", "west": "w", "western": "w"}
_SHORTEST_SHORT_WORD = 3


@dataclass(frozen=True, slots=True)
class _ShortNames:
    """Shortened names: those of several provinces, and those that a list gives to one of several."""

    shared: dict[str, tuple[Province, ...]]
    doubtful: dict[str, Province]


def _add_short_names(board: Board, written: dict[str, Province]) -> _ShortNames:
    """Add names with shortened words to those written: `norw sea`, `mid atl`, `w med`."""
    taken = {normalized(name): code for name, code in written.items()}
    short: dict[str, dict[Province, None]] = {}
    for code, facts in board.provinces.items():
        for name in _short_names(plain(facts.name).text):
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
    """Yield the forms of a name of several words with each cut to three letters or more.

    A third word is whole or left out.
    """
    words = [word for word in re.split(r"[\s.-]+", name) if word]
    if len(words) < 2:  # noqa: PLR2004  # one word is cut by the rule for beginnings
        return
    first, last = words[0], words[-1] if "of" in words else words[1]
    rest = "" if "of" in words else "".join(f" {word}" for word in words[2:])
    between = " of " if "of" in words else " "
    firsts = [first[:length] for length in range(_SHORTEST_SHORT_WORD, len(first) + 1)]
    firsts += [_COMPASS[first]] if first in _COMPASS else [first[0]] if "of" in words else []
    for start in firsts or [first]:
        for length in range(min(_SHORTEST_SHORT_WORD, len(last)), len(last) + 1):
            yield start + between + last[:length]
        if rest:
            yield start + between + last + rest


def _without_last_word(facts: ProvinceFacts, full: tuple[str, ...]) -> tuple[str, ...]:
    """Return `Mid-Atlantic` for `Mid-Atlantic Ocean`, if no other name begins like that."""
    name = facts.name.lower()
    short = next((name.removesuffix(last) for last in _LAST_WORDS if name.endswith(last)), None)
    if short is None or any(other.startswith(short) and other != name for other in full):
        return ()
    return (short,)


def _powers(powers: tuple[PowerFacts, ...]) -> dict[str, Power]:
    words = ((word, p.code) for p in powers for word in (p.code, p.name, p.adjective))
    return {normalized(word): code for word, code in words}


_LETTER_NAME = 1


def _short_powers(powers: tuple[PowerFacts, ...], own: Mapping[str, Power]) -> dict[str, Power]:
    """Return short forms that mean one power: first those that people use everywhere, then initials."""
    found: dict[str, Power] = {}
    initials = {
        p.code: "".join(word[0] for word in re.split(r"[^\w]+", p.name.lower()) if word) for p in powers
    }
    for said in ({p.code: p.short for p in powers}, {code: (word,) for code, word in initials.items()}):
        each = Counter(word for words in said.values() for word in words)
        for code, words in said.items():
            for word in words:
                if len(word) > _LETTER_NAME and each[word] == 1 and normalized(word) not in own:
                    found.setdefault(word, code)
    return found


def _doubtful(board: Board, provinces: dict[str, Province]) -> dict[str, Province]:
    full = {normalized(facts.name): code for code, facts in board.provinces.items()}
    codes = {code.lower() for code in board.provinces}
    ordered = sorted(full)
    return {
        word: code
        for word, code in provinces.items()
        if word not in codes
        and word not in full
        and any(full[name] != code for name in _beginning(ordered, word))
    }
