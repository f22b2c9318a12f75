"""What systemd is told, and whether the daemon is alive."""

from __future__ import annotations

import socket
from datetime import timedelta
from pathlib import Path

import pytest

from judge.daemon import health as health_module
from judge.daemon.health import Health, notify
from tests.unit.daemon.instances import NOON


def test_systemd_is_told_on_its_socket(tmp_path: Path) -> None:
    path = tmp_path / "notify"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(path))
        notify("READY=1", "STATUS=all is well", environment={"NOTIFY_SOCKET": str(path)})
        assert systemd.recv(200) == b"READY=1\nSTATUS=all is well"


def test_an_abstract_socket_is_found() -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind("")
        name = systemd.getsockname().decode()
        notify("STOPPING=1", environment={"NOTIFY_SOCKET": name.replace("\0", "@")})
        assert systemd.recv(200) == b"STOPPING=1"


def test_without_systemd_nothing_happens() -> None:
    notify("READY=1", environment={})


def test_nobody_who_listens_is_no_failure(tmp_path: Path) -> None:
    path = tmp_path / "notify"
    notify("WATCHDOG=1", environment={"NOTIFY_SOCKET": str(path)})
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(path))
    notify("WATCHDOG=1", environment={"NOTIFY_SOCKET": str(path)})


def test_a_listener_that_is_frozen_is_waited_for_a_moment_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health_module, "_PATIENCE_SECONDS", 0.001)
    path = tmp_path / "notify"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(path))
        for _ in range(600):  # more than a socket keeps
            notify("WATCHDOG=1", environment={"NOTIFY_SOCKET": str(path)})
        assert systemd.recv(200) == b"WATCHDOG=1"


def test_a_failure_is_news_once_and_again_when_it_is_over() -> None:
    health = Health(NOON)
    assert health.note_failure("mailbox", "refused")
    assert not health.note_failure("mailbox", "refused")
    assert health.note_failure("mailbox", "timed out")
    assert health.status() == "mailbox: timed out"
    assert health.note_success("mailbox")
    assert not health.note_success("mailbox")


def test_the_status_names_the_last_good_look() -> None:
    assert Health(NOON).status() == "all is well; no mailbox read yet"
    assert Health(NOON, collects=False).status() == "all is well; last at work 2026-01-05 12:00:00 UTC"
    assert (
        Health(NOON, collected=NOON).status() == "all is well; mailbox last emptied 2026-01-05 12:00:00 UTC"
    )


def test_a_daemon_whose_work_does_not_end_is_not_alive() -> None:
    health = Health(NOON)
    assert health.alive(NOON + timedelta(minutes=19))
    assert not health.alive(NOON + timedelta(minutes=21))
    health.worked = NOON + timedelta(minutes=10)
    assert health.alive(NOON + timedelta(minutes=21))
