"""Up to when each mailbox was emptied, for processes that read none."""

from __future__ import annotations

import socket
from datetime import UTC, datetime, timedelta

import pytest

from judge.daemon.mailboxes import FORGOTTEN, emptied, give_up_others, note_emptied
from tests.servers.sqlite import TemporaryDatabase

NOON = datetime(2026, 1, 5, 12, tzinfo=UTC)
MINUTE = timedelta(minutes=1)


def test_a_mailbox_is_emptied_up_to_the_last_look_of_any_host(monkeypatch: pytest.MonkeyPatch) -> None:
    health = TemporaryDatabase().health
    for host, minutes in (("one", 3), ("two", 1)):
        monkeypatch.setattr(socket, "gethostname", lambda host=host: host)
        note_emptied(health, "judge@mail/INBOX", NOON + minutes * MINUTE)
    note_emptied(health, "other@mail/INBOX", NOON)
    assert emptied(health, NOON) == {"judge@mail/INBOX": NOON + 3 * MINUTE, "other@mail/INBOX": NOON}


def test_a_mailbox_that_the_configuration_names_no_more_holds_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = TemporaryDatabase()
    health = store.health
    for host, mailbox in (("one", "old"), ("one", "new"), ("two", "far")):
        monkeypatch.setattr(socket, "gethostname", lambda host=host: host)
        note_emptied(health, mailbox, NOON)
    monkeypatch.setattr(socket, "gethostname", lambda: "one")
    give_up_others(store, "new")
    assert set(emptied(health, NOON)) == {"new", "far"}
    assert emptied(health, NOON + FORGOTTEN) == {}
