"""The transport: the way of one mail to the next server."""

from __future__ import annotations

from typing import Protocol

from judge.records import Parcel, SendReport


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
