"""Boards beyond the standard one, played by mail for a year; `python -m tests.scenarios.boards` plays all."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.game.state import Status
from tests.scenarios.boards import play

SHORT = {"england_turkey": "S1901M", "hundred": "S1425M", "american_conflict": "S1862M"}
"""A duel, builds anywhere, powers of two words: boards small enough for every run."""


@pytest.mark.parametrize(("board", "first"), SHORT.items())
def test_a_year_is_played_by_mail_without_a_line_refused(board: str, first: str, tmp_path: Path) -> None:
    played = play(board, 1, tmp_path)
    assert played.refused == []
    assert played.status is Status.RUNNING
    assert played.phases[0] == first
    assert len(played.phases) > 2


def test_chaos_begins_with_34_builds_and_goes_on_by_mail(tmp_path: Path) -> None:
    played = play("chaos", 2, tmp_path, most=3)
    assert played.refused == []
    assert played.phases == ["F1900A", "S1901M", "S1901R"]


def test_neutral_armies_stand_in_1066(tmp_path: Path) -> None:
    played = play("ten_sixty_six_v3", 1, tmp_path)
    assert played.refused == []
    assert played.phases[:1] == ["S1065M"]
