"""ADJUST on boards with powers of several words, armies of nobody's and seas for many fleets."""

from __future__ import annotations

import pytest

from judge.game.commands.master import Adjust, Correction, GiveCentre, PutOn, TakeOff
from judge.language.reading import read
from judge.language.statements import Context, Statement, Understood
from judge.rules.units import Kind
from judge.rules.variant_rules import NEUTRAL
from judge.variants.load import load
from tests.unit.language.positions import NOW


@pytest.mark.parametrize(
    ("board", "line", "correction"),
    [
        ("standard", "PLACE F Tri Austria", PutOn(Kind.FLEET, "TRI", "AUSTRIA")),
        ("standard", "REMOVE A Vie", TakeOff(Kind.ARMY, "VIE")),
        ("standard", "OWNER Ser none", GiveCentre("SER", None)),
        ("world10", "OWNER Afghanistan South Africa", GiveCentre("AFG", "SOUTH_AFRICA")),
        ("divided_states", "PLACE A Albany New York", PutOn(Kind.ARMY, "ALB", "NEW_YORK")),
        ("divided_states", "PLACE A Albany for North Carolina", PutOn(Kind.ARMY, "ALB", "NORTH_CAROLINA")),
        ("ten_sixty_six_v3", "PLACE A Glasgow neutral", PutOn(Kind.ARMY, "GLA", NEUTRAL)),
        ("naval", "PLACE F Nth Germany", PutOn(Kind.FLEET, "NTH", "GERMANY")),
        ("naval", "REMOVE F Nth Germany", TakeOff(Kind.FLEET, "NTH", "GERMANY")),
        ("naval", "REMOVE A Lon", TakeOff(Kind.ARMY, "LON")),
    ],
)
def test_a_line_of_adjust_names_a_unit_and_whose_it_is(board: str, line: str, correction: Correction) -> None:
    block = Statement(1, "ADJUST", (line, "REASON a slip"), block=True, closed=True, numbers=(2, 3))
    (answer,) = read(block, Context(NOW, variant=load(board)))
    assert isinstance(answer, Understood), answer
    assert answer.command == Adjust((correction,), "a slip", None)
