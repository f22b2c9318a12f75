from __future__ import annotations

import re
from html import unescape
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from judge.render.site.centre_chart import HEIGHT, NARROW_WIDTH, WIDTH, centre_chart, chart_height
from judge.variants.load import load

POWERS = load("standard").powers


def numbers(svg: str) -> list[float]:
    points = re.findall(r'points="([^"]*)"', svg)
    return [float(one) for pair in points for one in re.findall(r"[\d.]+", pair)]


def test_each_power_has_a_line_and_its_name_apart_from_the_others() -> None:
    svg = centre_chart(POWERS, {1900: (3, 3, 3, 3, 3, 4, 3), 1901: (5, 5, 5, 5, 5, 5, 4)}, 18)
    ET.fromstring(svg)
    assert svg.count("<polyline") == 2 * len(POWERS)
    heights = [float(y) for y in re.findall(r'<text x="566" y="([\d.]+)"', svg)]
    heights.sort()
    assert len(heights) == len(POWERS)
    assert all(below - above > 14.9 for above, below in pairwise(heights))
    assert 0 <= min(numbers(svg)) <= max(numbers(svg)) <= max(WIDTH, HEIGHT)


def test_the_line_of_victory_comes_when_it_is_near() -> None:
    far = centre_chart(POWERS, {1900: (3, 3, 3, 3, 3, 4, 3)}, 18)
    near = centre_chart(POWERS, {1908: (17, 3, 3, 3, 3, 4, 1)}, 18)
    assert "#a3162a" not in far
    assert "#a3162a" in near


LETTER = 7.6
"""How wide a letter of the chart is on the average, at its size of 12."""


@pytest.mark.parametrize("board", ["standard", "ancient_med", "modern", "hundred", "chaos"])
@pytest.mark.parametrize(("narrow", "width"), [(False, WIDTH), (True, NARROW_WIDTH)])
def test_every_name_has_room_on_a_desk_and_on_a_telephone(board: str, width: int, *, narrow: bool) -> None:
    powers = load(board).powers
    years = {year: tuple(range(len(powers))) for year in range(1900, 1921)}
    svg = centre_chart(powers, years, 18, narrow=narrow)
    assert ET.fromstring(svg).get("width") == str(width)
    found = re.findall(r'<text x="([\d.]+)" y="([\d.]+)">([^<]*)</text>', svg)
    assert len(found) == len(powers)
    assert max(float(x) + LETTER * len(unescape(words)) for x, _, words in found) <= width
    heights = sorted(float(y) for _, y, _ in found)
    assert all(below - above > 14.9 for above, below in pairwise(heights))
    assert heights[-1] < chart_height(powers)
    shown = [float(x) for x in re.findall(r'<text x="([\d.]+)" y="[\d.]+" text-anchor="middle">', svg)]
    assert all(right - left > 5 * LETTER for left, right in pairwise(shown))
