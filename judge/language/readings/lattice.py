"""Lattice: the words of a line, and at each word every phrase and every name that begins there."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from judge.language.names import Names, names
from judge.language.orders.grammar import any_name
from judge.language.readings.lexicon import (
    ANY,
    COAST,
    COUNT,
    DESPITE,
    FRAMING,
    PARTICLE,
    PRECAUTION,
    REASON,
    REQUEST,
    SECTIONS,
    WORD,
    WROTE,
    as_written,
    phrases_among,
)
from judge.language.statements import Context
from judge.language.text.typography import LONGEST, Plain, frowns, plain, relates, unadorned
from judge.rules.phases import Phase, PhaseKind, Season
from judge.rules.units import Power

QUESTION_MARK, OTHER_POWER = "mark", "power"
"""Concepts of a sign and of a name that govern their sentence if no form accounts for them."""
_SIGNS: Mapping[str, str] = {
    ",": "comma",
    ";": "comma",
    "/": "slash",
    ":": "colon",
    "(": "open",
    "[": "open",
    ")": "close",
    "]": "close",
    "!": "stop",
    "?": QUESTION_MARK,
    "&": "and",
    "+": "and",
    "*": "ornament",
    '"': "ornament",
    "'": "ornament",
    "_": "ornament",
    "|": "ornament",
}
_ARROW = re.compile(r"[-=~>][-=~> ]*")
_DASHES = re.compile(r"--+")
"""Dashes before a remark; a move may have them, too."""
_DOTS = re.compile(r"\.+")
_NEUTRAL = frozenset(
    {"skip", "article", "courtesy", "greeting", "addressee", "introduction", "change", "unchanged", "but"}
    | {"except", "self", "number", "about", REASON, "plea", "let_know", "filler", REQUEST, PARTICLE, FRAMING}
    | {DESPITE, PRECAUTION}
)
"""Concepts of phrases that say nothing about an order."""
GOVERNORS = (
    "withdrawal",
    "denial",
    "exchange",
    "alternative",
    "condition",
    "question",
    "report",
    WROTE,
    "maybe",
    "either",
    "past",
    "later",
)
"""Concepts of phrases that govern their whole sentence, the strongest first."""
BINDING = ("withdrawal", "denial", "alternative", "condition", "maybe", "either")
"""Governors that also govern from the line below, where other remarks do not."""
DEEDS = frozenset(
    {"hold", "move", "support", "support_hold", "support_move", "support_from", "convoy", "retreat"}
    | {"disband", "build", "remove", "waive", "no_builds", "armies", "fleets", "everything", "rest"}
    | {"helped_by", "convoyed_by", "army", "fleet", "kept", "gone"}
)
"""Concepts that show an order if no form accounts for them."""
SKIPPED = frozenset({"skip", PARTICLE, "article", "courtesy", "change", "ornament"})
"""Concepts that may be between any two of a row."""
ELSE = "else"
"""The concept of words for the case that the first goal of a retreat is not open."""
ASKED = "asked"
"""The concept of a question mark that its writer answers at once."""
LOOSE = "loose"
"""The concept of words that only a guess at an order accounts for."""
_LOOSE_COST = 0.9
_OF_MOVES = ("go", "move", "into", "to", "from", "through", "via", *SKIPPED)
_OF_UNITS = ("place", COAST, "army", "fleet")
_NAMING = frozenset({"place", OTHER_POWER, "and", "but", COAST, "nay", "except"})
_UNLIKELY, _LIKELY = 1.2, 0.3
"""The extra cost of a phrase in an unlikely language, and in a likely one that is not the first."""
_PREFIX = 0.3
"""The cost of the beginning of a name."""
_SHORTEST = 2
"""The fewest letters of a word that shows a language."""


@dataclass(frozen=True, slots=True)
class Edge:
    """A stretch of words, from `start` up to `end`, with one thing that it may be."""

    start: int
    end: int
    concept: str
    cost: float
    value: str = ""
    language: str = ANY


@dataclass(frozen=True, slots=True)
class Lattice:
    """A line's words with their places in it, and the edges that begin at each."""

    line: Plain
    words: tuple[re.Match[str], ...]
    edges: tuple[tuple[Edge, ...], ...]
    common: frozenset[int] = frozenset()
    """The words that are a common word of the line's language and also the short name of a place."""

    def text(self, start: int, end: int) -> str:
        """Return the words of a stretch in plain letters."""
        if start >= end:
            return ""
        return self.line.text[self.words[start].start() : self.words[end - 1].end()]

    def at(self, word: int) -> int:
        """Return where a word begins in the line; the line's end for one after the last."""
        return self.words[word].start() if word < len(self.words) else len(self.line.text)


def lattice_of(text: str, context: Context) -> Lattice | None:
    """Return the lattice of a line as it was sent; None without a map, and for a line that is too long."""
    if context.variant is None or context.phase is None or len(text) > LONGEST:
        return None
    return lattice(unadorned(plain(text)), text, names(context.variant), context.power, context.phase)


@lru_cache(maxsize=8)  # some four questions ask for that of the same line
def lattice(line: Plain, text: str, known: Names, power: Power | None, phase: Phase) -> Lattice:
    """Return the lattice of a line in plain letters, with one map's names; `power` speaks in `phase`.

    The `text` is the line as it was sent.
    """
    words = tuple(WORD.finditer(line.text))
    found: list[list[Edge]] = [[] for _ in words]
    _add(found, _signs(words))
    _add(found, _phrases(words, as_written(line, text)))
    _add(found, _places(line.text, words, known))
    _add(found, _powers(words, known, power))
    _add(found, _times(words, found, phase))
    _add(found, _with_marks(words, found))
    _add(found, _asked(words, found))
    common = frozenset(_common_words(line, text, words, found))
    within = {at for at in common if not _may_be_place(line, text, words, found, at)}
    found = [[one for one in row if not (one.concept == "place" and _is_word(one, within))] for row in found]
    found = [[one for one in row if not _opens_condition(one, line, words, found)] for row in found]
    found = [[one for one in row if not _is_relative(one, words, found)] for row in _without_active(found)]
    edges = [_once(row) for row in _ungoverned(_priced(_less_foreign(found)))]
    _add(edges, _loose(words, edges))
    return Lattice(line, words, tuple(map(tuple, edges)), common)


def _add(found: Sequence[list[Edge]], more: Iterable[Edge]) -> None:
    """Add edges to the rows in which they begin; they may be found by what is in the rows so far."""
    for one in tuple(more):
        found[one.start].append(one)


def _opens_condition(
    one: Edge, line: Plain, words: Sequence[re.Match[str]], found: Sequence[Sequence[Edge]]
) -> bool:
    """Return whether more follows a precaution that has the words of a condition: `just in case it fails`."""
    if one.concept != PRECAUTION or one.end >= len(words):
        return False
    behind = line.text[words[one.end - 1].end() : words[one.end].start()]
    within = (edge for row in found[one.start : one.end] for edge in row)
    return not behind.strip() and any(edge.concept == "condition" for edge in within)


def _without_active(found: Sequence[Sequence[Edge]]) -> list[list[Edge]]:
    """Return the edges without the deeds within words that give them to a unit named later.

    In `with support of Albania`, Albania supports; nothing before these words does.
    """
    passive = {
        (deed, at, one.language)
        for row in found
        for one in row
        for deed in _PASSIVE.get(one.concept, ())
        for at in range(one.start, one.end)
    }
    return [[one for one in row if (one.concept, one.start, one.language) not in passive] for row in found]


def _is_relative(one: Edge, words: Sequence[re.Match[str]], found: Sequence[Sequence[Edge]]) -> bool:
    """Return whether a word between a unit and what it does asks nothing: `la flotte qui va`."""
    if one.concept != "question" or one.end >= len(words) or any(word[0] == "?" for word in words):
        return False
    if not _acts_behind(one, found):
        return False
    skipped = (one.end, "skip", one.language)
    if not any((same.end, same.concept, same.language) == skipped for same in found[one.start]):
        return False
    at = one.start - (one.start > 0 and words[one.start - 1][0] == ",")
    before = (unit for row in found[max(at - _MOST_OF_NAME, 0) : at] for unit in row)
    return any(unit.end == at and unit.concept in _OF_UNITS for unit in before)


def _acts_behind(one: Edge, found: Sequence[Sequence[Edge]]) -> bool:
    """Return whether an action is behind a word, or a word that leads somewhere: `que baje a`."""
    if any(deed.concept == "go" or deed.concept in DEEDS for deed in found[one.end]):
        return True
    leads = (edge for row in found[one.end + 1 : one.end + 2] for edge in row)
    return any(edge.concept in ("into", "to") and edge.language == one.language for edge in leads)


_PASSIVE: Mapping[str, Collection[str]] = {
    "helped_by": ("support", "support_hold", "support_move", "support_from"),
    "convoyed_by": ("convoy",),
}
"""The deeds that words before their unit say of it."""


# Short names that are common words


def _common_words(
    line: Plain, text: str, words: Sequence[re.Match[str]], found: Sequence[Sequence[Edge]]
) -> Iterator[int]:
    """Yield the short names of places that are a word of the line's language, such as Spanish `con`.

    Not so a short name with a capital that begins no sentence, and one beside the sign of an order.
    """
    scores = _scores([[one for one in row if _is_telling(one, words)] for row in found])
    best = max(scores.values(), default=0)
    for at, row in enumerate(found):
        if not _is_short_name(words[at], row):
            continue
        if _is_written_as_name(line, text, words, at) or _stands_as_order(words, found, at):
            continue
        alone = [one for one in row if one.end == at + 1 and one.language != ANY]
        if any(one.concept in (*DEEDS, COAST, COUNT) for one in alone):  # `both` may be part of an order
            continue
        if any(is_likely(scores.get(one.language, 0), best) for one in alone):
            yield at


_LONGEST_SHORT = 4
"""The most letters of a short name."""


def _is_short_name(word: re.Match[str], row: Sequence[Edge]) -> bool:
    """Return whether a word alone is a place's name of few letters."""
    names_place = any(one.concept == "place" and one.end == one.start + 1 for one in row)
    return names_place and len(word[0]) <= _LONGEST_SHORT


def _is_telling(one: Edge, words: Sequence[re.Match[str]]) -> bool:
    """Return whether an edge is more than one letter, as A and F are, so that it shows a language."""
    return one.end > one.start + 1 or len(words[one.start][0]) > 1


def _stands_as_order(words: Sequence[re.Match[str]], found: Sequence[Sequence[Edge]], at: int) -> bool:
    """Return whether a word stands where only the place of an order does."""
    return _is_beside_arrow(words, at) or _is_alone_with_goal(words, found, at)


def _is_beside_arrow(words: Sequence[re.Match[str]], at: int) -> bool:
    beside = (*words[max(0, at - 1) : at], *words[at + 1 : at + 2])
    return any(_ARROW.fullmatch(one[0]) for one in beside)


def _is_written_as_name(line: Plain, text: str, words: Sequence[re.Match[str]], at: int) -> bool:
    first, last = (text[line.column(n) - 1] for n in (words[at].start(), words[at].end() - 1))
    return first.isupper() and (last.isupper() or _is_within_sentence(words, at))


def _is_within_sentence(words: Sequence[re.Match[str]], at: int) -> bool:
    """Return whether words of its sentence stand before a word, so that only a name has a capital there."""
    return at > 0 and words[at - 1][0][0].isalnum()


def _may_be_place(
    line: Plain, text: str, words: Sequence[re.Match[str]], found: Sequence[Sequence[Edge]], at: int
) -> bool:
    """Return whether a common word may also be a place, by its capital, its kind or what it does."""
    if any(one.start <= at < one.end and _is_phrase(one) for row in found[: at + 1] for one in row):
        return False
    capital = text[line.column(words[at].start()) - 1].isupper()
    fronts = any(one.concept in _KINDS_OF_UNITS for row in found[:at] for one in row if one.end == at)
    acts = any(one.concept in _ACTS for row in found[at + 1 : at + 2] for one in row)
    return capital or fronts or acts


def _is_alone_with_goal(words: Sequence[re.Match[str]], found: Sequence[Sequence[Edge]], at: int) -> bool:
    """Return whether a word begins a piece that consists of it and a place: `par bur, mar spa, merci`."""
    begins = at == 0 or _ends_piece(words, at - 1)
    goals = (one.end for row in found[at + 1 : at + 2] for one in row if one.concept == "place")
    return begins and any(_ends_piece(words, end) for end in goals)


def _is_phrase(one: Edge) -> bool:
    """Return whether an edge is a phrase of several words, as `por convoy` is."""
    return one.end > one.start + 1 and one.language != ANY


def _ends_piece(words: Sequence[re.Match[str]], at: int) -> bool:
    """Return whether a line ends before a word, or the word is a sign between two orders."""
    return at >= len(words) or words[at][0] in (",", ";", ".", "!")


_KINDS_OF_UNITS = ("army", "fleet", "army_letter", "fleet_letter")
_ACTS = ("hold", "move", "go", "to", "into", "support", "convoy", "retreat", "disband")


def _is_word(one: Edge, numbers: Collection[int]) -> bool:
    """Return whether an edge is one word, and that one of some."""
    return one.end == one.start + 1 and one.start in numbers


def _signs(words: Sequence[re.Match[str]]) -> Iterator[Edge]:
    for at, word in enumerate(words):
        after = words[at + 1][0] if at + 1 < len(words) else ""
        if word[0] == "-" and (at == 0 or _SIGNS.get(words[at - 1][0]) in ("comma", "and")):
            yield Edge(at, at + 1, "minus", 0.0)
        if _DASHES.fullmatch(word[0]):
            yield Edge(at, at + 1, "dashes", 0.1)
        if concept := _meaning_of_sign(word[0], after):
            yield Edge(at, at + 1, concept, 0.0, word[0] if concept == COUNT else "")


def _meaning_of_sign(sign: str, after: str) -> str:
    """Return what a sign or a short number means, by the words after it; "" for a word.

    A sign of a relation between two places is no ornament, but unknown: `←`, `≠`.
    """
    if _ARROW.fullmatch(sign):
        return "arrow"
    if _DOTS.fullmatch(sign):
        return "stop"
    if sign.isdigit() and len(sign) < _SHORTEST + 1:
        return "number" if after in (".", ")") else COUNT
    if sign in _SIGNS or not _is_picture(sign) or (len(sign) == 1 and relates(sign)):
        return _SIGNS.get(sign, "")
    return "maybe" if frowns(sign) else "ornament"


def _is_picture(word: str) -> bool:
    """Return whether a sign is a smiley or a picture."""
    return _SMILEY.fullmatch(word) is not None or not (word.isascii() or word.isalnum())


_SMILEY = re.compile(r"[:;]'?-?[)(dp]+")


def _phrases(words: Sequence[re.Match[str]], written: Sequence[str]) -> Iterator[Edge]:
    for at, one in phrases_among([word[0] for word in words], written):
        end = at + len(one.words)
        if one.concept != _UNMOVED:
            yield Edge(at, end, one.concept, 0.1, one.value, one.language)
        elif _ends_piece(words, end):  # `Paris does not move to Burgundy` may go elsewhere
            yield Edge(at, end, "hold", 0.1, one.value, one.language)


_UNMOVED = "unmoved"
"""Phrases by which a unit holds if no place follows: `does not move any more`."""


def _places(text: str, words: Sequence[re.Match[str]], known: Names) -> Iterator[Edge]:
    trie = any_name(known)
    ends = {word.end(): at + 1 for at, word in enumerate(words)}
    for at, word in enumerate(words):
        here = {ends[end] for end in trie.ends(text, word.start()) if end in ends}
        for end in here:
            name = text[word.start() : words[end - 1].end()]
            if meant := known.province(name):
                sure = len(meant) == 1 and len(name) > _SHORTEST
                yield Edge(at, end, "place", 0.0 if sure else _PREFIX, name)
        if (owner := word[0].removesuffix(_POSSESSIVE)) != word[0] and known.province(owner):
            yield Edge(at, at + 1, "place", _PREFIX, owner)
        if at + 1 not in here and (name := _place_by_word(word[0], known)):
            yield Edge(at, at + 1, "place", _PREFIX, name)


def _place_by_word(word: str, known: Names) -> str:
    """Return the place that a word begins to name, with a coast joined to it; "" if there is none."""
    if len(word) <= _SHORTEST or not word.isalpha():
        return ""
    if known.province(word):
        return word
    glued = _GLUED_COAST.fullmatch(word)
    return f"{glued[1]}/{glued[2]}" if glued and known.province(glued[1]) else ""


_POSSESSIVE = "'s"
"""The ending after a place: `Edinburgh's fleet`."""
_GLUED_COAST = re.compile(r"([a-z]{3,})([nsew]c)")
"""`spasc`, a place and its coast in one word."""


def _powers(words: Sequence[re.Match[str]], known: Names, power: Power | None) -> Iterator[Edge]:
    """Yield names of powers; the speaker's governs nothing. A short form counts only before a colon."""
    for at, word in enumerate(words):
        name = re.sub(r"'s?$", "", word[0])
        if len(name) <= _SHORTEST:
            continue
        named = known.power_named(name)
        if named is None and at + 1 < len(words) and words[at + 1][0] == ":":
            several = known.power(name)
            named = several[0] if len(several) == 1 else None
        if named is not None:
            yield Edge(at, at + 1, OTHER_POWER, 0.1, named)
        if named is not None and named == power:
            yield Edge(at, at + 1, "self", 0.05)


def _asked(words: Sequence[re.Match[str]], found: Sequence[Sequence[Edge]]) -> Iterator[Edge]:
    """Yield the question marks between a lone place and another: `Trieste? Albania`."""
    for at, word in enumerate(words):
        if word[0] != "?" or at + 1 == len(words):
            continue
        before = (one for row in found[max(at - _MOST_OF_NAME, 0) : at] for one in row if one.end == at)
        alone = any(
            one.concept == "place" and (one.start == 0 or words[one.start - 1][0] in _ENDS) for one in before
        )
        if alone and any(one.concept == "place" for one in found[at + 1]):
            yield Edge(at, at + 1, ASKED, 0.1)


_ENDS = (".", "!", "?", ";", ":")
_MOST_OF_NAME = 4
"""The most words of the name of a place."""


def _times(words: Sequence[re.Match[str]], found: Sequence[Sequence[Edge]], phase: Phase) -> Iterator[Edge]:
    """Yield years, seasons and kinds of phases: current ones govern nothing, others their sentence."""
    for at, word in enumerate(words):
        if _YEAR.fullmatch(word[0]):
            yield Edge(at, at + 1, _time(is_now=int(word[0]) == phase.year), 0.05)
        for edge in found[at]:
            if edge.concept in _SEASONS:
                yield replace(edge, concept=_time(is_now=phase.season is _SEASONS[edge.concept]))
            if edge.concept in _SECTIONS:
                yield replace(edge, concept=_time(is_now=phase.kind is _SECTIONS[edge.concept]))
            if edge.concept == ELSE and phase.kind is PhaseKind.ADJUSTMENT:  # a build has no second choice
                yield replace(edge, concept="condition")


def is_other_time(concept: str, phase: Phase) -> bool:
    """Return whether a word for a season or a kind of phase means another one than the current."""
    if concept in _SEASONS:
        return phase.season is not _SEASONS[concept]
    return concept in _SECTIONS and phase.kind is not _SECTIONS[concept]


def _time(*, is_now: bool) -> str:
    return "self" if is_now else "later"


_YEAR = re.compile(r"\d{4}")
_WINTER = "winter"
_SEASONS: Mapping[str, Season] = {"spring": Season.SPRING, "fall": Season.FALL}
_SECTIONS: Mapping[str, PhaseKind] = {**SECTIONS, _WINTER: PhaseKind.ADJUSTMENT}


def _with_marks(words: Sequence[re.Match[str]], found: Sequence[Sequence[Edge]]) -> Iterator[Edge]:
    """Yield coasts with the signs around them: `/nc`, `(south coast)`, `, east coast`."""
    for edges in tuple(found):
        for one in edges:
            if one.concept != COAST or one.start == 0:
                continue
            led = _led_to(words, found, one.start)
            if led < one.start:
                yield replace(one, start=led)
            before = words[one.start - 1][0]
            after = words[one.end][0] if one.end < len(words) else ""
            fronts = any(edge.concept == "place" for row in found[one.end : one.end + 1] for edge in row)
            if before in ("/", ",") or (before == "-" and not fronts):
                yield replace(one, start=one.start - 1, cost=0.0)
            elif before in ("(", "[") and after in (")", "]"):
                yield replace(one, start=one.start - 1, end=one.end + 1, cost=0.0)


def _led_to(words: Sequence[re.Match[str]], found: Sequence[Sequence[Edge]], coast: int) -> int:
    """Return where the words that lead to a coast begin, with a comma before: `, sur la côte nord`."""
    start = coast
    while (
        start
        and coast - start < _MOST_LEADING
        and any(
            one.end == start and one.start == start - 1 and one.concept in _LEADING
            for one in found[start - 1]
        )
    ):
        start -= 1
    return start - (0 < start < coast and words[start - 1][0] == ",")


_LEADING = ("into", "to", "of", "in", "at", "article", "skip")
_MOST_LEADING = 3
"""Concepts of words that lead to a coast, and the most of them."""


def _once(row: Sequence[Edge]) -> list[Edge]:
    """Return one edge for each meaning of a stretch of words, in the likeliest language that has it."""
    likeliest: dict[tuple[int, str, str], Edge] = {}
    for one in row:
        before = likeliest.setdefault((one.end, one.concept, one.value), one)
        if one.cost < before.cost:
            likeliest[one.end, one.concept, one.value] = one
    return list(likeliest.values())


def _loose(words: Sequence[re.Match[str]], edges: Sequence[Sequence[Edge]]) -> Iterator[Edge]:
    """Yield the words between a unit and a place that may order it there, though one is in no such order.

    None of them says anything else.
    """
    every = [one for row in edges for one in row]
    meaning = _covered(_meant_between(every))
    known = _covered([one for one in every if one.concept in _OF_MOVES and is_of_line(one)])
    units = _covered([one for one in every if one.concept in _OF_UNITS])
    for run in _between(words, units, meaning - known):
        if not known.issuperset(run):
            yield from (Edge(one, one + 1, LOOSE, _LOOSE_COST) for one in run if one not in meaning)


def _meant_between(every: Sequence[Edge]) -> list[Edge]:
    """Return the phrases that say something else than a move; *than* does beside a change of mind."""
    compares = any(one.concept == "change" for one in every)
    return [one for one in every if _means(one) or (compares and one.concept == "than")]


def _covered(edges: Iterable[Edge]) -> set[int]:
    """Return the words that any of the edges covers."""
    return {at for one in edges for at in range(one.start, one.end)}


def _between(words: Sequence[re.Match[str]], units: set[int], barred: set[int]) -> Iterator[list[int]]:
    """Yield each row of words between two of `units`, without signs and without `barred` words."""
    run: list[int] = []
    for at, word in enumerate(words):
        if at in units:
            if run:
                yield run
            run = []
        elif (run or at - 1 in units) and word[0][0].isalpha() and at not in barred:
            run.append(at)
        else:
            run = []


def _means(one: Edge) -> bool:
    """Return whether a word names something, orders something, or governs its sentence."""
    governs = one.concept in (*GOVERNORS, *_DENYING) and one.concept != "maybe"  # a guess is doubtful, too
    return governs or one.concept in _NAMING or one.concept in DEEDS


# The languages of a line


def _less_foreign(found: Sequence[Sequence[Edge]]) -> list[list[Edge]]:
    """Return the edges without governing words that the language of the line knows as something else.

    It has more words of the line than that of the governing word: Spanish `se`, which is *if* in Portuguese.
    """
    scores = _scores(found)
    best = max(scores.values(), default=0)
    own = {
        (one.start, one.end)
        for row in found
        for one in row
        if scores.get(one.language) == best and one.concept not in GOVERNORS
    }
    return [
        [
            one
            for one in row
            if one.concept not in GOVERNORS
            or (one.start, one.end) not in own
            or scores.get(one.language, best) > best - _AHEAD
        ]
        for row in found
    ]


_AHEAD = 2
"""By how many words the language of a line is ahead of any other."""


def _priced(found: Sequence[Sequence[Edge]]) -> Iterator[list[Edge]]:
    """Yield the edges, at a higher price if the line has hardly any words of their language."""
    scores = _scores(found)
    best = max(scores.values(), default=0)
    for edges in found:
        yield [_of_language(one, scores.get(one.language, 0), best) for one in edges]


def _of_language(one: Edge, score: int, best: int) -> Edge:
    if one.language == ANY or score == best:
        return one
    return replace(one, cost=one.cost + (_LIKELY if is_likely(score, best) else _UNLIKELY))


def is_likely(score: int, best: int) -> bool:
    """Return whether a line may be in a language that has this score, next to the best one."""
    return score * 2 > best


def _scores(found: Sequence[Sequence[Edge]]) -> Mapping[str, int]:
    """Return how many words of the line each language has; names of places do not count."""
    words: dict[str, set[int]] = defaultdict(set)
    named = {
        at for edges in found for one in edges if one.concept == "place" for at in range(one.start, one.end)
    }
    for edges in found:
        for one in edges:
            if one.language != ANY:
                words[one.language].update(at for at in range(one.start, one.end) if at not in named)
    return {language: len(places) for language, places in words.items()}


def _ungoverned(found: Iterator[list[Edge]]) -> Iterator[list[Edge]]:
    """Yield the edges without those that govern in another language: Spanish `no`, Portuguese *into*.

    A longer phrase around the governing one stays: `no problem` denies nothing. A governing or harmless word
    of a language that the line has hardly any words of is unknown.
    """
    of_line = (*GOVERNORS, PARTICLE, FRAMING, REASON, DESPITE, PRECAUTION)
    rows = [[one for one in edges if one.concept not in of_line or is_of_line(one)] for edges in found]
    governing: dict[int, list[Edge]] = {}
    for one in (edge for edges in rows for edge in edges):
        if one.concept in (*GOVERNORS, _INSTEAD):
            for at in range(one.start, one.end):
                governing.setdefault(at, []).append(one)
    for edges in rows:
        yield [one for one in edges if not _is_overruled(one, governing)]


def is_of_line(one: Edge) -> bool:
    """Return whether a phrase is in a language that the line has more than hardly any words of."""
    return one.cost < 0.1 + _UNLIKELY


def _is_overruled(one: Edge, governing: Mapping[int, Sequence[Edge]]) -> bool:
    if one.language == ANY or one.concept in (*GOVERNORS, *_DENYING):
        return False
    if one.concept == REQUEST:
        return any(
            other.concept == "question" and other.end - other.start >= one.end - one.start
            for at in range(one.start, one.end)
            for other in governing.get(at, ())
        )
    over = (other for at in range(one.start, one.end) for other in governing.get(at, ()))
    return any(_overrules(other, one) for other in over)


def _overrules(governor: Edge, one: Edge) -> bool:
    """Return whether a phrase governs in an equally likely language, and the other is not longer."""
    if governor.end - governor.start < one.end - one.start:
        return False
    if governor.concept == _INSTEAD:  # `i stället för` is no `i stället`
        longer = governor.end - governor.start > one.end - one.start
        return longer and one.concept == "change" and governor.language == one.language
    denies = governor.concept in _TAKING_BACK and governor.language != one.language
    return one.concept in _NEUTRAL or (denies and governor.cost <= one.cost)


_INSTEAD = "instead"
_DENYING = ("nay", _INSTEAD)
"""Concepts of phrases that also deny, in forms of their own."""
_TAKING_BACK = ("denial", "withdrawal")


def is_neutral(concept: str) -> bool:
    """Return whether a phrase says nothing about an order."""
    return concept in _NEUTRAL
