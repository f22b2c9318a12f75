"""Sending: what the next server said to a mail."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


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
