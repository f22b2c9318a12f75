"""Remarks: what the judge has to say to the writer of a line, a key with values; render has the sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import TypeAlias, Union

from judge.game.refusals import Refused
from judge.game.roles import Role
from judge.game.state import Game
from judge.notices.remark_keys.games import GameRemark
from judge.notices.remark_keys.human_words import ProseRemark
from judge.notices.remark_keys.keeper import KeeperRemark
from judge.notices.remark_keys.mails import MailRemark
from judge.notices.remark_keys.master import MasterRemark
from judge.notices.remark_keys.orders import OrderRemark
from judge.notices.remark_keys.people import PersonRemark
from judge.notices.remark_keys.seats import SeatRemark
from judge.rules.phases import Phase
from judge.rules.variant import PowerFacts

__all__ = ["AnyRemark", "GameRefusal", "Remark", "RemarkKey", "Value", "remark"]

RemarkKey: TypeAlias = (
    MailRemark
    | ProseRemark
    | PersonRemark
    | GameRemark
    | SeatRemark
    | OrderRemark
    | MasterRemark
    | KeeperRemark
)
"""The key of a sentence; each topic has an enumeration of its own."""

Value: TypeAlias = Union[
    str, int, datetime, Phase, PowerFacts, Role, "Remark", tuple[str | PowerFacts | Role, ...]
]
"""What stands in a sentence: names and words as typed, numbers, values of the game, another remark."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence before it is worded: its key, and its values by name."""

    key: RemarkKey
    values: tuple[tuple[str, Value], ...] = ()

    def without(self, hidden: Callable[[object], bool]) -> Remark:
        """The remark with dots in the place of each value that is to be hidden."""
        return Remark(self.key, tuple((name, "…" if hidden(one) else one) for name, one in self.values))

    def told_as(self, what: Remark) -> Remark:
        """The remark with other words of who is told, if its sentence says that everybody is (`{told}`)."""
        return Remark(self.key, (*self.values, ("told", what)))


def remark(key: RemarkKey, **values: Value) -> Remark:
    """The remark of that key; `values` are what its sentence asks for."""
    return Remark(key, tuple(values.items()))


@dataclass(frozen=True, slots=True)
class GameRefusal:
    """A game's no as a remark, with the game as it stood when it refused."""

    refused: Refused
    game: Game


AnyRemark: TypeAlias = Remark | GameRefusal | str
"""What may be said of a line; text is what the language room still words itself."""
