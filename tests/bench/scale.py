"""Measures several workers on PostgreSQL, and a database that has grown; draws the page on scale.

`python -m tests.bench.scale > figures.json` prints one JSON object; with `--quick` of a sample, with
`--table figures.json` the page docs/reference/scale.md. Everything is filled in a server of its own, in a
temporary folder.
"""

from __future__ import annotations

import argparse
import json
import logging
import os
import platform
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from judge.service.incoming import intake
from judge.store.database import Database
from tests.bench import mail_games
from tests.bench.scaling import forked_workers, growth, scale_page
from tests.servers import postgres
from tests.servers.postgres import PostgresServer

NOON = datetime(2026, 1, 5, 12, tzinfo=UTC)
LATER = NOON + timedelta(hours=1)
"""When the mails are there."""
_CLAIMS = 200


@dataclass(frozen=True)
class Sizes:
    """How much of everything is measured."""

    games: int
    mails: int
    workers: Sequence[int]
    old_games: int
    old_mails: int


FULL = Sizes(100, 1_000, (1, 2, 4), 100_000, 1_000_000)
QUICK = Sizes(10, 80, (1, 2), 200, 2_000)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the figures, or the page."""
    parser = argparse.ArgumentParser(prog="scale.py", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a sample of everything")
    parser.add_argument(
        "--table", type=Path, metavar="FILE", help="draw the page from figures printed before"
    )
    asked = parser.parse_args(arguments)
    if asked.table is not None:
        sys.stdout.write(scale_page.page(json.loads(asked.table.read_text())))
        return 0
    logging.disable(logging.CRITICAL)
    sys.stdout.write(json.dumps(measure(QUICK if asked.quick else FULL), indent=1) + "\n")
    return 0


def measure(sizes: Sizes) -> Mapping[str, Any]:
    """All figures."""
    load = _load()
    with postgres.running() as server:
        template = _prepared(server, sizes)
        workers = [_with_workers(server, template, number, sizes) for number in sizes.workers]
        grown = [
            _with_old(server, template, games, mails, sizes)
            for games, mails in ((0, 0), (sizes.old_games, sizes.old_mails))
        ]
    return {
        "games": sizes.games,
        "mails": sizes.mails,
        "workers": workers,
        "grown": grown,
        "machine": {
            "python": platform.python_version(),
            "cores": os.cpu_count(),
            "load_before": load,
            "load_after": _load(),
        },
    }


def _prepared(server: PostgresServer, sizes: Sizes) -> str:
    """The name of a database with games that have begun, and the order mails for them stored."""
    url = server.database()
    with closing(Database(url)) as database:
        database.upgrade()
        here = forked_workers.services(database)
        mail_games.open_games(here, sizes.games, NOON)
        for number, mail in enumerate(mail_games.order_mails(sizes.games, sizes.mails)):
            intake.receive(here, mail.raw, NOON + timedelta(seconds=1, microseconds=number), "bench")
    return url.rpartition("/")[2]


@contextmanager
def _copied(server: PostgresServer, template: str) -> Iterator[str]:
    url = server.database(template)
    try:
        yield url
    finally:
        server.drop(url)


def _with_workers(server: PostgresServer, template: str, number: int, sizes: Sizes) -> Mapping[str, Any]:
    """The mails handled and answered, then the games judged, all due at once, and everybody told."""
    with _copied(server, template) as url:
        mails = forked_workers.run_stage(url, number, LATER)
        with closing(Database(url)) as database:
            clock = mail_games.game(forked_workers.services(database)).clock
        assert clock is not None
        games = forked_workers.run_stage(url, number, clock.deadline)
    return {
        "workers": number,
        "mails_per_s": round(sizes.mails / mails.seconds, 1),
        "mail_cpu_ms": round(mails.cpu * 1000 / sizes.mails, 2),
        "mail_server_ms": round(mails.server_cpu * 1000 / sizes.mails, 2),
        "games_per_s": round(sizes.games / games.seconds, 1),
        "game_cpu_ms": round(games.cpu * 1000 / sizes.games, 2),
        "game_server_ms": round(games.server_cpu * 1000 / sizes.games, 2),
    }


def _with_old(
    server: PostgresServer, template: str, games: int, mails: int, sizes: Sizes
) -> Mapping[str, Any]:
    """What a claim costs, and an order mail, beside so many other games and mails."""
    with _copied(server, template) as url:
        with closing(Database(url)) as database:
            if games:
                growth.fill(database, games, mails)
            claims = growth.claims(database, LATER, _CLAIMS)
        stage = forked_workers.run_stage(url, 1, LATER)
    return {
        "games": games + sizes.games,
        "mails": mails + sizes.mails,
        **claims,
        "mail_cpu_ms": round(stage.cpu * 1000 / sizes.mails, 2),
        "mail_server_ms": round(stage.server_cpu * 1000 / sizes.mails, 2),
    }


def _load() -> float:
    return round(os.getloadavg()[0], 1)


if __name__ == "__main__":
    sys.exit(main())
