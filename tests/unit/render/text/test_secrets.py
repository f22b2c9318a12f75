from __future__ import annotations

import pytest

from judge.render.text.secrets import without_password
from tests.rows import each_row


@each_row(
    "line",
    [
        "SIGN ON Austria alpha tulips",
        "signon aalpha tulips",
        "SINGON aalpha tulips",
        "sing on ?alpha tulips",
        "> SIGN ON Austria alpha tulips",
        ">> signon aalpha tulips",
        "| sign on aalpha tulips",
        "CREATE ?alpha tulips standard",
        "OBSERVE alpha tulips",
        "set password tulips",
        "SET PASWORD tulips",
        "reset password 4f9c tulips",
        "password: tulips",
    ],
)
def test_no_password_is_shown_back(line: str) -> None:
    assert "tulips" not in without_password(line)


@pytest.mark.parametrize(
    "line", ["A Vienna - Galicia", "SET WAIT", "LIST alpha", "SIGN ON Austria alpha ***", "SIGN OFF", ""]
)
def test_other_lines_stay_as_they_are(line: str) -> None:
    assert without_password(line) == line
