"""Times adjudication in process, record by record: five runs each, the best kept.

`core` is adjudication of orders already read; `text` takes the order strings and hands out verdicts, the next
position and the retreats. `--peer` times the PyPI package `diplomacy` on the same records in the same run.
"""

from __future__ import annotations

import argparse
import gc
import gzip
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter_ns
from typing import Any, TypeAlias

from judge.cli.adjudication import records
from judge.rules import notation
from judge.rules.adjudication import ADJUDICATORS, Adjudicator
from judge.rules.board import Board
from judge.rules.orders import Order
from judge.rules.outcome import Outcome
from judge.rules.rulebook import Rulebook, rulebook_from
from judge.rules.units import Position, Power
from tests.bench import peer

RUNS = 5
Record: TypeAlias = dict[str, Any]
Work: TypeAlias = Callable[[], object]


@dataclass(frozen=True)
class Task:
    """One record, read: everything a run needs, in both forms."""

    adjudicate: Adjudicator
    board: Board
    position: Position
    texts: Mapping[Power, Sequence[str]]
    orders: Mapping[Power, Sequence[Order]]
    rulebook: Rulebook

    def core(self) -> Outcome:
        """Orders that were read before."""
        return self.adjudicate(self.board, self.position, self.orders, self.rulebook)

    def text(self) -> object:
        """Order strings in; verdicts, the board and the retreats out."""
        board = self.board
        orders: dict[Power, list[Order]] = {}
        for power, texts in self.texts.items():
            known = notation.known_orders(board, texts)
            orders[power] = _readable(board, texts) if known is None else known
        outcome = self.adjudicate(board, self.position, orders, self.rulebook)
        after = outcome.after
        return (
            list(outcome.result_fields()),
            after.units,
            [(lost.unit, lost.retreats) for lost in after.dislodged],
        )


def _readable(board: Board, texts: Sequence[str]) -> list[Order]:
    read = (notation.read(board, text) for text in texts)
    return [order for order in read if order is not None]


def read_records(path: Path) -> Iterator[Record]:
    """The records of a file, plain or gzipped."""
    opener = gzip.open if path.suffix == ".gz" else open
    with opener(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            if line.strip():
                yield json.loads(line)


def task(record: Record) -> Task:
    """Read a record with the command line's own reader."""
    judged = records.adjudicate_record(record, "datc3", "standard")
    rulebook = rulebook_from(record.get("rulebook", "datc3"))
    adjudicate = ADJUDICATORS[judged.phase.kind]
    return Task(adjudicate, judged.variant.board, judged.position, judged.texts, judged.orders, rulebook)


def best(work: Work) -> float:
    """The shortest of five runs, in microseconds."""
    shortest = None
    for _run in range(RUNS):
        started = perf_counter_ns()
        result = work()
        taken = perf_counter_ns() - started
        del result
        shortest = taken if shortest is None else min(shortest, taken)
    assert shortest is not None
    return shortest / 1000


def figures(times: Sequence[float]) -> dict[str, float]:
    """Median and 99th percentile, in microseconds."""
    ranked = sorted(times)
    return {
        "median_us": round(median(ranked), 2),
        "p99_us": round(ranked[min(len(ranked) - 1, len(ranked) * 99 // 100)], 2),
    }


def measure(found: Sequence[Record], *, with_peer: bool) -> Record:
    """Time all records; the peer knows movement phases only."""
    tasks = [task(record) for record in found]
    gc.collect()
    answer: Record = {
        "phases": len(tasks),
        "core": figures([best(one.core) for one in tasks]),
        "text": figures([best(one.text) for one in tasks]),
    }
    if with_peer:
        answer["peer"] = peer.measure(
            [record for record in found if str(record["phase"]).upper().endswith("M")], RUNS
        )
    return answer


def main(arguments: Sequence[str] | None = None) -> int:
    """Print one JSON object."""
    parser = argparse.ArgumentParser(prog="adjudication.py", description="Times adjudication in process.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--peer", action="store_true", help="time the package diplomacy too (extra: bench)")
    asked = parser.parse_args(arguments)
    sys.stdout.write(json.dumps(measure(list(read_records(asked.file)), with_peer=asked.peer)) + "\n")
    return 0
