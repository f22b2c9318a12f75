"""The eight scenarios into which faults are injected."""

from __future__ import annotations

from tests.crash.imap_fetch import ImapFetch
from tests.crash.large_game import OBSERVERS, year_with_observers
from tests.crash.migration import MigrationScenario
from tests.crash.scenario import Scenario
from tests.crash.spool import SpooledStory, WithAnsweredLetter, story_steps

_YEAR = story_steps("year")
_OPENING = len(story_steps("opening"))
_FIRST = _OPENING + 1
"""The first mail with orders; the clock is set before it."""
_PLAYERS = 7
_SPRING = _FIRST + _PLAYERS + 5
"""The clock is set and the spring is judged: after the mails an empty tick, a changed wait, another tick."""
_FALL = _SPRING + 2 + 1 + _PLAYERS

_ROLLBACK = story_steps("rollback")
_TWO_BACK = next(at for at, step in enumerate(_ROLLBACK) if step.text == "gina@gm.example: two")
"""Two phases are taken back, that is undone, and two more are, one after the other."""

_ADJUST = story_steps("adjust")
_MENDED = next(at for at, step in enumerate(_ADJUST) if step.text == "gina@gm.example: mend")
"""A position is mended, a new unit ordered, and all of it mended back by UNDO."""

_ENDED = story_steps("end-taken-back")
_ALIVE = next(at for at, step in enumerate(_ENDED) if step.body[-1:] == ("LIST",))
"""A draw is rolled back, its end restored by UNDO, and the game then rolled back further and judged."""

SCENARIOS: tuple[Scenario, ...] = (
    WithAnsweredLetter("order mail", _YEAR, _FIRST, _PLAYERS),
    SpooledStory("turn of seven", _YEAR, _FALL, 6),
    SpooledStory("turn of thirty-four", year_with_observers(), OBSERVERS + _SPRING, 2),
    MigrationScenario(SpooledStory("migration", _YEAR, _FALL - 2, 2)),
    ImapFetch(SpooledStory("fetching", _YEAR, _FIRST, _PLAYERS)),
    SpooledStory("rollback", _ROLLBACK, _TWO_BACK, 3),
    SpooledStory("adjustment", _ADJUST, _MENDED, 3),
    SpooledStory("end taken back", _ENDED, _ALIVE, 4),
)
