"""Orders of an email that is not read to its end: its sets, and those that are doubtful."""

from __future__ import annotations

from dataclasses import dataclass, field

from judge.game.commands import Command
from judge.game.commands.member import Broadcast, Press
from judge.game.proxies import Given, Proxy
from judge.game.roles import Actor
from judge.notices.remarks import AnyRemark
from judge.notices.replies import LineReport
from judge.rules.orders import Order
from judge.rules.phases import Phase


@dataclass(slots=True)
class MailedSet:
    """A set of orders: what an email said so far for one seat in the phase of that number.

    `adds` after ADD, when it replaces no older set; `keeps_ahead` if the email also said something for later
    phases; `last_line` is the line of its last order. `collective` are the orders of lines such as HOLD ALL.
    """

    actor: Actor
    number: int
    orders: list[Given] = field(default_factory=list)
    adds: bool = False
    keeps_ahead: bool = False
    last_line: int = 0
    collective: list[Given] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class DoubtfulOrder:
    """An order, as text, that a heading contradicts, whose author is not known, or that is only proposed.

    `later` is the later phase it is for, if any; `phase` is the game's phase when it came; `contradiction` is
    what is wrong; `unproven` if nothing showed who sent it.
    """

    game: str
    actor: Actor
    phase: Phase
    text: str
    later: Phase | None
    contradiction: AnyRemark
    unproven: bool = False
    repeats: bool = False
    """It is a line that is kept already: a collective line, for another unit, or a command proposed above."""
    proposed: Order | None = None
    """What may be meant, if the words of the line do not say it for certain."""
    line: int = 0
    command: Command | None = None
    """The command that plain words may mean; `text` is its line, and nothing of this is an order."""
    advice: LineReport | None = None
    """What is said of those words where the command is not proposed after all."""
    typed: Given | None = None
    """The order that the line gives, if it is one; not if it leaves earlier orders as they are."""
    press: Press | Broadcast | None = None
    """The message that may not be meant to be sent; `text` is its first line."""
    collective: bool = False
    """It is of a line for all units, such as HOLD ALL."""
    shown: AnyRemark = ""
    """How its report says that it was understood."""
    instead_of: str = ""
    """The orders that it corrects, one a line: they count again if it is declined."""

    @property
    def order(self) -> Order | None:
        """What it orders its one unit; None of a line for all units, and of a proxy."""
        if self.proposed is not None or self.collective or isinstance(self.typed, Proxy):
            return self.proposed
        return self.typed
