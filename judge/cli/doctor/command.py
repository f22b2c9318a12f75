"""`judge doctor`: what is wrong with this set-up, and the remedy."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import click

from judge.cli.doctor import judge_checks, mail_checks, unit_checks
from judge.cli.doctor.judge_checks import Finding
from judge.cli.doctor.mail_checks import round_trip as send_and_wait
from judge.cli.log import log_to_stderr
from judge.cli.options import config_option
from judge.config import Config, ConfigError, load_config


@click.command()
@config_option
@click.option(
    "--round-trip", is_flag=True, help="Also send an email to the judge itself and check how it arrives."
)
@click.option(
    "--wait",
    type=click.IntRange(1, 3600),
    default=120,
    show_default=True,
    help="Seconds to wait for that email.",
)
def doctor(config: Path, round_trip: bool, wait: int) -> None:
    """Check the configuration, the servers and this machine.

    It checks configuration, files, database, mailbox, SMTP server, DNS, time zones and disk space. For each
    fault it prints a remedy, and the exit code is then 1.
    """
    log_to_stderr(os.environ.get("JUDGE_LOG", "warning"))
    (settings, missing), wrong = _loaded(config), False
    for one in _findings(settings, wait if round_trip else 0, missing):
        click.echo(str(one))
        wrong = wrong or bool(one.wrong)
    if wrong:
        raise click.exceptions.Exit(1)


def _loaded(config: Path) -> tuple[Config, str]:
    """Return the configuration, and which password it lacks; ConfigError if it lacks more."""
    try:
        return load_config(config), ""
    except ConfigError as error:
        return load_config(config, passwords=False), str(error)


def _findings(settings: Config, wait: int, missing: str) -> Iterator[Finding]:
    """Yield all findings.

    No server is asked without its password, and no mail sent on a way that is wrong.
    """
    yield Finding(f"Configuration {settings.path}")
    for check in (*judge_checks.CHECKS, unit_checks.unit):
        yield from check(settings)
    if missing:
        for check in mail_checks.WITHOUT_SERVERS:
            yield from check(settings)
        yield Finding("Passwords", f"{missing} The mail servers were not asked.")
        return
    works = True
    for check in mail_checks.CHECKS:
        for one in check(settings):
            works = works and not one.wrong
            yield one
    if wait and works:
        yield from send_and_wait(settings, wait)
    elif wait:
        yield Finding("Round trip", advice="no email was sent. First fix the lines marked WRONG above.")
