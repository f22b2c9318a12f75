from __future__ import annotations

import pytest

from judge.rules.board import Board, ProvinceFacts, Terrain
from judge.rules.units import Kind
from tests.unit.rules.small_board import BOARD, NORTH


def test_a_fleet_reaches_the_coast_it_can_touch() -> None:
    assert BOARD.reach(Kind.FLEET, "WES") == ("EAS", "ALM", "GUL", "BOR/WC")
    assert BOARD.reach(Kind.FLEET, "BOR/EC") == ("EAS", "CAY")
    assert BOARD.reach(Kind.ARMY, "BOR") == ("ALM", "CAY", "ELM")


def test_places_to_stand_depend_on_the_kind() -> None:
    assert BOARD.standing_places(Kind.FLEET, "BOR") == ("BOR/WC", "BOR/EC")
    assert BOARD.standing_places(Kind.ARMY, "BOR") == ("BOR",)
    assert BOARD.standing_places(Kind.ARMY, "WES") == ()
    assert BOARD.standing_places(Kind.FLEET, "ELM") == ()
    assert BOARD.standing_places(Kind.ARMY, "ROC") == ()


def test_names_are_spelled_out_with_their_coast() -> None:
    assert BOARD.name("BOR/WC") == "Bor (west coast)"
    assert BOARD.name("GUL") == "Gull"
    assert BOARD.name("XYZ") == "XYZ"


def test_homes_are_centres_only() -> None:
    assert BOARD.homes(NORTH) == ("ALM", "BOR")


def test_distances_run_over_land_and_sea() -> None:
    distances = BOARD.distances("GUL")
    assert distances["GUL"] == 0
    assert distances["CAY"] == 2
    assert distances["ELM"] == 3
    assert "ROC" not in distances


def test_a_border_of_an_unknown_place_is_refused() -> None:
    with pytest.raises(ValueError, match="XYZ"):
        Board([ProvinceFacts("ABC", "Abc", Terrain.LAND)], armies=[("ABC", "XYZ")], fleets=[])
