"""Replies to a message: what may be for the judge goes to no one before a YES, ordinary words go out at once.

The emails stand in tests/data/press. Those of `held_out` were written with the others, and tried first when
these were right; `python -m tests.scenarios.test_orders_in_letters` counts both halves.
"""

from __future__ import annotations

import sys
import tomllib
from collections import Counter
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.scenarios.alpha import ANNA, said
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge

EDGAR = "edgar@eng.example"
LETTER = "TEST:alpha - S1901M Press from E to A"
FOLDER = Path(__file__).parents[1] / "data" / "press"
HALVES = ("worked", "held_out")


class Case(NamedTuple):
    """An email; `judge` are the words in it that are for the judge, none in an ordinary one."""

    half: str
    text: str
    judge: tuple[str, ...]


def cases(half: str) -> list[Case]:
    table = tomllib.loads((FOLDER / f"{half}.toml").read_text(encoding="utf-8"))
    meant = (Case(half, row["text"].strip("\n"), tuple(row["judge"])) for row in table["meant"])
    return [*meant, *(Case(half, row["text"].strip("\n"), ()) for row in table["ordinary"])]


ALL = [case for half in HALVES for case in cases(half)]


@cache
def _written_to() -> StoryJudge:
    story = in_memory("opening")
    story.deliver(EDGAR, "plan", "SIGN ON England alpha swordE\nPRESS TO A\nFrance must fall.\nENDPRESS\n")
    story.now += timedelta(hours=1)
    return story


def what_goes_out(text: str) -> tuple[str, str]:
    """What the writer is told, and what England has of it ten minutes later."""
    story = twin(_written_to())
    story.deliver(ANNA, "Re: plan", f"{text}\n", answers=str(story.last(ANNA, LETTER)["Message-ID"]))
    told = said(story, ANNA)
    story.now += timedelta(minutes=10)
    story.tick(None)
    return told, said(story, EDGAR)


@pytest.mark.parametrize(
    ("words", "counting"),
    [
        ("Is that OK for you?", 0),
        ("I may still change my mind.", 0),
        ("What do you think?", 0),
        ("Good luck with France!", 3),
        ("See you in the spring.", 3),
    ],
)
def test_orders_beside_words_to_a_player_that_doubt_them_wait(words: str, counting: int) -> None:
    story = twin(_written_to())
    text = f"My orders will be:\n\nA Vie - Gal\nA Bud - Ser\nF Tri - Alb\n\n{words}\n"
    story.deliver(ANNA, "Re: plan", text, answers=str(story.last(ANNA, LETTER)["Message-ID"]))
    with story.services.store.begin() as work:
        alpha = work.games.get("alpha")
    assert alpha is not None
    assert len(alpha.orders.get("AUSTRIA", ())) == counting


def is_right(case: Case) -> bool:
    told, sent = what_goes_out(case.text)
    if case.judge:
        return not any(word in sent for word in case.judge)
    longest = max(case.text.splitlines(), key=len)
    return f"| {longest[:30]}" in sent and "NOT BEEN SENT" not in told and "REJECTED" not in told


@pytest.mark.sweep
@pytest.mark.parametrize("case", ALL, ids=[f"{one.half}: {one.text[:40]}" for one in ALL])
def test_what_may_be_for_the_judge_stays_and_ordinary_words_go_out(case: Case) -> None:
    assert is_right(case)


def test_each_half_has_enough_of_both_kinds() -> None:
    found = Counter((one.half, bool(one.judge)) for one in ALL)
    assert all(found[half, True] >= 11 and found[half, False] >= 10 for half in HALVES)


if __name__ == "__main__":
    right = Counter((one.half, bool(one.judge)) for one in ALL if is_right(one))
    for (half, meant), number in sorted(right.items()):
        sys.stdout.write(f"{half}, {'for the judge' if meant else 'ordinary'}: {number} right\n")
