"""The open points of DATC section 4: each is decided by the fields whose docstrings name it, by no other."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

from judge.game.orders.sets import OrderSets
from judge.game.settings import Reading
from judge.rules.adjustments import adjudicate as adjudicate_adjustments
from judge.rules.movement.adjudicate import adjudicate
from judge.rules.rulebook import PRESETS
from judge.rules.units import Kind, Position, Unit
from tests.drawn_files import on_file
from tests.rows import each_row
from tests.unit.language.points import Point, deciding, page, points, shown, value
from tests.unit.language.positions import STANDARD

PAGE = Path(__file__).resolve().parents[3] / "docs/reference/datc-choices.md"
NUMBERS = [
    *(f"4.A.{number}" for number in range(1, 8)),
    *(f"4.B.{number}" for number in range(1, 8)),
    *(f"4.C.{number}" for number in range(1, 7)),
    *(f"4.D.{number}" for number in range(1, 10)),
    *(f"4.E.{number}" for number in range(1, 7)),
]


def test_all_35_points_are_there() -> None:
    assert [point.id for point in points()] == NUMBERS
    assert len(NUMBERS) == 35


@each_row("point", points())
def test_a_point_is_decided_by_the_fields_that_name_it(point: Point) -> None:
    assert deciding()[point.id] == set(point.fields)


def test_no_field_names_a_point_that_is_none() -> None:
    assert set(deciding()) == set(NUMBERS)


@each_row("point", points())
def test_no_field_is_a_knob_that_nobody_sets(point: Point) -> None:
    """Two readings, or two rulebooks, differ in it; settings are set by masters."""
    for field in point.of("Policy", "OrderSets"):
        assert len({value(reading, field) for reading in Reading if field != "words"}) != 1
    for field in point.of("Rulebook"):
        named = {getattr(rulebook, field) for rulebook in PRESETS.values()}
        assert len(named) > 1 or field in FREE


FREE = {"support_coast", "disorder_support"}
"""No edition differs in these; a record or a game names the field itself, and positions in tests/data do."""


@each_row("point", points())
def test_what_a_reading_does_about_a_point_is_said(point: Point) -> None:
    for field in point.of("Policy", "OrderSets"):
        assert set(point.answers) == {shown(value(reading, field)) for reading in Reading}


def test_every_field_of_the_order_sets_decides_a_point() -> None:
    named = {field for point in points() for field in point.of("OrderSets")}
    assert named == {field.name for field in fields(OrderSets)}


def test_the_page_is_drawn_from_the_fields() -> None:
    assert on_file(PAGE, page()) == page()


def test_a_unit_that_should_not_be_there_stays_until_the_next_adjustment() -> None:
    """DATC 4.E.6: two units on one centre."""
    units = (Unit("FRANCE", Kind.ARMY, "PAR"), Unit("FRANCE", Kind.ARMY, "SIL"))
    position = Position(units=units, centres={"PAR": "FRANCE"})
    after = adjudicate(STANDARD.board, position, {}, PRESETS["datc3"]).after
    assert after.units == units
    left = adjudicate_adjustments(STANDARD.board, after, {}, PRESETS["datc3"]).after
    assert left.units == units[:1]
