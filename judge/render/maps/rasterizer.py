"""The rasterizer: drawings become PNG in processes of their own, each in bounded time.

A process that dies or takes too long is ended, and the next drawing gets a new one. The processes live until
`close`: not longer than there is something to draw, as they take 60 to 150 MB each.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib.util import find_spec
from queue import SimpleQueue
from threading import Timer
from typing import IO

from judge.render.maps.raster_process import read_frame, write_frame

_SECONDS = 20.0
"""A drawing takes a fifth of one; a busy machine may take its time."""
_WORKER = (sys.executable, "-P", "-m", "judge.render.maps.raster_process")


def can_draw() -> bool:
    """Return whether the packages that draw pictures are installed."""
    return all(find_spec(name) is not None for name in ("resvg_py", "PIL"))


class Rasterizer:
    """Draws with so many processes at a time, `width` pixels wide; `command` starts one (for tests)."""

    def __init__(
        self,
        width: int,
        processes: int = 2,
        seconds: float = _SECONDS,
        command: Sequence[str] = _WORKER,
    ) -> None:
        self._pool = ThreadPoolExecutor(processes)
        self._workers = SimpleQueue[_Worker]()
        for _ in range(processes):
            self._workers.put(_Worker((*command, str(width)), seconds))

    def draw(self, drawings: Sequence[str]) -> Iterator[bytes | None]:
        """Return the PNG of each drawing (SVG) in their order, None where there is none."""
        return self._pool.map(self._drawn, drawings)

    def _drawn(self, svg: str) -> bytes | None:
        worker = self._workers.get()
        try:
            return worker.png(svg)
        except (OSError, RuntimeError):  # no process or thread can be started
            return None
        finally:
            self._workers.put(worker)

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(cancel_futures=True)
        while not self._workers.empty():
            self._workers.get().close()


class _Worker:
    """One process at a time, started when there is something to draw."""

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        self._command, self._seconds = command, seconds
        self._process: subprocess.Popen[bytes] | None = None

    def png(self, svg: str) -> bytes | None:
        """Return the PNG of a drawing; None if it failed, or took too long."""
        process = self._running()
        timer = Timer(self._seconds, process.kill)
        timer.start()
        try:
            answer = _asked(process.stdin, process.stdout, svg.encode())
        finally:
            timer.cancel()
        if answer is None:
            self.close()
        return answer or None

    def close(self) -> None:
        """End the process, if one runs."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            self._process = subprocess.Popen(  # noqa: S603  # this program
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
        return self._process


def _asked(stdin: IO[bytes] | None, stdout: IO[bytes] | None, svg: bytes) -> bytes | None:
    """Return the frame that answers this one; None if the process has gone."""
    assert stdin is not None
    assert stdout is not None
    with suppress(OSError):
        write_frame(stdin, svg)  # type: ignore[arg-type]  # a pipe is a binary stream
        return read_frame(stdout)  # type: ignore[arg-type]
    return None
