"""Printed orders read back, on every board: `python -m tests.unit.language.printed [BOARD...] [--languages]`.

Every province of a board holds a unit of its first power. Each unit holds, steps to a neighbour and supports
that step; each order is printed in every style, as receipts and results print it, and read again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from judge.game.order_style import Form, Style
from judge.game.settings import Reading
from judge.language.orders.writing import written
from judge.language.reading import read
from judge.language.statements import Context, Statement, UnderstoodOrder, Work
from judge.render.languages import languages
from judge.render.text.names import with_local_names
from judge.render.text.reader_language import in_language
from judge.rules.board import Board, Terrain
from judge.rules.legality import reason
from judge.rules.orders import Hold, Move, Order, Support
from judge.rules.phases import PhaseKind
from judge.rules.rulebook import ILLEGAL_GUNBOAT
from judge.rules.units import Kind, Position, Unit, province_of
from judge.rules.variant import Variant
from judge.variants.load import load, names, tables
from tests.unit.language.positions import NOW

STYLES = [Style(form, places) for form in Form for places in (True, False)]


def playable() -> list[str]:
    """The boards that people play, but for the one whose lines are read by their form alone."""
    return [
        name for name in names() if not tables(name).unplayable and load(name).rulebook != ILLEGAL_GUNBOAT
    ]


def misread(name: str, language: str = "en") -> Iterator[tuple[str, object]]:
    """The orders of the board that were printed and not read back the same, with what was read."""
    variant = load(name)
    with in_language(language):
        printed = with_local_names(variant)
    where = _context(variant)
    assert where.position is not None
    for unit in where.position.units:
        for order in _orders(variant.board, unit, where.position):
            if reason(variant.board, where.position, unit.power, order) is not None:
                continue  # a gate or a border that wants more than one unit
            for style in STYLES:
                line = written(order, replace(style, language=language), printed, where.position)
                found = read(Statement(1, line), replace(where, work=Work()))  # an email of its own
                if [one.order for one in found if isinstance(one, UnderstoodOrder)] != [order]:
                    yield line, found


def _context(variant: Variant) -> Context:
    power, phase = variant.powers[0].code, variant.start
    while phase.kind is not PhaseKind.MOVEMENT:
        phase = variant.next_phase(phase)
    stands = (_stand(variant.board, code) for code in _open(variant.board))
    units = tuple(Unit(power, *stand) for stand in stands if stand is not None)
    return Context(
        now=NOW,
        variant=variant,
        power=power,
        phase=phase,
        position=Position(units, {}),
        reading=Reading.LENIENT,
    )


def _open(board: Board) -> list[str]:
    return [code for code, facts in board.provinces.items() if facts.terrain is not Terrain.IMPASSABLE]


def _stand(board: Board, code: str) -> tuple[Kind, str] | None:
    kinds = (Kind.FLEET, Kind.ARMY) if board.is_sea(code) else (Kind.ARMY, Kind.FLEET)
    return next(((kind, place) for kind in kinds for place in board.standing_places(kind, code)), None)


def _orders(board: Board, unit: Unit, position: Position) -> Iterator[Order]:
    yield Hold(unit.kind, unit.at)
    near = next(iter(board.reach(unit.kind, unit.at)), None)
    if near is None:
        return
    yield Move(unit.kind, unit.at, near)
    goal = province_of(near)
    helper = next((one for one in position.units if one != unit and _reaches(board, one, goal)), None)
    if helper is not None:
        yield Support(helper.kind, helper.at, unit.at, goal, unit.kind)


def _reaches(board: Board, unit: Unit, goal: str) -> bool:
    return any(province_of(place) == goal for place in board.reach(unit.kind, unit.at))


def main() -> int:
    """Print a line for each board and language, and return how many orders were misread."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boards", nargs="*", metavar="BOARD")
    parser.add_argument("--languages", nargs="*", metavar="CODE", help="in these languages, or in all")
    options = parser.parse_args()
    chosen = ["en"] if options.languages is None else options.languages or languages()
    wrong = 0
    for board, language in product(options.boards or playable(), chosen):
        lines = [line for line, _ in misread(board, language)]
        wrong += len(lines)
        sys.stdout.write(f"{board} {language} {len(lines)} {lines[:6] or ''}\n")
        sys.stdout.flush()
    return wrong


if __name__ == "__main__":
    sys.exit(bool(main()))
