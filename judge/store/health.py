"""Health of the judge's parts, each note in a transaction of its own."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from sqlalchemy import delete, select, update

from judge.known_secrets import strike_secrets
from judge.records import Trouble
from judge.records.health import GAME
from judge.store.connection import Connections, insert_new
from judge.store.schema import HealthRow


class Health:
    """The notes about the parts, each written in a transaction of its own."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def note_work(self, part: str, now: datetime) -> None:
        """Note that a part has done its work; of a game that it can be judged again."""
        which = HealthRow.part == part
        with self._connections.write() as connection:
            if part.startswith(GAME):
                connection.execute(delete(HealthRow).where(which))
            elif not insert_new(connection, HealthRow, "part", part=part, worked_at=now, trouble=""):
                done = update(HealthRow).where(which).values(worked_at=now, trouble="", since=None)
                connection.execute(done)

    def note_trouble(self, part: str, why: str, now: datetime) -> bool:
        """Note, without secrets, what keeps a part from its work; whether nothing had kept it before."""
        why = strike_secrets(why)
        with self._connections.write() as connection:
            if insert_new(connection, HealthRow, "part", part=part, trouble=why, since=now):
                return True
            which = HealthRow.part == part
            since = connection.scalars(select(HealthRow.since).where(which)).one()
            connection.execute(update(HealthRow).where(which).values(trouble=why, since=since or now))
        return since is None

    def troubles(self) -> Mapping[str, Trouble]:
        """What keeps which part from its work now."""
        query = select(HealthRow.part, HealthRow.trouble, HealthRow.since).order_by(HealthRow.part)
        with self._connections.read() as connection:
            rows = connection.execute(query.where(HealthRow.since.is_not(None))).all()
        return {part: Trouble(why, since) for part, why, since in rows if since is not None}

    def forget(self, part: str) -> None:
        """Note nothing of a part any more."""
        with self._connections.write() as connection:
            connection.execute(delete(HealthRow).where(HealthRow.part == part))

    def last_work(self) -> Mapping[str, datetime]:
        """When which part last did its work."""
        query = select(HealthRow.part, HealthRow.worked_at).where(HealthRow.worked_at.is_not(None))
        with self._connections.read() as connection:
            return {part: at for part, at in connection.execute(query) if at is not None}
