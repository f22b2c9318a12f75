"""What is found wrong with positions bent by hand, and nothing with any that games by chance come to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta
from itertools import islice

import pytest

from judge.game.check import game_findings, is_in_calendar, phase_findings, position_findings
from judge.game.commands.master import Adjust, PutOn, TakeOff
from judge.game.journeys import Journey
from judge.game.settings import Settings
from judge.game.state import Game
from judge.rules.orders import Move
from judge.rules.phases import Phase, PhaseKind, Season
from judge.rules.rulebook import PRESETS
from judge.rules.units import Dislodged, Kind, Position, Unit
from judge.variants.load import load, names, tables
from tests.bots.games import by_chance, turns
from tests.rows import each_row
from tests.unit.game.seven_players import MASTER, PLAIN, do, forming, running
from tests.unit.game.seven_players import unit as seven_players_unit

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


def played(board: str, rulebook: str = "") -> Iterator[str]:
    """What is found in the first dozen phases of a game in which all order by chance."""
    variant = load(board)
    variant = replace(variant, rulebook=rulebook or variant.rulebook)
    players: dict[str, Callable[..., object]] = {facts.code: by_chance for facts in variant.powers}
    for turn in islice(turns(variant, players, 14), 12):  # type: ignore[arg-type]
        yield from position_findings(variant, turn.phase, turn.position)
        yield from phase_findings(variant, Settings(), turn.phase, turn.position)


def small_boards() -> Iterator[str]:
    return (name for name in names() if not tables(name).unplayable and len(load(name).powers) <= 7)


@each_row("board", islice(small_boards(), 0, None, 4))
def test_nothing_is_found_in_what_is_played(board: str) -> None:
    assert not [*played(board)]


@pytest.mark.parametrize("board", ["naval", "colonial", "hundred"])
def test_nothing_is_found_on_boards_with_rules_of_their_own(board: str) -> None:
    assert not [*played(board)]


@each_row("rulebook", sorted(set(PRESETS) - {"naval"}))
def test_nothing_is_found_by_other_rules(rulebook: str) -> None:
    assert not [*played("standard", rulebook)]


# What is found wrong with a game's state, and what a mended position is allowed.

GAME = running()
MOON = Move(Kind.ARMY, "VIE", "MOON")


def with_settings(**changes: object) -> Game:
    return replace(GAME, settings=replace(GAME.settings, **changes))  # type: ignore[arg-type]


def with_clock(**times: timedelta) -> Game:
    clock = GAME.clock
    assert clock is not None
    later = {name: getattr(clock, name) + by for name, by in times.items()}
    return replace(GAME, clock=replace(clock, **later))


BACKWARDS = replace(PLAIN.moves, next=timedelta(hours=-1))


@each_row(
    ("game", "says"),
    [
        (replace(GAME, seats=(*GAME.seats, GAME.seats[0])), "AUSTRIA is led 2 times, not once"),
        (replace(GAME, seats=GAME.seats[1:]), "AUSTRIA is led 0 times, not once"),
        (replace(GAME, orders={"NARNIA": ()}), "the board has no power NARNIA to play"),
        (replace(GAME, winners=("NARNIA",)), "the board has no power NARNIA to play"),
        (replace(GAME, orders={"AUSTRIA": (MOON,)}), "gives an order with MOON, which the board does not"),
        (
            replace(GAME, journeys=(Journey(seven_players_unit("AUSTRIA", "A VIE"), "MOON"),)),
            "A VIE came from or to MOON, which the board does not have",
        ),
        (with_settings(victory=-3), "its setting centers is -3, not from 1 to 34"),
        (with_settings(moves=replace(PLAIN.moves, clock=99_999)), "its clock of moves is at minute 99999"),
        (with_settings(moves=BACKWARDS), "its clock of moves goes backwards"),
        (with_clock(deadline=timedelta(days=99)), "its grace ends before its deadline"),
        (with_clock(grace=timedelta(days=365 * 7900)), "its grace ends in the year 9"),
        (replace(GAME, position=replace(GAME.position, centres={"BUR": "FRANCE"})), "BUR is owned"),
    ],
)
def test_a_game_that_cannot_be(game: Game, says: str) -> None:
    first, *more = game_findings(game)
    assert says in first
    assert not more


@pytest.mark.parametrize("game", [forming(), GAME])
def test_nothing_is_found_in_a_game_that_was_played_here(game: Game) -> None:
    assert not [*game_findings(game)]


GAME_CHECK_RETREATS = Phase(Season.SPRING, 1901, PhaseKind.RETREAT)


def in_retreats() -> Game:
    there = (seven_players_unit("TURKEY", "A SER"), seven_players_unit("ITALY", "A ROM"))
    return replace(
        GAME, phase=GAME_CHECK_RETREATS, position=replace(GAME.position, units=there, dislodged=(LOST,))
    )


def adjusted(*corrections: TakeOff | PutOn) -> Game:
    game, _ = do(in_retreats(), MASTER, Adjust(corrections, "a slip"))
    return game


def game_check_lost(game: Game) -> list[Dislodged]:
    return [*game.position.dislodged]


@pytest.mark.parametrize(
    ("corrections", "left"),
    [
        ((PutOn(Kind.ARMY, "BUD", "RUSSIA"),), [replace(LOST, retreats=("RUM",))]),
        ((TakeOff(Kind.ARMY, "SER", "TURKEY"),), [replace(LOST, by=None)]),
        ((TakeOff(Kind.ARMY, "SER", "AUSTRIA"),), []),
    ],
    ids=["put_on_a_retreat", "attacker_gone", "nobody_left"],
)
def test_a_mended_position_keeps_no_retreat_to_where_somebody_stands(
    corrections: tuple[TakeOff | PutOn, ...], left: list[Dislodged]
) -> None:
    game = adjusted(*corrections)
    assert game_check_lost(game) == left
    assert not [*position_findings(game.variant, GAME_CHECK_RETREATS, game.position)]
    assert not [*game_findings(game)], "the phase at hand may be one in which nobody retreats"
