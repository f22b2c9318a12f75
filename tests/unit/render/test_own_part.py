"""The reader's own part of a page, in front of the buttons and behind them."""

from __future__ import annotations

import pytest

from judge.render.lines.own_part import OwnPart

SHORT, LONG = (
    "A Vienna held.",
    "A Munich was dislodged by Austria's Army Bohemia -> Munich with 2 (with Army Tyrolia).",
)


@pytest.mark.parametrize(
    ("first", "others", "above"),
    [
        (0, 0, (0, 0)),
        (0, 4, (0, 4)),
        (0, 12, (0, 12)),
        (0, 34, (0, 12)),
        (1, 4, (1, 4)),
        (1, 9, (1, 5)),
        (4, 9, (1, 0)),
    ],
)
def test_a_page_has_its_buttons_behind_the_first_sentences(
    first: int, others: int, above: tuple[int, int]
) -> None:
    whole = OwnPart((LONG,) * first, (SHORT,) * others)
    shown, rest = whole.parted()
    assert (len(shown.first), len(shown.others)) == above
    assert shown + rest == whole


def test_what_is_longer_than_its_room_is_shown_all_the_same() -> None:
    shown, rest = OwnPart((LONG * 5,), (SHORT,)).parted()
    assert (shown.first, rest.others) == ((LONG * 5,), (SHORT,))
