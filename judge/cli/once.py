"""`judge once`: one pass, for cron."""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime
from pathlib import Path

import click

from judge.cli.errors import TryAgain
from judge.cli.judge_setup import prepared_judge
from judge.cli.options import config_option, now_option
from judge.daemon.passes import run_once

log = logging.getLogger(__name__)


@click.command()
@config_option
@now_option
def once(config: Path, now: datetime | None) -> None:
    """Fetch and process email, adjudicate, send, and exit."""
    with prepared_judge(config, now) as app:
        done = asyncio.run(run_once(app.instance))
    sent = done.delivered
    log.info(
        "fetched %d, sent %d, later %d, given up %d", done.fetched, sent.sent, sent.postponed, sent.given_up
    )
    if sent.unreachable:
        log.warning("emails are waiting: %s", sent.unreachable)
    if done.mailbox_error:
        raise TryAgain(
            f"The mailbox cannot be read ({done.mailbox_error}). No deadline was processed, because "
            "the mailbox may hold email that was sent in time. `judge doctor` says more."
        )
