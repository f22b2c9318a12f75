"""The processor time of a PostgreSQL server: of its first process and all its children, ended ones too."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import text

from judge.store.database import Database

_TICK = os.sysconf("SC_CLK_TCK")
_PARENT, _OWN, _OF_THE_ENDED = 1, slice(11, 13), slice(11, 15)
"""Fields of /proc/PID/stat behind the name: the parent, own time, the same with that of ended children."""


def server_seconds(database: Database) -> float:
    """What the server that has this database has used so far."""
    with database.connections.read() as connection:
        first = _fields(int(connection.scalar(text("SELECT pg_backend_pid()")) or 0))[_PARENT]
    alive = (_fields(int(one.name)) for one in Path("/proc").iterdir() if one.name.isdigit())
    ticks = sum(map(int, _fields(int(first))[_OF_THE_ENDED]))
    ticks += sum(sum(map(int, one[_OWN])) for one in alive if one and one[_PARENT] == first)
    return ticks / _TICK


def _fields(process: int) -> list[str]:
    """The fields behind the name; none if it has ended meanwhile."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []
