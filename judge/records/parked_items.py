"""Parked items: commands, orders, messages and whole emails that wait for a token to come back in a CONFIRM.

A message may wait for its time instead: until then it can be stopped.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TypeAlias

from judge.game.commands.member import Broadcast, Press
from judge.game.roles import Actor, PersonId
from judge.records.incoming import EmailId
from judge.rules.phases import Phase
from judge.rules.units import Power


@dataclass(frozen=True, slots=True)
class ParkedCommand:
    """A GM's command, as a line that means the same whenever it is read: `PROCESS S1901M`.

    `asker` is the player who asks them for it, for their `power`; they are told what happens to it.
    """

    line: str
    asker: PersonId = 0
    power: Power = ""


@dataclass(frozen=True, slots=True)
class ParkedAddress:
    """Another address of record, in lower case."""

    address: str

    @property
    def line(self) -> str:
        """The command that asks for it."""
        return f"SET ADDRESS {self.address}"


@dataclass(frozen=True, slots=True)
class ParkedOtherAddress:
    """Another address for someone, in lower case; their address of record has `agreed` to it."""

    address: str
    agreed: bool = False

    @property
    def line(self) -> str:
        """The command that asks for it; what it is kept as."""
        return f"I AM ALSO {self.address}{' YES' if self.agreed else ''}"


OVERTAKEN = "overtaken"
"""In the place of what stood for a unit: it was given an order after the email of this one."""


@dataclass(frozen=True, slots=True)
class ParkedOrder:
    """An order as text; `phase` is the later phase it is for, None for that of its mail."""

    text: str
    phase: Phase | None = None
    stood: str | None = None
    """What the order of its units was at the end of its email, "" for none; None if that is not known."""
    press: Press | Broadcast | None = None
    """The message that waits with orders, if it is one; `text` is its first line, `stood` empty."""
    ended: bool = False
    """Whether a later email said something else about what it proposes."""
    proposed: bool = False
    """Whether it is only what may be meant, or more than an order; otherwise it was typed as it is."""
    instead_of: str = ""
    """The orders of its email that it corrects, as text: a no to the correction gives them again."""


@dataclass(frozen=True, slots=True)
class ParkedOrders:
    """Orders of a power that wait for a word: a heading does not fit, or they are only what may be meant.

    They lapse with the `phase` they came in. `power` is empty for what a GM may mean.
    """

    power: Power
    phase: Phase
    orders: tuple[ParkedOrder, ...]
    unproven: bool = False
    """Whether nothing showed who wrote them."""


@dataclass(frozen=True, slots=True)
class ParkedQuestion:
    """An order that lacks one thing, as text: which (`kind`), where in it, and what was named as possible."""

    text: str
    kind: str
    column: int
    read: str
    hint: str


@dataclass(frozen=True, slots=True)
class ParkedQuestions:
    """What the answer to an email asked its writer about orders of a power; it lapses with the `phase`.

    It waits for no word: an answer completes an order, and nothing is lost without one.
    """

    power: Power
    phase: Phase
    questions: tuple[ParkedQuestion, ...]


ORDERS_LIFE = timedelta(days=14)
"""How long parked orders can be confirmed, if their phase lasts so long."""


@dataclass(frozen=True, slots=True)
class ParkedEmail:
    """An email as a whole.

    A plain YES is enough where it counts `as_reply`: as if it had answered the question in the first place.
    """

    email_id: EmailId
    as_reply: bool = False


@dataclass(frozen=True, slots=True)
class ParkedPress:
    """A message that answers one; it leaves when its item expires, or, if it `asks`, with a word alone.

    `over` if its game had ended when it was written.
    """

    author: Actor
    press: Press | Broadcast
    asks: bool = False
    over: bool = False


@dataclass(frozen=True, slots=True)
class ParkedOffer:
    """A power that someone on the standby list is asked to lead."""

    power: Power

    @property
    def line(self) -> str:
        """What it is kept as."""
        return f"STANDBY {self.power}"


@dataclass(frozen=True, slots=True)
class ParkedPartnership:
    """A power that someone is asked to lead with its player `by`."""

    by: PersonId
    power: Power

    @property
    def line(self) -> str:
        """What it is kept as."""
        return f"PARTNER OF {self.by} {self.power}"


@dataclass(frozen=True, slots=True)
class ParkedMastership:
    """A game that someone is asked to lead, beside the GM `by` or in their place."""

    by: PersonId
    in_place: bool = False

    @property
    def line(self) -> str:
        """What it is kept as."""
        return f"MASTER {self.by}{' ALONE' * self.in_place}"


ParkedContent: TypeAlias = (
    ParkedCommand
    | ParkedAddress
    | ParkedOtherAddress
    | ParkedOrders
    | ParkedQuestions
    | ParkedEmail
    | ParkedPress
    | ParkedOffer
    | ParkedMastership
    | ParkedPartnership
)


@dataclass(frozen=True, slots=True)
class ParkedItem:
    """Something parked until a person confirms it, or until `expires`; `game` may be empty for an email.

    Only the hash of the token, `digest`, is kept. A message that does not ask is due when it expires, and so
    is the answer to whoever asked a GM who is silent.
    """

    digest: str
    person: PersonId
    game: str
    content: ParkedContent
    expires: datetime

    @property
    def due(self) -> datetime | None:
        """When it is carried out by itself; None for what needs a word."""
        match self.content:
            case ParkedPress(asks=False):
                return self.expires
            case ParkedCommand(asker=asker) if asker:
                return self.expires
            case _:
                return None
