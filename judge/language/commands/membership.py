"""What a person asks for himself beside games: a place on the standby list."""

from __future__ import annotations

import re

from judge.game.commands import Command, anyone
from judge.language.command_line import CommandLine

_FILLERS = re.compile(r"\b(?:for|in|of|the|games?|any|kind|variant|board|every|on)\b|\?", re.IGNORECASE)
_ALL = ("", "all", "everything", "anything")


def standby(command_line: CommandLine) -> Command:
    """`FOR alpha`, `gunboat`, `for any game`."""
    return anyone.Standby(_kind(command_line))


def standby_off(command_line: CommandLine) -> Command:
    """As `standby`, to be asked no more."""
    return anyone.Standby(_kind(command_line), off=True)


def _kind(command_line: CommandLine) -> str:
    text = _FILLERS.sub(" ", command_line.argument(0)).strip(" .,;:").lower()
    words = " ".join(text.split())
    return "" if words in _ALL else words
