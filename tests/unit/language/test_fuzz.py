"""A short run of tests.fuzz: what it prints, and that it holds."""

from __future__ import annotations

from tests.fuzz.__main__ import by_bytes, slips


def test_bytes_become_answers_without_exceptions() -> None:
    found = by_bytes(0, seed=7)
    assert found["mails"] == 300
    assert float(str(found["steepest_growth"])) < 1.5


def test_slips_make_no_other_order_in_silence() -> None:
    found = slips(100)
    assert found["otherwise, in silence"] == 0
    assert found["good"]
