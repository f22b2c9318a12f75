"""AWAY and EXTEND: absences, and what a player asks the GM for, who answers with YES or no."""

from __future__ import annotations

from collections import deque
from datetime import datetime, timedelta

from judge.game.anonymity import anonymous, is_nonplaying_master
from judge.game.commands.master import SetDeadline
from judge.game.commands.member import EndAbsence, Extend, SetAbsence
from judge.game.events import AbsenceEnded, AbsenceSet, DeadlineMoved, Event
from judge.game.message import Message
from judge.game.orders.outstanding import late_powers
from judge.game.permissions import plays, power_of
from judge.game.phases.extensions import move_deadline
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, Role
from judge.game.seats.absences import deadline_within, to_come
from judge.game.state import Absence, Game, Status
from judge.game.transition import with_clock
from judge.language.commands.dates import moment_in_words
from judge.language.commands.times import FAR
from judge.notices.remarks import GameRefusal, MasterRemark, Remark, remark
from judge.notices.replies import Note
from judge.rules.units import Power, alive
from judge.service.changes import apply, not_signed_on, record
from judge.service.handlers.requests import ask_for_line, written
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.parked import TOKEN_LIFE
from judge.service.request import Request
from judge.service.speaker import ChangingSpeaker, Speaker
from judge.service.transcript import Transcript

_LONGEST_QUESTION = timedelta(days=7)
"""How long a GM is asked about days far off."""


def away(request: Request, speaker: ChangingSpeaker, transcript: Transcript, command: SetAbsence) -> Outcome:
    """Note an absence; a GM sets it for a power and is asked about one that is too long."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None:
        return not_signed_on()
    if actor.role is Role.MASTER and not actor.acting:
        return _for_power(request, speaker, transcript, game, actor, command)
    outcome = apply(request, speaker, transcript, command)
    if not isinstance(outcome, Rejected):
        return _noted(request, speaker, command, actor, outcome)
    why = outcome.remark.refused.why if isinstance(outcome.remark, GameRefusal) else None
    if why is Refusal.TOO_LONG_AWAY and _may_ask(game):
        return _ask_about_absence(request, speaker, transcript, game, actor, command)
    return _too_often(request, speaker, actor) if why is Refusal.TOO_OFTEN_AWAY else outcome


def _for_power(
    request: Request,
    speaker: ChangingSpeaker,
    transcript: Transcript,
    game: Game,
    actor: Actor,
    command: SetAbsence,
) -> Outcome:
    if command.power is None or not game.seats:
        return Rejected(remark(MasterRemark.AWAY_OF_WHOM))
    acting = Actor(Role.MASTER, actor.person, command.power, acting=True)
    with speaker.speaking_as(game, acting, speaker.seat.proof):
        outcome = apply(request, speaker, transcript, command)
    return outcome if isinstance(outcome, Rejected) else _noted(request, speaker, command, acting, outcome)


def _noted(
    request: Request, speaker: Speaker, command: SetAbsence, actor: Actor, events: tuple[object, ...]
) -> Done:
    """Return what was done about an absence: noted before, joined with another, or too late now."""
    power = power_of(actor)
    moved = next((one for one in events if isinstance(one, DeadlineMoved)), None)
    set_anew = [one for one in events if isinstance(one, AbsenceSet)]
    away = next((one for one in set_anew if one.power == power), next(iter(set_anew), None))
    if away is None:
        held = next(o for o in _to_come(request, speaker, power) if o.since <= command.since < o.until)
        return Done(remark(MasterRemark.AWAY_ALREADY, time=_time(request, speaker, held)))
    notes: tuple[tuple[Note, Remark], ...] = ()
    if (away.since, away.until) != (command.since, command.until):
        notes = ((Note.NOTE, remark(MasterRemark.AWAY_JOINED, time=_time(request, speaker, away))),)
    return Done(_of_deadline(request, speaker, power, away, moved), notes)


def _of_deadline(
    request: Request, speaker: Speaker, power: Power, away: AbsenceSet, moved: DeadlineMoved | None
) -> Remark:
    """Return what becomes of the current deadline while the power is away."""
    if (grace := _grace_going_on(request, speaker, power)) is not None:
        return remark(MasterRemark.AWAY_SET_LATE, grace=moment_in_words(grace, speaker.zone(request.games)))
    if moved is not None and moved.deadline >= away.since:
        return remark(MasterRemark.AWAY_SET_AND_MOVED, deadline=moved.deadline)
    stays = deadline_within(speaker.current_game(request.games), ((away.since, away.until),), request.now)
    if moved is None and stays:
        return remark(
            MasterRemark.AWAY_SET_STAYS, deadline=moment_in_words(stays, speaker.zone(request.games))
        )
    return remark(MasterRemark.AWAY_SET)


def _to_come(request: Request, speaker: Speaker, power: Power) -> tuple[Absence, ...]:
    game = speaker.current_game(request.games)
    return () if game is None else to_come(game, power, request.now)


def _grace_going_on(request: Request, speaker: Speaker, power: Power) -> datetime | None:
    """Return the end of grace if the power owes orders after the deadline: no absence moves that."""
    game = speaker.current_game(request.games)
    if game is None or game.clock is None or game.clock.deadline > request.now:
        return None
    return game.clock.grace if power in late_powers(game) and game.clock.grace > request.now else None


def _time(request: Request, speaker: Speaker, one: Absence | AbsenceSet | AbsenceEnded) -> Remark:
    """Return an absence in the zone of the sender."""
    zone = speaker.zone(request.games)
    since, until = moment_in_words(one.since, zone), moment_in_words(one.until, zone)
    return remark(MasterRemark.TIME_AWAY, since=since, until=until)


def _too_often(request: Request, speaker: Speaker, actor: Actor) -> Rejected:
    """Return the refusal of one more absence, with those that exist."""
    coming = _to_come(request, speaker, power_of(actor))
    times = [_time(request, speaker, one) for one in coming]
    return Rejected(remark(MasterRemark.AWAY_TOO_OFTEN, first=times[0], second=times[1], third=times[2]))


def not_away(request: Request, speaker: Speaker, transcript: Transcript, command: EndAbsence) -> Outcome:
    """Take an absence back, or part of it, and say which days are gone and which are left."""
    actor = speaker.seat.actor
    if actor is not None and actor.role is Role.MASTER and not actor.acting:
        return Rejected(remark(MasterRemark.AWAY_OF_WHOM))
    outcome = apply(request, speaker, transcript, command)
    if isinstance(outcome, Rejected) or actor is None:
        return outcome if isinstance(outcome, Rejected) else not_signed_on()
    _put_deadline_back(request, speaker, transcript)
    ended = [one for one in outcome if isinstance(one, AbsenceEnded)]
    first, *more = [one for one in ended if one.power == power_of(actor)] or ended
    said = [remark(MasterRemark.AWAY_ENDED_TOO, time=_time(request, speaker, one)) for one in more]
    left = _to_come(request, speaker, power_of(actor))
    said += [remark(MasterRemark.STILL_AWAY, time=_time(request, speaker, one)) for one in left]
    notes = tuple((Note.NOTE, one) for one in said)
    return Done(remark(MasterRemark.AWAY_ENDED, time=_time(request, speaker, first)), notes)


def _put_deadline_back(request: Request, speaker: Speaker, transcript: Transcript) -> None:
    """Give a game the deadline from before an absence that the same email has taken back whole.

    An absence of another email may have kept others from going away, so its deadline stays.
    """
    game = speaker.current_game(request.games)
    assert game is not None
    same = (
        one for one in request.games.before_these(game.name, _is_no_word_on_deadline) if _is_alike(one, game)
    )
    before = next(iter(deque(same, maxlen=1)), game)  # the first: more absences may have come and gone
    old, clock = before.clock, game.clock
    if old is None or clock is None or (old.deadline, old.grace) == (clock.deadline, clock.grace):
        return
    if old.deadline > request.now:
        moved, events = move_deadline(game, old.deadline, old.grace, request.now)
        record(request, speaker, transcript, game, with_clock(moved, absences=old.absences), events)


def _is_no_word_on_deadline(event: Event) -> bool:
    """Return whether an event may stand between an absence and its end: no deadline set by somebody."""
    return not isinstance(event, DeadlineMoved) or (event.by is None and event.down is None)


def _is_alike(one: Game, other: Game) -> bool:
    """Return whether two states of a game have the same absences, in the same phase by the same rules."""
    (ours, theirs) = (
        (game.number, game.phase, game.status, game.settings, [seat.absences for seat in game.seats])
        for game in (one, other)
    )
    return ours == theirs


def extend(request: Request, speaker: Speaker, transcript: Transcript, command: Extend) -> Outcome:
    """Move the deadline to a later moment for a GM, or without a moderator; for a player, ask the GM."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None:
        return not_signed_on()
    if game.clock is not None and command.at <= max(game.clock.deadline, request.now):
        return Rejected(GameRefusal(Refused(Refusal.NOT_LATER, command.at.isoformat()), game))
    if actor.role is Role.PLAYER and actor.power and actor.power not in alive(game.position):
        return Rejected(GameRefusal(Refused(Refusal.ELIMINATED, actor.power), game))
    asks = plays(game, actor) and not actor.acting and game.settings.moderated and not game.practice
    if asks and game.status is Status.RUNNING:
        line = f"EXTEND {written(command.at)}{' YES' * (command.at - request.now > FAR)}"
        until = request.now + TOKEN_LIFE
        done = Done(remark(MasterRemark.MASTER_ASKED, lapses=_moment(request, speaker, until)))
        return ask_for_line(request, speaker, transcript, game, actor, line, until) or done
    outcome = apply(request, speaker, transcript, SetDeadline(command.at))
    return outcome if isinstance(outcome, Rejected) else Done(remark(MasterRemark.DEADLINE_MOVED))


def _ask_about_absence(
    request: Request, speaker: Speaker, transcript: Transcript, game: Game, actor: Actor, command: SetAbsence
) -> Outcome:
    since, until = written(command.since), written(command.until)
    line = f"AWAY {since} TO {until} FOR {game.variant.power(power_of(actor)).name}"
    waits = min(max(request.now + TOKEN_LIFE, command.since), request.now + _LONGEST_QUESTION)
    days, lapses = game.settings.max_absence, _moment(request, speaker, waits)
    done = Done(remark(MasterRemark.AWAY_TOO_LONG, days=days, lapses=lapses))
    return ask_for_line(request, speaker, transcript, game, actor, line, waits) or done


def _moment(request: Request, speaker: Speaker, at: datetime) -> Message:
    return moment_in_words(at, speaker.zone(request.games))


def _may_ask(game: Game) -> bool:
    """Return whether the GM may be asked about an absence: not if they play and may not know who is away."""
    hidden = anonymous(game) and not is_nonplaying_master(game, Role.MASTER, 0)
    return game.settings.moderated and not hidden and not game.practice
