"""A sample of the kills of one of two workers; `python -m tests.crash.two_workers` has more."""

from __future__ import annotations

from tests.crash.careless import ClaimsWithoutLock, SettlesAgain
from tests.crash.two_workers import run

SAMPLE = 3


def test_what_a_killed_worker_had_in_hand_another_one_does_once() -> None:
    tally = run(SAMPLE)
    assert tally.findings == ()
    assert tally.points == SAMPLE


def test_workers_without_claims_do_the_same_work_twice_and_it_counts_once() -> None:
    assert run(0, ClaimsWithoutLock).findings == ()


def test_workers_that_settle_what_is_settled_are_found_out() -> None:
    tally = run(0, SettlesAgain)
    assert tally.double_effects
    assert any("OrdersTaken" in finding for finding in tally.findings)
