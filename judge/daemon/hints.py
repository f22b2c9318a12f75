"""Hints between processes: what one has stored wakes those that do not look at it themselves.

They are sent at most a few times a second, and a line that is lost is opened again at the next sweep.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

log = logging.getLogger(__name__)

PAUSE_SECONDS = 0.2
"""Between two hints of one process; what is said in between is said once."""


class Line(Protocol):
    """The line to the other processes at one database."""

    def listen(self) -> int:
        """Listen; the descriptor that can be read when there is a hint."""
        ...

    def heard(self) -> Sequence[str]:
        """Return the hints that came; OSError if the line is dead."""
        ...

    def tell(self, words: Iterable[str]) -> None:
        """Say each word to all who listen."""
        ...

    def close(self) -> None:
        """Listen no more."""
        ...


class Hints:
    """Hears hints on the running event loop, and tells some; without a `line`, nothing happens."""

    def __init__(self, line: Line | None, wake: Callable[[str], None]) -> None:
        self._line = line
        self._wake = wake
        self._descriptor: int | None = None
        self._words: set[str] = set()
        self._wanted = asyncio.Event()

    def tell(self, word: str) -> None:
        """Say a word to the other processes, soon."""
        if self._line is not None:
            self._words.add(word)
            self._wanted.set()

    def listen(self) -> None:
        """Listen, if no one does yet; where that fails, the next sweep tries again."""
        if self._line is None or self._descriptor is not None:
            return
        try:
            self._descriptor = self._line.listen()
        except OSError as error:
            log.debug("no hints: %s", error)
            return
        asyncio.get_running_loop().add_reader(self._descriptor, self._hear)

    async def run(self, stop: asyncio.Event) -> None:
        """Tell what is to be told until `stop`, and listen no more."""
        stopping = asyncio.ensure_future(stop.wait())
        try:
            while not stop.is_set():
                wanted = asyncio.ensure_future(self._wanted.wait())
                await asyncio.wait([stopping, wanted], return_when=asyncio.FIRST_COMPLETED)
                wanted.cancel()
                await self._tell()
                await asyncio.wait([stopping], timeout=PAUSE_SECONDS)
        finally:
            stopping.cancel()
            self._close()

    async def _tell(self) -> None:
        self._wanted.clear()
        words, self._words = sorted(self._words), set()
        if self._line is not None and words:
            try:
                await asyncio.to_thread(self._line.tell, words)
            except OSError as error:
                log.debug("nobody was told %s: %s", words, error)

    def _hear(self) -> None:
        assert self._line is not None
        try:
            for word in self._line.heard():
                self._wake(word)
        except OSError as error:
            log.debug("%s", error)
            self._close()

    def _close(self) -> None:
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is not None and self._line is not None:
            asyncio.get_running_loop().remove_reader(descriptor)
            self._line.close()
