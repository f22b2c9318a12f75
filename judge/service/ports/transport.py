"""The transport: the way of one mail to the next server."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from judge.service.ports.outbox import Parcel


class SendStatus(StrEnum):
    """What the next server said to a mail."""

    SENT = "sent"
    LATER = "later"
    REJECTED = "rejected"
    UNREACHABLE = "unreachable"
    """It said nothing to this mail: no connection, no greeting, no login."""


@dataclass(frozen=True, slots=True)
class SendReport:
    """The end of one attempt to send; `detail` is the server's answer.

    `broken` when the connection broke, or the server was too slow or out of step: that is trouble of the
    server's, if it happens to one mail after the other.
    """

    status: SendStatus
    detail: str = ""
    broken: bool = False


class Transport(Protocol):
    """Sends one mail; network errors are a SendReport, never an exception."""

    def send(self, parcel: Parcel) -> SendReport:
        """Hand the parcel to the next server."""
        ...


class ClosableTransport(Transport, Protocol):
    """A transport that may keep a connection between mails."""

    def close(self) -> None:
        """Close the connection, if one is open."""
        ...
