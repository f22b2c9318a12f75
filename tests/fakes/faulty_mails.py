"""Faulty emails in memory."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from judge.records import FaultyMail
from tests.fakes.schema import Tables, aware


class MemoryFaultyMails:
    """Implements ports.FaultyMails."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def all(self) -> Sequence[FaultyMail]:
        found = self._tables.faulty_mails.values()
        return sorted(found, key=lambda one: (one.since, one.mailbox, one.key))

    def save(self, mail: FaultyMail) -> None:
        aware(mail.since)
        aware(mail.next_try)
        self._tables.faulty_mails[mail.mailbox, mail.key] = mail

    def remove(self, mailbox: str, keys: Collection[str]) -> None:
        for key in keys:
            self._tables.faulty_mails.pop((mailbox, key), None)

    def forget(self, mailbox: str) -> None:
        self.remove(mailbox, [key for place, key in self._tables.faulty_mails if place == mailbox])
