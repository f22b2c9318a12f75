"""The rows of the table of commands: what a row holds, and how a command gets its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from judge.game.roles import Role

C = TypeVar("C", bound="type[Command]")


class Command:
    """What someone asks of the judge or of a game; each kind is a frozen dataclass."""

    __slots__ = ()
    TO_COME: ClassVar[str] = ""
    """The field with a time that is to come for the command to mean anything, if it names one."""


@dataclass(frozen=True, slots=True)
class CommandRow:
    """A row of the table: how a command is written, who may send it, and an example.

    What it does is a message of the catalogue, named after its class (`help-command-version`). In games
    without a moderating GM, players may send what is `shared`; a setting only if its own row says so too. A
    command that cannot be undone is read only by its `whole` word. If only the beginning of the word came,
    the judge asks.
    """

    usage: tuple[str, ...]
    who: Role
    topic: str
    example: str = ""
    shared: bool = False
    whole: bool = False


COMMAND_ROWS: dict[type[Any], CommandRow] = {}
"""The rows as the commands are defined; in their order they stand in `judge.game.commands.COMMANDS`."""


def command(entry: CommandRow) -> Callable[[C], C]:
    """Give a command its row."""

    def register(cls: C) -> C:
        COMMAND_ROWS[cls] = entry
        return cls

    return register
