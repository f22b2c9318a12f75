"""The heartbeat, a dead-man switch, and what happens to deadlines that fell in a gap."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

import pytest

from judge.daemon.heartbeat import Gap, Heartbeat
from judge.service import work_round
from judge.service.timed import outage
from tests.unit.daemon.instances import NOON, MemoryTransport, game, instance, running_game


@dataclass
class Counter:
    seconds: float = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_the_first_beat_of_all_finds_nothing(tmp_path: Path) -> None:
    assert Heartbeat(tmp_path / "pulse", Counter()).record(NOON) is None


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
def test_a_gap_is_a_long_silence_or_a_jump_of_the_clock(
    tmp_path: Path, wall: int, counted: int, *, is_gap: bool
) -> None:
    counter = Counter()
    heartbeat = Heartbeat(tmp_path / "pulse", counter)
    heartbeat.record(NOON)
    counter.seconds = counted
    later = NOON + timedelta(seconds=wall)
    assert heartbeat.record(later) == (Gap(NOON, later) if is_gap else None)
    counter.seconds += 30
    assert heartbeat.record(later + timedelta(seconds=30)) is None


@pytest.mark.parametrize(("minutes", "is_gap"), [(1, False), (15, False), (16, True), (-2, True)])
def test_a_restart_is_compared_with_the_last_life(tmp_path: Path, minutes: int, *, is_gap: bool) -> None:
    Heartbeat(tmp_path / "pulse", Counter(1000)).record(NOON)
    later = NOON + timedelta(minutes=minutes)
    assert Heartbeat(tmp_path / "pulse", Counter()).record(later) == (Gap(NOON, later) if is_gap else None)


def test_a_file_that_says_nothing_is_no_gap(tmp_path: Path) -> None:
    (tmp_path / "pulse").write_text("half a lin", encoding="ascii")
    assert Heartbeat(tmp_path / "pulse", Counter()).record(NOON) is None


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
    told = [queued.parcel for queued in here.services.store.outbox.take_due(until)]
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
