from __future__ import annotations

import pytest

from judge.game.commands.member import Clear, GiveOrders, SetWait
from judge.game.events import OrdersCleared, OrdersTaken
from judge.game.refusals import Refusal, Refused
from judge.game.state import Game
from judge.game.transition import Transition
from judge.rules.notation import write
from judge.rules.orders import Build, Disband, Move, Remove, Retreat, Waive
from judge.rules.units import Dislodged, Kind
from tests.unit.game.seven_players import acting, at, do, give, only, order, player, running, split, unit


def held(game: Game, power: str) -> list[str]:
    return [write(o) for o in game.orders[power]]


def taken(change: Transition) -> OrdersTaken:
    event: OrdersTaken = only(change[1], OrdersTaken)
    return event


def winter(units: str, centres: str) -> Game:
    return at("F1901A", {"FRANCE": units, "TURKEY": "A CON"}, {"FRANCE": centres, "TURKEY": "CON"})


def test_a_later_mail_changes_only_the_units_it_names() -> None:
    game, _ = give(running(), "AUSTRIA", "A VIE - GAL, A BUD - SER, F TRI H")
    game, events = give(game, "AUSTRIA", "A VIE - TYR")
    assert held(game, "AUSTRIA") == ["A BUD - SER", "A VIE - TYR", "F TRI H"]
    assert taken((game, events)) == OrdersTaken("AUSTRIA", game.orders["AUSTRIA"], missing=0)


def test_of_two_orders_for_a_unit_in_one_mail_the_last_counts() -> None:
    game, _ = give(running(), "AUSTRIA", "A VIE - GAL, A VIE - TYR")
    assert held(game, "AUSTRIA") == ["A VIE - TYR"]


def test_missing_counts_units_without_an_order() -> None:
    assert taken(give(running(), "RUSSIA", "F STP/SC - BOT, A MOS H")).missing == 2


def test_an_order_for_no_unit_of_ones_own_does_not_complete_a_set() -> None:
    change = give(running(), "AUSTRIA", "A VIE H, A BUD H, A PAR H")
    assert taken(change).missing == 1
    assert held(change[0], "AUSTRIA")[-1] == "A PAR H"


def test_builds_up_to_the_entitlement_the_latest_win_and_the_dropped_are_named() -> None:
    game = winter("A SPA", "PAR BRE SPA")
    game, _ = give(game, "FRANCE", "A PAR B, F BRE B")
    game, events = do(game, player("FRANCE"), GiveOrders("FRANCE", (Build(Kind.ARMY, "BRE"),)))
    assert [write(o) for o in game.orders["FRANCE"]] == ["A PAR B", "A BRE B"]
    assert only(events, OrdersTaken).dropped == ()
    game, events = do(game, player("FRANCE"), GiveOrders("FRANCE", (Waive(), Waive())))
    assert game.orders["FRANCE"] == (Waive(), Waive())
    assert only(events, OrdersTaken).dropped == (Build(Kind.ARMY, "PAR"), Build(Kind.ARMY, "BRE"))


def test_more_builds_than_due_in_one_mail() -> None:
    change = give(winter("A SPA, A GAS", "PAR BRE SPA"), "FRANCE", "A PAR B, F BRE B")
    assert held(change[0], "FRANCE") == ["F BRE B"]
    assert taken(change).dropped == (Build(Kind.ARMY, "PAR"),)
    assert taken(change).missing == 0


@pytest.mark.parametrize("texts", ["A MAR B, W", "W, A MAR B", "W, W, A MAR B, W"])
def test_a_build_waived_for_want_of_a_site_takes_no_room(texts: str) -> None:
    """Two builds are due, or four, and one site is free: the build beside it counts."""
    centres = "PAR BRE SPA MAR POR BEL" if texts.count("W") > 1 else "PAR BRE SPA MAR"
    game = winter("A PAR, F BRE", centres)
    said = tuple(Waive() if text == "W" else order(text) for text in split(texts))
    game, events = do(game, player("FRANCE"), GiveOrders("FRANCE", said))
    assert held(game, "FRANCE") == ["A MAR B"]
    assert only(events, OrdersTaken).dropped == ()
    assert only(events, OrdersTaken).missing == 0
    game, _ = do(game, player("FRANCE"), GiveOrders("FRANCE", (Waive(),)))
    assert held(game, "FRANCE") == ["A MAR B"]


def test_a_build_is_waived_after_all_by_as_many_waives_as_are_due() -> None:
    game, _ = give(winter("A PAR, F BRE", "PAR BRE SPA MAR"), "FRANCE", "A MAR B")
    game, _ = do(game, player("FRANCE"), GiveOrders("FRANCE", (Waive(), Waive())))
    assert game.orders["FRANCE"] == (Waive(),)


def test_builds_need_free_homes() -> None:
    game = winter("A PAR, F BRE", "PAR BRE SPA MAR")
    assert taken(give(game, "FRANCE", "A MAR B")).missing == 0


def test_removals_replace_each_other_like_builds() -> None:
    game = winter("A SPA, A GAS, F BRE", "PAR BRE")
    game, _ = do(game, player("FRANCE"), GiveOrders("FRANCE", (Remove(Kind.ARMY, "SPA"),)))
    game, events = do(game, player("FRANCE"), GiveOrders("FRANCE", (Remove(Kind.ARMY, "GAS"),)))
    assert game.orders["FRANCE"] == (Remove(Kind.ARMY, "GAS"),)
    assert only(events, OrdersTaken).dropped == (Remove(Kind.ARMY, "SPA"),)


def test_disbanding_in_winter_is_removal() -> None:
    game, _ = do(
        winter("A SPA, A GAS, F BRE", "PAR BRE"),
        player("FRANCE"),
        GiveOrders("FRANCE", (Disband(Kind.ARMY, "SPA"),)),
    )
    assert game.orders["FRANCE"] == (Remove(Kind.ARMY, "SPA"),)


def test_moving_a_dislodged_unit_is_a_retreat() -> None:
    lost = Dislodged(unit("FRANCE", "A MUN"), "BOH", ("BUR", "RUH"))
    game = at("S1902R", {"FRANCE": "A PAR", "AUSTRIA": "A MUN"}, dislodged=(lost,))
    game, _ = do(game, player("FRANCE"), GiveOrders("FRANCE", (Move(Kind.ARMY, "MUN", "BUR"),)))
    assert game.orders["FRANCE"] == (Retreat(Kind.ARMY, "MUN", "BUR"),)
    after, _ = do(game, player("FRANCE"), GiveOrders("FRANCE", (Remove(Kind.ARMY, "MUN"),)))
    assert after.orders["FRANCE"] == (Disband(Kind.ARMY, "MUN"),)


@pytest.mark.parametrize(
    ("units", "centres", "text", "why"),
    [
        ("A SPA", "SPA", "A SPA D", Refusal.NOT_DUE),
        ("A SPA, A GAS", "SPA", "A PAR B", Refusal.NOT_DUE),
        ("A SPA", "SPA PAR", "A SPA D", Refusal.NOT_DUE),
        ("A SPA", "SPA PAR", "A SPA - GAS", Refusal.WRONG_PHASE),
        ("", "", "A PAR B", Refusal.ELIMINATED),
    ],
)
def test_orders_the_phase_does_not_ask_for(units: str, centres: str, text: str, why: Refusal) -> None:
    game = winter(units, centres)
    after, events = give(game, "FRANCE", text)
    assert only(events, Refused).why is why
    assert after is game


def test_nobody_orders_for_another_power() -> None:
    game = running()
    after, events = do(game, player("FRANCE"), GiveOrders("TURKEY", (order("A CON H"),)))
    assert events == (Refused(Refusal.NOT_PLAYER, "TURKEY"),)
    assert after is game


def test_the_master_orders_for_a_power_he_acts_for() -> None:
    game, events = do(running(), acting("TURKEY"), GiveOrders("TURKEY", (order("A CON H"),)))
    assert held(game, "TURKEY") == ["A CON H"]
    assert only(events, OrdersTaken).missing == 2


def test_clear_forgets_all() -> None:
    game, _ = give(running(), "FRANCE", "A PAR H, A MAR H, F BRE H")
    game, events = do(game, player("FRANCE"), Clear())
    assert events == (OrdersCleared("FRANCE"),)
    assert "FRANCE" not in game.orders


def test_who_has_nothing_to_order_has_nothing_to_wait_for() -> None:
    _, events = do(winter("A SPA", "SPA"), player("FRANCE"), SetWait(wait=True))
    assert events == (Refused(Refusal.NOT_DUE, "FRANCE"),)
