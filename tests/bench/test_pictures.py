"""The benchmark of pictures runs: its page is drawn by hand, and nobody else calls it."""

from __future__ import annotations

from tests.bench.pictures import trial, turn


def test_a_small_turn_sends_a_picture_with_the_results_of_each_game() -> None:
    measured = turn(2)  # an error if a game's mails go without theirs
    assert measured["games"] == 2
    assert isinstance(measured["mails"], int)
    assert measured["mails"] >= 14


def test_a_try_with_its_picture_costs_at_most_two_and_a_half_bare_pictures() -> None:
    """Both are measured in the same run, so that no load of the machine changes the ratio much."""
    measured = trial(2)
    assert isinstance(measured["try_ratio"], float)
    assert measured["try_ratio"] <= 2.5
