"""Counting records: what a change of a game adds to the records of its people (`game.dedication`).

A game that names nobody, or does not tell who is late, counts at its end, from its whole record, or never
(docs: ends, "Records count what everyone may know").
"""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.anonymity import anonymous, hides_absence
from judge.game.dedication import NO_RECORD, Record, counted, players_of, states_of
from judge.game.events import Ended
from judge.game.roles import PersonId
from judge.game.state import Game
from judge.service.open_games import GameChange
from judge.store.database import UnitOfWork


def count_records(work: UnitOfWork, change: GameChange) -> None:
    """Add what happened to the records of the game's people."""
    work.people.add_to_records(_of_change(work, change))


def _of_change(work: UnitOfWork, change: GameChange) -> Mapping[PersonId, Record]:
    before, game = change.before, change.game
    if game.practice or _keeps_secret(game):
        return {}
    if _keeps_secret(before) and any(isinstance(event, Ended) for event in change.events):
        return counted((one.event for one in work.games.record(game.name)), {})
    if game.rolled_back:
        return _anew(work, change)
    late = before.clock.late if before.clock else ()
    return counted(change.events, players_of(before), late, states_of(before))


def _anew(work: UnitOfWork, change: GameChange) -> Mapping[PersonId, Record]:
    """What a change adds where phases were judged twice: only the whole record tells what counted before."""
    events = [one.event for one in work.games.record(change.game.name)]
    known, now = counted(events[: change.first - 1], {}), counted(events, {})
    more = {person: record - known.get(person, NO_RECORD) for person, record in now.items()}
    return {person: record for person, record in more.items() if record != NO_RECORD}


def _keeps_secret(game: Game) -> bool:
    """Whether a number that changes while the game goes on would tell what the game does not."""
    return anonymous(game) or hides_absence(game)
