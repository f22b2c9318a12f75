"""The effort of an email with many lines, whatever they say: calls of functions, which no load changes."""

from __future__ import annotations

import pytest

from judge.service import work_round
from judge.service.incoming import intake
from tests.bench.test_effort import counted
from tests.scenarios.alpha import ANNA
from tests.scenarios.played import in_memory
from tests.scenarios.story import raw_mail

LINES = 160
MOST = 600
"""How many ordinary emails an email may cost (docs: promises); the longest has three times these lines."""


@pytest.fixture(scope="module")
def ordinary() -> int:
    """The calls for an email with one order."""
    return _calls("A Vie - Gal", 1)


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
def test_an_email_of_many_lines_costs_at_most_hundreds_of_ordinary_ones(line: str, ordinary: int) -> None:
    assert _calls(line, LINES) < MOST * ordinary


def _calls(line: str, lines: int) -> int:
    """Return the calls for an email of so many such lines, with a subject that speaks of orders too."""
    here, subject = in_memory("opening"), f"{line.splitlines()[0]} on 76 places"
    for number in range(2):  # the first makes what a process makes once
        text = "".join(f"{line.format(number=each)}\n" for each in range(lines))
        raw = raw_mail(ANNA, subject, f"SIGN ON Austria alpha swordA\n{text}", f"<{number}@x.example>")
        intake.receive(here.services, raw, here.now, "growth")
        with counted() as effort:
            work_round.work(here.services, here.now)
    return effort.calls
