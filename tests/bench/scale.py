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
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
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
_WARM_UPS = tuple(NOON + timedelta(minutes=number) for number in range(1, 5))
"""When the mails are there with which workers do what a process does once."""
_BURST = NOON + timedelta(minutes=30)
_WARM_UP_MAILS = 14
_CLAIMS = 200
TWO_TO_ONE, FOUR_TO_TWO = 1.8, 0.9
"""How many times as fast two workers are as one, and four as two, at least."""
_MORE_STATEMENTS = 1.1
"""How many times as many statements an email may take with four workers; no other program changes that."""


@dataclass(frozen=True)
class Sizes:
    """How much of everything is measured."""

    games: int
    mails: int
    workers: Sequence[int]
    runs: int
    old_games: int
    old_mails: int


FULL = Sizes(100, 1_000, (1, 2, 4), 5, 100_000, 1_000_000)
QUICK = Sizes(10, 80, (1, 2), 1, 200, 2_000)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the figures, or the page."""
    parser = argparse.ArgumentParser(prog="scale.py", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a sample of everything")
    parser.add_argument("--workers", action="store_true", help="only the workers, a line for each run")
    parser.add_argument("--games", type=int, default=FULL.games)
    parser.add_argument("--mails", type=int, default=FULL.mails)
    parser.add_argument("--runs", type=int, default=FULL.runs)
    parser.add_argument(
        "--table", type=Path, metavar="FILE", help="draw the page from figures printed before"
    )
    asked = parser.parse_args(arguments)
    if asked.table is not None:
        sys.stdout.write(scale_page.page(json.loads(asked.table.read_text())))
        return 0
    logging.disable(logging.CRITICAL)
    if asked.workers:
        return _only_workers(replace(FULL, games=asked.games, mails=asked.mails, runs=asked.runs))
    sys.stdout.write(json.dumps(measure(QUICK if asked.quick else FULL), indent=1) + "\n")
    return 0


def measure(sizes: Sizes) -> Mapping[str, Any]:
    """All figures."""
    load = _load()
    with postgres.running() as server:
        template = _prepared(server, sizes)
        workers = _medians([*_in_turn(server, template, sizes)])
        grown = [
            _with_old(server, template, games, mails, sizes)
            for games, mails in ((0, 0), (sizes.old_games, sizes.old_mails))
        ]
    return {
        "games": sizes.games,
        "mails": sizes.mails,
        "runs": sizes.runs,
        "workers": workers,
        "grown": grown,
        "machine": {
            "python": platform.python_version(),
            "cores": os.cpu_count(),
            "load_before": load,
            "load_after": _load(),
        },
    }


def _only_workers(sizes: Sizes) -> int:
    """Print each run of the workers as it ends, then what more of them bring; fail if that is too little.

    The medians of runs taken in turn can be compared on a machine that does other work too.
    """
    found = []
    with postgres.running() as server:
        for one in _in_turn(server, _prepared(server, sizes), sizes):
            found.append(one)
            sys.stdout.write(json.dumps({**one, "load": _load()}) + "\n")
            sys.stdout.flush()
    speed = {one["workers"]: one["mails_per_s"] for one in _medians(found)}
    asked = {one["workers"]: one["statements_a_mail"] for one in _medians(found)}
    two, four, more = speed[2] / speed[1], speed[4] / speed[2], asked[4] / asked[1]
    ratios = {"two_to_one": two, "four_to_two": four, "statements_of_four_to_one": more}
    sys.stdout.write(json.dumps({name: round(ratio, 2) for name, ratio in ratios.items()}) + "\n")
    return 0 if two >= TWO_TO_ONE and four >= FOUR_TO_TWO and more <= _MORE_STATEMENTS else 1


def _in_turn(server: PostgresServer, template: str, sizes: Sizes) -> Iterator[Mapping[str, Any]]:
    """The runs of the workers: each number of workers once, then all again."""
    for _ in range(sizes.runs):
        for number in sizes.workers:
            yield _with_workers(server, template, number, sizes)


def _medians(runs: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """For each number of workers the median of each figure."""
    numbers = sorted({one["workers"] for one in runs})
    alike = [[one for one in runs if one["workers"] == number] for number in numbers]
    return [{key: median(one[key] for one in some) for key in some[0]} for some in alike]


def _prepared(server: PostgresServer, sizes: Sizes) -> str:
    """The name of a database with games that have begun, and the order mails for them stored."""
    url = server.database()
    with closing(Database(url)) as database:
        database.upgrade()
        here = forked_workers.services(database)
        mail_games.open_games(here, sizes.games, NOON)
        for number, mail in enumerate(mail_games.order_mails(sizes.games, sizes.mails)):
            intake.receive(here, mail.raw, _BURST + timedelta(microseconds=number), "bench")
        warm_ups = mail_games.order_mails(sizes.games, _WARM_UP_MAILS * len(_WARM_UPS), first=sizes.mails)
        for number, mail in enumerate(warm_ups):
            intake.receive(here, mail.raw, _WARM_UPS[number // _WARM_UP_MAILS], "bench")
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
    with _copied(server, template) as url, forked_workers.crew(url, number) as crew:
        crew.warm_up(_WARM_UPS)
        mails = crew.run(LATER)
        clock = mail_games.game(forked_workers.services(crew.database)).clock
        assert clock is not None
        games = crew.run(clock.deadline)
    return {
        "workers": number,
        "mails_per_s": round(sizes.mails / mails.seconds, 1),
        "mail_cpu_ms": round(mails.cpu * 1000 / sizes.mails, 2),
        "mail_server_ms": round(mails.server_cpu * 1000 / sizes.mails, 2),
        "statements_a_mail": round(mails.statements / sizes.mails, 2),
        "idle": mails.idle,
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
        with forked_workers.crew(url, 1) as crew:
            crew.warm_up(_WARM_UPS)
            stage = crew.run(LATER)
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
