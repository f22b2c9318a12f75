"""The heartbeat, a dead-man switch, and what happens to deadlines that fell in a gap."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from judge.daemon.heartbeat import Gap, Heartbeat
from judge.records.overview import WORK
from judge.service import work_round
from judge.service.timed import outage
from judge.store.overview import Health
from tests.servers.sqlite import TemporaryDatabase
from tests.unit.daemon.instances import NOON, MemoryTransport, game, instance, running_game


@dataclass
class Counter:
    seconds: float = 0.0

    def __call__(self) -> float:
        return self.seconds


def beaten(health: Health, counter: Counter, *moments: datetime) -> Heartbeat:
    """A heartbeat that has beaten at these moments."""
    heartbeat = Heartbeat(health, counter)
    for moment in moments:
        heartbeat.beat(moment)
    return heartbeat


def test_before_the_first_beat_of_all_there_is_no_gap() -> None:
    assert Heartbeat(TemporaryDatabase().health, Counter()).gap(NOON) is None


@pytest.mark.parametrize(
    ("wall", "counted", "is_gap"),
    [
        (30, 30, False),
        (14 * 60, 14 * 60, False),
        (16 * 60, 16 * 60, True),
        (90, 31, False),
        (92, 31, True),
        (-20, 30, False),
        (-40, 30, True),
        (365 * 86400, 30, True),
    ],
)
def test_a_gap_is_a_long_silence_or_a_jump_of_the_clock(wall: int, counted: int, *, is_gap: bool) -> None:
    counter = Counter()
    heartbeat = beaten(TemporaryDatabase().health, counter, NOON)
    counter.seconds = counted
    later = NOON + timedelta(seconds=wall)
    assert heartbeat.gap(later) == (Gap(NOON, later) if is_gap else None)
    heartbeat.beat(later)
    counter.seconds += 30
    assert heartbeat.gap(later + timedelta(seconds=30)) is None


@pytest.mark.parametrize(("minutes", "is_gap"), [(1, False), (15, False), (16, True), (-2, True)])
def test_a_restart_is_compared_with_the_last_life(minutes: int, *, is_gap: bool) -> None:
    health = TemporaryDatabase().health
    beaten(health, Counter(1000), NOON)
    later = NOON + timedelta(minutes=minutes)
    assert Heartbeat(health, Counter()).gap(later) == (Gap(NOON, later) if is_gap else None)


def test_another_process_at_the_same_judge_leaves_no_gap() -> None:
    health, counter = TemporaryDatabase().health, Counter()
    sleeper = beaten(health, counter, NOON)
    beaten(health, Counter(), NOON + timedelta(minutes=50))
    counter.seconds = 3600
    assert sleeper.gap(NOON + timedelta(hours=1)) is None


@pytest.mark.parametrize(("hours", "is_gap"), [(1, False), (2, False), (2.1, True), (72, True)])
def test_an_hour_is_no_gap_where_passes_are_an_hour_apart(hours: float, *, is_gap: bool) -> None:
    health, last = TemporaryDatabase().health, NOON + timedelta(hours=1)
    for at in (NOON, last):
        beaten(health, Counter(), at)
    assert (Heartbeat(health, Counter()).gap(last + timedelta(hours=hours)) is not None) == is_gap


def test_a_long_silence_makes_no_rhythm_of_its_length() -> None:
    health, back = TemporaryDatabase().health, NOON + timedelta(days=30)
    for at in (NOON, back):
        beaten(health, Counter(), at)
    assert Heartbeat(health, Counter()).gap(back + timedelta(days=5)) is not None


def test_an_outage_makes_no_rhythm_for_the_next_one() -> None:
    health, back = TemporaryDatabase().health, NOON + timedelta(hours=30)
    beaten(health, Counter(), NOON, NOON + timedelta(minutes=1), NOON + timedelta(minutes=2))
    beaten(health, Counter(), back)
    again = back + timedelta(hours=20)
    assert Heartbeat(health, Counter()).gap(again) == Gap(back, again)


def test_a_pass_made_by_hand_leaves_the_rhythm_of_cron() -> None:
    health, hour = TemporaryDatabase().health, timedelta(hours=1)
    for at in (NOON, NOON + hour, NOON + 2 * hour, NOON + 2 * hour + timedelta(minutes=5)):
        beaten(health, Counter(), at)
    assert Heartbeat(health, Counter()).gap(NOON + 3 * hour) is None


def test_a_judge_of_before_beats_were_in_the_database_has_worked_when_it_says() -> None:
    health = TemporaryDatabase().health
    health.note_work(WORK, NOON)
    assert Heartbeat(health, Counter()).gap(NOON + timedelta(days=1)) == Gap(NOON, NOON + timedelta(days=1))


def test_a_gap_knows_its_direction() -> None:
    assert Gap(NOON, NOON - timedelta(hours=1)).backwards
    assert not Gap(NOON, NOON + timedelta(hours=1)).backwards


def test_a_deadline_in_the_gap_moves_by_the_gap_and_everybody_is_told(tmp_path: Path) -> None:
    transport = MemoryTransport()
    here = instance(tmp_path, transport=transport)
    deadline = running_game(here)
    before = game(here).clock
    assert before is not None
    since, until = deadline - timedelta(hours=2), deadline + timedelta(days=365)
    assert outage.move_missed_deadlines(here.services, since, until) == 1
    after = game(here).clock
    assert after is not None
    assert after.deadline == deadline + (until - since)
    assert after.grace == before.grace + (until - since)
    work_round.work(here.services, until)
    assert game(here).number == 1
    told = [queued.email for queued in here.services.store.outbox.take_due(until)]
    assert len({one.recipient for one in told}) == 9
    assert sum(one.recipient == "keeper@judge.example" for one in told) == 1


def test_a_deadline_outside_the_gap_stays(tmp_path: Path) -> None:
    here = instance(tmp_path)
    deadline = running_game(here)
    before = game(here)
    assert outage.move_missed_deadlines(here.services, NOON, deadline - timedelta(hours=1)) == 0
    assert game(here) == before


def test_an_end_of_grace_in_the_gap_moves_while_the_deadline_stays(tmp_path: Path) -> None:
    here = instance(tmp_path)
    deadline = running_game(here)
    before = game(here).clock
    assert before is not None
    since = before.grace - timedelta(hours=1)
    assert outage.move_missed_deadlines(here.services, since, since + timedelta(hours=5)) == 1
    after = game(here).clock
    assert after is not None
    assert (after.deadline, after.grace) == (deadline, before.grace + timedelta(hours=5))
