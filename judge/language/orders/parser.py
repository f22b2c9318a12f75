"""Parser of orders: one piece of a line to a Draft, or to the word where it stops making sense.

`LineParser` walks the parse table that lark has built over one line of orders (docs/adr/0015). It is the
textbook's shift-reduce parser with a contextual lexer (Aho, Sethi, Ullman, *Compilers*, chapter 4). In a loop
it asks, in the state on top of the stack,

1. which word comes next: one pattern for each state, of all terminals that the table allows there;
2. what the table says to that word: *shift* puts it on the stack with the state that follows, and the next
   word is read; *reduce* replaces the last values, as many as the rule has parts, by what the transformer
   makes of them, goes where the table goes from there, and asks again with the same word;
3. until the rule of the start symbol was reduced at the end of the line.

lark does the same and counts lines and columns besides, which one line needs not: this takes two thirds of
its time. Where the word or the table fails the answer is None, and lark parses the line again, because only
it can say what might have followed. Three attributes of lark's objects are used that an update may rename
(`parse_table`, `callbacks`, `lexers`); a test compares the two parsers.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeAlias

from lark import Lark, Token, UnexpectedInput
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedToken
from lark.parsers.lalr_analysis import Shift

from judge.language.drafts import Draft, WordRead
from judge.language.names import Names
from judge.language.orders.grammar import order_parser
from judge.language.policy import Policy
from judge.language.problems import InvalidOrder, ProblemKind

_REST = re.compile(r"\S+(?: \S+){0,3}")


def parse(known: Names, text: str) -> Draft:
    """The draft of a piece; InvalidOrder with the first word that does not fit."""
    found = _parse(known, text)
    if isinstance(found, Draft):
        return found
    wrong, word, message, hint = found
    raise InvalidOrder(wrong, word, message, hint)


_Failure: TypeAlias = tuple[ProblemKind, WordRead, str, str]
_REMEMBERED = 20_000


@lru_cache(maxsize=64)
def line_parser(known: Names) -> LineParser:
    """The same parser for lines that parse, several times as fast."""
    return LineParser(order_parser(known))


@lru_cache(maxsize=_REMEMBERED)
def _parse(known: Names, text: str) -> Draft | _Failure:
    """The draft or the failure of a piece, kept: the same few thousand orders come again and again."""
    try:
        parsed = line_parser(known).parse(text) or order_parser(known).parse(text)
    except UnexpectedInput as error:
        found = _failure(text, error)
        return found.kind, found.word, found.message, found.hint
    if not isinstance(parsed, Draft):
        raise TypeError(f"the grammar gave {parsed!r} for {text!r}")
    return parsed


def clear_cache() -> None:
    """Forget the pieces parsed so far, so that the next ones are timed as if new."""
    _parse.cache_clear()


def check_words(read: Draft, policy: Policy) -> None:
    """InvalidOrder for a word that the policy does not know."""
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
        f'"{word.text}" is not a word this game\'s orders know.',
        "Use - H S C, or R D B W when they are due.",
    )


def _failure(text: str, error: UnexpectedInput) -> InvalidOrder:
    """The parser's error in a player's terms, by what could have followed."""
    expected, at = _expected(error)
    at = len(text) if at is None or at > len(text) else at
    rest = _REST.match(text, at)
    word = WordRead(rest[0] if rest else "", at)
    if "HOLD" in expected and "MOVE" in expected:
        hint = "After the unit comes - and a place, H, S or C."
        return InvalidOrder(ProblemKind.UNKNOWN_ACTION, word, f'"{word.text}" is no order I know.', hint)
    if "PROV" in expected and at > 0:
        if not word.text:
            return InvalidOrder(
                ProblemKind.UNKNOWN_PROVINCE, word, "The order stops before naming a place.", "Where to?"
            )
        return InvalidOrder(ProblemKind.UNKNOWN_PROVINCE, word, f'A place should stand before "{word.text}".')
    if "$END" in expected:
        hint = "Put one order on a line; a remark goes behind a #."
        return InvalidOrder(
            ProblemKind.UNKNOWN_ACTION, word, f'I cannot tell what "{word.text}" adds to the order.', hint
        )
    if expected == {"NAME"}:
        return InvalidOrder(
            ProblemKind.BAD_POWER, word, "The proxy names no power.", "For example: F NTH P France."
        )
    hint = "An order looks like A PAR - BUR; HELP shows the rest."
    return InvalidOrder(ProblemKind.UNKNOWN_COMMAND, word, "This is no order and no command I know.", hint)


def _expected(error: UnexpectedInput) -> tuple[set[str], int | None]:
    match error:
        case UnexpectedToken():
            at = None if error.token.type == "$END" else error.token.start_pos
            return set(error.accepts or error.expected), at
        case UnexpectedCharacters():
            return set(error.allowed or ()), error.pos_in_stream
        case UnexpectedEOF():
            return set(error.expected), None
        case _:
            return set(), None


_END = "_END"
"""Stands for the end of the line, which lark calls `$END`: a name a pattern's group may have."""
_SHIFT = -1

_Action: TypeAlias = tuple[int, Any, str]
"""An action of the table: the number of a rule's parts, what makes a value of them, the rule's name; or a
shift and the state after it."""


class LineParser:
    """The parser of a grammar that lark has compiled (LALR, contextual lexer, blanks and colons ignored)."""

    def __init__(self, lark: Lark) -> None:
        walker: Any = lark.parser.parser.parser
        table = walker.parse_table
        self._start, self._last = table.start_states["start"], table.end_states["start"]
        self._actions: dict[int, dict[str, _Action]] = {
            state: {_named(name): _action(kind, to, walker.callbacks) for name, (kind, to) in moves.items()}
            for state, moves in table.states.items()
        }
        self._match: dict[int, Callable[[str, int], re.Match[str] | None]] = {
            state: _pattern(lexer, _END in self._actions[state]).match
            for state, lexer in lark.parser.lexer.lexers.items()
        }

    def parse(self, text: str) -> Any:
        """What the grammar's transformer made of the line; None if it does not parse."""
        states, values, at = [self._start], [], 0
        while True:
            found = self._match[states[-1]](text, at)
            if found is None:
                return None
            kind, at = found.lastgroup or "", found.end()
            token = Token(kind, found[kind], found.start(kind))
            while True:
                action = self._actions[states[-1]].get(kind)
                if action is None:
                    return None
                size, made, rule = action
                if size == _SHIFT:
                    states.append(made)
                    values.append(token)
                    break
                cut = len(values) - size
                value = made(values[cut:])
                del values[cut:], states[cut + 1 :]
                states.append(self._actions[states[-1]][rule][1])
                values.append(value)
                if kind == _END and states[-1] == self._last:
                    return value


def _named(name: str) -> str:
    return _END if name == "$END" else str(name)


def _action(kind: object, to: Any, callbacks: Any) -> _Action:
    if kind is Shift:
        return _SHIFT, to, ""
    return len(to.expansion), callbacks[to], str(to.origin.name)


def _pattern(lexer: Any, may_end: bool) -> re.Pattern[str]:
    """The pattern of every word that may come next, in lark's order, after blanks and colons."""
    ways = [
        f"(?P<{terminal.name}>{terminal.pattern.to_regexp()})"
        for terminal in lexer.terminals
        if terminal.name not in lexer.ignore_types
    ]
    if may_end:
        ways.append(rf"(?P<{_END}>\Z)")
    return re.compile(f"[ :]*(?:{'|'.join(ways)})") if ways else re.compile(r"(?!)")
