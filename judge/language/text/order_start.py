"""Start of an order: a place with the name of a command, a greeting or a word, before its action.

The Gulf of Bothnia is BOT, Ohio OH, the Yellow Sea YES and Settsu SET on some board. A line that begins with
the name of a place of the current board, and continues like an order, is that order and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile
from typing import Protocol

from judge.game.commands import COMMANDS
from judge.language.drafts import Action
from judge.language.order_words import ACTIONS, either
from judge.language.text.typography import plain
from judge.language.word_files import any_of, names_of_units


class Places(Protocol):
    """The places of a board."""

    def has(self, text: str) -> bool:
        """Return whether a word is exactly the name of a place."""

    def may_mean(self, text: str) -> bool:
        """Return whether a word is a place, or begins the name of one."""


_LETTERS = frozenset("hscdrb")
_DEEDS = either(
    {*_LETTERS, *(ACTIONS[Action.HOLD].judge | ACTIONS[Action.SUPPORT].judge | ACTIONS[Action.CONVOY].judge)}
    - {"t", "f"}
)
"""Words of an action that follow no command: SET MOVES and SET BUILDS are settings."""
_START = re.compile(
    rf"\W*(?:(?:a|f|army|fleet)\b[\s(]*)?(?P<place>[a-z][\w' ./()]{{0,40}}?)[\s)]*"
    rf"(?:[-=~]+>?\s*(?P<goal>[a-z]\w*)|(?<=[\s)])(?:{_DEEDS}))"
)


def may_order_place(text: str) -> bool:
    """Return whether a line has the form of an order, on any board."""
    return _START.match(plain(text).text) is not None


def orders_place(text: str, places: Places | None) -> bool:
    """Return whether a line in plain letters is an order that begins with a place of the board."""
    found = None if places is None else _START.match(text)
    if found is None or places is None or not places.has(found["place"]):
        return False
    return found["goal"] is None or places.may_mean(found["goal"])


def _fixed_words() -> Iterator[str]:
    """Yield the words with which each form of a command begins, `accept late` and `extend`."""
    for usage in (one for entry in COMMANDS.values() for one in entry.usage):
        words = takewhile(str.isupper, usage.split())
        yield " ".join(word.lower() for word in words if word.isalpha())


_WITH_NUMBER = (
    rf"(?:{any_of(one for one in _fixed_words() if len(one) > len('no'))})\s+"
    r"(?:[^\W\d_]+[.,]?\s+){0,2}\d(?!.*@)"
)
"""A command with a day, a time or a number; with an address, it may be somebody's name."""
_COMMAND = (
    r"\s*(?:sign[\s-]*(?:on|off)\b|set\s+\w|(?:press|broadcast|register|phase|confirm|cancel|endpress)\b"
    rf"|{_WITH_NUMBER})"
)
UNIT_KIND = rf"(?:{any_of(plain(one).text for one in names_of_units())}|a|f)"
"""The kind of a unit, as a word of any language or as a letter."""
_UNIT_ORDER = (
    rf"\W*(?:\d{{1,2}}\W{{1,2}})?{UNIT_KIND}[\s(.]+"
    r"(?!.{0,40}@)[a-z][\w' ./()]{0,40}?"
    rf"(?:[\s)]*(?:[-=~]+>?)\s*[a-z(]|[\s)]+(?:{_DEEDS}|holds?|moves?|tr|transforms?)(?![\w'.]))"
)
_PLACES_ONLY = (
    r"\W*(?P<from>[a-z]{3,}(?:[ .][a-z]{1,12}){0,2})(?:/[a-z]{2})?(?:\s*-+>\s*|\s+-+\s+|(?<=\b\w{3})-)"
    r"(?P<goal>[a-z]{3,}(?: [a-z]+){0,2})\W*$"
)
_ORDER_OR_COMMAND = re.compile(f"{_UNIT_ORDER}|{_PLACES_ONLY}|{_COMMAND}")
_ORDER = re.compile(f"{_UNIT_ORDER}|{_PLACES_ONLY}")
_WHOLE_ORDER = re.compile(f"{_UNIT_ORDER}|{_COMMAND}")
_MOVE = re.compile(_PLACES_ONLY)


def is_order_or_command(text: str) -> bool:
    """Return whether a line looks like an order or a command, on any board."""
    return _ORDER_OR_COMMAND.match(plain(text).text) is not None


def is_order(text: str) -> bool:
    """Return whether a line looks like an order, on any board."""
    return _ORDER.match(plain(text).text) is not None


def is_whole_order(text: str) -> bool:
    """Return whether a line is a command, or looks like an order with a unit's kind, place and action."""
    return _WHOLE_ORDER.match(plain(text).text) is not None


def places_of_move(text: str) -> tuple[str, str] | None:
    """Return the two words of a line that is only a move from one to the other; None if it is none."""
    found = _MOVE.match(plain(text).text)
    return None if found is None else (found["from"], found["goal"])


ORDER_LIKE = re.compile(
    r"^\W*(?:a|f|army|armies|fleets?)[\s(]+\w|\S\s+(?:-+>?|=+>|~>)\s*\S|\S\s*-+>|\b\w{3}\s*-\s*\w{3}\b"
    r"|\b(?:holds?|supports?|convoys?|builds?|removes?|retreats?|disbands?|waives?|moves?)\b"
    r"|^\W*sign\s*on\b|^\W*(?:press|broadcast|phase|set)\b"
)
"""A line that no signature has, in plain letters: it looks like an order or a command."""
