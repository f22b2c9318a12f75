"""Boards that somebody may mean whose words name none."""

from __future__ import annotations

import pytest

from judge.variants.load import known_name, of_players
from judge.variants.near import near_boards, words_beside

NEAR = [
    ("anceint meditteranean", ("ancient_med",)),
    ("anceint", ("ancient_med",)),
    ("colnial", ("colonial",)),
    ("ilegal gunboat", ("illegal_gunboat",)),
    ("standrad", ("standard",)),
    ("Sengouku", ("sengoku",)),
    ("xyzzy", ("standard",)),
]


@pytest.mark.parametrize(("text", "boards"), NEAR)
def test_a_slip_finds_its_board_first(text: str, boards: tuple[str, ...]) -> None:
    assert known_name(text) is None
    assert near_boards(text)[: len(boards)] == boards


def test_words_that_may_mean_several_boards_name_them() -> None:
    assert {"modern", "a_modern_europe"} <= set(near_boards("Modern Europe")[:2])


@pytest.mark.parametrize("text", ["E v F", "duel", "two players", "Russia against France"])
def test_a_duel_that_is_not_there_names_those_that_are(text: str) -> None:
    assert near_boards(text) == of_players(2)


@pytest.mark.parametrize("text", ["G v I", "g vs i", "GvI", "germany/italy", "Italy v Germany"])
def test_a_duel_is_known_by_its_powers(text: str) -> None:
    assert known_name(text) == "germany_italy"


def test_words_beside_a_board_are_told_from_its_options() -> None:
    assert words_beside("colonial railway no press") == ("colonial+railway", "no press")
    assert words_beside("no board at all") == ("", "")
