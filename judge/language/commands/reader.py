"""One-line commands: the grammar finds the words, a function of `arguments` makes a value of them.

A command that lacks something, or says too much, is a Problem with the command's usage as its hint.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from lark import Lark, Token, Tree, UnexpectedInput

from judge.game.commands import COMMANDS
from judge.language.command_line import CommandLine, InvalidCommand, usage
from judge.language.command_words import is_shortened, written_out
from judge.language.commands.arguments import READERS
from judge.language.commands.settings.other_names import called_here
from judge.language.commands.settings.reader import sets_text
from judge.language.problems import Problem, ProblemKind
from judge.language.secret_words import carries_secret
from judge.language.statements import Answer, Context, Understood
from judge.paths import grammar

_VALUES = ("WORD", "REST")


@cache
def _parser() -> Lark:
    return Lark.open(str(grammar() / "commands.lark"), parser="lalr", lexer="contextual")


def read(line: int, text: str, part: str, start: int, context: Context) -> Answer:
    """The command in `part` of a line, which begins at `start`; a Problem says what it lacks."""
    full, _ = written_out(_plain(part), context.variant)
    full = full.rstrip()
    try:
        tree = _parsed(full, context)
        command_line = CommandLine(
            context, tuple(str(t) for t in tree.children if isinstance(t, Token) and t.type in _VALUES)
        )
        command = READERS[_name(tree)](command_line)
    except UnexpectedInput as error:
        return _incomplete(line, text, full, error)
    except InvalidCommand as refusal:
        at = text.lower().find(refusal.read.lower(), start) if refusal.read else start
        found = text[at : at + len(refusal.read)] if at >= 0 else refusal.read
        here = called_here(full[len(_SET) :]) if full.lower().startswith(_SET) else ""
        hint = f"{here}, if you mean that." if here else refusal.hint
        return Problem(line, max(at + 1, 1), text, refusal.kind, refusal.message, found, hint)
    if COMMANDS[type(command)].whole and is_shortened(_plain(part)):
        return _asked_about(line, text, full)
    return Understood(line, part.strip(), command, tuple(command_line.assumed))


_SET = "set "


def _asked_about(line: int, text: str, full: str) -> Problem:
    """The question about a beginning of a word that has to be written out, as `with` before a name may be."""
    kind, hint = ProblemKind.INCOMPLETE_COMMAND, "Write the whole word."
    return Problem(line, 1, text, kind, f"Do you mean {_keyword(full)}?", hint=hint)


_FRONT = re.compile(r"""^[\s"'>*•\u2013-]*(?:\(?\d{1,2}[.)]\s*)?["']?""")
_COLON = re.compile(r"^(\w+(?:[\s-]+\w+)?)\s*[:=]\s+")
_POLITENESS = re.compile(r"""(?:[\s.,;:!?"']|\b(?:please|pls|thanks|thank you)\b)+$""", re.IGNORECASE)


def _plain(part: str) -> str:
    """The command without bullets, quotes and colons in front, letters as they are usually typed."""
    text = unicodedata.normalize("NFKC", part).replace("\ufeff", "").replace("\u200b", "")
    for quote in "\u2018\u2019":
        text = text.replace(quote, "'")
    for quote in "\u201c\u201d":
        text = text.replace(quote, '"')
    if text.lstrip().startswith('"'):
        text = text.rstrip().removesuffix('"')
    return _COLON.sub(r"\1 ", _FRONT.sub("", text))


def _parsed(full: str, context: Context) -> Tree[Token]:
    """The command's words; what is only polite behind it is left out unless it may be a password or text."""
    text = full.startswith("set ") and sets_text(full, context.settings)
    bare = full if text else _POLITENESS.sub("", full)
    if not carries_secret(full) and bare:
        return _parser().parse(bare)
    try:
        return _parser().parse(full)
    except UnexpectedInput:
        if bare == full:
            raise
        return _parser().parse(bare)


def _name(tree: Tree[Token]) -> str:
    return str(tree.data)


def _incomplete(line: int, text: str, full: str, error: UnexpectedInput) -> Problem:
    """What the grammar did not find, or found too much of; the usage is the hint."""
    commands = _usages(full)
    hint = " or ".join(commands) if commands else "HELP lists all commands."
    at = error.pos_in_stream if error.pos_in_stream is not None and error.pos_in_stream < len(full) else None
    token = getattr(error, "token", None)
    first = _keyword(full)
    if at is None or (token is not None and token.type == "$END"):
        message = f"{first} needs more words."
        return Problem(line, len(text) + 1, text, ProblemKind.INCOMPLETE_COMMAND, message, text.strip(), hint)
    if carries_secret(full):
        message = f"{first} has too many words."
        return Problem(line, 1, text, ProblemKind.BAD_VALUE, message, hint=hint)
    rest = full[at:].strip()
    column = text.find(rest.split(maxsplit=1)[0]) + 1 if rest else 1
    if first in ("PRESS", "BROADCAST", "REGISTER"):
        message = f"{first} begins a block of lines; say whom it is for and nothing else."
    else:
        message = f'I cannot tell what "{rest}" adds to {first}.'
    return Problem(line, max(column, 1), text, ProblemKind.BAD_VALUE, message, rest, hint)


def _keyword(full: str) -> str:
    """The command's own words, `SIGN ON` or `LIST`."""
    words = full.upper().split() or [""]
    return " ".join(words[:2]) if words[:2] in (["SIGN", "ON"], ["SIGN", "OFF"]) else words[0]


def _usages(full: str) -> list[str]:
    """The usages that begin like the line: by two words if that is enough, else by one."""
    words = full.upper().split() or [""]
    by_two = [c for c, e in COMMANDS.items() if len(words) > 1 and _begins(e.usage, " ".join(words[:2]))]
    found = by_two[:1] or [c for c, e in COMMANDS.items() if _begins(e.usage, words[0])]
    return [usage(command) for command in found[:2]]


def _begins(usages: tuple[str, ...], words: str) -> bool:
    return any((one + " ").startswith(words + " ") for one in usages)


def asks_for_page(answer: Answer) -> bool:
    """Whether a command asks for a page, as behind other words prose may by chance: `…, I get Holland`."""
    return isinstance(answer, Understood) and COMMANDS[type(answer.command)].topic == "asking"
