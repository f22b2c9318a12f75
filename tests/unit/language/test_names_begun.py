"""Beginnings of the names that places have in other languages: read if one likely place begins like this."""

from __future__ import annotations

import pytest

from judge.language.problems import Problem
from judge.language.statements import UnderstoodOrder
from judge.rules import notation
from tests.messages import worded
from tests.unit.language.positions import answers, context

START = {
    "AUSTRIA": ["A VIE", "A BUD", "F TRI"],
    "ENGLAND": ["F LON", "F EDI", "A LVP"],
    "FRANCE": ["A PAR", "A MAR", "F BRE"],
    "ITALY": ["A VEN", "A ROM", "F NAP"],
    "RUSSIA": ["A MOS", "A WAR", "F SEV", "F STP/SC"],
    "TURKEY": ["A CON", "A SMY", "F ANK"],
}
READ = (
    ("TURKEY", "Esm -> Arm", "A SMY - ARM", "Smyrna"),
    ("TURKEY", "A Esmir - Siria", "A SMY - SYR", "Smyrna"),
    ("TURKEY", "Kon - Bul", "A CON - BUL", "Constantinople"),
    ("RUSSIA", "Sew - Rum", "F SEV - RUM", "Sevastopol"),
    ("RUSSIA", "Pet - Bot", "F STP/SC - BOT", "St Petersburg"),
    ("FRANCE", "A Par - Bou", "A PAR - BUR", "Burgundy"),
    ("ITALY", "F Nap - Jon", "F NAP - ION", "Ionian Sea"),
    ("ITALY", "Nea H", "F NAP H", "Naples"),
    ("AUSTRIA", "A Wie - Gal", "A VIE - GAL", "Vienna"),
    ("ENGLAND", "Lon - Man", "F LON - ENG", "English Channel"),
)
ASKED = (
    ("FRANCE", "F Bre - Man"),  # MAO with a slip in one letter
    ("AUSTRIA", "A Vie - Tir"),  # Tyrolia, or Trieste with a slip
    ("FRANCE", "A Mar - Pro"),  # begins no place that it can go to
    ("FRANCE", "Pre h"),  # begins Prussia, and Brest has another letter
    ("ITALY", "A Rom - Ne"),  # two letters
    ("FRANCE", "F Bre - Atlantique"),  # a whole name that two places share
)


def _read(power: str, text: str) -> list[object]:
    return list(answers(text, context(START, power=power, phase="S1901M")))


@pytest.mark.parametrize(("power", "text", "order", "place"), READ)
def test_a_beginning_in_another_language_is_read_and_said(
    power: str, text: str, order: str, place: str
) -> None:
    (found,) = _read(power, text)
    assert isinstance(found, UnderstoodOrder)
    assert notation.write(found.order) == order
    assert any(place in worded(one) for one in found.assumed)


@pytest.mark.parametrize(("power", "text"), ASKED)
def test_a_beginning_that_may_mean_another_place_is_asked_about(power: str, text: str) -> None:
    assert all(isinstance(one, Problem) for one in _read(power, text))
