"""Old mails lose their text, however many there are, a part each round."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.service.ports import Fate
from judge.service.timed import retention
from judge.service.timed.retention import apply_retention
from judge.service.trust.stored_mail import ERASED_MAIL
from tests.contract.store.examples import DAY, NOON, AnyStore, mail, parcel
from tests.services import services_on

COME, GONE = 8, 10


def test_old_mails_go_in_parts_until_none_is_left(store: AnyStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "MAILS_A_ROUND", 3)
    services = services_on(store)
    services = replace(services, security=replace(services.security, keep_mail=DAY, keep_leavers=None))
    come = [store.inbox.store(mail(str(n)) + b"tulip " * 60, NOON, "test").id for n in range(COME)]
    with store.begin() as work:
        for number in come:
            work.inbox.settle(number, Fate.APPLIED, "", NOON)
        for number in range(GONE):
            work.outbox.add(parcel(str(number), f"p{number}@home.example"), NOON)
        work.commit()
    for queued in store.outbox.take_due(NOON):
        store.outbox.mark_sent(queued.id, NOON)
    assert not apply_retention(services, NOON), "on the first day nothing tells that the clock is right"
    left, now = [], NOON + 2 * DAY
    while apply_retention(services, now):
        with store.begin() as work:
            left.append(len(work.inbox.settled_before(now, 99)))
    with store.begin() as work:
        assert work.outbox.erase_old(now, ERASED_MAIL, 99) == []
    assert left == [5, 2, 0, 0]
    assert apply_retention(services, now + DAY)
    assert not apply_retention(services, now + DAY)
