"""Who stands by for a power: asked once in a phase, and the first word wins."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

import pytest

from judge.game import machine
from judge.game.commands.master import Process
from judge.game.commands.member import GiveOrders, Resign
from judge.game.events import (
    Abandoned,
    FellIntoDisorder,
    PauseChanged,
    PhaseJudged,
    StandbyDone,
    StandbyEnd,
    StandbyNamed,
    StandbysAsked,
    TookOver,
)
from judge.game.phases.turn import end
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, Role
from judge.game.seats.standbys import settle_standbys, stand_by, withdraw
from judge.game.settings import MissingOrders
from judge.game.state import Ending, Game, Seat, SeatState, Status
from judge.store.codec import decode_game, encode_game
from tests.unit.game.seven_players import HOUR, POWERS, all_complete, complete, quiet_orders, running

SAM, ZOE = 91, 92


def late_game(**changes: object) -> tuple[Game, datetime]:
    """A game in whose grace all powers are late, at half of it, with what was asked."""
    game = running()
    game = replace(game, settings=replace(game.settings, **changes))  # type: ignore[arg-type]
    assert game.clock is not None
    half = game.clock.deadline + (game.clock.grace - game.clock.deadline) / 2
    return game, half


@pytest.mark.parametrize("missing", [one for one in MissingOrders if one is not MissingOrders.TWICE])
def test_standbys_are_asked_at_half_of_grace_and_once(missing: MissingOrders) -> None:
    game, half = late_game(missing=missing)
    before, _ = machine.expire(game, half - HOUR)
    asked, events = machine.expire(before, half)
    assert StandbysAsked(POWERS) in events
    _, again = machine.expire(asked, half + HOUR)
    assert not [one for one in again if isinstance(one, StandbysAsked)]


@pytest.mark.parametrize("by_master", [False, True])
def test_nobody_is_asked_for_a_power_that_keeps_its_player_when_grace_ends(*, by_master: bool) -> None:
    missing = MissingOrders.PROCESS if by_master else MissingOrders.TWICE
    game, half = late_game(missing=missing, manual_process=by_master)
    asked, events = machine.expire(game, half)
    assert not [one for one in events if isinstance(one, StandbysAsked)]
    assert stand_by(asked, "AUSTRIA", SAM, half)[1] == (Refused(Refusal.NOT_DUE, "AUSTRIA"),)


AT_ONCE = (MissingOrders.WAIT, MissingOrders.PROCESS, MissingOrders.BOT, MissingOrders.FIRST)


@pytest.mark.parametrize("missing", AT_ONCE)
def test_at_the_end_of_grace_the_standby_plays_the_phase_whatever_the_policy(missing: MissingOrders) -> None:
    game, half = late_game(missing=missing)
    asked, _ = machine.expire(game, half)
    ready, _ = stand_by(asked, "AUSTRIA", SAM, half)
    assert ready.clock is not None
    others = all_complete(ready, half, but=("AUSTRIA",))
    free, over = machine.expire(others, ready.clock.grace)
    seated, taken = settle_standbys(free, ready.clock.grace)
    assert {type(one) for one in over} & {Abandoned, FellIntoDisorder, PhaseJudged} == set()
    assert StandbyDone("AUSTRIA", SAM, seated=True) in taken
    assert seated.clock is not None
    assert seated.clock.deadline > ready.clock.grace
    assert seated.number == ready.number
    assert not seated.seat("AUSTRIA").bot
    assert machine.expire(seated, ready.clock.grace) == (seated, ())


@pytest.mark.parametrize("missing", AT_ONCE)
def test_beside_a_standby_the_other_late_powers_are_treated_by_the_policy(missing: MissingOrders) -> None:
    game, half = late_game(missing=missing)
    asked, _ = machine.expire(game, half)
    ready, _ = stand_by(asked, "AUSTRIA", SAM, half)
    assert ready.clock is not None
    others = all_complete(ready, half, but=("AUSTRIA", "TURKEY"))
    free, over = machine.expire(others, ready.clock.grace)
    named = [one.powers for one in over if isinstance(one, Abandoned | FellIntoDisorder)]
    assert named == [("TURKEY",)]
    seated, _ = settle_standbys(free, ready.clock.grace)
    assert seated.seat("AUSTRIA").person == SAM
    assert seated.seat("TURKEY").state is not SeatState.PLAYED


def test_a_power_with_a_standby_is_none_of_those_for_whose_half_a_game_pauses() -> None:
    game, half = late_game()
    asked, _ = machine.expire(game, half)
    ready, _ = stand_by(asked, "AUSTRIA", SAM, half)
    assert ready.clock is not None
    late = POWERS[:4]
    assert "AUSTRIA" in late
    others = all_complete(ready, half, but=late)
    free, events = machine.expire(others, ready.clock.grace)
    assert free.status is Status.RUNNING
    assert not [one for one in events if isinstance(one, PauseChanged)]


def test_a_standby_of_a_power_that_lacks_an_order_waits_on() -> None:
    game, half = late_game()
    asked, _ = machine.expire(game, half)
    ready, _ = stand_by(asked, "AUSTRIA", SAM, half)
    one_order = quiet_orders(ready, "AUSTRIA")[:1]
    austria = Actor(Role.PLAYER, ready.seat("AUSTRIA").person, "AUSTRIA")
    some, _ = machine.apply(ready, austria, GiveOrders("AUSTRIA", one_order), half)
    assert settle_standbys(some, half) == (some, ())
    assert some.clock is not None
    over, _ = machine.expire(all_complete(some, half, but=("AUSTRIA",)), some.clock.grace)
    seated, _ = settle_standbys(over, some.clock.grace)
    assert seated.seat("AUSTRIA").person == SAM
    assert seated.orders["AUSTRIA"] == one_order, "what the player before had sent stands"


def test_a_standby_is_let_go_when_the_master_has_the_phase_judged() -> None:
    game, half = late_game()
    asked, _ = machine.expire(game, half)
    ready, _ = stand_by(asked, "AUSTRIA", SAM, half)
    judged, _ = machine.apply(ready, Actor(Role.MASTER, ready.master.person), Process(), half)
    assert judged.number == ready.number + 1
    after, events = settle_standbys(judged, half)
    assert events == (StandbyDone("AUSTRIA", SAM, seated=False, why=StandbyEnd.JUDGED),)
    assert after.seat("AUSTRIA").standby == 0


def test_a_standby_is_let_go_when_the_player_keeps_the_power_by_new_rules() -> None:
    game, half = late_game()
    asked, _ = machine.expire(game, half)
    ready, _ = stand_by(asked, "AUSTRIA", SAM, half)
    other = replace(ready, settings=replace(ready.settings, missing=MissingOrders.TWICE))
    _, events = settle_standbys(other, half)
    assert events == (StandbyDone("AUSTRIA", SAM, seated=False, why=StandbyEnd.KEPT),)


def test_a_standby_is_let_go_when_the_game_ends() -> None:
    game, half = late_game()
    asked, _ = machine.expire(game, half)
    ready, _ = stand_by(asked, "AUSTRIA", SAM, half)
    over, _ = end(ready, Ending.DRAW)
    _, events = settle_standbys(over, half)
    assert events == (StandbyDone("AUSTRIA", SAM, seated=False, why=StandbyEnd.OVER),)


def test_who_takes_his_word_back_is_let_go_and_the_others_are_asked() -> None:
    game, half = late_game()
    asked, _ = machine.expire(game, half)
    ready, _ = stand_by(asked, "AUSTRIA", SAM, half)
    free, events = withdraw(ready, "AUSTRIA")
    assert events == (
        StandbyDone("AUSTRIA", SAM, seated=False, why=StandbyEnd.WITHDRAWN),
        StandbysAsked(("AUSTRIA",)),
    )
    assert free.seat("AUSTRIA").standby == 0
    assert stand_by(free, "AUSTRIA", ZOE, half)[1] == (StandbyNamed("AUSTRIA", ZOE),)


def test_nobody_is_asked_where_the_master_wants_none() -> None:
    game, half = late_game(standbys=False)
    _, events = machine.expire(game, half)
    assert not [one for one in events if isinstance(one, StandbysAsked)]


def test_the_first_word_wins_and_counts_once_the_power_is_free() -> None:
    game, half = late_game()
    asked, _ = machine.expire(game, half)
    ready, events = stand_by(asked, "AUSTRIA", SAM, half)
    assert events == (StandbyNamed("AUSTRIA", SAM),)
    assert stand_by(ready, "AUSTRIA", ZOE, half) == (ready, (Refused(Refusal.NOT_FREE, "AUSTRIA"),))
    assert settle_standbys(ready, half) == (ready, ())
    assert ready.clock is not None
    others = all_complete(ready, half, but=("AUSTRIA",))
    over, _ = machine.expire(others, ready.clock.grace)
    seated, events = settle_standbys(over, ready.clock.grace)
    assert TookOver("AUSTRIA", SAM) in events
    assert StandbyDone("AUSTRIA", SAM, seated=True) in events
    austria = seated.seat("AUSTRIA")
    assert (austria.person, austria.standby, austria.state) == (SAM, 0, SeatState.PLAYED)
    assert austria.tenures[-1].person == SAM


def test_a_standby_goes_when_the_player_owes_nothing_more() -> None:
    game, half = late_game()
    asked, _ = machine.expire(game, half)
    ready, _ = stand_by(asked, "AUSTRIA", SAM, half)
    ordered = complete(ready, "AUSTRIA", half)
    back, events = settle_standbys(ordered, half)
    assert events == (StandbyDone("AUSTRIA", SAM, seated=False),)
    assert back.seat("AUSTRIA").standby == 0


def test_who_plays_or_was_not_asked_does_not_stand_by() -> None:
    game, half = late_game()
    assert stand_by(game, "AUSTRIA", SAM, half)[1] == (Refused(Refusal.NOT_DUE, "AUSTRIA"),)
    asked, _ = machine.expire(game, half)
    person = asked.seat("TURKEY").person
    assert stand_by(asked, "AUSTRIA", person, half)[1] == (Refused(Refusal.ALREADY_IN),)


def test_a_power_that_is_left_is_asked_for_and_taken_at_once() -> None:
    game, _ = late_game()
    austria = Actor(Role.PLAYER, game.seat("AUSTRIA").person, "AUSTRIA")
    left, events = machine.apply(game, austria, Resign(), game.created)
    assert StandbysAsked(("AUSTRIA",)) in events
    taken, events = stand_by(left, "AUSTRIA", SAM, game.created)
    assert TookOver("AUSTRIA", SAM) in events
    assert taken.seat("AUSTRIA").person == SAM


def test_who_says_yes_after_another_has_taken_it_over_was_too_late() -> None:
    """Though orders of the power may still be missing; in the next phase it has its player."""
    game, half = late_game()
    austria = Actor(Role.PLAYER, game.seat("AUSTRIA").person, "AUSTRIA")
    left, _ = machine.apply(game, austria, Resign(), half)
    taken, _ = stand_by(left, "AUSTRIA", SAM, half)
    assert stand_by(taken, "AUSTRIA", SAM + 1, half)[1] == (Refused(Refusal.NOT_FREE, "AUSTRIA"),)
    holds = GiveOrders("AUSTRIA", quiet_orders(taken, "AUSTRIA"))
    ordered, _ = machine.apply(taken, Actor(Role.PLAYER, SAM, "AUSTRIA"), holds, half)
    judged, _ = machine.expire(all_complete(ordered, half, but=("AUSTRIA",)), half + 30 * 24 * HOUR)
    assert judged.number == game.number + 1
    assert stand_by(judged, "AUSTRIA", SAM + 1, half)[1] == (Refused(Refusal.NOT_DUE, "AUSTRIA"),)


def test_a_game_stored_before_loads_with_nobody_standing_by() -> None:
    game, _ = late_game()
    text = encode_game(game).replace(',"standby":0,"asked":0', "")
    assert '"standby"' not in text
    assert decode_game(text) == game
    assert Seat("AUSTRIA", 1, "").standby == 0


def test_one_standby_takes_one_power_of_a_game_and_the_other_offer_stays_open() -> None:
    game, half = late_game()
    asked, _ = machine.expire(game, half)
    ready, _ = stand_by(asked, "AUSTRIA", SAM, half)
    assert stand_by(ready, "TURKEY", SAM, half) == (
        ready,
        (Refused(Refusal.STANDS_BY_ALREADY, "TURKEY"),),
    )
    _, events = stand_by(ready, "TURKEY", ZOE, half)
    assert events == (StandbyNamed("TURKEY", ZOE),)


def test_a_standby_who_takes_another_power_is_let_go_and_the_others_are_asked() -> None:
    game, half = late_game()
    asked, _ = machine.expire(game, half)
    ready, _ = stand_by(asked, "AUSTRIA", SAM, half)
    turkey = Actor(Role.PLAYER, ready.seat("TURKEY").person, "TURKEY")
    left, _ = machine.apply(ready, turkey, Resign(), half)
    taken, _ = machine.take_over(left, SAM, "#", "TURKEY", half)
    settled, events = settle_standbys(taken, half)
    done = StandbyDone("AUSTRIA", SAM, seated=False, why=StandbyEnd.ELSEWHERE)
    assert done in events
    assert settled.seat("AUSTRIA").standby == 0
