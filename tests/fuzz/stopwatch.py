"""How long lines take to read, in processor time; a line that seems slow is measured again by itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log
from statistics import median
from time import thread_time_ns

from judge.language.orders import parser
from judge.language.reading import read
from judge.language.statements import Answer, Context, Statement

SLOW_US = 20_000
AGAIN = 5
_KEPT = 200_000
_PATTERNS = (
    "A Par - Bur, |a |f|-|(|A(|((a)|par bur |st |north |else |not |IF (|>|s a par - |a par s |the |game: "
    "|spring |. |; |# |http://x.y |\u2192|\u0130"
)
SHORT, LONG = 240, 960
MOST_GROWTH = 1.5
"""The most a line may cost as a power of its length; 1 is linear, 2 square, and noise adds its own."""


def timed(statement: Statement, where: Context) -> tuple[tuple[Answer, ...], float]:
    """What the line comes to, and the microseconds it took."""
    before = thread_time_ns()
    found = read(statement, where)
    return found, (thread_time_ns() - before) / 1000


def least(statement: Statement, where: Context) -> float:
    """The best of several goes, each as if the line were new."""
    best = float("inf")
    for _ in range(AGAIN):
        parser.clear_cache()
        best = min(best, timed(statement, where)[1])
    return best


@dataclass
class Stopwatch:
    """The times of all lines so far, in microseconds."""

    lines: int = 0
    worst: float = 0.0
    slowest: str = ""
    times: list[float] = field(default_factory=list)

    def read(self, statement: Statement, where: Context) -> tuple[Answer, ...]:
        """Read a line under the clock."""
        found, took = timed(statement, where)
        if took > max(self.worst, SLOW_US / 4):
            took = least(statement, where)
        self.lines += 1
        if took > self.worst:
            self.worst, self.slowest = took, statement.text
        if len(self.times) < _KEPT:
            self.times.append(took)
        return found

    def median(self) -> float:
        """The median of the lines first seen."""
        return median(self.times) if self.times else 0.0


def growth(where: Context) -> tuple[float, str]:
    """The steepest growth of all patterns, as a power of the length, from 240 to 960 characters."""
    found = []
    for pattern in _PATTERNS.split("|"):
        short, long = (least(Statement(1, (pattern * 1000)[:size]), where) for size in (SHORT, LONG))
        found.append((log(long / short) / log(LONG / SHORT), pattern))
    return max(found)
