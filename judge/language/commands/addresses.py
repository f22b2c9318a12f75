"""Email addresses in commands: the one reader of them, which says what is wrong with other words."""

from __future__ import annotations

from typing import Any

from judge.game.message import message
from judge.language.addresses import LONGEST, typed_address
from judge.language.command_line import InvalidCommand, usage

_SHOWN = 80
"""How many characters of the typed text are repeated."""


def address(text: str, command: type[Any], hint: str = "") -> str:
    """Return the address in lower case; InvalidCommand, with the usage as its hint, if it is none."""
    text = text.strip()
    found = typed_address(text)
    if found is None:
        why = "several" if text.count("@") > 1 else "long" if len(text) > LONGEST else "none"
        none = message("no-mail-address", word=text[:_SHOWN], why=why, most=LONGEST)
        raise InvalidCommand(none, text, hint or usage(command))
    return found.lower()
