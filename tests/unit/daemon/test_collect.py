"""Collecting mail: from the mailbox to the inbox, stored before the server may forget it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from judge.daemon.collection import Collector
from judge.records import Fate, Stored
from judge.store.errors import Unavailable
from judge.store.inbox import Inbox
from tests.unit.daemon.instances import NOON, MemoryMailbox, hello, instance


class FullDisk(Inbox):
    """An inbox on a disk that has just run full."""

    def store_all(self, mails: Sequence[tuple[bytes, datetime]], source: str) -> Sequence[Stored]:
        raise Unavailable(f"the disk is full: {len(mails)} mails by {source}")


async def test_every_mail_is_stored_and_put_aside(tmp_path: Path) -> None:
    mailbox = MemoryMailbox()
    for number in range(5):
        mailbox.bring(hello(number), NOON - timedelta(minutes=number))
    here = instance(tmp_path, mailbox)
    assert await Collector(here, mailbox).collect(NOON) == 5
    assert len(here.services.store.inbox.waiting()) == 5
    assert len(mailbox.processed) == 5
    assert mailbox.mails == {}


async def test_a_mail_counts_from_its_arrival_but_not_from_the_future(tmp_path: Path) -> None:
    mailbox = MemoryMailbox()
    mailbox.bring(hello(1), NOON - timedelta(hours=1))
    mailbox.bring(hello(2), NOON + timedelta(hours=1))
    here = instance(tmp_path, mailbox)
    await Collector(here, mailbox).collect(NOON)
    inbox = here.services.store.inbox
    received = [inbox.begin_attempt(mail.id, NOON).received for mail in inbox.waiting()]
    assert received == [NOON - timedelta(hours=1), NOON]


async def test_what_cannot_be_stored_stays_on_the_server(tmp_path: Path) -> None:
    mailbox = MemoryMailbox()
    mailbox.bring(hello(1), NOON)
    here = instance(tmp_path, mailbox)

    database = here.services.store
    database.inbox = FullDisk(database.connections)
    with pytest.raises(OSError, match="disk is full"):
        await Collector(here, mailbox).collect(NOON)
    assert list(mailbox.mails) == ["1:1"]


async def test_a_second_delivery_is_put_aside_too_and_has_no_effect(tmp_path: Path) -> None:
    mailbox = MemoryMailbox()
    mailbox.bring(hello(1), NOON)
    mailbox.bring(hello(1), NOON)
    here = instance(tmp_path, mailbox)
    assert await Collector(here, mailbox).collect(NOON) == 2
    pending = here.services.store.inbox.waiting()
    assert len(pending) == 1
    with here.services.store.begin() as work:
        work.inbox.settle(pending[0].id, Fate.IGNORED, "seen", NOON)
        work.commit()
    assert here.services.store.inbox.waiting() == []
