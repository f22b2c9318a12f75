"""`judge keeper`: what the judgekeeper does himself, beside mails and the database."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import click

from judge.app import build_services
from judge.cli.database_setup import verified_database
from judge.cli.options import config_option, now_option
from judge.config import load_config
from judge.daemon.clock import system_clock
from judge.game.orders.outstanding import powers_owing
from judge.game.state import Game, Status
from judge.render.text.remarks.writer import sentence
from judge.service.addresses import change_address, why_unfit


@click.group()
def keeper() -> None:
    """See how the games stand, and move somebody whose address is dead."""


@keeper.command()
@config_option
def games(config: Path) -> None:
    """List every game: how it stands, its deadline, whose orders are missing, its master."""
    with verified_database(config) as database, database.begin() as work:
        lines = [
            f"{_game_line(game)}; master {work.people.get(game.master.person).address}"
            for game in work.games.all()
        ]
    for line in lines:
        click.echo(line)
    if not lines:
        click.echo("There are no games yet. Somebody registered mails CREATE ?name password.")


def _game_line(game: Game) -> str:
    if game.status is Status.FORMING:
        return f"{game.name}: forming, {len(game.applicants)} of {len(game.variant.powers)} players"
    if game.clock is None or game.phase is None:
        return f"{game.name}: {game.ending or game.status}"
    paused = "paused at " if game.status is Status.PAUSED else ""
    awaited = ", ".join(game.variant.power(code).name for code in powers_owing(game))
    due = f"{game.clock.deadline:%Y-%m-%d %H:%M} UTC"
    return f"{game.name}: {paused}{game.phase.mail_code}, due {due}, missing: {awaited or 'nobody'}"


@keeper.command()
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
    with verified_database(config) as database:
        services = build_services(load_config(config, passwords=False), database)
        with database.begin() as work:
            person = work.people.by_address(old)
            why = why_unfit(services, work, new)
            if person is None:
                raise click.ClickException(f"Nobody is registered with {old}.")
            if why is not None:
                said = sentence(why)
                raise click.ClickException(f"{said.text} {said.hint}")
            change_address(services, work, person, new, f"keeper:{at.isoformat()}", at)
            work.commit()
    click.echo(f"{person.name} gets mail at {new} from now on.")
