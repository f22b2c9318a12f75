"""[judge] spread_deadlines: what a master is told of his game's minute, and that he may choose another."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.messages import says
from tests.unit.cli.command import CONFIG, HELLO, SPREAD, judge, mails


def created(place: Path, config: str, words: str) -> str:
    """The answer to a mail that creates games."""
    (place / "judge.toml").write_text(config, encoding="utf-8")
    judge(place, "feed", mail=HELLO.replace(b"HELP", f"REGISTER\nName: Anna\nEND\n{words}".encode()))
    return " ".join(mails(place)[-1].split())


@pytest.mark.parametrize("kind", ["", "SERIES "])
def test_a_new_game_has_a_minute_of_its_own_and_its_master_is_told(place: Path, kind: str) -> None:
    told = created(place, SPREAD, f"CREATE {kind}?alpha tulips\nLIST alpha")
    assert says(told, "deadlines-spread", time="23:37", zone="UTC")
    assert "clock 1417 min 12.00" in told


def test_the_masters_own_time_stays(place: Path) -> None:
    told = created(place, SPREAD, "CREATE ?alpha tulips\nSET MOVES CLOCK 20:15\nLIST alpha")
    assert "clock 1215 min 12.00" in told


def test_without_it_all_deadlines_fall_at_the_default_time(place: Path) -> None:
    told = created(place, CONFIG, "CREATE ?alpha tulips\nLIST alpha")
    assert "clock 1410 min 12.00" in told
    assert not says(told, "deadlines-spread")
