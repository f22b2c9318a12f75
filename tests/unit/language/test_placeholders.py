"""What our mails print for a word is never that word."""

from __future__ import annotations

import pytest

from judge.language.secret_words import YOUR_PASSWORD, is_placeholder


@pytest.mark.parametrize(
    "word",
    [
        YOUR_PASSWORD,
        "your name",
        "your-password",
        "YOUR_PASSWORD",
        "<YOUR-PASSWORD>",
        '"Your-Password".',
        "YOUR-",
        "YOUR-PASS",
        "NEW-PASSWORD",
        "<old_password>",
        "new password.",
        "OLD-",
        "NEW-PASS",
    ],
)
def test_a_placeholder_is_known(word: str) -> None:
    assert is_placeholder(word)


@pytest.mark.parametrize(
    "word",
    [
        "",
        "you",
        "yo",
        "tulip",
        "yourpassword1",
        "yours",
        "younger",
        "---",
        "newpass",
        "gold-rush",
        "new",
        "newpassword7",
    ],
)
def test_other_words_are_none(word: str) -> None:
    assert not is_placeholder(word)
