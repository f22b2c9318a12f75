"""The policies for missing orders that a zine's house rules have: seed 004 §4.1 to §4.6."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game import machine
from judge.game.commands.member import GiveAhead, GiveOrders, Resign
from judge.game.events import Abandoned, FellIntoDisorder, PhaseJudged, StandbyDone, StandbysAsked
from judge.game.orders_ahead import give_kept_lines
from judge.game.roles import Actor, Role
from judge.game.seats.standbys import settle_standbys, stand_by
from judge.game.settings import MissingOrders
from judge.game.state import Game, SeatState
from judge.rules.phases import Phase
from tests.unit.game.seven_players import (
    DAY,
    NOON,
    PLAIN,
    all_complete,
    at,
    complete,
    kinds,
    player,
    quiet_orders,
    running,
)

GRACE = NOON + 4 * DAY
HOMES = {"FRANCE": "A PAR, F BRE", "GERMANY": "A MUN", "ITALY": "A ROM", "TURKEY": "A CON, F ANK"}
CENTRES = {"FRANCE": "PAR BRE", "GERMANY": "MUN", "ITALY": "ROM", "TURKEY": "CON ANK"}


def season(code: str, policy: MissingOrders) -> Game:
    """A movement phase of four powers."""
    return at(code, HOMES, CENTRES, replace(PLAIN, missing=policy))


def others_ordered(game: Game, power: str = "TURKEY") -> Game:
    """All orders but that power's are in."""
    assert game.clock is not None
    for other in HOMES.keys() - {power}:
        game = complete(game, other, game.clock.opened)
    return game


def without(game: Game, power: str) -> Game:
    """The next season of a game in which that power sends nothing and the others all."""
    assert game.clock is not None
    after, _ = machine.expire(others_ordered(game, power), game.clock.grace)
    return after


def state(game: Game, power: str = "TURKEY") -> SeatState:
    return game.seat(power).state


def test_the_first_season_waits_for_a_replacement_and_no_other() -> None:
    game = all_complete(running(replace(PLAIN, missing=MissingOrders.FIRST)), but=("TURKEY",))
    game, events = machine.expire(game, GRACE)
    assert Abandoned(("TURKEY",), first=True) in events
    assert game.phase is not None
    assert game.phase.mail_code == "S1901M"
    later, events = machine.expire(others_ordered(season("F1901M", MissingOrders.FIRST)), NOON + 99 * DAY)
    assert FellIntoDisorder(("TURKEY",)) in events
    assert "PhaseJudged" in kinds(events)
    assert state(later) is SeatState.DISORDER


def test_units_stand_and_the_player_keeps_his_power() -> None:
    after = without(season("F1903M", MissingOrders.TWICE), "TURKEY")
    assert after.phase is not None
    assert after.phase.mail_code == "S1904M"
    assert {str(unit.at) for unit in after.position.of("TURKEY")} == {"CON", "ANK"}
    assert state(after) is SeatState.PLAYED


def test_a_second_season_in_a_row_is_civil_disorder() -> None:
    once = without(season("F1903M", MissingOrders.TWICE), "TURKEY")
    assert state(without(once, "TURKEY")) is SeatState.DISORDER


def test_seasons_that_are_not_successive_are_none() -> None:
    """NMR A1903, orders S1904, NMR A1904."""
    once = without(season("F1903M", MissingOrders.TWICE), "TURKEY")
    ordered = without(once, "FRANCE")
    assert state(without(ordered, "TURKEY")) is SeatState.PLAYED


def test_some_orders_are_not_none() -> None:
    once = without(season("F1903M", MissingOrders.TWICE), "TURKEY")
    assert once.clock is not None
    part = complete(others_ordered(once), "TURKEY")
    part = replace(part, orders={**part.orders, "TURKEY": part.orders["TURKEY"][:1]})
    after, _ = machine.expire(part, once.clock.grace)
    assert state(after) is SeatState.PLAYED


def test_until_the_second_spring_the_season_is_held_over_once() -> None:
    """NMR A1901 and S1902: held over one season; nobody comes, and it is judged."""
    once = without(season("F1901M", MissingOrders.HOUSE), "TURKEY")
    assert once.phase is not None
    assert once.phase.mail_code == "S1902M"
    assert once.clock is not None
    held, events = machine.expire(others_ordered(once), once.clock.grace)
    assert Abandoned(("TURKEY",), first=True) in events
    assert not any(isinstance(event, PhaseJudged) for event in events)
    assert held.clock is not None
    assert held.clock.held_over
    assert held.clock.deadline > once.clock.grace
    after, events = machine.expire(held, held.clock.grace)
    assert FellIntoDisorder(("TURKEY",)) in events
    assert after.phase is not None
    assert after.phase.mail_code == "F1902M"


@pytest.mark.parametrize("policy", [MissingOrders.HOUSE, MissingOrders.TWICE, MissingOrders.PROCESS])
def test_a_season_that_ends_by_itself_is_not_paused_while_a_replacement_is_wanted(
    policy: MissingOrders,
) -> None:
    """TURKEY resigns at the start of F1901, whose deadline is three weeks off."""
    game = season("F1901M", policy)
    assert game.clock is not None
    far = replace(game.clock, deadline=NOON + 21 * DAY, grace=NOON + 25 * DAY)
    game, _ = machine.apply(replace(game, clock=far), player("TURKEY"), Resign(), NOON)
    game, events = machine.expire(others_ordered(game), NOON + 25 * DAY)
    assert game.clock is not None
    if game.clock.held_over:
        assert "PauseChanged" not in kinds(events)
        game, events = machine.expire(game, game.clock.grace)
    assert "PauseChanged" not in kinds(events)
    assert FellIntoDisorder(("TURKEY",)) in events
    assert "PhaseJudged" in kinds(events)


def test_who_takes_the_power_over_plays_the_season_that_was_held() -> None:
    once = without(season("F1901M", MissingOrders.HOUSE), "TURKEY")
    assert once.clock is not None
    held, _ = machine.expire(others_ordered(once), once.clock.grace)
    taken, _ = machine.take_over(held, 77, "#77", "TURKEY", once.clock.grace + DAY / 2)
    newcomer = Actor(Role.PLAYER, 77, "TURKEY")
    orders = GiveOrders("TURKEY", quiet_orders(taken, "TURKEY"))
    done, _ = machine.apply(taken, newcomer, orders, once.clock.grace + DAY / 2)
    after, events = machine.expire(done, once.clock.grace + DAY)
    assert "PhaseJudged" in kinds(events)
    assert state(after) is SeatState.PLAYED
    assert after.seat("TURKEY").person == 77


@pytest.mark.parametrize(("first", "disorder"), [("F1902M", True), ("F1901M", False)])
def test_later_it_is_civil_disorder_at_once(first: str, *, disorder: bool) -> None:
    """NMR A1902 and S1903."""
    once = without(season(first, MissingOrders.HOUSE), "TURKEY")
    assert (state(without(once, "TURKEY")) is SeatState.DISORDER) is disorder


def test_a_standby_is_asked_as_soon_as_nothing_came_and_waits_a_season() -> None:
    """§4.6: NMR A1901; the standby who says YES is let go if orders come, and seated if none do."""
    judged, events = machine.expire(others_ordered(season("F1901M", MissingOrders.HOUSE)), GRACE)
    assert StandbysAsked(("TURKEY",)) in events
    named, events = stand_by(judged, "TURKEY", 77, GRACE)
    assert kinds(events) == {"StandbyNamed"}
    assert settle_standbys(named, GRACE) == (named, ())
    ordered = complete(named, "TURKEY", GRACE)
    _, events = settle_standbys(ordered, GRACE)
    assert events == (StandbyDone("TURKEY", 77, seated=False),)
    assert named.clock is not None
    held, _ = machine.expire(others_ordered(named), named.clock.grace)
    seated, events = settle_standbys(held, named.clock.grace)
    assert StandbyDone("TURKEY", 77, seated=True) in events
    assert seated.seat("TURKEY").person == 77
    assert seated.seat("TURKEY").missed is None


@pytest.mark.parametrize(
    ("policy", "code", "asked"),
    [
        (MissingOrders.HOUSE, "S1902M", True),
        (MissingOrders.HOUSE, "F1902M", False),
        (MissingOrders.TWICE, "F1901M", False),
    ],
)
def test_later_and_elsewhere_no_standby_is_asked_early(
    policy: MissingOrders, code: str, *, asked: bool
) -> None:
    game = others_ordered(season(code, policy))
    judged, events = machine.expire(replace(game, settings=replace(game.settings, standbys=True)), GRACE)
    early = [e for e in events if isinstance(e, StandbysAsked)]
    assert bool(early) is asked
    refused = stand_by(judged, "TURKEY", 77, GRACE)[1]
    assert (kinds(refused) == {"StandbyNamed"}) is asked


@pytest.mark.parametrize(("code", "held"), [("F1901M", True), ("S1902M", True), ("F1902M", False)])
def test_a_resignation_holds_an_early_season_over_once(code: str, *, held: bool) -> None:
    game = season(code, MissingOrders.HOUSE)
    left, _ = machine.apply(game, player("TURKEY"), Resign(now=True), NOON)
    waiting, events = machine.expire(others_ordered(left), GRACE)
    assert ("PhaseJudged" not in kinds(events)) is held
    assert (state(waiting) is SeatState.ABANDONED) is held
    if held:
        assert waiting.clock is not None
        assert waiting.clock.held_over
        _, events = machine.expire(waiting, waiting.clock.grace)
        assert FellIntoDisorder(("TURKEY",)) in events
        assert "PhaseJudged" in kinds(events)


def test_two_seasons_judge_retreats_and_builds_with_the_moves() -> None:
    game = at(
        "F1901M",
        {"FRANCE": "A SPA", "TURKEY": "A CON"},
        {"FRANCE": "PAR BRE", "TURKEY": "CON"},
        replace(PLAIN, two_seasons=True),
    )
    game = complete(complete(game, "FRANCE"), "TURKEY")
    spring, events = machine.expire(game, NOON + DAY)
    assert [e.snapshot.phase.mail_code for e in events if isinstance(e, PhaseJudged)] == ["F1901M", "F1901B"]
    assert "WentLate" not in kinds(events)
    assert spring.phase is not None
    assert spring.phase.mail_code == "S1902M"
    assert spring.clock is not None
    assert spring.clock.deadline >= NOON + 2 * DAY


def test_they_wait_for_the_orders_that_were_kept_for_them() -> None:
    """Lines are read by the service as soon as their phase opens; until then it is not judged."""
    game = at(
        "F1901M",
        {"FRANCE": "A SPA", "TURKEY": "A CON"},
        {"FRANCE": "PAR BRE", "TURKEY": "CON"},
        replace(PLAIN, two_seasons=True),
    )
    line = GiveAhead("FRANCE", Phase.parse("F1901B"), ("BUILD A PAR",))
    game, _ = machine.apply(game, player("FRANCE"), line, NOON)
    game = complete(complete(game, "FRANCE"), "TURKEY")
    winter, _ = machine.expire(game, NOON + DAY)
    assert winter.phase is not None
    assert winter.phase.mail_code == "F1901B"
    due = machine.next_due(winter)
    assert due is not None
    assert due > NOON + DAY
    given, _ = give_kept_lines(winter, (), NOON + DAY)
    assert machine.next_due(given) == NOON + DAY
