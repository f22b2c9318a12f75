"""The health of the daemon: what systemd is told, when each part last did its work, what fails now."""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from judge.known_secrets import strike_secrets

STUCK = timedelta(minutes=20)
"""Work that takes longer than this is taken for dead: the watchdog hears no more of it, and restarts."""

_PATIENCE_SECONDS = 2.0


def reason(error: OSError) -> str:
    """What keeps a part from its work, without secrets: it is logged, kept and mailed to the keeper."""
    return strike_secrets(str(error) or type(error).__name__)


def notify(*lines: str, environment: Mapping[str, str] = os.environ) -> None:
    """Tell systemd (sd_notify(3)): READY=1, WATCHDOG=1, STATUS=…; nothing happens outside of it.

    A word that is not taken within moments is lost, and the judge goes on.
    """
    address = environment.get("NOTIFY_SOCKET", "")
    if not address:
        return
    # An abstract socket of Linux, whose name begins with NUL (sd_notify(3), unix(7)).
    if address.startswith("@"):
        address = "\0" + address[1:]
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as out:
        out.settimeout(_PATIENCE_SECONDS)
        out.connect(address)
        out.send("\n".join(lines).encode())


@dataclass(slots=True)
class Health:
    """When the mailbox was last emptied (`collected`), when work last ended (`worked`), what fails now.

    A process that `collects` nothing gets its mail in another way, or leaves that to others.
    """

    started: datetime
    collected: datetime | None = None
    worked: datetime | None = None
    failures: dict[str, str] = field(default_factory=dict)
    collects: bool = True

    def note_failure(self, part: str, why: str) -> bool:
        """Note that a part fails; whether that is news, worth a line in the log."""
        new = self.failures.get(part) != why
        self.failures[part] = why
        return new

    def note_success(self, part: str) -> bool:
        """Note that a part works; whether it did not before."""
        return self.failures.pop(part, None) is not None

    def alive(self, now: datetime) -> bool:
        """Return whether rounds of work still come to an end."""
        return now - (self.worked or self.started) < STUCK

    def status(self) -> str:
        """One line for `systemctl status`."""
        if self.failures:
            return "; ".join(f"{part}: {why}" for part, why in sorted(self.failures.items()))
        if not self.collects:
            return f"all is well; last at work {self.worked or self.started:%Y-%m-%d %H:%M:%S} UTC"
        seen = (
            f"mailbox last emptied {self.collected:%Y-%m-%d %H:%M:%S} UTC"
            if self.collected
            else "no mailbox read yet"
        )
        return f"all is well; {seen}"
