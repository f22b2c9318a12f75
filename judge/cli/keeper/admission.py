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
    """Accept no new games or registrations. Existing games go on, and free powers can still be taken over."""
    with keeper_work(config, now or system_clock()) as here:
        acts.close(here.work, here.now)
        here.done("closed", "", "No new games and people are taken; `judge keeper open` takes that back.")


@click.command("open")
@config_option
@now_option
def reopen(config: Path, now: datetime | None) -> None:
    """Take new games and people again."""
    with keeper_work(config, now or system_clock()) as here:
        acts.reopen(here.work)
        here.done("opened", "", "New games and people are taken again.")


@click.command()
@config_option
@json_option
def log(config: Path, as_json: bool) -> None:
    """List what the keeper did, first to last; it is kept for ever, and names people by their numbers."""
    with verified_database(config, reading=True) as database, database.connections.read() as connection:
        done = Upkeep(connection).all()
    rows = [{"at": act.at, "act": act.what, "what": act.detail} for act in done]
    show(rows, "The keeper log is empty.", as_json=as_json)
