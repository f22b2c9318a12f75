"""Times the reading of order lines beside a toy grammar of 20 forms, on the standard map and a large one.

`first` is a line never seen before, `again` one read before; the best of five runs, the median of all lines.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from statistics import median
from time import perf_counter_ns
from typing import TypeVar

from lark import Lark

from judge.language.orders import parser as syntax
from judge.language.reading import read
from judge.language.statements import Context, Statement
from judge.rules.board import Board, ProvinceFacts, Terrain
from judge.rules.units import Kind, Position, Unit
from judge.rules.variant import Variant
from judge.variants.load import load

RUNS = 5
T = TypeVar("T")
LARGE = 300
_FORMS = (
    "A {a} - {b}",
    "army {a} -> {b}",
    "{a} h",
    "A {a} supports A {c}",
    "A {a} s A {c} - {b}",
    "A({a})-{b}",
)
_TOY = """
start: unit "h" | unit "hold" | unit "-" PLACE | unit "->" PLACE | unit "moves" "to" PLACE | unit "to" PLACE
     | unit "-" PLACE "-" PLACE | unit "s" unit | unit "supports" unit | unit "s" unit "-" PLACE
     | unit "supports" unit "-" PLACE | unit "c" unit "-" PLACE | unit "convoys" unit "-" PLACE
     | unit "r" PLACE | unit "d" | "build" unit | "b" unit | "remove" unit | "waive" | unit "b"
unit: TYPE? PLACE | TYPE "(" PLACE ")"
TYPE: /(army|fleet|a|f)\\b/
PLACE: /(%s)\\b/
%%ignore " "
"""


def main() -> int:
    """Print one JSON object of microseconds a line."""
    standard = load("standard")
    large = _large(standard)
    answer = {
        "lines": len(_lines(standard)),
        "standard": _measured(standard),
        "provinces_300": _measured(large),
    }
    sys.stdout.write(json.dumps(answer) + "\n")
    return 0


def _measured(variant: Variant) -> dict[str, float]:
    lines = _lines(variant)
    context = _context(variant)
    statements = [Statement(1, line) for line in lines]
    parser = Lark(
        _TOY % "|".join(sorted((c.lower() for c in variant.board.provinces), reverse=True)), parser="lalr"
    )
    toy = _best(lambda line: parser.parse(line.lower()), lines)
    read(statements[0], context)

    def anew(statement: Statement) -> object:
        syntax.clear_cache()
        return read(statement, context)

    first = _best(anew, statements)
    again = _best(lambda s: read(s, context), statements)
    return {
        "first_us": round(first, 1),
        "again_us": round(again, 1),
        "toy_us": round(toy, 1),
        "first_to_toy": round(first / toy, 2),
    }


def _best(work: Callable[[T], object], items: Sequence[T]) -> float:
    return median(min(_timed(work, item) for _ in range(RUNS)) for item in items)


def _timed(work: Callable[[T], object], item: T) -> float:
    start = perf_counter_ns()
    work(item)
    return (perf_counter_ns() - start) / 1000


def _lines(variant: Variant) -> list[str]:
    """Orders of every form for armies that can obey them."""
    board = variant.board
    inland = [c for c, f in board.provinces.items() if f.terrain in (Terrain.LAND, Terrain.COAST)]
    found = []
    for number, code in enumerate(inland):
        reach = board.reach(Kind.ARMY, code)
        form = _FORMS[number % len(_FORMS)]
        found.append(form.format(a=code, b=reach[0].lower(), c=reach[-1]))
    return found


def _context(variant: Variant) -> Context:
    inland = [c for c, f in variant.board.provinces.items() if f.terrain in (Terrain.LAND, Terrain.COAST)]
    power = variant.powers[0].code
    position = Position(units=tuple(Unit(power, Kind.ARMY, code) for code in inland))
    now = datetime(2000, 1, 1, tzinfo=UTC)
    return Context(now, variant=variant, power=power, phase=variant.start, position=position)


def _large(variant: Variant) -> Variant:
    """A ring of 300 inland provinces with names of their own."""
    codes = [f"{chr(65 + n // 26)}{chr(65 + n % 26)}X" for n in range(LARGE)]
    facts = (ProvinceFacts(code, f"Land {code.title()}", Terrain.LAND) for code in codes)
    board = Board(facts, [(codes[n - 1], codes[n]) for n in range(LARGE)], [])
    return replace(variant, name="ring", board=board)
