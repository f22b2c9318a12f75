"""Kinds and rows of settings: how a value is read, and everything else about a setting except its words.

A kind is data. Whatever is done with values is done once for each kind: `language.commands.settings` reads
what follows SET, `render.lines.settings` words a value, `config.defaults` makes a key of judge.toml.
`placeholder` stands for the value in the line of usage. A value that needs more words than those that are
typed has them in the catalogue (`setting-value-max-absence`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from enum import StrEnum
from typing import Any, ClassVar, TypeAlias, TypeVar

from judge.game.roles import Role
from judge.rules.variant import Variant


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no, set by the row's phrases."""

    placeholder: ClassVar[str] = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few values."""

    values: tuple[Any, ...]

    @property
    def placeholder(self) -> str:
        """All of them, `LENIENT|JUDGE`."""
        return "|".join(str(value).upper() for value in self.values)


@dataclass(frozen=True, slots=True)
class Several:
    """Any of a few words, kept in the order of `words`; `usual` is the name of none of them."""

    words: tuple[Any, ...]
    usual: str
    placeholder: ClassVar[str] = "word …"


@dataclass(frozen=True, slots=True)
class Clock:
    """A `PhaseClock`, changed part by part."""

    placeholder: ClassVar[str] = "CLOCK|MIN|NEXT|GRACE|DELAY|DAYS value …"


@dataclass(frozen=True, slots=True)
class Duration:
    """A length of time."""

    placeholder: ClassVar[str] = "hours"


@dataclass(frozen=True, slots=True)
class Durations:
    """Up to `most` lengths of time, the longest first, none longer than `longest`."""

    most: int
    longest: ClassVar[timedelta] = timedelta(days=30)
    placeholder: ClassVar[str] = "hours [hours]"


@dataclass(frozen=True, slots=True)
class Calendar:
    """Days on which no deadline falls: `Holiday`s."""

    placeholder: ClassVar[str] = "24 Dec TO 2 Jan, 1 May"


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number from `low` to `high`; an end may depend on the variant.

    `unset` is the variant's own number, which applies while the setting is None.
    """

    low: int
    high: int | Callable[[Variant], int]
    unset: Callable[[Variant], int] | None = None
    placeholder: ClassVar[str] = "n"

    def most(self, variant: Variant | None) -> int:
        """Return the highest number allowed; 999 if it depends on a variant that is not known."""
        if isinstance(self.high, int):
            return self.high
        return self.high(variant) if variant else 999


@dataclass(frozen=True, slots=True)
class Ratio:
    """A share, from 0 to 1."""

    placeholder: ClassVar[str] = "0.9"


@dataclass(frozen=True, slots=True)
class Text:
    """A line of free text of at most that many characters, which may be empty.

    A `number` in somebody's list is one word with a digit in it, such as 1987AB.
    """

    longest: int
    number: bool = False
    placeholder: ClassVar[str] = "text"


@dataclass(frozen=True, slots=True)
class Zone:
    """The name of a time zone."""

    placeholder: ClassVar[str] = "Europe/London"


@dataclass(frozen=True, slots=True)
class Language:
    """The code of a language; code with access to the catalogue checks that it exists."""

    placeholder: ClassVar[str] = "Deutsch"


@dataclass(frozen=True, slots=True)
class VariantName:
    """The name of a variant; code that loads variants checks that it exists."""

    placeholder: ClassVar[str] = "name"


Kind: TypeAlias = (
    Flag
    | Choice
    | Several
    | Clock
    | Duration
    | Durations
    | Calendar
    | Number
    | Ratio
    | Text
    | Zone
    | Language
    | VariantName
)


# The row of a setting: everything that is known about it except its effect.

T = TypeVar("T")


class Stage(StrEnum):
    """When a setting may change."""

    FORMING = "forming"
    ANY = "any"


@dataclass(frozen=True, slots=True)
class SettingRow:
    """A setting: its name in LIST and its kind; how it is written, who may set it and when.

    What it decides is a message of the catalogue, by its name (`help-setting-max-absence`), and so is what
    its value means if that is more than the words typed (`setting-value-max-absence`).

    `phrases` set it without a value, each to what stands with it. A row without phrases is set by its keyword
    or one of its aliases, and a value. `forms` are the lines of usage if they do not follow from these.
    Without a moderator, players may change what is `shared` before the start, and what is `shared_later`
    later too. `keeper_help` is the line about it in judge.toml; "" if the keeper may not choose what new
    games start with.
    """

    keyword: str
    kind: Kind
    phrases: Mapping[str, Any] = field(default_factory=dict)
    aliases: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    who: Role = Role.MASTER
    stage: Stage = Stage.ANY
    shared: bool = True
    shared_later: bool = False
    keeper_help: str = ""

    @property
    def keywords(self) -> tuple[str, ...]:
        """The words before a value; none where phrases say it all."""
        return () if self.phrases and isinstance(self.kind, Flag | Choice) else (self.keyword, *self.aliases)

    @property
    def usage(self) -> tuple[str, ...]:
        """What people may write after SET: the first phrase for each value, or the keyword and a value."""
        if self.forms:
            return self.forms
        if not self.phrases:
            return (f"{self.keyword.upper()} {self.kind.placeholder}",)
        firsts: dict[Any, str] = {}
        for phrase, value in self.phrases.items():
            firsts.setdefault(value, phrase.upper())
        return tuple(firsts.values())


def setting(default: T, row: SettingRow) -> T:
    """Return a field of `Settings`: its default, and its row."""
    return field(default=default, metadata={"row": row})
