from __future__ import annotations

import pytest

from judge.render.text.secrets import without_password


@pytest.mark.parametrize(
    "line",
    [
        "SIGN ON Austria alpha tulip",
        "signon aalpha tulip",
        "SINGON aalpha tulip",
        "sing on ?alpha tulip",
        "> SIGN ON Austria alpha tulip",
        ">> signon aalpha tulip",
        "| sign on aalpha tulip",
        "CREATE ?alpha tulip standard",
        "OBSERVE alpha tulip",
        "set password tulip",
        "SET PASWORD tulip",
        "reset password 4f9c tulip",
        "password: tulip",
    ],
)
def test_no_password_is_shown_back(line: str) -> None:
    assert "tulip" not in without_password(line)


@pytest.mark.parametrize(
    "line", ["A Vienna - Galicia", "SET WAIT", "LIST alpha", "SIGN ON Austria alpha ***", "SIGN OFF", ""]
)
def test_other_lines_stay_as_they_are(line: str) -> None:
    assert without_password(line) == line
