"""Arguments of a series' commands: the new series, how many games a round has, whose table."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from judge.game.commands import Command
from judge.game.commands.master import OpenRound, Table
from judge.game.message import message
from judge.language.addresses import ADDRESS
from judge.language.command_line import CommandLine, InvalidCommand, usage

_SEAT = re.compile(rf"([^\W\d_](?:[\w -]*?[\w-])??)(?:\s*+[:=])?\s++<?(\d{{1,3}}|{ADDRESS})>?(?=[\s,;]|$)")
"""A power and its player, by their address or their number."""


def _round(command_line: CommandLine) -> Command:
    asked = command_line.argument(0).strip(" .!").lower()
    if not asked:
        return OpenRound()
    tables = tuple(tuple(_SEAT.findall(one)) for one in asked.split(";") if one.strip(" ,"))
    if any(tables):
        return OpenRound(len(tables), tables=tables)
    if asked in ("top", "final"):
        return OpenRound(1, top=True)
    if not asked.isdigit() or not int(asked):
        raise InvalidCommand(message("no-number-of-games", word=asked), asked, usage(OpenRound))
    return OpenRound(int(asked))


def _table(command_line: CommandLine) -> Command:
    asked = command_line.argument(0).strip(" .?!").lower()
    found = _OF_ROUND.search(asked)
    words = asked[: found.start()].split() if found else asked.split()
    return Table(words[-1].lstrip("?") if words else "", int(found[1]) if found else 0)


_OF_ROUND = re.compile(r"(?:^|\s)(?:(?:of\s+)?round\s+)?(\d{1,3})$")


READERS: Mapping[str, Callable[[CommandLine], Any]] = {
    "open_round": _round,
    "table": _table,
}
"""The readers by the names of the rules in grammar/commands.lark."""
