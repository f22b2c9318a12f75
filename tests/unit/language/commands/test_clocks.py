"""Times of day in words: what they are in figures, and what is left as it is."""

from __future__ import annotations

import pytest

from judge.language.commands.clocks import clock_in_figures
from tests.rows import each_row


@each_row(
    ("text", "figures"),
    [
        ("wednesday the 9th of december, nine in the evening", "wednesday the 9th of december, 21:00"),
        ("at half past seven in the evening", "at 19:30"),
        ("halb acht abends", "19:30"),
        ("um 8 uhr abends", "um 20:00"),
        ("8:15 du soir", "20:15"),
        ("nueve y media de la noche", "21:30"),
        ("alle nove di sera", "alle 21:00"),
        ("om half acht 's avonds", "19:30"),
        ("as nove da noite", "as 21:00"),
        ("o osmej wieczorem", "o 20:00"),
        ("klockan nio pa kvallen", "klockan 21:00"),
        ("halv otte om aftenen", "19:30"),
        ("eight in the morning", "8:00"),
    ],
)
def test_a_time_in_words_is_one_in_figures(text: str, figures: str) -> None:
    assert clock_in_figures(text) == figures


@pytest.mark.parametrize(
    "text", ["nine armies in the evening", "at nine", "half acht 's avonds", "twelve at night", "20:00"]
)
def test_words_that_name_no_certain_time_stay(text: str) -> None:
    assert clock_in_figures(text) == text
