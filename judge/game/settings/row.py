"""The row of a setting: everything that is known about it but its effect."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, TypeVar

from judge.game.roles import Role
from judge.game.settings.kinds import Choice, Flag, Kind

T = TypeVar("T")


class Stage(StrEnum):
    """When a setting may change."""

    FORMING = "forming"
    ANY = "any"


@dataclass(frozen=True, slots=True)
class SettingRow:
    """A setting: its name in LIST, its kind and its line of help; how it is written, who may set it and when.

    `phrases` set it without a value, each to what stands with it. A row without phrases is set by its keyword
    or one of its aliases, and a value. `forms` are the lines of usage where they do not follow from these.
    Where no master moderates, players may change what is `shared` before the start, and what is
    `shared_later` also then. `keeper_help` is the line about it in
    judge.toml; "" if the keeper may not choose what new games start with.
    """

    keyword: str
    kind: Kind
    help: str
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
    """A field of `Settings`: its default, and its row."""
    return field(default=default, metadata={"row": row})
