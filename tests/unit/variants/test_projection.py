"""The projection of drawn maps: where it puts a point, and what a bump does."""

from __future__ import annotations

from math import dist

import pytest

from tools.maps.projection import Projection

WINDOW = (("parallels", "32", "42"), ("origin", "17.5", "36.5"), ("window", "-2000", "2000", "-1000", "1500"))
ROME, ATHENS, CARTHAGE = (12.5, 41.9), (23.7, 38.0), (10.3, 36.9)


def test_the_origin_lies_where_the_window_says_and_north_is_up() -> None:
    project = Projection.of(WINDOW)
    assert project.height == 750
    assert project(17.5, 36.5) == pytest.approx((600, 450))
    (rome_x, rome_y), (athens_x, athens_y), (_, carthage_y) = project.all([ROME, ATHENS, CARTHAGE])
    assert rome_x < 600 < athens_x
    assert rome_y < athens_y < carthage_y


def test_a_kilometre_is_a_kilometre_on_the_parallels() -> None:
    project = Projection.of(WINDOW)
    for latitude in (32.0, 42.0):
        degree = dist(project(17.0, latitude), project(18.0, latitude))
        kilometres = 111.19 * {32.0: 0.8480, 42.0: 0.7431}[latitude]
        assert degree / 1200 * 4000 == pytest.approx(kilometres, rel=1e-3)


def test_a_bump_makes_room_around_it_and_none_far_away() -> None:
    plain, pushed = Projection.of(WINDOW), Projection.of([*WINDOW, ("bump", *map(str, ROME), ".5", "300")])
    assert pushed(*ROME) == pytest.approx(plain(*ROME))
    near, far = (12.5, 43.0), (35.0, 32.0)
    assert dist(pushed(*near), pushed(*ROME)) > 1.3 * dist(plain(*near), plain(*ROME))
    assert pushed(*far) == pytest.approx(plain(*far), abs=0.1)


@pytest.mark.parametrize(
    ("row", "near", "far"),
    [
        (("south", "30", ".5"), (31.0, 30.5), (31.0, 20.0)),
        (("north", "45", ".5"), (15.0, 44.0), (15.0, 60.0)),
        (("east", "25", ".5"), (24.0, 40.0), (45.0, 40.0)),
    ],
)
def test_what_lies_far_out_comes_nearer(
    row: tuple[str, ...], near: tuple[float, float], far: tuple[float, float]
) -> None:
    plain, nearer = Projection.of(WINDOW), Projection.of([*WINDOW, row])
    assert nearer(*near) == pytest.approx(plain(*near))
    assert dist(nearer(*far), (600, 450)) < 0.8 * dist(plain(*far), (600, 450))


def test_the_map_is_large_round_its_middle_and_small_far_from_it() -> None:
    plain, rounded = Projection.of(WINDOW), Projection.of([*WINDOW, ("middle", *map(str, ROME), "1000")])
    assert rounded(*ROME) == pytest.approx(plain(*ROME))
    near, far = (13.0, 42.2), (40.0, 30.0)
    assert dist(rounded(*near), rounded(*ROME)) == pytest.approx(dist(plain(*near), plain(*ROME)), rel=0.01)
    assert dist(rounded(*far), rounded(*ROME)) < 0.7 * dist(plain(*far), plain(*ROME))


def test_a_long_line_is_bent() -> None:
    project = Projection.of(WINDOW)
    line = project.dense([(0.0, 30.0), (30.0, 30.0)])
    assert len(line) == 61
    assert line[30][1] > line[0][1] + 20
