from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.game import machine
from judge.game.commands.master import Pause, Process, Rollback, Undo
from judge.game.commands.member import GiveAhead, GiveOrders, LendStanding, RevokeProxy, SetWait
from judge.game.endings import Ending, Terms
from judge.game.events import PhaseJudged, PhaseOpened, RolledBack
from judge.game.orders.outstanding import orders_asked
from judge.game.phases.rollback import counted
from judge.game.refusals import Refusal, Refused
from judge.game.settings import Lending
from judge.game.state import Game, PostedPress, Seat, Snapshot, Status, Tenure
from judge.rules.adjustments import due, sites
from judge.rules.orders import Build, Disband, Hold, Move, Order, Remove, Retreat, Waive
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Power
from judge.store.codec import decode_game, decode_snapshot, encode_game, encode_snapshot
from tests.unit.game.seven_players import (
    DAY,
    HOUR,
    MASTER,
    NOON,
    PERSON,
    PLAIN,
    POWERS,
    all_complete,
    at,
    do,
    give,
    only,
    player,
    running,
    unit,
)

Played = tuple[Game, tuple[Snapshot, ...], list[Mapping[Power, tuple[Order, ...]]]]


def random_orders(game: Game, power: Power, chance: Random) -> tuple[Order, ...]:
    board, position = game.board, game.position
    assert game.phase is not None
    if game.phase.kind is PhaseKind.RETREAT:
        own = [one for one in position.dislodged if one.unit.power == power]
        return tuple(
            Retreat(one.unit.kind, one.unit.at, chance.choice(one.retreats))
            if one.retreats and chance.random() < 0.7
            else Disband(one.unit.kind, one.unit.at)
            for one in own
        )
    if game.phase.kind is PhaseKind.ADJUSTMENT:
        number = due(board, position, power)
        if number < 0:
            return tuple(Remove(one.kind, one.at) for one in chance.sample(position.of(power), -number))
        places = sorted(sites(board, position, power))[: orders_asked(game, power)]
        built = tuple(Build(unit(power, f"A {place}").kind, place) for place in places)
        return (*built, *(Waive(),) * (orders_asked(game, power) - len(built)))
    return tuple(
        Move(one.kind, one.at, chance.choice(sorted(board.reach(one.kind, one.at))))
        if chance.random() < 0.8
        else Hold(one.kind, one.at)
        for one in position.of(power)
    )


def judged(game: Game) -> tuple[Game, Snapshot]:
    after, events = do(game, MASTER, Process(), NOON)
    return after, only(events, PhaseJudged).snapshot


def ordered(game: Game, orders: Mapping[Power, tuple[Order, ...]]) -> Game:
    for power, given_orders in orders.items():
        game, events = do(game, player(power), GiveOrders(power, given_orders))
        assert not any(isinstance(one, Refused) for one in events), (game.phase, events)
    return game


def play(chance: Random, phases: int) -> Played:
    """A game of random orders, its judged phases, and what was ordered in each."""
    game, record = running(), []
    snapshots: list[Snapshot] = []
    for _ in range(phases):
        orders: Mapping[Power, tuple[Order, ...]] = {
            power: random_orders(game, power, chance)
            for power in POWERS
            if orders_asked(game, power) and chance.random() < 0.9
        }
        game = ordered(game, orders)
        record.append(orders)
        game, snapshot = judged(game)
        snapshots.append(snapshot)
    return game, tuple(snapshots), record


def back(game: Game, record: tuple[Snapshot, ...], phases: int = 1) -> Game:
    after, events = do(game, MASTER, Rollback(phases=phases, judged=record), NOON + HOUR)
    assert isinstance(events[0], RolledBack), events
    return after


@settings(max_examples=12, deadline=None)
@given(
    seed=st.integers(0, 10**6), phases=st.integers(1, 9), taken_back=st.integers(1, 9), again=st.booleans()
)
def test_the_same_orders_come_to_the_same_position_after_a_rollback(
    seed: int, phases: int, taken_back: int, again: bool
) -> None:
    taken_back = min(taken_back, phases)
    game, record, orders = play(Random(seed), phases)
    first = record[-taken_back]
    there = back(game, record, taken_back)
    assert (there.phase, there.position) == (first.phase, first.position)
    assert counted(there, record) == record[:-taken_back]
    whole = list(record)
    for given_orders in orders[-taken_back:]:
        there = ordered(there, given_orders) if again or there.number != game.number + 1 else there
        there, snapshot = judged(there)
        whole.append(snapshot)
    assert (there.phase, there.position, there.journeys) == (game.phase, game.position, game.journeys)
    valid = counted(there, whole)
    assert [(one.phase, one.position, one.outcome) for one in valid] == [
        (one.phase, one.position, one.outcome) for one in record
    ]
    numbers = [one.number for one in whole]
    assert len(set(numbers)) == len(numbers), "each judged phase has a number of its own"
    assert {one.parent for one in whole} <= {None, *numbers}
    assert decode_game(encode_game(there)) == there
    assert [decode_snapshot(encode_snapshot(one)).held for one in whole] == [one.held for one in whole]


@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10**6), phases=st.integers(2, 6))
def test_two_rollbacks_are_undone_one_by_one(seed: int, phases: int) -> None:
    game, record, _ = play(Random(seed), phases)
    once = back(game, record)
    twice = back(once, record)
    forward, _ = do(twice, MASTER, Undo())
    assert (forward.phase, forward.position, forward.orders) == (once.phase, once.position, once.orders)
    assert counted(forward, record) == record[:-1]
    end, events = do(forward, MASTER, Undo())
    assert (end.phase, end.position, end.journeys) == (game.phase, game.position, game.journeys)
    assert counted(end, record) == record
    assert only(events, RolledBack).undo
    assert end.number == game.number + 4
    assert do(end, MASTER, Undo())[1] == (Refused(Refusal.NOTHING_TO_UNDO),)


def test_nothing_is_undone_once_a_phase_was_judged() -> None:
    game, snapshot = judged(all_complete(running()))
    again, _ = judged(back(game, (snapshot,)))
    assert do(again, MASTER, Undo())[1] == (Refused(Refusal.NOTHING_TO_UNDO),)


@pytest.mark.parametrize(
    ("command", "detail"),
    [(Rollback(), ""), (Rollback(phases=2), ""), (Rollback(phase=Phase.parse("F1901M")), "F1901M")],
)
def test_only_a_judged_phase_is_gone_back_to(command: Rollback, detail: str) -> None:
    game, snapshot = judged(all_complete(running()))
    record = () if command == Rollback() else (snapshot,)
    assert do(game, MASTER, replace(command, judged=record))[1] == (Refused(Refusal.NOT_JUDGED, detail),)


def test_a_phase_by_name_takes_all_back_from_it_on() -> None:
    game, record, _ = play(Random(4), 5)
    after, events = do(game, MASTER, Rollback(phase=Phase.parse("F1901M"), judged=record))
    assert after.phase == Phase.parse("F1901M")
    assert only(events, RolledBack).judged == tuple(one.number for one in record[1:])


def test_where_errors_stand_only_the_last_season_is_gone_back_to() -> None:
    """Seed 004 §6.2; what is left by a ROLLBACK is no earlier season than before."""
    game, record, _ = play(Random(4), 5)
    game = replace(game, settings=replace(game.settings, errors_stand=True))
    last = record[-1].phase
    assert (record[-2].phase.season, record[0].phase.season) != (last.season, last.season)
    older = next(one.phase for one in reversed(record) if one.phase.season != last.season)
    refused = (Refused(Refusal.ERROR_STANDS, older.mail_code),)
    assert do(game, MASTER, Rollback(phase=older, judged=record))[1] == refused
    again = back(game, record)
    assert do(again, MASTER, Rollback(phase=older, judged=record))[1] == refused
    lenient = replace(again, settings=replace(again.settings, errors_stand=False))
    assert do(lenient, MASTER, Rollback(phase=older, judged=record))[0].phase == older


def test_players_and_strangers_are_refused() -> None:
    game, snapshot = judged(all_complete(running()))
    why = do(game, player("AUSTRIA"), Rollback(judged=(snapshot,)))[1]
    assert why == (Refused(Refusal.NOT_MASTER),)


def test_orders_are_kept_waits_are_not_and_the_deadline_is_a_full_clock_away() -> None:
    game = all_complete(running())
    game, _ = do(game, player("AUSTRIA"), SetWait(wait=True))
    game, snapshot = judged(game)
    later = NOON + 5 * DAY
    after, events = do(game, MASTER, Rollback(judged=(snapshot,)), later)
    assert after.orders == snapshot.orders
    assert not any(seat.wait for seat in after.seats)
    assert after.clock is not None
    assert after.clock.deadline == after.clock.earliest == later + DAY == after.clock.process_at
    assert only(events, PhaseOpened) == PhaseOpened(snapshot.phase, 3, later + DAY, after.clock.grace)
    assert machine.expire(after, later + DAY - HOUR)[0].number == 3
    assert machine.expire(after, later + DAY)[0].phase == Phase.parse("F1901M")


def test_undo_gives_what_was_left_of_the_time() -> None:
    game, snapshot = judged(all_complete(running()))
    assert game.clock is not None
    assert game.clock.deadline == NOON + DAY
    there, _ = do(game, MASTER, Rollback(judged=(snapshot,)), NOON + 6 * HOUR)
    again, _ = do(there, MASTER, Undo(), NOON + 9 * HOUR)
    assert again.clock is not None
    assert again.clock.deadline == NOON + 27 * HOUR


def test_a_paused_game_stays_paused() -> None:
    game, snapshot = judged(all_complete(running()))
    paused, _ = do(game, MASTER, Pause())
    after = back(paused, (snapshot,))
    assert after.status is Status.PAUSED
    assert after.clock is not None
    assert after.clock.stopped == NOON + HOUR


def test_who_leads_what_stays_as_it_is_now() -> None:
    game, snapshot = judged(all_complete(running()))
    other = replace(game, seats=tuple(replace(s, person=s.person + 90) for s in game.seats))
    assert [s.person for s in back(other, (snapshot,)).seats] == [PERSON[p] + 90 for p in POWERS]


def test_a_letter_that_waits_for_results_waits_for_those_to_come() -> None:
    game, snapshot = judged(all_complete(running()))
    letter = PostedPress(1, game.number, player("ITALY"), ("FRANCE",), False, "Hello.", False)
    after = back(replace(game, posted=(letter,)), (snapshot,))
    assert [one.phase for one in after.posted] == [after.number]


def test_lines_for_later_phases_come_back_unless_newer_ones_were_sent() -> None:
    fall, spring = Phase.parse("F1901M"), Phase.parse("S1902M")
    game = all_complete(running())
    for phase, line in ((fall, "A Vie - Gal"), (spring, "A Vie - Boh")):
        game, _ = do(game, player("AUSTRIA"), GiveAhead("AUSTRIA", phase, (line,)))
    game, snapshot = judged(game)
    used = replace(game, ahead={})
    kept = [(one.phase, one.line) for one in back(used, (snapshot,)).ahead["AUSTRIA"]]
    assert kept == [(fall, "A Vie - Gal"), (spring, "A Vie - Boh")]
    newer, _ = do(used, player("AUSTRIA"), GiveAhead("AUSTRIA", spring, ("A Vie - Tyr",)))
    kept = [(one.phase, one.line) for one in back(newer, (snapshot,)).ahead["AUSTRIA"]]
    assert kept == [(fall, "A Vie - Gal"), (spring, "A Vie - Tyr")]


@pytest.mark.parametrize("revoked", [False, True])
def test_a_unit_is_lent_as_then_unless_its_owner_has_taken_it_back_since(revoked: bool) -> None:
    lending = replace(PLAIN, proxies=Lending.STANDING)
    game = at("S1901M", {"AUSTRIA": "A VIE", "ITALY": "A VEN", "FRANCE": "A PAR"}, settings=lending)
    game, _ = do(game, player("AUSTRIA"), LendStanding("ITALY", "VIE"))
    game, _ = give(game, "ITALY", "A VIE - GAL, A VEN H")
    game, snapshot = judged(game)
    assert game.standing["AUSTRIA"][0].at == "GAL"
    if revoked:
        game, _ = do(game, player("AUSTRIA"), RevokeProxy())
    there = back(game, (snapshot,))
    assert [one.at for one in there.standing.get("AUSTRIA", ())] == ([] if revoked else ["VIE"])
    assert there.orders["ITALY"] == snapshot.held.orders["ITALY"] if snapshot.held else False
    assert judged(there)[0].position.units == game.position.units or revoked


def test_in_two_seasons_retreats_and_builds_go_back_with_their_moves() -> None:
    game, record, _ = play(Random(11), 9)
    season = replace(game, settings=replace(game.settings, two_seasons=True))
    there = back(season, record)
    assert there.phase is not None
    assert there.phase.kind is PhaseKind.MOVEMENT
    named, _ = do(season, MASTER, Rollback(phase=record[-1].phase, judged=record))
    assert named.phase == there.phase


def test_the_moment_of_a_rollback_does_not_count_as_a_deadline_missed() -> None:
    game, snapshot = judged(all_complete(running()))
    seats = tuple(replace(s, missed=snapshot.phase) for s in game.seats)
    assert {s.missed for s in back(replace(game, seats=seats), (snapshot,)).seats} == {None}


def test_undo_brings_back_the_seasons_and_proposals_that_a_rollback_took_from_the_count() -> None:
    game, snapshot = judged(all_complete(running()))
    terms = (Terms(Ending.DRAW, (("AUSTRIA",),)), snapshot.phase)
    seats = tuple(replace(s, missed=snapshot.phase) for s in game.seats)
    there = back(replace(game, seats=seats, failed_proposals=(terms,)), (snapshot,))
    assert there.failed_proposals == ()
    there = replace(there, seats=tuple(_taken_over(s) if s.power == "ITALY" else s for s in there.seats))
    again, _ = do(decode_game(encode_game(there)), MASTER, Undo(), NOON + 3 * HOUR)
    assert again.failed_proposals == (terms,)
    missed = {s.power: s.missed for s in again.seats}
    assert missed == {s.power: None if s.power == "ITALY" else snapshot.phase for s in game.seats}


def _taken_over(seat: Seat) -> Seat:
    """A seat whose player began after the rollback."""
    since = Tenure(99, Phase.parse("S1901M"), NOON + 2 * HOUR)
    return replace(seat, person=99, tenures=(*seat.tenures, since))


def test_a_state_from_before_there_was_rollback_is_read() -> None:
    game, snapshot = judged(all_complete(running()))
    text = encode_game(game).replace(',"follows":null,"left":[]', "")
    assert '"left"' not in text
    assert decode_game(text) == game
    older = encode_snapshot(snapshot).replace(',"held":null', "")
    assert decode_snapshot(older) == snapshot
    assert back(decode_game(text), (decode_snapshot(older),)).orders == snapshot.orders
