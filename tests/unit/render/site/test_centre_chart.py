from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree as ET

from judge.render.site.centre_chart import HEIGHT, WIDTH, centre_chart
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
