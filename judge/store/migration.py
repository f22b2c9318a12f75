"""Migration of a database's tables by Alembic, which only a database of another revision needs."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from judge import paths


def config(connection: Connection | None = None) -> Config:
    """Alembic's configuration, made here so that no alembic.ini need be found or kept in step."""
    made = Config()
    made.set_main_option("script_location", str(paths.migrations()).replace("%", "%%"))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


def migrate(connection: Connection, target: str) -> None:
    """Bring the tables to a revision, within the caller's transaction."""
    command.upgrade(config(connection), target)
