"""What is found wrong with a game's state, and what a mended position is allowed."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from judge.game.check import game_findings, position_findings
from judge.game.commands.master import Adjust, PutOn, TakeOff
from judge.game.journeys import Journey
from judge.game.state import Game
from judge.rules.orders import Move
from judge.rules.phases import Phase, PhaseKind, Season
from judge.rules.units import Dislodged, Kind, Unit
from tests.unit.game.seven_players import MASTER, PLAIN, do, forming, running, unit

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


@pytest.mark.parametrize(
    ("game", "says"),
    [
        (replace(GAME, seats=(*GAME.seats, GAME.seats[0])), "AUSTRIA is led 2 times, not once"),
        (replace(GAME, seats=GAME.seats[1:]), "AUSTRIA is led 0 times, not once"),
        (replace(GAME, orders={"NARNIA": ()}), "the board has no power NARNIA to play"),
        (replace(GAME, winners=("NARNIA",)), "the board has no power NARNIA to play"),
        (replace(GAME, orders={"AUSTRIA": (MOON,)}), "gives an order with MOON, which the board does not"),
        (
            replace(GAME, journeys=(Journey(unit("AUSTRIA", "A VIE"), "MOON"),)),
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


RETREATS = Phase(Season.SPRING, 1901, PhaseKind.RETREAT)
LOST = Dislodged(Unit("AUSTRIA", Kind.ARMY, "SER"), "GRE", ("BUD", "RUM"))


def in_retreats() -> Game:
    there = (unit("TURKEY", "A SER"), unit("ITALY", "A ROM"))
    return replace(GAME, phase=RETREATS, position=replace(GAME.position, units=there, dislodged=(LOST,)))


def adjusted(*corrections: TakeOff | PutOn) -> Game:
    game, _ = do(in_retreats(), MASTER, Adjust(corrections, "a slip"))
    return game


def lost(game: Game) -> list[Dislodged]:
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
    assert lost(game) == left
    assert not [*position_findings(game.variant, RETREATS, game.position)]
    assert not [*game_findings(game)], "the phase at hand may be one in which nobody retreats"
