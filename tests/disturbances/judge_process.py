"""`judge run` in a process that is killed, told to stop, or frozen for a while, at random moments."""

from __future__ import annotations

import os
import signal
import socket
import sys
import time
from collections import Counter
from collections.abc import Callable
from math import inf
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random

from judge.cli.main import main
from judge.daemon.early_stop import note_early_stop
from tests.forkserver import FORKSERVER

_ROOT = Path(__file__).parents[2]
_PATIENCE_SECONDS = 900
_POLL_SECONDS = 0.05
_LONGEST_LIFE, _LONGEST_IDLE, _LONGEST_FREEZE = 1.5, 30.0, 2.0
_KINDS = {"KILL": 6, "TERM": 2, "STOP": 2}
_WHILE_IT_STARTS, _COLD = 0.1, 0.1


class DisturbedJudge:
    """Keeps a judge running and, unless `calm`, disturbs it; `kinds` counts how.

    The moment is chosen in seconds of its processor from when the judge says that it is ready, as it does to
    systemd, so that a slow machine disturbs no more than a quick one; for one start in ten it is one of the
    start. A judge with nothing to do is disturbed after a while all the same.
    """

    def __init__(self, place: Path, trust: Path, chance: Random) -> None:
        self.kinds = Counter[str]()
        self.failures: list[str] = []
        self.calm = False
        self._place, self._chance = place, chance
        self._environment = {
            "PYTHONPATH": str(_ROOT),
            "SSL_CERT_FILE": str(trust),
            "NOTIFY_SOCKET": str(place / "notify"),
        }
        self._systemd = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK)
        self._systemd.bind(self._environment["NOTIFY_SOCKET"])
        self._frozen, self._thaw = False, 0.0
        self._life = self._idle = inf
        self._process = self._start()

    @property
    def log(self) -> str:
        """What it said, the end of it."""
        return (self._place / "log").read_text(encoding="utf-8")[-1000:]

    def wait(self, done: Callable[[], bool]) -> None:
        """Disturb until something is done; TimeoutError if it never is.

        Nothing is asked while the judge is frozen: it may hold the database.
        """
        end = time.monotonic() + _PATIENCE_SECONDS
        while self._frozen or not done():
            if time.monotonic() > end:
                raise TimeoutError("the judge does not go on")
            self._disturb()
            time.sleep(_POLL_SECONDS)

    def end(self) -> None:
        """Let it end in good order."""
        self._send(signal.SIGCONT)
        if self._can_be_told():
            self._end(signal.SIGTERM, 0)
        else:
            self._end(signal.SIGKILL, -signal.SIGKILL)
        self._systemd.close()

    def _disturb(self) -> None:
        if not self._process.is_alive():
            self.failures.append(f"the judge ended by itself with {self._process.exitcode}")
            self._process = self._start()
        if self._is_ready():
            self._live_on()
        if self._frozen and time.monotonic() >= self._thaw:
            self._send(signal.SIGCONT)
            self._frozen = False
            self._live_on()
        elif not self._frozen and not self.calm and self._has_lived():
            self._disturb_once(self._chance.choices(list(_KINDS), list(_KINDS.values()))[0])

    def _live_on(self) -> None:
        """Choose how much longer it lives."""
        self._life = self._seconds() + self._chance.uniform(0, _LONGEST_LIFE)
        self._idle = time.monotonic() + _LONGEST_IDLE

    def _has_lived(self) -> bool:
        return self._seconds() >= self._life or time.monotonic() >= self._idle

    def _seconds(self) -> float:
        """The processor's, spent on the judge."""
        line = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii")
        user, system = line.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def _disturb_once(self, kind: str) -> None:
        if kind == "TERM" and not self._can_be_told():
            kind = "KILL"
        self.kinds[kind] += 1
        if kind == "STOP":
            self._send(signal.SIGSTOP)
            self._frozen = True
            self._thaw = time.monotonic() + self._chance.uniform(0, _LONGEST_FREEZE)
            return
        if kind == "KILL":
            self._end(signal.SIGKILL, -signal.SIGKILL)
        else:
            self._end(signal.SIGTERM, 0)
        self._process = self._start()

    def _send(self, number: int) -> None:
        if self._process.is_alive() and self._process.pid:
            os.kill(self._process.pid, number)

    def _end(self, number: int, expected: int) -> None:
        self._send(number)
        self._process.join(_PATIENCE_SECONDS)
        if self._process.exitcode != expected:
            self.failures.append(f"ended with {self._process.exitcode}, not {expected}")
            self._process.kill()
            self._process.join()

    def _can_be_told(self) -> bool:
        """Whether it is the judge that hears SIGTERM; Python, while it starts itself, dies of it."""
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        caught = next(line for line in status.splitlines() if line.startswith("SigCgt"))
        return bool(int(caught.split()[1], 16) >> (signal.SIGTERM - 1) & 1)

    def _is_ready(self) -> bool:
        try:
            while b"READY=1" not in self._systemd.recv(4096).splitlines():
                pass
        except BlockingIOError:
            return False
        return True

    def _start(self) -> BaseProcess:
        """One in ten from nothing, the others as forks of a process that has imported the judge."""
        self._is_ready()  # what the one before said counts no more
        while_it_starts = self._chance.random() < _WHILE_IT_STARTS
        self._life = self._chance.uniform(0, _LONGEST_LIFE) if while_it_starts else inf
        self._idle = inf
        cold = self._chance.random() < _COLD
        process = FORKSERVER.Process(target=_run, args=(self._place, self._environment, cold))
        process.start()
        return process


def _run(place: Path, environment: dict[str, str], cold: bool) -> None:
    os.chdir(place)
    os.environ.update(environment)
    log = os.open("log", os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(log, 1)
    os.dup2(log, 2)
    sys.argv = ["judge", "run"]
    if cold:
        os.execv(sys.executable, [sys.executable, "-m", "judge.cli.main", "run"])
    note_early_stop()
    main()
