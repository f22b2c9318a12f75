"""What a player may do by his own word in a game that nobody moderates.

docs: gm, "Without a moderator one player hurries nobody"
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from judge.game import machine
from judge.game.commands import Command
from judge.game.commands.master import Pause, Resume, SetDeadline, SetGrace, SetSetting, SetStart
from judge.game.events import PlayerActed
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, Role
from judge.game.settings import MissingOrders, PressMode
from judge.game.state import Game
from judge.game.transition import running_clock
from tests.unit.game.seven_players import DAY, HOUR, MASTER, NOON, PLAIN, do, forming, player, running

ITALY = player("ITALY")
SHARED = replace(PLAIN, moderated=False)


def why(game: Game, command: Command) -> Refusal | None:
    events = do(game, ITALY, command, NOON + HOUR)[1]
    return next((event.why for event in events if isinstance(event, Refused)), None)


@pytest.mark.parametrize("command", [SetDeadline, SetGrace])
@pytest.mark.parametrize(
    ("shift", "refused"),
    [(-HOUR, Refusal.EARLIER_ALONE), (timedelta(), None), (HOUR, None), (60 * DAY, Refusal.TOO_FAR_ALONE)],
)
def test_a_player_alone_moves_deadline_and_grace_later_only(
    command: type[SetDeadline | SetGrace], shift: timedelta, refused: Refusal | None
) -> None:
    game = running(SHARED)
    clock = running_clock(game)
    stands = clock.deadline if command is SetDeadline else clock.grace
    assert why(game, command(stands + shift)) is refused
    moved, _ = do(game, MASTER, command(stands - HOUR), NOON + HOUR)
    assert moved != game


def test_players_put_no_phase_off_for_longer_than_one_may_be_away() -> None:
    game, now = running(SHARED), NOON
    first = running_clock(game).deadline
    for number in range(12):
        for command in (SetDeadline, SetGrace):
            stands = running_clock(game).deadline if command is SetDeadline else running_clock(game).grace
            after, events = do(game, player(("ITALY", "TURKEY")[number % 2]), command(stands + 5 * DAY), now)
            game = game if isinstance(events[0], Refused) else after
        now += 4 * DAY
    assert running_clock(game).deadline <= first + 15 * DAY
    assert why(game, SetDeadline(running_clock(game).deadline + 5 * DAY)) is Refusal.TOO_FAR_ALONE
    later, _ = do(game, MASTER, SetDeadline(now + 40 * DAY), now)
    assert running_clock(later).deadline >= now + 40 * DAY


@pytest.mark.parametrize(
    ("name", "value", "refused"),
    [
        ("missing", MissingOrders.PROCESS, Refusal.NOT_ALONE),
        ("press", PressMode.GREY, Refusal.NOT_ALONE),
        ("victory", 3, Refusal.NOT_ALONE),
        ("comment", "Friends", None),
    ],
)
def test_a_player_alone_changes_only_what_names_a_game_that_runs(
    name: str, value: object, refused: Refusal | None
) -> None:
    assert why(running(SHARED), SetSetting(name, value)) is refused
    applicant = Actor(Role.PLAYER, 11)
    joined, _ = machine.join(forming(SHARED), 11, "#", NOON)
    _, events = do(joined, applicant, SetSetting(name, value))
    assert events[0] == PlayerActed(applicant)


def test_a_pause_of_another_ends_no_sooner_by_a_player_and_no_deadline_earlier() -> None:
    game = running(SHARED)
    before = running_clock(game).deadline
    paused, events = do(game, ITALY, Pause(), NOON + HOUR)
    assert events[0] == PlayerActed(ITALY)
    assert why(paused, Pause(until=NOON + 2 * HOUR)) is Refusal.PAUSED
    again, _ = do(paused, ITALY, Resume(), NOON + 2 * HOUR)
    assert running_clock(again).deadline >= before
    held, _ = do(game, MASTER, SetStart(NOON + 6 * HOUR), NOON)
    assert why(held, SetStart(NOON + 2 * HOUR)) is Refusal.EARLIER_ALONE


def test_resuming_gives_a_player_alone_what_was_left() -> None:
    """And a day at least; a master who does not play gives what was left."""
    slow = replace(SHARED, moves=replace(PLAIN.moves, next=3 * DAY))
    for stopped, left, of_master in ((NOON + DAY, 2 * DAY, 2 * DAY), (NOON + 3 * DAY - HOUR, DAY, HOUR)):
        paused, _ = do(running(slow), ITALY, Pause(), stopped)
        back = stopped + 7 * DAY
        again, _ = do(paused, ITALY, Resume(), back)
        assert running_clock(again).deadline == back + left
        fresh, _ = do(paused, MASTER, Resume(), back)
        assert running_clock(fresh).deadline == back + of_master


@pytest.mark.parametrize("wait", [HOUR, 2 * DAY])
@pytest.mark.parametrize("by_itself", [False, True])
def test_pause_and_resume_in_turn_draw_no_phase_out_without_end(wait: timedelta, *, by_itself: bool) -> None:
    """However short the pauses are, and whenever they come, even in grace."""
    game, now, paused_for = running(SHARED), NOON, timedelta()
    first = running_clock(game).deadline
    for _ in range(60):
        now += wait
        game, _ = machine.expire(game, now)
        if game.number != 1:
            break
        pause = Pause(until=now + HOUR) if by_itself else Pause()
        game, _ = do(game, ITALY, pause, now)
        now, paused_for = now + HOUR, paused_for + HOUR
        game, _ = machine.expire(game, now) if by_itself else do(game, player("TURKEY"), Resume(), now)
    assert running_clock(game).deadline <= first + paused_for + 15 * DAY
    assert running_clock(game).deadline <= now + 15 * DAY
