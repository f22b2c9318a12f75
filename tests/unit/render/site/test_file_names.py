from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from judge.paths import locales
from judge.render.file_names import folder_of
from tests.rows import each_row


@each_row(
    ("game", "folder"),
    [
        ("alpha", "alpha"),
        ("con", "x-con"),
        ("lpt1", "x-lpt1"),
        ("-rf", "x--rf"),
        ("__proto__", "x-__proto__"),
        ("..", "x-2e2e"),
        ("x-61", "x-x-61"),
        ("help", "x-help"),
        ("de", "x-de"),
        ("ab", "x-ab"),
        ("abc", "abc"),
        ("żółw", "x-c5bcc3b3c58277"),
    ],
)
def test_a_game_has_a_folder_that_every_file_system_takes(game: str, folder: str) -> None:
    assert folder_of(game) == folder


def test_no_game_has_the_folder_of_a_language() -> None:
    codes = [one.name for one in locales().iterdir() if one.is_dir()]
    assert "de" in codes
    assert [code for code in codes if folder_of(code) == code] == []


NAMES = st.one_of(
    st.text(min_size=1, max_size=40),
    st.text("-_abcdefnoux0123468", min_size=1, max_size=9),
    st.sampled_from(
        ["con", "x-con", "de", "x-de", "636f6e", "x-636f6e", "x-x-con", "aux", "-", "--", "x-", "x--"]
    ),
)


@given(NAMES, NAMES)
def test_two_games_never_share_one(one: str, other: str) -> None:
    assert re.fullmatch(r"[a-z0-9][a-z0-9_-]*", folder_of(one))
    assert (folder_of(one) == folder_of(other)) == (one == other)
