"""The signs of powers in emails: their letters can be read in every program."""

from __future__ import annotations

import pytest

from judge.render.power_signs import contrast, inverted, power_signs
from judge.variants.load import load, names
from tests.rows import each_row

WCAG = 4.5


@each_row("variant", sorted(names()))
def test_the_letters_of_a_sign_stand_out_also_inverted(variant: str) -> None:
    for sign in power_signs(load(variant)).values():
        assert contrast(sign.ground, sign.ink) >= WCAG
        assert contrast(inverted(sign.ground), inverted(sign.ink)) >= WCAG


def test_a_sign_has_the_colour_of_the_map_where_its_letters_can_be_read_on_it() -> None:
    signs = power_signs(load("standard"))
    assert (signs["AUSTRIA"].ground, signs["AUSTRIA"].ink) == ("#b72211", "#ffffff")
    assert (signs["RUSSIA"].ground, signs["RUSSIA"].ink) == ("#f9f8f9", "#000000")


def test_colours_are_compared_as_wcag_does() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#b72211", "#b72211") == 1
    assert inverted("#b72211") == "#48ddee"
