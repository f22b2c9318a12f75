"""`judge export`: a judge or a game as JSON lines; one game in others' formats."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

import click

from judge.cli.database_setup import verified_database
from judge.cli.options import config_option
from judge.cli.transfer.datc import datc_text
from judge.cli.transfer.phase_records import records
from judge.cli.transfer.saved_game import saved_game
from judge.config import load_config
from judge.daemon.clock import system_clock
from judge.game.phases.rollback import counted
from judge.game.state import Game, Snapshot
from judge.store.database import Database
from judge.store.export import export_all, export_game


def _record_lines(game: Game, snapshots: Sequence[Snapshot]) -> Iterable[str]:
    return (json.dumps(one, ensure_ascii=False) for one in records(game, snapshots))


def _saved_lines(game: Game, snapshots: Sequence[Snapshot]) -> Iterable[str]:
    if game.variant.name != "standard":
        raise click.ClickException(
            f"the package `diplomacy` knows no {game.variant.title}, only the standard board."
        )
    return [json.dumps(saved_game(game, snapshots), ensure_ascii=False)]


_FORMATS: Mapping[str, Callable[[Game, Sequence[Snapshot]], Iterable[str]]] = {
    "records": _record_lines,
    "diplomacy": _saved_lines,
    "datc": datc_text,
}


@click.command()
@click.option("--game", "name", help="Only this game.")
@click.option(
    "--format",
    "form",
    type=click.Choice(["json", "history", *_FORMATS]),
    default="json",
    show_default=True,
    help="json: for judge import; history: the text of HISTORY; records: for judge adjudicate; "
    "diplomacy: a saved game of that package; datc: text for bug reports. All but json want --game.",
)
@config_option
def export(name: str | None, form: str, config: Path) -> None:
    """Write the whole judge, or one game, to standard output, for `judge import` or another program.

    The whole judge holds everything, mails and hashes of passwords too: keep it like a backup. One game holds
    its people's names and addresses, its letters and its record, but no passwords and no mails.
    """
    game = None if name is None else name.lower().lstrip("?")
    with verified_database(config, reading=True) as database:
        for line in _lines(database, game, form, config):
            sys.stdout.write(line)


def _lines(database: Database, name: str | None, form: str, config: Path) -> Iterable[str]:
    if form == "json":
        yield from (
            export_all(database.connections) if name is None else export_game(database.connections, name)
        )
        return
    if name is None:
        raise click.UsageError(f"--format {form} is for one game: add --game NAME.")
    with database.begin() as work:
        game = work.games.get(name)
        if game is None:
            raise click.ClickException(f"There is no game called {name}; `judge keeper games` lists them.")
        if form == "history":
            from judge.app import judge_info  # noqa: PLC0415  # the whole judge, for this format alone
            from judge.cli.transfer.history_text import history_text  # noqa: PLC0415

            yield history_text(judge_info(load_config(config, passwords=False)), work, game, system_clock())
            return
        snapshots = counted(game, work.games.snapshots(name))
    yield from (f"{line}\n" for line in _FORMATS[form](game, snapshots))
