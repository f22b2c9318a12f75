"""Pauses grow and end."""

from __future__ import annotations

from judge.mail.mailbox import reconnect_pause


def test_reconnecting_slows_down() -> None:
    assert [reconnect_pause(n).total_seconds() for n in (1, 2, 3, 10, 11, 1000)] == [1, 2, 4, 512, 600, 600]
