"""Numbers with a fraction, and the first day of a month, as each language writes them."""

from __future__ import annotations

from datetime import UTC, datetime
from fractions import Fraction

import pytest

from judge.game.refusals import Refusal, Refused
from judge.render.languages import languages
from judge.render.lines.refusals import refusal_values
from judge.render.text.messages import dated
from judge.render.text.numbers import percent, rounded, to_places
from judge.render.text.reader_language import in_language
from tests.unit.render.seven_players import running

WITH_COMMA = frozenset(languages()) - {"en"}


def _comma(text: str, language: str) -> str:
    return text.replace(".", ",") if language in WITH_COMMA else text


@pytest.mark.parametrize("language", languages())
def test_a_fraction_has_the_comma_or_point_of_the_language(language: str) -> None:
    with in_language(language):
        assert rounded(Fraction(17, 2), 2) == _comma("8.5", language)
        assert rounded(Fraction(8), 2) == "8"
        assert rounded(Fraction(1, 3), 2) == _comma("0.33", language)
        assert rounded(Fraction(5, 1000), 2) == _comma("0.01", language)
        assert rounded(Fraction(34000), 2) == "34000"
        assert to_places(0.9, 3) == _comma("0.900", language)


@pytest.mark.parametrize(("language", "said"), [("en", "90%"), ("de", "90 %"), ("it", "90%")])
def test_a_share_is_said_in_percent(language: str, said: str) -> None:
    with in_language(language):
        assert " ".join(percent(0.9).split()) == said
        assert _comma("12.5", language) in percent(0.125)


def test_a_refusal_says_a_share_in_percent() -> None:
    refused = Refused(Refusal.OFTEN_LATE, "0.5")
    assert refusal_values(refused, running())["detail"] == "50%"


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [("fr", "1er janvier", "2 janvier"), ("de", "1. Jan", "2. Jan"), ("es", "1 ene", "2 ene")],
)
def test_the_first_of_a_month_is_named_as_the_language_has_it(language: str, first: str, second: str) -> None:
    with in_language(language):
        assert (
            dated(datetime(2026, 1, 1, tzinfo=UTC), "day"),
            dated(datetime(2026, 1, 2, tzinfo=UTC), "day"),
        ) == (first, second)
