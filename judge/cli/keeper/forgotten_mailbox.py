"""`judge keeper forget-mailbox`: what was noted of a mailbox that is read no more."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import click

from judge.app import mailbox_name
from judge.cli.database_setup import verified_database
from judge.cli.keeper.work import keeper_work
from judge.cli.options import config_option, now_option
from judge.config import load_config
from judge.daemon.clock import system_clock
from judge.daemon.mailboxes import give_up, noted
from judge.records.overview import MAILBOX
from judge.store.overview import Health


@click.command()
@click.argument("name", default="")
@config_option
@now_option
def forget_mailbox(name: str, config: Path, now: datetime | None) -> None:
    """Stop waiting for a mailbox that is no longer read.

    Without this command, deadlines and the status keep waiting for it. On SQLite there is at most one such
    mailbox; on PostgreSQL NAME says which, as user@host/folder. Nothing is lost: if a judge reads the mailbox
    again, it counts again.
    """
    incoming = load_config(config, passwords=False).incoming
    configured = mailbox_name(incoming) if incoming else ""
    with verified_database(config) as database:
        given_up = _meant(database.health, name, configured)
        give_up(database, given_up)
    with keeper_work(config, now or system_clock()) as here:
        here.done("mailbox forgotten", given_up, f"{given_up or 'The mailbox'} has been forgotten.")


def _meant(health: Health, name: str, configured: str) -> str:
    """Return the mailbox to be forgotten, "" for the only one there is without a name; or a sentence."""
    names = noted(health)
    if configured and name in ("", configured):
        raise click.ClickException(
            f"judge.toml names {configured}. First remove its section [incoming] and restart the judge."
        )
    if name in names or (not name and not names and MAILBOX in {*health.last_work(), *health.troubles()}):
        return name
    known = (
        f"Mailboxes that were read here: {', '.join(sorted(names))}."
        if names
        else "No mailbox has been read here."
    )
    raise click.ClickException(f"Which mailbox? {known}")
