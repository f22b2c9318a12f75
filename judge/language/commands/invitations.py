"""SET ALLOW PLAYER, SET DENY PLAYER, INVITE: an address, and whether it is let in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from judge.game.commands.master import SetAccess
from judge.language.addresses import typed_address
from judge.language.command_line import CommandLine, InvalidCommand, usage


def _access(command_line: CommandLine, *, allowed: bool) -> SetAccess:
    """The rule; a minus before the address takes back what was said of it."""
    text = command_line.argument(0).strip()
    address = typed_address(text.removeprefix("-").strip())
    if address is None:
        raise InvalidCommand(f'"{text}" is no mail address.', text, usage(SetAccess))
    return SetAccess(address.lower(), None if text.startswith("-") else allowed)


READERS: Mapping[str, Callable[[CommandLine], Any]] = {
    "set_allow": partial(_access, allowed=True),
    "invite": partial(_access, allowed=True),
    "set_deny": partial(_access, allowed=False),
}
"""By the names of the rules in grammar/commands.lark."""
