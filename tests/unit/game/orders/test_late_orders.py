"""Late orders by the master's word alone (seed 004 §3.11)."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from judge.game import machine
from judge.game.commands.master import AcceptLate, Pause, Resume, SetDeadline
from judge.game.commands.member import Clear, EndSet, GiveAhead, GiveOrders, LendStanding
from judge.game.events import LateFate, LateOrders, OrdersTaken, WentLate
from judge.game.orders.outstanding import late_powers
from judge.game.refusals import Refusal, Refused
from judge.game.settings import Blind, Lending, MissingOrders, Reading
from judge.game.state import Game, LateSet
from judge.rules.orders import Order
from judge.rules.phases import Phase
from judge.rules.units import Power
from tests.unit.game.seven_players import (
    DAY,
    HOUR,
    MASTER,
    NOON,
    PLAIN,
    acting,
    at,
    complete,
    do,
    give,
    kinds,
    only,
    order,
    player,
)

BY_MASTER = replace(PLAIN, late_orders=False, missing=MissingOrders.TWICE)
DEADLINE, LATE, GRACE = NOON + DAY, NOON + DAY + HOUR, NOON + 4 * DAY
HOMES = {"FRANCE": "A PAR", "GERMANY": "A MUN", "TURKEY": "A CON"}
CENTRES = {"FRANCE": "PAR", "GERMANY": "MUN", "TURKEY": "CON"}


def season(settings: object = BY_MASTER, code: str = "S1903M") -> Game:
    """A season in which Turkey alone has sent nothing by the deadline."""
    game = at(code, HOMES, CENTRES, settings)  # type: ignore[arg-type]  # Settings
    for power in ("FRANCE", "GERMANY"):
        game = complete(game, power)
    late, _ = machine.expire(game, DEADLINE)
    return late


def why(events: object) -> Refusal:
    return only(events, Refused).why  # type: ignore[arg-type,no-any-return]  # events


def orders_of(game: Game, power: Power = "TURKEY") -> tuple[Order, ...]:
    return tuple(game.orders.get(power, ()))


def test_what_comes_at_the_deadline_is_in_time_and_a_second_later_it_waits() -> None:
    game = season()
    in_time, events = give(game, "TURKEY", "A CON - BUL", DEADLINE)
    assert only(events, OrdersTaken).missing == 0
    assert not in_time.late_sets
    late, events = give(game, "TURKEY", "A CON - BUL", DEADLINE + timedelta(seconds=1))
    kept = only(events, LateOrders)
    assert (kept.fate, kept.orders) == (LateFate.KEPT, (order("A CON - BUL"),))
    assert not orders_of(late)


def test_orders_in_time_and_late_ones_the_late_ones_are_ignored_always() -> None:
    game = season()
    changed, events = give(game, "FRANCE", "A PAR - BUR", LATE)
    assert why(events) is Refusal.TOO_LATE
    assert orders_of(changed, "FRANCE") == (order("A PAR H"),)
    _, events = do(game, MASTER, AcceptLate("FRANCE"), LATE)
    assert why(events) is Refusal.NOTHING_LATE
    for command in (Clear(), LendStanding("GERMANY", None)):
        after, events = do(
            replace(game, settings=replace(game.settings, proxies=Lending.STANDING)),
            player("FRANCE"),
            command,
            LATE,
        )
        assert why(events) is Refusal.TOO_LATE
        assert orders_of(after, "FRANCE") == (order("A PAR H"),)


def test_what_is_late_is_judged_only_by_the_masters_word() -> None:
    late, _ = give(season(), "TURKEY", "A CON - BUL", LATE)
    accepted, events = do(late, MASTER, AcceptLate("TURKEY"), LATE)
    assert only(events, LateOrders).fate is LateFate.ACCEPTED
    assert orders_of(accepted) == (order("A CON - BUL"),)
    assert not accepted.late_sets
    judged, _ = machine.expire(accepted, LATE + HOUR)
    assert [unit.at for unit in judged.position.of("TURKEY")] == ["BUL"]
    ignored, events = machine.expire(late, GRACE)
    assert only(events, LateOrders).fate is LateFate.UNUSED
    assert only(events, LateOrders).orders == (order("A CON - BUL"),)
    assert [unit.at for unit in ignored.position.of("TURKEY")] == ["CON"]
    assert ignored.seat("TURKEY").missed == Phase.parse("S1903M")
    assert not ignored.late_sets


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (AcceptLate("GERMANY"), Refusal.NOTHING_LATE),
        (AcceptLate("TURKEY", Phase.parse("F1903M")), Refusal.WRONG_PHASE),
        (AcceptLate("TURKEY", Phase.parse("S1903M")), None),
        (AcceptLate(), None),
    ],
)
def test_which_late_orders_are_accepted(command: AcceptLate, refusal: Refusal | None) -> None:
    late, _ = give(season(), "TURKEY", "A CON - BUL", LATE)
    after, events = do(late, MASTER, command, LATE)
    assert (why(events) if refusal else None) is refusal
    assert bool(orders_of(after)) is (refusal is None)
    _, events = do(late, player("FRANCE"), command, LATE)
    assert why(events) is Refusal.NOT_MASTER


def test_a_later_late_set_replaces_the_earlier_one_as_the_reading_has_it() -> None:
    game = season(replace(BY_MASTER, reading=Reading.GSTZ))
    game = replace(game, position=at("S1903M", {"TURKEY": "A CON, F ANK"}).position)
    late, _ = give(game, "TURKEY", "A CON - BUL, F ANK - BLA", LATE)
    second = (order("A CON - SMY"),)
    late, _ = do(late, player("TURKEY"), GiveOrders("TURKEY", second), LATE + HOUR)
    late, events = do(late, player("TURKEY"), EndSet("TURKEY", second), LATE + HOUR)
    assert only(events, LateOrders).dropped == (order("F ANK - BLA"),)
    assert late.late_sets["TURKEY"].orders == second


def test_taken_back_late_orders_are_nobodys_to_accept() -> None:
    late, _ = give(season(), "TURKEY", "A CON - BUL", LATE)
    cleared, _ = do(late, player("TURKEY"), Clear(), LATE)
    assert cleared.late_sets == {"TURKEY": LateSet()}
    _, events = do(cleared, MASTER, AcceptLate(), LATE)
    assert why(events) is Refusal.NOTHING_LATE
    _, events = machine.expire(cleared, GRACE)
    assert "LateOrders" not in kinds(events)


def test_retreats_and_builds_of_the_season_are_late_with_its_moves() -> None:
    """In two seasons a year nothing else comes in time for them; in other games they have a deadline."""
    line = GiveAhead("TURKEY", Phase.parse("S1903R"), ("A CON R SMY",))
    game = season(replace(BY_MASTER, two_seasons=True))
    kept, _ = do(game, player("TURKEY"), line, LATE)
    assert not kept.ahead.get("TURKEY")
    assert [one.line for one in kept.late_sets["TURKEY"].ahead] == ["A CON R SMY"]
    accepted, _ = do(kept, MASTER, AcceptLate("TURKEY"), LATE)
    assert [one.line for one in accepted.ahead["TURKEY"]] == ["A CON R SMY"]
    _, events = do(game, player("FRANCE"), GiveAhead("FRANCE", line.phase, ("A PAR R GAS",)), LATE)
    assert why(events) is Refusal.TOO_LATE
    later = GiveAhead("FRANCE", Phase.parse("F1903M"), ("A PAR H",))
    assert do(game, player("FRANCE"), later, LATE)[0].ahead["FRANCE"]
    plain, _ = do(season(), player("TURKEY"), line, LATE)
    assert plain.ahead["TURKEY"]


def test_what_was_late_is_in_time_once_the_deadline_is_to_come_again() -> None:
    late, _ = give(season(), "TURKEY", "A CON - BUL", LATE)
    moved, events = do(late, MASTER, SetDeadline(LATE + DAY), LATE)
    assert only(events, LateOrders).fate is LateFate.IN_TIME
    assert orders_of(moved) == (order("A CON - BUL"),)


def test_what_was_late_at_a_pause_is_late_after_it_while_grace_has_time_left() -> None:
    late, _ = give(season(), "TURKEY", "A CON - BUL", LATE)
    paused, _ = do(late, MASTER, Pause(), LATE)
    resumed, events = do(paused, MASTER, Resume(), LATE + DAY)
    assert not any(isinstance(event, LateOrders) for event in events)
    assert orders_of(resumed) == ()
    assert resumed.late_sets.keys() == {"TURKEY"}


def test_a_pause_before_the_deadline_stops_it() -> None:
    game = at("S1903M", HOMES, CENTRES, BY_MASTER)
    paused, _ = do(game, MASTER, Pause(), NOON)
    given, _ = give(paused, "TURKEY", "A CON - BUL", GRACE)
    assert orders_of(given) == (order("A CON - BUL"),)


def test_the_masters_own_order_for_a_power_is_his_word() -> None:
    given, _ = do(season(), acting("TURKEY"), GiveOrders("TURKEY", (order("A CON - BUL"),)), LATE)
    assert orders_of(given) == (order("A CON - BUL"),)
    assert not given.late_sets


def test_a_successor_does_not_inherit_them() -> None:
    left = season(replace(BY_MASTER, missing=MissingOrders.WAIT))
    late, _ = give(left, "TURKEY", "A CON - BUL", LATE)
    free, _ = machine.expire(late, GRACE)
    taken, _ = machine.take_over(free, 77, "#77", "TURKEY", GRACE)
    assert not taken.late_sets
    assert not orders_of(taken)


def test_where_nobody_learns_who_is_late_a_master_who_plays_names_no_power() -> None:
    dark = season(replace(BY_MASTER, blind=Blind.NJUDGE, moderated=False))
    dark = replace(dark, master=replace(dark.master, person=player("GERMANY").person))
    master = replace(MASTER, person=dark.master.person)
    late, _ = give(dark, "TURKEY", "A CON - BUL", LATE)
    for named in ("TURKEY", "GERMANY"):
        assert why(do(late, master, AcceptLate(named), LATE)[1]) is Refusal.LATE_HIDDEN
    accepted, _ = do(late, master, AcceptLate(), LATE)
    assert orders_of(accepted) == (order("A CON - BUL"),)


def test_a_master_who_plays_takes_all_that_wait_and_chooses_no_power() -> None:
    game = season(replace(BY_MASTER, moderated=False))
    game = replace(game, master=replace(game.master, person=player("GERMANY").person))
    master = replace(MASTER, person=game.master.person)
    late, _ = give(game, "TURKEY", "A CON - BUL", LATE)
    for named in ("TURKEY", "GERMANY"):
        assert why(do(late, master, AcceptLate(named), LATE)[1]) is Refusal.LATE_TOGETHER
    accepted, _ = do(late, master, AcceptLate(), LATE)
    assert orders_of(accepted) == (order("A CON - BUL"),)


def test_elsewhere_late_orders_count_as_ever() -> None:
    game = season(replace(BY_MASTER, late_orders=True))
    given, events = give(game, "TURKEY", "A CON - BUL", LATE)
    assert only(events, OrdersTaken).missing == 0
    assert orders_of(given) == (order("A CON - BUL"),)


def test_who_sent_a_part_in_time_is_not_late_and_his_other_units_stand() -> None:
    """Else nobody could send what is missing: what came in time is closed, and late orders are refused."""
    game = at("S1903M", {**HOMES, "TURKEY": "A CON, F ANK"}, CENTRES, BY_MASTER)
    for power in ("FRANCE", "GERMANY"):
        game = complete(game, power)
    part, _ = give(game, "TURKEY", "A CON - BUL", DEADLINE)
    judged, events = machine.expire(part, DEADLINE)
    assert kinds(events) >= {"PhaseJudged"}
    assert not kinds(events) & {"WentLate", "Abandoned", "FellIntoDisorder"}
    assert sorted(unit.at for unit in judged.position.of("TURKEY")) == ["ANK", "BUL"]
    assert (judged.seat("TURKEY").late, judged.seat("TURKEY").missed) == (0, None)


def test_he_is_not_waited_for_beside_somebody_who_is_and_may_order_again_with_more_time() -> None:
    game = at("S1903M", {**HOMES, "TURKEY": "A CON, F ANK"}, CENTRES, BY_MASTER)
    part, _ = give(complete(game, "GERMANY"), "TURKEY", "A CON - BUL", NOON)
    late, events = machine.expire(part, LATE)
    assert only(events, WentLate).powers == ("FRANCE",)
    assert why(give(late, "TURKEY", "F ANK - BLA", LATE)[1]) is Refusal.TOO_LATE
    more, _ = do(late, MASTER, SetDeadline(LATE + DAY), LATE)
    added, events = give(more, "TURKEY", "F ANK - BLA", LATE)
    assert only(events, OrdersTaken).missing == 0
    assert late_powers(more) == ("FRANCE", "TURKEY")
    assert late_powers(added) == ("FRANCE",)


def test_a_no_is_told_once_and_may_be_changed_until_the_phase_is_judged() -> None:
    late, _ = give(season(), "TURKEY", "A CON - BUL", LATE)
    no = AcceptLate("TURKEY", declined=True)
    declined, events = do(late, MASTER, no, LATE)
    assert only(events, LateOrders).fate is LateFate.DECLINED
    assert not orders_of(declined)
    _, events = do(declined, MASTER, no, LATE)
    assert why(events) is Refusal.NOTHING_LATE
    cleared, _ = do(declined, player("TURKEY"), Clear(), LATE)
    again, _ = give(cleared, "TURKEY", "A CON H", LATE)
    for changed in (declined, again):
        assert changed.late_sets["TURKEY"].declined
        accepted, _ = do(changed, MASTER, AcceptLate("TURKEY"), LATE)
        assert orders_of(accepted)
    _, events = machine.expire(declined, GRACE)
    assert "LateOrders" not in kinds(events)


def test_a_no_of_one_phase_is_none_in_another() -> None:
    late, _ = give(season(), "TURKEY", "A CON - BUL", LATE)
    _, events = do(late, MASTER, AcceptLate("TURKEY", Phase.parse("F1903M"), declined=True), LATE)
    assert why(events) is Refusal.WRONG_PHASE
