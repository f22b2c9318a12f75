"""Diaries: what players write for themselves; nobody else reads it before the end of the game (seed 002).

The texts are only in the game's state, so what is deleted is gone.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import datetime

from judge.game.commands.member import DeleteDiary, RecordDiary
from judge.game.events import DiaryChanged
from judge.game.permissions import actors_of
from judge.game.refusals import Refusal
from judge.game.roles import Actor, PersonId
from judge.game.state import DiaryEntry, Game, Status
from judge.game.transition import Transition, refuse

MOST, MOST_CHARACTERS = 100, 20_000
"""Entries of one diary, and the characters in them."""


def diary_of(game: Game, actor: Actor) -> tuple[DiaryEntry, ...]:
    """Return the diary entries that somebody wrote at their present seat or at seats they have left.

    Entries belong to their writer, whoever leads the power now: a newcomer does not read the old diary.
    """
    others = {one.power for one in actors_of(game, actor.person)} - {actor.power}
    return tuple(one for one in game.diaries if one.person == actor.person and one.power not in others)


def written_before_start(game: Game) -> tuple[DiaryEntry, ...]:
    """Return the diaries when a start is taken back: entries of no power, numbered anew, private.

    What was written in a game whose diaries stay secret is not shown at the end of one that shows them.
    """
    numbers: Counter[PersonId] = Counter()
    kept = []
    for one in game.diaries:
        numbers[one.person] += 1
        kept.append(replace(one, number=numbers[one.person], power=None))
    return tuple(kept)


def record(game: Game, actor: Actor, command: RecordDiary, now: datetime) -> Transition:
    """Write an entry."""
    own = diary_of(game, actor)
    if not command.body.strip():
        return refuse(game, Refusal.EMPTY_ENTRY)
    if len(own) >= MOST or sum(len(one.body) for one in own) + len(command.body) > MOST_CHARACTERS:
        return refuse(game, Refusal.DIARY_FULL)
    number = max((one.number for one in own), default=0) + 1
    entry = DiaryEntry(number, actor.person, actor.power, game.phase, now, command.body)
    return replace(game, diaries=(*game.diaries, entry)), (DiaryChanged(actor, number),)


def delete(game: Game, actor: Actor, command: DeleteDiary, _now: datetime) -> Transition:
    """Delete an entry for good."""
    found = [one for one in diary_of(game, actor) if one.number == command.number]
    if not found:
        return refuse(game, Refusal.NO_DIARY_ENTRY, str(command.number))
    last = max(found, key=lambda one: (one.power == actor.power, one.at))
    rest = tuple(one for one in game.diaries if one is not last)
    return replace(game, diaries=rest), (DiaryChanged(actor, command.number, deleted=True),)


def diaries_shown(game: Game) -> tuple[DiaryEntry, ...]:
    """Return the diaries that everybody may read: those of the powers, in a finished game that shows them."""
    if game.status is not Status.FINISHED or not game.settings.diaries_shown:
        return ()
    order = {facts.code: place for place, facts in enumerate(game.variant.powers)}
    shown = [one for one in game.diaries if one.power in order]
    return tuple(sorted(shown, key=lambda one: (order.get(one.power or "", 0), one.at)))
