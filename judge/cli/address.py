"""`judge address`: the keeper moves somebody whose old address cannot give its word."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import click

from judge.app import desk
from judge.cli.opening import ready
from judge.cli.options import config_option, now_option
from judge.config import load_config
from judge.daemon.clock import system_clock
from judge.service.addresses import move, unfit


@click.command()
@click.argument("old")
@click.argument("new")
@config_option
@now_option
def address(old: str, new: str, config: Path, now: datetime | None) -> None:
    """Move a person from address OLD to NEW in all games; both are told.

    For an address that is dead; whoever still reads there does it himself by mail, with SET ADDRESS. Be sure
    who asks: whoever reads at NEW can have new passwords for all that person's seats.
    """
    at, new = now or system_clock(), new.strip().lower()
    with ready(config) as database:
        here = desk(load_config(config, passwords=False), database)
        with database.begin() as work:
            person = work.people.by_address(old)
            why = " ".join(unfit(here, work, new)).strip()
            if person is None or why:
                raise click.ClickException(why if person else f"Nobody is registered with {old}.")
            move(here, work, person, new, f"keeper:{at.isoformat()}", at)
            work.commit()
    click.echo(f"{person.name} gets mail at {new} from now on.")
