"""Notes of the passwords that a process keeps as long as it runs, for the doctor to compare with the files.

A credential of systemd is a copy of when the service was started, and a password in judge.toml is read then.
Two bytes of a keyed digest tell almost every change and are of no use to find a password.
"""

from __future__ import annotations

import hashlib
import socket
from collections.abc import Mapping
from datetime import datetime

from judge.store.database import Database

_PASSWORD = "password "  # noqa: S105  # what the parts begin with: `password HOST SECTION DIGEST`


def note_passwords(database: Database, passwords: Mapping[str, str], now: datetime) -> None:
    """Note the passwords that this process keeps, by section, in place of those of an earlier start."""
    health, here = database.health, f"{_PASSWORD}{socket.gethostname()} "
    wanted = {f"{here}{section} {_digest(database, word)}" for section, word in passwords.items()}
    for part in health.last_work():
        if part.startswith(here) and part not in wanted:
            health.forget(part)
    for part in sorted(wanted):
        health.note_work(part, now)


def noted_since(database: Database, section: str, password: str) -> datetime | None:
    """Return since when the last process on this machine has kept another password than this.

    None if it keeps this one, or none at all.
    """
    begins = f"{_PASSWORD}{socket.gethostname()} {section} "
    noted = {part: at for part, at in database.health.last_work().items() if part.startswith(begins)}
    return None if f"{begins}{_digest(database, password)}" in noted else min(noted.values(), default=None)


def _digest(database: Database, password: str) -> str:
    return hashlib.blake2b(password.encode(), digest_size=2, key=database.salt[:64]).hexdigest()
