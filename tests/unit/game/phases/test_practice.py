"""Practice games: one person against bots, judged at once, and over when nobody plays on."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from judge.game import machine
from judge.game.commands.master import Terminate
from judge.game.commands.member import CastVote, Propose, Resign, SetConcede, SetDraw
from judge.game.endings import Vote
from judge.game.events import Ended
from judge.game.orders.outstanding import bots_owing, late_powers, vacant_powers
from judge.game.phases.starting import practice_settings, start_practice
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, Role
from judge.game.settings import Settings
from judge.game.state import Ending, Game, Guest, Status
from judge.rules.phases import Phase
from judge.rules.rulebook import PRESETS
from judge.rules.units import Position, Power
from tests.unit.game.seven_players import (
    DAY,
    HOUR,
    NOON,
    STANDARD,
    STRANGER,
    do,
    kinds,
    names,
    only,
    quiet_orders,
    unit,
)

ANNA = Actor(Role.PLAYER, 1, "FRANCE")


def practice(power: Power | None = "FRANCE", seed: int = 7) -> Game:
    settings = practice_settings(Settings())
    game, _ = machine.create(
        "practice-anna", STANDARD, PRESETS["datc3"], settings, Guest(1, "#a"), seed, NOON
    )
    game, _ = start_practice(game, power, NOON)
    return game


def bots_hold(game: Game) -> Game:
    orders = {power: quiet_orders(game, power) for power in bots_owing(game)}
    return machine.give_bot_orders(game, orders, NOON)[0]


def complete(game: Game) -> Game:
    orders = {"FRANCE": quiet_orders(game, "FRANCE")}
    return machine.give_bot_orders(bots_hold(game), orders, NOON)[0]


def test_everybody_but_its_player_is_a_bot() -> None:
    game = practice()
    assert [(seat.power, seat.person) for seat in game.seats if not seat.bot] == [("FRANCE", 1)]
    assert {seat.person for seat in game.seats if seat.bot} == {0}
    assert (len(bots_owing(game)), late_powers(game), vacant_powers(game)) == (6, ("FRANCE",), ())


def test_chance_gives_a_power_to_whoever_names_none() -> None:
    given = [seat.power for seed in (2, 7) for seat in practice(None, seed).seats if seat.person]
    assert given == ["TURKEY", "FRANCE"]


def test_it_is_judged_with_the_last_order() -> None:
    judged, events = machine.expire(complete(practice()), NOON)
    assert names(events) == ["PhaseJudged", "PhaseOpened"]
    assert str(judged.phase) == "F1901M"


def test_what_does_not_ask_him_is_judged_at_once_until_the_next_movement() -> None:
    position = Position(
        (unit("FRANCE", "A PAR"), unit("TURKEY", "A BUL")), {"PAR": "FRANCE", "CON": "TURKEY"}
    )
    game = replace(practice(), position=position, number=2, phase=Phase.parse("F1901M"))
    judged, _ = machine.expire(complete(game), NOON)
    assert (str(judged.phase), bots_owing(judged)) == ("F1901A", ("TURKEY",))
    after, events = machine.expire(bots_hold(judged), NOON)
    assert (str(after.phase), names(events)) == ("S1902M", ["PhaseJudged", "PhaseOpened"])


def test_nobody_is_reminded_and_after_thirty_days_it_ends() -> None:
    game, events = machine.expire(bots_hold(practice()), NOON + timedelta(days=30) - HOUR)
    assert events == ()
    game, events = machine.expire(game, NOON + timedelta(days=30))
    assert events == (Ended(Ending.TERMINATED),)
    assert machine.next_due(game) is None


def test_it_ends_with_its_player_s_power() -> None:
    position = Position((unit("TURKEY", "A BUL"),), {"CON": "TURKEY"})
    game, events = machine.expire(replace(bots_hold(practice()), position=position), NOON + DAY)
    assert (game.status, kinds(events)) == (Status.FINISHED, {"Ended"})


def test_its_player_may_end_it_and_nobody_else() -> None:
    for command in (Resign(), Terminate()):
        game, events = do(practice(), ANNA, command)
        assert only(events, Ended).ending is Ending.TERMINATED
        assert game.status is Status.FINISHED
        assert do(practice(), STRANGER, command)[0].status is Status.RUNNING


def test_bots_do_not_vote_so_no_vote_ends_it() -> None:
    for command in (SetDraw(True), SetConcede("ITALY"), Propose(Ending.DRAW), CastVote(Vote.YES)):
        game, events = do(practice(), ANNA, command)
        assert only(events, Refused).why is Refusal.BOTS_DO_NOT_VOTE
        assert game.status is Status.RUNNING
