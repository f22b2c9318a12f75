"""The page tokens of a judge: reckoned, of one game, phase, power and address."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from typing import Any

import pytest

from judge.language.page_tokens import ALPHABET, is_page_token
from judge.records.page_tokens import PageTokens
from judge.rules.phases import Phase

TOKENS = PageTokens(lambda: b"secret")
PHASE = Phase.parse("F1901M")
ABOUT: Mapping[str, Any] = {
    "game": "alpha",
    "phase": PHASE,
    "power": "AUSTRIA",
    "address": "anna@aus.example",
}


def test_a_token_is_the_first_fifty_bits_of_the_digest() -> None:
    digest = hmac.digest(b"secret", b"page|alpha|F1901M|AUSTRIA|anna@aus.example", "sha256")
    bits = f"{int.from_bytes(digest):0256b}"
    letters = [ALPHABET[int(bits[at : at + 5], 2)] for at in range(0, 50, 5)]
    token = "".join((*letters[:4], "-", *letters[4:8], "-", *letters[8:]))
    assert is_page_token(token), "this digest needs no second try"
    assert TOKENS.token(**ABOUT) == token


@pytest.mark.parametrize(
    "other",
    [
        {"game": "beta"},
        {"phase": Phase.parse("F1901R")},
        {"power": "ITALY"},
        {"address": "irma@ita.example"},
    ],
)
def test_what_it_is_for_makes_another_token(other: Mapping[str, Any]) -> None:
    token = TOKENS.token(**ABOUT)
    assert TOKENS.token(**{**ABOUT, **other}) != token
    assert not TOKENS.is_token(token, **{**ABOUT, **other})


def test_another_judge_has_other_tokens_and_the_same_has_the_same() -> None:
    assert PageTokens(lambda: b"other").token(**ABOUT) != TOKENS.token(**ABOUT)
    assert PageTokens(lambda: b"secret").token(**ABOUT) == TOKENS.token(**ABOUT)


def test_capitals_of_an_address_make_no_difference() -> None:
    assert TOKENS.is_token(TOKENS.token(**ABOUT), **{**ABOUT, "address": "Anna@Aus.example"})


def test_every_token_has_the_form_of_one() -> None:
    found = {TOKENS.token(f"game{n}", PHASE, "AUSTRIA", "anna@aus.example") for n in range(2000)}
    assert len(found) == 2000
    assert all(map(is_page_token, found))


@pytest.mark.parametrize("typed", ["", "7k2m-p9qx-4w", "é"])
def test_other_words_are_not_the_token(typed: str) -> None:
    assert not TOKENS.is_token(typed, **ABOUT)
