"""Points that shorten names, which elsewhere end an order."""

from __future__ import annotations

import pytest

from tests.unit.language.positions import answer, answers, context, shown

HERE = context(
    {"RUSSIA": ["F STP/SC", "F BOT", "A MOS"], "ENGLAND": ["F LON", "F EDI", "F NTH"]}, power="RUSSIA"
)


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("F St. P. - Bot", "F STP/SC - BOT"),
        ("F St. P. (sc) - Bot", "F STP/SC - BOT"),
        ("F St P S F Bot", "F STP/SC S F BOT"),
        ("A Mos S F St. P.", "A MOS S F STP/SC"),
        ("F St. P. H", "F STP/SC H"),
        ("A Mos. - Ukr.", "A MOS - UKR"),
        ("F Bot. S F St.P.", "F BOT S F STP/SC"),
    ],
)
def test_a_point_behind_a_short_name_ends_no_order(text: str, order: str) -> None:
    assert shown(answer(text, HERE)) == order


def test_a_point_between_orders_still_does() -> None:
    found = [shown(one) for one in answers("A Mos - Ukr. F Bot - Swe.", HERE)]
    assert found == ["A MOS - UKR", "F BOT - SWE"]
