"""What a reply says first of the phase that its email completed."""

from __future__ import annotations

import pytest

from judge.render.lines.replies import Summary
from judge.render.lines.verdicts import Standing, is_verdict, orders_stand, verdict
from judge.rules.phases import Phase
from tests.messages import says

ORDERED = Summary(
    taken=1,
    ordered=True,
    refused=0,
    waiting=0,
    signed_on=True,
    shut_out=False,
    prose=False,
    left_out=0,
    hidden=0,
    tried=0,
    units_kept=False,
    press_asks=False,
    surplus=False,
    lines_wait=False,
)


@pytest.mark.parametrize(
    ("judged", "now", "first"),
    [
        ("S1901M", "F1901M", "Spring 1901 has been adjudicated."),
        ("F1901M", "F1901R", "Fall 1901 has been adjudicated."),
        ("F1901R", "F1901A", "Fall 1901 retreats have been adjudicated."),
        ("F1901A", "S1902M", "Winter 1901 has been adjudicated."),
        ("F1910R", None, "Fall 1910 retreats have been adjudicated."),
    ],
)
def test_a_phase_that_the_email_completed_is_said_first(judged: str, now: str | None, first: str) -> None:
    one = Standing(None, None, "", Phase.parse(judged), Phase.parse(now) if now else None)
    (said,) = orders_stand(one)
    assert said.startswith(first)
    assert says(said, "reply-adjudicated") == (now is not None)
    found = verdict(ORDERED, (one,), named=False, empty=False)
    assert f"{found.subject}." == first
    assert is_verdict(found.subject)
