"""Drawn maps: what the tool makes of coasts and lines, and that the stored maps are those of their lines."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import pytest

pytest.importorskip("shapely")  # of the extra test, as networkx and numpy
import shapely
from shapely import Point, Polygon
from shapely.geometry.base import BaseGeometry

from judge.variants.geometry import Geometry, MapSource, Ring, geometry_of, map_source, read_geometry
from judge.variants.load import DATA, names
from tools.maps.countries import Countries, NoBorderError
from tools.maps.geography import NoMapOfLinesError, drawing, text_of
from tools.maps.projection import XY, Projection
from tools.maps.sections import drawn_boards, lines_of, points_of, sections_of

# West and East meet at the 10th degree; Isle lies east of them behind a strait, a rock in the ocean.
ARCS = (
    [(10.0, 44.0), (10.0, 47.0)],
    [(10.0, 47.0), (7.0, 47.0), (7.0, 44.0), (10.0, 44.0)],
    [(10.0, 44.0), (13.0, 44.0), (13.0, 47.0), (10.0, 47.0)],
    [(13.2, 44.0), (14.2, 44.0), (14.2, 47.0), (13.2, 47.0), (13.2, 44.0)],
    [(9.0, 43.0), (9.05, 43.0), (9.05, 43.05), (9.0, 43.05), (9.0, 43.0)],
)
LINES_OF_IT = """
[window]
parallels 40 50
origin 10 45
window -400 400 -300 300

[land]
NOR-WES 6,46 8,46 11,46   # to beyond the border
EAS-WES @West/East

[sea]
BAY-OCE 8,44.5 8,42
BAY-OCE 11.5,46.5 11.5,49

[anchors]
NOR 9,46.5
WES 9,45
EAS 11,45
BAY 7,43
OCE 12,43
XIS 14,45
"""
PLACES = ("NOR", "WES", "EAS", "BAY", "OCE")
STRAIT = """
[straits]
EAS 12.8,44 13.4,44 13.4,47 12.8,47
"""


def countries() -> Countries:
    """Their topology as world-atlas writes it: steps of whole numbers, neighbours with one arc."""
    arcs = [
        [
            (round(100 * (x - a)), round(100 * (y - b)))
            for (a, b), (x, y) in zip([(0, 0), *arc], arc, strict=False)
        ]
        for arc in ARCS
    ]
    shapes = {"West": [[0, 1]], "East": [[2, ~0]], "Isle": [[3]], "Rock": [[4]]}
    rows = [
        {"type": "Polygon", "arcs": rings, "properties": {"name": name}} for name, rings in shapes.items()
    ]
    transform = {"scale": [0.01, 0.01], "translate": [0, 0]}
    return Countries.of(
        json.dumps({"transform": transform, "arcs": arcs, "objects": {"countries": {"geometries": rows}}})
    )


def made(text: str) -> Geometry:
    lines = sections_of(text)
    return geometry_of(text_of(drawing(lines, countries(), PLACES), lines), "{}")


def shape(rings: tuple[Ring, ...]) -> BaseGeometry:
    """The rings by the even-odd rule."""
    whole: BaseGeometry = Polygon()
    for ring in rings:
        whole = whole.symmetric_difference(shapely.make_valid(Polygon(ring)))
    return whole


def test_neighbours_share_the_arcs_of_their_border() -> None:
    (border,) = countries().border("East", "West")
    assert border == [(10.0, 44.0), (10.0, 47.0)]
    with pytest.raises(NoBorderError, match="East and Isle have no border"):
        countries().border("East", "Isle")
    with pytest.raises(NoBorderError, match="East and Nowhere have no border"):
        countries().border("East", "Nowhere")


def test_cuts_coasts_and_borders_of_countries_make_places() -> None:
    found = made(LINES_OF_IT)
    assert {" ".join(sorted(pair)) for pair in found.borders()} == {
        "BAY EAS",
        "BAY NOR",
        "BAY OCE",
        "BAY WES",
        "EAS NOR",
        "EAS OCE",
        "EAS WES",
        "NOR WES",
        "OCE WES",
    }
    middle = [x for x, y in found.provinces["WES"][0] if (x, y) in found.provinces["EAS"][0]]
    assert middle
    assert all(
        abs(x - found.width / 2) < 12 for x in middle
    )  # the 10th degree, where the window has its origin


def test_land_of_nobody_is_closed_and_a_rock_too_small_to_see_is_left_out() -> None:
    found = made(LINES_OF_IT)
    assert found.closed.keys() == {"XIS"}
    assert "XIS" not in found.provinces
    assert found.islands == found.straits == ()
    assert len(made(LINES_OF_IT + "[islands]\nEAS 9.025,43.025\n").provinces["EAS"]) == 2


def test_a_strait_is_land_of_the_board_and_its_water_is_drawn_on_it() -> None:
    with pytest.raises(NoMapOfLinesError, match="nothing divides EAS and XIS"):
        made(LINES_OF_IT + STRAIT)
    found = made(LINES_OF_IT.replace("XIS 14,45", "") + STRAIT)
    (water,) = found.straits
    east = shape(found.provinces["EAS"])
    isle = Projection.of(sections_of(LINES_OF_IT)["window"])(14, 45)
    assert east.contains(Point(2 * isle[0], 2 * isle[1]))
    assert shapely.area(east.intersection(Polygon(water))) > 0.99 * Polygon(water).area
    assert found.closed == {}


def test_without_a_step_cuts_go_straight_from_point_to_point() -> None:
    rows = sections_of(LINES_OF_IT)["window"]
    ends = [(6.0, 46.0), (14.0, 46.0)]
    assert Projection.of(rows).cut(ends) == Projection.of(rows).all(ends)
    assert len(Projection.of([*rows, ("step", "2")]).cut(ends)) == 5


def stored(board: str) -> Geometry:
    found = read_geometry(DATA / board)
    assert found is not None
    return found


def finer(points: list[XY], board: str) -> Iterator[Point]:
    """Points in degrees as those of the stored geometry."""
    projection = Projection.of(lines_of(board)["window"])
    return (Point(2 * x, 2 * y) for x, y in projection.all(points))


def test_each_drawn_board_has_its_lines() -> None:
    assert drawn_boards() == [name for name in names() if map_source(name) is MapSource.OWN]


@pytest.mark.parametrize("board", drawn_boards())
def test_each_point_of_the_lines_lies_in_its_place_of_the_stored_map(board: str) -> None:
    geometry, lines = stored(board), lines_of(board)
    rings = {**geometry.provinces, **geometry.closed}
    rows = [(code, points_of(words)) for code, *words in (*lines["anchors"], *lines["islands"])]
    assert {code for code, _ in rows} >= rings.keys()
    elsewhere = [
        (code, (point.x, point.y))
        for code, points in rows
        if code in rings  # others are ocean
        for point in finer(points, board)
        if shape(rings[code]).distance(point) > 6  # a point may stand beside its island
    ]
    assert elsewhere == []


@pytest.mark.parametrize("board", drawn_boards())
def test_each_corner_of_three_cuts_is_one_of_the_stored_map(board: str) -> None:
    geometry, lines = stored(board), lines_of(board)
    assert geometry.height == 2 * Projection.of(lines["window"]).height
    cuts = [points_of(words) for _, *words in (*lines["land"], *lines["sea"]) if not words[0].startswith("@")]
    times = Counter(end for points in cuts for end in (points[0], points[-1]))
    corners = [point for point, count in times.items() if count > 2]
    assert len(corners) > 40
    drawn = {point for edge in geometry.edges() for point in edge}
    missing = [
        at
        for at, point in zip(corners, finer(corners, board), strict=True)
        if not any(point.distance(Point(one)) < 1.5 for one in drawn if abs(one[0] - point.x) < 2)
    ]
    assert missing == []
