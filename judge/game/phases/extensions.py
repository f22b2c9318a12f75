"""Extensions: more time for a new player, for one who returns late, and after a pause."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from judge.game.events import DeadlineMoved
from judge.game.phases.deadlines import end_of_grace, next_deadline, phase_clock
from judge.game.roles import Actor
from judge.game.state import Clock, Game, Status
from judge.game.transition import Transition, running_clock, with_clock

_DAY = timedelta(days=1)


def extend_for_newcomer(game: Game, now: datetime) -> Transition:
    """Give a new player `next` from now if the deadline is past, else a day at least; not while paused."""
    if game.status is not Status.RUNNING or game.phase is None:
        return game, ()
    clock, rule = running_clock(game), phase_clock(game.settings, game.phase)
    least = now + (rule.next if clock.deadline <= now else min(rule.next, _DAY))
    if clock.deadline >= least:
        return game, ()
    deadline = next_deadline(rule, game.settings.zone, least)
    grace = end_of_grace(rule, game.settings.zone, deadline, rule.grace)
    return move_deadline(game, deadline, max(clock.grace, grace), now)


def extend_for_returner(game: Game, now: datetime) -> Transition:
    """Give a player back after the end of grace a day of it, so that he is not put out again at once."""
    if game.status is not Status.RUNNING or game.phase is None:
        return game, ()
    clock = running_clock(game)
    if clock.grace > now:
        return game, ()
    grace = end_of_grace(phase_clock(game.settings, game.phase), game.settings.zone, now, _DAY)
    return move_deadline(with_clock(game, late_notice=now), clock.deadline, grace, now)


def restart_clock(game: Game, now: datetime) -> Game:
    """The game with a fresh deadline, at least as long from now as was left at the pause."""
    clock = running_clock(game)
    assert game.phase is not None
    rule, stopped = phase_clock(game.settings, game.phase), clock.stopped or now
    deadline = next_deadline(rule, game.settings.zone, now + max(rule.next, clock.deadline - stopped))
    fresh = replace(
        _timed(clock, deadline, grace_as_before(game, deadline), game, now),
        earliest=clock.earliest + (now - stopped),
        process_at=None,
        stopped=None,
    )
    return replace(game, clock=fresh)


def grace_as_before(game: Game, deadline: datetime) -> datetime:
    """The end of grace of another deadline: as long as the game's own, or as a master made it."""
    clock = running_clock(game)
    assert game.phase is not None
    rule, zone = phase_clock(game.settings, game.phase), game.settings.zone
    usual = clock.grace == end_of_grace(rule, zone, clock.deadline, rule.grace)
    return end_of_grace(rule, zone, deadline, rule.grace if usual else clock.grace - clock.deadline)


def move_deadline(
    game: Game, deadline: datetime, grace: datetime, now: datetime, by: Actor | None = None
) -> Transition:
    """Another deadline and grace, by the master or by the judge itself; the judging time is found anew."""
    moved = replace(game, clock=_timed(running_clock(game), deadline, grace, game, now))
    return moved, (DeadlineMoved(deadline, grace, by),)


def _timed(clock: Clock, deadline: datetime, grace: datetime, game: Game, now: datetime) -> Clock:
    """The clock with other times: who was told of a deadline now in the future will be told again."""
    ahead = deadline > now
    return replace(
        clock,
        deadline=deadline,
        grace=grace,
        process_at=None,
        reminded=now >= deadline - game.settings.reminder if ahead else clock.reminded,
        late_notice=None if ahead else clock.late_notice,
    )
