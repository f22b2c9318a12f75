"""`judge import`: a whole judge or one game, of `judge export` or of the classic judge."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from shutil import copyfileobj
from tempfile import TemporaryFile
from typing import TextIO

import click

from judge.cli.database_setup import verified_database
from judge.cli.options import config_option, now_option
from judge.cli.standard_input import standard_input
from judge.daemon.clock import system_clock
from judge.guarded_json import JsonError, read_json
from judge.store.export import import_all

_STANDARD_INPUT = Path("-")


@click.command("import")
@click.argument("file", type=click.Path(exists=True, allow_dash=True, path_type=Path))
@click.option("--as", "name", help="Name of the imported game on this judge.")
@click.option(
    "--from",
    "judge",
    type=click.Choice(["njudge"]),
    help="FILE is from the classic judge: the folder of a game, or a mailbox with its LIST.",
)
@click.option("--variant", help="Board of a game from njudge, if its number is not known.")
@click.option(
    "--yes", is_flag=True, help="With --from: import it; otherwise only show what would be imported."
)
@config_option
@now_option
def import_(
    file: Path,
    name: str | None,
    judge: str | None,
    variant: str | None,
    config: Path,
    now: datetime | None,
    *,
    yes: bool,
) -> None:
    """Import a whole judge, or one game, from FILE.

    FILE is the output of `judge export`; use - for standard input. A whole judge needs an empty database. The
    people of a game are recognised by their addresses, and each gets an email with a password token. The game
    continues where it was, with a new deadline if the old one has passed.
    """
    if judge is None and (variant is not None or yes):
        raise click.UsageError("--variant and --yes are for a game of another judge: add --from.")
    _check_kind(file, classic=judge is not None)
    if judge is not None:
        from judge.cli.transfer.classic_import import import_classic  # noqa: PLC0415  # for this option alone

        import_classic(config, file, name, variant, now or system_clock(), yes=yes)
        return
    with _lines_of(file) as lines:
        game = _game_in(lines, file)
        if game:
            import_game(config, lines, (name or game).lower(), now or system_clock())
        elif name is not None:
            raise click.UsageError("--as is for a game; this file holds a whole judge.")
        else:
            _import_judge(config, lines, now or system_clock())


def _check_kind(file: Path, *, classic: bool) -> None:
    """Refuse what cannot be imported: another kind of file, or a folder that is not of the classic judge."""
    if classic and file == _STANDARD_INPUT:
        raise click.UsageError("--from wants a folder or a file, not standard input.")
    if file != _STANDARD_INPUT and not (file.is_file() or file.is_dir()):
        raise click.UsageError(f"{file} cannot be read twice; give a file, or - and a pipe.")
    if not classic and file.is_dir():
        raise click.UsageError(f"{file} is a folder; a game of the classic judge wants --from njudge.")


def _import_judge(config: Path, lines: TextIO, now: datetime) -> None:
    with verified_database(config) as database:
        done = import_all(database.connections, lines, now)
    for doubt in done.doubts:
        click.echo(f"It makes no sense on its board, and came as it was: {doubt}", err=True)
    rows = ", ".join(f"{count} {table}" for table, count in done.rows.items())
    click.echo(f"Imported: {rows}. Start the judge when `judge doctor` finds all well.")


@contextmanager
def _lines_of(file: Path) -> Iterator[TextIO]:
    """Yield the lines of an export.

    What comes from standard input is kept in a file first, as it is read twice.
    """
    if file != _STANDARD_INPUT:
        with file.open(encoding="utf-8", errors="replace", newline="\n") as lines:
            yield lines
        return
    with TemporaryFile("w+", encoding="utf-8", errors="replace", newline="\n") as lines:
        copyfileobj(standard_input().buffer, lines.buffer)
        lines.seek(0)
        yield lines


def _game_in(lines: TextIO, file: Path) -> str:
    """Return the name of the game in an export, "" for a whole judge; what is wrong with it is told later."""
    try:
        found = read_json(lines.readline())
    except JsonError:
        found = None
    lines.seek(0)
    if not isinstance(found, dict):
        raise click.ClickException(f"{file} was not written by `judge export`.")
    game = found.get("game") or ""
    return game if isinstance(game, str) else repr(game)


def import_game(config: Path, lines: Iterable[str], name: str, now: datetime) -> None:
    """Add one game of an export under that name, and tell its people."""
    from judge.cli.keeper.games import line_of  # noqa: PLC0415  # the whole judge, for this verb alone
    from judge.cli.keeper.work import keeper_work  # noqa: PLC0415
    from judge.cli.transfer.playable import (  # noqa: PLC0415
        require_judgeable,
        require_name,
        require_parts,
        unless_unplayable,
    )
    from judge.service.keeper.arrival import welcome_game  # noqa: PLC0415

    with keeper_work(config, now) as here:
        require_name(here, name)
        with unless_unplayable("the export"):
            arrived = here.work.import_game(lines, name)
            game = welcome_game(here.services, here.work, arrived, now)
            require_parts(here, game)
            require_judgeable(game, now)
            said = line_of(game)
        here.done("game imported", arrived, f"{said}. Its people get a mail each.")
