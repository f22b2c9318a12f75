"""The table itself: what a row holds, and how a command gets its row."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from judge.game.roles import Role

C = TypeVar("C", bound=type[Any])


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of the table: how a command is written, by whom, and what it does in a line."""

    usage: tuple[str, ...]
    who: Role
    topic: str
    help: str
    example: str = ""


COMMANDS: dict[type[Any], Entry] = {}


def command(entry: Entry) -> Callable[[C], C]:
    """Give a command its row."""

    def register(cls: C) -> C:
        COMMANDS[cls] = entry
        return cls

    return register
