from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.game.order_style import Form, Style
from judge.render.lines.board_table import board_lines
from judge.render.lines.orders import start_lines, unit_lines
from judge.rules.units import Kind, Position, Unit
from judge.rules.variant_rules import NEUTRAL
from judge.variants.load import load
from tests.unit.render.games import BUSY_GAME
from tests.unit.render.seven_players import STANDARD


def test_the_start_is_set_in_columns() -> None:
    russia = start_lines(STANDARD, STANDARD.position)[5]
    assert russia[-1] == "Russia:  Fleet St Petersburg (south coast)."
    assert russia[0] == "Russia:  Army  Moscow."


def test_a_dislodged_unit_says_where_it_can_go() -> None:
    germany = unit_lines(STANDARD, BUSY_GAME.position)[3]
    assert germany[-1].startswith("Germany: Army Munich can retreat to Berlin or Kiel")


@pytest.mark.parametrize("board", ["ten_sixty_six_v3", "ten_sixty_six_v2", "sengoku", "crowded"])
def test_armies_of_nobodys_stand_behind_those_of_the_powers(board: str) -> None:
    variant = load(board)
    nobodys = [unit for unit in variant.position.units if unit.power == NEUTRAL]
    for lines in (start_lines, unit_lines):
        shown = lines(variant, variant.position)
        last = shown[-1] if nobodys else ()
        assert len(last) == len(nobodys)
        assert all(
            line.startswith("Neutral: ") and f"{variant.board.name(unit.at)}." in line
            for line, unit in zip(last, nobodys, strict=True)
        )
        assert all(line.split(":")[1].startswith(" ") for power in shown for line in power)
    rows = [row for row in board_lines(variant, variant.position, Style()) if row.startswith("Neutral:")]
    assert len(rows) == bool(nobodys)


SHORT, ZINE = Style(Form.SHORT, names=False), Style(Form.ZINE, names=False)
POWERS = [facts.code for facts in STANDARD.powers]
CENTRES = list(STANDARD.board.centres)
PLACES = [
    (kind, place)
    for code in STANDARD.board.provinces
    for kind in Kind
    for place in STANDARD.board.standing_places(kind, code)[:1]
]


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Up to 34 units and all centres, shared out in any way."""
    placed = draw(st.lists(st.sampled_from(PLACES), max_size=34, unique_by=lambda one: one[1].split("/")[0]))
    units = tuple(Unit(draw(st.sampled_from(POWERS)), kind, place) for kind, place in placed)
    owners = {centre: draw(st.sampled_from([*POWERS, ""])) for centre in CENTRES}
    return Position(units, {centre: owner for centre, owner in owners.items() if owner})


@settings(max_examples=50, deadline=None)
@given(positions(), st.sampled_from([Style(), SHORT, Style(Form.ZINE, names=True)]))
def test_every_board_has_a_line_for_each_power_and_25_at_most(position: Position, style: Style) -> None:
    lines = board_lines(STANDARD, position, style)
    assert len(lines) <= 25
    assert max(map(len, lines)) <= 79
    for facts in STANDARD.powers:
        there = position.of(facts.code) or position.centres_of(facts.code)
        assert any(line.startswith(f"{facts.name}:") for line in lines) == bool(there)


@pytest.mark.parametrize(
    ("style", "line"),
    [
        (Style(), "Russia:    A Moscow, A Warsaw, F Sevastopol,       Moscow, Sevastopol,"),
        (
            Style(Form.SHORT, names=False),
            "Russia:    A MOS, A WAR, F SEV, F STP/SC           MOS, SEV, STP, WAR",
        ),
        (
            Style(Form.ZINE, names=False),
            "Russia:    A(Mos), A(War), F(Sev), F(StP/sc)       Mos, Sev, StP, War",
        ),
    ],
)
def test_the_board_is_written_in_the_reader_s_style(style: Style, line: str) -> None:
    assert line in board_lines(STANDARD, STANDARD.position, style)
