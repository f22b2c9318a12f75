"""The registered and their tokens, and the proof of who sent an email."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from judge.game.commands.anyone import Shown
from judge.game.dedication import NO_RECORD, Record
from judge.game.order_style import USUAL, WHOLE_MAIL, MailWish, Style
from judge.game.roles import PersonId
from judge.game.settings import Evidence

# The registered and their tokens.

NOWHERE = "@nowhere.invalid"
"""The domain of addresses that stand for none (RFC 2606 §2): of people who left long ago."""


USUALLY_SHOWN = frozenset([Shown.NAME, Shown.RECORD])


@dataclass(frozen=True, slots=True)
class Person:
    """Someone registered; `address` is the address of record, in lower case.

    `unreachable` is since when mail to the address bounces for good, None while it arrives; `style` how they
    like to read orders. A newcomer is not `verified`: their address has not shown yet that it receives mail,
    nothing is known of them but the address, and they count as no one (docs: sender, "An address confirms
    once before it takes part").
    """

    id: PersonId
    name: str
    address: str
    zone: str
    registered: datetime
    entry: tuple[tuple[str, str], ...] = ()
    unreachable: datetime | None = None
    style: Style = USUAL
    verified: bool = True
    standby: tuple[str, ...] = ()
    """What they stand by for: `all`, `gunboat`, `blind`, `game:alpha`, `board:hundred`."""
    wish: MailWish = WHOLE_MAIL
    """How much email they want, and when."""
    record: Record = NO_RECORD
    shows: frozenset[Shown] = USUALLY_SHOWN
    """What they show about themselves to anyone who asks."""
    language: str = ""
    """The language code of their emails, "" if they have not chosen one."""


@dataclass(frozen=True, slots=True)
class Token:
    """A single-use token: only its hash is kept; it opens one person's seat in one game until `expires`."""

    digest: str
    person: PersonId
    game: str
    expires: datetime


# The proof of who sent an email, and whether it suffices.
#
# A seat wants evidence (`game.settings.Evidence`); a proof suffices for it or not.

_FROM_WEAK_TO_STRONG = (Evidence.EITHER, Evidence.REPLY, Evidence.PASSWORD, Evidence.BOTH)


@dataclass(frozen=True, slots=True)
class Proof:
    """What proves who sent an email.

    `password` is the seat's; `vouched` if our mail server vouches for its coming from the address of record;
    `confirmed` if a token that was mailed to that address came back; `replied` if it answers an email of the
    judge that only that address got, about the very seat (`incoming.replies`); `paged` if it has the token
    of the order page that only that address got, which speaks for orders of one phase and for nothing else.
    """

    password: bool = False
    vouched: bool = False
    confirmed: bool = False
    replied: bool = False
    paged: bool = False

    @property
    def only_paged(self) -> bool:
        """Whether nothing but the order page shows who wrote: enough for orders, CLEAR and WAIT."""
        return self.paged and not (self.password or self.confirmed or self.replied)

    @property
    def only_replied(self) -> bool:
        """Whether nothing but the reply shows who wrote: enough to play, not to give the seat away."""
        return self.replied and not (self.password or self.confirmed)

    @property
    def strong(self) -> bool:
        """Whether no evidence wants more."""
        return self.confirmed or (self.password and self.vouched)

    def suffices(self, wanted: Evidence) -> bool:
        """Return whether it is enough where this evidence is wanted."""
        if self.confirmed:
            return True
        match wanted:
            case Evidence.EITHER:
                return self.password or self.replied or self.paged or self.vouched
            case Evidence.REPLY:
                return self.password or self.replied or self.paged
            case Evidence.PASSWORD:
                return self.password
            case Evidence.BOTH:
                return self.password and self.vouched


def stricter(one: Evidence, other: Evidence) -> Evidence:
    """Return the stricter of two evidences, which satisfies both."""
    return max(one, other, key=_FROM_WEAK_TO_STRONG.index)
