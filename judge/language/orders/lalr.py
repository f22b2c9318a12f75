"""Walks lark's parse table over one line: what lark does itself, without counting lines and columns.

A line that does not parse is lark's own business: only it can say what might have followed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeAlias

from lark import Lark, Token
from lark.parsers.lalr_analysis import Shift

_END = "_END"
"""Stands for the end of the line, which lark calls `$END`: a name a pattern's group may have."""
_SHIFT = -1

_Action: TypeAlias = tuple[int, Any, str]
"""How many values a rule takes, what makes one of them, the rule's name; or a shift and the next state."""


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
    """Every word that may come next, in lark's order, after blanks and colons."""
    ways = [
        f"(?P<{terminal.name}>{terminal.pattern.to_regexp()})"
        for terminal in lexer.terminals
        if terminal.name not in lexer.ignore_types
    ]
    if may_end:
        ways.append(rf"(?P<{_END}>\Z)")
    return re.compile(f"[ :]*(?:{'|'.join(ways)})") if ways else re.compile(r"(?!)")
