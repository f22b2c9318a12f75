"""`judge mails`: single emails that wait or were set aside."""

from __future__ import annotations

from dataclasses import asdict
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path

import click

from judge.app import build_services
from judge.cli.database_setup import verified_database
from judge.cli.errors import printable
from judge.cli.keeper.output import echo_json, json_option
from judge.cli.options import config_option, now_option
from judge.config import load_config
from judge.daemon.clock import system_clock
from judge.service.redaction import ERASED_MAIL, redacted_mail
from judge.store.mail_admin import OUT, Entry

_numbers = click.argument("mail", nargs=-1, required=True)


@click.group()
def mails() -> None:
    """List, show, retry or drop email.

    Works on email that is waiting or in quarantine, or on all email from or to one person. The numbers of
    incoming email are plain (12), those of outgoing email begin with out- (out-7).
    """


@mails.command("list")
@click.option(
    "--address",
    help="All email from or to this address or domain (@example.net), whatever its status.",
)
@click.option(
    "--days",
    type=click.IntRange(1, 3660),
    default=30,
    show_default=True,
    help="With --address: number of days up to now.",
)
@config_option
@now_option
@json_option
def list_mails(address: str | None, days: int, config: Path, now: datetime | None, as_json: bool) -> None:
    """List email that is waiting or quarantined, or has not been sent.

    Incoming email is listed if it is waiting or quarantined, outgoing email if it has not been sent. If
    someone says that an email got no reply, find it with --address. A "death" is an attempt during which the
    judge's process died; the email may not be the cause.
    """
    since = (now or system_clock()) - timedelta(days=days)
    with verified_database(config, reading=True) as database:
        admin = database.mails
        entries = admin.list() if address is None else admin.exchanged(address, since)
    for entry in entries:
        echo_json(asdict(entry)) if as_json else click.echo(entry_line(entry))
    if entries or as_json:
        return
    click.echo("No email is waiting or in quarantine." if address is None else _nothing_of(address, days))


def _nothing_of(address: str, days: int) -> str:
    found = f"No email from or to {address} in the last {days} days."
    return f"{found} If one was sent, look in the mailbox and its spam folder."


@mails.command()
@click.argument("mail")
@click.option("--raw", is_flag=True, help="Write the email's bytes unchanged, including passwords.")
@config_option
def show(mail: str, raw: bool, config: Path) -> None:
    """Show one email, with possible passwords masked.

    This works for any email, whatever its status.
    """
    with verified_database(config, reading=True) as database:
        entry, content = database.mails.show(mail)
        if not raw and not mail.startswith(OUT):
            reader = build_services(load_config(config, passwords=False), database).reader
            content = redacted_mail(reader, content)
    if raw:
        click.echo(content, nl=False)
        return
    if content == ERASED_MAIL:
        content = b"It cannot be read, so no password in it could be masked; --raw writes it as it came."
    click.echo(entry_line(entry))
    click.echo()
    click.echo(printable(content.decode("utf-8", "replace").replace("\r\n", "\n"), kept="\n\t"))


@mails.command()
@_numbers
@config_option
@now_option
def retry(mail: tuple[str, ...], config: Path, now: datetime | None) -> None:
    """Let the judge try emails again.

    Their retry counters are reset.
    """
    with verified_database(config) as database:
        for one in mail:
            database.mails.retry(one, now or system_clock())
            click.echo(f"Email {one} will be tried again in the judge's next round.")


@mails.command()
@_numbers
@config_option
@now_option
def drop(mail: tuple[str, ...], config: Path, now: datetime | None) -> None:
    """Drop emails for good.

    Incoming email then counts as ignored, and outgoing email is not sent.
    """
    with verified_database(config) as database:
        reader = build_services(load_config(config, passwords=False), database).reader
        for one in mail:
            database.mails.drop(one, now or system_clock(), partial(redacted_mail, reader))
            click.echo(f"Email {one} has been dropped.")


def entry_line(entry: Entry) -> str:
    """Return an email on one line, safe to show on a terminal."""
    tries = f"{entry.attempts} tries" + (f", {entry.deaths} deaths" if entry.deaths else "")
    parts = [entry.id, entry.state, f"{entry.at:%Y-%m-%d %H:%M} UTC", entry.who, tries]
    parts += [repr(entry.subject)] if entry.subject else []
    parts += [f"({entry.note})"] if entry.note else []
    return printable("  ".join(parts).replace("\n", " "))
