"""Diagrams: discs that do not touch, neighbours near each other, turned as hints have it."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

pytest.importorskip("networkx")  # of the extra test, as numpy
import networkx as nx

from tools.maps.diagram import APART, EDGE, HEIGHT_OF_WIDTH, discs

ROW = [(f"P{number}", f"P{number + 1}") for number in range(9)]
RING = [(f"P{number}", f"P{(number + 1) % 12}") for number in range(12)]
ALL = list(combinations([f"P{number}" for number in range(7)], 2))
GRID = [tuple(map(str, edge)) for edge in nx.grid_2d_graph(6, 6).edges]


@pytest.mark.parametrize("edges", [ROW, RING, ALL, GRID], ids=["row", "ring", "all", "grid"])
def test_no_two_discs_touch_and_all_are_on_the_picture(edges: list[tuple[str, str]]) -> None:
    places, width = discs(edges, {})
    assert {code for edge in edges for code in edge} == set(places)
    assert min(dist(a, b) for a, b in combinations(places.values(), 2)) >= APART - 1
    for x, y in places.values():
        assert EDGE <= round(x) <= width - EDGE
        assert EDGE <= round(y) <= width * HEIGHT_OF_WIDTH - EDGE


def test_the_places_of_a_row_stand_in_their_order_and_neighbours_are_nearest() -> None:
    places, _ = discs(ROW, {})
    across = [places[f"P{number}"][0] for number in range(10)]
    assert across in (sorted(across), sorted(across, reverse=True))
    for one, other in ROW:
        assert dist(places[one], places[other]) < dist(places["P0"], places["P9"])


@pytest.mark.parametrize("east", ["P0", "P9"])
def test_hints_turn_a_diagram_towards_where_places_are(east: str) -> None:
    west = {"P0": "P9", "P9": "P0"}[east]
    places, _ = discs(ROW, {east: (100.0, 0.0), west: (-100.0, 0.0), "P5": (1.0, 3.0)})
    assert places[east][0] > places[west][0] + 500


def test_two_pieces_of_a_board_are_both_drawn() -> None:
    places, _ = discs([*ROW, ("FAR", "AWAY")], {})
    assert dist(places["FAR"], places["AWAY"]) < dist(places["FAR"], places["P0"])


@pytest.mark.parametrize("edges", [ALL, RING, GRID], ids=["all", "ring", "grid"])
def test_a_board_that_looks_alike_from_several_sides_is_drawn_by_its_names_alone(
    edges: list[tuple[str, str]],
) -> None:
    turned = [(other, one) for one, other in reversed(edges)]
    assert discs(turned, {}) == discs(edges, {})


def test_the_picture_grows_with_the_places() -> None:
    row = [(f"P{number}", f"P{number + 1}") for number in range(120)]
    assert discs(row, {})[1] > discs(ROW, {})[1]
