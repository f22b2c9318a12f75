"""Sources: the mailboxes of this judge, and up to when each has been emptied, for all processes to know.

A deadline is adjudicated only after every mailbox was emptied past it. A process that reads none must know
that from those that do; each notes it in the database when it has stored what it found (ADR 81).
"""

from __future__ import annotations

import socket
from collections.abc import Mapping
from datetime import datetime, timedelta

from judge.records.overview import MAILBOX
from judge.store.database import Database
from judge.store.overview import Health

_SOURCE = "source "
"""What the parts begin with that are mailboxes: `source HOST MAILBOX`."""
FORGOTTEN = timedelta(days=2)
"""A mailbox that no one has emptied for so long holds no deadline any more: it was given up."""


def note_emptied(health: Health, mailbox: str, up_to: datetime) -> None:
    """Note that a mailbox held nothing more that came up to this moment."""
    health.note_work(f"{_SOURCE}{socket.gethostname()} {mailbox}", up_to)


def last_emptied(health: Health, mailbox: str) -> datetime | None:
    """Return when the last look at a mailbox began that emptied it, however long ago; None if there was none.

    An email that is found there now came later. The only mailbox of a judge has no name.
    """
    return _looks(health).get(mailbox) if mailbox else health.last_work().get(MAILBOX)


def give_up_others(store: Database, mailbox: str) -> None:
    """Forget the mailboxes that this host read before its configuration named another one, or none."""
    here = f"{_SOURCE}{socket.gethostname()} "
    for part in store.health.last_work():
        if part.startswith(here) and part != here + mailbox:
            store.health.forget(part)
            _forget_faulty_mails(store, part.removeprefix(here))


def _forget_faulty_mails(store: Database, mailbox: str) -> None:
    with store.begin() as work:
        work.faulty_mails.forget(mailbox)
        work.commit()


def noted(health: Health) -> frozenset[str]:
    """Return the names of the mailboxes that any host has read."""
    parts = (part for part in health.last_work() if part.startswith(_SOURCE))
    return frozenset(part.removeprefix(_SOURCE).partition(" ")[2] for part in parts)


def give_up(store: Database, mailbox: str) -> None:
    """Forget a mailbox that no host reads any more, and with the last one that there ever was one."""
    _forget_faulty_mails(store, mailbox)
    health = store.health
    for part in health.last_work():
        if part.startswith(_SOURCE) and part.removeprefix(_SOURCE).partition(" ")[2] == mailbox:
            health.forget(part)
    if not noted(health):
        health.forget(MAILBOX)


def emptied(health: Health, now: datetime) -> Mapping[str, datetime]:
    """Up to when each mailbox was emptied, by whichever host."""
    return {mailbox: at for mailbox, at in _looks(health).items() if now - at < FORGOTTEN}


def _looks(health: Health) -> Mapping[str, datetime]:
    """Return when the last look at each mailbox began that emptied it."""
    found: dict[str, datetime] = {}
    for part, at in health.last_work().items():
        if part.startswith(_SOURCE):
            mailbox = part.removeprefix(_SOURCE).partition(" ")[2]
            found[mailbox] = max(at, found.get(mailbox, at))
    return found
