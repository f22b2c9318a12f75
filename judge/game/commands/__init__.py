"""The one table of commands: what people can ask for, each a frozen dataclass with its usage and help line.

Everything here is a value: `language` has read the words, and `service` hashes passwords before a game sees
them. The reader, HELP and the reference page are drawn from `COMMANDS`. The modules are divided by who may
send a command; `registry` says what a row holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from judge.game.commands import anyone, master, member
from judge.game.commands.registry import COMMAND_ROWS, Command, CommandRow

__all__ = ["COMMANDS", "Command", "Entry"]

_IN_ORDER = (anyone, master, member)
"""HELP and the reference page show the commands of a topic in the order of these modules and their lines."""

COMMANDS: Mapping[type[Any], CommandRow] = MappingProxyType(
    {
        kind: row
        for module in _IN_ORDER
        for kind, row in COMMAND_ROWS.items()
        if kind.__module__ == module.__name__
    }
)
"""The commands that people write, with their rows; the others are made of order lines."""
