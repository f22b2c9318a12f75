"""Orders that some boards know: portage, transformations, journeys by rail, as `judge parse` reads them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from judge.cli.parse import answer
from judge.variants.load import load
from tests.messages import says


def _line(variant: str, power: str, units: list[str], text: str, **more: Any) -> dict[str, Any]:
    record = {"variant": variant, "power": power, "phase": "S1902M", "units": {power: units}, "text": text}
    lines: list[dict[str, Any]] = answer(json.dumps({**record, **more}), 1, "standard", "lenient")["lines"]
    return lines[0]


FRENCH = ["F GAS", "A MAR", "A PAR"]


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("F Gas - Pie", "F GAS - PIE"),
        ("F Gascony - Piedmont via Marseilles", "F GAS - PIE"),
        ("A Mar C F Gas - Pie", "A MAR C F GAS - PIE"),
        ("Army Marseilles convoys fleet Gascony to Piedmont", "A MAR C F GAS - PIE"),
        ("F Gas - Bre", "F GAS - BRE"),
    ],
)
def test_armies_carry_fleets_where_there_is_portage(text: str, order: str) -> None:
    assert _line("standard+portage", "FRANCE", FRENCH, text)["order"] == order


def test_armies_carry_a_fleet_to_a_coast_that_it_does_not_sail_to() -> None:
    read = _line("standard+portage", "RUSSIA", ["F LVN", "A MOS"], "F Lvn - Stp/nc")
    assert read["order"] == "F LVN - STP/NC"


@pytest.mark.parametrize(
    ("variant", "text", "message"),
    [
        ("standard", "F Gas - Pie", "The fleet in Gascony cannot get to Piedmont."),
        ("standard", "A Mar C F Gas - Pie", "The army in Marseilles cannot convoy."),
        ("standard+portage", "F Gas - Tus", "The fleet in Gascony cannot get to Tuscany."),
        ("standard+portage", "A Mar C A Par - Pie", "The army in Paris cannot be carried by an army."),
    ],
)
def test_what_no_army_carries(variant: str, text: str, message: str) -> None:
    assert _line(variant, "FRANCE", FRENCH, text)["message"] == message


TURKISH = ["A BUL", "F BLA", "A SER", "A CON"]
OWNED = {"TURKEY": ["BUL", "SER", "CON"]}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("A Con TR F", "A CON TR F"),
        ("Army Constantinople becomes a fleet", "A CON TR F"),
        ("con transforms", "A CON TR F"),
        ("A Bul TR F/ec", "A BUL TR F BUL/EC"),
        ("A Bul TR F Bul/ec", "A BUL TR F BUL/EC"),
        ("A Bul turns into a fleet (sc)", "A BUL TR F BUL/SC"),
        ("a bul becomes fleet south coast", "A BUL TR F BUL/SC"),
        ("A Bul TR F", "On which coast? There is Bulgaria (east coast) or Bulgaria (south coast)."),
        ("A Ser TR F", "A fleet cannot go inland to Serbia."),
        ("F Bla TR A", "No unit can change its kind at sea."),
    ],
)
def test_units_change_their_kind_where_the_game_has_that(text: str, found: str) -> None:
    line = _line("standard+transform", "TURKEY", TURKISH, text, sc=OWNED)
    assert line.get("order", line.get("message")) == found


def test_elsewhere_no_unit_changes_its_kind() -> None:
    assert _line("standard", "TURKEY", TURKISH, "A Con TR F", sc=OWNED)["accept"] is False


@pytest.mark.parametrize("text", ["A Vla - TSR - Mos", "A Vla - Mos via TSR"])
def test_armies_go_by_rail(text: str) -> None:
    line = _line("colonial+railway", "RUSSIA", ["A VLA"], text, phase="S1871M")
    assert line["order"] == "A VLA - TSR - MOS"


ALBANIAN = ["F TRI", "A ALB", "A BUD", "A BOH"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("A Alb - Tri - Bud", "A ALB - TRI - BUD"),
        ("A Alb - Bud via Tri", "A ALB - TRI - BUD"),
        ("A Bud - Tri - Alb", "A BUD - TRI - ALB"),
        ("F Tri C A Alb - Bud", "F TRI C A ALB - BUD"),
        ("A Boh - Tri - Alb", "Bohemia is inland: no convoy starts there."),
        ("A Alb - Tri - Boh", "Bohemia is inland: no convoy ends there."),
    ],
)
def test_a_fleet_in_port_carries_armies_to_and_from_all_provinces_next_to_it(text: str, found: str) -> None:
    line = _line("standard+coastal_convoys", "AUSTRIA", ALBANIAN, text)
    assert line.get("order", line.get("message")) == found


def test_at_sea_alone_no_convoy_ends_inland() -> None:
    line = _line("standard", "AUSTRIA", ["F ADR", "A ALB"], "A Alb - ADR - Bud")
    assert says(line["message"], "no-convoy-ends-inland", place="Budapest")


def test_now_is_a_province_where_the_board_has_one_of_that_code() -> None:
    board, power = "europa_renovatio", load("europa_renovatio").powers[0].code
    for text, order in (("A NOW B", "A NOW B"), ("Build A NOW", "A NOW B")):
        line = _line(board, power, [], text, phase="F1491A", sc={power: ["NOW"]})
        assert line.get("order") == order, line
