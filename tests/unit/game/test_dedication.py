"""Records: what each event adds, in the classic's numbers."""

from __future__ import annotations

import pytest

from judge.game.dedication import Record, counted
from judge.game.events import Abandoned, Event, FellIntoDisorder, Left, Returned, Started, TookOver, WentLate
from judge.game.state import SeatState

ANNA, BOB = 1, 2
LEADERS = {"AUSTRIA": ANNA, "ENGLAND": BOB}


@pytest.mark.parametrize(
    ("event", "dedication", "record"),
    [
        (WentLate(("AUSTRIA",), first=True), -1, Record(late=1)),
        (Abandoned(("AUSTRIA",), first=True), -49, Record(abandoned=1, resigned=1)),
        (FellIntoDisorder(("AUSTRIA",)), -100, Record(disorder=1, resigned=1)),
        (Left(ANNA, "AUSTRIA", ejected=False), -49, Record(resigned=1, abandoned=1)),
        (TookOver("ENGLAND", ANNA), 0, Record(taken_over=1)),
        (Started((("AUSTRIA", ANNA), ("ITALY", ANNA))), 0, Record(started=1)),
    ],
)
def test_each_event_counts_as_the_classic_counts_it(event: Event, dedication: int, record: Record) -> None:
    found = counted((event,), LEADERS)
    assert found == {ANNA: record}
    assert found[ANNA].dedication == dedication


@pytest.mark.parametrize(
    "event",
    [
        WentLate(("AUSTRIA",), first=False),
        Abandoned(("AUSTRIA",), first=False),
        Left(ANNA, "AUSTRIA", ejected=True),
        Left(ANNA, None, ejected=False),
    ],
)
def test_what_is_said_again_or_is_the_masters_deed_does_not_count(event: Event) -> None:
    assert counted((event,), LEADERS) == {}


def test_a_power_without_a_player_counts_for_nobody() -> None:
    events = (Left(ANNA, "AUSTRIA", ejected=True), FellIntoDisorder(("AUSTRIA",)))
    assert counted(events, LEADERS) == {}


def test_a_turn_in_time_is_worth_three() -> None:
    assert Record(on_time=6).dedication == 18
    assert (Record(on_time=3, late=1).on_time_ratio, Record().on_time_ratio) == (0.75, 1.0)
    assert (Record(started=1, resigned=1).resignation_ratio, Record().resignation_ratio) == (1.0, 0.0)


FREE, FALLEN = Abandoned(("AUSTRIA",), first=True), FellIntoDisorder(("AUSTRIA",))


@pytest.mark.parametrize(
    ("events", "record"),
    [
        ((FREE, FALLEN), Record(abandoned=1, disorder=1, resigned=1)),
        ((FALLEN, FREE), Record(disorder=1, resigned=1)),
        ((FALLEN, FALLEN), Record(disorder=1, resigned=1)),
        ((FREE, Left(ANNA, "AUSTRIA", ejected=False)), Record(abandoned=1, resigned=1)),
        ((FREE, Returned("AUSTRIA"), FREE), Record(abandoned=2, resigned=2)),
    ],
)
def test_a_power_given_up_is_one_resignation_until_its_player_returns(
    events: tuple[Event, ...], record: Record
) -> None:
    assert counted(events, LEADERS) == {ANNA: record}


def test_what_was_given_up_before_is_not_given_up_again() -> None:
    assert counted((FREE,), LEADERS, states={"AUSTRIA": SeatState.DISORDER}) == {}
    fallen = counted((FALLEN,), LEADERS, states={"AUSTRIA": SeatState.ABANDONED})
    assert fallen == {ANNA: Record(disorder=1)}
