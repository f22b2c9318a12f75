"""One-line commands: the grammar finds the words, a function of `arguments` makes a value of them.

A command that lacks something, or says too much, is a Problem with the command's usage as its hint. lark's
table is walked as for orders (`orders.parser`), in a fifth of lark's own time; lark says what is wrong.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

from lark import Lark, Token, UnexpectedInput
from lark.parsers.lalr_analysis import Shift

from judge.game.commands import COMMANDS
from judge.game.commands.registry import CommandRow
from judge.game.message import message, written_as
from judge.language.command_line import CommandLine, InvalidCommand, is_block
from judge.language.command_words import is_shortened, written_out
from judge.language.commands.arguments import READERS
from judge.language.commands.settings.other_names import called_here
from judge.language.commands.settings.reader import sets_text
from judge.language.problems import Problem, ProblemKind
from judge.language.secret_words import carries_secret
from judge.language.statements import Answer, Context, Understood
from judge.language.text.typography import plain
from judge.paths import grammar

_VALUES = ("WORD", "REST")
_Parsed: TypeAlias = tuple[str, tuple[str, ...]]
"""The name of a command's form, and its values as typed."""


def read(line: int, text: str, part: str, start: int, context: Context) -> Answer:
    """Return the command in `part` of a line, which begins at `start`; a Problem says what it lacks."""
    full, _ = written_out(_plain(part), context.variant)
    full = full.rstrip()
    try:
        form, values = _parsed(full, context)
        command_line = CommandLine(context, values)
        command = READERS[form](command_line)
    except UnexpectedInput as error:
        return _incomplete(line, text, full, error)
    except InvalidCommand as refusal:
        at = text.lower().find(refusal.read.lower(), start) if refusal.read else start
        found = text[at : at + len(refusal.read)] if at >= 0 else refusal.read
        here = called_here(full[len(_SET) :]) if full.lower().startswith(_SET) else ""
        hint = message("if-you-mean-it", line=here) if here else refusal.hint
        return Problem(line, max(at + 1, 1), text, refusal.kind, refusal.message, found, hint)
    if COMMANDS[type(command)].whole and is_shortened(_plain(part)):
        return _asked_about(line, text, full)
    return Understood(line, part.strip(), command, tuple(command_line.assumed))


_SET = "set "


def _asked_about(line: int, text: str, full: str) -> Problem:
    """Return the question about a shortened word that must be written out, as `with` before a name."""
    asked, hint = message("do-you-mean", command=_keyword(full)), message("write-whole-word")
    return Problem(line, 1, text, ProblemKind.INCOMPLETE_COMMAND, asked, hint=hint)


_FRONT = re.compile(r"""^[\s"'>*•\u2013-]*(?:\(?\d{1,2}[.)]\s*)?["']?""")
_COLON = re.compile(r"^(\w+(?:[\s-]+\w+)?)\s*[:=]\s+")
_POLITENESS = re.compile(r"""(?:[\s.,;:!?"']|\b(?:please|pls|thanks|thank you)\b)+$""", re.IGNORECASE)


_RAISED = "[\u00b2\u00b3\u00b9\u2070-\u2079\u2080-\u2089]"
_RAISED_NUMBER = re.compile(
    rf"(?<!\S)[a-z+-]{{0,2}}[\d.:]*{_RAISED}(?:[\d.:]|{_RAISED})*[a-z]?(?!\S)", re.IGNORECASE
)
"""A number or a phase with a raised or lowered digit, which may be a note's; no password."""


def _plain(part: str) -> str:
    """Return the command without bullets, quotes and colons before it, in the usual letters."""
    part = _RAISED_NUMBER.sub(lambda found: plain(found[0]).text, part)
    text = unicodedata.normalize("NFKC", part).replace("\ufeff", "").replace("\u200b", "")
    for quote in "\u2018\u2019":
        text = text.replace(quote, "'")
    for quote in "\u201c\u201d":
        text = text.replace(quote, '"')
    if text.lstrip().startswith('"'):
        text = text.rstrip().removesuffix('"')
    return _COLON.sub(r"\1 ", _FRONT.sub("", text))


def _parsed(full: str, context: Context) -> _Parsed:
    """Return the command's form and values; a polite word after it is ignored if it is no password."""
    text = full.startswith("set ") and sets_text(full, context.settings)
    bare = full if text else _POLITENESS.sub("", full)
    if not carries_secret(full) and bare:
        return command_parser().parse(bare)
    try:
        return command_parser().parse(full)
    except UnexpectedInput:
        if bare == full:
            raise
        return command_parser().parse(bare)


@cache
def command_parser() -> CommandParser:
    """Return the parser of one-line commands."""
    return CommandParser(Lark.open(str(grammar() / "commands.lark"), parser="lalr", lexer="contextual"))


_END = "_END"
"""The end of the line, which lark calls `$END`: a name that a pattern's group may have."""


class CommandParser:
    """A parser by lark's table for a grammar whose only named rules are the forms of its start."""

    def __init__(self, lark: Lark) -> None:
        self.lark = lark
        parser: Any = lark.parser
        table = parser.parser.parser.parse_table
        self._start, self._last = table.start_states["start"], table.end_states["start"]
        self._moves: dict[int, dict[str, tuple[bool, Any]]] = {
            state: {name.replace("$END", _END): (kind is Shift, to) for name, (kind, to) in moves.items()}
            for state, moves in table.states.items()
        }
        self._words = {
            state: _pattern(lexer, ends=_END in self._moves[state])
            for state, lexer in parser.lexer.lexers.items()
        }

    def parse(self, text: str) -> _Parsed:
        """Return the form of the line and its values; lark's UnexpectedInput if it is no command."""
        found = self.walk(text)
        if found is not None:
            return found
        tree = self.lark.parse(text)
        values = (str(one) for one in tree.children if isinstance(one, Token) and one.type in _VALUES)
        return str(tree.data), tuple(values)

    def walk(self, text: str) -> _Parsed | None:
        """Return the form and values of the line; None if the walk stops."""
        states, values, form = [self._start], [], ""
        word = self._words[self._start](text, 0)
        while word is not None:
            kind = str(word.lastgroup)
            shifts, to = self._moves[states[-1]].get(kind, (False, None))
            if shifts:
                states.append(to)
                if kind in _VALUES:
                    values.append(word[kind])
                word = self._words[to](text, word.end())
            elif to is None:
                return None
            else:
                del states[len(states) - len(to.expansion) :]
                form = to.alias or form
                states.append(self._moves[states[-1]][to.origin.name][1])
                if kind == _END and states[-1] == self._last:
                    return form, tuple(values)
        return None


def _pattern(lexer: Any, *, ends: bool) -> Callable[[str, int], re.Match[str] | None]:
    """Return the pattern of every word that may come next, in lark's order, after blanks."""
    words = (one for one in lexer.terminals if one.name not in lexer.ignore_types)
    ways = [f"(?P<{one.name}>{one.pattern.to_regexp()})" for one in words]
    if ends:
        ways.append(rf"(?P<{_END}>\Z)")
    return re.compile(rf"\s*+(?:{'|'.join(ways)})").match


def _incomplete(line: int, text: str, full: str, error: UnexpectedInput) -> Problem:
    """Return what the grammar did not find, or found too much of; the usage is the hint."""
    commands = _usages(full)
    hint = written_as(*commands) if commands else message("help-lists-commands")
    at = error.pos_in_stream if error.pos_in_stream is not None and error.pos_in_stream < len(full) else None
    token = getattr(error, "token", None)
    first = _keyword(full)
    if at is None or (token is not None and token.type == "$END"):
        few = message("needs-more-words", command=first)
        return Problem(line, len(text) + 1, text, ProblemKind.INCOMPLETE_COMMAND, few, text.strip(), hint)
    if carries_secret(full):
        many = message("has-too-many-words", command=first)
        return Problem(line, 1, text, ProblemKind.BAD_VALUE, many, hint=hint)
    rest = full[at:].strip()
    column = text.find(rest.split(maxsplit=1)[0]) + 1 if rest else 1
    if first in ("PRESS", "BROADCAST", "REGISTER"):
        wrong = message("begins-a-block", command=first)
    else:
        wrong = message("words-unclear", words=rest, command=first)
    return Problem(line, max(column, 1), text, ProblemKind.BAD_VALUE, wrong, rest, hint)


def _keyword(full: str) -> str:
    """Return the command's own words, `SIGN ON` or `LIST`."""
    words = full.upper().split() or [""]
    return " ".join(words[:2]) if words[:2] in (["SIGN", "ON"], ["SIGN", "OFF"]) else words[0]


def _usages(full: str) -> list[str]:
    """Return the usages that begin like the line: with two words if that is enough, else with one."""
    words = full.upper().split() or [""]
    by_two = [c for c, e in COMMANDS.items() if len(words) > 1 and _begins(e.usage, " ".join(words[:2]))]
    found = by_two[:1] or [c for c, e in COMMANDS.items() if _begins(e.usage, words[0])]
    return [line for command in found[:2] for line in _lines(COMMANDS[command])]


def _lines(row: CommandRow) -> tuple[str, ...]:
    """Return the usage of a command in lines, a block on one."""
    return (" / ".join(row.usage),) if is_block(row) else row.usage


def _begins(usages: tuple[str, ...], words: str) -> bool:
    return any((one + " ").startswith(words + " ") for one in usages)


def asks_for_page(answer: Answer) -> bool:
    """Return whether a command asks for a page.

    After other words prose may look like one by chance: `…, I get Holland`.
    """
    return isinstance(answer, Understood) and COMMANDS[type(answer.command)].topic == "asking"
