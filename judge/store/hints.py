"""Hints: words by which processes at one PostgreSQL server wake each other (LISTEN and NOTIFY).

A hint may be lost and nothing with it: everyone looks at the database twice a minute anyway.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import text

from judge.store.connection import Connections
from judge.store.errors import Unavailable

_CHANNEL = "judge"


class SqlHints:
    """What one process says to the others and hears of them; `heard` is for the thread that opened it."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._listening: Any = None

    def listen(self) -> int:
        """Listen; the descriptor that can be read when there is a hint. OSError without a database."""
        self.close()
        connection = self._connections.engine.raw_connection()
        self._listening = driver = connection.driver_connection
        assert driver is not None
        connection.detach()
        try:
            driver.autocommit = True
            driver.execute(f"LISTEN {_CHANNEL}")
        except Exception as error:  # the server has restarted since the connection was made
            self.close()
            raise Unavailable(f"the database's hints are not heard: {error}") from error
        return int(driver.fileno())

    def heard(self) -> Sequence[str]:
        """Return the hints that came; OSError if the line is dead."""
        found: list[str] = []
        try:
            self._listening.pgconn.consume_input()
            while (hint := self._listening.pgconn.notifies()) is not None:
                found.append(hint.extra.decode())
        except Exception as error:  # any error of the driver: the connection is dead
            raise Unavailable(f"the database's hints are not heard: {error}") from error
        return found

    def tell(self, words: Iterable[str]) -> None:
        """Say each word to all who listen."""
        with self._connections.engine.begin() as connection:
            for word in words:
                connection.execute(
                    text("SELECT pg_notify(:channel, :word)"), {"channel": _CHANNEL, "word": word}
                )

    def close(self) -> None:
        """Listen no more."""
        if self._listening is not None:
            self._listening.close()
            self._listening = None
