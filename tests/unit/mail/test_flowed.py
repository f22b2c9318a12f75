"""RFC 3676, one rule each."""

from __future__ import annotations

import pytest

from judge.mail.body import unflow


@pytest.mark.parametrize(
    ("flowed", "delsp", "text"),
    [
        ("A PAR \n- BUR\nF BRE H", False, "A PAR - BUR\nF BRE H"),
        ("A PA \nR H", True, "A PAR H"),
        (" From here\n >not a quote", False, "From here\n>not a quote"),
        ("> one \n> two\n>> three \n> four", False, "> one two\n>> three\n> four"),
        ("text \n-- \nAnn", False, "text\n-- \nAnn"),
        ("-- \nAnn", True, "-- \nAnn"),
        ("last ", False, "last"),
        ("", False, ""),
        ("a\n\n \nb", False, "a\n\n\nb"),
    ],
)
def test_unflow(flowed: str, delsp: bool, text: str) -> None:
    assert unflow(flowed, delsp=delsp) == text
