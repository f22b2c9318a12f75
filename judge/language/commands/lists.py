"""Lists after a command that takes one: `EJECT Turkey, Italy`, `ASSIGN a@b.example Turkey, 3 Italy`.

The command is given for each of them, so that each gets its own answer. A line counts as a list only if
everything after the command is addresses or names of powers, and of ASSIGN a person with a power.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from judge.language.addresses import typed_address
from judge.language.powers import power_meant
from judge.language.statements import Context

_COMMAND = re.compile(
    r"\s*(?P<command>assign|invite|eject|admit|promote|set\s+(?:allow|deny)\s+(?:player|master)s?)\s+(?P<list>.+)",
    re.IGNORECASE,
)
_AND = re.compile(r"\s*[,;]\s*(?:and\s+)?|\s+(?:and|&)\s+|\s+(?=-?\S+@)", re.IGNORECASE)
_BETWEEN_PAIRS = re.compile(r"\s*[,;]\s*(?:and\s+)?|\s+(?:and|&)\s+", re.IGNORECASE)
_PERSON = re.compile(r"(?:^|(?<=\s))<?(?:\S+@\S+|\d{1,3})>?(?:$|(?=\s))")
_OF_PAIR = re.compile(r"^(?:to|as|gets|plays|has)\s|\sto$", re.IGNORECASE)
_MOST = 40
"""The most names in a line."""


def one_by_one(line: str, context: Context) -> Sequence[str]:
    """Return the command for each item of a list; nothing if there is no list."""
    found = _COMMAND.fullmatch(line)
    if found is None:
        return ()
    pairs = found["command"].lower() == "assign"
    between, is_one = (_BETWEEN_PAIRS, _is_pair) if pairs else (_AND, _is_somebody)
    named = [one for one in between.split(found["list"].strip(" .!;,")) if one]
    if not 1 < len(named) <= _MOST or not all(is_one(one, context) for one in named):
        return ()
    return [f"{found['command']} {one}" for one in named]


def _is_somebody(word: str, context: Context) -> bool:
    """Return whether it is an email address, one with a minus before it, or a power."""
    if "@" in word:
        return typed_address(word.removeprefix("-")) is not None
    return context.variant is not None and power_meant(context.variant, word, strict=True) is not None


def _is_pair(words: str, context: Context) -> bool:
    """Return whether it is a person, by address or number, and a power, in either order."""
    rest, persons = _PERSON.subn("", words)
    return persons == 1 and _is_somebody(_OF_PAIR.sub("", rest.strip()).strip(), context)
