"""Mail addresses behind commands: the one reader of them, which says what is wrong with what is none."""

from __future__ import annotations

from typing import Any

from judge.game.message import message
from judge.language.addresses import LONGEST, typed_address
from judge.language.command_line import InvalidCommand, usage

_SHOWN = 80
"""Characters of what was typed that are repeated."""


def address(text: str, command: type[Any], hint: str = "") -> str:
    """The address in lower case; InvalidCommand, with the command's usage as its hint, for other words."""
    text = text.strip()
    found = typed_address(text)
    if found is None:
        why = "several" if text.count("@") > 1 else "long" if len(text) > LONGEST else "none"
        none = message("no-mail-address", word=text[:_SHOWN], why=why, most=LONGEST)
        raise InvalidCommand(none, text, hint or usage(command))
    return found.lower()
