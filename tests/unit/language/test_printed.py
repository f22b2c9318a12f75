"""Printed orders are read back. Some boards here, all by `python -m tests.unit.language.printed`."""

from __future__ import annotations

import pytest

from judge.language.reading import read
from judge.language.statements import Context, Statement, UnderstoodOrder
from judge.rules import notation
from judge.rules.phases import Phase
from judge.rules.units import Kind, Position, Unit
from judge.variants.load import load, names, tables
from tests.unit.language.positions import NOW
from tests.unit.language.printed import misread


@pytest.mark.parametrize(
    "board", ["standard", "atlantic_colonies", "anarchy_in_the_uk", "age_of_pericles", "mars", "abstraction3"]
)
def test_a_printed_order_reads_back_the_same_in_every_style(board: str) -> None:
    assert [line for line, _ in misread(board)] == []


WRITTEN = [
    ("atlantic_colonies", "F GOR", "F Goree - Cape Verde", "F GOR - CAP"),
    ("atlantic_colonies", "F GOR", "F Gorée H", "F GOR H"),
    ("atlantic_colonies", "A SAS", "A Sao Salvador HOLD", "A SAS H"),
    ("atlantic_colonies", "A SAS", "A São Salvador HOLD", "A SAS H"),
    ("hussite", "A GRL", "A Goerlitz HOLD", "A GRL H"),
    ("anarchy_in_the_uk", "A BED", "A Beds HOLD", "A BED H"),
]
"""A board, the unit on it, a line and the order."""


@pytest.mark.parametrize(("board", "unit", "line", "order"), WRITTEN)
def test_a_name_is_read_with_its_signs_and_in_plain_letters(
    board: str, unit: str, line: str, order: str
) -> None:
    variant = load(board)
    power = variant.powers[0].code
    where = Context(
        now=NOW,
        variant=variant,
        power=power,
        phase=Phase.parse("S1901M"),
        position=Position((Unit(power, Kind(unit[0]), unit[2:]),), {}),
    )
    (found,) = read(Statement(1, line), where)
    assert isinstance(found, UnderstoodOrder), found
    assert notation.write(found.order) == order


def test_no_name_of_a_board_holds_an_entity_of_html() -> None:
    found = [row.name for name in names() for row in tables(name).provinces]
    assert [name for name in found if "&" in name and ";" in name] == []
