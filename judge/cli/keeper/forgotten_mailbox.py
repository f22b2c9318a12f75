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
    """Forget a mailbox that is no longer read, so that deadlines and status stop waiting for it.

    On SQLite there is one at most; on PostgreSQL NAME says which, as user@host/folder. Nothing is lost: if a
    judge does read it, it is known again from its next look on.
    """
    incoming = load_config(config, passwords=False).incoming
    configured = mailbox_name(incoming) if incoming else ""
    with verified_database(config) as database:
        given_up = _meant(database.health, name, configured)
        give_up(database, given_up)
    with keeper_work(config, now or system_clock()) as here:
        here.done("mailbox forgotten", given_up, f"{given_up or 'The mailbox'} is forgotten.")


def _meant(health: Health, name: str, configured: str) -> str:
    """Return the mailbox to be forgotten, "" for the only one there is without a name; or a sentence."""
    names = noted(health)
    if configured and name in ("", configured):
        raise click.ClickException(
            f"judge.toml names {configured}. First remove its section [incoming] and restart the judge."
        )
    if name in names or (not name and not names and MAILBOX in {*health.last_work(), *health.troubles()}):
        return name
    known = f"These were read here: {', '.join(sorted(names))}." if names else "None was ever read here."
    raise click.ClickException(f"Which mailbox? {known}")
