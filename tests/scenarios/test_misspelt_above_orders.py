"""A misspelt order is refused by itself; it is no heading that makes the orders below it wait."""

from __future__ import annotations

import pytest

from judge.rules import notation
from tests.scenarios.alpha import ANNA
from tests.scenarios.story import StoryJudge


@pytest.mark.parametrize(
    "line", ["Nax H", "Vix S A Bud", "Gallia - Boh", "Bux stands", "Bud holdd", "A Xyz H", "Wien hält sich"]
)
def test_the_orders_below_a_misspelt_one_count(game: StoryJudge, line: str) -> None:
    game.deliver(ANNA, "orders", f"SIGN ON Austria alpha swordA\n{line}\nA Vie - Gal\n")
    with game.services.store.begin() as work:
        alpha = work.games.get("alpha")
        assert alpha is not None
        orders = [notation.write(order) for order in alpha.orders.get("AUSTRIA", ())]
    assert "A VIE - GAL" in orders
