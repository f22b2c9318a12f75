"""Marks: what the judge counts against an address, a seat or a person."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Protocol


class MarkKind(StrEnum):
    """What a mark stands for; `who` and `about` of each are told beside it."""

    WRONG_SECRET = "wrong secret"  # noqa: S105  # no secret, the name of a failure
    """A mail with a wrong password came: the side it came from (`guesses.Side`), seat as `game:seat`."""
    WARNED = "warned"
    """A player was told that somebody guesses at his password: nothing, seat as `game:seat`."""
    ANSWERED = "answered"
    """A mail was answered: where the answer went, `proven` if it proved its sender, `answers` if it answers
    one of ours that only he got, else nothing."""
    IN_VAIN = "in vain"
    """A person's mail without effect that answers one of ours was answered, and none with effect since: his
    address, twice."""
    QUOTED = "quoted"
    """A mail that proved nothing was quoted in its answer: the address it bears."""
    HELD = "held"
    """A person was told of a mail that was held: the person's number."""
    TOLD = "told"
    """A player was told of a mail in his name: his number, `game:power`, `game:held` if it waits, or
    `:another:…` for a question to him that another address answered."""
    LEFT_OUT = "left out"
    """He was not told of it, as he had been of many: as TOLD."""
    NO_EFFECT = "nonsense"
    """A mail without effect was answered: sender, digest of its text and of what was said of each line."""
    ASKED = "asked"
    """A person was mailed what anybody may ask for: his number, `address` or `game:password`."""
    QUESTION = "question"
    """An address that takes no part yet was asked whether it wants mail: whose share it counts against
    (`opt_in.Share`), its domain."""
    TO_ASK = "to ask"
    """It is asked later, as many were asked in this hour: its mailbox, the share and its mail's number."""
    HASTENED = "hastened"
    """What waited for a reader left early, with news that takes time from the reader: its cause and the
    mailbox, the person's number."""
    CEILING = "ceiling"
    """The keeper was told that questions wait: nothing, twice."""
    NOT_UNDERSTOOD = "greek"
    """A stranger was answered of whom nothing was understood: the sender."""
    BOUNCE = "bounce"
    """Our mail did not arrive: recipient, number of the parcel."""
    LETTER = "letter"
    """A letter was sent: `person:game`, how many copies; others were told of him: `person:game:news`, 0."""
    REPLIED = "replied"
    """A person answered a letter: his number (`number:asked` if a program may have), digest of the words."""
    SHOWN = "shown"
    """Others saw the identifier of a mail of ours, in an answer that went to them too: it, nothing. Stays."""
    SETTLED = "settled"
    """What waited for a word does so no more: the hash of its token, what became of it (`Settlement`)."""
    AGREED = "agreed"
    """A mail that waited got its YES, and waits on until its sender is registered: his number, the hash of
    its token."""
    JOINED = "joined"
    """A mail that waited for a YES got its sender a part in a game: his number, the game."""
    CREATED = "created"
    """A person created a game: his number, the game."""
    LAST_REPLY = "last reply"
    """An address was told that it gets no more replies today: the address, of what (`Spent`)."""
    BYTES_IN = "bytes in"
    """A mail came that proved nothing: the sender it claims, its size."""
    BYTES_OUT = "bytes out"
    """Such a mail was answered: where the answer went, its size."""
    BANNED = "banned"
    """The keeper banned an address, or with @ in front a domain: that, twice. Stays until he lifts it."""
    CLOSED = "closed"
    """The judge takes no new games or people: `judge`, twice. Stays until the keeper opens it."""
    PRACTICE_HELD = "practice held"
    """A practice game waits, as a line of its player's orders was refused: his number, the game."""
    REPORTED = "reported"
    """The keeper got his weekly report, or the judge began to count weeks: nothing."""
    RETENTION = "chore"
    """The judge tidied up: what was done."""


LASTING = (MarkKind.BANNED, MarkKind.CLOSED, MarkKind.SHOWN)
"""What is kept, whatever is forgotten; what the keeper decided, until he takes it back."""


class Settlement(StrEnum):
    """What became of something that waited for a word, or for its time."""

    DONE = "done"
    DROPPED = "dropped"
    SENT = "sent"
    LAPSED = "lapsed"


class Marks(Protocol):
    """Counted things, within a unit of work; each is about an address, a seat or a person."""

    def add(self, kind: MarkKind, who: str, about: str, now: datetime) -> None:
        """Add a mark; it counts from `now`."""
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

    def last(self, kind: MarkKind, who: str) -> tuple[str, datetime] | None:
        """About what the latest mark of this `who` is, and when it was made; None if there is none."""
        ...

    def any_of(self, kind: MarkKind, people: Collection[str]) -> bool:
        """Whether one of these has a mark of that kind, however old."""
        ...

    def total(self, kind: MarkKind, now: datetime, within: timedelta, who: str) -> int:
        """The sum of the numbers in `about`, over the marks that `count` would count for this `who`."""
        ...

    def oldest(self, kind: MarkKind) -> Sequence[tuple[str, str, datetime]]:
        """The marks of a kind, oldest first: whose, about what, made when."""
        ...

    def take(self, kind: MarkKind, before: datetime) -> Mapping[str, Mapping[str, int]]:
        """Delete all marks of each `who` whose first one is older; how many, by who and about what."""
        ...

    def clear(self, kind: MarkKind, about: str) -> None:
        """Delete the marks of a kind about something."""
        ...

    def forget_address(self, address: str) -> None:
        """Delete the marks of an address and its mailbox, but not its ban."""
        ...

    def forget(self, before: datetime) -> None:
        """Delete marks that are older, but for lasting ones."""
        ...
