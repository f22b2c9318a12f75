"""The writer of mail: composed text to the final bytes of a parcel."""

from __future__ import annotations

from datetime import datetime
from typing import Protocol

from judge.records import MailText, Parcel, Picture, Thread


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
