from __future__ import annotations

import pytest

from judge.game.order_style import Style
from judge.language.orders.writing import written
from judge.language.text.patterns import result_line
from judge.render.languages import languages
from judge.render.text.names import with_local_names
from judge.render.text.reader_language import in_language
from judge.rules.orders import Hold, Move
from judge.rules.units import Kind
from tests.unit.language.positions import STANDARD


@pytest.mark.parametrize("language", languages())
def test_a_line_of_results_is_known_in_every_language(language: str) -> None:
    with in_language(language):
        board = with_local_names(STANDARD)
        for order in (Move(Kind.ARMY, "VIE", "GAL"), Hold(Kind.FLEET, "TRI")):
            text = written(order, Style(language=language), board)
            for power in board.powers:
                assert result_line().match(f"{power.name}: {text}.")


@pytest.mark.parametrize(
    "line",
    [
        "orders: Army Vienna - Galicia.",
        "Austria: Army Vienna -> Galicia",
        "Hear: F Tri.",
        f"{'N' * 900}: Army Vienna -> Galicia.",
    ],
)
def test_other_lines_are_no_results(line: str) -> None:
    assert not result_line().match(line)
