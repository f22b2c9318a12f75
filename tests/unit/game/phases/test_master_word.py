"""What waits for the master's word for a week is told to everybody.

docs: deadlines, "A silent GM is reported after a week"
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from judge.game import machine
from judge.game.commands.master import Begin, SetDeadline
from judge.game.events import MasterSilent
from judge.game.record import LateSet
from judge.game.roles import Applicant, Approval, Guest, MasterTask
from judge.game.settings import Blind, Settings
from judge.game.state import Game, SeatState
from judge.rules.rulebook import PRESETS
from tests.unit.game.seven_players import DAY, HOUR, MASTER, NOON, STANDARD, do, order, running


def forming(players: int, settings: Settings) -> Game:
    game, _ = machine.create("alpha", STANDARD, PRESETS["datc3"], settings, Guest(1, ""), 4, NOON)
    return replace(game, applicants=tuple(Applicant(number, "") for number in range(11, 11 + players)))


def slow() -> Game:
    """A game whose deadline is far away."""
    game, _ = do(running(), MASTER, SetDeadline(NOON + 90 * DAY))
    return game


BY_HAND = replace(Settings(), manual_start=True)


def told(game: Game, after: timedelta) -> list[MasterSilent]:
    """What a week and more of silence brings, of which it is looked at when it begins."""
    game, first = machine.expire(game, NOON)
    _, later = machine.expire(game, NOON + after)
    return [event for event in (*first, *later) if isinstance(event, MasterSilent)]


def waiting_for_approval() -> Game:
    return replace(forming(7, replace(Settings(), approval=True)), approvals=(Approval(13),))


def with_late_orders(blind: Blind = Blind.NO) -> Game:
    game = slow()
    settings = replace(game.settings, blind=blind)
    return replace(game, settings=settings, late_sets={"AUSTRIA": LateSet((order("A BUD H"),))})


def asking_for_a_free_power() -> Game:
    game = slow()
    seats = (replace(game.seats[0], state=SeatState.ABANDONED), *game.seats[1:])
    settings = replace(game.settings, approval=True)
    return replace(game, seats=seats, settings=settings, approvals=(Approval(50),))


@pytest.mark.parametrize(
    ("game", "task"),
    [
        (forming(7, BY_HAND), MasterTask.BEGIN),
        (waiting_for_approval(), MasterTask.APPROVE),
        (asking_for_a_free_power(), MasterTask.APPROVE),
        (with_late_orders(), MasterTask.ACCEPT_LATE),
    ],
)
def test_after_a_week_everybody_is_told_once(game: Game, task: MasterTask) -> None:
    assert told(game, 7 * DAY - HOUR) == []
    assert told(game, 7 * DAY) == [MasterSilent(NOON, task)]
    assert told(game, 60 * DAY)[:1] == [MasterSilent(NOON, task)]
    assert sum(event == MasterSilent(NOON, task) for event in told(game, 60 * DAY)) == 1


@pytest.mark.parametrize("game", [forming(6, BY_HAND), forming(7, replace(BY_HAND, approval=True)), slow()])
def test_nothing_is_told_where_nothing_waits(game: Game) -> None:
    waiting = game.settings.manual_start and game.is_full
    assert [event.task for event in told(game, 8 * DAY)] == ([MasterTask.BEGIN] if waiting else [])


def test_a_game_that_hides_who_is_late_does_not_tell_of_late_orders() -> None:
    hidden = with_late_orders(Blind.NJUDGE)
    assert not any(one.task is MasterTask.ACCEPT_LATE for one in told(hidden, 8 * DAY))


def test_the_word_ends_it_and_a_new_wait_begins_anew() -> None:
    game, _ = machine.expire(forming(7, BY_HAND), NOON)
    assert game.word_awaited is not None
    begun, _ = do(game, MASTER, Begin(), NOON + DAY)
    begun, _ = machine.expire(begun, NOON + DAY)
    assert begun.word_awaited is None
