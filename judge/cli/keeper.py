"""`judge keeper`: what the judgekeeper does himself, beside mails and the database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
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
from judge.rules.english import listing
from judge.service.addresses import change_address, why_unfit
from judge.service.dependencies import Services
from judge.service.ports import UnitOfWork
from judge.service.removal import end_game, games_to_end_first, remove_game, remove_person


@click.group()
def keeper() -> None:
    """See how the games stand, end or remove one, move or remove a person."""


@keeper.command()
@config_option
def games(config: Path) -> None:
    """List every game: how it stands, its deadline, whose orders are missing, its master."""
    with verified_database(config, reading=True) as database, database.begin() as work:
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


_yes = click.option("--yes", is_flag=True, help="Do it; without this, say only what would be done.")


@keeper.command("end-game")
@click.argument("game")
@_yes
@config_option
@now_option
def end_one(game: str, yes: bool, config: Path, now: datetime | None) -> None:
    """End a game that goes on, without a result; everybody in it is told."""
    with _work(config) as (services, work):
        found = _known_game(work, game)
        if found.status is Status.FINISHED:
            raise click.ClickException(
                f"{found.name} is over already; `judge keeper remove-game {found.name}` takes it out of LIST."
            )
        _ask(yes, f"{_game_line(found)}. Ending it cannot be undone, and everybody in it is told.")
        end_game(services, work, found.name, now or system_clock())
        work.commit()
    click.echo(f"{found.name} is over.")


@keeper.command("remove-game")
@click.argument("game")
@_yes
@config_option
@now_option
def remove_one(game: str, yes: bool, config: Path, now: datetime | None) -> None:
    """Take a game out of sight for good, and end it if it goes on.

    Nobody finds it by mail any more. Its record stays in the database, as every game's does, and its name is
    not given again.
    """
    with _work(config) as (services, work):
        found = _known_game(work, game)
        _ask(yes, f"{_game_line(found)}. Removing it cannot be undone; who plays in it is told.")
        remove_game(services, work, found.name, now or system_clock())
        work.commit()
    click.echo(f"{found.name} is removed.")


@keeper.command("remove-person")
@click.argument("address")
@_yes
@config_option
@now_option
def remove_somebody(address: str, yes: bool, config: Path, now: datetime | None) -> None:
    """Put a person out of all games that go on, and forget name, address and entry.

    His powers are free for others, and their players are told. He may register again. What he wrote in games
    stays there; the text of his mails goes after `[keeping] mail_days`.
    """
    with _work(config) as (services, work):
        person = work.people.by_address(address)
        if person is None:
            raise click.ClickException(f"Nobody is registered with {address}.")
        led = games_to_end_first(work, person.id)
        if led:
            raise click.ClickException(
                f"{person.name} is the master of {listing(led)}. "
                f"End that first: `judge keeper end-game {led[0]}`."
            )
        parts = listing(work.games.of(person.id)) or "no game"
        _ask(yes, f"{person.name} has a part in {parts}. Removing a person cannot be undone.")
        remove_person(services, work, person, now or system_clock())
        work.commit()
    click.echo(f"{person.name} is removed.")


@contextmanager
def _work(config: Path) -> Iterator[tuple[Services, UnitOfWork]]:
    """The services and a unit of work on the judge's database."""
    with verified_database(config) as database:
        services = build_services(load_config(config, passwords=False), database)
        with database.begin() as work:
            yield services, work


def _known_game(work: UnitOfWork, name: str) -> Game:
    found = work.games.get(name.lower().lstrip("?"))
    if found is None:
        raise click.ClickException(f"There is no game called {name}; `judge keeper games` lists them.")
    return found


def _ask(yes: bool, what: str) -> None:
    """Stop at what cannot be undone, unless the keeper has said that he means it."""
    if not yes:
        raise click.ClickException(f"{what} Nothing is done yet: say it again with --yes.")
