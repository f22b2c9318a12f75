"""The first mail to a board is read in little time, however many places the board has."""

from __future__ import annotations

import subprocess
import sys

from tests.architecture.sources import ROOT

LARGEST = "europa_renovatio"
"""842 places with eleven thousand spellings, ten times those of the standard board."""
MOST = 2.5
"""How many calls of functions its first mail may take for each of one to the standard board.

It takes 1.5; with all spellings in each of the patterns it was 9, and seven seconds.
"""


def calls(board: str) -> int:
    """In a process of its own, where nothing is remembered from an earlier mail."""
    command = [sys.executable, "-m", "tests.unit.language.first_mail", board]
    return int(subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout)


def test_the_first_mail_to_the_largest_board_takes_little_more_than_one_to_the_standard_board() -> None:
    assert calls(LARGEST) < MOST * calls("standard")
