"""A command line: the arguments of one command, what was assumed, and what can be wrong with it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from judge.game.commands import COMMANDS
from judge.game.commands.registry import CommandRow
from judge.game.message import Message, Said, written_as
from judge.language.problems import ProblemKind
from judge.language.statements import Context


@dataclass(slots=True)
class CommandLine:
    """A command that is being read, with its arguments as typed."""

    context: Context
    arguments: tuple[str, ...]
    assumed: list[Said] = field(default_factory=list)

    def argument(self, number: int) -> str:
        """Return the argument of that number, from 0; "" if it was left out."""
        return self.arguments[number] if number < len(self.arguments) else ""


class InvalidCommand(Exception):  # noqa: N818  # the player's mistake, not an error of ours
    """What is wrong with a command; `read` is the text at fault."""

    def __init__(
        self, message: Message, read: str = "", hint: Said = "", kind: ProblemKind = ProblemKind.BAD_VALUE
    ) -> None:
        super().__init__(message)
        self.message = message
        self.read = read
        self.hint = hint
        self.kind = kind


def usage(command: type[Any]) -> Message:
    """Return the usage of a command from the table of commands."""
    entry = COMMANDS[command]
    return written_as(*entry.usage, block=is_block(entry))


def is_block(row: CommandRow) -> bool:
    """Return whether the lines of the usage are one block, rather than alternatives."""
    return row.usage[0].split()[0] in ("REGISTER", "PRESS", "BROADCAST")
