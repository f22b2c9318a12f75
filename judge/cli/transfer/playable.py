"""Whether a game from elsewhere can be played here: it must be as one that was created by mail."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime

import click

from judge.cli.errors import as_click_error
from judge.cli.keeper.work import KeeperWork
from judge.game.check import game_findings
from judge.game.permissions import actors_of
from judge.game.phases.turn import adjudicate_phase
from judge.game.roles import Role
from judge.game.state import Game
from judge.language.classic_game.contents import ClassicGameError
from judge.render.lines.replies import worded
from judge.service.handlers.creation import name_refused
from judge.service.outgoing.members import people_of


def require_name(here: KeeperWork, name: str) -> None:
    """Refuse a name that CREATE would refuse."""
    games = here.work.games
    known = games.names_taken()
    why = name_refused(name, known, taken=name in known, is_removed=games.is_removed)
    if why is not None:
        raise click.ClickException(f"{worded(why).text} Give the game another name with --as.")


def require_parts(here: KeeperWork, game: Game) -> None:
    """Refuse a game in which the judge itself has a part, or a GM plays that sees everything."""
    own = here.services.judge_info.address
    for person in people_of(here.work, game).values():
        if person.address == own:
            raise click.ClickException(f"{own} is the judge itself, which can have no part in {game.name}.")
        roles = {actor.role for actor in actors_of(game, person.id)}
        if game.settings.moderated and {Role.MASTER, Role.PLAYER} <= roles:
            raise click.ClickException(
                f"{person.address} leads {game.name} and plays in it, and a master sees everything."
            )


def require_sense(game: Game) -> None:
    """Refuse a game that cannot be on its board."""
    for finding in game_findings(game):
        raise click.ClickException(f"The game makes no sense on its board: {finding}.")


def require_judgeable(game: Game, now: datetime) -> None:
    """Raise what its adjudication would raise, with the orders that are in; nothing comes of this trial."""
    if game.clock is not None:
        adjudicate_phase(game, now)


@contextmanager
def unless_unplayable(source: str) -> Iterator[None]:
    """Say of what no one foresaw that the source holds no game that could be played; nothing is kept then."""
    try:
        yield
    except Exception as error:
        foreseen = isinstance(error, (ClassicGameError, click.ClickException, click.exceptions.Exit))
        if foreseen or as_click_error(error):
            raise
        said = f"{type(error).__name__}: {error}"
        raise click.ClickException(f"{source} holds no game that can be played here ({said}).") from error
