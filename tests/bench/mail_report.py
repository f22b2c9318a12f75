"""Runs the mail benchmark and prints one JSON object, a floor or an aim beside each figure."""

from __future__ import annotations

import argparse
import json
import logging
import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.bench import mail_end_to_end, mail_page, mail_single_process
from tests.bench.mail_single_process import Figures


@dataclass(frozen=True)
class Sizes:
    """How much of everything is measured."""

    singly: int
    burst: int
    order_mails: int
    games: int
    due_games: int
    memory_mails: int


FULL = Sizes(100, 500, 500, 10_000, 1_000, 100_000)
QUICK = Sizes(20, 100, 100, 300, 50, 400)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="mail.py", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a sample of everything, in about a minute")
    parser.add_argument("--memory-mails", type=int, help="mails for the figure of memory")
    parser.add_argument(
        "--table", type=Path, metavar="FILE", help="draw the page from figures printed before"
    )
    asked = parser.parse_args(arguments)
    if asked.table is not None:
        sys.stdout.write(mail_page.page(json.loads(asked.table.read_text())))
        return 0
    sizes = QUICK if asked.quick else FULL
    logging.disable(logging.CRITICAL)
    sys.stdout.write(json.dumps(_measure(sizes, asked.memory_mails or sizes.memory_mails), indent=1) + "\n")
    return 0


def _measure(sizes: Sizes, memory_mails: int) -> Figures:
    load = _load()
    wire = mail_end_to_end.measure(singly=sizes.singly, burst=sizes.burst, memory_mails=memory_mails)
    few = mail_single_process.deadline(max(10, sizes.due_games // 10))
    return {
        **wire,
        "order_mail": mail_single_process.order_mail(sizes.order_mails),
        "games_in_database": mail_single_process.many_games(10, sizes.games, 200 if sizes is FULL else 40),
        "due_at_once": [few, mail_single_process.deadline(sizes.due_games)],
        "machine": {
            "python": platform.python_version(),
            "cores": os.cpu_count(),
            "load_before": load,
            "load_after": _load(),
        },
    }


def _load() -> float:
    return round(os.getloadavg()[0], 1)
