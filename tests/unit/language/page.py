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

This page is drawn from `grammar/examples`, whose lines are tests;
`python -m tests.unit.language.page > docs/reference/orders.md` writes it.

An order is a unit, what it does, and where: `A PAR - BUR`, `F NTH S A LON - BEL`, `F NTH C A LON - BEL`,
`A PAR H`. The letter of the unit may be left out where a unit stands. Put one order on a line, or several
with `,` or `;` between them. A wrong order changes nothing else: it neither cancels an older one nor touches
its neighbours.

How strictly orders are read is a setting of the game. `SET ORDERS LENIENT`, the usual one, takes every order
that can mean only one thing, and says what it filled in. `SET ORDERS JUDGE` takes what the hobby's old judges
took and no more: their words, no owners, every convoy with its seas. `SET ORDERS ANY` also takes orders that
cannot be carried out, for games in which orders are the only way to talk. `SET ORDERS GSTZ` reads as LENIENT
does and goes by [a postal zine's house rules](../gm/house-rules.md) in what several orders come to.

A line `TRY`, `SANDBOX`, `WHAT IF`, `SUPPOSE`, `TEST` or `SIMULATE` alone, in nine languages, perhaps with the
name of a game, begins a trial: nothing below it counts, down to `END TRY` or the end of the email. With
`END TRY` the reply has the results that its orders would come to. In a message to players it is text.
"""
DIFFERENCES = """\
## Where the ways of reading differ

Of all the lines on this page these are read otherwise, or refused, by JUDGE, ANY or GSTZ; = is as LENIENT
reads it. JUDGE takes retreats, builds and conditions for later phases below a PHASE only, and no choices
among retreats. GSTZ reads a line as LENIENT does, but takes the unit of a removal for the one that stood
there when the season began; what it makes of a whole mail stands in [the open points of the
rules](datc-choices.md).
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
            refused = "refused"
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
