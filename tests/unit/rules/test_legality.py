from __future__ import annotations

import pytest

from judge.rules.capability import Fault
from judge.rules.legality import may_ever_build, reason
from judge.rules.notation import read
from judge.rules.units import Dislodged, Kind, Position, Unit
from judge.variants.load import load
from tests.rows import each_row
from tests.unit.rules.small_board import BOARD, NORTH, SOUTH, units

PLACED = {NORTH: ["A ALM", "F WES", "F BOR/EC"], SOUTH: ["A ELM", "F CAY", "A GUL"]}
LOST = Dislodged(Unit(SOUTH, Kind.FLEET, "CAY"), "FEN", ("EAS", "BOR/EC"))
POSITION = Position(units(PLACED), {"ALM": NORTH, "BOR": NORTH, "ELM": SOUTH, "CAY": NORTH}, (LOST,))


@each_row(
    ("text", "fault"),
    [
        ("A ALM - DUN", None),
        ("A ALM - GUL", None),
        ("A ALM S F BOR/EC", None),
        ("F WES C A ALM - GUL", None),
        ("A ALM - FEN", Fault.NO_BORDER),
        ("A ALM - CAY", Fault.NO_ROUTE),
        ("A ALM - WES", Fault.ARMY_TO_SEA),
        ("A ALM - ROC", Fault.IMPASSABLE),
        ("A ALM - ALM", Fault.SAME_PROVINCE),
        ("F WES - BOR/EC", Fault.COAST_OUT_OF_REACH),
        ("F WES - ELM", Fault.FLEET_INLAND),
        ("F WES - CAY", Fault.NO_BORDER),
        ("A DUN H", Fault.NO_UNIT),
        ("A ELM H", Fault.NOT_YOURS),
        ("A ALM S A ALM", Fault.HELPS_ITSELF),
        ("A ALM S A DUN", Fault.HELPED_ABSENT),
        ("A ALM S A ELM - FEN", Fault.SUPPORT_OUT_OF_REACH),
        ("A ALM S A GUL - DUN", Fault.HELPED_CANNOT_GO),
        ("F WES S A ALM - GUL", Fault.HELPED_CANNOT_GO),
        ("F BOR/EC C A ALM - GUL", Fault.CARRIER_IN_PORT),
        ("A ALM C A GUL - BOR", Fault.CARRIER_IS_ARMY),
        ("F WES C F CAY - GUL", Fault.FLEET_CARRIED),
        ("F WES C A ELM - GUL", Fault.CARRIER_OFF_ROUTE),
    ],
)
def test_what_keeps_a_unit_of_the_north_from_it(text: str, fault: Fault | None) -> None:
    order = read(BOARD, text)
    assert order is not None
    found = reason(BOARD, POSITION, NORTH, order)
    assert (None if found is None else found.fault) == fault


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("F CAY R EAS", None),
        ("F CAY R BOR", None),
        ("F CAY D", None),
        ("F CAY R GUL", Fault.RETREAT_CLOSED),
        ("A ELM R FEN", Fault.NOT_DISLODGED),
        ("A ELM B", Fault.CENTRE_OCCUPIED),
        ("A CAY B", Fault.CENTRE_NOT_OWNED),
        ("A FEN B", Fault.NOT_A_HOME_CENTRE),
    ],
)
def test_what_keeps_the_south_from_retreats_and_builds(text: str, fault: Fault | None) -> None:
    order = read(BOARD, text)
    assert order is not None
    found = reason(BOARD, POSITION, SOUTH, order)
    assert (None if found is None else found.fault) == fault


def test_a_fleet_is_not_built_inland_nor_without_its_coast() -> None:
    empty = Position((), {"BOR": NORTH, "ELM": SOUTH})
    for power, text, fault in (
        (NORTH, "F BOR B", Fault.COAST_NEEDED),
        (NORTH, "F BOR/WC B", None),
        (SOUTH, "F ELM B", Fault.FLEET_INLAND),
    ):
        order = read(BOARD, text)
        assert order is not None
        found = reason(BOARD, empty, power, order)
        assert (None if found is None else found.fault) == fault


@pytest.mark.parametrize(
    ("board", "power", "province", "ever"),
    [
        ("standard", "RUSSIA", "MOS", True),
        ("standard", "RUSSIA", "BER", False),
        ("1900", "RUSSIA", "SIB", True),
        ("1900", "RUSSIA", "BER", False),
        ("1900", "GERMANY", "SIB", False),
        ("chaos", "V_PAR", "MOS", True),
        ("hundred", "ENGLAND", "PAR", True),
        ("1897", "RUSSIA", "BER", True),
    ],
)
def test_where_a_power_may_ever_build(board: str, power: str, province: str, *, ever: bool) -> None:
    assert may_ever_build(load(board).board, power, province) is ever
