"""Parser of orders: one piece of a line to a Draft, or to the word where it stops making sense.

`LineParser` walks the parse table that lark has built over one line of orders (ADR 15). It is the textbook's
shift-reduce parser with a contextual lexer (Aho, Sethi, Ullman, *Compilers*, chapter 4). In a loop it asks,
in the state on top of the stack,

1. which word comes next: one pattern for each state, of all terminals that the table allows there, and the
   tries of the map's names, which come before the few terminals that match any word;
2. what the table says to that word: *shift* puts it on the stack with the state that follows, and the next
   word is read; *reduce* replaces the last values, as many as the rule has parts, by what the transformer
   makes of them, goes where the table goes from there, and asks again with the same word;
3. until the rule of the start symbol was reduced at the end of the line.

lark does the same and also counts lines and columns, which one line does not need: this parser takes two
thirds of its time. If the word or the table fails, the answer is a `Stop`, with the words that might have
followed. Some attributes of lark's objects are used that an update may rename (`parse_table`, `lexers`,
`rules`, the builder of callbacks); a test compares the two parsers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, TypeAlias

from lark.parsers.lalr_analysis import Shift

from judge.game.message import message
from judge.language.drafts import Draft, Word, WordRead
from judge.language.names import Names, normalized
from judge.language.orders.grammar import Trie, any_name, callbacks, is_word_end, order_parser
from judge.language.policy import Policy
from judge.language.problems import InvalidOrder, ProblemKind

_REST = re.compile(r"\S+(?: \S+){0,3}")


def parse(known: Names, text: str) -> Draft:
    """Return the draft of a piece; InvalidOrder with the first word that does not fit."""
    found = _parse(known, text)
    if isinstance(found, Draft):
        return found
    raise _failure(text, found)


def draft(known: Names, text: str) -> Draft | None:
    """Return the draft of a piece; None if the grammar has no such form."""
    found = _parse(known, text)
    return found if isinstance(found, Draft) else None


_REMEMBERED = 20_000


@lru_cache(maxsize=64)
def line_parser(known: Names) -> LineParser:
    """Return the parser of lines with one map's names."""
    return LineParser(known)


@lru_cache(maxsize=_REMEMBERED)
def _parse(known: Names, text: str) -> Draft | Stop:
    """Return a piece's draft or where it stops, cached: the same few thousand orders come again and again."""
    return line_parser(known).parse(text)


def clear_cache() -> None:
    """Forget the pieces parsed so far, so that the next ones are timed as if new."""
    _parse.cache_clear()


def check_words(read: Draft, policy: Policy) -> None:
    """Raise InvalidOrder for a word that the policy does not know."""
    known = None if policy.words is None else policy.words.get(read.action)
    if known is not None and read.word.text not in known:
        raise _unknown(read.word)
    if policy.moves is not None:
        for word in read.moves:
            if word.text not in policy.moves:
                raise _unknown(word)


def _unknown(word: WordRead) -> InvalidOrder:
    return InvalidOrder(
        ProblemKind.UNKNOWN_ACTION,
        word,
        message("not-a-word-of-orders", word=word.text),
        message("not-a-word-of-orders.hint"),
    )


def _failure(text: str, stop: Stop) -> InvalidOrder:
    """Return where the parser stopped, in a player's terms, by what could have followed."""
    expected = stop.expected
    at = len(text) if stop.at is None else stop.at
    rest = _REST.match(text, at)
    word = WordRead(rest[0] if rest else "", at)
    if "HOLD" in expected and "MOVE" in expected:
        none, hint = message("no-known-order", word=word.text), message("no-known-order.hint")
        return InvalidOrder(ProblemKind.UNKNOWN_ACTION, word, none, hint)
    if "PROV" in expected and at > 0:
        if not word.text:
            stops, hint = message("stops-before-place", part="order"), message("stops-before-place.hint")
            return InvalidOrder(ProblemKind.UNKNOWN_PROVINCE, word, stops, hint)
        return InvalidOrder(ProblemKind.UNKNOWN_PROVINCE, word, message("place-before", word=word.text))
    if _END in expected:
        adds, hint = message("adds-nothing-known", word=word.text), message("adds-nothing-known.hint")
        return InvalidOrder(ProblemKind.UNKNOWN_ACTION, word, adds, hint)
    hint = message("order-looks-like")
    return InvalidOrder(ProblemKind.UNKNOWN_COMMAND, word, message("no-order-no-command"), hint)


# Names

_PLACE = "PROV"
NAME_TERMINALS = (_PLACE, "POWER", "EITHER")
"""Provinces, powers, and words that may be both, as `english`; the first that fits is used."""
NameEnd: TypeAlias = Callable[[str, int], int | None]
"""The end of a name of one kind that begins at a place of a line."""
_THE = re.compile(r"the +")
_OWNER_SIGNS = ("'s", "s'", "")


@lru_cache(maxsize=64)
def name_terminals(known: Names) -> Mapping[str, NameEnd]:
    """Return the functions that find one map's names, by their terminals in the grammar."""
    powers = (*known.powers, *known.foreign_powers)
    both = {word for word in known.provinces if word in powers}
    provinces = (
        Trie(name for name in known.written if normalized(name) not in both) if both else any_name(known)
    )
    only_powers = Trie(power for power in powers if power not in both)
    found = (provinces.end, _after_article(only_powers, _OWNER_SIGNS), _after_article(Trie(both), ("",)))
    return dict(zip(NAME_TERMINALS, found, strict=True))


def _after_article(names: Trie, signs: Sequence[str]) -> NameEnd:
    """Return a function that finds a name with or without THE, and with one of the signs after it."""

    def end(text: str, at: int) -> int | None:
        article = _THE.match(text, at)
        ways = (
            stop + len(sign)
            for start in ((at,) if article is None else (article.end(), at))
            for stop in names.ends(text, start)
            for sign in signs
            if text.startswith(sign, stop)
        )
        return next((way for way in ways if is_word_end(text, way)), None)

    return end


# The walk

_END = "_END"
"""The end of the line, which lark calls `$END`: a name that a pattern's group may have."""
_SHIFT = -1
_ANYWHERE = -1
"""No state: any word of the grammar is allowed."""
_BELOW_NAMES = frozenset(["LPAR", "RPAR", "NAME", "WORD", _END])
"""Terminals that are tried after names: brackets, those that match any word, and the end."""
_BLANKS = frozenset(" :")

_Action: TypeAlias = tuple[int, Any, str]
"""An action of the table: the number of a rule's parts, what makes a value of them (None if the value of its
one part is its own), the rule's name; or a shift and the state after it."""
_Match: TypeAlias = Callable[[str, int], re.Match[str] | None]


@dataclass(frozen=True, slots=True)
class Stop:
    """Where a line stops making sense: which terminals might have followed; the place, None if at its end."""

    expected: frozenset[str]
    at: int | None


class LineParser:
    """The parser of the grammar that lark has compiled (LALR, contextual lexer; blanks, colons ignored)."""

    def __init__(self, known: Names) -> None:
        lark = order_parser(naval=known.naval)
        walker: Any = lark.parser.parser.parser
        table, names, made = walker.parse_table, name_terminals(known), callbacks(lark, known)
        self._start, self._last = table.start_states["start"], table.end_states["start"]
        self._actions: dict[int, dict[str, _Action]] = {
            state: {_named(name): _action(kind, to, made) for name, (kind, to) in moves.items()}
            for state, moves in table.states.items()
        }
        self._words = _patterns(naval=known.naval)
        self._names: dict[int, Sequence[tuple[str, NameEnd]]] = {
            state: [(name, end) for name, end in names.items() if name in moves]
            for state, moves in self._actions.items()
        }
        self._names[_ANYWHERE] = list(names.items())
        self._place_end = names[_PLACE]

    def parse(self, text: str) -> Draft | Stop:
        """Return what the transformer made of the line; a place named like a word is tried first."""
        place = self._place_like_word(text)
        found = None if place is None else self._walk(text, place)
        return found if isinstance(found, Draft) else self._walk(text)

    def _place_like_word(self, text: str) -> Word | None:
        """Return the place at a line's start that is also a word of orders: `std - his`."""
        at = len(text) - len(text.lstrip(" :"))
        word, end = self._words[self._start](text, at), self._place_end(text, at)
        if end is None or word is None or word.lastgroup in _BELOW_NAMES:
            return None
        return _word(_PLACE, text[at:end], at)

    def _walk(self, text: str, place: Word | None = None) -> Draft | Stop:
        """Return the parse with the line's first word, if it is known."""
        states, values, at, actions = [self._start], [], 0, self._actions
        while True:
            while text[at : at + 1] in _BLANKS:
                at += 1
            word, place = place or self._next_word(states[-1], text, at), None
            if word is None:
                return self._stop(states, text, at)
            kind = word.type
            start, at = at, at + len(word)
            while True:
                action = actions[states[-1]].get(kind)
                if action is None:
                    return Stop(self._accepted(states), None if kind == _END else start)
                size, made, rule = action
                if size == _SHIFT:
                    states.append(made)
                    values.append(word)
                    break
                cut = len(values) - size
                if made is not None:
                    values[cut:] = (made(values[cut:]),)
                del states[cut + 1 :]
                states.append(actions[states[-1]][rule][1])
                if kind == _END and states[-1] == self._last:
                    return _checked(values[-1], text)

    def _next_word(self, state: int, text: str, at: int) -> Word | None:
        """Return the word that is there, as the terminal that is allowed; None if none is allowed."""
        found = self._words[state](text, at)
        kind = _END if found is None else found.lastgroup or _END
        if kind in _BELOW_NAMES:
            for name, name_end in self._names[state]:
                end = name_end(text, at)
                if end is not None:
                    return _word(name, text[at:end], at)
        return None if found is None else _word(kind, found[0], at)

    def _stop(self, states: list[int], text: str, at: int) -> Stop:
        """Return what is there instead of an allowed word: another word, none at all, or the end."""
        if at == len(text):
            return Stop(self._accepted(states), None)
        if self._next_word(_ANYWHERE, text, at) is not None:
            return Stop(self._accepted(states), at)
        return Stop(frozenset(self._terminals(states[-1])) - {_END}, at)

    def _accepted(self, states: list[int]) -> frozenset[str]:
        """Return the terminals that a line may continue with."""
        return frozenset(kind for kind in self._terminals(states[-1]) if self._accepts(list(states), kind))

    def _terminals(self, state: int) -> list[str]:
        return [kind for kind in self._actions[state] if kind.isupper()]

    def _accepts(self, states: list[int], kind: str) -> bool:
        while True:
            action = self._actions[states[-1]].get(kind)
            if action is None:
                return False
            size, _made, rule = action
            if size == _SHIFT:
                return True
            del states[len(states) - size :]
            states.append(self._actions[states[-1]][rule][1])
            if kind == _END and states[-1] == self._last:
                return True


def _word(kind: str, text: str, at: int) -> Word:
    word = Word(text)
    word.type, word.start_pos = kind, at
    return word


def _checked(parsed: object, text: str) -> Draft:
    if not isinstance(parsed, Draft):
        raise TypeError(f"the grammar gave {parsed!r} for {text!r}")
    return parsed


def _named(name: str) -> str:
    return _END if name == "$END" else str(name)


def _action(kind: object, to: Any, made: Any) -> _Action:
    if kind is Shift:
        return _SHIFT, to, ""
    is_own = to.options.expand1 and not to.alias and len(to.expansion) == 1
    return len(to.expansion), None if is_own else made[to], str(to.origin.name)


@cache
def _patterns(*, naval: bool) -> dict[int, _Match]:
    """Return the pattern of the words that may come next, for each state and for none."""
    lark: Any = order_parser(naval=naval)
    lexer, states = lark.parser.lexer, lark.parser.parser.parser.parse_table.states
    found = {state: _pattern(words, "$END" in states[state]) for state, words in lexer.lexers.items()}
    return {**found, _ANYWHERE: _pattern(lexer.root_lexer, False)}


def _pattern(lexer: Any, may_end: bool) -> _Match:
    """Return the pattern of every word that may come next, without names, in lark's order."""
    ways = [
        f"(?P<{terminal.name}>{terminal.pattern.to_regexp()})"
        for terminal in lexer.terminals
        if terminal.name not in lexer.ignore_types and terminal.name not in NAME_TERMINALS
    ]
    if may_end:
        ways.append(rf"(?P<{_END}>\Z)")
    return re.compile("|".join(ways) or r"(?!)").match
