"""`judge run`: the daemon."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import click

from judge.cli.judge_setup import prepared_judge
from judge.cli.options import config_option
from judge.daemon.instance import ALL, Role
from judge.daemon.runtime import serve
from judge.store.connection import Connections
from judge.store.locks import locked
from judge.store.server_faults import require_own_sessions


@click.command()
@config_option
@click.option(
    "--roles",
    callback=lambda _context, _option, value: _roles(value),
    default=",".join(Role),
    show_default=True,
    help="Roles of this process, separated by commas. Running several processes needs PostgreSQL.",
)
def run(config: Path, roles: frozenset[Role]) -> None:
    """Run the judge until it is stopped.

    It reads the mailbox, adjudicates at deadlines and sends email. A second process on the same SQLite
    database exits immediately with code 75.
    """
    with prepared_judge(config, upgrade=True) as app:
        if roles != ALL and app.database.claims is None:
            raise click.UsageError(
                "On SQLite one process has all roles: leave out --roles, or use PostgreSQL."
            )
        require_own_sessions(app.database.connections)
        with _alone(app.database.connections):
            asyncio.run(serve(app.instance, roles))


def _alone(connections: Connections) -> AbstractContextManager[None]:
    """One daemon works on a file of SQLite; InUse for another. A server is for several."""
    return nullcontext() if connections.file is None else locked(connections, "run", "running on")


def _roles(words: str) -> frozenset[Role]:
    """Return the roles that are named; a usage error names one that is none."""
    try:
        return frozenset(Role(word.strip()) for word in words.split(","))
    except ValueError as error:
        raise click.BadParameter(f"{error}; there are {', '.join(Role)}") from error
