"""What is found wrong with positions bent by hand, and nothing with any that games by chance come to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice

import pytest

from judge.game.check import is_in_calendar, phase_findings, position_findings
from judge.game.settings import Settings
from judge.rules.phases import Phase, PhaseKind, Season
from judge.rules.rulebook import PRESETS
from judge.rules.units import Dislodged, Kind, Position, Unit
from judge.variants.load import load, names, tables
from tests.bots.games import by_chance, turns

STANDARD = load("standard")
START = STANDARD.position
SPRING, RETREATS = (
    Phase(Season.SPRING, 1901, PhaseKind.MOVEMENT),
    Phase(Season.SPRING, 1902, PhaseKind.RETREAT),
)
WINTER = Phase(Season.FALL, 1901, PhaseKind.ADJUSTMENT)
LOST = Dislodged(Unit("AUSTRIA", Kind.ARMY, "SER"), "GRE", ("BUD", "RUM"))
DRIVEN_OUT = Position(
    (Unit("TURKEY", Kind.ARMY, "SER"), Unit("RUSSIA", Kind.ARMY, "GAL")), START.centres, (LOST,)
)


def unit(power: str, text: str) -> Unit:
    kind, at = text.split()
    return Unit(power, Kind(kind), at)


def found(phase: Phase, position: Position) -> list[str]:
    settings = Settings()
    return [
        *position_findings(STANDARD, phase, position),
        *phase_findings(STANDARD, settings, phase, position),
    ]


@pytest.mark.parametrize(
    ("power", "text", "says"),
    [
        ("FRANCE", "A XYZ", "the board has no province XYZ for A XYZ"),
        ("FRANCE", "A NTH", "A NTH cannot stand there"),
        ("FRANCE", "F BUR", "F BUR cannot stand there"),
        ("FRANCE", "F SPA", "F SPA cannot stand there"),
        ("FRANCE", "A SPA/NC", "A SPA/NC cannot stand there"),
        ("FRANCE", "A VIE", "A VIE of AUSTRIA and A VIE of FRANCE are both in VIE"),
        ("RUSSIA", "F STP/NC", "F STP/SC of RUSSIA and F STP/NC of RUSSIA are both in STP"),
        ("NARNIA", "A BUR", "the board has no power NARNIA to have units"),
        ("NEUTRAL", "A BUR", "the board has no power NEUTRAL to have units"),
    ],
)
def test_a_unit_that_cannot_be(power: str, text: str, says: str) -> None:
    assert found(SPRING, replace(START, units=(*START.units, unit(power, text)))) == [says]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"centres": {"BUR": "FRANCE"}}, "BUR is owned, and is no supply centre of the board"),
        ({"centres": {"XYZ": "FRANCE"}}, "XYZ is owned, and is no supply centre of the board"),
        ({"centres": {"PAR": "NARNIA"}}, "the board has no power NARNIA to own centres"),
        ({"homes": {"FRANCE": ("BUR",)}}, "BUR is owned, and is no supply centre of the board"),
        ({"contested": frozenset({"GAL"})}, "GAL is contested, and S1901M is not for retreats"),
    ],
)
def test_owners_and_stand_offs_that_cannot_be(change: dict[str, object], says: str) -> None:
    assert found(SPRING, replace(START, **change)) == [says]  # type: ignore[arg-type]


def lost(**change: object) -> Position:
    return replace(DRIVEN_OUT, dislodged=(replace(LOST, **change),))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("position", "says"),
    [
        (replace(DRIVEN_OUT, dislodged=()), "S1902R is for retreats, and no unit is dislodged"),
        (replace(DRIVEN_OUT, units=()), "A SER is dislodged from GRE, and nobody stands in SER"),
        (lost(by="XYZ"), "the board has no province XYZ from which A SER was dislodged"),
        (lost(retreats=("LVP",)), "A SER cannot retreat to LVP: it does not reach it"),
        (lost(retreats=("XYZ",)), "A SER cannot retreat to XYZ: it does not reach it"),
        (
            replace(DRIVEN_OUT, units=(*DRIVEN_OUT.units, unit("RUSSIA", "A RUM"))),
            "A SER cannot retreat to RUM: it is not free",
        ),
        (
            replace(DRIVEN_OUT, contested=frozenset({"BUD"})),
            "A SER cannot retreat to BUD: it is not free",
        ),
        (replace(DRIVEN_OUT, contested=frozenset({"XYZ"})), "the board has no province XYZ to be contested"),
        (
            replace(DRIVEN_OUT, dislodged=(LOST, LOST)),
            "A SER of AUSTRIA and A SER of AUSTRIA are both in SER",
        ),
    ],
)
def test_retreats_that_cannot_be(position: Position, says: str) -> None:
    assert not found(RETREATS, DRIVEN_OUT)
    assert found(RETREATS, position) == [says]


def test_phases_that_do_not_go_with_the_position() -> None:
    assert found(SPRING, DRIVEN_OUT) == ["A SER is dislodged, and S1901M is not for retreats"]
    assert found(WINTER, START) == ["F1901A is for adjustments, and nobody has one to make"]
    assert found(replace(SPRING, year=-5), START) == ["the calendar of the board never comes to S-005M"]
    assert found(replace(SPRING, year=10**12), START)[0].endswith("comes to S1000000000000M")


def test_the_calendar_is_walked_for_two_hundred_years() -> None:
    assert is_in_calendar(STANDARD, replace(SPRING, year=2100))
    assert not is_in_calendar(STANDARD, replace(SPRING, year=2101))


def test_whom_nobody_known_drove_out_nobody_need_have_replaced() -> None:
    assert not found(RETREATS, replace(lost(by=None), units=()))


BOARDS = tuple(name for name in names() if not tables(name).unplayable)


def played(board: str, rulebook: str = "") -> Iterator[str]:
    """What is found in the first dozen phases of a game in which all order by chance."""
    variant = load(board)
    variant = replace(variant, rulebook=rulebook or variant.rulebook)
    players: dict[str, Callable[..., object]] = {facts.code: by_chance for facts in variant.powers}
    for turn in islice(turns(variant, players, 14), 12):  # type: ignore[arg-type]
        yield from position_findings(variant, turn.phase, turn.position)
        yield from phase_findings(variant, Settings(), turn.phase, turn.position)


@pytest.mark.parametrize("board", [name for name in BOARDS if len(load(name).powers) <= 7][::4])
def test_nothing_is_found_in_what_is_played(board: str) -> None:
    assert not [*played(board)]


@pytest.mark.parametrize("board", ["naval", "colonial", "hundred"])
def test_nothing_is_found_on_boards_with_rules_of_their_own(board: str) -> None:
    assert not [*played(board)]


@pytest.mark.parametrize("rulebook", sorted(set(PRESETS) - {"naval"}))
def test_nothing_is_found_by_other_rules(rulebook: str) -> None:
    assert not [*played("standard", rulebook)]
