"""Stubs: plain texts that only say that their email is to be read as HTML.

RFC 2046 §5.1.4 has all forms of a text say the same; some programs write their orders into the HTML alone.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache

from judge.language.command_words import is_command
from judge.language.prose import begins_order
from judge.language.segmentation import statements
from judge.language.text.typography import plain
from judge.paths import grammar

_LONGEST = 2000
"""Characters of a stub at most."""


def is_stub(text: str) -> bool:
    """Whether a plain text says that the HTML is to be read, and nothing that could be for the judge."""
    if len(text) > _LONGEST or _phrases().search(text) is None:
        return False
    return not says_something("\n".join(_beside(text)))


def _beside(text: str) -> Iterator[str]:
    """What stands beside the sentences of a stub, which may go on over the end of a line."""
    at = 0
    for found in _phrases().finditer(text):
        begin = max(text.rfind(mark, 0, found.start()) for mark in _ENDS) + 1
        yield text[at : max(at, begin)]
        ends = [end for mark in _ENDS if (end := text.find(mark, found.end())) >= 0]
        at = min(ends, default=len(text))
    yield text[at:]


_ENDS = ".!?\n"


def says_something(text: str) -> bool:
    """Whether a line of a text that its sender wrote could be an order, a command or a letter."""
    return any(one.block or _is_for_us(plain(one.text).text) for one in statements(text)[0])


def _is_for_us(line: str) -> bool:
    return is_command(line, None) or begins_order(line, None)


@cache
def _phrases() -> re.Pattern[str]:
    table = tomllib.loads((grammar() / "stub_words.toml").read_text(encoding="utf-8"))
    return re.compile("|".join(one.replace(" ", r"\s+") for one in table["phrases"]), re.IGNORECASE)
