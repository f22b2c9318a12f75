"""SET ROLL CALL: before a full game starts everybody in it says that he is there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game import machine
from judge.game.commands.member import SayHere
from judge.game.events import Left, RollCalled, Started
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, Role
from judge.game.state import Game, Status
from tests.unit.game.seven_players import DAY, NOON, PLAIN, do, forming, kinds, only

CALLED = replace(PLAIN, roll_call=(2 * DAY,))


def applicant(person: int) -> Actor:
    return Actor(Role.PLAYER, person)


def full(last: int = 17) -> Game:
    """A game that seven have joined, the last of them now."""
    game = forming(CALLED)
    for person in range(11, 18):
        if person != last:
            game, _ = machine.join(game, person, "#", NOON)
    game, _ = machine.join(game, last, "#", NOON)
    return game


def test_all_but_the_last_are_asked_and_the_game_starts_with_the_last_answer() -> None:
    game, events = machine.expire(full(), NOON)
    assert only(events, RollCalled).people == (11, 12, 13, 14, 15, 16)
    assert machine.next_due(game) == NOON + 2 * DAY
    for person in range(11, 17):
        assert game.status is Status.FORMING
        game, _ = do(game, applicant(person), SayHere(), NOON + DAY)
        game, events = machine.expire(game, NOON + DAY)
    assert "Started" in kinds(events)
    assert len(only(events, Started).assigned) == 7


def test_who_does_not_answer_in_time_gives_his_place_away_and_the_others_are_not_asked_again() -> None:
    game, _ = machine.expire(full(), NOON)
    for person in range(11, 16):
        game, _ = do(game, applicant(person), SayHere(), NOON + DAY)
    game, events = machine.expire(game, NOON + 2 * DAY)
    assert only(events, Left) == Left(16, None, ejected=False, unanswered=True)
    assert game.players_needed == 1
    game, _ = machine.join(game, 18, "#", NOON + 9 * DAY)
    game, events = machine.expire(game, NOON + 9 * DAY)
    assert "Started" in kinds(events)
    assert "RollCalled" not in kinds(events)


@pytest.mark.parametrize("called", [True, False])
def test_nobody_answers_what_was_not_asked(*, called: bool) -> None:
    game = machine.expire(full(), NOON)[0] if called else machine.join(forming(CALLED), 11, "#", NOON)[0]
    _, events = do(game, applicant(11), SayHere())
    assert any(isinstance(e, Refused) and e.why is Refusal.NO_ROLL_CALL for e in events) is not called


def test_a_game_without_it_starts_at_once_and_manual_start_waits_for_both() -> None:
    plain = replace(full(), settings=PLAIN)
    assert "Started" in kinds(machine.expire(plain, NOON)[1])
    manual = replace(full(), settings=replace(CALLED, manual_start=True))
    game, events = machine.expire(manual, NOON)
    assert "RollCalled" in kinds(events)
    for person in range(11, 17):
        game, _ = do(game, applicant(person), SayHere(), NOON)
    game, _ = machine.expire(game, NOON)
    assert machine.next_due(game) == NOON + 7 * DAY, "only everybody is told then that it waits for BEGIN"
