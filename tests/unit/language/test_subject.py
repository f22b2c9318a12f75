from __future__ import annotations

import pytest

from judge.language.statements import Statement
from judge.language.text.subjects import in_subject, taken_for_command

TOKEN = "0123456789abcdef" * 2


@pytest.mark.parametrize("front", ["", "Re: ", "AW: Re:", " sv : "])
def test_a_token_with_its_word_is_read(front: str) -> None:
    assert in_subject(f"{front}Confirm {TOKEN}.") == (Statement(0, f"Confirm {TOKEN}"),)


@pytest.mark.parametrize(
    "subject", ["", "CONFIRM", "CONFIRM it", TOKEN, f"please CONFIRM {TOKEN}", f"SIGN ON {TOKEN}"]
)
def test_nothing_else_is(subject: str) -> None:
    assert in_subject(subject) == ()


def test_a_greeting_is_not_taken_for_a_command() -> None:
    assert taken_for_command("Re: sign on a alpha tulip") == "sign on a alpha tulip"
    assert taken_for_command("Re: Hello Austria alpha tulip") == ""
