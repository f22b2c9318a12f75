"""The registered and their tokens."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from judge.game.commands.anyone import Shown
from judge.game.dedication import NO_RECORD, Record
from judge.game.order_style import USUAL, WHOLE_MAIL, MailWish, Style
from judge.game.roles import PersonId

NOWHERE = "@nowhere.invalid"
"""The domain of addresses that stand for none (RFC 2606 §2): of people who left long ago."""


USUALLY_SHOWN = frozenset([Shown.NAME, Shown.RECORD])


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody registered; `address` is the address of record, in lower case.

    `unreachable` is since when mail to the address comes back for good, None while it arrives; `style` how he
    likes to read orders. A newcomer is not `verified`: his address has not shown yet that it receives mail,
    nothing is known of him but the address, and he counts as nobody (docs: sender, "An address confirms once
    before it takes part").
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
    """What he stands by for: `all`, `gunboat`, `blind`, `game:alpha`, `board:hundred`."""
    wish: MailWish = WHOLE_MAIL
    """How much mail he wants, and when."""
    record: Record = NO_RECORD
    shows: frozenset[Shown] = USUALLY_SHOWN
    """What he shows of himself to whoever asks."""


@dataclass(frozen=True, slots=True)
class Token:
    """A single-use token: only its hash is kept; it opens one person's seat in one game until `expires`."""

    digest: str
    person: PersonId
    game: str
    expires: datetime
