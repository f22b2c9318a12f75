"""Free space on a map: no name hides the tip of an arrow, no dislodged unit an arrow or a name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import hypot

import pytest

from judge.render.maps.base_map import BaseMap, Curve, base_map_of, straight
from judge.render.maps.free_space import FreeSpace
from judge.render.maps.orders import order_layers
from judge.render.maps.symbols import inks
from judge.variants.geometry import map_of
from judge.variants.load import load
from tests.bench.drawn_phases import phase_views

ARROW = re.compile(r'class="[mf]" d="[^"]*?(-?\d+) (-?\d+)" marker')
UPWARDS = ((0.0, 60.0), (0.0, 22.0))
"""Where an arrow begins and ends that comes from below, from the middle of the token it ends at."""


@pytest.fixture(scope="module")
def base() -> BaseMap:
    geometry = map_of("standard")
    assert geometry is not None
    return base_map_of(load("standard").board, geometry)


@pytest.fixture
def space(base: BaseMap) -> FreeSpace:
    return FreeSpace(base)


def from_below(base: BaseMap, goal: str) -> Curve:
    """An arrow that ends below the token of a place."""
    x, y = base.units[goal]
    (ax, ay), (bx, by) = UPWARDS
    return straight((x + ax, y + ay), (x + bx, y + by), 0, 0)


def test_a_name_that_hides_an_arrow_s_tip_stands_at_another_side(base: BaseMap, space: FreeSpace) -> None:
    arrow = from_below(base, "ANK")
    assert base.names["ANK"].box.touches(*arrow.end, 0), "the dot is above, so the name is below"
    space.clear_names([("SMY", "ANK", arrow)])
    moved = space.moved_names["ANK"]
    assert not moved.touches(*arrow.end, 5)
    x, y = base.units["ANK"]
    assert (moved.y, abs(moved.x - x) > 30) == (y, True)
    assert space.before_name("ANK", arrow) == arrow


def test_an_arrow_ends_before_a_name_that_cannot_move(base: BaseMap, space: FreeSpace) -> None:
    arrow = from_below(base, "ANK")
    shorter = space.before_name("ANK", arrow)
    assert shorter.start == arrow.start
    assert not base.names["ANK"].box.touches(*shorter.end, 1)
    assert base.names["ANK"].box.touches(*shorter.end, 20), "and near it"


def test_a_curve_is_the_same_as_far_as_it_goes() -> None:
    whole = straight((0, 0), (100, 0), 0, 0, bend=0.2)
    part = whole.ended_at(0.5)
    assert part.end == pytest.approx(whole.at(0.5))
    assert part.at(0.5) == pytest.approx(whole.at(0.25))


def test_a_dislodged_unit_stands_off_the_arrow_that_drove_it_out(base: BaseMap, space: FreeSpace) -> None:
    x, y = base.units["UKR"]
    space.taken.append((x, y))
    usual = space.aside(x, y, ())
    arrow = straight((x + 3 * (usual[0] - x), y + 3 * (usual[1] - y)), (x, y), 0, 22)
    other = space.aside(x, y, [arrow])
    assert other != usual
    assert hypot(other[0] - x, other[1] - y) > 30, "both tokens can be read"
    assert min(hypot(other[0] - px, other[1] - py) for px, py in map(arrow.at, (0.6, 0.8, 1))) > 25


def test_a_mark_is_off_the_disc_of_a_support(space: FreeSpace) -> None:
    line = straight((500, 40), (560, 40), 0, 0)
    disc = line.at(0.62)
    assert space.on_line(line, 11) == line.at(0.5)
    x, y = space.on_line(line, 11, disc)
    assert hypot(x - disc[0], y - disc[1]) >= 15


def test_a_mark_at_a_corner_is_on_no_name(base: BaseMap, space: FreeSpace) -> None:
    for place in ("PAR", "LON", "SMY", "ROM"):
        x, y = space.corner(*base.units[place])
        assert not any(name.box.touches(x, y, 9) for name in base.names.values()), place


def test_marks_at_one_token_sit_at_different_corners(base: BaseMap, space: FreeSpace) -> None:
    assert len({space.corner(*base.units["UKR"]) for _ in range(3)}) == 3


def tips() -> Iterator[bool]:
    """Of each arrow of some phases of real games whether a name hides its tip."""
    variant, geometry = load("standard"), map_of("standard")
    assert geometry is not None
    base = base_map_of(variant.board, geometry)
    for view in phase_views(40):
        layers = order_layers(variant.board, base, inks(variant.powers), view)
        boxes = [layers.moved_names.get(code, name.box) for code, name in base.names.items()]
        for line in ARROW.findall("".join(layers.lines)):
            x, y = map(float, line)
            yield any(box.touches(x, y, 1) for box in boxes)


def test_hardly_an_arrow_s_tip_is_hidden_in_phases_of_real_games() -> None:
    hidden = [*tips()]
    assert len(hidden) > 400
    assert sum(hidden) < 0.025 * len(hidden)
