"""The maps of the boards: what is drawn is what the tables say, and can be read."""

from __future__ import annotations

import csv
from collections import Counter
from dataclasses import replace
from itertools import combinations
from math import dist

import pytest

from judge.render.documents import map_list
from judge.render.maps.base_map import base_map_of, label
from judge.render.text.messages import say
from judge.rules.board import Board, Terrain
from judge.rules.units import province_of
from judge.variants.check import check_geometry
from judge.variants.geometry import (
    DIAGRAM,
    DISC,
    Geometry,
    MapSource,
    Point,
    Ring,
    borders_of,
    edges_of,
    map_of,
    map_source,
)
from judge.variants.load import DATA, load, names
from tests.rows import each_row

OWN = [name for name in names() if (DATA / name / "geometry.json").exists()]
DIAGRAMS = [name for name in names() if (DATA / name / DIAGRAM).exists()]
MOST_DIAGRAMS = 39
"""How many boards have no better picture; this number may only shrink."""


def of(name: str) -> tuple[Board, Geometry]:
    geometry = map_of(name)
    assert geometry is not None
    return load(name).board, geometry


def is_inside(point: Point, rings: tuple[Ring, ...]) -> bool:
    """By the even-odd rule."""
    x, y = point
    crossings = 0
    for ring in rings:
        for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                crossings += 1
    return crossings % 2 == 1


@each_row("name", OWN)
def test_the_drawn_borders_are_those_of_the_table(name: str) -> None:
    board, geometry = of(name)
    assert list(check_geometry(board, geometry)) == []


@each_row("name", OWN)
def test_everything_stands_where_it_belongs(name: str) -> None:
    board, geometry = of(name)
    scale = geometry.scale
    for place, spots in geometry.spots.items():
        code = province_of(place)
        if place == code:
            assert is_inside(spots.unit, geometry.provinces[code]), place
        for spot in filter(None, (spots.unit, spots.label, spots.centre)):
            assert 0 < spot[0] < geometry.width, place
            assert 0 < spot[1] < geometry.height, place
        assert (spots.centre is not None) == (board.provinces[code].centre and place == code), place
        assert (spots.label is not None) == (place == code), place
        if spots.label:  # a name beside the token, not on it
            away = [abs(a - b) * scale for a, b in zip(spots.label, spots.unit, strict=True)]
            assert away[0] > 24 or away[1] > 15, place


@pytest.mark.parametrize("name", ["standard", "ancient_med", "modern"])
def test_tokens_of_a_drawn_map_never_come_over_each_other(name: str) -> None:
    _, geometry = of(name)
    spots = {place: spots.unit for place, spots in geometry.spots.items()}
    close = [
        (one, other)
        for one, other in combinations(spots, 2)
        if province_of(one) != province_of(other) and dist(spots[one], spots[other]) < 2 * 30
    ]
    assert close == []


def test_the_standard_map_agrees_in_all_206_borders() -> None:
    board, geometry = of("standard")
    drawn = {pair for pair in geometry.borders() if "SWI" not in pair}
    assert len(drawn) == 206
    assert drawn == borders_of(board)
    assert geometry.source is MapSource.OWN


def test_what_no_flat_map_of_ancient_mediterranean_can_have_is_a_bridge() -> None:
    board, geometry = of("ancient_med")
    assert geometry.source is MapSource.OWN
    assert {" ".join(pair) for pair in geometry.bridges} == {
        "AUS TYN",  # past Sicily, on whose strait NEA SIC are neighbours
        "BAL SAG",
        "BAL TAR",  # across the water
        "GOP THE",  # past the border ALE SII
        "GOT MES",  # where four seas meet
    }
    assert len(geometry.borders()) + len(geometry.bridges) == len(borders_of(board)) == 222


def test_fleets_go_on_rivers_and_nowhere_else_on_land() -> None:
    board, geometry = of("ancient_med")
    without = list(check_geometry(board, replace(geometry, rivers=())))
    nile = ("ALE MEM", "ALE THE", "BAY MEM", "BAY THE", "MEM THE")
    assert without == [f"geometry.json: the border of fleets {pair} is not drawn" for pair in nile]


def test_the_map_of_modern_has_every_border_and_a_canal_from_the_don_to_the_volga() -> None:
    board, geometry = of("modern")
    assert geometry.source is MapSource.OWN
    assert geometry.borders() == borders_of(board)
    assert len(geometry.borders()) == 402
    assert geometry.bridges == ()
    without = list(check_geometry(board, replace(geometry, canals=())))
    assert without == ["geometry.json: the border of fleets ROS VOL is not drawn"]
    assert 'class="river"' in base_map_of(board, geometry).over


@pytest.mark.parametrize("name", ["standard", "ancient_med", "modern"])
def test_no_name_of_a_drawn_map_stands_under_a_token(name: str) -> None:
    board, geometry = of(name)
    scale = geometry.scale
    under = []
    for code, named in geometry.spots.items():
        width = 5.3 * len(label(code, board.provinces[province_of(code)].terrain))
        for place, spots in geometry.spots.items():
            spot = named.label or (0, 0)
            x, y = (abs(a - b) * scale for a, b in zip(spot, spots.unit, strict=True))
            if named.label and x < width + 14 and y < 20:
                under.append((code, place))
    assert under == []


def _drawn_without_a_border(board: Board, geometry: Geometry) -> set[frozenset[str]]:
    return {pair for pair in geometry.borders() - borders_of(board) if pair <= geometry.spots.keys()}


def test_boards_that_share_a_map_have_its_borders_and_three_have_more() -> None:
    with (DATA / "maps.csv").open(encoding="utf-8", newline="") as lines:
        shared = [row["board"] for row in csv.DictReader(lines)]
    undrawn = {name: len(of(name)[1].undrawn(of(name)[0])) for name in shared}
    assert {name: number for name, number in undrawn.items() if number} == {
        "classic_ankara_crescent": 630,
        "classic_chaoctopi": 369,
        "classic_octopus": 369,
    }
    too_many = {name: list(_drawn_without_a_border(*of(name))) for name in shared}
    assert not any(too_many.values()), too_many
    assert {map_source(name) for name in ("chaos", "fleet_rome", "crowded")} == {MapSource.SHARED}


def test_a_place_with_another_code_has_the_polygon_and_the_spots_of_its_twin() -> None:
    _, standard = of("standard")
    _, geometry = of("classic_ankara_crescent")
    assert geometry.provinces["GOL"] == standard.provinces["LYO"]
    assert "LYO" not in geometry.spots


def test_a_board_with_the_map_of_another_has_its_own_places_centres_and_coasts() -> None:
    wrong = []
    for name in (name for name in names() if map_of(name) is not None):
        board, geometry = of(name)
        opened = {code for code, f in board.provinces.items() if f.terrain is not Terrain.IMPASSABLE}
        dots = {place for place, spots in geometry.spots.items() if spots.centre}
        if (
            geometry.provinces.keys() - board.provinces.keys()
            or geometry.spots.keys() != {place for place in board.places if province_of(place) in opened}
            or dots != {*board.centres} & opened
        ):
            wrong.append(name)
    assert wrong == []
    _, without_switzerland = of("germany_russia")
    assert "SWI" in without_switzerland.closed
    assert "BUL/NC" in without_switzerland.spots


def test_a_board_with_options_has_its_map() -> None:
    assert map_source("standard+portage") is MapSource.OWN
    assert map_source("crowded+duality") is MapSource.SHARED


def test_every_board_has_a_picture() -> None:
    assert [name for name in names() if map_source(name) is MapSource.NONE] == []


def test_the_list_of_a_board_says_what_its_picture_is() -> None:
    diagram, undrawn = say("map-diagram"), say("map-undrawn-borders", number=369)
    pages = {name: " ".join(map_list(load(name)).split()) for name in ("pure", "classic_octopus", "modern")}
    assert [name for name, page in pages.items() if diagram in page] == ["pure"]
    assert [name for name, page in pages.items() if undrawn in page] == ["classic_octopus"]


def test_most_boards_have_a_map() -> None:
    counts = Counter(map_source(name) for name in names())
    assert counts[MapSource.OWN] == 5
    assert counts[MapSource.SHARED] >= 30
    diagrams = [name for name in names() if of(name)[1].diagram]
    assert len(diagrams) <= MOST_DIAGRAMS


@each_row("name", DIAGRAMS)
def test_a_diagram_shows_every_place_and_no_disc_touches_another(name: str) -> None:
    board, geometry = of(name)
    assert list(check_geometry(board, geometry)) == []
    middles = [spots.unit for place, spots in geometry.spots.items() if place == province_of(place)]
    nearest = min(dist(one, other) for one, other in combinations(middles, 2))
    assert nearest * geometry.scale > 2 * DISC
    assert all(geometry.holds(place, *geometry.spots[place].unit) for place in geometry.provinces)


def test_the_check_finds_a_border_that_is_not_drawn_and_one_that_should_not_be() -> None:
    board, geometry = of("standard")
    provinces = {**geometry.provinces, "PAR": geometry.provinces["NAP"], "NAP": geometry.provinces["PAR"]}
    found = list(check_geometry(board, replace(geometry, provinces=provinces)))
    assert "geometry.json: the border BUR PAR is not drawn" in found
    assert "geometry.json: the border PAR ROM is drawn, but not in borders.csv" in found


def test_the_check_finds_a_place_without_polygon_or_position() -> None:
    board, geometry = of("standard")
    provinces = {code: rings for code, rings in geometry.provinces.items() if code != "BOH"}
    spots = {place: spot for place, spot in geometry.spots.items() if place != "SPA/NC"}
    found = list(check_geometry(board, replace(geometry, provinces=provinces, spots=spots)))
    assert "geometry.json: BOH has no polygon" in found
    assert "geometry.json: SPA/NC has no position" in found


def test_an_edge_has_no_direction() -> None:
    assert list(edges_of(((0, 0), (4, 0), (4, 3)))) == [((0, 0), (4, 0)), ((4, 0), (4, 3)), ((0, 0), (4, 3))]
