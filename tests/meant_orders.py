"""What every corpus comes to, beside what was meant: `python -m tests.meant_orders` counts it.

It lists each text that comes to other orders than were meant, and fails if any order was not meant.
"""

from __future__ import annotations

import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from judge.game.settings import Reading
from judge.language.orders.alternatives import without_overridden
from judge.language.problems import Problem
from judge.language.reading import read
from judge.language.readings.arbiter import read_line
from judge.language.readings.evidence import OrderRead, Outcome
from judge.language.readings.line_read import LineRead
from judge.language.segmentation import statements
from judge.language.statements import (
    Answer,
    Context,
    Heading,
    UnderstoodAhead,
    UnderstoodOrder,
    UnderstoodProxy,
    Work,
)
from judge.paths import grammar
from judge.rules import notation
from tests import everyday
from tests.messages import worded
from tests.unit.language.positions import context


@dataclass(frozen=True)
class Case:
    """A text to read; `meant` are its orders in short form."""

    corpus: str
    text: str
    where: Context
    meant: tuple[str, ...]


@dataclass
class Came:
    """What a text came to."""

    orders: list[str] = field(default_factory=list)
    proposed: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)


def written(orders: Iterable[OrderRead]) -> list[str]:
    """Orders in short form, sorted."""
    return sorted(_written(one) for one in orders)


def proposed(found: LineRead) -> list[OrderRead]:
    """The orders of a line that count if the writer says yes."""
    return [order for one in found.verdicts if one.outcome is Outcome.PROPOSED for order in one.orders]


def _written(one: OrderRead) -> str:
    match one:
        case UnderstoodOrder():
            return notation.write(one.order)
        case UnderstoodAhead():
            return f"{one.phase}: {one.text}"
        case UnderstoodProxy():
            return str(one.proxy)


def read_text(case: Case) -> Came:
    """Read a text line by line, up to a heading that does not fit and holds what stands below it."""
    found: list[Answer] = []
    came = Came()
    for one in statements(case.text)[0]:
        here = read(one, case.where)
        if any(isinstance(answer, Heading) and answer.wrong for answer in here):
            break
        found += here
        came.proposed += written(proposed(read_line(one, case.where, Work())))
    orders = [one for one in found if isinstance(one, UnderstoodOrder | UnderstoodAhead | UnderstoodProxy)]
    came.orders = written(without_overridden(orders))
    came.said = [worded(one.message) for one in found if isinstance(one, Problem)]
    return came


# The corpora


def cases() -> Iterator[Case]:
    """Every text of the corpora that say what was meant."""
    yield from _everyday_lines()
    yield from _examples()
    yield from _sentences()


def _everyday_lines() -> Iterator[Case]:
    for line in everyday.lines():
        board = everyday.boards().get(line.get("board", "start"), {})
        yield Case(
            "everyday lines", line["text"], _context(board, line["power"]), tuple(sorted(line["orders"]))
        )


def _examples() -> Iterator[Case]:
    for path in sorted((grammar() / "examples").glob("*.toml")):
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        if (
            table["policy"] != Reading.LENIENT
            or table.get("ahead")
            or table.get("keeps")
            or table.get("proxies")
        ):
            continue
        where = _context(table["board"], table["board"]["power"])
        for line in table["line"]:
            answers = line["answer"] if isinstance(line["answer"], list) else [line["answer"]]
            meant = tuple(sorted(one for one in answers if one[0] not in "!("))
            yield Case("examples", line["text"], where, meant)


def _sentences() -> Iterator[Case]:
    folder = Path(__file__).parent / "data" / "sentences"
    boards = tomllib.loads((folder / "boards.toml").read_text(encoding="utf-8"))["board"] | {"start": {}}
    for path in sorted(folder.glob("*.toml")):
        for one in tomllib.loads(path.read_text(encoding="utf-8")).get("sentence", ()):
            where = _context(boards[one.get("board", "start")], one["power"])
            yield Case(f"sentences {path.stem}", one["text"], where, tuple(sorted(one.get("orders", ()))))


def _context(board: dict[str, Any], power: str) -> Context:
    return context(
        board.get("units"),
        power=power,
        phase=board.get("phase", "S1901M"),
        sc=board.get("sc"),
        dislodged=board.get("dislodged"),
    )


# The comparison


@dataclass
class Tally:
    """What was counted of one corpus."""

    texts: int = 0
    same: int = 0
    proposed: int = 0
    fewer: int = 0
    not_meant: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        """The counts in words."""
        return (
            f"{self.texts} texts, {self.same} as meant, {self.proposed} proposed, {self.fewer} fewer orders, "
            f"{self.not_meant} with an order not meant; {1000 * self.seconds / self.texts:.1f} ms a text"
        )


def compare(case: Case, tally: Tally) -> str:
    """Count a text; the answer tells the difference, "" if there is none."""
    start = time.process_time()
    came = read_text(case)
    tally.seconds += time.process_time() - start
    more, lacking = Counter(came.orders) - Counter(case.meant), Counter(case.meant) - Counter(came.orders)
    tally.texts += 1
    tally.not_meant += bool(more)
    tally.same += not more and not lacking
    asked = lacking and not lacking - Counter(came.proposed)
    tally.proposed += bool(asked)
    tally.fewer += bool(lacking and not asked)
    if not more and not lacking:
        return ""
    sign = "!" if more else "?" if asked else "-"
    rows = {"meant": case.meant, "came": came.orders, "proposed": came.proposed, "said": came.said}
    shown = (f"    {name:9}{', '.join(row)}" for name, row in rows.items())
    return "\n".join((f"{sign} {case.corpus}: {case.where.power} {case.text!r}", *shown))


def main(arguments: Sequence[str]) -> int:
    """Print each difference of the corpora named, all without a name, and the counts of each corpus."""
    tallies: dict[str, Tally] = {}
    for case in cases():
        if arguments and not any(name in case.corpus for name in arguments):
            continue
        difference = compare(case, tallies.setdefault(case.corpus, Tally()))
        if difference:
            sys.stdout.write(f"{difference}\n")
    sys.stdout.writelines(f"{corpus}: {one}\n" for corpus, one in tallies.items())
    return 1 if any(one.not_meant for one in tallies.values()) else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
