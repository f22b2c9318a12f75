"""Runs a scenario in a process of its own and kills it at a named point, a statement or a system call."""

from __future__ import annotations

import json
import logging
import os
import re
import shutil
import signal
import subprocess
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from time import sleep
from typing import Any, TypeAlias

from sqlalchemy import Engine, event

from judge.service import crash_points
from tests.crash.imap_fetch import mark_bytes
from tests.crash.scenario import Scenario
from tests.servers.statements import watch_statements

CALLS = ("fdatasync", "fsync", "pwrite64", "write", "ftruncate", "rename", "unlink", "openat", "flock")
"""System calls that change what is on the disk, or who may."""
_WAIT_FOR_STRACE = 10.0
_POLL_SECONDS = 0.002


@dataclass(frozen=True)
class KillAtPoint:
    """Die at the `number`-th point of the run, counted from 1."""

    number: int
    name: str


@dataclass(frozen=True)
class KillAtCall:
    """Die at the `number`-th time that a thread makes this system call, before it has any effect."""

    name: str
    number: int


@dataclass(frozen=True)
class CutConnection:
    """Live, but lose the line to the mailbox after so many bytes."""

    after: int


@dataclass(frozen=True)
class FailDisk:
    """Live, but have the `number`-th write or sync of the database refused, or all from there on."""

    name: str
    number: int
    error: str
    lasting: bool


Injection: TypeAlias = KillAtPoint | KillAtCall | CutConnection | FailDisk


def traceable() -> bool:
    """Whether system calls can be counted and made deadly here."""
    return shutil.which("strace") is not None


def baseline_points(scenario: Scenario, folder: Path) -> list[str]:
    """Play undisturbed; the names of the points passed."""
    child = _start(scenario, folder, 0, stopped=False)
    _end(child, folder, deadly=False)
    names: list[str] = json.loads((folder / "points").read_text())
    return names


def baseline_calls(scenario: Scenario, folder: Path) -> Mapping[str, int]:
    """Play undisturbed; how often the busiest thread made each system call."""
    log = folder / "strace.log"
    child = _start(scenario, folder, 0, stopped=True)
    tracer = _attach(child, ["-o", str(log), "-e", "trace=" + ",".join(CALLS)])
    _end(child, folder, deadly=False)
    tracer.wait()
    seen = Counter(re.findall(r"^(\d+) +(\w+)\(", log.read_text(errors="replace"), re.MULTILINE))
    return {name: max((n for (_, call), n in seen.items() if call == name), default=0) for name in CALLS}


def inject(scenario: Scenario, folder: Path, injection: Injection) -> bool:
    """Play with a fault; whether it killed: a run that makes fewer calls than the one counted lives."""
    if isinstance(injection, KillAtPoint):
        return _end(_start(scenario, folder, injection.number, stopped=False), folder, deadly=True)
    if isinstance(injection, CutConnection):
        return _end(_start(scenario, folder, 0, stopped=False), folder, deadly=False)
    child = _start(scenario, folder, 0, stopped=True)
    tracer = _attach(
        child, ["-o", os.devnull, "-e", f"trace={injection.name}", *_strace_options(injection, folder)]
    )
    killed = _end(child, folder, deadly=True)
    tracer.wait()
    return killed


def _strace_options(injection: KillAtCall | FailDisk, folder: Path) -> list[str]:
    if isinstance(injection, KillAtCall):
        return ["-e", f"inject={injection.name}:signal=KILL:when={injection.number}"]
    when = f"{injection.number}+" if injection.lasting else str(injection.number)
    files = [f"--trace-path={folder / name}" for name in ("judge.db", "judge.db-wal")]
    return [*files, "-e", f"inject={injection.name}:error={injection.error}:when={when}"]


def restart(scenario: Scenario, folder: Path) -> None:
    """Play what is left, undisturbed."""
    _end(_start(scenario, folder, 0, stopped=False), folder, deadly=False)


def _start(scenario: Scenario, folder: Path, kill_at: int, *, stopped: bool) -> int:
    child = os.fork()
    if child == 0:
        _run_child(scenario, folder, kill_at, stopped=stopped)
    if stopped:
        os.waitpid(child, os.WUNTRACED)
    return child


def _attach(child: int, options: list[str]) -> subprocess.Popen[bytes]:
    """Let strace take hold of a stopped process, then let that go on."""
    tracer = subprocess.Popen(["strace", "-f", "-qq", *options, "-p", str(child)], stderr=subprocess.DEVNULL)
    for _ in range(int(_WAIT_FOR_STRACE / _POLL_SECONDS)):
        if "TracerPid:\t0" not in Path(f"/proc/{child}/status").read_text():
            break
        if tracer.poll() is not None:
            os.kill(child, signal.SIGKILL)
            raise RuntimeError("strace may not trace here")
        sleep(_POLL_SECONDS)
    os.kill(child, signal.SIGCONT)
    return tracer


def _end(child: int, folder: Path, *, deadly: bool) -> bool:
    """Wait for the end; whether the judge was killed or stopped for want of a database.

    Any other bad end is a finding about the judge itself.
    """
    _, status = os.waitpid(child, 0)
    if deadly and os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL:
        return True
    if deadly and os.WIFEXITED(status) and os.WEXITSTATUS(status) == os.EX_TEMPFAIL:
        return True
    if status != 0:
        raise RuntimeError(f"the judge ended with status {status} in {folder}")
    return False


def _run_child(scenario: Scenario, folder: Path, kill_at: int, *, stopped: bool) -> None:
    """The child's life; it never returns."""
    names: list[str] = []

    def count(name: str) -> None:
        names.append(name)
        if len(names) == kill_at:
            os.kill(os.getpid(), signal.SIGKILL)

    status = 1
    logging.disable(logging.CRITICAL)
    try:
        watch_points(count)
        if stopped:
            os.kill(os.getpid(), signal.SIGSTOP)
        scenario.play(folder)
        (folder / "points").write_text(json.dumps(names))
        status = 0
    except OSError:
        status = os.EX_TEMPFAIL
    finally:
        os._exit(status)


def watch_points(count: Any) -> None:
    """The code's own points, each statement before it is run, each commit, and what the mailbox says.

    They are watched for the rest of the process.
    """
    crash_points.watch(count)
    watch_statements(lambda _cursor, sql, _parameters: count(f"sql: {sql.split()[0]}"))
    event.listen(Engine, "commit", lambda _connection: count("sql: COMMIT"))
    mark_bytes()
