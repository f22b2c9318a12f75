"""A publication: what the site's pages of a game are made of.

What of a game belongs in it is decided in `service.publication`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from judge.game.events import PhaseJudged
from judge.game.roles import PersonId
from judge.game.state import Game, Snapshot
from judge.notices.restricted import Known
from judge.notices.series import SeriesStandings
from judge.records import Recorded


@dataclass(frozen=True, slots=True)
class Publication:
    """A game as anyone may know it; `record` holds its phases and the messages to everyone, in order."""

    game: Game
    people: Mapping[PersonId, Known]
    record: tuple[Recorded, ...]
    rounds: tuple[tuple[Game, ...], ...] = ()
    """Of a series: the games of each round that anyone may find, as anyone may see them."""
    table: SeriesStandings | None = None
    """Of a series: how it stands."""
    series: str = ""
    """The series that opened the game, if anyone may find it."""

    @property
    def snapshots(self) -> tuple[Snapshot, ...]:
        """The adjudicated phases, first to last."""
        return tuple(one.event.snapshot for one in self.record if isinstance(one.event, PhaseJudged))
