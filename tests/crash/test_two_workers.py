"""A sample of the kills of one of two workers; `python -m tests.crash.two_workers` has more."""

from __future__ import annotations

from tests.crash.two_workers import run

SAMPLE = 3


def test_what_a_killed_worker_had_in_hand_another_one_does_once() -> None:
    tally = run(SAMPLE)
    assert tally.findings == ()
    assert tally.points == SAMPLE
