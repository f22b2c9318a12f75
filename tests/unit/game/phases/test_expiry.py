from __future__ import annotations

from datetime import timedelta

import pytest

from judge.game import machine
from judge.game.commands.master import SetSetting
from judge.game.commands.member import Clear, Resign, SetDraw, SetWait
from judge.game.events import (
    Abandoned,
    FellIntoDisorder,
    PauseCause,
    PauseChanged,
    PhaseJudged,
    PhaseOpened,
    ReminderDue,
    Returned,
    StandbysAsked,
    WentLate,
)
from judge.game.settings import MissingOrders, Settings
from judge.game.state import Game, SeatState, Status
from judge.rules.phases import Phase
from tests.unit.game.seven_players import (
    DAY,
    HOUR,
    MASTER,
    NMR,
    NOON,
    PERSON,
    PLAIN,
    POWERS,
    all_complete,
    at,
    complete,
    do,
    forming,
    give,
    kinds,
    names,
    only,
    player,
    running,
)

DEADLINE = NOON + DAY
GRACE = DEADLINE + 3 * DAY
TWO_LATE = ("RUSSIA", "TURKEY")


def waiting_for_two(game: Game | None = None) -> Game:
    return all_complete(game or running(), but=TWO_LATE)


def states(game: Game) -> dict[str, SeatState]:
    return {seat.power: seat.state for seat in game.seats if seat.state is not SeatState.PLAYED}


def test_time_brings_nothing_to_a_game_that_forms() -> None:
    assert machine.next_due(forming()) is None
    assert machine.expire(forming(), NOON + 99 * DAY) == (forming(), ())


def test_the_reminder_goes_once_to_those_who_owe() -> None:
    game = waiting_for_two()
    assert machine.next_due(game) == DEADLINE - 8 * HOUR
    game, events = machine.expire(game, DEADLINE - 8 * HOUR)
    assert events == (ReminderDue(TWO_LATE),)
    assert machine.expire(game, DEADLINE - HOUR) == (game, ())
    assert machine.next_due(game) == DEADLINE


def test_no_reminder_once_all_is_there() -> None:
    game = all_complete(running())
    _, events = machine.expire(game, DEADLINE - 8 * HOUR)
    assert "ReminderDue" not in kinds(events)


def test_no_reminder_after_the_deadline() -> None:
    _, events = machine.expire(waiting_for_two(), DEADLINE + HOUR)
    assert events == (WentLate(TWO_LATE, first=True),)


def test_who_takes_his_orders_back_near_the_deadline_is_reminded() -> None:
    game = waiting_for_two()
    for power in TWO_LATE:
        game = complete(game, power)
    game, _ = machine.expire(game, NOON)
    game, _ = do(game, player("ITALY"), Clear(), DEADLINE - 2 * HOUR)
    _, events = machine.expire(game, DEADLINE - 2 * HOUR)
    assert events == (ReminderDue(("ITALY",)),)


def test_late_at_the_deadline_then_daily_until_grace() -> None:
    game, events = machine.expire(waiting_for_two(), DEADLINE)
    assert names(events) == ["WentLate"]
    assert {seat.power: seat.late for seat in game.seats if seat.late} == {"RUSSIA": 1, "TURKEY": 1}
    game = complete(game, "RUSSIA", DEADLINE + HOUR)
    seen = []
    while machine.next_due(game) != GRACE:
        due = machine.next_due(game)
        assert due is not None
        game, events = machine.expire(game, due)
        seen += [(due - DEADLINE, *events)]
    assert seen == [
        (DAY, WentLate(("TURKEY",), first=False)),
        (1.5 * DAY, StandbysAsked(("TURKEY",))),
        (2 * DAY, WentLate(("TURKEY",), first=False)),
    ]
    assert game.seat("TURKEY").late == 1


def test_at_the_end_of_grace_the_game_waits_for_new_players() -> None:
    game, _ = machine.expire(waiting_for_two(), DEADLINE)
    game, events = machine.expire(game, GRACE)
    assert events[-1] == Abandoned(TWO_LATE, first=True)
    assert states(game) == dict.fromkeys(TWO_LATE, SeatState.ABANDONED)
    assert game.phase == Phase.parse("S1901M")
    assert machine.next_due(game) == GRACE + 2 * DAY
    game, events = machine.expire(game, GRACE + 2 * DAY)
    assert events == (Abandoned(TWO_LATE, first=False),)
    assert machine.next_due(game) == GRACE + 4 * DAY


def test_at_the_end_of_grace_the_game_goes_on_without() -> None:
    game, _ = machine.expire(waiting_for_two(running(NMR)), DEADLINE)
    game, events = machine.expire(game, GRACE)
    assert names(events) == ["StandbysAsked", "FellIntoDisorder", "PhaseJudged", "PhaseOpened"]
    assert states(game) == dict.fromkeys(TWO_LATE, SeatState.DISORDER)
    results = only(events, PhaseJudged).snapshot.outcome.of("TURKEY")
    assert [result.given for result in results] == [False] * 3


def test_nobody_waits_for_a_power_in_disorder() -> None:
    game, _ = machine.expire(waiting_for_two(running(NMR)), DEADLINE)
    game, _ = machine.expire(game, GRACE)
    game = all_complete(game, GRACE, but=TWO_LATE)
    after, events = machine.expire(game, GRACE + HOUR)
    assert after.number == 3
    assert "FellIntoDisorder" not in kinds(events)
    assert states(after) == dict.fromkeys(TWO_LATE, SeatState.DISORDER)


def test_a_power_in_disorder_loses_units_by_the_rulebook() -> None:
    game = at(
        "F1902A",
        {"FRANCE": "A PAR", "ITALY": "A ROM", "TURKEY": "A CON, A SYR"},
        {"FRANCE": "PAR BRE", "ITALY": "ROM", "TURKEY": "CON"},
        NMR,
    )
    game = complete(game, "FRANCE")
    game, events = machine.expire(game, GRACE)
    assert only(events, FellIntoDisorder).powers == ("TURKEY",)
    assert [u.at for u in game.position.of("TURKEY")] == ["CON"]


def test_its_player_brings_a_power_back_by_sending_orders() -> None:
    game, _ = machine.expire(waiting_for_two(running(NMR)), DEADLINE)
    game, _ = machine.expire(game, GRACE)
    game, events = give(game, "TURKEY", "A CON H", GRACE + HOUR)
    assert names(events) == ["Returned", "OrdersTaken"]
    assert states(game) == {"RUSSIA": SeatState.DISORDER}


def test_whoever_returns_after_grace_has_a_day() -> None:
    game, _ = machine.expire(waiting_for_two(), GRACE + HOUR)
    game, events = machine.sign_on(game, player("TURKEY"), GRACE + 2 * HOUR)
    assert events[0] == Returned("TURKEY")
    assert names(events) == ["Returned", "DeadlineMoved"]
    game, events = machine.expire(game, GRACE + 2 * HOUR)
    assert events == ()
    game, events = machine.expire(game, GRACE + 26 * HOUR)
    assert events == (Abandoned(("TURKEY",), first=True),)


def test_abandoned_powers_that_are_complete_do_not_hold_up_the_game() -> None:
    game = all_complete(running())
    game, _ = do(game, player("TURKEY"), Resign(), NOON)
    game, events = machine.expire(game, NOON + HOUR)
    assert "PhaseJudged" in kinds(events)
    assert states(game) == {"TURKEY": SeatState.ABANDONED}


def test_a_resigned_power_falls_into_disorder_with_the_first_phase_it_misses() -> None:
    game, _ = do(running(NMR), player("TURKEY"), Resign(), NOON)
    game = all_complete(game, but=("TURKEY",))
    game, events = machine.expire(game, NOON + HOUR)
    assert names(events) == ["FellIntoDisorder", "PhaseJudged", "PhaseOpened"]
    assert states(game) == {"TURKEY": SeatState.DISORDER}


def test_openings_go_on_over_the_phases() -> None:
    game, events = do(all_complete(running()), player("TURKEY"), Resign(), NOON)
    assert Abandoned(("TURKEY",), first=True) in events
    game, _ = machine.expire(game, NOON + HOUR)
    _, events = machine.expire(game, NOON + 2 * DAY)
    assert Abandoned(("TURKEY",), first=False) in events


def test_a_game_nobody_plays_pauses_itself_and_is_not_judged() -> None:
    game, events = machine.expire(running(NMR), GRACE)
    assert only(events, FellIntoDisorder).powers == POWERS
    assert events[-1] == PauseChanged(paused=True, cause=PauseCause.HALF_VACANT)
    assert (game.status, game.number) == (Status.PAUSED, 1)
    assert machine.next_due(game) is None


@pytest.mark.parametrize("settings", [PLAIN, NMR])
def test_whoever_is_put_aside_votes_and_waits_no_more(settings: Settings) -> None:
    game, _ = do(running(settings), player("TURKEY"), SetDraw(draw=True))
    game, _ = do(game, player("TURKEY"), SetWait(wait=True))
    game, _ = machine.expire(waiting_for_two(game), GRACE)
    seat = game.seat("TURKEY")
    assert (seat.wait, seat.draw) == (False, False)


def test_a_long_silence_is_caught_up_in_order_and_once() -> None:
    game, events = machine.expire(waiting_for_two(), NOON + 30 * DAY + HOUR)
    assert names(events) == ["WentLate", "StandbysAsked", "Abandoned"]
    assert machine.expire(game, NOON + 30 * DAY + HOUR) == (game, ())
    _, events = machine.expire(waiting_for_two(), DEADLINE + 2 * DAY + HOUR)
    asked = StandbysAsked(TWO_LATE)
    assert events == (WentLate(TWO_LATE, first=True), asked)


def test_a_phase_judged_late_opens_the_next_from_now() -> None:
    back_up = NOON + 30 * DAY
    game, events = machine.expire(all_complete(running()), back_up)
    assert names(events) == ["PhaseJudged", "PhaseOpened"]
    assert only(events, PhaseOpened).deadline == back_up + DAY
    due = machine.next_due(game)
    assert due is not None
    assert due > back_up


def test_expire_says_when_it_is_needed_again() -> None:
    game, now, seen = waiting_for_two(), NOON, list[str]()
    while (due := machine.next_due(game)) is not None:
        assert due > now
        before = machine.expire(game, due - timedelta(minutes=1))
        assert before == (game, ())
        game, events = machine.expire(game, due)
        assert events
        now = due
        seen += names(events)
    late = ["WentLate", "WentLate", "StandbysAsked", "WentLate"]
    assert seen == ["ReminderDue", *late, *["Abandoned"] * 7, "PauseChanged"]


def test_when_the_master_lets_the_game_wait_powers_in_disorder_are_offered() -> None:
    game, _ = machine.expire(waiting_for_two(running(NMR)), DEADLINE)
    game, _ = machine.expire(game, GRACE)
    game, events = do(game, MASTER, SetSetting("missing", MissingOrders.WAIT), GRACE)
    assert events[1:] == (Abandoned(TWO_LATE, first=True),)
    assert states(game) == dict.fromkeys(TWO_LATE, SeatState.ABANDONED)
    game, _ = machine.take_over(game, 50, "#new", "TURKEY", GRACE)
    assert game.seat("TURKEY").person == 50 != PERSON["TURKEY"]


def test_what_comes_at_the_very_moment_of_a_deadline_is_still_in_time() -> None:
    game = waiting_for_two()
    assert kinds(machine.expire(game, DEADLINE)[1]) >= {"WentLate"}
    spared, events = machine.expire(game, DEADLINE, sparing_deadlines=True)
    assert "WentLate" not in kinds(events)
    assert machine.expire(spared, DEADLINE)[0] == machine.expire(game, DEADLINE)[0]
    after = DEADLINE + timedelta(microseconds=1)
    assert machine.expire(game, after, sparing_deadlines=True) == machine.expire(game, after)
