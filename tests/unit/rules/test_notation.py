from __future__ import annotations

import pytest

from judge.rules.notation import read, read_unit, write
from judge.rules.orders import Build, Convoy, Disband, Hold, Move, Order, Retreat, Support, Waive
from judge.rules.units import Kind, Unit
from judge.variants.load import load
from tests.rows import each_row

STANDARD = load("standard").board
A, F = Kind.ARMY, Kind.FLEET


@each_row(
    ("text", "order"),
    [
        ("A PAR H", Hold(A, "PAR")),
        ("A PAR - BUR", Move(A, "PAR", "BUR")),
        ("A LON - NTH - NWY", Move(A, "LON", "NWY", via=True, route=("NTH",))),
        ("A LON - NWY VIA", Move(A, "LON", "NWY", via=True)),
        ("A PAR S A MAR", Support(A, "PAR", "MAR", None, A)),
        ("A PAR S A MAR - BUR", Support(A, "PAR", "MAR", "BUR", A)),
        ("F NTH C A LON - NWY", Convoy(F, "NTH", "LON", "NWY", A)),
        ("F POR - SPA/SC", Move(F, "POR", "SPA/SC")),
        ("A RUM R BUD", Retreat(A, "RUM", "BUD")),
        ("A RUM D", Disband(A, "RUM")),
        ("F STP/NC B", Build(F, "STP/NC")),
        ("WAIVE", Waive()),
    ],
)
def test_short_form_reads_and_writes(text: str, order: Order) -> None:
    assert read(STANDARD, text) == order
    assert write(order) == text


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("a par-bur", "A PAR - BUR"),
        ("Army Paris - Burgundy", "A PAR - BUR"),
        ("F Mid-Atlantic Ocean - Spain (south coast)", "F MAO - SPA/SC"),
        ("f st petersburg/sc - gulf of bothnia", "F STP/SC - BOT"),
        ("A PAR S MAR - BUR", "A PAR S MAR - BUR"),
        ("A SPA/NC - GAS", "A SPA/NC - GAS"),
        ("F GAS/NC - BRE", "F GAS - BRE"),
        ("A LON - NWY VIA CONVOY", "A LON - NWY VIA"),
        ("A PAR S A MAR H", "A PAR S A MAR"),
    ],
)
def test_other_spellings_mean_the_same(text: str, canonical: str) -> None:
    order = read(STANDARD, text)
    assert order is not None
    assert write(order) == canonical


@pytest.mark.parametrize(
    "text",
    ["", "A", "A PAR", "A PAR - ", "A PAR - XYZ", "A PAR - BUR now", "X PAR H", "F NTH C A LON", "H", "-"],
)
def test_what_is_no_order_reads_as_none(text: str) -> None:
    assert read(STANDARD, text) is None


@pytest.mark.parametrize(
    ("text", "unit"),
    [
        ("F STP/SC", Unit("RUSSIA", F, "STP/SC")),
        ("A STP/SC", Unit("RUSSIA", A, "STP")),
        ("fleet north sea", Unit("RUSSIA", F, "NTH")),
        ("F STP", None),
        ("A NTH", None),
        ("F MOS", None),
        ("A SWI", None),
        ("MOS", None),
    ],
)
def test_a_unit_must_be_able_to_stand_there(text: str, unit: Unit | None) -> None:
    assert read_unit(STANDARD, "RUSSIA", text) == unit
