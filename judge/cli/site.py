"""`judge site build`: the public games as pages in a folder, for any web server or to be read from disk."""

from __future__ import annotations

import os
from pathlib import Path

import click

from judge.app import judge_info
from judge.cli.database_setup import verified_database
from judge.cli.log import log_to_stderr
from judge.cli.options import config_option
from judge.config import load_config
from judge.daemon.clock import system_clock
from judge.render.site.site_pages import SitePages
from judge.site.build import Site, fault_sentence
from judge.site.folder import NotASite


@click.group()
def site() -> None:
    """Build web pages of the public games."""


@site.command()
@click.argument("directory", type=click.Path(path_type=Path, file_okay=False))
@config_option
def build(directory: Path, config: Path) -> None:
    """Write the pages into DIRECTORY.

    Only public games are included, and only public facts about them. Unchanged files are not written again;
    pages that are no longer public are deleted.
    """
    log_to_stderr(os.environ.get("JUDGE_LOG", "info"))
    write_pages(SitePages(judge_info(load_config(config, passwords=False))), config, directory)


def write_pages(pages: SitePages, config: Path, directory: Path) -> None:
    """Write these pages of the judge's games and say how many; ClickException if some could not be made."""
    try:
        with verified_database(config, reading=True) as database:
            made = Site(pages, database, directory)
            done = made.build(system_clock().date())
    except NotASite as error:
        raise click.ClickException(f"{error}.") from error
    click.echo(
        f"{done.written} files written, {done.unchanged} unchanged, {done.deleted} deleted. "
        f"Open {directory / 'index.html'}."
    )
    if made.faults:
        raise click.ClickException(f"{fault_sentence(made.faults)}; those of all other games are there.")
