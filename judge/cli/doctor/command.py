"""`judge doctor`: what is wrong with this set-up, and the remedy."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from judge.cli.doctor import judge_checks, mail_checks
from judge.cli.doctor.diagnosis import Finding
from judge.cli.doctor.round_trip import round_trip as send_and_wait
from judge.cli.options import config_option
from judge.config import Config, load_config


@click.command()
@config_option
@click.option("--round-trip", is_flag=True, help="Mail the judge itself too, and read what arrives.")
@click.option(
    "--wait",
    type=click.IntRange(1, 3600),
    default=120,
    show_default=True,
    help="Seconds to wait for that mail.",
)
def doctor(config: Path, round_trip: bool, wait: int) -> None:
    """Check configuration, files, database, mailbox, SMTP server, time zones and disk space."""
    settings, wrong = load_config(config), False
    for one in _findings(settings, wait if round_trip else 0):
        click.echo(str(one))
        wrong = wrong or bool(one.wrong)
    if wrong:
        raise click.exceptions.Exit(1)


def _findings(settings: Config, wait: int) -> Iterator[Finding]:
    """All findings; a mail is sent only if nothing is wrong with the way it would go."""
    yield Finding(f"Configuration {settings.path}")
    for check in judge_checks.CHECKS:
        yield from check(settings)
    works = True
    for check in mail_checks.CHECKS:
        for one in check(settings):
            works = works and not one.wrong
            yield one
    if wait and works:
        yield from send_and_wait(settings, wait)
    elif wait:
        yield Finding("Round trip", advice="no mail was sent: first mend what is WRONG above.")
