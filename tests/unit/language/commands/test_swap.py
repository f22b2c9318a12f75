"""SWAP names two powers, with whatever people write between them."""

from __future__ import annotations

import pytest

from judge.game.commands.member import Swap
from judge.language.problems import Problem
from judge.language.statements import Understood
from tests.unit.language.positions import answer, context


@pytest.mark.parametrize(
    "text",
    [
        "SWAP Austria Turkey",
        "SWAP A T",
        "swap Austria with Turkey",
        "Swap Austria for Turkey.",
        "please swap Austria with Turkey",
        "swap A and T, please",
        "swap Austria, Turkey",
    ],
)
def test_two_powers_change_places(text: str) -> None:
    found = answer(text, context(power=None))
    assert isinstance(found, Understood), found
    assert found.command == Swap(("AUSTRIA", "TURKEY"))


@pytest.mark.parametrize("text", ["SWAP Austria", "swap with Turkey", "swap Turkey for Bob"])
def test_fewer_than_two_powers_change_nothing(text: str) -> None:
    assert isinstance(answer(text, context(power=None)), Problem)
