"""Prints the page on orders, `python -m tests.unit.language.page > docs/reference/orders.md`."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from typing import Any

from judge.game.settings import Reading
from judge.language.problems import Problem
from judge.language.reading import read
from judge.language.statements import Answer, Context, Heading, Ignored, Statement
from judge.paths import grammar
from tests.messages import worded
from tests.unit.language.positions import context, shown

_NAMES = """
moves supports convoys holds retreats builds removals ahead conditions lists names typography loose proxies
classic any
"""
ORDER = _NAMES.split()
HEAD = """\
# Orders

For players. Every line on this page is a test in `grammar/examples`, from which
`python -m tests.unit.language.page > docs/reference/orders.md` writes the page.

An order names a unit, what it does, and where: `A PAR - BUR`, `F NTH S A LON - BEL`, `F NTH C A LON - BEL`,
`A PAR H`. You can leave out the letter of a unit that is on the board. Write one order on each line, or
several with `,` or `;` between them. A wrong order changes nothing else: earlier orders and the other lines
still count.

How strictly orders are read is a setting of the game:

| setting | how orders are read |
|---|---|
| `SET ORDERS LENIENT` (usual) | orders with only one meaning; the reply says what was assumed |
| `SET ORDERS JUDGE` | only what old judges accepted: their words, no owners, convoys with all seas |
| `SET ORDERS ANY` | also impossible orders, for games in which orders are the only messages |
| `SET ORDERS GSTZ` | as LENIENT; orders are combined by [house rules](../gm/house-rules.md) |

A line with only `TRY`, `SANDBOX`, `WHAT IF`, `SUPPOSE`, `TEST` or `SIMULATE`, in nine languages, begins a
trial; the name of a game can follow. Nothing below it counts, down to `END TRY` or the end of the email.
With `END TRY` the reply has the results that these orders would have. In a message to players such a line
is text.
"""
DIFFERENCES = """\
## Where the ways of reading differ

JUDGE, ANY or GSTZ read these lines of this page differently, or reject them; = means the same as LENIENT.
JUDGE accepts retreats, builds and conditions for later phases only below a PHASE, and no choices among
retreats. GSTZ reads a line as LENIENT does, but a removal means the unit that was there when the season
began. For how GSTZ treats a whole email, see [The open points of the rules](datc-choices.md).
"""


def tables() -> dict[str, dict[str, Any]]:
    """The files of examples by name, in the page's order."""
    folder = grammar() / "examples"
    return {name: tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8")) for name in ORDER}


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for table in tables().values():
        parts.append(f"## {table['title']}\n\n{_board(table)}\n")
        parts.append("\n".join(_rows(table)) + "\n")
    parts.append(DIFFERENCES)
    parts.append("\n".join(_differences()) + "\n")
    return "\n".join(parts)


def _board(table: dict[str, Any]) -> str:
    board = table["board"]
    units = "; ".join(f"{power.title()} {', '.join(units)}" for power, units in board["units"].items())
    dislodged = "".join(f"; dislodged: {d['power'].title()} {d['unit']}" for d in board.get("dislodged", ()))
    ruled = "" if table["policy"] == "lenient" else f" Orders are read as `{table['policy'].upper()}` says."
    return f"For {board['power'].title()} in {board['phase']}. On the board: {units}{dislodged}.{ruled}"


def _rows(table: dict[str, Any]) -> Iterator[str]:
    yield "| written | read as |"
    yield "|---|---|"
    for line in table["line"]:
        answer = line["answer"]
        several = [answer] if isinstance(answer, str) else answer
        orders = "; ".join(f"`{one}`" for one in several if not one.startswith(("!", "(")))
        said = " ".join(line.get("assumed", []))
        refused = f"{line['message']} {line.get('hint', '')}".strip() if "message" in line else ""
        if not refused and any(one.startswith("!") for one in several):
            refused = "rejected"
        told = " ".join(part for part in (orders, said, f"*{refused}*" if refused else "") if part)
        yield f"| `{_cell(line['text'])}` | {_cell(told) or '*nothing: a heading*'} |"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\t", "⇥").replace("\n", "` ⏎ `").replace("\u200b", "")


def _differences() -> Iterator[str]:
    others = (Reading.JUDGE, Reading.ANY, Reading.GSTZ)
    yield f"| written | LENIENT | {' | '.join(reading.upper() for reading in others)} |"
    yield "|---|---|---|---|---|"
    for table in tables().values():
        if table["policy"] != "lenient" or table.get("whole"):
            continue
        for line in table["line"]:
            here = _told(line["text"], where(table, Reading.LENIENT))
            there = [_told(line["text"], where(table, reading)) for reading in others]
            if any("`" in one for one in (here, *there)) and set(there) != {here}:
                cells = ("=" if one == here else _cell(one) for one in there)
                yield f"| `{_cell(line['text'])}` | {here} | {' | '.join(cells)} |"


def _told(text: str, at: Context) -> str:
    return "; ".join(_short(answer) for answer in read(Statement(1, text), at))


def _short(answer: Answer) -> str:
    if isinstance(answer, Problem):
        return f"*{worded(answer.message)}*"
    return "*a heading*" if isinstance(answer, Ignored | Heading) else f"`{shown(answer)}`"


def where(table: dict[str, Any], reading: Reading) -> Context:
    """The context of a file's lines."""
    board = table["board"]
    return context(
        board["units"],
        power=board["power"],
        phase=board["phase"],
        reading=reading,
        sc=board.get("sc"),
        dislodged=board.get("dislodged"),
        proxies=table.get("proxies", False),
        ahead=table.get("ahead", False),
        keeps=table.get("keeps", False),
    )


if __name__ == "__main__":
    sys.stdout.write(page())
