"""The judge set up for a verb: configuration, log, clock, and a database that is up to date."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from judge.app import App, build_app, prepare_database
from judge.cli.database_setup import blamed_on
from judge.cli.log import log_to_stderr
from judge.config import load_config
from judge.daemon.clock import stopped_at, system_clock


@contextmanager
def prepared_judge(
    config: Path, now: datetime | None = None, *, passwords: bool = True, upgrade: bool = False
) -> Iterator[App]:
    """Yield the judge of this configuration with its database prepared, closed at the end of the block.

    Without `passwords` it is set up even where those of the mail servers are missing; with
    `upgrade` a database of an older judge is brought up to date, after a backup.
    """
    log_to_stderr(os.environ.get("JUDGE_LOG", "info"))
    app = build_app(load_config(config, passwords=passwords), stopped_at(now) if now else system_clock)
    with closing(app), blamed_on(app.database):
        prepare_database(app.database, upgrade=upgrade)
        yield app
