"""The unit of work: one transaction in which a mail or a deadline takes all its effects, or none."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Protocol

from judge.service.ports.faulty_mails import FaultyMails
from judge.service.ports.games import Games
from judge.service.ports.inbox import InboxRecords
from judge.service.ports.marks import Marks
from judge.service.ports.outbox import OutboxRecords
from judge.service.ports.parked_items import ParkedItems
from judge.service.ports.passwords import Verified
from judge.service.ports.people import People
from judge.service.ports.pictures import PictureRecords


class UnitOfWork(AbstractContextManager["UnitOfWork"], Protocol):
    """One transaction: effect, fate and parcels together, or nothing. Leaving without `commit` rolls back."""

    @property
    def inbox(self) -> InboxRecords:
        """Incoming mails and their fates."""
        ...

    @property
    def outbox(self) -> OutboxRecords:
        """Outgoing mails."""
        ...

    @property
    def pictures(self) -> PictureRecords:
        """The pictures that go with mails."""
        ...

    @property
    def games(self) -> Games:
        """The games."""
        ...

    @property
    def people(self) -> People:
        """The registered."""
        ...

    @property
    def marks(self) -> Marks:
        """What is counted against addresses and seats."""
        ...

    @property
    def parked_items(self) -> ParkedItems:
        """What waits for a CONFIRM."""
        ...

    @property
    def faulty_mails(self) -> FaultyMails:
        """Emails that the mail server does not let the judge read."""
        ...

    @property
    def verified(self) -> Verified:
        """Passwords that were verified before."""
        ...

    def commit(self) -> None:
        """Commit the transaction; nothing more can be done in this unit of work."""
        ...
