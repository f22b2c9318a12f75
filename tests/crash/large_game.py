"""A game that thirty-four people read: seven players and twenty-seven observers."""

from __future__ import annotations

from tests.crash.spool import story_steps
from tests.scenarios.story import Step

OBSERVERS = 27
_OPENING = len(story_steps("opening"))


def year_with_observers() -> tuple[Step, ...]:
    """The story of the year, with the observers coming before its first orders."""
    year = story_steps("year")
    return (*year[:_OPENING], *(_observer(number) for number in range(OBSERVERS)), *year[_OPENING:])


def _observer(number: int) -> Step:
    body = (
        "REGISTER",
        f"Name: Watcher {number}",
        "Timezone: UTC",
        "END",
        "OBSERVE alpha",
    )
    return Step("crowd", number, ">", f"watcher{number}@watch.example: watching", body)
