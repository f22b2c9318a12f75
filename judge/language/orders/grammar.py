"""The grammar of orders: grammar/orders.lark with the names of one map put in, built once for each map."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, TypeAlias

from lark import Lark, Token, Transformer
from lark.lexer import PatternRE, TerminalDef

from judge.language.drafts import Action, Draft, PlaceRead, UnitRead, WordRead
from judge.language.names import Names, normalized
from judge.paths import grammar
from judge.rules.units import Kind

_GAP = "\x1f"
"""Stands in the trie for the gap between two words of a name."""
_NEVER = r"(?!)x"
Trie: TypeAlias = dict[str, "Trie"]


@lru_cache(maxsize=64)
def order_parser(known: Names) -> Lark:
    """The parser for one map's names; it gives a Draft, or raises one of lark's errors."""
    powers = (*known.powers, *known.foreign_powers)
    both = {word for word in known.provinces if word in powers}
    patterns = {
        "PROV": _any_of(name for name in known.written if normalized(name) not in both),
        "POWER": rf"(?:the +)?{_trie_pattern(p for p in powers if p not in both)}(?:'s|s')?{_BOUNDARY}",
        "EITHER": rf"(?:the +)?{_any_of(both)}" if both else _NEVER,
    }

    def put_in(terminal: TerminalDef) -> None:
        if terminal.name in patterns:
            terminal.pattern = PatternRE(patterns[terminal.name])

    text = (grammar() / "orders.lark").read_text(encoding="utf-8")
    if known.naval:
        text += (grammar() / "naval_orders.lark").read_text(encoding="utf-8")
    return Lark(
        text,
        import_paths=[str(grammar())],
        parser="lalr",
        lexer="contextual",
        edit_terminals=put_in,
        transformer=_Drafting(known),
        maybe_placeholders=False,
    )


_BOUNDARY = r"(?!\w)"


@lru_cache(maxsize=64)
def any_name(known: Names) -> str:
    """A pattern for the names of one map's provinces as people write them, in whatever language."""
    return _any_of(known.written)


def _any_of(words: Iterable[str]) -> str:
    """A pattern for any of the words, whole."""
    return _trie_pattern(words) + _BOUNDARY


def _trie_pattern(words: Iterable[str]) -> str:
    """A pattern for the longest word that fits, made from a trie, because a long list is slow."""
    tree: Trie = {}
    for word in words:
        branch = tree
        for letter in _GAP.join(part for part in re.split(r"[\s.-]+", word.lower()) if part):
            branch = branch.setdefault(letter, {})
        branch[""] = {}
    return _pattern_of(tree)


def _pattern_of(tree: Trie) -> str:
    ways = [_letter(letter) + _pattern_of(rest) for letter, rest in tree.items() if letter]
    if not ways:
        return ""
    text = ways[0] if len(ways) == 1 and "" not in tree else f"(?:{'|'.join(ways)})"
    return text + "?" if "" in tree else text


def _letter(letter: str) -> str:
    return r"[ .\-]{0,2}" if letter == _GAP else re.escape(letter)


def _word(token: Token) -> WordRead:
    return WordRead(str(token), token.start_pos or 0)


_Route: TypeAlias = PlaceRead | tuple[PlaceRead | Token, ...]
"""One place, or several with the words between them."""
_NO_PLACE: tuple[PlaceRead, ...] = ()
_Parts: TypeAlias = list[Any]
"""The words and values of a rule, in the order of the grammar."""


class _Drafting(Transformer[Token, Draft]):
    """Turns what the grammar found into a Draft while it parses; each method takes the parts of one rule."""

    def __init__(self, known: Names) -> None:
        super().__init__()
        self.known = known

    # Names

    def name(self, words: list[Token]) -> PlaceRead:
        text = " ".join(words)
        return PlaceRead(WordRead(text, words[0].start_pos or 0), self.known.province(text))

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

    def _owned(self, power: Token, place: PlaceRead, kind: Token | None) -> UnitRead:
        plain = re.sub(r"^the +|'s$|s'$", "", str(power))
        means = self.known.power(plain)
        return UnitRead(
            at=power.start_pos or 0,
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
        """`A Lon - Nwy via NTH`: the seas stand behind; the path has them in front."""
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
        unit, word, name = parts
        return Draft(Action.PROXY, _word(word), unit, name=_word(name))

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

    def _then(self, unit: UnitRead, word: Token, route: _Route, then: Draft) -> Draft:
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


def _on_coast(name: PlaceRead, coast: Token) -> PlaceRead:
    return PlaceRead(name.word, name.means, _coast(coast), _word(coast))


def _path(word: Token, route: _Route) -> tuple[tuple[PlaceRead, ...], tuple[WordRead, ...]]:
    if isinstance(route, PlaceRead):
        return (route,), (_word(word),)
    places = tuple(part for part in route if isinstance(part, PlaceRead))
    return places, (_word(word), *(_word(part) for part in route if isinstance(part, Token)))


def _kind(token: Token) -> Kind:
    return Kind.FLEET if "f" in token and "army" not in token else Kind.ARMY


_COAST = re.compile(r"(?<![a-z])[nsew](?=\.?c|orth|outh|ast|est|\W|$)")
_COASTS = {"n": "NC", "s": "SC", "e": "EC", "w": "WC"}


def _coast(token: Token) -> str:
    if token.type == "STRANGE_COAST":
        return "?"
    found = _COAST.search(token)
    return _COASTS[found[0]] if found else "?"
