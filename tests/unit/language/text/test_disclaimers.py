"""Disclaimers are known by what they say; sentences that only begin like one discard nothing."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.game.message import Said
from judge.language.text.own_lines import A_DISCLAIMER, A_QUOTE, own_lines
from tests.rows import each_row
from tests.sampling import examples
from tests.unit.language.text.company_lines import BANNERS, DISCLAIMERS, PROSE

ORDERS = ["A Par - Bur", "A Mar - Spa", "F Bre - MAO"]


def own(text: str) -> list[str]:
    return [line.text for line in own_lines(text)[0] if line.text.strip()]


def why(text: str) -> dict[str, Said]:
    return {line.text: line.why for line in own_lines(text)[1]}


@each_row("disclaimer", DISCLAIMERS)
def test_what_stands_below_a_disclaimer_apart_is_left_out(disclaimer: str) -> None:
    text = f"A Par - Bur\n\n{disclaimer}\n\nA Mar - Spa\n> F Bre H\n"
    assert own(text) == ["A Par - Bur"]
    assert (why(text)["A Mar - Spa"], why(text)["> F Bre H"]) == (A_DISCLAIMER, A_QUOTE)
    ruled = f"A Par - Bur\n________________\n{disclaimer}\nA Mar - Spa\n"
    assert own(ruled)[0] == "A Par - Bur"
    assert why(ruled)["A Mar - Spa"] == A_DISCLAIMER


@each_row("disclaimer", DISCLAIMERS)
def test_a_disclaimer_below_other_words_or_on_top_takes_itself_alone(disclaimer: str) -> None:
    assert own(f"A Par - Bur\n{disclaimer}\n\nA Mar - Spa") == ["A Par - Bur", "A Mar - Spa"]
    assert own(f"{disclaimer}\n\nA Par - Bur\nA Mar - Spa") == ["A Par - Bur", "A Mar - Spa"]
    assert own(f"A Par - Bur\n{disclaimer}\nA Mar - Spa") == ["A Par - Bur", "A Mar - Spa"]


_WRAPPED = st.sampled_from(
    ["Thanks for running the game, I did not expect that", "I should add that", "Well,"]
)
_GAP = st.sampled_from(["\n", "\n\n"])


@settings(deadline=None, max_examples=examples(300))
@given(st.sampled_from(PROSE), st.integers(min_value=0, max_value=3), _WRAPPED | st.just(""), _GAP, _GAP)
def test_a_sentence_that_begins_as_one_discards_nothing(
    sentence: str, place: int, above: str, first: str, second: str
) -> None:
    said = f"{above}\n{sentence}" if above else sentence
    parts = ["\n".join(ORDERS[:place]), said, "\n".join(ORDERS[place:])]
    text = first.join(part for part in parts[:2] if part)
    text = second.join(part for part in (text, parts[2]) if part)
    assert own(text) == [line for line in text.split("\n") if line]


@pytest.mark.parametrize("banner", BANNERS)
def test_a_banner_ends_with_its_paragraph_or_an_order(banner: str) -> None:
    assert own(f"{banner}\n\nA Par - Bur\nA Mar - Spa") == ["A Par - Bur", "A Mar - Spa"]
    assert own(f"{banner}\nA Par - Bur\nA Mar - Spa") == ["A Par - Bur", "A Mar - Spa"]


def test_a_paragraph_that_goes_on_to_orders_is_none() -> None:
    text = "This message is confidential and for the intended eyes, with privileged orders:\n\nA Par - Bur"
    assert own(text) == [line for line in text.split("\n") if line]


def test_a_long_paragraph_takes_no_longer_than_its_lines() -> None:
    text = "Hello\n\n" + "this message is confidential and for nobody\n" * 4000
    assert len(own(text)) == 4001
