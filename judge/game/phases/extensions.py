"""Extensions: more time for a new player, for one who returns late, and after a pause."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from judge.game.anonymity import tells_at_end
from judge.game.endings import Ending
from judge.game.events import DeadlineMoved, EndTakenBack, LateFate, PauseChanged
from judge.game.orders.submission import count_late_sets, late_sent
from judge.game.permissions import decides
from judge.game.phases.deadlines import (
    SHORTEST_PHASE,
    TimeSpan,
    closed_times,
    end_of_grace,
    is_allowed_day,
    later,
    length_between,
    next_deadline,
    off_closed_times,
    on_allowed_day,
    once_closed,
    phase_clock,
    since_midnight,
)
from judge.game.refusals import Refusal
from judge.game.roles import Actor
from judge.game.state import Clock, Game, Status
from judge.game.transition import Transition, refuse, running_clock, with_clock

_DAY = timedelta(days=1)
_MINUTE = timedelta(minutes=1)
UNDONE_FOR = timedelta(days=7)
"""How long TERMINATE and DECLARE can be taken back."""


def extend_for_newcomer(game: Game, now: datetime) -> Transition:
    """Give a new player `next` from now if the deadline is past, else at least a day.

    Not while the game is paused.
    """
    if game.status is not Status.RUNNING or game.phase is None:
        return game, ()
    clock, rule = running_clock(game), phase_clock(game.settings, game.phase)
    least = _later(game, now, rule.next if clock.deadline <= now else min(rule.next, _DAY))
    if clock.deadline >= least:
        return game, ()
    deadline = _first_from(game, least)
    return move_deadline(game, deadline, max(clock.grace, _grace(game, deadline, rule.grace)), now)


def extend_by_a_season(game: Game, now: datetime) -> Transition:
    """Hold the current phase over with a deadline as if it opened now; not while paused."""
    if game.status is not Status.RUNNING or game.phase is None:
        return game, ()
    rule = phase_clock(game.settings, game.phase)
    deadline = _first_from(game, _later(game, now, rule.next))
    return move_deadline(game, deadline, _grace(game, deadline, rule.grace), now)


def extend_for_returner(game: Game, now: datetime) -> Transition:
    """Give a player who returns after the end of grace a day, so that they are not out again at once."""
    if game.status is not Status.RUNNING or game.phase is None:
        return game, ()
    clock = running_clock(game)
    if clock.grace > now:
        return game, ()
    grace = _grace(game, now, _DAY)
    return move_deadline(with_clock(game, late_notice=now), clock.deadline, grace, now)


def restart_clock(game: Game, now: datetime, least: timedelta = timedelta(), *, alone: bool = False) -> Game:
    """Return the game with the time that was left at its pause.

    All its moments move by the whole minutes of the pause, as the game's clock counts lengths. A coming
    deadline that would fall on a day that the clock does not allow, or into a closed time, moves on to the
    first that it allows. The deadline is at least `least` from now. If neither it nor its grace had time
    left, it gets the length of a phase. What players do `alone` puts a phase off only so far.
    """
    clock = running_clock(game)
    assert game.phase is not None
    stopped = clock.stopped or now
    stood = _length_of_pause(game, stopped, now)
    if clock.end_of_grace <= stopped:
        least = max(least, phase_clock(game.settings, game.phase).next)
    left, put_off = _later(game, clock.deadline, stood), clock.put_off
    deadline = _put_later(game, clock.deadline, stood, now)
    if least and left < (soonest := _later(game, now, least)):
        deadline = _first_from(game, soonest)
    if alone:
        put_off += deadline - left
        if put_off > timedelta(days=game.settings.max_absence):
            deadline, put_off = left, clock.put_off
    grace = max(deadline, _put_later(game, clock.grace, stood, now))
    if deadline != left:
        grace = max(grace, grace_as_before(game, deadline))
    fresh = replace(
        _timed(clock, deadline, grace, game, now),
        earliest=clock.earliest + (now - stopped),
        put_off=put_off,
        process_at=None,
        stopped=None,
        resumes=None,
        pause_told=True,
        master_asked=False,
        master_asked_at=None,
        silence_told=False,
    )
    if deadline <= now:
        told = _later(game, clock.late_notice, stood) if clock.late_notice else None
        fresh = replace(fresh, late_notice=told)
    elif deadline == left:
        fresh = replace(fresh, reminded_at=_later(game, clock.reminded_at or clock.opened, stood))
        fresh = replace(fresh, reminded=fresh.next_reminder(game.settings.reminder) is None)
    return replace(game, clock=fresh)


def _length_of_pause(game: Game, stopped: datetime, now: datetime) -> timedelta:
    """Return the whole minutes of a pause.

    If clocks changed in it, it has two lengths: elapsed, and on the wall clock of the game's zone. That one
    is taken after which the deadline is nearer to its usual time of day.
    """
    assert game.phase is not None
    rule, zone = phase_clock(game.settings, game.phase), game.settings.zone
    elapsed = (now - stopped) // _MINUTE * _MINUTE
    shown = length_between(rule, zone, stopped, now) // _MINUTE * _MINUTE
    if shown == elapsed or shown <= timedelta():
        return elapsed
    usual = since_midnight(zone, running_clock(game).deadline)

    def off(length: timedelta) -> timedelta:
        away = abs(since_midnight(zone, _later(game, running_clock(game).deadline, length)) - usual)
        return min(away, _DAY - away)

    return min(elapsed, shown, key=off)


def _put_later(game: Game, moment: datetime, by: timedelta, now: datetime) -> datetime:
    """Return a moment of the clock that much later; a coming one moves on to where the clock allows it.

    A moment that a GM had set on a day that the clock does not allow moves on no further than any other.
    """
    assert game.phase is not None
    rule, settings = phase_clock(game.settings, game.phase), game.settings
    put = _later(game, moment, by)
    if put <= now or put == moment:
        return put
    named = not is_allowed_day(rule, settings.zone, moment)
    if not named and not is_allowed_day(rule, settings.zone, put):
        put = next_deadline(rule, settings.zone, put)
    return off_closed_times(rule, settings.zone, put, closed_times(game))


def go_on(game: Game, now: datetime, by: Actor | None = None, *, fresh: bool = False) -> Transition:
    """Start the clock of a paused game again with the time that was left, or with a `fresh` phase.

    What came late meanwhile is on time if the deadline is still to come. If players resume without a
    moderator, there is at least a day to learn of it, and nobody gains time without end (docs: gm, "Without a
    moderator one player hurries nobody").
    """
    assert game.phase is not None
    alone = not decides(game, by) if by is not None else not game.settings.moderated
    usual = phase_clock(game.settings, game.phase).next
    least = min(usual, _DAY) if alone else usual if fresh else timedelta()
    again = restart_clock(replace(game, status=Status.RUNNING), now, least, alone=alone)
    running = with_clock(again, openings_since=now)
    clock = running_clock(running)
    late = late_sent(running) if clock.deadline > now else ()
    counted, events = count_late_sets(running, late, LateFate.IN_TIME)
    moved = DeadlineMoved(clock.deadline, clock.grace, by)
    return counted, (PauseChanged(paused=False), moved, *events)


def go_on_as_named(game: Game, now: datetime) -> Transition:
    """End a pause at the moment that PAUSE named, not when it is noticed, unless that is too late."""
    named, events = go_on(game, running_clock(game).resumes or now)
    return (named, events) if running_clock(named).deadline > now else go_on(game, now)


def take_end_back(game: Game, now: datetime) -> Transition:
    """Return the game as it was when TERMINATE or DECLARE ended it, with a fresh deadline.

    Not if its end told everybody what it had kept secret.
    """
    if game.ending is not Ending.TERMINATED and not game.declared:
        return refuse(game, Refusal.END_WANTS_ROLLBACK)
    stopped = game.stopped
    if stopped is None or now > stopped.at + UNDONE_FOR:
        return refuse(game, Refusal.OVER_FOR_GOOD)
    if stopped.clock is not None and tells_at_end(game.settings):
        return refuse(game, Refusal.SECRETS_TOLD)
    back = replace(
        game,
        status=stopped.status,
        ending=None,
        winners=(),
        ranks=(),
        declared="",
        stopped=None,
        clock=stopped.clock,
    )
    if stopped.clock is None:
        return back, (EndTakenBack(),)
    held = with_clock(replace(back, status=Status.RUNNING), stopped=stopped.clock.stopped or stopped.at)
    again, (_, *events) = go_on(held, now, fresh=True)
    return again, (EndTakenBack(), *events)


def reopened_clock(game: Game, now: datetime, length: timedelta) -> Clock:
    """Return the clock of a phase that opens again: a deadline that far from now, nothing before it.

    In a practice game nothing waits.
    """
    assert game.phase is not None
    deadline = _first_from(game, max(_later(game, now, length), now + SHORTEST_PHASE))
    grace = _grace(game, deadline, phase_clock(game.settings, game.phase).grace)
    timed = _timed(running_clock(game), deadline, grace, game, now)
    return replace(timed, earliest=now if game.practice else deadline)


def grace_as_before(game: Game, deadline: datetime) -> datetime:
    """Return the end of grace for another deadline: as long as the game's own, or as set by a GM."""
    clock = running_clock(game)
    assert game.phase is not None
    rule = phase_clock(game.settings, game.phase)
    usual = clock.grace in (
        _grace(game, clock.deadline, rule.grace, closed) for closed in (closed_times(game), once_closed(game))
    )
    own = length_between(rule, game.settings.zone, clock.deadline, clock.grace)
    return _grace(game, deadline, rule.grace if usual else own)


def keep_off_closed_times(game: Game, now: datetime) -> Transition:
    """Move a coming deadline, or its end of grace, behind a closed time into which it has fallen.

    Neither moves earlier. A grace period that has begun stays: nobody holds it up by going away.
    """
    if game.status is not Status.RUNNING or game.phase is None:
        return game, ()
    clock, rule = running_clock(game), phase_clock(game.settings, game.phase)
    if clock.deadline <= now:
        return game, ()
    zone, closed = game.settings.zone, closed_times(game)
    deadline = off_closed_times(rule, zone, clock.deadline, closed)
    if deadline > clock.deadline:
        return move_deadline(game, deadline, max(clock.grace, grace_as_before(game, deadline)), now)
    grace = clock.grace if game.settings.strict_grace else off_closed_times(rule, zone, clock.grace, closed)
    if grace <= clock.grace:
        return game, ()
    return move_deadline(game, clock.deadline, grace, now)


def keep_off_new_absences(before: Game, game: Game, now: datetime) -> Transition:
    """Move the deadline behind the absence of a player whose orders were in and no longer are."""
    if game.phase != before.phase or game.status is not Status.RUNNING:
        return game, ()
    new = set(closed_times(game)) - set(closed_times(before))
    return keep_off_closed_times(game, now) if new else (game, ())


def _later(game: Game, moment: datetime, length: timedelta) -> datetime:
    """Return the moment that much later, as the clock of the current phase counts."""
    assert game.phase is not None
    return later(phase_clock(game.settings, game.phase), game.settings.zone, moment, length)


def _first_from(game: Game, at_least: datetime) -> datetime:
    """Return the first moment from `at_least` on at which a deadline of the current phase may be."""
    assert game.phase is not None
    rule, zone = phase_clock(game.settings, game.phase), game.settings.zone
    return off_closed_times(rule, zone, next_deadline(rule, zone, at_least), closed_times(game))


def _grace(
    game: Game, deadline: datetime, length: timedelta, closed: tuple[TimeSpan, ...] | None = None
) -> datetime:
    """Return the end of a grace period of that length in the current phase, outside closed times."""
    assert game.phase is not None
    rule, settings = phase_clock(game.settings, game.phase), game.settings
    closed, strict = closed_times(game) if closed is None else closed, settings.strict_grace
    return end_of_grace(rule, settings.zone, deadline, length, closed, strict=strict)


def move_deadline(
    game: Game, deadline: datetime, grace: datetime, now: datetime, by: Actor | None = None
) -> Transition:
    """Set another deadline and grace, for the GM or the judge itself, and schedule adjudication anew.

    What came late is on time if the deadline is to come again.
    """
    moved = replace(game, clock=_timed(running_clock(game), deadline, grace, game, now))
    counted, events = count_late_sets(moved, late_sent(moved) if deadline > now else (), LateFate.IN_TIME)
    return counted, (DeadlineMoved(deadline, grace, by), *events)


def move_missed_deadline(game: Game, since: datetime, until: datetime) -> Transition:
    """Move what fell into the outage by its length, and on to the game's next day if necessary."""
    clock = game.clock
    if game.status is not Status.RUNNING or clock is None or game.phase is None:
        return game, ()
    rule, zone, gap = phase_clock(game.settings, game.phase), game.settings.zone, until - since
    if not since < clock.grace:
        return game, ()
    closed = closed_times(game)
    deadline, grace = (
        off_closed_times(rule, zone, on_allowed_day(rule, zone, moment + gap), closed)
        for moment in (clock.deadline, clock.grace)
    )
    if since < clock.deadline <= until:
        after, events = move_deadline(game, deadline, grace, until)
    elif clock.grace <= until:
        after, events = move_deadline(game, clock.deadline, grace, until)
    else:
        return game, ()
    down = (since, until)
    told = (replace(one, down=down) if isinstance(one, DeadlineMoved) else one for one in events)
    return after, tuple(told)


def _timed(clock: Clock, deadline: datetime, grace: datetime, game: Game, now: datetime) -> Clock:
    """Return the clock with other times.

    Who was told of a deadline that is now in the future will be told again.
    """
    ahead = deadline > now
    timed = replace(
        clock,
        deadline=deadline,
        grace=grace,
        process_at=None,
        moves=clock.moves + 1,
        closed=clock.closed and not ahead,
        reminded_at=now if ahead else clock.reminded_at,
        late_notice=None if ahead else clock.late_notice,
    )
    return replace(timed, reminded=timed.next_reminder(game.settings.reminder) is None) if ahead else timed
