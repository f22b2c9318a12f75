"""A session with the server that holds advisory locks of a process, opened when it is first asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, TextClause

from judge.store.connection import Connections
from judge.store.locks import open_session


class LockSession:
    """Used by one thread at a time; `forget` is called when the session ends, and with it every lock."""

    def __init__(self, connections: Connections, forget: Callable[[], None]) -> None:
        self._connections = connections
        self._forget = forget
        self._session: Connection | None = None

    def ask(self, query: TextClause, **values: object) -> list[Any]:
        """What the server answers; a session that is lost is opened anew the next time, without its locks."""
        if self._session is None:
            self._session = open_session(self._connections)
        try:
            return list(self._session.scalars(query, values))
        except OSError:
            self.close()
            raise

    def close(self) -> None:
        """End the session."""
        session, self._session = self._session, None
        self._forget()
        if session is not None:
            session.invalidate()
            session.close()
