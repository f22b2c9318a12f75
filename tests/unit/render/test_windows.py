"""Windows: maps whose names are too small to read come in halves, or around the reader's units."""

from __future__ import annotations

import pytest

from judge.render.maps.base_map import XY, base_map_of
from judge.render.maps.letters import READABLE as WANTED
from judge.render.maps.windows import Window, around, halves, is_crowded, is_too_wide
from judge.variants.geometry import Geometry, map_of
from judge.variants.load import load

READABLE = 9 / 358
"""How high a name is at least, as a part of the width of what shows it."""


def geometry_of(name: str) -> Geometry:
    found = map_of(name)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("board", "parts"),
    [("standard", 1), ("modern", 2), ("world", 2), ("youngstown_wwii", 2), ("germany1648", 2)],
)
def test_seven_names_in_eight_are_nine_pixels_high_on_a_telephone(board: str, parts: int) -> None:
    geometry, rules = geometry_of(board), load(board).board
    windows = halves(rules, geometry)
    assert max(1, len(windows)) == parts
    width = windows[0].width if windows else geometry.picture
    sizes = [name.size for name in base_map_of(rules, geometry, WANTED * width).names.values()]
    assert sum(size >= READABLE * width for size in sizes) >= 7 / 8 * len(sizes)


@pytest.mark.parametrize("board", ["youngstown", "youngstown_redux"])
def test_a_map_whose_halves_are_too_crowded_is_shown_around_the_reader_s_units(board: str) -> None:
    geometry = geometry_of(board)
    assert is_crowded(load(board).board, geometry)
    assert not is_too_wide(geometry)


def test_the_halves_of_a_map_show_all_of_it_and_both_the_middle() -> None:
    left, right = halves(load("modern").board, geometry_of("modern"))
    assert (left.x, right.x + right.width) == (0, geometry_of("modern").picture)
    assert left.width == right.width
    assert left.x + left.width > right.x
    assert left.height == right.height == round(geometry_of("modern").height * geometry_of("modern").scale)


def shows(window: Window, point: XY) -> bool:
    return window.x < point[0] < window.x + window.width and window.y < point[1] < window.y + window.height


@pytest.mark.parametrize(
    ("points", "number"),
    [
        ([(5, 5)], 1),
        ([(1000, 1000), (1300, 1200)], 1),
        ([(100, 100), (4000, 3000)], 2),
        ([(100, 100), (2000, 100), (4000, 100), (4000, 3000)], 3),
        ([], 0),
    ],
)
def test_windows_show_the_units_of_a_reader_large_enough_to_be_read(points: list[XY], number: int) -> None:
    geometry = geometry_of("europa_renovatio")
    assert is_too_wide(geometry)
    windows = around(points, geometry)
    assert len(windows) == number
    for one in windows:
        assert READABLE * one.width <= 18
        assert one.x >= 0
        assert one.x + one.width <= geometry.picture
        assert one.y >= 0
        assert one.y + one.height <= geometry.height * geometry.scale
    assert sum(any(shows(one, point) for one in windows) for point in points) == min(len(points), 3) or (
        number == 1 and all(shows(windows[0], point) for point in points)
    )
