"""`judge feed`: one mail from a pipe.

Where `judge run` listens (LMTP), the mail is brought to it, which stores it and handles it at once; nothing
of the judge is loaded here then. Else, or if the daemon does not take it, this process does both.
"""

from __future__ import annotations

import logging
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

import click

from judge.cli.errors import TryAgain
from judge.cli.loading import loading_once
from judge.cli.options import config_option, now_option
from judge.cli.standard_input import standard_input
from judge.config import Config, load_config
from judge.mail.lmtp import client

log = logging.getLogger(__name__)

_CHUNK = 1 << 20


@click.command()
@config_option
@now_option
def feed(config: Path, now: datetime | None) -> None:
    """Read one raw email from standard input.

    Exit codes: 0, safely stored; 75, not stored: keep it and try again.
    """
    stored = False
    try:
        known = load_config(config, passwords=False)
        raw, size = _read(standard_input().buffer, known.size_limit)
        if now is None and _bring(known, raw):
            return
        # The whole judge is loaded only where it is needed: it takes longer than all the rest.
        with loading_once():
            from judge.cli.judge_setup import prepared_judge  # noqa: PLC0415
            from judge.daemon.passes import handle_stored, store_one  # noqa: PLC0415

        with prepared_judge(config, now, passwords=False) as app:
            store_one(app.instance, raw, size)
            stored = True
            handle_stored(app.instance)
    except Exception as error:
        if not stored:
            raise TryAgain(f"The email was not stored: {error}") from error
        log.exception("the email is stored, but the judge did not end as it should")


def _bring(config: Config, raw: bytes) -> bool:
    """Bring the mail to the daemon; False if there is none or it did not take it."""
    if config.lmtp is None or len(raw) > config.size_limit:
        return False
    host, port = config.lmtp.listen
    return client.bring(raw, config.judge.address, host, port)


def _read(stream: BinaryIO, limit: int) -> tuple[bytes, int]:
    """Return the mail up to a little over the limit, and its true size.

    A mailbox's `From ` line is taken off.
    """
    raw = stream.read(limit + 1)
    size = len(raw)
    while chunk := stream.read(_CHUNK):
        size += len(chunk)
    if raw.startswith(b"From "):
        first = raw.find(b"\n") + 1 or len(raw)
        raw, size = raw[first:], size - first
    return raw, size
