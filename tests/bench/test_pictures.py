"""The benchmark of pictures runs: its page is drawn by hand, and nobody else calls it."""

from __future__ import annotations

from tests.bench.pictures import turn


def test_a_small_turn_sends_a_picture_with_the_results_of_each_game() -> None:
    measured = turn(2)  # an error if a game's mails go without theirs
    assert measured["games"] == 2
    assert isinstance(measured["mails"], int)
    assert measured["mails"] >= 14
