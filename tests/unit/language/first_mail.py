"""The calls of functions for a first mail: `python -m tests.unit.language.first_mail BOARD` counts them.

They are counted, not timed, so that a slow machine says the same. A pattern of all names of a large board, if
somebody puts one in again, is compiled by millions of calls.
"""

from __future__ import annotations

import sys
from types import FrameType

from judge.language.reading import read
from judge.language.statements import Context, Statement
from judge.rules.board import Terrain
from judge.rules.units import Kind, Position, Unit
from judge.rules.variant import Variant
from judge.variants.load import load
from tests.unit.language.positions import NOW

PROSE = (
    "I think we should attack Italy together next year, what do you say?",
    "Ich bin bis Sonntag verreist, danach schreibe ich dir.",
    "The fleet had better stay where it is, and the army too.",
)


def inland(variant: Variant) -> list[str]:
    """The provinces where no fleet can be."""
    return [code for code, facts in variant.board.provinces.items() if facts.terrain is Terrain.LAND]


def lines(variant: Variant) -> list[str]:
    """Some orders, the same with slips of the pen and in other words, and prose."""
    board = variant.board
    steps = [(code, board.reach(Kind.ARMY, code)[0]) for code in inland(variant)[:4]]
    named = [(board.name(code), board.name(to)) for code, to in steps]
    orders = [f"A {one} - {other}" for one, other in named]
    slips = [f"A {one[:-2]}x{one[-1:]} - {other}" for one, other in named]
    others = [f"army {one} nach {other}, dann zurueck" for one, other in named]
    return [*orders, *slips, *others, *PROSE]


def calls(board: str) -> int:
    """How many functions are called from the names of the board on; nothing of them may be known before."""
    variant = load(board)
    power = variant.powers[0].code
    position = Position(units=tuple(Unit(power, Kind.ARMY, code) for code in inland(variant)))
    where = Context(NOW, variant=variant, power=power, phase=variant.start, position=position)
    statements = [Statement(number, line) for number, line in enumerate(lines(variant), 1)]
    count = 0

    def note(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal count
        count += event == "call"

    sys.setprofile(note)
    for statement in statements:
        read(statement, where)
    sys.setprofile(None)
    return count


if __name__ == "__main__":
    sys.stdout.write(f"{calls(sys.argv[1])}\n")
