"""Faulty emails: those that the mail server does not let the judge read (docs/howto/stuck-mail.md)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

UNKNOWN = "?"
"""Stands for a sender or a subject that could not be read."""


@dataclass(frozen=True, slots=True)
class FaultyMail:
    """An email that cannot be read, while the others can.

    `mailbox` is the name by which processes know it, `key` the email's there (`uidvalidity:uid`). `sender`
    and `subject` are as its header names them, "" where that cannot be read either; secrets in the subject
    are struck out. `told` is whether the keeper was told of it, `released` whether he was told that nothing
    waits for it any more.
    """

    mailbox: str
    key: str
    sender: str
    subject: str
    why: str
    since: datetime
    tries: int
    next_try: datetime
    told: bool = False
    released: bool = False

    @property
    def uid(self) -> str:
        """Its number in the folder, as mail programs know it."""
        return self.key.rpartition(":")[2]
