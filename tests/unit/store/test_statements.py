from __future__ import annotations

from pathlib import Path

from sqlalchemy import event, select

from judge.store.schema import SALT, SecretRow
from tests.servers import sqlite


def test_a_statement_is_compiled_once_for_all_files(tmp_path: Path) -> None:
    """The label stands nowhere else, so that no other test has compiled the statement."""
    query = select(SecretRow.value.label("compiled_once")).where(SecretRow.name == SALT)
    compiled: list[object] = []

    def keep(*given: object) -> None:
        context = given[4]
        compiled.append(getattr(context, "compiled", None))

    for name in ("one.db", "two.db"):
        database = sqlite.fresh(tmp_path / name)
        event.listen(database.connections.engine, "before_cursor_execute", keep)
        with database.connections.read() as connection:
            assert connection.scalars(query).one()
        database.close()
    first, second = compiled
    assert first is not None
    assert first is second
