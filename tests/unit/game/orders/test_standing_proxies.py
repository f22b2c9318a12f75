"""Standing proxies (seed 004 §9): who orders a unit, for how long, and what ends it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game import machine
from judge.game.commands.master import Eject, Process, SetSetting
from judge.game.commands.member import Clear, GiveOrders, LendStanding, Resign, RevokeProxy
from judge.game.events import PhaseJudged, ProxyEnd, ProxyEnded, UnitsLent
from judge.game.orders.checks import Check, Doubt, checks
from judge.game.orders.outstanding import orders_missing
from judge.game.orders.proxy_effects import end_proxies_of_unreachable, orders_in_force
from judge.game.proxies import Proxy, Standing
from judge.game.refusals import Refusal, Refused
from judge.game.settings import Lending
from judge.game.state import Game, SeatState, Snapshot
from judge.game.transition import Transition
from judge.rules.notation import write
from judge.rules.orders import Move, Retreat
from judge.rules.phases import Phase
from judge.rules.units import Kind
from tests.unit.game.seven_players import MASTER, NOON, PLAIN, at, do, give, only, order, player

STANDING = replace(PLAIN, proxies=Lending.STANDING)
SPRING = Phase.parse("S1901M")
UNITS = {"FRANCE": "A MAR, A PAR", "ITALY": "A PIE, F TYS", "GERMANY": "A MUN"}
CENTRES = {"FRANCE": "PAR MAR", "ITALY": "ROM NAP", "GERMANY": "MUN"}


def board(code: str = "S1901M") -> Game:
    return at(code, UNITS, CENTRES, STANDING)


def lend(game: Game, giver: str, to: str, unit: str | None = None) -> Transition:
    return do(game, player(giver), LendStanding(to, unit))


def lent(to: str = "ITALY", unit: str | None = "MAR") -> Game:
    game, events = lend(board(), "FRANCE", to, unit)
    assert events == (UnitsLent("FRANCE", Standing(to, SPRING, unit)),)
    return game


def ordered(game: Game, power: str, texts: str) -> Game:
    return give(game, power, texts)[0]


def in_force(game: Game, power: str) -> list[str]:
    return [write(one) for one in orders_in_force(game).get(power, ())]


def processed(game: Game) -> tuple[Game, Snapshot]:
    game, events = do(game, MASTER, Process(None))
    return game, only(events, PhaseJudged).snapshot


def test_the_holder_orders_the_unit() -> None:
    game = ordered(lent(), "ITALY", "A MAR - SPA, A PIE H")
    assert in_force(game, "FRANCE") == ["A MAR - SPA"]
    assert orders_missing(game, "FRANCE") == 1
    assert orders_missing(game, "ITALY") == 1, "the fleet; another's unit is none of one's own"


@pytest.mark.parametrize("unit", ["MAR", None])
def test_an_order_of_its_own_for_a_unit_it_has_lent_is_pointed_out_to_the_owner(unit: str | None) -> None:
    before, _ = lend(ordered(board(), "FRANCE", "A MAR - GAS"), "FRANCE", "ITALY", unit)
    for game in (before, ordered(lent(unit=unit), "FRANCE", "A MAR - GAS")):
        own = Move(Kind.ARMY, "MAR", "GAS")
        assert checks(game, "FRANCE") == (Check(Doubt.LENT_BUT_ORDERED, own, owner="ITALY"),)
    assert checks(ordered(lent(unit="PAR"), "FRANCE", "A MAR - GAS"), "FRANCE") == ()


def test_the_holder_is_told_that_the_owner_orders_the_unit_itself() -> None:
    ordering = ordered(ordered(lent(), "FRANCE", "A MAR - GAS"), "ITALY", "A MAR - SPA")
    stranger = Move(Kind.ARMY, "MAR", "SPA")
    assert checks(ordering, "ITALY") == (Check(Doubt.OWNER_ORDERS, stranger, owner="FRANCE"),)
    assert checks(ordered(lent(), "ITALY", "A MAR - SPA"), "ITALY") == ()
    never = ordered(ordered(board(), "FRANCE", "A MAR - GAS"), "ITALY", "A MAR - SPA")
    assert checks(never, "ITALY") == (Check(Doubt.NOT_LENT, stranger, owner="FRANCE"),)


def test_the_results_show_it_as_a_proxy_of_the_phase() -> None:
    _, snapshot = processed(lent())
    assert snapshot.proxies == {"FRANCE": (Proxy(Kind.ARMY, "MAR", "ITALY"),)}
    assert [(write(r.order), r.given) for r in snapshot.outcome.of("FRANCE")] == [
        ("A MAR H", False),
        ("A PAR H", False),
    ]


def test_an_order_for_a_unit_that_was_not_lent_counts_for_nothing() -> None:
    assert in_force(ordered(lent(), "ITALY", "A PAR - BUR"), "FRANCE") == []
    assert in_force(ordered(lent(), "GERMANY", "A MAR - BUR"), "FRANCE") == []


def test_the_givers_own_order_goes_before_in_that_phase_alone() -> None:
    game = ordered(ordered(lent(), "ITALY", "A MAR - SPA"), "FRANCE", "A MAR H")
    assert in_force(game, "FRANCE") == ["A MAR H"]
    after, snapshot = processed(game)
    assert snapshot.proxies == {}
    assert in_force(ordered(after, "ITALY", "A MAR - SPA"), "FRANCE") == ["A MAR - SPA"]


def test_clear_takes_the_givers_order_back_and_not_the_proxy() -> None:
    game = ordered(ordered(lent(), "ITALY", "A MAR - SPA"), "FRANCE", "A MAR H")
    game, _ = do(game, player("FRANCE"), Clear())
    assert in_force(game, "FRANCE") == ["A MAR - SPA"]


def test_the_unit_stays_lent_wherever_it_goes() -> None:
    game, _ = processed(ordered(lent(), "ITALY", "A MAR - SPA"))
    assert game.standing == {"FRANCE": (Standing("ITALY", SPRING, "SPA"),)}
    game = ordered(game, "ITALY", "A SPA - POR, A MAR H")
    assert in_force(game, "FRANCE") == ["A SPA - POR"]


def test_a_unit_that_bounces_stays_lent_where_it_is() -> None:
    game = ordered(ordered(lent(), "ITALY", "A MAR - BUR"), "GERMANY", "A MUN - BUR")
    game, _ = processed(game)
    assert game.standing == {"FRANCE": (Standing("ITALY", SPRING, "MAR"),)}


def test_a_unit_is_followed_through_its_retreat() -> None:
    units = {"FRANCE": "A MAR", "ITALY": "A PIE, F LYO"}
    game = at("S1901M", units, CENTRES, STANDING)
    game, _ = lend(game, "FRANCE", "GERMANY", "MAR")
    game, _ = processed(ordered(game, "ITALY", "A PIE - MAR, F LYO S A PIE - MAR"))
    assert str(game.phase) == "S1901R"
    assert game.standing == {"FRANCE": (Standing("GERMANY", SPRING, "MAR"),)}
    game, _ = do(game, player("FRANCE"), GiveOrders("FRANCE", (order("A MAR - GAS"),)))
    assert orders_in_force(game) == {"FRANCE": (Retreat(Kind.ARMY, "MAR", "GAS"),)}
    game, _ = processed(game)
    assert game.standing == {"FRANCE": (Standing("GERMANY", SPRING, "GAS"),)}


def test_it_ends_with_the_unit() -> None:
    units = {"FRANCE": "A MAR, A PAR", "ITALY": "A PIE, F LYO"}
    game = at("S1901M", units, CENTRES, STANDING)
    game, _ = lend(game, "FRANCE", "GERMANY", "MAR")
    game, _ = processed(ordered(game, "ITALY", "A PIE - MAR, F LYO S A PIE - MAR"))
    game, _ = processed(game)
    assert game.standing == {}


def test_all_covers_every_unit_the_power_says_nothing_of() -> None:
    game = ordered(lent(unit=None), "ITALY", "A MAR - SPA, A PAR - BUR")
    assert in_force(game, "FRANCE") == ["A MAR - SPA", "A PAR - BUR"]
    assert orders_missing(game, "FRANCE") == 0
    game = ordered(game, "FRANCE", "A PAR - PIC")
    assert in_force(game, "FRANCE") == ["A MAR - SPA", "A PAR - PIC"]


def test_the_later_of_two_counts() -> None:
    game, _ = lend(lent(unit=None), "FRANCE", "GERMANY", "MAR")
    game = ordered(ordered(game, "ITALY", "A MAR - SPA, A PAR - GAS"), "GERMANY", "A MAR - BUR, A PAR - PIC")
    assert in_force(game, "FRANCE") == ["A MAR - BUR", "A PAR - GAS"]
    game, _ = lend(game, "FRANCE", "ITALY")
    assert game.standing == {"FRANCE": (Standing("ITALY", SPRING),)}


def test_a_proxy_for_the_phase_goes_before_a_standing_one() -> None:
    game = ordered(ordered(lent(), "ITALY", "A MAR - SPA"), "GERMANY", "A MAR - BUR")
    game, _ = do(game, player("FRANCE"), GiveOrders("FRANCE", (Proxy(Kind.ARMY, "MAR", "GERMANY"),)))
    assert in_force(game, "FRANCE") == ["A MAR - BUR"]


def test_who_holds_a_unit_cannot_lend_it_on() -> None:
    _, events = lend(lent(), "ITALY", "GERMANY", "MAR")
    assert events == (Refused(Refusal.NOT_YOURS, "MAR"),)


@pytest.mark.parametrize("unit", ["MAR", None])
def test_revoking(unit: str | None) -> None:
    game = ordered(lent(), "ITALY", "A MAR - SPA")
    game, events = do(game, player("FRANCE"), RevokeProxy(unit))
    assert only(events, ProxyEnded) == ProxyEnded(
        "FRANCE", (Standing("ITALY", SPRING, "MAR"),), ProxyEnd.REVOKED
    )
    assert in_force(game, "FRANCE") == []
    assert orders_missing(game, "FRANCE") == 2


def test_one_unit_is_not_taken_out_of_all() -> None:
    _, events = do(lent(unit=None), player("FRANCE"), RevokeProxy("MAR"))
    assert events == (Refused(Refusal.NOT_LENT, "MAR"),)


@pytest.mark.parametrize("lending", [Lending.NONE, Lending.PHASE])
def test_only_where_the_game_has_them(lending: Lending) -> None:
    game = at("S1901M", UNITS, CENTRES, replace(PLAIN, proxies=lending))
    assert lend(game, "FRANCE", "ITALY")[1] == (Refused(Refusal.NO_STANDING_PROXIES),)


def test_when_the_master_does_away_with_them_they_last_to_the_end_of_the_phase() -> None:
    game, _ = do(ordered(lent(), "ITALY", "A MAR - SPA"), MASTER, SetSetting("proxies", Lending.PHASE))
    assert in_force(game, "FRANCE") == ["A MAR - SPA"]
    game, _ = processed(game)
    assert game.standing == {}


@pytest.mark.parametrize("leaver", ["FRANCE", "ITALY"])
def test_it_ends_when_giver_or_holder_leaves(leaver: str) -> None:
    game, events = do(lent(), player(leaver), Resign())
    assert game.standing == {}
    assert only(events, ProxyEnded).why is ProxyEnd.LEFT
    assert do(lent(), MASTER, Eject(leaver))[0].standing == {}


@pytest.mark.parametrize("power", ["FRANCE", "ITALY"])
def test_it_ends_when_somebody_else_takes_giver_or_holder_over(power: str) -> None:
    game = lent()
    seats = tuple(replace(s, state=SeatState.ABANDONED) if s.power == power else s for s in game.seats)
    game, _ = machine.take_over(replace(game, seats=seats), 99, "#new", power, NOON)
    assert game.standing == {}


def test_leaving_is_nothing_to_the_proxies_of_others() -> None:
    game, _ = do(lent(), player("GERMANY"), Resign())
    assert game.standing == lent().standing


@pytest.mark.parametrize("out", ["FRANCE", "ITALY"])
def test_it_ends_when_giver_or_holder_is_eliminated(out: str) -> None:
    units = {power: texts for power, texts in UNITS.items() if power != out}
    game = replace(lent(), position=at("F1901M", units, {"GERMANY": "MUN"}, STANDING).position)
    game, _ = processed(game)
    assert game.standing == {}


def test_while_the_giver_is_in_civil_disorder_his_units_stand() -> None:
    game = ordered(lent(), "ITALY", "A MAR - SPA")
    seats = tuple(replace(s, state=SeatState.DISORDER) if s.power == "FRANCE" else s for s in game.seats)
    assert in_force(replace(game, seats=seats), "FRANCE") == []


def test_it_ends_when_the_givers_mail_comes_back() -> None:
    game, events = end_proxies_of_unreachable(lent(), "FRANCE")
    assert game.standing == {}
    assert only(events, ProxyEnded).why is ProxyEnd.UNREACHABLE
    assert end_proxies_of_unreachable(lent(), "ITALY") == (lent(), ())


def test_it_is_given_in_any_phase() -> None:
    game = at("F1901A", {**UNITS, "FRANCE": "A MAR"}, CENTRES, STANDING)
    game, _ = lend(game, "FRANCE", "ITALY", "MAR")
    game, _ = processed(game)
    assert str(game.phase) == "S1902M"
    assert in_force(ordered(game, "ITALY", "A MAR - SPA"), "FRANCE") == ["A MAR - SPA"]


def test_nothing_is_lent_to_oneself_or_the_dead() -> None:
    assert lend(board(), "FRANCE", "FRANCE")[1] == (Refused(Refusal.ELIMINATED, "FRANCE"),)
    assert lend(board(), "FRANCE", "TURKEY")[1] == (Refused(Refusal.ELIMINATED, "TURKEY"),)
