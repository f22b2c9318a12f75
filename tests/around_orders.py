"""What becomes of orders beside words that strangers wrote: `python -m tests.around_orders` counts it.

It lists each row of `tests/data/sentences/around_everyday.toml` that comes to something else than was meant.
"""

from __future__ import annotations

import sys
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from judge.rules import notation
from tests.scenarios.alpha import ANNA
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge

ORDERS = ("A VIE - GAL", "A BUD - SER", "F TRI - ALB")
_FILE = Path(__file__).parent / "data" / "sentences" / "around_everyday.toml"


@dataclass(frozen=True)
class Row:
    """Words around orders, where they stand, and what becomes of the orders: `asks` or `counts`."""

    round: str
    language: str
    where: str
    text: str
    want: str
    known_miss: str = ""


def rows() -> list[Row]:
    """Return the rows of the table."""
    return [Row(**row) for row in tomllib.loads(_FILE.read_text(encoding="utf-8"))["row"]]


def became(judge: StoryJudge, row: Row) -> str:
    """Return what becomes of orders with a row's words around them; `asks` if some of them wait for a yes."""
    judge.deliver(ANNA, row.text if row.where == "subject" else "orders", _email(row))
    with judge.services.store.begin() as work:
        alpha = work.games.get("alpha")
    assert alpha is not None
    counts = sorted(map(notation.write, alpha.orders.get("AUSTRIA", ()))) == sorted(ORDERS)
    flagged = "[Error Flag]" in str(judge.last(ANNA)["Subject"])
    if flagged:
        return "counts, with a flag" if counts else "asks"
    return "counts" if counts else "changed"


def _email(row: Row) -> str:
    first, *others = ORDERS
    lines: tuple[str, ...] = ORDERS
    match row.where:
        case "above":
            lines = (row.text, "", *ORDERS)
        case "below":
            lines = (*ORDERS, "", row.text)
        case "between":
            lines = (first, row.text, *others)
        case "beside":
            lines = (f"{first} {row.text}", *others)
    return "\n".join(("SIGN ON Austria alpha swordA", *lines, ""))


def main() -> None:
    """Try every row and count what became of the orders."""
    here = in_memory("opening")
    counted: Counter[tuple[str, str, str]] = Counter()
    for row in rows():
        came = became(twin(here), row)
        counted[row.round, row.want, came] += 1
        if came != row.want:
            sys.stdout.write(f"{row.want} -> {came}: {row.language} {row.where}: {row.text}\n")
    for (name, want, came), number in sorted(counted.items()):
        sys.stdout.write(f"{name}: {want} -> {came}: {number}\n")


if __name__ == "__main__":
    main()
