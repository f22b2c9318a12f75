"""The master's word: what waits for it, and that everybody is told when it does so for long (ADR 72).

His PROCESS and RESUME have clocks of their own (`expiry`). This is about the rest: BEGIN of a full game that
he wanted to start himself, somebody who asks to play, orders that came too late. A game notes what it waits
for as soon as it does, and tells everybody after a week, once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime, timedelta

from judge.game.anonymity import hides_absence
from judge.game.events import MasterSilent
from judge.game.orders.outstanding import vacant_powers
from judge.game.orders.submission import late_waiting
from judge.game.phases.starting import waits_for_answers
from judge.game.roles import MasterTask, WordAwaited
from judge.game.state import Game, Status
from judge.game.transition import Transition

MASTER_SILENT = timedelta(days=7)
"""For how long a game waits for its master before everybody is told."""


def task_waiting(game: Game) -> MasterTask | None:
    """What the game waits for from its master; that somebody is late is told by no game that hides it."""
    asked = game.settings.approval and any(not one.approved for one in game.approvals)
    if game.practice or game.status not in (Status.FORMING, Status.RUNNING):
        return None
    if game.awaiting or (asked and game.status is Status.RUNNING and vacant_powers(game)):
        return MasterTask.APPROVE
    if game.status is Status.FORMING:
        begins = game.is_full and game.settings.manual_start and not waits_for_answers(game)
        return MasterTask.BEGIN if begins else None
    return MasterTask.ACCEPT_LATE if late_waiting(game) and not hides_absence(game) else None


def word_steps(game: Game) -> Iterator[tuple[datetime, Callable[[Game, datetime], Transition]]]:
    """When the game notes what it waits for, and when it tells of it."""
    noted, task = game.word_awaited, task_waiting(game)
    if task is not (noted.task if noted else None):
        yield game.created, _note
    elif noted is not None and not noted.told:
        yield noted.since + MASTER_SILENT, _tell


def _note(game: Game, now: datetime) -> Transition:
    task = task_waiting(game)
    return replace(game, word_awaited=WordAwaited(task, now) if task else None), ()


def _tell(game: Game, _now: datetime) -> Transition:
    assert game.word_awaited is not None
    noted = game.word_awaited
    told = replace(game, word_awaited=replace(noted, told=True))
    return told, (MasterSilent(noted.since, noted.task),)
