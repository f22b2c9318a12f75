"""A yes in every language, and the words with which a question about a coast or a unit is answered."""

from __future__ import annotations

import tomllib

import pytest

from judge.language.answer_words import coast_named, is_yes
from judge.language.text.typography import plain
from tests.rows import each_row
from tests.unit.language.positions import DATA

YES = tomllib.loads((DATA / "yes.toml").read_text(encoding="utf-8"))


@each_row("text", [word for words in YES.values() for word in words])
def test_each_way_to_say_yes_is_one(text: str) -> None:
    assert is_yes(text)


@pytest.mark.parametrize("text", ["[x] Yes", "[ X ] Ja", "\u2611 Oui", "\u2705 Yes please", "(yes)"])
def test_a_ticked_box_and_brackets_change_nothing(text: str) -> None:
    assert is_yes(text)


@pytest.mark.parametrize("text", ["[ ] Yes", "[] Ja", "\u2610 Oui", "( ) yes", "[x] No", "[ ] Yes [x] No"])
def test_an_empty_box_says_nothing(text: str) -> None:
    assert not is_yes(text)


@pytest.mark.parametrize("text", ["Pode ser", "Nemlig ikke", "Ja, men ikke det", "C'est bon?", "Adelante no"])
def test_what_may_mean_less_is_none(text: str) -> None:
    assert not is_yes(text)


@each_row(
    "text",
    [
        *(
            "Na ja",
            "Jaja!",
            "Ja ja, schon gut",
            "Naja, ja",
            "Nun ja",
            "Nou ja",
            "Mwah, ja",
            "Nja, ja",
            "Jo jo",
        ),
        *(
            "Tak, tak",
            "Sim, sim",
            "Pois sim",
            "Yeah yeah",
            "Mouais",
            "S\u00ed, ya, ya",
            "Vabb\u00e8, s\u00ec",
        ),
        *(
            "Yes and no",
            "Ja, egal",
            "Ouais, ouais",
            "Ok, got it",
            "Ok, noted",
            "S\u00ed, lo que sea",
            "Goed, begrepen",
        ),
    ],
)
def test_a_yes_with_reservations_and_a_receipt_are_none(text: str) -> None:
    assert not is_yes(text)


@each_row(
    "text",
    ["Ja, gern", "Oui oui", "S\u00ec s\u00ec", "Yes yes", "Ja, genau so", "Ja tak", "No tak"],
)
def test_a_yes_that_is_stressed_is_one(text: str) -> None:
    assert is_yes(text)


@pytest.mark.parametrize(
    ("text", "coast"),
    [
        ("im Norden", "nc"),
        ("Süden", "sc"),
        ("Ja, Nordküste", "nc"),
        ("de zuidkust graag", "sc"),
        ("Oh sorry, south", "sc"),
        ("s", "sc"),
        ("na północnym", "nc"),
        ("yes", ""),
        ("not the north", ""),
        ("north or south", ""),
    ],
)
def test_a_coast_is_named_in_few_words(text: str, coast: str) -> None:
    assert coast_named(plain(text).text) == coast
