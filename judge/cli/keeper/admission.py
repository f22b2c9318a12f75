"""`judge keeper close|open|log`: whether anything new is let in, and what the keeper did."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import click

from judge.cli.database_setup import verified_database
from judge.cli.keeper.output import json_option, show
from judge.cli.keeper.work import keeper_work
from judge.cli.options import config_option, now_option
from judge.daemon.clock import system_clock
from judge.service.keeper import acts
from judge.store.overview import Upkeep


@click.command()
@config_option
@now_option
def close(config: Path, now: datetime | None) -> None:
    """Stop accepting new games and registrations.

    Existing games continue, and free powers can still be taken over.
    """
    with keeper_work(config, now or system_clock()) as here:
        acts.close(here.work, here.now)
        here.done(
            "closed",
            "",
            "New games and registrations are no longer accepted. To undo this: judge keeper open",
        )


@click.command("open")
@config_option
@now_option
def reopen(config: Path, now: datetime | None) -> None:
    """Accept new games and registrations again."""
    with keeper_work(config, now or system_clock()) as here:
        acts.reopen(here.work)
        here.done("opened", "", "New games and registrations are accepted again.")


@click.command()
@config_option
@json_option
def log(config: Path, as_json: bool) -> None:
    """List what keepers have done, oldest first.

    This log is kept for ever. It identifies people by their numbers.
    """
    with verified_database(config, reading=True) as database, database.connections.read() as connection:
        done = Upkeep(connection).all()
    rows = [{"at": act.at, "act": act.what, "what": act.detail} for act in done]
    show(rows, "The keeper log is empty.", as_json=as_json)
