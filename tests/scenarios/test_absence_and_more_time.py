"""One email tells of an absence and asks for more time: one YES does both."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, text_of
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge

AWAY, EXTEND = "AWAY 5 Jan 2026 TO 11 Jan 2026", "EXTEND 2026-01-09 23:30 UTC"
BOTH = [
    "I am away until Sunday, can we have two more days?",
    "Could we get two more days? I'm on vacation until January 11.",
    "Ich bin bis Sonntag weg, können wir zwei Tage mehr haben?",
    "Ich bin bis Sonntag verreist. Können wir bitte zwei Tage mehr haben?",
    "je suis absent jusqu'à dimanche, pouvons-nous avoir deux jours de plus ?",
    "estoy fuera hasta el domingo, ¿podemos tener dos días más?",
    "sono via fino a domenica, possiamo avere due giorni in più?",
    "ik ben weg tot zondag, kunnen we twee dagen extra krijgen?",
    "estou fora até domingo, podemos ter mais dois dias?",
    "jag är bortrest till söndag, kan vi få två dagar till?",
    "jeg er væk til søndag, kan vi få to dage mere?",
]
ONE = [
    "I have exams until Wednesday, can we have two more days?",
    "Ich habe Prüfungen bis Mittwoch, können wir zwei Tage mehr haben?",
]
"""A date of which only the reason is told."""


@pytest.fixture(scope="module")
def opening() -> StoryJudge:
    return in_memory("opening")


def test_each_is_proposed_for_what_it_says(opening: StoryJudge) -> None:
    wrong = {}
    for text in (*BOTH, *ONE):
        judge = twin(opening)
        judge.deliver(ANNA, "orders", f"SIGN ON Austria alpha swordA\n{text}\n")
        told = " ".join(text_of(judge.last(ANNA)).split())
        found = (AWAY in told, EXTEND in told)
        if found != (text in BOTH, True):
            wrong[text] = found
    assert wrong == {}


def test_one_yes_does_both(opening: StoryJudge) -> None:
    judge = twin(opening)
    judge.deliver(ANNA, "orders", f"SIGN ON Austria alpha swordA\n{BOTH[0]}\n")
    judge.reply(ANNA, judge.last(ANNA), "Yes")
    mail = judge.last(ANNA)
    assert "[Error Flag]" not in str(mail["Subject"])
    assert says(text_of(mail), "deadline-late-enough")  # the absence moves it further than was asked for
    with judge.services.store.begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    assert game.clock is not None
    assert [str(one.until.date()) for one in game.seat("AUSTRIA").absences] == ["2026-01-11"]
    assert str(game.clock.deadline) == "2026-01-12 23:30:00+00:00"
