"""The effort of an email grows no faster than its lines, whatever they say: calls, which no load changes."""

from __future__ import annotations

import pytest

from judge.service import work_round
from judge.service.incoming import intake
from tests.bench.test_effort import counted
from tests.scenarios.alpha import ANNA
from tests.scenarios.played import in_memory
from tests.scenarios.story import raw_mail

LINES = 70
MOST_GROWTH = 2.5
"""How many times as much twice the lines may cost; work that grows with their square is near four times."""


@pytest.mark.sweep
@pytest.mark.parametrize(
    "line",
    [
        "the rest hold",
        "all hold",
        "A Vie - Gal",
        "A Vie - Gal {number}",
        "A Bud H, F Tri H",
        "A Vie - Gal / A Vie - Tyr",
        "not A Vie - Gal",
        "A Vie rather to Tyr",
        "I think Vienna should support Trieste to Tyrolia {number}",
        "Armee Wien geht nach Galizien {number}",
        "Retreats:",
        "Fall 1901:",
        "IF FRANCE OWNS PAR THEN A Vie - Gal",
        "Everything below is invented {number}.",
        "Just a test {number}.",
        "Yes",
        "No, wait {number}",
        "SET WAIT",
        "SIGN ON Austria alpha swordA",
        "PRESS TO I\nhello {number}\nENDPRESS",
        "> A Vie - Gal {number}",
        "(A Vie - Gal",
        "Game: alpha",
        "-- {number}",
    ],
)
def test_twice_the_lines_cost_twice_the_effort(line: str) -> None:
    first, second = (_calls(line, lines) for lines in (LINES, 2 * LINES))
    assert second < MOST_GROWTH * first


def _calls(line: str, lines: int) -> int:
    """Return the calls for an email of so many such lines, after another one of its kind."""
    here = in_memory("opening")
    for each in ("warm", "counted"):
        text = "".join(f"{line.format(number=number)}\n" for number in range(lines))
        raw = raw_mail(ANNA, each, f"SIGN ON Austria alpha swordA\n{text}", f"<{each}@x.example>")
        intake.receive(here.services, raw, here.now, "growth")
        with counted() as effort:
            work_round.work(here.services, here.now)
    return effort.calls
