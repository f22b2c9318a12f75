"""`judge db`: the database as a whole."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import closing
from datetime import datetime
from pathlib import Path
from shlex import quote

import click

from judge.cli.counts import counted
from judge.cli.database_setup import database_of, verified_database
from judge.cli.mails import entry_line
from judge.cli.options import config_option, now_option
from judge.daemon.clock import system_clock
from judge.records import Fate
from judge.store.backup import digest_file
from judge.store.database import Database
from judge.store.integrity import Tally
from judge.store.restore import tried

_NO_DIGEST = "There is no {} next to it, so changed bytes would go unnoticed."


@click.group()
def db() -> None:
    """Upgrade, back up, restore or check the database."""


@db.command()
@config_option
def upgrade(config: Path) -> None:
    """Upgrade the database to this version.

    A copy of the old one is kept.
    """
    with database_of(config) as database:
        kept = database.upgrade()
        database.verify()
    click.echo(
        "The database is up to date." if kept is None else f"Upgraded; the old database is kept as {kept}"
    )


@db.command()
@click.argument("file", required=False, type=click.Path(path_type=Path))
@click.option(
    "--keep", type=click.IntRange(1), help="Keep this many time-stamped copies and delete older ones."
)
@config_option
@now_option
def backup(file: Path | None, keep: int | None, config: Path, now: datetime | None) -> None:
    """Write a copy of the database to FILE. The judge can keep running.

    Without FILE, the copy goes next to the database, with the time in its name; if FILE is a folder, it
    goes there. An existing file is replaced only if it is an earlier backup. The digest of the copy is
    written next to it (.sha256), so that a restore, or sha256sum -c, detects changed bytes.
    """
    at = now or system_clock()
    with verified_database(config, reading=True) as database:
        timed = database.backup_name(at)
        if keep is not None and file is not None and not file.is_dir():
            if not file.exists():
                raise click.ClickException(f"there is no folder {file}. Create it first.")
            raise click.UsageError(
                "--keep needs a folder as FILE, or no FILE, because the names contain the time."
            )
        target = file / timed.name if file and file.is_dir() else file or timed
        written = database.backup(target)
        if not database.connections.read_only:
            database.note_backup(at)
        if keep is not None:
            for old in database.older_backups(written, keep):
                old.unlink()
    click.echo(written)


@db.command()
@click.argument("file", required=False, type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--hold", is_flag=True, help="Put queued email on hold and do nothing else. Use this after pg_restore."
)
@config_option
@now_option
def restore(file: Path | None, hold: bool, config: Path, now: datetime | None) -> None:
    """Restore the database from the backup FILE.

    Stop the judge first. Email that was queued when the backup was made may have been sent since, so it is
    put on hold: see `judge mails list`, then run `judge mails retry` or `judge mails drop`.
    """
    if (file is None) != hold:
        raise click.UsageError("Give the FILE of the backup, or just --hold after pg_restore.")
    with database_of(config) as database:
        if file is None:
            database.verify()
            held = database.hold(now or system_clock())
            click.echo(f"Held: {counted(held, 'queued email')}; see judge mails list")
            return
        done = database.restore(file, now or system_clock())
    click.echo(f"Restored from {file}.")
    if not done.proven:
        click.echo(_NO_DIGEST.format(digest_file(file).name))
    if done.kept is not None:
        click.echo(f"The old database is kept as {done.kept}")
    click.echo(f"Held: {counted(done.held, 'queued email')} from the backup; see judge mails list")


@db.command()
@click.argument("file", required=False, type=click.Path(dir_okay=False, path_type=Path))
@config_option
def check(file: Path | None, config: Path) -> None:
    """Check the database for lost, duplicated or damaged data.

    The exit code is 1 if any fault is found. With FILE, check that backup instead: it is restored to a
    temporary copy, and that copy is checked. Nothing else is changed. Email in quarantine is listed as well;
    it is not damage.
    """
    if file is None:
        with verified_database(config, reading=True) as database:
            _report(database)
        return
    with tried(file) as (candidate, proven), closing(Database(f"sqlite:///{candidate}")) as database:
        if not proven:
            click.echo(_NO_DIGEST.format(digest_file(file).name))
        _report(database)
    click.echo(f"{file} can be restored: judge db restore {quote(str(file))}")


def _report(database: Database) -> None:
    """Print what stands in a database, and fail if something is wrong with it."""
    damage = database.damage()
    findings = damage or database.check()
    counts, mails = ((), ()) if damage else (_lines(database.tally()), database.mails.list())
    for line in counts:
        click.echo(line)
    for entry in mails:
        if entry.state == Fate.QUARANTINED:
            click.echo(f"QUARANTINED  {entry_line(entry)}: judge mails show, retry or drop {entry.id}")
    for finding in findings:
        click.echo(f"WRONG  {finding}{f'. Remedy: {finding.remedy}' if finding.remedy else ''}")
    if findings:
        raise click.ClickException(
            f"{counted(len(findings), 'finding')}; restore a backup or ask for help with them"
        )
    click.echo("Nothing is wrong.")


def _lines(counts: Tally) -> tuple[str, ...]:
    return (
        f"Emails in:  {counts.came} = {_sum(counts.fates)}",
        f"Emails out: {sum(counts.outgoing.values())} = {_sum(counts.outgoing)}",
        f"Games:      {sum(counts.games.values())} = {_sum(counts.games)}",
    )


def _sum(counts: Mapping[str, int]) -> str:
    return " + ".join(f"{number} {name}" for name, number in sorted(counts.items())) or "0"
