"""The grammar of orders: grammar/orders.lark, a trie of one map's names, and the Draft made of what is found.

The grammar is built once. Names are no part of its patterns: an alternation of all names of a large map takes
seconds to compile, for each state in which a name may come (`parser.name_terminals`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any, TypeAlias

from lark import Lark, Transformer, Tree
from lark.parse_tree_builder import ParseTreeBuilder

from judge.language.drafts import STRANGE_COAST, Action, Draft, PlaceRead, UnitRead, Word, WordRead
from judge.language.names import Names
from judge.paths import grammar
from judge.rules.units import Kind


@cache
def order_parser(*, naval: bool) -> Lark:
    """Return the parse table and the patterns of words; `parser.name_terminals` has those of names."""
    text = (grammar() / "orders.lark").read_text(encoding="utf-8")
    if naval:
        text += (grammar() / "naval_orders.lark").read_text(encoding="utf-8")
    paths = [str(grammar())]
    return Lark(text, import_paths=paths, parser="lalr", lexer="contextual", maybe_placeholders=False)


def callbacks(lark: Lark, known: Names) -> dict[Any, Any]:
    """Return the functions that make a value of the parts of each rule, with the names of one map."""
    builder: Any = ParseTreeBuilder
    made: dict[Any, Any] = builder(lark.rules, Tree).create_callback(_Drafting(known))
    return made


# Names

_PART = re.compile(r"[^\s.-]+")
_GAP = "gap"
"""The sign in the trie for the gap between two words of a name."""
_BETWEEN = frozenset(" .-")
"""Signs of which up to two, or none, may be in a gap."""
WORD_START = re.compile(r"(?<![\w'])(?:\w+|[^\w\s])")
"""Where a word begins, up to the first sign that is no letter of it."""
_Branches: TypeAlias = dict[str, "_Branches"]


def is_word_end(text: str, at: int) -> bool:
    """Return whether no letter or digit is there."""
    return at >= len(text) or not (text[at].isalnum() or text[at] == "_")


class Trie:
    """A trie of names (Fredkin 1960) that finds the names at a position of a line.

    Its branch for a first letter is built when a line first needs it, because most are never needed. If both
    a gap and a letter fit, the branch of the earlier name is tried first.
    """

    def __init__(self, names: Iterable[str]) -> None:
        self._names: dict[str, list[list[str]]] = {}
        self._grown: dict[str, _Branches] = {}
        for name in names:
            letters = [letter for part in _PART.findall(name.lower()) for letter in (_GAP, *part)][1:]
            if letters:
                self._names.setdefault(letters[0], []).append(letters)

    def find(self, text: str, after: re.Pattern[str] | None = None) -> Iterator[tuple[int, int]]:
        """Yield where the names in a line begin and end, with what may follow them; none within another."""
        done = 0
        for word in WORD_START.finditer(text):
            start = word.start()
            end = self.end(text, start) if start >= done else None
            if end is not None:
                more = None if after is None else after.match(text, end)
                done = end if more is None else more.end()
                yield start, done

    def end(self, text: str, at: int) -> int | None:
        """Return the end of the longest whole name that begins there."""
        for end in self.ends(text, at):
            if is_word_end(text, end):
                return end
        return None

    def ends(self, text: str, at: int) -> Sequence[int]:
        """Return the ends of all names that begin there, within words too, the longest first."""
        first = text[at : at + 1]
        return _ends(self._grown.get(first) or self._grow(first), text, at + 1)

    def _grow(self, first: str) -> _Branches:
        root: _Branches = {}
        for letters in self._names.get(first, ()):
            branches = root
            for letter in letters[1:]:
                branches = branches.setdefault(letter, {})
            branches[""] = {}
        if root:
            self._grown[first] = root
        return root


def _ends(branches: _Branches, text: str, at: int) -> list[int]:
    found: list[int] = []
    size = len(text)
    while branches:
        if "" in branches:
            found.append(at)
        if at >= size:
            break
        letter = text[at]
        if _GAP in branches:
            after = branches[_GAP]
            if letter in _BETWEEN:
                at += 2 if text[at + 1 : at + 2] in _BETWEEN else 1
                branches, letter = after, text[at : at + 1]
            elif letter in after:
                if letter in branches:
                    first = next(way for way in branches if way in (_GAP, letter))
                    ways = (after, branches) if first == _GAP else (branches, after)
                    longer = [end for way in ways for end in _ends(way[letter], text, at + 1)]
                    return [*longer, *reversed(found)]
                branches = after
        at += 1
        if letter not in branches:
            break
        branches = branches[letter]
    found.reverse()
    return found


@lru_cache(maxsize=64)
def any_name(known: Names) -> Trie:
    """Return the names of one map's provinces as people write them, in any language."""
    return Trie(known.written)


# Drafts


def _word(token: Word) -> WordRead:
    return WordRead(str(token), token.start_pos)


def _gaps(words: Sequence[Word]) -> Iterator[str]:
    """Yield blanks for what the line has before each word but the first, signs too, so that places fit."""
    yield ""
    yield from (" " * (after.start_pos - word.start_pos - len(word)) for word, after in pairwise(words))


_Route: TypeAlias = PlaceRead | tuple[PlaceRead | Word, ...]
"""One place, or several with the words between them."""
_NO_PLACE: tuple[PlaceRead, ...] = ()
_Parts: TypeAlias = list[Any]
"""The words and values of a rule, in the order of the grammar."""


class _Drafting(Transformer[Word, Draft]):
    """A transformer from the grammar's parts to a Draft; each method takes the parts of one rule."""

    def __init__(self, known: Names) -> None:
        super().__init__()
        self.known = known

    # Names

    def name(self, words: list[Word]) -> PlaceRead:
        written = "".join(f"{gap}{word}" for gap, word in zip(_gaps(words), words, strict=True))
        return PlaceRead(WordRead(written, words[0].start_pos), self.known.province(" ".join(words)))

    def coasted(self, parts: _Parts) -> PlaceRead:
        name, coast = parts
        return _on_coast(name, coast)

    def coasted_first(self, parts: _Parts) -> PlaceRead:
        coast, name = parts
        return _on_coast(name, coast)

    def bracketed(self, parts: _Parts) -> Any:
        _left, place, _right = parts
        return place

    def coast_outside(self, parts: _Parts) -> PlaceRead:
        _left, place, _right, coast = parts
        return _on_coast(place, coast)

    def route(self, parts: _Parts) -> _Route:
        return tuple(parts)

    # Units

    def bracketed_power(self, parts: _Parts) -> Any:
        _left, power, _right = parts
        return power

    def typed(self, parts: _Parts) -> UnitRead:
        kind, place = parts
        return UnitRead(kind.start_pos, place, _kind(kind), kind_word=_word(kind))

    def untyped(self, parts: _Parts) -> UnitRead:
        (place,) = parts
        return UnitRead(place.word.at, place)

    def owned(self, parts: _Parts) -> UnitRead:
        power, kind, place = parts
        return self._owned(power, place, kind)

    def owned_untyped(self, parts: _Parts) -> UnitRead:
        power, place = parts
        return self._owned(power, place, None)

    def _owned(self, power: Word, place: PlaceRead, kind: Word | None) -> UnitRead:
        plain = re.sub(r"^the +|'s$|s'$", "", str(power))
        means = self.known.power(plain)
        return UnitRead(
            at=power.start_pos,
            place=place,
            kind=None if kind is None else _kind(kind),
            power=means[0] if means else None,
            power_word=_word(power),
            kind_word=None if kind is None else _word(kind),
        )

    # Orders

    def hold(self, parts: _Parts) -> Draft:
        unit, word = parts
        return Draft(Action.HOLD, _word(word), unit)

    def hold_first(self, parts: _Parts) -> Draft:
        word, unit = parts
        return Draft(Action.HOLD, _word(word), unit)

    def move(self, parts: _Parts) -> Draft:
        unit, word, route, *via = parts
        places, moves = _path(word, route)
        return Draft(Action.MOVE, _word(word), unit, path=places, moves=moves, via=bool(via))

    move_via = move

    def move_first(self, parts: _Parts) -> Draft:
        word, unit, _to, route, *via = parts
        return self.move([unit, word, route, *via])

    def move_through(self, parts: _Parts) -> Draft:
        """Return `A Lon - Nwy via NTH`: the seas are last, but in the path they are first."""
        unit, word, route, _via, seas = parts
        places, moves = _path(word, route)
        through, more = _path(word, seas)
        path = (*places[:-1], *through, places[-1])
        return Draft(Action.MOVE, _word(word), unit, path=path, moves=(*moves, *more), via=True)

    def support(self, parts: _Parts) -> Draft:
        unit, word, helped = parts
        return Draft(Action.SUPPORT, _word(word), unit, helped)

    def support_hold(self, parts: _Parts) -> Draft:
        unit, word, helped, hold = parts
        return Draft(Action.SUPPORT, _word(word), unit, helped, moves=(_word(hold),))

    def support_move(self, parts: _Parts) -> Draft:
        unit, word, helped, move, route, *_via = parts
        places, moves = _path(move, route)
        return Draft(Action.SUPPORT, _word(word), unit, helped, path=places, moves=moves)

    def convoy(self, parts: _Parts) -> Draft:
        unit, word, helped, *onward = parts
        places, moves = _path(*onward[:2]) if onward else (_NO_PLACE, ())
        return Draft(Action.CONVOY, _word(word), unit, helped, path=places, moves=moves)

    def proxy(self, parts: _Parts) -> Draft:
        unit, word, *name = parts
        return Draft(Action.PROXY, _word(word), unit, name=_word(name[0]) if name else None)

    def retreat(self, parts: _Parts) -> Draft:
        unit, word, place = parts
        return Draft(Action.RETREAT, _word(word), unit, path=(place,))

    def retreat_first(self, parts: _Parts) -> Draft:
        word, unit, move, place = parts
        return Draft(Action.RETREAT, _word(word), unit, path=(place,), moves=(_word(move),))

    def disband(self, parts: _Parts) -> Draft:
        unit, word = parts
        return Draft(Action.DISBAND, _word(word), unit)

    def disband_first(self, parts: _Parts) -> Draft:
        word, unit = parts
        return Draft(Action.DISBAND, _word(word), unit)

    def build(self, parts: _Parts) -> Draft:
        unit, word = parts
        return Draft(Action.BUILD, _word(word), unit)

    def build_first(self, parts: _Parts) -> Draft:
        word, unit = parts
        return Draft(Action.BUILD, _word(word), unit)

    def remove(self, parts: _Parts) -> Draft:
        unit, word = parts
        return Draft(Action.REMOVE, _word(word), unit)

    def remove_first(self, parts: _Parts) -> Draft:
        word, unit = parts
        return Draft(Action.REMOVE, _word(word), unit)

    def waive(self, parts: _Parts) -> Draft:
        (word,) = parts
        return Draft(Action.WAIVE, _word(word))

    # Orders of Naval Diplomacy

    def then_support(self, parts: _Parts) -> Draft:
        unit, word, route, help_word, helped, *onward = parts
        places, moves = _path(*onward) if len(onward) > 1 else (_NO_PLACE, ())
        return self._then(
            unit, word, route, Draft(Action.SUPPORT, _word(help_word), None, helped, places, moves)
        )

    def then_convoy(self, parts: _Parts) -> Draft:
        unit, word, route, help_word, helped, move, onward = parts
        places, moves = _path(move, onward)
        return self._then(
            unit, word, route, Draft(Action.CONVOY, _word(help_word), None, helped, places, moves)
        )

    def _then(self, unit: UnitRead, word: Word, route: _Route, then: Draft) -> Draft:
        places, moves = _path(word, route)
        return Draft(Action.MOVE, _word(word), unit, path=places, moves=moves, then=then)

    def patrol(self, parts: _Parts) -> Draft:
        unit, word, *name = parts
        return Draft(Action.PATROL, _word(word), unit, name=_word(name[0]) if name else None)

    def block(self, parts: _Parts) -> Draft:
        unit, word, name, *strait = parts
        return Draft(Action.BLOCK, _word(word), unit, name=_word(name), moves=tuple(map(_word, strait)))

    def grant(self, parts: _Parts) -> Draft:
        unit, word, *name = parts
        return Draft(Action.GRANT, _word(word), unit, name=_word(name[0]) if name else None)

    def bare(self, parts: _Parts) -> Draft:
        (unit,) = parts
        return Draft(Action.BARE, WordRead("", unit.at), unit)


def _on_coast(name: PlaceRead, coast: Word) -> PlaceRead:
    return PlaceRead(name.word, name.means, _coast(coast), _word(coast))


def _path(word: Word, route: _Route) -> tuple[tuple[PlaceRead, ...], tuple[WordRead, ...]]:
    if isinstance(route, PlaceRead):
        return (route,), (_word(word),)
    places = tuple(part for part in route if isinstance(part, PlaceRead))
    return places, (_word(word), *(_word(part) for part in route if isinstance(part, str)))


def _kind(token: Word) -> Kind:
    return Kind.FLEET if "f" in token and "army" not in token else Kind.ARMY


_COAST = re.compile(r"(?<![a-z])[nsew](?=\.?c|orth|outh|ast|est|\W|$)")
_COASTS = {"n": "NC", "s": "SC", "e": "EC", "w": "WC"}


def _coast(token: Word) -> str:
    if token.type == "STRANGE_COAST":
        return STRANGE_COAST
    found = _COAST.search(token)
    return _COASTS[found[0]] if found else STRANGE_COAST
