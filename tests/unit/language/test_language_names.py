"""Names of languages, in any language, and the language in which somebody writes."""

from __future__ import annotations

import pytest

from judge.language.language_names import language_code, own_name
from judge.language.word_files import word_files
from judge.language.written_language import language_written
from tests.rows import each_row


@each_row(
    ("text", "code"),
    [
        ("de", "de"),
        ("Deutsch", "de"),
        ("GERMAN", "de"),
        ("allemand", "de"),
        ("niemiecki", "de"),
        ("de-AT", "de"),
        ("espanol", "es"),
        ("português", "pt"),
        ("pt_BR", "pt"),
        ("Französisch", "fr"),
        ("svenska", "sv"),
        ("Italienisch", "it"),
        ("holländska", "nl"),
        ("Klingon", ""),
        ("", ""),
        ("d", ""),
    ],
)
def test_a_language_is_named_in_any_language(text: str, code: str) -> None:
    assert language_code(text) == code


def test_every_language_that_is_read_has_its_name() -> None:
    for code in word_files():
        assert language_code(own_name(code)) == code
        assert own_name(code) != code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Hallo, ich heiße Hans und möchte gern mitspielen. Meine Armee bleibt in Berlin.", "de"),
        ("Bonjour, la flotte va vers la mer du Nord, et mes armées restent.", "fr"),
        ("Hello, I would like to play. My army stays in Berlin and the fleet moves to Kiel.", "en"),
        ("REGISTER\nName: Hans Meier\nEND", ""),
        ("A Ber - Kie\nF Kie - Den", ""),
        ("", ""),
    ],
)
def test_the_language_of_a_text_is_that_of_most_of_its_words(text: str, code: str) -> None:
    assert language_written(text) == code
