"""Letters: mails as the reader understands them, and what a delivery report says."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum


class Trust(IntEnum):
    """How sure we are that a mail comes from its From address; the password in it adds to this."""

    NONE = 0
    """Our border says the sender failed its own domain's checks."""
    CLAIMED = 1
    """Nothing is known but the From line."""
    ALIGNED = 2
    """Our border says DMARC passed for the From domain (RFC 8601, RFC 7489)."""


class Silence(StrEnum):
    """Why a mail gets neither effect nor answer (RFC 3834 §2).

    One that is automatic, bulk, of a list or a calendar's may hold a person's words all the same
    (`incoming.automatic_mail`).
    """

    AUTOMATIC = "automatic"
    BULK = "bulk"
    LIST = "list"
    BOUNCE = "bounce"
    OWN_ADDRESS = "own address"
    NO_SENDER = "no sender"
    LOOP = "loop"
    CALENDAR = "a calendar's answer"


@dataclass(frozen=True)
class Letter:
    """A mail as the service reads it: text, sender, how sure we are.

    `text` is the body as plain text, block quotes of HTML marked by `> `. `unread` is text that is not the
    sender's words, because it does not show or stands in a second text part. `unreadable` says in words why
    there is no text (too large, only attachments); then the sender is told so unless `silence` is set.
    """

    sender: str
    sender_name: str
    subject: str
    message_id: str
    references: tuple[str, ...]
    text: str
    trust: Trust
    silence: Silence | None = None
    unreadable: str = ""
    notes: tuple[str, ...] = ()
    unread: str = ""
    shared: bool = False
    """It went to others as well, who see which mails of ours it answers."""

    @property
    def writer(self) -> str:
        """The sender as `Name <address>`, by which the heading of their own memo is known."""
        return f"{self.sender_name} <{self.sender}>"


@dataclass(frozen=True, slots=True)
class Bounce:
    """One recipient of one of our mails, as a delivery report has it.

    `status` is the enhanced code (RFC 3463), like 5.1.1; `final` is False while the other side still tries;
    `message_id` names our mail, "" if the report does not say.
    """

    recipient: str
    status: str
    final: bool
    message_id: str
    detail: str = ""


UNREAD = 0
"""The size of a mail of which the mail server gave the head alone."""
