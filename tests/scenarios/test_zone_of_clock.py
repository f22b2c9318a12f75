"""The clock of a game is in the zone of the game: whoever sets it is told which that is."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge, words

_GM = "gina@gm.example"


@pytest.fixture
def opening() -> StoryJudge:
    return in_memory("opening")


def told(here: StoryJudge, lines: str) -> str:
    here.deliver(_GM, "clock", f"SIGN ON M alpha gmword\n{lines}\n")
    return " ".join(words(here.last(_GM, "Re:")).split())


def minute_of(here: StoryJudge) -> int:
    with here.services.store.begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    return game.settings.moves.clock


@pytest.mark.parametrize("zone", ["America/New_York", "Europe/Vienna", "UTC"])
def test_the_reply_names_the_zone_of_a_clock(opening: StoryJudge, zone: str) -> None:
    told(opening, f"SET ZONE Asia/Tokyo\nSET GAME ZONE {zone}")
    answer = told(opening, "SET MOVES CLOCK 21:00")
    assert says(answer, "clock-in-zone", at="21:00", zone=zone)
    assert minute_of(opening) == 1260


def test_the_remedy_changes_the_zone(opening: StoryJudge) -> None:
    told(opening, "SET GAME ZONE Europe/Vienna")
    assert "Europe/Vienna" in told(opening, "SET RETREATS CLOCK 20:30")


@pytest.mark.parametrize("lines", ["SET MOVES NEXT 48", "SET MOVES CLOCK -1", "SET MOVES DAYS -MTWTF-"])
def test_nothing_is_said_of_a_zone_where_no_time_of_day_is_set(opening: StoryJudge, lines: str) -> None:
    assert not says(told(opening, lines), "clock-in-zone")


@pytest.mark.parametrize(
    ("typed", "minute"),
    [
        ("9 pm", 1260),
        ("9pm", 1260),
        ("9:30 PM", 1290),
        ("9.30 p.m.", 1290),
        ("12 am", 0),
        ("12 pm", 720),
        ("12:05 am", 5),
        ("noon", 720),
        ("midnight", 0),
        ("21:00", 1260),
        ("1410", 1410),
        ("9 pm NEXT 48", 1260),
    ],
)
def test_a_time_of_day_is_read_as_people_write_it(opening: StoryJudge, typed: str, minute: int) -> None:
    told(opening, f"SET MOVES CLOCK {typed}")
    assert minute_of(opening) == minute


@pytest.mark.parametrize("typed", ["13 pm", "25:00", "9 xm", "half past nine"])
def test_what_is_no_time_of_day_is_refused_with_one_that_is(opening: StoryJudge, typed: str) -> None:
    before = minute_of(opening)
    assert "REJECTED" in told(opening, f"SET MOVES CLOCK {typed}")
    assert minute_of(opening) == before
