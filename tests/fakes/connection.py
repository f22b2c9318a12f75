"""The tables in memory, and the turn to write them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.fakes.schema import Tables


class MemoryConnections:
    """Hands out transactions on `tables`; each works on a copy."""

    def __init__(self) -> None:
        self.tables = Tables()
        self._writing = False

    @contextmanager
    def write(self) -> Iterator[Tables]:
        """A change that commits at the end of the block, or never was if the block fails."""
        with self.alone():
            copy = self.tables.copy()
            yield copy
            self.tables = copy

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Like the real one it refuses to write inside another writing transaction."""
        if self._writing:
            raise RuntimeError("a writing transaction is open in this thread already")
        self._writing = True
        try:
            yield
        finally:
            self._writing = False
