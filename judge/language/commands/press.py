"""One-line commands about messages and diaries: RECALL, DIARY READ, DIARY DELETE."""

from __future__ import annotations

from judge.game.commands import Command, member
from judge.game.message import message
from judge.language.command_line import CommandLine, InvalidCommand, usage


def number(text: str, command: type[Command]) -> int:
    """Return the number of an entry or a message."""
    found = text.strip().removeprefix("#").rstrip(".")
    if not found.isdecimal() or len(found) > 4:  # noqa: PLR2004  # nobody has ten thousand
        raise InvalidCommand(message("no-number", word=text.strip()), text.strip(), usage(command))
    return int(found)


def recall(command_line: CommandLine) -> Command:
    """Read RECALL: all messages that wait, or one."""
    text = command_line.argument(0).strip() if command_line.arguments else ""
    return member.Recall(number(text, member.Recall) if text and text.lower() != "all" else None)


def diary_read(command_line: CommandLine) -> Command:
    """Read DIARY READ: an entry, or all."""
    text = command_line.argument(0).strip() if command_line.arguments else ""
    return member.ReadDiary(
        number(text, member.ReadDiary) if text and text.lower() not in ("all", "*") else 0
    )


def diary_delete(command_line: CommandLine) -> Command:
    """Read DIARY DELETE: an entry."""
    return member.DeleteDiary(number(command_line.argument(0), member.DeleteDiary))
