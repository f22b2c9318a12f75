"""The database as a whole: the inbox and outbox, and units of work on everything."""

from __future__ import annotations

from typing import Protocol

from judge.service.ports.claims import Claims
from judge.service.ports.health import Health
from judge.service.ports.inbox import Inbox
from judge.service.ports.outbox import Outbox
from judge.service.ports.pictures import Pictures
from judge.service.ports.unit_of_work import UnitOfWork


class Store(Protocol):
    """The database as a whole."""

    @property
    def inbox(self) -> Inbox:
        """Mails that came in."""
        ...

    @property
    def outbox(self) -> Outbox:
        """Mails to be sent."""
        ...

    @property
    def pictures(self) -> Pictures:
        """The pictures that go with mails."""
        ...

    @property
    def health(self) -> Health:
        """What each part of the judge last did."""
        ...

    @property
    def claims(self) -> Claims | None:
        """What this process has in hand, where several may work at once; None where one does at a time."""
        ...

    def begin(self) -> UnitOfWork:
        """A new unit of work, to be used with `with`."""
        ...

    def empty_log(self) -> None:
        """Leave nothing in the database's own log of what was overwritten; best effort, waits for nobody."""
        ...
