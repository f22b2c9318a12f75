"""Games that pause themselves: half of the powers have no player, or nobody wants those that are free."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game import machine
from judge.game.commands.master import Eject, Resume, SetSetting
from judge.game.commands.member import Resign
from judge.game.events import Abandoned, PauseCause, PauseChanged
from judge.game.settings import MissingOrders, Settings
from judge.game.state import Game, Status
from judge.rules.units import Power
from tests.unit.game.seven_players import (
    DAY,
    HOUR,
    MASTER,
    NMR,
    NOON,
    PLAIN,
    POWERS,
    all_complete,
    at,
    do,
    names,
    player,
    running,
)

GRACE = NOON + 4 * DAY
HALF_VACANT = PauseChanged(paused=True, cause=PauseCause.HALF_VACANT)
NO_REPLACEMENT = PauseChanged(paused=True, cause=PauseCause.NO_REPLACEMENT)


def without(*absent: Power, settings: Settings = PLAIN) -> Game:
    """A game whose other players have sent their orders, at the end of grace."""
    game, _ = machine.expire(all_complete(running(settings), but=absent), GRACE)
    return game


@pytest.mark.parametrize("settings", [PLAIN, NMR])
@pytest.mark.parametrize(
    ("absent", "paused"), [(POWERS[:1], False), (POWERS[:3], False), (POWERS[:4], True), (POWERS, True)]
)
def test_half_of_seven_are_four(settings: Settings, absent: tuple[Power, ...], paused: bool) -> None:
    game = without(*absent, settings=settings)
    assert (game.status is Status.PAUSED) == paused
    assert (machine.next_due(game) is None) == paused


def test_powers_out_of_the_game_are_not_counted() -> None:
    units = {"AUSTRIA": "A VIE", "FRANCE": "A PAR", "ITALY": "A ROM", "TURKEY": "A CON"}
    centres = {"AUSTRIA": "VIE", "FRANCE": "PAR", "ITALY": "ROM", "TURKEY": "CON"}
    game = at("S1905M", units, centres)
    game, events = do(game, player("TURKEY"), Resign())
    assert HALF_VACANT not in events
    game, events = do(game, MASTER, Eject(power="ITALY"))
    assert events[-1] == HALF_VACANT
    assert game.status is Status.PAUSED


def test_a_game_judged_without_them_keeps_the_phase_when_it_pauses() -> None:
    game = without(*POWERS[:4], settings=NMR)
    assert (game.number, str(game.phase)) == (1, "S1901M")


def test_nobody_answers_for_two_weeks() -> None:
    game = without("RUSSIA", "TURKEY")
    before, events = machine.expire(game, GRACE + 14 * DAY - HOUR)
    assert events == (Abandoned(("RUSSIA", "TURKEY"), first=False),)
    after, events = machine.expire(before, GRACE + 14 * DAY)
    assert events == (NO_REPLACEMENT,)
    assert (after.status, machine.next_due(after)) == (Status.PAUSED, None)


def test_after_a_long_silence_of_the_judge_it_pauses_just_once() -> None:
    _, events = machine.expire(without("RUSSIA", "TURKEY"), GRACE + 99 * DAY)
    assert names(events) == ["Abandoned", "PauseChanged"]


def test_another_who_leaves_does_not_start_the_two_weeks_anew() -> None:
    game = without("TURKEY")
    game, events = do(game, player("RUSSIA"), Resign(), GRACE + 10 * DAY)
    assert HALF_VACANT not in events
    _, events = machine.expire(game, GRACE + 14 * DAY)
    assert NO_REPLACEMENT in events


def test_whoever_takes_a_power_over_or_comes_back_starts_them_anew() -> None:
    for game in (
        machine.take_over(without("RUSSIA", "TURKEY"), 50, "#new", "TURKEY", GRACE + 10 * DAY)[0],
        machine.sign_on(without("RUSSIA", "TURKEY"), player("TURKEY"), GRACE + 10 * DAY)[0],
    ):
        waiting, events = machine.expire(game, GRACE + 24 * DAY - HOUR)
        assert (waiting.status, NO_REPLACEMENT in events) == (Status.RUNNING, False)
        assert NO_REPLACEMENT in machine.expire(waiting, GRACE + 25 * DAY)[1]


def test_a_game_resumed_asks_for_two_weeks_more_and_does_not_pause_at_once() -> None:
    game = without(*POWERS[:4])
    game, events = do(game, MASTER, Resume(), GRACE + 30 * DAY)
    assert names(events) == ["PauseChanged", "DeadlineMoved"]
    assert game.status is Status.RUNNING
    game, events = machine.expire(game, GRACE + 43 * DAY)
    assert (game.status, NO_REPLACEMENT in events) == (Status.RUNNING, False)
    game, events = machine.expire(game, GRACE + 44 * DAY)
    assert (game.status, events[-1]) == (Status.PAUSED, NO_REPLACEMENT)


def test_powers_in_disorder_that_are_set_to_be_awaited_again_do_not_pause_the_game_anew() -> None:
    game, _ = do(without(*POWERS[:4], settings=NMR), MASTER, Resume(), GRACE + DAY)
    game, events = do(game, MASTER, SetSetting("missing", MissingOrders.WAIT), GRACE + DAY)
    assert Abandoned(POWERS[:4], first=True) in events
    assert game.status is Status.RUNNING


def test_a_game_kept_from_before_this_rule_has_two_weeks_from_its_next_offer() -> None:
    game = without("TURKEY")
    assert game.clock is not None
    old = replace(game, clock=replace(game.clock, openings_since=None))
    game, events = machine.expire(old, GRACE + 2 * DAY)
    assert events == (Abandoned(("TURKEY",), first=False),)
    assert NO_REPLACEMENT not in machine.expire(game, GRACE + 15 * DAY)[1]
    assert NO_REPLACEMENT in machine.expire(game, GRACE + 16 * DAY)[1]
