from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from judge.game import machine
from judge.game.commands.master import Process
from judge.game.commands.member import Clear, SetWait
from judge.game.events import Ended, PhaseJudged, PhaseOpened, WaitSet
from judge.game.phases.turn import FollowingPhase, adjudicate_phase, following_phase, open_phase
from judge.game.settings import PhaseClock, PressMode
from judge.game.state import Ending, Game, Status
from judge.rules.orders import Hold
from judge.rules.outcome import Verdict
from judge.rules.phases import Phase
from judge.rules.units import Dislodged, Kind, Position
from tests.unit.game.seven_players import (
    DAY,
    HOUR,
    MASTER,
    NOON,
    PLAIN,
    QUICK,
    STANDARD,
    all_complete,
    at,
    centres,
    complete,
    do,
    give,
    kinds,
    names,
    only,
    player,
    running,
    unit,
)

LATER = NOON + HOUR
DELAY = HOUR / 2


def with_moves(clock: PhaseClock) -> Game:
    return running(replace(PLAIN, moves=clock))


def test_only_the_first_turn_is_twice_as_long() -> None:
    game = running(replace(PLAIN, press=PressMode.WHITE))
    assert game.clock is not None
    assert game.clock.deadline == NOON + 2 * DAY
    game, events = do(game, MASTER, Process(), NOON + 5 * DAY)
    assert only(events, PhaseOpened).deadline == NOON + 6 * DAY


def test_a_clock_set_to_nothing_still_gives_a_minute() -> None:
    game = with_moves(replace(QUICK, next=0 * HOUR, grace=0 * HOUR))
    assert game.clock is not None
    assert game.clock.deadline == NOON + HOUR / 60


def test_a_withdrawn_order_stops_the_judging() -> None:
    game, _ = do(all_complete(running()), player("ITALY"), Clear(), LATER)
    assert game.clock is not None
    assert game.clock.process_at is None
    game = complete(game, "ITALY", LATER + HOUR)
    assert machine.next_due(game) == LATER + HOUR + DELAY


def test_orders_at_the_deadline_itself_are_in_time_and_nobody_waits_longer() -> None:
    game, _ = do(running(), player("ITALY"), SetWait(wait=True))
    game = all_complete(game, but=("TURKEY",))
    assert machine.next_due(complete(game, "TURKEY", NOON + DAY)) == NOON + DAY


def test_after_the_deadline_waiting_is_over() -> None:
    game, _ = do(running(), player("ITALY"), SetWait(wait=True))
    game = all_complete(game, but=("TURKEY",))
    second = timedelta(seconds=1)
    assert machine.next_due(complete(game, "TURKEY", NOON + DAY + second)) == NOON + DAY + second + DELAY


def test_nothing_is_judged_while_orders_are_missing() -> None:
    game = all_complete(running(), but=("TURKEY",))
    assert game.clock is not None
    assert game.clock.process_at is None


def test_judged_a_delay_after_the_last_needed_order() -> None:
    game = all_complete(running(), but=("TURKEY",))
    game = complete(game, "TURKEY", LATER)
    assert machine.next_due(game) == LATER + DELAY
    still, events = machine.expire(game, LATER + DELAY - HOUR / 60)
    assert (still, events) == (game, ())
    after, events = machine.expire(game, LATER + DELAY)
    assert names(events) == ["PhaseJudged", "PhaseOpened"]
    assert after.phase == Phase.parse("F1901M")
    assert after.number == 2
    assert after.orders == {}


def test_changing_an_order_does_not_put_off_the_judging() -> None:
    game = all_complete(running())
    game, _ = give(game, "AUSTRIA", "A VIE - GAL", LATER)
    assert machine.next_due(game) == NOON + DELAY


def test_not_before_min() -> None:
    game = all_complete(with_moves(replace(QUICK, min=12 * HOUR)))
    assert machine.next_due(game) == NOON + 12 * HOUR


def test_never_after_the_deadline_if_all_is_there() -> None:
    game = all_complete(running(), NOON + DAY - HOUR / 4)
    assert machine.next_due(game) == NOON + DAY


def test_somebody_waits_so_the_deadline_decides() -> None:
    game, events = do(running(), player("ITALY"), SetWait(wait=True))
    assert events == (WaitSet("ITALY", wait=True),)
    game = all_complete(game)
    reminder_needed_by_nobody = machine.next_due(game)
    assert reminder_needed_by_nobody == NOON + DAY
    _, events = machine.expire(game, NOON + DAY)
    assert "PhaseJudged" in kinds(events)


def test_no_more_waiting_and_the_delay_runs() -> None:
    game, _ = do(running(), player("ITALY"), SetWait(wait=True))
    game, _ = do(all_complete(game), player("ITALY"), SetWait(wait=False), LATER)
    assert machine.next_due(game) == LATER + DELAY


def test_after_the_deadline_waits_no_longer_matter() -> None:
    game, _ = do(running(), player("ITALY"), SetWait(wait=True))
    game = all_complete(game, but=("TURKEY",))
    game, _ = machine.expire(game, NOON + DAY)
    game = complete(game, "TURKEY", NOON + DAY + HOUR)
    assert machine.next_due(game) == NOON + DAY + HOUR + DELAY


def test_waits_and_votes_are_for_one_phase() -> None:
    game, _ = do(running(), player("ITALY"), SetWait(wait=True))
    game, _ = machine.expire(all_complete(game), NOON + DAY)
    assert not any(seat.wait or seat.draw for seat in game.seats)


def test_the_snapshot_keeps_everything() -> None:
    game = all_complete(running())
    game, _ = give(game, "AUSTRIA", "A VIE - GAL")
    game, _ = give(game, "RUSSIA", "A WAR - GAL")
    after, events = machine.expire(game, LATER)
    snapshot = only(events, PhaseJudged).snapshot
    assert (snapshot.number, snapshot.parent, snapshot.at) == (1, None, LATER)
    assert snapshot.phase == Phase.parse("S1901M")
    assert snapshot.position == game.position
    assert snapshot.settings == game.settings
    assert list(snapshot.orders) == sorted(snapshot.orders)
    bounced = [r for r in snapshot.outcome.results if r.verdict is Verdict.BOUNCE]
    assert {r.by for r in bounced} == {"A VIE - GAL", "A WAR - GAL"}
    opened = only(events, PhaseOpened)
    assert after.clock is not None
    assert (opened.phase, opened.number) == (Phase.parse("F1901M"), 2)
    assert (opened.deadline, opened.grace) == (after.clock.deadline, after.clock.grace)


def test_the_next_snapshot_names_its_parent() -> None:
    game, _ = machine.expire(all_complete(running()), LATER)
    _, events = machine.expire(all_complete(game, LATER), LATER + DAY)
    assert only(events, PhaseJudged).snapshot.parent == 1


def test_a_retreat_phase_asks_only_the_dislodged() -> None:
    lost = Dislodged(unit("TURKEY", "A BUL"), "SER", ("RUM", "CON"))
    game = at("S1902R", {"AUSTRIA": "A BUL, F TRI", "TURKEY": "F SMY"}, dislodged=(lost,))
    game, events = give(game, "TURKEY", "A BUL R RUM")
    assert only(events, type(events[0])).missing == 0
    after, events = machine.expire(game, LATER)
    assert after.phase == Phase.parse("F1902M")
    assert unit("TURKEY", "A RUM") in after.position.units


def test_the_results_of_the_fall_hold_the_new_owners() -> None:
    game = at("F1901M", {"FRANCE": "A SPA", "ITALY": "A TUN"}, {"FRANCE": "PAR BRE", "ITALY": "ROM TUN"})
    after, events = adjudicate_phase(game, NOON)
    assert dict(only(events, PhaseJudged).snapshot.outcome.after.centres)["SPA"] == "FRANCE"
    assert after.phase == Phase.parse("F1901A")
    assert centres(after, "FRANCE") == {"PAR", "BRE", "SPA"}


def test_missing_removals_are_made_by_the_rulebook() -> None:
    game = at("F1901A", {"FRANCE": "A PAR, A GAS, F MAO"}, {"FRANCE": "PAR BRE"})
    after, events = adjudicate_phase(game, NOON)
    removal = next(r for r in only(events, PhaseJudged).snapshot.outcome.results if r.power == "FRANCE")
    assert not removal.given
    assert len(after.position.of("FRANCE")) == 2


EIGHTEEN = "PAR BRE MAR SPA POR BEL HOL KIE MUN BER LON LVP EDI NWY SWE DEN ROM TUN"


def test_eighteen_centres_win() -> None:
    seventeen = EIGHTEEN.removesuffix(" TUN")
    game = at("F1910M", {"FRANCE": "A TUN", "TURKEY": "A CON"}, {"FRANCE": seventeen, "TURKEY": "CON TUN"})
    after, events = adjudicate_phase(game, NOON)
    assert only(events, Ended) == Ended(Ending.VICTORY, ("FRANCE",))
    assert names(events) == ["PhaseJudged", "Ended"]
    assert (after.status, after.ending, after.winners) == (Status.FINISHED, Ending.VICTORY, ("FRANCE",))
    assert len(centres(after, "FRANCE")) == 18
    assert machine.next_due(after) is None


def test_centres_are_counted_in_the_fall_only() -> None:
    game = at("S1910M", {"FRANCE": "A TUN", "TURKEY": "A CON"}, {"FRANCE": EIGHTEEN, "TURKEY": "CON"})
    after, _ = adjudicate_phase(game, NOON)
    assert after.status is Status.RUNNING


@pytest.mark.parametrize(
    ("victory", "french", "turkish", "ends"),
    [
        (3, "PAR BRE MAR", "CON ANK", True),
        (3, "PAR BRE MAR", "CON ANK SMY", False),
        (3, "PAR BRE MAR SPA", "CON ANK SMY", True),
        (4, "PAR BRE MAR", "CON ANK", False),
    ],
)
def test_the_masters_number_wins_but_not_at_a_tie(
    victory: int, french: str, turkish: str, ends: bool
) -> None:
    settings = replace(PLAIN, victory=victory)
    units = {"FRANCE": "A PAR, F BRE, A MAR", "TURKEY": "A CON, F ANK"}
    game = at("F1903M", units, {"FRANCE": french, "TURKEY": turkish}, settings)
    after, _ = adjudicate_phase(game, NOON)
    assert (after.status is Status.FINISHED) == ends


def test_a_phase_that_asks_nothing_stands_a_minute() -> None:
    instant = replace(QUICK, delay=0 * HOUR)
    game = at("S1905M", {"FRANCE": "A PAR"}, {"FRANCE": "PAR"}, replace(PLAIN, moves=instant))
    no_units = replace(game.position, units=())
    quiet, _ = open_phase(game, Phase.parse("F1905M"), no_units, NOON)
    assert machine.next_due(quiet) == NOON + HOUR / 60


def test_holding_is_an_order_like_any_other() -> None:
    game, events = give(running(), "AUSTRIA", "A VIE H")
    assert game.orders["AUSTRIA"] == (Hold(Kind.ARMY, "VIE"),)
    assert only(events, type(events[0])).missing == 2


HOMES = {
    "PAR": "FRANCE",
    "BRE": "FRANCE",
    "MAR": "FRANCE",
    "BER": "GERMANY",
    "KIE": "GERMANY",
    "MUN": "GERMANY",
}
LOST = unit("GERMANY", "A MUN")


def after(code: str, position: Position) -> FollowingPhase:
    return following_phase(STANDARD, Phase.parse(code), position)


def position(french: str, dislodged: tuple[Dislodged, ...] = ()) -> Position:
    units = [unit("FRANCE", text.strip()) for text in french.split(",")]
    units += [unit("GERMANY", "A BER"), unit("GERMANY", "F KIE")]
    if not dislodged:
        units.append(LOST)
    return Position(tuple(units), HOMES, dislodged, frozenset({"RUH"}))


@pytest.mark.parametrize(
    ("judged", "following"),
    [
        ("S1901M", "F1901M"),
        ("S1901R", "F1901M"),
        ("F1901M", "S1902M"),
        ("F1901R", "S1902M"),
        ("F1901A", "S1902M"),
    ],
)
def test_phases_nobody_needs_are_skipped(judged: str, following: str) -> None:
    assert after(judged, position("A PAR, A BUR, F BRE")).phase == Phase.parse(following)


@pytest.mark.parametrize(("judged", "following"), [("S1901M", "S1901R"), ("F1901M", "F1901R")])
def test_a_unit_that_can_retreat_needs_a_phase(judged: str, following: str) -> None:
    got = after(judged, position("A MUN, A PAR, F BRE", (Dislodged(LOST, "BUR", ("BOH",)),)))
    assert got.phase == Phase.parse(following)
    assert got.position.contested == {"RUH"}
    assert not got.counted


def test_a_unit_that_cannot_retreat_is_gone() -> None:
    got = after("S1901M", position("A MUN, A PAR, F BRE", (Dislodged(LOST, "BUR", ()),)))
    assert got.phase == Phase.parse("F1901M")
    assert got.position.dislodged == ()
    assert LOST not in got.position.units


def test_only_units_that_can_retreat_are_asked_to() -> None:
    stuck = Dislodged(unit("GERMANY", "A RUH"), "BUR", ())
    lucky = Dislodged(LOST, "BUR", ("BOH",))
    assert after("S1901M", position("A MUN", (stuck, lucky))).position.dislodged == (lucky,)


def test_stand_offs_are_forgotten_after_the_retreats() -> None:
    assert after("S1901R", position("A PAR, A BUR, F BRE")).position.contested == frozenset()


def test_centres_change_hands_only_after_the_fall() -> None:
    french_in_munich = position("A MUN, A PAR, F BRE", (Dislodged(LOST, "BUR", ()),))
    assert after("S1901M", french_in_munich).position.centres["MUN"] == "GERMANY"
    autumn = after("F1901M", french_in_munich)
    assert autumn.position.centres["MUN"] == "FRANCE"
    assert autumn.counted


def test_builds_and_removals_need_a_phase() -> None:
    taken = after("F1901M", position("A MUN, A PAR, F BRE", (Dislodged(LOST, "BUR", ()),)))
    assert taken.phase == Phase.parse("F1901A")


def test_builds_without_a_free_home_do_not() -> None:
    everywhere = Position(
        tuple(unit("FRANCE", text) for text in ("A PAR", "F BRE", "A MAR")),
        {"PAR": "FRANCE", "BRE": "FRANCE", "MAR": "FRANCE", "SPA": "FRANCE"},
    )
    got = after("F1901M", everywhere)
    assert got.phase == Phase.parse("S1902M")
    assert got.counted
