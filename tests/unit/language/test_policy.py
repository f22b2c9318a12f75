"""Policies: how each way of reading reads, point by point of DATC 4.A to 4.C."""

from __future__ import annotations

import pytest

from judge.game.settings import Reading
from judge.language.drafts import Action
from judge.language.policy import JUDGE, POLICIES
from tests.rows import each_row
from tests.unit.language.positions import answer, context, shown

BOARD = {
    "FRANCE": ["F MAO", "F SPA/NC", "A GAS", "A PAR", "F ENG", "F MAR"],
    "ENGLAND": ["F NTH", "A LON"],
}


NAVAL = {Action.PATROL, Action.BLOCK, Action.GRANT}
"""What only the grammar of Naval Diplomacy reads; the classic judge has no words for it."""


def test_every_way_of_reading_has_its_policy() -> None:
    assert set(POLICIES) == set(Reading)
    assert JUDGE.words is not None
    assert set(JUDGE.words) == set(Action) - NAVAL


POINTS = [
    ("4.A.6", "A GAS - LON", "A GAS - LON", "!cannot_reach", "A GAS - LON"),
    ("4.B.1", "F MAO - SPA", "!bad_coast", "F MAO - SPA/NC", "!bad_coast"),
    ("4.B.2", "F MAR - SPA", "F MAR - SPA/SC", "F MAR - SPA/SC", "F MAR - SPA/SC"),
    ("4.B.3", "F MAR - SPA/NC", "!bad_coast", "!bad_coast", "F MAR - SPA/NC"),
    ("4.B.5", "F SPA/SC - POR", "F SPA/NC - POR", "F SPA/NC - POR", "F SPA/NC - POR"),
    ("4.B.6", "F MAO - POR/EC", "F MAO - POR", "!bad_coast", "F MAO - POR"),
    ("4.C.1", "PAR - BUR", "A PAR - BUR", "A PAR - BUR", "A PAR - BUR"),
    ("4.C.2", "F PAR - BUR", "A PAR - BUR", "!wrong_unit_type", "A PAR - BUR"),
    ("4.C.5", "F ENG S F NTH", "F ENG S F NTH", "F ENG S F NTH", "F ENG S F NTH"),
    ("4.C.6", "F ENG S German F NTH", "F ENG S F NTH", "!unknown_province", "F ENG S F NTH"),
    ("4.E.2", "A PAR goes to BUR", "A PAR - BUR", "!unknown_action", "A PAR - BUR"),
]


@pytest.mark.parametrize(("point", "text", "lenient", "judge", "anything"), POINTS)
def test_the_points_of_reading(point: str, text: str, lenient: str, judge: str, anything: str) -> None:
    del point
    found = {
        reading: shown(answer(text, context(BOARD, reading=reading)))
        for reading in Reading
        if reading is not Reading.ILLEGAL
    }
    assert found == {
        Reading.LENIENT: lenient,
        Reading.JUDGE: judge,
        Reading.ANY: anything,
        Reading.GSTZ: lenient,
    }


BUILDS = [
    ("4.B.7", "BUILD F STP", "!bad_coast", "!bad_coast"),
    ("4.C.3", "BUILD MOS", "A MOS B", "!no_unit_type"),
    ("4.C.3", "BUILD STP/NC", "F STP/NC B", "!no_unit_type"),
    ("4.C.3", "BUILD SEV", "!no_unit_type", "!no_unit_type"),
    ("4.C.4", "BUILD F MOS", "!bad_coast", "!bad_coast"),
]


@each_row("reading", Reading)
@each_row(("point", "text", "lenient", "judge"), BUILDS)
def test_the_points_of_builds(point: str, text: str, lenient: str, judge: str, reading: Reading) -> None:
    del point
    where = context(
        {"RUSSIA": ["A WAR"]},
        power="RUSSIA",
        phase="F1901A",
        reading=reading,
        sc={"RUSSIA": ["STP", "MOS", "SEV", "WAR"]},
    )
    assert shown(answer(text, where)) == (judge if reading is Reading.JUDGE else lenient)
