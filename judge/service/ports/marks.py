"""What the judge remembers in order to trust: marks against an address or a seat, and what is parked."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Protocol

from judge.game.roles import PersonId
from judge.service.ports.inbox import MailId


class MarkKind(StrEnum):
    """What a mark stands for; `who` and `about` of each are told beside it."""

    WRONG_SECRET = "wrong secret"  # noqa: S105  # no secret, the name of a failure
    """A password or token that did not fit: sender, seat as `game:seat` (empty for tokens)."""
    LOCK = "lock"
    """No more tries for an hour: sender, or seat as `game:seat`."""
    HELD = "held"
    """A person was told of a mail that was held: the person's number."""
    NO_EFFECT = "nonsense"
    """A mail without effect was answered: sender, digest of its text."""
    ASKED = "asked"
    """A person was mailed what anybody may ask for: his number, `address` or `game:password`."""
    NOT_UNDERSTOOD = "greek"
    """A stranger was answered of whom nothing was understood: the sender."""
    BOUNCE = "bounce"
    """Our mail did not arrive: recipient, number of the parcel."""
    RETENTION = "chore"
    """The judge tidied up: what was done."""


class Marks(Protocol):
    """Counted things, within a unit of work; each is about an address, a seat or a person."""

    def add(self, kind: MarkKind, who: str, about: str, now: datetime) -> None:
        """One more."""
        ...

    def count(
        self,
        kind: MarkKind,
        now: datetime,
        within: timedelta,
        who: str | None = None,
        about: str | None = None,
    ) -> int:
        """How many are less than `within` away from `now`, for this `who` and `about` if they are given.

        Away in both directions: a clock that was a year ahead for a while must not lock anybody for a year.
        """
        ...

    def forget(self, before: datetime) -> None:
        """Drop those that are older."""
        ...


@dataclass(frozen=True, slots=True)
class Parked:
    """Something that waits for a person's word: a command (`line`) for a game, or a whole `mail`.

    Only the hash of the token is kept; after `expires` it is worth nothing.
    """

    digest: str
    person: PersonId
    game: str
    line: str
    mail: MailId | None
    expires: datetime


class ParkedItems(Protocol):
    """What is parked, within a unit of work."""

    def park(self, parked: Parked) -> None:
        """Let it wait."""
        ...

    def take(self, digest: str, now: datetime) -> Parked | None:
        """What waits under that hash if it is still good; it is gone afterwards."""
        ...

    def waits(self, digest: str, now: datetime) -> bool:
        """Whether something good waits under that hash; it goes on waiting."""
        ...

    def clear(self, person: PersonId, game: str) -> int:
        """Forget the commands that wait for a person in a game; how many there were."""
        ...

    def stale(self, now: datetime) -> tuple[Parked, ...]:
        """Take away what has waited too long."""
        ...
