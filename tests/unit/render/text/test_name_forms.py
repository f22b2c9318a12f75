"""Names in a sentence, in the forms of a language."""

from __future__ import annotations

import pytest

from judge.render.text.name_forms import in_form
from judge.render.text.reader_language import in_language


@pytest.mark.parametrize(
    ("name", "said"),
    [("France", "de la France"), ("Paris", "de Paris"), ("Ankara", "d'Ankara"), ("Édimbourg", "d'Édimbourg")],
)
def test_a_name_that_is_not_listed_is_of_the_class_of_its_first_letter(name: str, said: str) -> None:
    with in_language("fr"):
        assert in_form(name, "of") == said
