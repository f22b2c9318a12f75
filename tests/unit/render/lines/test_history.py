from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game.state import Game, Snapshot
from judge.notices.restricted import Known
from judge.render.lines.history import centre_lines, owner_chart, statistics_lines, tenure_lines
from judge.rules.phases import Phase
from tests.unit.render.games import (
    BUSY_GAME,
    BUSY_RESULTS,
    RETREAT_GAME,
    RETREAT_RESULTS,
    SNAPSHOTS,
    SPRING_GAME,
    SPRING_RESULTS,
    WINTER_RESULTS,
    WON_GAME,
)
from tests.unit.render.samples_game import STATISTICS
from tests.unit.render.seven_players import PEOPLE

FALL = SPRING_RESULTS.snapshot, BUSY_RESULTS.snapshot
RETREATS = *FALL, RETREAT_RESULTS.snapshot
YEAR = *RETREATS, WINTER_RESULTS.snapshot
NEXT_YEAR = replace(RETREAT_GAME, phase=Phase.parse("S1902M"), number=RETREAT_GAME.number + 1)


def test_a_successor_is_named_with_the_phase_he_came_in() -> None:
    assert tenure_lines(WON_GAME, PEOPLE)[-2:] == (
        "  Turkey:        Tara Player",
        "   from F1901M:  Oscar Observer",
    )


@pytest.mark.parametrize(
    ("game", "snapshots", "counts"),
    [
        (SPRING_GAME, (SPRING_RESULTS.snapshot,), "3"),
        (BUSY_GAME, FALL, "3"),
        (RETREAT_GAME, RETREATS, "3   4"),
        (NEXT_YEAR, YEAR, "3   4*"),
        (WON_GAME, SNAPSHOTS, "3   5"),
    ],
    ids=["after spring", "in the retreats of fall", "in the builds", "in the next year", "won in fall"],
)
def test_a_year_stands_once_its_centres_are_counted(
    game: Game, snapshots: tuple[Snapshot, ...], counts: str
) -> None:
    lines = centre_lines(game, snapshots)
    years = "Power      1900 '01" if len(counts) > 1 else "Power      1900"
    assert lines[0] == years
    assert lines[4] == f"Germany       {counts}"
    assert len(owner_chart(game, snapshots)) == 3 + ("'01" in years)
    assert ("* = 1 unused build." in lines) == ("*" in counts)


def test_a_name_with_a_plus_brings_no_legend() -> None:
    people = {person: Known(replace(one, name="Tom + Jerry")) for person, one in PEOPLE.items()}
    lines = centre_lines(NEXT_YEAR, YEAR, people)
    assert any("Tom + Jerry" in line for line in lines)
    assert "+ = more unused builds." not in lines
    assert "* = 1 unused build." in lines


def test_most_centres_are_those_of_a_year_that_was_counted() -> None:
    lines = statistics_lines(BUSY_GAME, STATISTICS, FALL)
    assert lines[0].split() == ["Power", "Most", "centres", "Moves", "Late", "NMR", "Messages"]
    assert lines[7].split()[:3] == ["Turkey", "3", "(1900)"]
