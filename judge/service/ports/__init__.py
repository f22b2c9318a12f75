"""The outside as the service sees it: values that cross the border, Protocols for what is beyond."""

from judge.service.ports.cupboard import Library, Secrets
from judge.service.ports.incoming import (
    AlreadySettled,
    Fate,
    Inbox,
    Incoming,
    Letter,
    Mailbox,
    MailId,
    Pending,
    Reader,
    Silence,
    Stored,
    Trust,
)
from judge.service.ports.outgoing import (
    Outbox,
    Parcel,
    Posted,
    Queued,
    Receipt,
    Text,
    Thread,
    Transport,
    Wrapper,
)
from judge.service.ports.people import People, Person, Token
from judge.service.ports.records import Games, Store, UnitOfWork

__all__ = [
    "AlreadySettled",
    "Fate",
    "Games",
    "Inbox",
    "Incoming",
    "Letter",
    "Library",
    "MailId",
    "Mailbox",
    "Outbox",
    "Parcel",
    "Pending",
    "People",
    "Person",
    "Posted",
    "Queued",
    "Reader",
    "Receipt",
    "Secrets",
    "Silence",
    "Store",
    "Stored",
    "Text",
    "Thread",
    "Token",
    "Transport",
    "Trust",
    "UnitOfWork",
    "Wrapper",
]
