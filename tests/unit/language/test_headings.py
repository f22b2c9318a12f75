"""Lines over orders: what they claim, what of it fits, and what is no heading at all."""

from __future__ import annotations

import pytest

from judge.language.headings import contradiction
from judge.language.statements import About, Heading
from judge.rules.phases import Phase
from tests.messages import worded
from tests.rows import each_row
from tests.unit.language.positions import answer, context

HERE = context(power="FRANCE", phase="F1901M", game="alpha", player="Fleur Petit-Jean")


@each_row(
    "text",
    [
        "France",
        "FRENCH orders:",
        "France, Fall 1901",
        "Fall",
        "Autumn of 1901:",
        "My final moves for Fall 1901:",
        "F1901M",
        "Game: alpha",
        "Game: Alpha (Standard)",
        "Game: DIPJ:alpha",
        "Player: France",
        "Player: (Fleur)",
        "Country = France",
        "country: F",
        "Player: Fleur",
        "Name: F. Petit-Jean",
        "Year: 1901   Season: Fall",
        "Game: alpha, Country: France, Year: 1901, Season: autumn",
        "Game: alpha | Power: France | Turn: F1901M",
        "Fleur Petit-Jean, alpha, France, Fall 1901",
    ],
)
def test_what_fits(text: str) -> None:
    found = answer(text, HERE)
    assert isinstance(found, Heading), found
    assert found.wrong == ""


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Spring", "The heading names Spring, but the current phase is F1901M."),
        ("Fall 1902", "The heading names Fall 1902, but the current phase is F1901M."),
        ("France, S1901M:", "The heading names S1901M, but the current phase is F1901M."),
        ("F1901R", "The heading names F1901R, but the current phase is F1901M."),
        ("Year: 1902", "The heading names 1902, but the current phase is F1901M."),
        ("Germany", "The heading names Germany, but you have signed on as France."),
        ("German moves:", "The heading names Germany, but you have signed on as France."),
        ("Country: Narnia", "The heading names Narnia, but you have signed on as France."),
        ("Game: beta", "The heading names the game beta, but you are signed on to alpha."),
        (
            "Player: Gustav",
            "The heading names another player, Gustav; you are registered as Fleur Petit-Jean.",
        ),
        ("Game: alpha Country: Italy", "The heading names Italy, but you have signed on as France."),
    ],
)
def test_what_does_not_fit(text: str, wrong: str) -> None:
    found = answer(text, HERE)
    assert isinstance(found, Heading), found
    assert worded(found.wrong) == wrong


@pytest.mark.parametrize(
    "text", ["1902", "20 November 2026", "A Par - Bur in spring", "beta", "Year: soon", "Game:"]
)
def test_what_is_no_heading(text: str) -> None:
    assert not isinstance(answer(text, HERE), Heading)


def test_where_units_are_lent_another_power_may_stand_over_orders() -> None:
    lending = context(power="FRANCE", phase="F1901M", proxies=True)
    found = answer("Germany", lending)
    assert isinstance(found, Heading)
    assert found.wrong == ""


def test_without_a_game_nothing_contradicts() -> None:
    nowhere = context(power=None, phase="F1901M")
    found = answer("Germany", nowhere)
    assert isinstance(found, Heading)
    assert [claim.about for claim in found.claims] == [About.POWER]
    assert found.wrong == ""


def test_a_heading_may_name_the_later_phase_an_order_is_for() -> None:
    found = answer("F1901R", HERE)
    assert isinstance(found, Heading)
    kind = next(claim for claim in found.claims if claim.about is About.KIND)
    assert contradiction(kind, HERE) != ""
    assert contradiction(kind, HERE, Phase.parse("F1901R")) == ""
