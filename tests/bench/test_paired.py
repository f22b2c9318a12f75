"""Two checkouts are compared step by step; a checkout costs what it costs itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bench import paired


@pytest.mark.parametrize("steps", ["phone emails", "turns"])
def test_a_checkout_costs_as_much_as_itself(steps: str) -> None:
    here = Path(__file__).parents[2]
    ratio = paired.compare(here, here, steps, pairs=1)
    assert ratio.cpu > 0
    assert ratio.calls == pytest.approx(1, abs=0.01)
