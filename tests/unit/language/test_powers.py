from __future__ import annotations

import pytest

from judge.language.powers import means_master, power_meant, seat_without_power
from judge.variants.load import load

STANDARD = load("standard")


@pytest.mark.parametrize("word", ["T", "t", "TURKEY", "Turkey", "turkish", "tu", "Turke"])
@pytest.mark.parametrize("strict", [True, False])
def test_a_power_is_known_by_letter_name_adjective_or_beginning(word: str, *, strict: bool) -> None:
    assert power_meant(STANDARD, word, strict=strict) == "TURKEY"


@pytest.mark.parametrize("word", ["turki", "tur-key", "türkey", "turkey."])
def test_in_front_of_a_games_name_a_word_counts_as_typed(word: str) -> None:
    assert power_meant(STANDARD, word) == "TURKEY"
    assert power_meant(STANDARD, word, strict=True) is None


@pytest.mark.parametrize("word", ["", "?", "x", "Spain", "M", "Turkeys"])
@pytest.mark.parametrize("strict", [True, False])
def test_other_words_mean_no_power(word: str, *, strict: bool) -> None:
    assert power_meant(STANDARD, word, strict=strict) is None


def test_seats_without_a_power_have_a_letter_and_a_word() -> None:
    assert seat_without_power("M") == seat_without_power("Master") == "MASTER"
    assert seat_without_power("o") == seat_without_power("OBSERVER") == "OBSERVERS"
    assert seat_without_power("GM") == "MASTER"
    assert not any(map(seat_without_power, ("", "observers", "A")))


def test_the_master_has_one_word_more_in_commands() -> None:
    assert all(map(means_master, ("M", "gm", "Master")))
    assert not means_master("O")
