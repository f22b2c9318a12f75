"""Compares the processor time of a commit with that of this checkout: `python -m tests.bench.paired COMMIT`.

Both run beside each other, in pairs that take turns, so that what else the machine does weighs on both alike.
Printed are the median of the pairs' ratios and the ratio of calls of functions, which no load changes. The
commit's dependencies have to be those that are installed.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from types import FrameType
from typing import NoReturn

from tests.bench.paired_worker import STEPS

_ROOT = Path(__file__).parents[2]
_WORKER = Path(__file__).with_name("paired_worker.py")
_STEPS = 7
"""Steps of a measure: an email of each power."""


@dataclass(frozen=True)
class Ratio:
    """What steps cost here, in what they cost at the commit."""

    cpu: float
    calls: float


class _Worker:
    """A process of a checkout that takes steps of one kind."""

    def __init__(self, checkout: Path, steps: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(_WORKER), steps],
            cwd=checkout,
            env={**os.environ, "PYTHONPATH": str(checkout), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, what: str, steps: int = _STEPS) -> float:
        """Return the processor time (`cpu`) or the `calls` of a step."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{what} {steps}\n")
        self._process.stdin.flush()
        assert self._process.stdout is not None
        return float(self._process.stdout.readline())

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def compare(old: Path, new: Path, steps: str, pairs: int) -> Ratio:
    """Measure steps of both checkouts in so many pairs."""
    with ExitStack() as stack:
        workers = [_Worker(checkout, steps) for checkout in (old, new)]
        for worker in workers:
            stack.callback(worker.close)
        before, now = (worker.measure("calls") for worker in workers)
        ratios = []
        for number in range(pairs):
            first = number % 2
            spent = {at: workers[at].measure("cpu") for at in (first, 1 - first)}
            ratios.append(spent[1] / spent[0])
    return Ratio(median(ratios), now / before)


@contextmanager
def checkout_of(commit: str) -> Iterator[Path]:
    """Check a commit out, and remove that when it was measured."""
    with tempfile.TemporaryDirectory() as folder:
        where = Path(folder, "old")
        git = ["git", "-C", str(_ROOT), "worktree"]
        try:
            subprocess.run([*git, "add", "--detach", str(where), commit], check=True, capture_output=True)
            yield where
        finally:
            # Forced twice: git locks what it has not wholly checked out. There is none of an unknown commit.
            subprocess.run([*git, "remove", "--force", "--force", str(where)], check=False)


def _end(number: int, _frame: FrameType | None) -> NoReturn:
    """End as by an exception: by default a signal leaves the checkout and its workers behind."""
    sys.exit(128 + number)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a line for each kind of step."""
    parser = argparse.ArgumentParser(prog="paired", description=__doc__)
    parser.add_argument("commit", help="what this checkout is compared with")
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--only", action="append", choices=list(STEPS), default=[])
    options = parser.parse_args(arguments)
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _end)
    with checkout_of(options.commit) as old:
        for steps in options.only or STEPS:
            ratio = compare(old, _ROOT, steps, options.pairs)
            sys.stdout.write(f"{steps:14} {ratio.cpu:.3f} times the CPU, {ratio.calls:.3f} times the calls\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
