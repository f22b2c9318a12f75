"""Orders in the six styles a person can choose."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game.order_style import USUAL, Form, Style
from judge.game.proxies import Proxy
from judge.language.orders.writing import written, written_by
from judge.rules.orders import Build, Convoy, Move, Order, Support
from judge.rules.units import Kind, Position
from tests.unit.language.positions import STANDARD, units

A, F = Kind.ARMY, Kind.FLEET
HERE = Position(units=units({"GERMANY": ["A MUN"], "FRANCE": ["A BUR"], "ENGLAND": ["F NTH", "A YOR"]}))


@pytest.mark.parametrize(
    ("text", "style"),
    [
        ("", None),
        ("sentence", USUAL),
        ("SENTENCE CODES", Style(Form.SENTENCE, names=False)),
        ("short", Style(Form.SHORT, names=False)),
        ("zine  names", Style(Form.ZINE, names=True)),
        ("zine full", None),
        ("names", None),
    ],
)
def test_a_style_in_words(text: str, style: Style | None) -> None:
    if style is None:
        with pytest.raises(ValueError, match=r"NAMES|valid"):
            Style.parse(text)
    else:
        assert Style.parse(text) == style
        assert Style.parse(str(style)) == style


@pytest.mark.parametrize(
    ("style", "order", "text"),
    [
        ("sentence", Support(A, "MUN", "BUR", "RUH", A), "Army Munich SUPPORT French Army Burgundy -> Ruhr"),
        ("sentence codes", Support(A, "MUN", "BUR", "RUH", A), "Army MUN SUPPORT French Army BUR -> RUH"),
        ("short", Support(A, "MUN", "BUR", "RUH", A), "A MUN S A BUR - RUH"),
        ("short names", Support(A, "MUN", "BUR", "RUH", A), "A Munich S A Burgundy - Ruhr"),
        ("zine", Support(A, "MUN", "BUR", "RUH", A), "A(Mun) S A(Bur)-Ruh"),
        ("zine names", Support(A, "MUN", "BUR", "RUH", A), "A(Munich) S A(Burgundy)-Ruhr"),
        ("short names", Move(A, "YOR", "NWY", via=True, route=("NTH",)), "A Yorkshire - North Sea - Norway"),
        ("short", Convoy(F, "NTH", "HOL", "PAR", A, "GERMANY"), "F NTH C (GERMANY) A HOL - PAR"),
        (
            "short names",
            Convoy(F, "NTH", "HOL", "PAR", A, "GERMANY"),
            "F North Sea C (GERMANY) A Holland - Paris",
        ),
        ("sentence codes", Build(F, "STP/NC"), "Builds a fleet in STP/NC."),
        ("short names", Build(F, "STP/NC"), "F St Petersburg (north coast) B"),
    ],
)
def test_an_order_in_a_style(style: str, order: Order, text: str) -> None:
    assert written(order, Style.parse(style), STANDARD, HERE) == text


LAST = Support(F, "ADR", "ION", "VEN", F, None, ("ADR",), 2)
FIRST = replace(LAST, at="WES", step=1)


@pytest.mark.parametrize(
    ("style", "order", "text"),
    [
        ("sentence", LAST, "Fleet Adriatic Sea SUPPORT Fleet (Ionian Sea ->) Adriatic Sea -> Venice"),
        ("short", LAST, "F ADR S F (ION -) ADR - VEN"),
        ("zine", LAST, "F(ADR) S F(ION-) ADR-Ven"),
        ("short", FIRST, "F WES S F ION - ADR - VEN (first step)"),
        ("zine", FIRST, "F(WES) S F(ION)-ADR-Ven (first step)"),
    ],
)
def test_the_step_that_a_support_is_for_is_written_as_people_write_it(
    style: str, order: Order, text: str
) -> None:
    assert written(order, Style.parse(style), STANDARD) == text


@pytest.mark.parametrize(
    ("style", "text"),
    [
        ("sentence", "French Army Burgundy PROXY TO Italy"),
        ("short", "French A BUR PROXY TO Italy"),
        ("zine", "French A(Bur) PROXY TO Italy"),
        ("zine names", "French A(Burgundy) PROXY TO Italy"),
    ],
)
def test_a_proxy_in_a_style(style: str, text: str) -> None:
    assert written_by("GERMANY", Proxy(A, "BUR", "ITALY"), STANDARD, HERE, Style.parse(style)) == text
