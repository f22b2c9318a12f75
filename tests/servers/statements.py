"""The statements that go to a database, whoever sends them: SQLAlchemy or a prepared statement."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, TypeAlias

from sqlalchemy.engine.default import DefaultDialect

Watcher: TypeAlias = Callable[[Any, str, Any], object]
"""Takes the driver's cursor, the SQL and its parameters, which are None where it is run for many rows."""


def watch_statements(watcher: Watcher) -> ExitStack:
    """Show the watcher each statement of this process before it is run, until the stack is closed.

    What the watcher raises stops the statement.
    """
    stack = ExitStack()
    for name in ("do_execute", "do_executemany"):
        way = getattr(DefaultDialect, name)
        shown = _showing(way, watcher, many=name == "do_executemany")
        stack.callback(setattr, DefaultDialect, name, way)
        setattr(DefaultDialect, name, shown)
    return stack


def _showing(way: Callable[..., None], watcher: Watcher, *, many: bool) -> Callable[..., None]:
    def run(
        dialect: DefaultDialect, cursor: Any, statement: str, parameters: Any, context: Any = None
    ) -> None:
        watcher(cursor, statement, None if many else parameters)
        way(dialect, cursor, statement, parameters, context)

    return run
