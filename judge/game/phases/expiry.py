"""Expiry: what becomes due in a game as time passes, one step at a time (ADR 3).

`_steps` lists every step that may become due in the game as it is now, with its moment. `expire` does the
earliest that is due and looks again, until none is; doing it twice does no harm. `next_due` is the moment of
the earliest: the store keeps it in the game's row, and the daemon waits for it. A finished game has no
steps, a paused one only those of its pause. The steps of the others, in the order in which they are done if
several fall on one moment:

    moment                  if                                   what happens
    `starts_at`, or at once forming, every power has a player    the game starts, or a roll is called before
    the end of its time     something is proposed, VOTE CLOCK    it is counted
    the deadline            late orders wait for the GM          who sent anything on time owes nothing more
    the deadline            silence waives builds (seed 004)     builds not ordered are waived
    process_at, or deadline no order is waited for               the phase is adjudicated
    `reminder`s before it   players owe orders                   they are reminded, once or twice
    half of the first phase players owe orders, never wrote      they are reminded early, if it is long
    the deadline, each day  players owe orders                   they are late: counted once, all are told
    the same                only the GM adjudicates              the GM is told, once
    a week after that       the GM has not done so               everybody and the keeper are told, once
    the day PAUSE named     the game is paused                   it goes on, with the time left
    a week of pause         its GM paused it                     everybody is reminded
    a week after that       it has no day to go on               everybody and the keeper are told, once
    end of grace            players owe, or early vacant powers  as the game's policy says (`missing`)
    half of grace           players lose powers when it ends     the standby list is asked for their powers
    grace of a held season  a power is still vacant              civil disorder, adjudicated
    its opening             retreats and builds of two seasons   it is adjudicated with what was kept
    two weeks of asking     it waits for players without end     the game pauses
    every two days          powers are vacant                    they are offered again
    at once, or deadline    practice whose player is out or gone the game ends without a reminder

When powers lose their players and half of those still in the game have none, it pauses at once.

An abandoned power that is waited for owes orders. Read `expire`, `_steps`, and what it calls.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from judge.game.anonymity import hides_absence
from judge.game.events import (
    Abandoned,
    Event,
    MasterAwaited,
    MasterSilent,
    OrdersTaken,
    PauseReminded,
    ReminderDue,
    WentLate,
)
from judge.game.orders.outstanding import (
    AfterGrace,
    after_grace,
    bots_owing,
    is_stale,
    late_powers,
    may_ask_standbys,
    may_be_closed,
    offered_powers,
    orders_missing,
    played_seats,
    powers_to_be_freed,
    promised_powers,
    silent_builders,
    vacant_powers,
)
from judge.game.orders.submission import late_waiting
from judge.game.phases.civil_disorder import (
    MISSING_ORDERS_RULES,
    adjudicate_complete_phase,
    ask_standbys,
    follow_house_rules,
    give_up_asking,
    let_units_stand,
    waits_in_vain,
)
from judge.game.phases.extensions import go_on_as_named
from judge.game.phases.starting import call_roll, dismiss_silent, start, waits_for_answers
from judge.game.phases.turn import (
    adjudicate_phase,
    count_overdue_proposals,
    end,
    is_complete,
    somebody_waits,
)
from judge.game.roles import MasterTask, WordAwaited
from judge.game.settings import MissingOrders
from judge.game.state import Clock, Ending, Game, Status, comes_with_moves
from judge.game.transition import Transition, running_clock, with_clock, with_seats
from judge.memo import once
from judge.rules.orders import Waive
from judge.rules.units import Power

LATE_REPEAT = timedelta(hours=24)
EARLIEST_NUDGE = timedelta(hours=24)
OPENINGS_REPEAT = timedelta(hours=48)
ASKED_LONG_ENOUGH = timedelta(days=14)
PAUSE_REMINDER = timedelta(days=7)
MASTER_SILENT = timedelta(days=7)


@dataclass(frozen=True, slots=True)
class DueStep:
    """Something to be done at a moment."""

    at: datetime
    do: Callable[[Game, datetime], Transition]


def expire(
    game: Game, now: datetime, *, sparing_deadlines: bool = False, told: datetime | None = None
) -> Transition:
    """Do everything that is due at `now`, one step at a time until nothing more is.

    `sparing_deadlines` leaves a deadline or an end of grace that falls on `now` itself: what comes at that
    very moment is still on time.

    After a long silence each step is done once, in order. Of repeated notices only the last is sent, and no
    reminder whose deadline is over. A phase adjudicated late opens the next one at `now`, never in the past.
    `told` is when people learn of it, if that is later: they are told once who is late by then.

    A vacant power for which somebody stands by is theirs before anything else is done (`seats.standbys`).
    """
    events: list[Event] = []
    while (step := _earliest(game)) is not None and step.at <= now and not promised_powers(game):
        if (
            sparing_deadlines
            and step.at == now
            and game.clock
            and now in (game.clock.deadline, game.clock.grace)
        ):
            break
        game, more = step.do(game, now)
        events += more
    if events and told is not None and any(isinstance(event, WentLate) for event in events):
        game = _with_late_notice_of(game, told)
    return game, tuple(events)


def _with_late_notice_of(game: Game, told: datetime) -> Game:
    """Return the game that has announced who is late as of that moment, if it still waits for them."""
    last = game.clock.late_notice if game.clock else None
    if last is None or told <= last:
        return game
    return with_clock(game, late_notice=_latest(last, LATE_REPEAT, told))


def next_due(game: Game) -> datetime | None:
    """Return when `expire` will next do something; None if it has nothing to wait for."""
    step = _earliest(game)
    return step.at if step else None


@once
def _earliest(game: Game) -> DueStep | None:
    """Return the earliest step; of several at one moment the first listed."""
    return min(_steps(game), key=lambda step: step.at, default=None)


def _starting_steps(game: Game) -> Iterator[DueStep]:
    """Yield what brings a full game to its start: the roll call, leaving out who is silent, the start."""
    if waits_for_answers(game):
        over = game.called + game.settings.roll_call[0] if game.called else None
        yield DueStep(over, dismiss_silent) if over else DueStep(game.created, call_roll)
    elif not game.settings.manual_start:
        yield DueStep(game.starts_at or game.created, start)


def _steps(game: Game) -> Iterator[DueStep]:
    """Yield every step that may become due in the game as it is now."""
    yield from _word_steps(game)
    if game.is_full and not game.awaiting:
        yield from _starting_steps(game)
    if game.status is not Status.RUNNING or game.practice:
        yield from _other_steps(game)
        return
    clock, late = running_clock(game), late_powers(game)
    yield from (DueStep(at, count_overdue_proposals) for one in game.proposals if (at := one.until))
    if comes_with_moves(game.settings, game.phase):
        waits_for_lines = is_stale(game) or bots_owing(game)
        # Lines kept from the season's email have to be read against
        # the board as it is now, and bots to order.
        yield DueStep(clock.deadline if waits_for_lines else clock.opened, adjudicate_phase)
        yield from _offers(game, ())
        return
    if may_be_closed(game):
        yield DueStep(clock.deadline, _close)
    if silent_builders(game):
        yield DueStep(clock.deadline, _waive)
    if is_complete(game) and not game.settings.manual_process:
        yield DueStep(clock.process_at or _end_of_waits(game), adjudicate_complete_phase)
    yield from _reminders(game, late)
    yield from _late_notices(clock, late)
    yield from _ends_of_grace(game, late)
    yield from _offers(game, powers_to_be_freed(game))


def _late_notices(clock: Clock, late: tuple[Power, ...]) -> Iterator[DueStep]:
    """Yield the notice that orders are late, and its repeats during the grace period."""
    if late and clock.late_notice is None:
        yield DueStep(clock.deadline, _announce_late)
    elif late and clock.late_notice is not None and clock.late_notice + LATE_REPEAT < clock.grace:
        yield DueStep(clock.late_notice + LATE_REPEAT, _repeat_late)


def _other_steps(game: Game) -> Iterator[DueStep]:
    """Yield the steps of a game that is paused, or of a practice game."""
    if game.status is Status.RUNNING:
        yield from _practice_steps(game)
    elif game.status is Status.PAUSED and not game.practice:
        yield from _pause_steps(game)


def _pause_steps(game: Game) -> Iterator[DueStep]:
    """Yield the end of a pause on its day, and after a week the reminder to everybody."""
    clock = running_clock(game)
    if clock.resumes is not None:
        yield DueStep(clock.resumes, go_on_as_named)
    if not clock.pause_told and clock.stopped is not None:
        yield DueStep(clock.stopped + PAUSE_REMINDER, _remind_of_pause)
    elif clock.master_asked_at is not None and not clock.silence_told:
        yield DueStep(clock.master_asked_at + PAUSE_REMINDER + MASTER_SILENT, _tell_silence)


def _remind_of_pause(game: Game, _now: datetime) -> Transition:
    return with_clock(game, pause_told=True), (PauseReminded(),)


def _tell_silence(game: Game, _now: datetime) -> Transition:
    """Tell everybody that the GM has let the game wait for long."""
    clock = running_clock(game)
    since = clock.stopped or clock.master_asked_at or clock.deadline
    return with_clock(game, silence_told=True), (MasterSilent(since),)


def _ends_of_grace(game: Game, late: tuple[Power, ...]) -> Iterator[DueStep]:
    """Yield what happens when the grace period ends, by the game's policy or by its GM."""
    clock = running_clock(game)
    end = clock.end_of_grace
    if clock.held_over and not late and not is_complete(game):
        yield DueStep(end, let_units_stand)
    if not late and waits_in_vain(game):
        yield DueStep(end, follow_house_rules)
    by_master = game.settings.manual_process and game.settings.missing is not MissingOrders.WAIT
    if late and not by_master:
        yield DueStep(end, MISSING_ORDERS_RULES[game.settings.missing])
    else:
        yield from _questions_to_master(game, end)


def _questions_to_master(game: Game, end_of_grace: datetime) -> Iterator[DueStep]:
    """Yield the request to the GM to adjudicate, and its repeats."""
    clock = running_clock(game)
    if game.settings.manual_process and not clock.master_asked:
        complete = clock.process_at or _end_of_waits(game)
        yield DueStep(complete if is_complete(game) else end_of_grace, _ask_master)
    if clock.master_asked_at is not None and not clock.silence_told:
        yield DueStep(clock.master_asked_at + MASTER_SILENT, _tell_silence)


def _end_of_waits(game: Game) -> datetime:
    """Return the moment until which waits hold a complete phase; a strict one holds it in grace too."""
    clock = running_clock(game)
    strict = game.settings.strict_wait and clock.late_notice is not None and somebody_waits(game)
    return clock.end_of_grace if strict else clock.deadline


def _reminders(game: Game, late: tuple[Power, ...]) -> Iterator[DueStep]:
    """Yield the reminders before the deadline, and in the first phase one for those who never wrote."""
    clock = running_clock(game)
    if not late:
        return
    if not clock.reminded:
        yield DueStep(clock.next_reminder(game.settings.reminder) or clock.deadline, _remind)
    half = (clock.deadline - clock.opened) / 2
    if game.number == 1 and not clock.nudged and half >= EARLIEST_NUDGE and _unheard(game):
        yield DueStep(clock.opened + half, _nudge)


def _unheard(game: Game) -> tuple[Power, ...]:
    """Return the powers that owe orders and whose players have not written since the game started."""
    return tuple(power for power in late_powers(game) if not game.seat(power).heard)


def _offers(game: Game, doubtful: tuple[Power, ...]) -> Iterator[DueStep]:
    """Yield the steps of a game that asks for replacements, first those on the standby list."""
    clock = running_clock(game)
    unasked = tuple(power for power in doubtful if may_ask_standbys(game, power))
    if unasked and clock.grace > clock.deadline:
        half = clock.deadline + (clock.grace - clock.deadline) / 2
        yield DueStep(half, lambda game, now: ask_standbys(game, unasked, now))
    if clock.openings_notice is None or not offered_powers(game):
        return
    if clock.openings_since is not None and _waits_without_end(game):
        yield DueStep(clock.openings_since + ASKED_LONG_ENOUGH, give_up_asking)
    yield DueStep(clock.openings_notice + OPENINGS_REPEAT, _repeat_offer)


def _waits_without_end(game: Game) -> bool:
    """Return whether the end of grace will not end the wait for replacements by itself."""
    return game.settings.manual_process or after_grace(game) is AfterGrace.WAIT


def _practice_steps(game: Game) -> Iterator[DueStep]:
    """Yield the end of a practice game, when its player's power is out or it was left alone for long.

    A practice game reminds nobody.
    """
    clock = running_clock(game)
    if not played_seats(game):
        yield DueStep(clock.opened, end_practice)
    elif is_complete(game):
        yield DueStep(clock.process_at or clock.deadline, adjudicate_complete_phase)
    else:
        yield DueStep(clock.deadline, end_practice)


def end_practice(game: Game, _now: datetime) -> Transition:
    """End a practice game without a result."""
    return end(game, Ending.TERMINATED)


def _waive(game: Game, _now: datetime) -> Transition:
    """Waive the builds not ordered by the deadline, in a game where silence means that (seed 004 §3.3)."""
    events: list[Event] = []
    for power in silent_builders(game):
        orders = (*game.orders.get(power, ()), *(Waive(),) * orders_missing(game, power))
        game = replace(game, orders={**game.orders, power: orders})
        events.append(OrdersTaken(power, orders, missing=0))
    return game, tuple(events)


def _close(game: Game, _now: datetime) -> Transition:
    return with_clock(game, closed=True), ()


def _remind(game: Game, now: datetime) -> Transition:
    clock = replace(running_clock(game), reminded_at=now)
    last = clock.next_reminder(game.settings.reminder) is None
    reminded = with_clock(game, reminded=last, reminded_at=now)
    return reminded, (ReminderDue(late_powers(game)),) if now < clock.deadline else ()


def _nudge(game: Game, now: datetime) -> Transition:
    """Remind early of the first orders; after an outage the reminder that is due now replaces both."""
    unheard, clock = _unheard(game), running_clock(game)
    coming = None if clock.reminded else clock.next_reminder(game.settings.reminder)
    reminded = clock.reminded_at == now or (coming is not None and coming <= now)
    nudged = with_clock(game, nudged=True)
    return nudged, (ReminderDue(unheard, nudge=True),) if now < clock.deadline and not reminded else ()


def _ask_master(game: Game, now: datetime) -> Transition:
    return with_clock(game, master_asked=True, master_asked_at=now), (MasterAwaited(),)


def _announce_late(game: Game, now: datetime) -> Transition:
    """Count the late players at the deadline and tell everybody who they are, once."""
    late, clock = late_powers(game), running_clock(game)
    counted = with_seats(game, late, lambda seat: replace(seat, late=seat.late + 1))
    told = with_clock(counted, late_notice=_latest(clock.deadline, LATE_REPEAT, now), late=late)
    return told, (WentLate(late, first=True),)


def _repeat_late(game: Game, now: datetime) -> Transition:
    clock = running_clock(game)
    assert clock.late_notice is not None
    told = with_clock(game, late_notice=_latest(clock.late_notice, LATE_REPEAT, now))
    return told, (WentLate(late_powers(game), first=False),) if now < clock.grace else ()


def _repeat_offer(game: Game, now: datetime) -> Transition:
    clock = running_clock(game)
    assert clock.openings_notice is not None
    latest = _latest(clock.openings_notice, OPENINGS_REPEAT, now)
    # A clock stored by an older judge does not know since when the game has asked: it counts from
    # here.
    told = with_clock(game, openings_notice=latest, openings_since=clock.openings_since or latest)
    return told, (Abandoned(offered_powers(game), first=False),)


def _latest(last: datetime, every: timedelta, now: datetime) -> datetime:
    """Return the last moment not after `now` of a series that began at `last`."""
    return last + (now - last) // every * every


def task_waiting(game: Game) -> MasterTask | None:
    """Return what the game waits for from its GM.

    A game that hides absences does not tell that somebody is late.
    """
    asked = game.settings.approval and any(not one.approved for one in game.approvals)
    if game.practice or game.status not in (Status.FORMING, Status.RUNNING):
        return None
    if game.awaiting or (asked and game.status is Status.RUNNING and vacant_powers(game)):
        return MasterTask.APPROVE
    if game.status is Status.FORMING:
        begins = game.is_full and game.settings.manual_start and not waits_for_answers(game)
        return MasterTask.BEGIN if begins else None
    return MasterTask.ACCEPT_LATE if late_waiting(game) and not hides_absence(game) else None


def _word_steps(game: Game) -> Iterator[DueStep]:
    """Yield when the game notes what it waits for, and when it tells everybody, a week later.

    docs: deadlines, "A silent GM is reported after a week"
    """
    noted, task = game.word_awaited, task_waiting(game)
    if task is not (noted.task if noted else None):
        yield DueStep(game.created, _note_word_awaited)
    elif noted is not None and not noted.told:
        yield DueStep(noted.since + MASTER_SILENT, _tell_word_awaited)


def _note_word_awaited(game: Game, now: datetime) -> Transition:
    task = task_waiting(game)
    return replace(game, word_awaited=WordAwaited(task, now) if task else None), ()


def _tell_word_awaited(game: Game, _now: datetime) -> Transition:
    assert game.word_awaited is not None
    noted = game.word_awaited
    told = replace(game, word_awaited=replace(noted, told=True))
    return told, (MasterSilent(noted.since, noted.task),)


# Held deadlines: those that have passed while the judge did not do what is due then.
#
# It could not read its mailbox, say, or did not run. An overdue reminder or other notice is no held
# deadline.


def held_since(game: Game, now: datetime) -> datetime | None:
    """Return the deadline or end of grace that has passed while the game was not brought up to it."""
    due = next_due(game)
    if game.status is not Status.RUNNING or game.clock is None or due is None:
        return None
    ends = (game.clock.deadline, game.clock.end_of_grace)
    # A step due before that moment counts too, because it is done before the step of the moment
    # itself.
    return next((end for end in ends if due <= end <= now), None)
