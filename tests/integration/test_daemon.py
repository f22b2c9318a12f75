"""`judge run` as a process: mail by LMTP, the mail out, what systemd is told, SIGTERM."""

from __future__ import annotations

import os
import signal
import smtplib
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from judge.store.database import create_database
from tests.sampling import FULL
from tests.servers.ports import free_port

ROOT = Path(__file__).resolve().parents[2]
HELLO = (
    b"From: anna@aus.test\r\nTo: judge@example.org\r\nSubject: hi\r\nMessage-ID: <1@aus.test>\r\n\r\nHELP\r\n"
)
CONFIG = """\
[judge]
address = "judge@example.org"
keeper = "keeper@example.org"
[outgoing]
transport = "maildir"
path = "out"
[lmtp]
listen = "127.0.0.1:{port}"
"""


def prepare(folder: Path, port: int) -> None:
    """A judge.toml that listens at a port, and an empty database."""
    (folder / "judge.toml").write_text(CONFIG.format(port=port), encoding="utf-8")
    create_database(f"sqlite:///{folder / 'judge.db'}")


@contextmanager
def daemon(folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], socket.socket]]:
    """The daemon on a judge.toml in `folder`, and the socket on which it tells systemd how it is."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        (folder / "notify").unlink(missing_ok=True)
        systemd.bind(str(folder / "notify"))
        systemd.settimeout(30)
        environment = {
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(ROOT),
            "NOTIFY_SOCKET": str(folder / "notify"),
        }
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", "judge.cli.main", "run"], cwd=folder, env=environment, stderr=log
            )
        try:
            try:
                hear(systemd, "READY=1")
            except TimeoutError as error:
                raise AssertionError((folder / "log").read_text(encoding="utf-8")) from error
            yield process, systemd
        finally:
            process.kill()
            process.wait()


def hear(systemd: socket.socket, word: str) -> None:
    """Listen until a word is said; TimeoutError if it is not."""
    while word not in systemd.recv(4096).decode().splitlines():
        pass


def bring(port: int, raw: bytes) -> None:
    with smtplib.LMTP("127.0.0.1", port) as client:
        client.sendmail("anna@aus.test", ["judge@example.org"], raw)


def wait_for_mails(folder: Path, count: int) -> list[Path]:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        found = sorted((folder / "out").glob("*.eml"))
        if len(found) >= count:
            return found
        time.sleep(0.02)
    raise AssertionError((folder / "log").read_text(encoding="utf-8"))


def test_it_serves_and_stops_when_told(tmp_path: Path) -> None:
    port = free_port()
    prepare(tmp_path, port)
    with daemon(tmp_path) as (process, systemd):
        bring(port, HELLO)
        mails = wait_for_mails(tmp_path, 1)
        assert b"To: anna@aus.test" in mails[0].read_bytes()
        process.send_signal(signal.SIGTERM)
        hear(systemd, "STOPPING=1")
        assert process.wait(30) == 0
    log = (tmp_path / "log").read_text(encoding="utf-8")
    assert log.splitlines()[0].endswith("info: at work: intake, work, send")
    assert "sent 1 mails" in log
    assert log.splitlines()[-1].endswith("info: ended as asked")
    assert "Traceback" not in log


def test_what_was_taken_before_a_power_cut_is_answered_after_it(tmp_path: Path) -> None:
    port = free_port()
    prepare(tmp_path, port)
    with daemon(tmp_path) as (process, _):
        bring(port, HELLO)
        process.kill()
        process.wait()
    # Another port, because the first may have gone to somebody else in the meantime.
    prepare(tmp_path, free_port())
    with daemon(tmp_path):
        # Killed between sent and marked, the mail goes out twice, each time the same.
        assert len({mail.read_bytes() for mail in wait_for_mails(tmp_path, 1)}) == 1


def test_a_port_that_is_taken_is_said_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        prepare(tmp_path, other.getsockname()[1])
        done = subprocess.run(
            [sys.executable, "-m", "judge.cli.main", "run"],
            cwd=tmp_path,
            env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert done.returncode == 1
    assert "address already in use" in done.stderr
    assert "Traceback" not in done.stderr


def test_told_to_stop_while_it_starts_it_ends_in_order(tmp_path: Path) -> None:
    prepare(tmp_path, free_port())
    ended = []
    for pause in (0, 0.05, 0.15, 0.3, 0.5) if FULL else (0, 0.3):
        process = subprocess.Popen(
            [sys.executable, "-m", "judge.cli.main", "run"],
            cwd=tmp_path,
            env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)},
            stderr=subprocess.PIPE,
        )
        _wait_for_handler(process, signal.SIGTERM)
        time.sleep(pause)
        process.send_signal(signal.SIGTERM)
        _, told = process.communicate(timeout=60)
        ended.append((process.returncode, b"Traceback" in told))
    assert set(ended) == {(0, False)}


def _wait_for_handler(process: subprocess.Popen[bytes], number: int) -> None:
    """Wait until the process has a handler of its own for a signal; Python itself takes a moment to start."""
    status = Path(f"/proc/{process.pid}/status")
    for _ in range(10_000):
        caught = next(line for line in status.read_text().splitlines() if line.startswith("SigCgt"))
        if int(caught.split()[1], 16) >> (number - 1) & 1:
            return
        time.sleep(0.001)
    raise AssertionError("no handler was installed")
