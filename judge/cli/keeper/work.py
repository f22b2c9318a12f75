"""A unit of work for an act of the keeper's, which is noted in the log of their acts with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import click

from judge.app import build_services
from judge.cli.database_setup import verified_database
from judge.config import load_config
from judge.game.state import Game
from judge.records import Person
from judge.service.dependencies import Services
from judge.store.codec import Undecodable
from judge.store.database import UnitOfWork
from judge.store.errors import remedy_of_game


class UnreadableGame(click.ClickException):
    """A game whose state cannot be read, with what can be done."""

    name = ""
    why = ""

    @classmethod
    def of(cls, name: str, error: Undecodable) -> UnreadableGame:
        """Return the sentence about a game of that name."""
        why = f"{name} cannot be read ({error})"
        found = cls(f"{why}. Remedy: {remedy_of_game(name)}")
        found.name, found.why = name, why
        return found


@dataclass(frozen=True, slots=True)
class KeeperWork:
    """The services and a unit of work; what is not committed did not happen."""

    services: Services
    work: UnitOfWork
    now: datetime

    def game(self, name: str) -> Game:
        """Return the game of that name, or a sentence."""
        named = name.lower().lstrip("?")
        try:
            found = self.work.games.get(named)
        except Undecodable as error:
            raise UnreadableGame.of(named, error) from error
        if found is None:
            raise click.ClickException(f"No game is called {name}. To see all games: judge keeper games")
        return found

    def person(self, address: str) -> Person:
        """Return the person of that address, or a sentence."""
        found = self.work.people.by_address(address.strip())
        if found is None:
            raise click.ClickException(
                f"No one is registered with {address}. To see everyone: judge keeper people"
            )
        return found

    def done(self, what: str, detail: str, said: str) -> None:
        """Note the act, commit, and say so."""
        self.work.upkeep.add(what, detail, self.now)
        self.work.commit()
        click.echo(said)


@contextmanager
def keeper_work(config: Path, now: datetime) -> Iterator[KeeperWork]:
    """Yield the keeper at work on the judge's database."""
    with verified_database(config) as database:
        services = build_services(load_config(config, passwords=False), database)
        with database.begin() as work:
            yield KeeperWork(services, work, now)


yes_option = click.option(
    "--yes",
    is_flag=True,
    help="Make a change that cannot be undone; without this option, only show what it would do.",
)


def ask(yes: bool, what: str) -> None:
    """Stop at what cannot be undone, unless the keeper has said that they mean it."""
    if not yes:
        raise click.ClickException(
            f"{what} Nothing has been changed. To go ahead, repeat the command with --yes."
        )
