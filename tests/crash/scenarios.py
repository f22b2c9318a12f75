"""The five scenarios under fire."""

from __future__ import annotations

from tests.crash.crowd import OBSERVERS, crowded_year
from tests.crash.fetching import Fetching
from tests.crash.scenario import Scenario
from tests.crash.theatre import Spooled, acts
from tests.crash.upgrading import Upgrading

_YEAR = acts("year")
_OPENING = len(acts("opening"))
_FIRST = _OPENING + 1
"""The first mail with orders; the clock is set before it."""
_PLAYERS = 7
_SPRING = _FIRST + _PLAYERS + 5
"""The clock is set and the spring is judged: after the mails an empty tick, a changed wait, another tick."""
_FALL = _SPRING + 2 + 1 + _PLAYERS

SCENARIOS: tuple[Scenario, ...] = (
    Spooled("order mail", _YEAR, _FIRST, _PLAYERS),
    Spooled("turn of seven", _YEAR, _FALL, 6),
    Spooled("turn of thirty-four", crowded_year(), OBSERVERS + _SPRING, 2),
    Upgrading(Spooled("migration", _YEAR, _FALL - 2, 2)),
    Fetching(Spooled("fetching", _YEAR, _FIRST, _PLAYERS)),
)
