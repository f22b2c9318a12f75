"""Words that strangers wrote around orders: those that doubt them are asked about, and plain ones are not."""

from __future__ import annotations

import pytest

from tests.around_orders import Row, became, rows
from tests.sampling import is_sampled
from tests.scenarios.story import StoryJudge


@pytest.mark.sweep
@pytest.mark.parametrize(
    "row", [row for row in rows() if is_sampled(row, one_in=4)], ids=lambda row: row.text
)
def test_orders_beside_words_wait_or_count_as_was_meant(opening: StoryJudge, row: Row) -> None:
    came = became(opening, row)
    assert (came != row.want) is (row.known_miss != "")
