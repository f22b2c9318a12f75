"""`judge init`: the configuration, the database, and what to edit next."""

from __future__ import annotations

import os
from pathlib import Path

import click

from judge.config import passwords_in
from judge.config.keys import PASSWORD_FILE
from judge.config.sample import sample
from judge.file_owner import PRIVATE, give_to_owner, make_folder
from judge.render.maps.rasterizer import can_draw
from judge.store.database import create_database

_NEXT = """\
{folder} is ready. Next:

1. Edit four values in {config} (they are marked EDIT):
     [judge]    address   the address people write to
     [judge]    keeper    your own address
     [incoming] host      the IMAP server of that mailbox
     [outgoing] host      the SMTP server that sends its email
2. Write the mailbox's password into {password} (only its owner can read it).
3. judge doctor --config {config}      checks all of this
4. judge run --config {config}         then send an email with REGISTER to the judge
"""


_NO_PICTURES = """\
Maps will be attached to emails as drawings (map = "svg"), because this installation draws no pictures.
For pictures type pip install 'diplomacy-judge[maps]', then write map = "png" into [judge].
"""


@click.command()
@click.argument("directory", type=click.Path(path_type=Path, file_okay=False), default=Path())
@click.option(
    "--data",
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder for the database, if different, as in a container.",
)
def init(directory: Path, data: Path | None) -> None:
    """Write judge.toml and create the database in DIRECTORY.

    Without DIRECTORY, they go into the current folder. Existing files are not overwritten.
    """
    config, password = directory / "judge.toml", directory / PASSWORD_FILE
    if config.exists():
        for advice in passwords_in(config):
            click.echo(f"Note: {advice}", err=True)
        raise click.ClickException(f"{config} already exists. Nothing was changed.")
    make_folder(directory.absolute(), PRIVATE)
    if data is not None:
        make_folder(data.absolute(), PRIVATE)
    url = f"sqlite:///{((data or directory) / 'judge.db').absolute()}"
    create_database(url)
    _create(password, "")
    chosen = {("database", "url"): url} if data is not None else {}
    if not can_draw():
        chosen["judge", "map"] = "svg"
        click.echo(_NO_PICTURES)
    _create(config, sample(chosen=chosen))
    click.echo(_NEXT.format(folder=directory.absolute(), config=config, password=password), nl=False)


def _create(path: Path, text: str) -> None:
    """Write a file that is not there yet; one that is stays as it is."""
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
    except FileExistsError:
        return
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        give_to_owner(descriptor, path.absolute().parent)
        file.write(text)
