"""Names are sorted as in a book of the reader's language."""

from __future__ import annotations

import pytest

from judge.render.text.alphabet import alphabetical
from judge.render.text.reader_language import in_language


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Berlin", "Mid-Atlantic Ocean", "Munich"]),
        ("fr", ["Brest", "Édimbourg", "Liverpool", "Londres"]),
        ("de", ["Ägäis", "Albanien", "Belgien", "Österreich", "Ostsee"]),
        ("es", ["Bélgica", "Bulgaria", "Napoles", "Ñu", "Omsk"]),
        ("sv", ["Albanien", "Wales", "Ålands hav", "Östersjön"]),
        ("pl", ["Londyn", "Łotwa", "Monachium", "Śląsk", "Tyrol"]),
    ],
)
def test_names_are_in_the_order_of_the_alphabet(language: str, names: list[str]) -> None:
    with in_language(language):
        assert alphabetical(reversed(names)) == names
