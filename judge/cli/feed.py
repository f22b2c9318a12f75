"""`judge feed`: one mail from a pipe."""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

import click

from judge.cli.errors import TryAgain
from judge.cli.judge_setup import prepared_judge
from judge.cli.options import config_option, now_option
from judge.daemon.passes import handle_stored, store_one

_CHUNK = 1 << 20


@click.command()
@config_option
@now_option
def feed(config: Path, now: datetime | None) -> None:
    """Take one raw mail from standard input. Exit 0: it is safely stored; 75: it is not, keep it."""
    stored = False
    try:
        with prepared_judge(config, now, passwords=False) as app:
            raw, size = _read(sys.stdin.buffer, app.instance.services.size_limit)
            store_one(app.instance, raw, size)
            stored = True
            handle_stored(app.instance)
    except Exception as error:
        if not stored:
            raise TryAgain(f"The mail was not stored: {error}") from error
        raise


def _read(stream: BinaryIO, limit: int) -> tuple[bytes, int]:
    """The mail up to a little over the limit, and its true size; a mailbox's `From ` line is taken off."""
    raw = stream.read(limit + 1)
    size = len(raw)
    while chunk := stream.read(_CHUNK):
        size += len(chunk)
    if raw.startswith(b"From "):
        first = raw.find(b"\n") + 1 or len(raw)
        raw, size = raw[first:], size - first
    return raw, size
