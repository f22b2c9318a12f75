"""The second adjudicator must know the rules itself: it judges every movement case as it is written."""

from __future__ import annotations

from judge.rules import notation
from judge.rules.orders import Order
from judge.rules.units import Position, Unit, province_of
from tests.rows import each_row
from tests.rules import oracle
from tests.rules.cases import Case, all_cases, alternatives, board

MOVEMENT = [case for case in (*all_cases(), *alternatives()) if not case.is_adjustment and not case.read]


def _position(case: Case) -> Position:
    placed = (
        notation.read_unit(board(), power, text) for power, texts in case.units.items() for text in texts
    )
    return Position(tuple(unit for unit in placed if unit is not None))


def _orders(case: Case) -> dict[str, list[Order]]:
    read = {power: [notation.read(board(), text) for text in texts] for power, texts in case.orders.items()}
    return {power: [order for order in orders if order is not None] for power, orders in read.items()}


@each_row("case", MOVEMENT)
def test_the_oracle_knows_the_case(case: Case) -> None:
    ruling = oracle.adjudicate(board(), _position(case), _orders(case), case.rulebook)

    assert ruling.after == frozenset(_units(case))
    assert {(code, by, retreats) for code, (by, retreats) in ruling.dislodged.items()} == {
        (province_of(unit.partition(" ")[2]), by, retreats) for _power, unit, by, retreats in case.dislodged
    }
    assert case.contested in (ruling.contested, None)
    for power, texts in case.orders.items():
        for text, verdict in zip(texts, case.verdicts[power], strict=True):
            if verdict != "notowned":
                assert ruling.verdicts[text.split()[1].partition("/")[0]] == verdict, text


def _units(case: Case) -> list[Unit]:
    units = [
        notation.read_unit(board(), power, text) for power, texts in case.after.items() for text in texts
    ]
    return [unit for unit in units if unit is not None]
