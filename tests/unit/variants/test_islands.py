"""Islands of computed maps: which places are some, and that they are cut out of their seas alone."""

from __future__ import annotations

import pytest

pytest.importorskip("shapely")  # of the extra test
import shapely

from tools.maps.islands import Cells, cut_in, islands_of

LEFT = [(0, 0), (400, 0), (400, 600), (0, 600)]
RIGHT = [(400, 0), (800, 0), (800, 600), (400, 600)]


@pytest.mark.parametrize(
    ("pairs", "expected"),
    [
        ([("ICE", "NAO"), ("NAO", "MAO")], {"ICE": ("NAO",), "MAO": ("NAO",)}),
        ([("SAR", "LYO"), ("SAR", "TYS"), ("LYO", "TYS"), ("LYO", "SPA"), ("TYS", "ROM"), ("SPA", "ROM")],
         {"SAR": ("LYO", "TYS")}),
        ([("ISL", "ONE"), ("ISL", "TWO"), ("ONE", "LAN"), ("TWO", "LAN"), ("LAN", "FAR"), ("FAR", "ONE"),
          ("FAR", "TWO")], {}),
    ],
    ids=["in one sea", "between two seas that meet", "between two seas that do not meet"],
)  # fmt: skip
def test_a_place_with_one_sea_round_it_or_two_that_meet_is_an_island(
    pairs: list[tuple[str, str]], expected: dict[str, tuple[str, ...]]
) -> None:
    assert islands_of(pairs) == expected
    assert islands_of([(other, one) for one, other in pairs]) == expected


def area(cells: Cells, code: str) -> float:
    outer, *holes = cells[code]
    return float(shapely.Polygon(outer, holes).area)


def test_an_island_in_a_sea_is_a_hole_of_it() -> None:
    cells = cut_in({"SEA": LEFT}, {"ISL": ("SEA",)}, 1.0)
    assert cells["SEA"][1:] == cells["ISL"]
    island = shapely.Polygon(cells["ISL"][0])
    assert shapely.Polygon(LEFT).contains(island)
    assert island.centroid.distance(shapely.Point(200, 300)) < 110
    assert area(cells, "SEA") + area(cells, "ISL") == shapely.Polygon(LEFT).area


def test_an_island_upon_a_border_takes_from_both_seas_which_go_round_it() -> None:
    cells = cut_in({"ONE": LEFT, "TWO": RIGHT}, {"ISL": ("ONE", "TWO")}, 1.0)
    assert area(cells, "ONE") < shapely.Polygon(LEFT).area
    assert area(cells, "TWO") < shapely.Polygon(RIGHT).area
    together = area(cells, "ONE") + area(cells, "TWO") + area(cells, "ISL")
    assert together == pytest.approx(800 * 600)
    shores = [set(cells["ISL"][0]) & set(cells[sea][0]) for sea in ("ONE", "TWO")]
    assert set.union(*shores) == set(cells["ISL"][0]), "points are shared exactly"
    assert len(set.intersection(*shores)) == 2, "where the three meet"


def test_several_islands_of_a_sea_stay_apart_and_one_without_room_is_left_out() -> None:
    small = [(0, 0), (90, 0), (90, 90), (0, 90)]
    seas = {"SEA": LEFT, "BAY": small}
    cells = cut_in(seas, {"ONE": ("SEA",), "TWO": ("SEA",), "BIG": ("BAY",)}, 1.0)
    one, two = (shapely.Polygon(cells[code][0]) for code in ("ONE", "TWO"))
    assert one.distance(two) > 0
    assert cells["SEA"][1:] == [*cells["ONE"], *cells["TWO"]]
    crowded = cut_in({"BAY": [(0, 0), (40, 0), (40, 40), (0, 40)]}, {"BIG": ("BAY",)}, 1.0)
    assert "BIG" not in crowded
    assert crowded["BAY"] == [[(0, 0), (40, 0), (40, 40), (0, 40)]]
