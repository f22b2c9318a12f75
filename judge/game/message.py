"""Messages: what `language` has to say about a line, a key of the catalogue with values; `render` words it.

Values keep their types: a place and its board, a kind of unit, a power, a number, or a text as typed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import TypeAlias, overload

from judge.game.roles import Role
from judge.rules.board import Board
from judge.rules.phases import Phase
from judge.rules.units import Kind, Place
from judge.rules.variant import PowerFacts


@dataclass(frozen=True, slots=True)
class PlaceName:
    """A place of a board, to be named."""

    board: Board = field(compare=False, repr=False)
    place: Place


@dataclass(frozen=True, slots=True)
class Usage:
    """How a command is written: its own words in capitals, values in lower case.

    The lines are alternatives, or the lines of a `block`.
    """

    lines: tuple[str, ...]
    block: bool = False


@dataclass(frozen=True, slots=True)
class Message:
    """A message of the catalogue with its values; words that are `hidden` are masked when it is shown."""

    key: str
    values: tuple[tuple[str, Value], ...] = ()
    hidden: tuple[str, ...] = ()

    def with_value(self, name: str, value: Value) -> Message:
        """Return the message with another value of that name, if it has one."""
        return replace(self, values=tuple((one, value if one == name else old) for one, old in self.values))

    def with_typed(self, plain: str, typed: str) -> Message:
        """Return the message with the `word` that is at fault as it was typed."""
        return self.with_value("word", typed) if ("word", plain) in self.values else self

    def with_texts(self, changed: Callable[[str], str]) -> Message:
        """Return the message with each text in it changed."""
        return replace(self, values=tuple((name, _changed(one, changed)) for name, one in self.values))


def _changed(value: Value, changed: Callable[[str], str]) -> Value:
    if isinstance(value, Usage):
        return replace(value, lines=tuple(map(changed, value.lines)))
    return changed(value) if type(value) is str else value


Name: TypeAlias = str | PowerFacts | Role | PlaceName | Kind | Message | Usage
Value: TypeAlias = Name | int | datetime | Phase | tuple[Name, ...]
"""What stands in a message: a text as typed, a number, a moment, something of a game, or a list of names."""

Said: TypeAlias = Message | str
"""A message, or a sentence that has no key yet (tests/architecture/literals.toml); "" for none."""


def message(key: str, **values: Value) -> Message:
    """Return the message of that key with its values."""
    return Message(key, tuple(values.items()))


def written_as(*lines: str, block: bool = False) -> Message:
    """Return the message that shows how something is written: one of these lines, or all lines of a block."""
    return message("usage", usage=Usage(lines, block))


def places(board: Board, found: Iterable[Place]) -> tuple[PlaceName, ...]:
    """Return the places to be named."""
    return tuple(PlaceName(board, place) for place in found)


@overload
def paragraph(first: Message, second: Said) -> Message: ...
@overload
def paragraph(first: Said, second: Said) -> Said: ...
def paragraph(first: Said, second: Said) -> Said:
    """Return two messages, one after the other; only the first if there is no second."""
    return message("paragraph", first=first, second=second) if second else first
