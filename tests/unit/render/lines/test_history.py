from __future__ import annotations

from dataclasses import replace

from judge.render.lines.history import centre_lines, tenure_lines
from tests.unit.render.games import BUSY_RESULTS, SNAPSHOTS, WINTER_RESULTS, WON_GAME
from tests.unit.render.seven_players import PEOPLE


def test_a_successor_is_named_with_the_phase_he_came_in() -> None:
    assert tenure_lines(WON_GAME, PEOPLE)[-2:] == (
        "  Turkey:        Tara Player",
        "   from F1901M:  Oscar Observer",
    )


def test_a_year_counts_by_its_last_phase() -> None:
    assert centre_lines(WON_GAME, SNAPSHOTS)[:2] == (
        "Power      1900 '01",
        "Austria       3   4*",
    )


def test_a_fall_with_retreats_counts_after_them() -> None:
    before = centre_lines(WON_GAME, (BUSY_RESULTS.snapshot,))
    after = centre_lines(WON_GAME, (BUSY_RESULTS.snapshot, WINTER_RESULTS.snapshot))
    assert before[7].split()[-1] == "4*"
    assert after[7].split()[-1] == "3*"


def test_a_name_with_a_plus_brings_no_legend() -> None:
    people = {person: replace(one, name="Tom + Jerry") for person, one in PEOPLE.items()}
    lines = centre_lines(WON_GAME, SNAPSHOTS, people)
    assert any("Tom + Jerry" in line for line in lines)
    assert "+ = more unused builds." not in lines
    assert "* = 1 unused build." in lines
