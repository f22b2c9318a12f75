"""Transports: the way of an email to the next server, or to a folder or standard output."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import BinaryIO, Protocol

from judge.file_owner import PRIVATE, give_to_owner, make_folder, opener
from judge.records import OutgoingEmail, SendReport, SendStatus

# The transport: the way of one mail to the next server.


class Transport(Protocol):
    """Sends one mail; network errors are a SendReport, never an exception."""

    def send(self, email: OutgoingEmail) -> SendReport:
        """Hand the email to the next server."""
        ...


class ClosableTransport(Transport, Protocol):
    """A transport that may keep a connection between emails."""

    def close(self) -> None:
        """Close the connection, if one is open."""
        ...


# Transports that write emails to a folder or to standard output instead of sending them.

_NAME = re.compile(r"(\d{8}T\d{6}\.\d{6}Z)-(\d{6})-[0-9a-f]{12}\.eml")


@dataclass(slots=True)
class MaildirTransport:
    """Writes each mail as one .eml file whose name sorts by the time of sending.

    A name is the time by `clock` (timezone-aware), a number and a digest of the Message-ID. When the clock
    stands still or goes back, the last time is kept and the number counts on, over restarts too.
    """

    path: Path
    clock: Callable[[], datetime]
    _last: tuple[str, int] = ("", 0)
    _lock: Lock = field(default_factory=Lock)

    def send(self, email: OutgoingEmail) -> SendReport:
        """Write the mail so that it is there as a whole or not at all, also after a power failure."""
        try:
            with self._lock:
                return SendReport(SendStatus.SENT, self._write(email))
        except OSError as error:
            return SendReport(SendStatus.UNREACHABLE, f"{self.path}: {error.strerror or error}")

    def close(self) -> None:
        """Do nothing: no file stays open between emails."""

    def _write(self, email: OutgoingEmail) -> str:
        make_folder(self.path, PRIVATE)
        name = self._next_name(email)
        draft = self.path / f".{name}.part"
        draft.unlink(missing_ok=True)
        with open(draft, "xb", opener=opener(PRIVATE)) as file:  # Path.open takes no opener
            give_to_owner(file.fileno(), self.path)
            file.write(email.raw)
            file.flush()
            os.fsync(file.fileno())
        draft.rename(self.path / name)
        _sync_folder(self.path)
        return name

    def _next_name(self, email: OutgoingEmail) -> str:
        stamp = self.clock().astimezone(UTC).strftime("%Y%m%dT%H%M%S.%fZ")
        last, number = max(self._last, self._newest())
        self._last = (stamp, 1) if stamp > last else (last, number + 1)
        digest = sha256(email.message_id.encode()).hexdigest()[:12]
        return f"{self._last[0]}-{self._last[1]:06d}-{digest}.eml"

    def _newest(self) -> tuple[str, int]:
        """Return time and number of the last mail in the folder, looked up once."""
        if self._last[0]:
            return self._last
        found = [match for file in self.path.iterdir() if (match := _NAME.fullmatch(file.name))]
        return max(((match[1], int(match[2])) for match in found), default=("", 0))


def _sync_folder(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@dataclass(slots=True)
class StdoutTransport:
    """Writes emails one after the other as an mbox (mboxrd quoting, line feeds), for pipes and onlookers."""

    stream: BinaryIO

    def send(self, email: OutgoingEmail) -> SendReport:
        """Write the mail and flush."""
        text = re.sub(rb"^(>*From )", rb">\1", email.raw.replace(b"\r\n", b"\n"), flags=re.MULTILINE)
        try:
            self.stream.write(b"From judge Thu Jan  1 00:00:00 1970\n" + text.rstrip(b"\n") + b"\n\n")
            self.stream.flush()
        except OSError as error:
            return SendReport(SendStatus.LATER, str(error))
        return SendReport(SendStatus.SENT)

    def close(self) -> None:
        """Leave the stream to its owner."""
