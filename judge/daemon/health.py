"""The daemon's health: lines for systemd, and when each part last did its work."""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta

STUCK = timedelta(minutes=20)
"""A round of work that takes longer than this is not alive any more; the watchdog is left unfed."""


def notify(*lines: str, environment: Mapping[str, str] = os.environ) -> None:
    """Tell systemd (sd_notify(3)): READY=1, WATCHDOG=1, STATUS=…; nothing happens outside of it."""
    address = environment.get("NOTIFY_SOCKET", "")
    if not address:
        return
    if address.startswith("@"):
        address = "\0" + address[1:]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as out:
        out.connect(address)
        out.sendall("\n".join(lines).encode())


@dataclass(slots=True)
class Health:
    """When the mailbox was last emptied and a round of work last ended, and what went wrong since."""

    started: datetime
    polled: datetime | None = None
    worked: datetime | None = None
    troubles: dict[str, str] = field(default_factory=dict)

    def fails(self, part: str, why: str) -> bool:
        """Note a trouble of a part; whether it is a new one, worth a line in the log."""
        new = self.troubles.get(part) != why
        self.troubles[part] = why
        return new

    def works(self, part: str) -> bool:
        """Note that a part works; whether it did not before."""
        return self.troubles.pop(part, None) is not None

    def alive(self, now: datetime) -> bool:
        """Whether rounds of work still come to an end."""
        return now - (self.worked or self.started) < STUCK

    def status(self) -> str:
        """One line for `systemctl status`."""
        if self.troubles:
            return "; ".join(f"{part}: {why}" for part, why in sorted(self.troubles.items()))
        seen = (
            f"mailbox last emptied {self.polled:%Y-%m-%d %H:%M:%S} UTC"
            if self.polled
            else "no mailbox read yet"
        )
        return f"all is well; {seen}"
