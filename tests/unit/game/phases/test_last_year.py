"""SET LAST YEAR: the year whose centres, once counted, end the game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game.commands.master import Process, Rollback, SetSetting, Undo
from judge.game.events import Ended, PhaseJudged, PhaseOpened
from judge.game.refusals import Refusal, Refused
from judge.game.state import Ending, Game
from judge.rules.phases import Phase
from judge.variants.load import load
from tests.unit.game.seven_players import MASTER, NOON, PLAIN, at, do, forming, give, only

UNITS = {"FRANCE": "A PAR", "TURKEY": "A CON, A ANK", "ITALY": "A NAP"}
OWNED = {"FRANCE": "PAR BRE", "TURKEY": "CON ANK", "ITALY": "NAP"}


def ending_in(year: int, phase: str) -> Game:
    return at(phase, UNITS, OWNED, settings=replace(PLAIN, last_year=year))


def test_the_count_of_the_last_years_centres_ends_the_game_before_anybody_builds() -> None:
    after, events = do(ending_in(1907, "F1907M"), MASTER, Process())
    assert only(events, Ended) == Ended(Ending.DRAW, ("FRANCE", "ITALY", "TURKEY"))
    assert after.phase == Phase.parse("F1907M")
    assert not [one for one in events if isinstance(one, PhaseOpened)]


@pytest.mark.parametrize(("year", "phase"), [(1907, "S1907M"), (1908, "F1907M"), (0, "F1907M")])
def test_until_then_it_goes_on(year: int, phase: str) -> None:
    after, _ = do(ending_in(year, phase), MASTER, Process())
    assert after.ending is None


def test_retreats_of_the_last_fall_are_made_before_the_count() -> None:
    units = {"FRANCE": "A BUR, A GAS", "ITALY": "A MAR"}
    game = at("F1907M", units, {"ITALY": "MAR"}, settings=replace(PLAIN, last_year=1907))
    game, _ = give(game, "FRANCE", "A GAS - MAR, A BUR S A GAS - MAR")
    retreats, _ = do(game, MASTER, Process())
    assert retreats.phase == Phase.parse("F1907R")
    over, _ = do(retreats, MASTER, Process())
    assert over.ending is Ending.DRAW
    assert over.position.centres["MAR"] == "FRANCE"


def test_who_wins_in_it_has_won() -> None:
    french = "PAR BRE MAR SPA POR BEL HOL KIE MUN BER LON LVP EDI NWY SWE DEN ROM TUN"
    settings = replace(PLAIN, last_year=1907)
    _, events = do(at("F1907M", UNITS, {"FRANCE": french}, settings=settings), MASTER, Process())
    assert only(events, Ended) == Ended(Ending.VICTORY, ("FRANCE",))


def test_the_end_can_be_rolled_back_and_undone() -> None:
    over, events = do(ending_in(1907, "F1907M"), MASTER, Process())
    judged = (only(events, PhaseJudged).snapshot,)
    again, _ = do(over, MASTER, Rollback(judged=judged))
    assert (again.ending, again.phase) == (None, Phase.parse("F1907M"))
    assert do(again, MASTER, Undo())[0].ending is Ending.DRAW


def test_a_year_that_is_over_is_refused_also_by_way_of_a_board() -> None:
    past = (Refused(Refusal.LAST_YEAR_PAST, ""),)
    assert do(ending_in(0, "F1907M"), MASTER, SetSetting("last_year", 1906))[1] == past
    assert do(ending_in(0, "F1907M"), MASTER, SetSetting("last_year", 1907))[1] != past
    series, _ = do(forming(), MASTER, SetSetting("last_year", 1907))
    assert do(series, MASTER, SetSetting("variant", load("modern")), NOON)[1] == past
