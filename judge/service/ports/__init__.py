"""The outside as the service sees it: values that cross the border, Protocols for what is beyond."""

from judge.service.ports.cupboard import Library, Secrets
from judge.service.ports.guarding import Kind, Lot, Marks, Parked
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
from judge.service.ports.people import NOWHERE, People, Person, Token
from judge.service.ports.records import Games, Store, UnitOfWork

__all__ = [
    "NOWHERE",
    "AlreadySettled",
    "Fate",
    "Games",
    "Inbox",
    "Incoming",
    "Kind",
    "Letter",
    "Library",
    "Lot",
    "MailId",
    "Mailbox",
    "Marks",
    "Outbox",
    "Parcel",
    "Parked",
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
