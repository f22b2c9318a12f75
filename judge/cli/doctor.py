"""`judge doctor`: what is wrong with this set-up, and the remedy."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from zoneinfo import ZoneInfo

import click

from judge import paths
from judge.app import build_mailbox, build_transport
from judge.cli.options import config_option
from judge.config import Config, load_config, passwords_in
from judge.daemon.clock import system_clock
from judge.mail.smtp import SmtpTransport
from judge.render.text.remarks.writer import sentence
from judge.service.keeper.findings import findings
from judge.service.notices.remark_keys.keeper import KeeperRemark
from judge.service.ports.health import GAME
from judge.store.database import Database
from judge.store.errors import OlderDatabase, StoreError, Unavailable
from judge.store.overview import overview

_LEAST_FREE = 200_000_000
_LEAST_SHARE = 0.05
_OTHERS_MAY_READ = 0o077


@dataclass(frozen=True, slots=True)
class Finding:
    """One check: what was looked at, and, if it is not well, what is wrong and the remedy.

    `advice` is what could be better though nothing is wrong.
    """

    what: str
    wrong: str = ""
    advice: str = ""

    def __str__(self) -> str:
        mark = "WRONG" if self.wrong else "note " if self.advice else "ok   "
        said = self.wrong or self.advice
        return f"{mark}  {self.what}{f': {said}' if said else ''}"


@click.command()
@config_option
def doctor(config: Path) -> None:
    """Check configuration, files, database, mailbox, SMTP server, time zones and disk space."""
    settings = load_config(config)
    findings = [Finding(f"Configuration {settings.path}")]
    for check in CHECKS:
        findings += check(settings)
    for one in findings:
        click.echo(str(one))
    if any(one.wrong for one in findings):
        raise click.exceptions.Exit(1)


def _installation(_: Config) -> Iterator[Finding]:
    try:
        for folder in (paths.grammar, paths.templates, paths.migrations):
            folder()
        ZoneInfo("Europe/London")
    except (FileNotFoundError, LookupError) as error:
        yield Finding("Installation", f"{error}. Install the judge anew, with the package tzdata.")
    else:
        yield Finding("Installation: grammar, templates, migrations, time zones")


def _password_files(config: Config) -> Iterator[Finding]:
    for section in (config.incoming, config.outgoing):
        if section is None or not section.password_file:
            continue
        path = config.path.parent / section.password_file
        if path.is_file() and path.stat().st_mode & _OTHERS_MAY_READ:
            yield Finding(f"Secrets in {path}", f"others can read it. Remedy: chmod 600 {path}")


def _passwords_in_the_configuration(config: Config) -> Iterator[Finding]:
    found = passwords_in(config.path)
    if found and config.path.stat().st_mode & _OTHERS_MAY_READ:
        remedy = f"Remedy: chmod 600 {config.path}"
        yield Finding("Secrets", f"a password stands in {config.path}, which others can read. {remedy}")
    for advice in found:
        yield Finding("Secrets", advice=advice)


def _database(config: Config) -> Iterator[Finding]:
    database = Database(config.database, reading=True)
    what = f"Database {config.database}"
    try:
        database.verify()
        if database.connections.read_only:
            yield Finding(what, "it can be read, but not written. May this user write there?")
            return
        with database.connections.write():
            yield Finding(what)
    except OlderDatabase as error:
        yield Finding(what, f"{error}.")
    except Unavailable as error:
        yield Finding(what, f"{error}. Is the path right, and may this user write there?")
    except StoreError as error:
        yield Finding(what, f"{error}.")
    finally:
        database.close()


def _state(config: Config) -> Iterator[Finding]:
    """What of the judge's state is no matter of the set-up, but not well either."""
    database = Database(config.database, reading=True)
    try:
        database.verify()
        found = overview(database.connections, system_clock(), config.path.parent)
        troubles = database.unreadable_games()
    except (StoreError, OSError):
        return  # said already
    finally:
        database.close()
    parts = found.troubles.items()
    failing = {part: f"cannot be judged: {one.why}" for part, one in parts if part.startswith(GAME)}
    for where, why in {**{one.where: one.what for one in troubles}, **failing}.items():
        yield Finding(where.capitalize(), f"{why}. See the log, and judge db check")
    for one in findings(found, system_clock(), backups=database.connections.file is not None):
        if one.what.key in (KeeperRemark.STATUS_NO_BACKUP, KeeperRemark.STATUS_OLD_BACKUP):
            yield Finding("Backup", advice=sentence(one.what).text)


def _disk(config: Config) -> Iterator[Finding]:
    usage = shutil.disk_usage(config.path.parent)
    if usage.free < _LEAST_FREE or usage.free < usage.total * _LEAST_SHARE:
        yield Finding(
            "Disk space",
            f"{usage.free // 1_000_000} MB free. A full disk stops the judge: make room or move it.",
        )
    else:
        yield Finding(f"Disk space: {usage.free // 1_000_000} MB free")


def _incoming(config: Config) -> Iterator[Finding]:
    incoming = config.incoming
    if incoming is None:
        yield Finding(f"Incoming: no mailbox; mail comes by {'LMTP' if config.lmtp else 'judge feed'}")
        return
    what = f"IMAP {incoming.user} at {incoming.host}:{incoming.port}"
    try:
        asyncio.run(_log_in(config))
    except OSError as error:
        remedy = "Check host, port, tls, user and the password; some providers want an app password."
        yield Finding(what, f"{error}. {remedy}")
    else:
        yield Finding(what)


async def _log_in(config: Config) -> None:
    assert config.incoming is not None
    box = build_mailbox(config.incoming)
    try:
        await box.wait(0)
    finally:
        await box.close()


def _outgoing(config: Config) -> Iterator[Finding]:
    out = config.outgoing
    if out.transport != "smtp":
        yield Finding(f"Outgoing: {out.transport} {out.path}".rstrip())
        return
    relay = build_transport(out, config.judge.address, system_clock)
    assert isinstance(relay, SmtpTransport)
    try:
        why = relay.check()
    finally:
        relay.close()
    remedy = "Check host, port, tls, user and the password." if why else ""
    yield Finding(f"SMTP {out.host}:{out.port}", f"{why}. {remedy}" if why else "")


CHECKS: tuple[Callable[[Config], Iterator[Finding]], ...] = (
    _installation,
    _password_files,
    _passwords_in_the_configuration,
    _database,
    _state,
    _disk,
    _incoming,
    _outgoing,
)
