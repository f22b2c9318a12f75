from __future__ import annotations

from judge.render.lines.orders import start_lines, unit_lines
from tests.unit.render.games import BUSY_GAME
from tests.unit.render.seven_players import STANDARD


def test_the_start_is_set_in_columns() -> None:
    russia = start_lines(STANDARD, STANDARD.position)[5]
    assert russia[-1] == "Russia:  Fleet St Petersburg (south coast)."
    assert russia[0] == "Russia:  Army  Moscow."


def test_a_dislodged_unit_says_where_it_can_go() -> None:
    germany = unit_lines(STANDARD, BUSY_GAME.position)[3]
    assert germany[-1].startswith("Germany: Army Munich can retreat to Berlin or Kiel")
