"""`judge run`: the daemon."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path

import click

from judge.cli.judge_setup import prepared_judge
from judge.cli.options import config_option, now_option
from judge.daemon.runtime import serve


@click.command()
@config_option
@now_option
def run(config: Path, now: datetime | None) -> None:
    """Read the mailbox, judge the deadlines and send the mails, until told to stop."""
    if now is not None:
        raise click.UsageError("--now is for once and feed; the daemon lives in real time.")
    with prepared_judge(config, upgrade=True) as app:
        asyncio.run(serve(app.instance))
