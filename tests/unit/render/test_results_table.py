from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from judge.game.commands.anyone import Shown
from judge.game.settings import Settings
from judge.game.state import Ending, Game
from judge.render.results_table import COLUMNS, COLUMNS_OF_POWER, heading, is_rated, result_line
from tests.unit.render.games import DRAWN_GAME, SPRING_GAME, WON_GAME
from tests.unit.render.seven_players import NOW, PEOPLE

ENDED = NOW + timedelta(days=400)
PAGE = Path(__file__).parents[3] / "docs" / "reference" / "results.md"


def _cells(game: Game) -> list[str]:
    return result_line(game, ENDED, PEOPLE).split("\t")


def _of(cells: list[str], power: str) -> tuple[str, ...]:
    place = cells.index(power)
    return tuple(cells[place + 1 : place + len(COLUMNS_OF_POWER)])


def test_a_line_has_the_columns_of_the_page() -> None:
    cells = _cells(DRAWN_GAME)
    assert cells[:5] == ["alpha", "standard", "datc3", "white", "no"]
    assert cells[7:12] == ["2026-01-05T13:01:00Z", "2027-02-09T13:01:00Z", "F1901B", "draw", "7"]
    assert len(cells) == len(COLUMNS) + 7 * len(COLUMNS_OF_POWER)
    assert heading() == "#" + "\t".join((*COLUMNS, *COLUMNS_OF_POWER, "..."))
    rows = [line.split("`")[1] for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| `")]
    assert rows == [*COLUMNS, *COLUMNS_OF_POWER]


def test_a_draw_is_shared_and_a_win_is_whole() -> None:
    cells = _cells(DRAWN_GAME)
    assert [_of(cells, power)[1] for power in ("AUSTRIA", "FRANCE", "ITALY")] == ["0.3333", "0.3333", "0"]
    (winner,) = WON_GAME.winners
    assert _of(_cells(WON_GAME), winner)[1] == "1"


def test_a_player_is_named_by_number_name_and_time_without_his_address() -> None:
    assert _of(_cells(DRAWN_GAME), "AUSTRIA")[2] == "1 Anna Player S1901M"
    assert "@" not in result_line(DRAWN_GAME, ENDED, PEOPLE)


def test_a_name_that_is_not_shown_is_left_out_and_one_with_tabs_is_set_on_a_line() -> None:
    shy = replace(PEOPLE[1], shows=frozenset([Shown.RECORD]))
    people = {**PEOPLE, 1: shy, 2: replace(PEOPLE[2], name="A\tB,C")}
    cells = result_line(DRAWN_GAME, ENDED, people).split("\t")
    assert _of(cells, "AUSTRIA")[2] == "1 - S1901M"
    assert _of(cells, "ENGLAND")[2] == "2 A B C S1901M"


@pytest.mark.parametrize(("reveal", "named"), [(True, "1 Anna Player S1901M"), (False, "-")])
def test_a_gunboat_game_names_nobody_unless_its_end_does(reveal: bool, named: str) -> None:
    gunboat = replace(DRAWN_GAME, settings=Settings(gunboat=True, reveal=reveal))
    assert _of(_cells(gunboat), "AUSTRIA")[2] == named
    assert ("Player" in result_line(gunboat, ENDED, PEOPLE)) == reveal


@pytest.mark.parametrize(
    ("game", "rated"),
    [
        (DRAWN_GAME, True),
        (WON_GAME, True),
        (SPRING_GAME, False),
        (replace(DRAWN_GAME, settings=Settings(rated=False)), False),
        (replace(DRAWN_GAME, ending=Ending.TERMINATED), False),
        (replace(DRAWN_GAME, practice=True), False),
    ],
)
def test_a_game_counts_if_people_have_decided_it(game: Game, rated: bool) -> None:
    assert is_rated(game) == rated
