"""The reader of sentences beside today's: `python -m tests.reading_shadow` reads every corpus with both.

It lists each line on which the two differ, and counts the orders that were not meant. What is meant stands in
the corpus; where it does not, an order that today's reader does not take is listed as one to be looked at.
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
from judge.language.readings.arbiter import LineRead, read_line
from judge.language.readings.evidence import OrderRead, Outcome, Work
from judge.language.segmentation import statements
from judge.language.statements import (
    Context,
    Heading,
    Ignored,
    Place,
    Statement,
    UnderstoodAhead,
    UnderstoodOrder,
    UnderstoodProxy,
)
from judge.paths import grammar
from judge.rules import notation
from judge.rules.orders import Order
from tests import everyday
from tests.unit.language.corpus import MAILS
from tests.unit.language.corpus import text_of as mail_text
from tests.unit.language.positions import context


@dataclass(frozen=True)
class Case:
    """A text to read; `meant` are its orders in short form, None where nobody wrote them down."""

    corpus: str
    text: str
    where: Context
    meant: tuple[str, ...] | None = None


@dataclass
class Came:
    """What a text came to with one reader."""

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


def today(case: Case) -> Came:
    """What today's reader makes of a text."""
    found = [answer for one in statements(case.text)[0] for answer in read(one, case.where)]
    orders = [one for one in found if isinstance(one, UnderstoodOrder | UnderstoodAhead | UnderstoodProxy)]
    said = [one.message for one in found if isinstance(one, Problem)]
    return Came(written(without_overridden(orders)), [], said)


def new(case: Case) -> Came:
    """What the reader of sentences makes of a text."""
    came, orders, work = Came(), list[OrderRead](), Work()
    before: Order | None = None
    for one in statements(case.text)[0]:
        if one.block or _is_signature(one, case.where):
            continue
        if _parks(one, case.where):
            break
        found = read_line(one, case.where, work, before)
        here = found.orders()
        orders += here
        before = next((o.order for o in reversed(here) if isinstance(o, UnderstoodOrder)), before)
        came.proposed += written(proposed(found))
        came.said += [f"{v.outcome} ({v.why} {v.governor!r})" for v in found.verdicts if v.outcome != "given"]
        came.said += [problem.message for problem in found.problems()]
    came.orders = written(without_overridden(orders))
    return came


def _is_signature(one: Statement, where: Context) -> bool:
    """Whether today's reader takes a line in a signature's place for a part of it."""
    return one.place is Place.SIGNATURE and any(isinstance(answer, Ignored) for answer in read(one, where))


def _parks(one: Statement, where: Context) -> bool:
    """Whether a line is a heading that does not fit, so that the orders below it are held."""
    found = next(iter(read(one, where)), None)
    return isinstance(found, Heading) and bool(found.wrong)


# The corpora


def cases() -> Iterator[Case]:
    """Every text of every corpus of the project."""
    yield from _everyday_lines()
    yield from _examples()
    yield from _sentences()
    yield from _everyday_mails()
    yield from _mails()


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


def _everyday_mails() -> Iterator[Case]:
    for mail in everyday.mails():
        power = mail.get("power", "AUSTRIA")
        if "text" in mail and not mail.get("html") and power != "MASTER" and "from" not in mail:
            yield Case("everyday mails", mail["text"], context(power=power))


def _mails() -> Iterator[Case]:
    for mail in MAILS:
        yield Case("mails", mail_text(mail), context(power=mail["power"]))


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
    not_meant_today: int = 0
    seconds: float = 0.0
    seconds_today: float = 0.0

    def __str__(self) -> str:
        """The counts in words."""
        each, today = (1000 * seconds / self.texts for seconds in (self.seconds, self.seconds_today))
        return (
            f"{self.texts} texts, {self.same} the same, {self.proposed} proposed, {self.fewer} fewer orders, "
            f"{self.not_meant} with an order not meant (today {self.not_meant_today}); "
            f"{each:.1f} ms a text (today {today:.1f})"
        )


def compare(case: Case, tally: Tally) -> str:
    """Count a text; the answer tells the difference, "" if there is none."""
    start = time.process_time()
    now = today(case)
    middle = time.process_time()
    came = new(case)
    tally.seconds_today += middle - start
    tally.seconds += time.process_time() - middle
    meant = list(case.meant) if case.meant is not None else now.orders
    more, lacking = Counter(came.orders) - Counter(meant), Counter(meant) - Counter(came.orders)
    tally.texts += 1
    tally.not_meant += bool(more)
    tally.not_meant_today += bool(Counter(now.orders) - Counter(meant))
    tally.same += not more and not lacking
    asked = lacking and not lacking - Counter(came.proposed)
    tally.proposed += bool(asked)
    tally.fewer += bool(lacking and not asked)
    if not more and not lacking:
        return ""
    sign = "!" if more else "?" if asked else "-"
    rows = {"meant": meant, "came": came.orders, "proposed": came.proposed, "said": came.said}
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
