"""The writer of mail: composed text to the final bytes of a parcel."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from judge.service.ports.outbox import Parcel
from judge.service.ports.pictures import Picture, Undrawn


@dataclass(frozen=True, slots=True)
class Thread:
    """Where a mail belongs in the reader's mail program: `root` names the thread (game and phase)."""

    root: str = ""
    reply_to: str = ""
    references: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CalendarFile:
    """An event as a file for a calendar program; `method` says what becomes of it there (RFC 5546)."""

    name: str
    method: str
    text: str


@dataclass(frozen=True, slots=True)
class MailText:
    """A composed mail before it is wrapped: subject and plain text, the picture and files that go with it.

    `undrawn` is set where a picture belongs to it and could not be drawn.
    """

    subject: str
    body: str
    picture: Picture | None = None
    calendar: tuple[CalendarFile, ...] = ()
    undrawn: Undrawn | None = None


class MailWriter(Protocol):
    """Text to final bytes: headers, Message-ID, thread, Auto-Submitted, one recipient."""

    def write(
        self, text: MailText, key: str, recipient: str, thread: Thread, now: datetime, *, reply: bool
    ) -> Parcel:
        """Make the parcel; the same arguments give the same bytes."""
        ...

    def picture(self, text: MailText) -> Picture | None:
        """The picture of the mail as it may leave: what is said of it is covered as the text is."""
        ...

    def token(self, key: str, now: datetime) -> str:
        """The part of that parcel's Message-ID that nobody can guess: who answers the mail knows it."""
        ...
