"""Powers that a bot leads: NMR BOT, from the end of grace until a person leads them again."""

from __future__ import annotations

from dataclasses import replace

from judge.game import machine
from judge.game.commands.master import SetSetting
from judge.game.commands.member import Resign, SetDraw
from judge.game.events import Ended, FellIntoDisorder
from judge.game.orders.outstanding import bots_owing, late_powers, vacant_powers
from judge.game.settings import MissingOrders
from judge.game.state import Ending, Game, SeatState
from tests.unit.game.seven_players import (
    DAY,
    HOUR,
    MASTER,
    NOON,
    PLAIN,
    POWERS,
    all_complete,
    complete,
    do,
    give,
    kinds,
    names,
    order,
    player,
    quiet_orders,
    running,
)

BOTS = replace(PLAIN, missing=MissingOrders.BOT)
GRACE = NOON + 4 * DAY


def missed() -> Game:
    """Turkey's player has sent nothing when grace ends, all others have."""
    game, _ = machine.expire(all_complete(running(BOTS), but=("TURKEY",)), GRACE)
    return game


def played(game: Game) -> Game:
    """The bot has Turkey hold."""
    game, _ = machine.give_bot_orders(game, {"TURKEY": quiet_orders(game, "TURKEY")}, GRACE)
    return game


def test_the_phase_waits_for_the_bot_and_is_judged_when_it_has_ordered() -> None:
    game = missed()
    assert (game.seat("TURKEY").state, game.seat("TURKEY").bot) == (SeatState.DISORDER, True)
    assert (str(game.phase), bots_owing(game), late_powers(game)) == ("S1901M", ("TURKEY",), ())
    judged, events = machine.expire(played(game), GRACE)
    assert names(events) == ["PhaseJudged", "PhaseOpened"]
    assert bots_owing(judged) == ("TURKEY",)


def test_nothing_is_due_while_the_bot_has_not_ordered() -> None:
    game = missed()
    assert machine.expire(game, GRACE) == (game, ())


def test_the_bot_leaves_what_the_player_had_ordered() -> None:
    game, _ = give(all_complete(running(BOTS), but=("TURKEY",)), "TURKEY", "F ANK - BLA")
    game, _ = machine.expire(game, GRACE)
    game, _ = machine.give_bot_orders(game, {"TURKEY": quiet_orders(game, "TURKEY")}, GRACE)
    assert game.orders["TURKEY"] == (order("A CON H"), order("A SMY H"), order("F ANK - BLA"))


def test_a_bot_that_orders_nothing_new_changes_nothing() -> None:
    game = played(missed())
    assert machine.give_bot_orders(game, {"TURKEY": quiet_orders(game, "TURKEY")}, GRACE) == (game, ())


def test_nobody_waits_for_the_bot_s_vote() -> None:
    game, _ = machine.expire(played(missed()), GRACE)
    for power in POWERS[:-1]:
        game, events = do(game, player(power), SetDraw(True), GRACE)
    assert isinstance(events[-1], Ended)
    assert events[-1].ending is Ending.DRAW


def test_the_bot_is_free_for_a_takeover_which_ends_it() -> None:
    game, _ = machine.expire(played(missed()), GRACE)
    assert vacant_powers(game) == ("TURKEY",)
    taken, _ = machine.take_over(game, 50, "#new", "TURKEY", GRACE + HOUR)
    assert (taken.seat("TURKEY").bot, taken.seat("TURKEY").state) == (False, SeatState.PLAYED)
    assert bots_owing(taken) == ()


def test_its_player_of_record_comes_back_with_his_orders() -> None:
    game, _ = machine.expire(played(missed()), GRACE)
    assert not complete(game, "TURKEY", GRACE + HOUR).seat("TURKEY").bot


def test_who_resigns_is_replaced_by_a_bot_once_all_others_have_ordered() -> None:
    game, _ = do(running(BOTS), player("TURKEY"), Resign())
    assert not game.seat("TURKEY").bot
    game, events = machine.expire(all_complete(game, but=("TURKEY",)), NOON + HOUR)
    assert events == (FellIntoDisorder(("TURKEY",)),)
    assert bots_owing(game) == ("TURKEY",)


def test_a_bot_comes_and_goes_with_the_setting() -> None:
    game, _ = machine.expire(played(missed()), GRACE)
    left, events = do(game, MASTER, SetSetting("missing", MissingOrders.PROCESS), GRACE)
    assert (left.seat("TURKEY").bot, kinds(events)) == (False, {"SettingChanged"})
    back, events = do(left, MASTER, SetSetting("missing", MissingOrders.BOT), GRACE)
    assert (back.seat("TURKEY").bot, FellIntoDisorder(("TURKEY",)) in events) == (True, True)
    waits, _ = do(back, MASTER, SetSetting("missing", MissingOrders.WAIT), GRACE)
    assert (waits.seat("TURKEY").bot, waits.seat("TURKEY").state) == (False, SeatState.ABANDONED)


def test_what_a_bot_leaves_out_holds_so_that_nobody_waits_for_it() -> None:
    game, _ = machine.give_bot_orders(missed(), {"TURKEY": (order("F ANK - BLA"),)}, GRACE)
    assert game.orders["TURKEY"] == (order("A CON H"), order("A SMY H"), order("F ANK - BLA"))
    assert bots_owing(game) == ()
