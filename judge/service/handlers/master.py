"""The GM's commands: PROCESS, PREDICT, ROLLBACK, deadlines, PAUSE, EJECT, ANNOUNCE, TERMINATE."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TypeVar

from judge.game.anonymity import is_nonplaying_master, knows_everybody, may_know, tells_at_end
from judge.game.commands.master import (
    Adjust,
    Admit,
    Announce,
    Approve,
    Become,
    Declare,
    Eject,
    HandOver,
    Pause,
    Predict,
    Process,
    Promote,
    Resume,
    Rollback,
    SetAccess,
    SetDeadline,
    SetStart,
    Terminate,
    Undo,
)
from judge.game.commands.member import Broadcast
from judge.game.events import EndTakenBack, MasterActed, PhaseJudged, RolledBack
from judge.game.orders.outstanding import powers_owing
from judge.game.permissions import actors_of, is_party, refusal
from judge.game.phases.turn import adjudicate_phase
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, Role
from judge.game.state import Game, Status
from judge.notices.game import Invitation
from judge.notices.notice import Addressee
from judge.notices.remarks import (
    GameRefusal,
    GameRemark,
    MasterRemark,
    OrderRemark,
    PersonRemark,
    Remark,
    SeatRemark,
    remark,
)
from judge.notices.replies import Page, PageKind
from judge.notices.restricted import person_in
from judge.notices.security import HeldBecause
from judge.records import CounterKind, Recorded
from judge.service.changes import apply, not_signed_on
from judge.service.entrants import why_not_run
from judge.service.handlers.press import send_press
from judge.service.handlers.tried_lines import orders_tried, with_orders, with_position
from judge.service.outcomes import Done, Hold, Outcome, Rejected
from judge.service.outgoing.post import post_notice
from judge.service.pages import add_page
from judge.service.parked import park_command
from judge.service.request import Request
from judge.service.session import Session
from judge.service.speaker import ChangingSpeaker, Speaker
from judge.service.transcript import Transcript

# The GM's commands: PROCESS, deadlines, settings, PAUSE, EJECT, BECOME, TERMINATE.

E = TypeVar("E", Eject, Admit, Promote, HandOver)


_PHASES_A_MAIL = 20
"""Phases that one mail judges: each is mailed to everyone, in one transaction."""


def process(session: Session, command: Process) -> Outcome:
    """Adjudicate the phase now, after confirmation; if orders are missing, only with the word NOW."""
    request, speaker, transcript, allowance = (
        session.request,
        session.speaker,
        session.transcript,
        session.allowance,
    )
    waiting = (
        _judged_above(request, speaker, transcript, command)
        or _ask_for_now(request, speaker, transcript, command)
        or park_command(request, speaker, transcript, command)
    )
    if waiting is not None:
        return waiting
    if allowance.processed >= _PHASES_A_MAIL:
        game = speaker.current_game(request.games)
        return Rejected(remark(OrderRemark.TOLD_ALL_OFTEN, game=game.name if game else ""))
    outcome = apply(request, speaker, transcript, command)
    if isinstance(outcome, Rejected):
        return outcome
    allowance.processed += 1
    judged = next(event for event in outcome if isinstance(event, PhaseJudged))
    return Done(remark(MasterRemark.PHASE_JUDGED, phase=judged.snapshot.phase))


def _judged_above(
    request: Request, speaker: Speaker, transcript: Transcript, command: Process
) -> Rejected | None:
    """Return a refusal if the email has had another phase adjudicated, and this line names none.

    It may only repeat the line above, which was meant for one phase.
    """
    game = speaker.current_game(request.games)
    if game is None or game.status is not Status.RUNNING or game.phase is None or command.phase is not None:
        return None
    here = (events for name, _, events in transcript.recorded if name == game.name)
    judged = [one.snapshot.phase for events in here for one in events if isinstance(one, PhaseJudged)]
    if not judged or judged[-1] == game.phase:
        return None
    again = f"PROCESS {game.phase.mail_code}{' NOW' if command.now else ''}"
    return Rejected(remark(MasterRemark.PHASE_JUDGED_ABOVE, phase=judged[-1], command=again))


def _ask_for_now(
    request: Request, speaker: Speaker, transcript: Transcript, command: Process
) -> Rejected | None:
    """Return the question whether to go on without missing orders; None if unnecessary or answered.

    A GM who plays is not asked, as it is not theirs to decide.
    """
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is not None and actor is not None and is_party(game, actor.person):
        return None
    if command.now or speaker.seat.proof.confirmed or transcript.refused_above(speaker.seat) is not None:
        return None
    if game is None or game.status is not Status.RUNNING or command.phase not in (None, game.phase):
        return None
    missing = _orders_missing(game)
    return None if missing is None else Rejected(missing)


def _orders_missing(game: Game) -> Remark | None:
    """Return who owes orders of the phase, all of them or some; None if nobody does."""
    owing = powers_owing(game)
    silent = tuple(game.variant.power(code) for code in owing if not game.orders.get(code))
    partial = tuple(game.variant.power(code) for code in owing if game.orders.get(code))
    phase = game.phase.mail_code if game.phase else ""
    if silent and partial:
        return remark(MasterRemark.ORDERS_MISSING, silent=silent, partial=partial, phase=phase)
    if silent:
        return remark(MasterRemark.NO_ORDERS_FROM, silent=silent, phase=phase)
    return remark(MasterRemark.NOT_ALL_ORDERS_FROM, partial=partial, phase=phase) if partial else None


def set_start(request: Request, speaker: Speaker, transcript: Transcript, command: SetStart) -> Outcome:
    """Set the moment before which the game does not start, or its phase is not adjudicated."""
    outcome = apply(request, speaker, transcript, command)
    if isinstance(outcome, Rejected):
        return outcome
    game = speaker.current_game(request.games)
    status = "forming" if game is None or game.status is Status.FORMING else "running"
    return Done(remark(MasterRemark.START_SET, at=command.at, status=status))


def set_deadline(request: Request, speaker: Speaker, transcript: Transcript, command: SetDeadline) -> Outcome:
    """Move the deadline of the phase."""
    outcome = apply(request, speaker, transcript, command)
    if isinstance(outcome, Rejected):
        return outcome
    return Done(remark(MasterRemark.DEADLINE_MOVED) if outcome else remark(MasterRemark.SETTING_SAME))


def pause(request: Request, speaker: Speaker, transcript: Transcript, command: Pause) -> Outcome:
    """Stop the clock, for good or until a moment."""
    outcome = apply(request, speaker, transcript, command)
    if isinstance(outcome, Rejected):
        return outcome
    if command.until is None:
        return Done(remark(MasterRemark.PAUSED))
    return Done(remark(MasterRemark.PAUSED_UNTIL, until=command.until))


def resume(request: Request, speaker: Speaker, transcript: Transcript, command: Resume) -> Outcome:
    """Start the clock again; for a finished game, undo TERMINATE."""
    before = speaker.current_game(request.games)
    outcome = apply(request, speaker, transcript, command)
    if isinstance(outcome, Rejected):
        return outcome
    if any(isinstance(event, EndTakenBack) for event in outcome):
        return Done(remark(MasterRemark.END_TAKEN_BACK))
    clocks = (game.clock for game in (before, speaker.current_game(request.games)) if game and game.clock)
    left, given = (clock.deadline - (clock.stopped or request.now) for clock in clocks)
    return Done(remark(MasterRemark.RESUMED_LATER) if given > left else remark(MasterRemark.RESUMED))


def eject(request: Request, speaker: Speaker, transcript: Transcript, command: Eject) -> Outcome:
    """Eject a player or an observer, after confirmation; an address names a person."""
    game = speaker.current_game(request.games)
    if game is None:
        return not_signed_on()
    if (hidden := _asks_who_is_in(request, speaker, command)) is not None:
        return hidden
    command = with_person(request, command)
    waiting = park_command(request, speaker, transcript, command)
    if waiting is not None:
        return waiting
    outcome = apply(request, speaker, transcript, command)
    return outcome if isinstance(outcome, Rejected) else Done(remark(MasterRemark.EJECTED))


def admit(request: Request, speaker: Speaker, transcript: Transcript, command: Admit) -> Outcome:
    """Let someone come back who was ejected; an address names a person."""
    if (hidden := _asks_who_is_in(request, speaker, command)) is not None:
        return hidden
    outcome = apply(request, speaker, transcript, with_person(request, command))
    return outcome if isinstance(outcome, Rejected) else Done(remark(MasterRemark.ADMITTED))


def _asks_who_is_in(request: Request, speaker: Speaker, command: Eject | Admit | Approve) -> Rejected | None:
    """Return why a GM who plays may name no address: whether it is in the game would be an answer.

    docs: gm, "A GM who plays sees no more than a player"

    Another GM who does not play is known to all.
    """
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    named = command.addresses if isinstance(command, Approve) else command.address
    if game is None or actor is None or not named or refusal(game, actor, command) is not None:
        return None
    if knows_everybody(game, actor.role, actor.person):
        return None
    master = request.work.people.by_address(named.lower()) if isinstance(named, str) else None
    if master is not None and may_know(game, actor.person, master.id):
        return None
    return Rejected(remark(MasterRemark.NO_ADDRESSES, game=game.name))


def adjust(request: Request, speaker: Speaker, transcript: Transcript, command: Adjust) -> Outcome:
    """Correct the position; not for a GM who plays on it."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None:
        return not_signed_on()
    if actor.role is Role.MASTER and not is_nonplaying_master(game, actor.role, actor.person):
        keeper = request.services.judge_info.keeper
        return Rejected(remark(MasterRemark.PLAYS_HERE, game=game.name, keeper=keeper))
    outcome = apply(request, speaker, transcript, command)
    return outcome if isinstance(outcome, Rejected) else Done(remark(MasterRemark.ADJUSTED))


def with_person(request: Request, command: E) -> E:
    """Return the command with the number of the person at its address.

    The game decides whether somebody is in it: it checks first who wants to know.
    """
    if command.power is not None:
        return command
    person = request.work.people.by_address((command.address or "").lower())
    return replace(command, person=person.id if person else 0)


def set_access(request: Request, speaker: Speaker, transcript: Transcript, command: SetAccess) -> Outcome:
    """Invite somebody by address, bar them, or remove the rule about them."""
    outcome, game = apply(request, speaker, transcript, command), speaker.current_game(request.games)
    if isinstance(outcome, Rejected) or game is None:
        return outcome if isinstance(outcome, Rejected) else not_signed_on()
    if command.leads:
        return Done(remark(PersonRemark.MASTERS_LISTED, address=command.address, game=game.name))
    if command.allowed is None:
        return Done(remark(PersonRemark.ACCESS_FORGOTTEN, address=command.address))
    if command.invite:
        _invite(request, speaker, transcript, game, command.address)
        judge = request.services.judge_info.address
        return Done(remark(PersonRemark.INVITED, address=command.address, game=game.name, judge=judge))
    if command.allowed:
        return Done(remark(PersonRemark.ACCESS_ALLOWED, address=command.address, game=game.name))
    return Done(remark(PersonRemark.ACCESS_DENIED, address=command.address, game=game.name))


_INVITATIONS_A_DAY = 20
_TO_ONE_A_DAY = 3
_MONTH, _DAY = timedelta(days=30), timedelta(days=1)


def _invite(request: Request, speaker: Speaker, transcript: Transcript, game: Game, address: str) -> None:
    """Invite somebody registered by email: once a month for a game, and few times from all GMs.

    People who are not registered get no email (docs: gm, "INVITE writes only to registered people"), and the
    GM does not learn who is.
    """
    counters, person = request.work.counters, request.work.people.by_address(address)
    if person is None or actors_of(game, person.id):
        return
    actor = speaker.seat.actor
    master = actor.person if actor and game.is_run_by(actor.person) else game.master.person
    to, by = str(person.id), str(master)
    counts = (
        counters.count(CounterKind.ASKED, request.now, _MONTH, to, f"{game.name}:invited") >= 1,
        counters.count(CounterKind.ASKED, request.now, _DAY, to, "invited") >= _TO_ONE_A_DAY,
        counters.count(CounterKind.ASKED, request.now, _DAY, by, "invites") >= _INVITATIONS_A_DAY,
    )
    if any(counts):
        return
    for who, about in ((to, f"{game.name}:invited"), (to, "invited"), (by, "invites")):
        counters.add(CounterKind.ASKED, who, about, request.now)
    notice = Invitation(game, person_in(game, request.work.people.get(master)))
    key, reader = (
        f"mail:{request.email_id}:invited:{transcript.current_line}",
        Addressee(person, Role.REGISTERED),
    )
    post_notice(speaker.as_cause(request.services), request.work, notice, reader, key, request.now)


def approve(request: Request, speaker: Speaker, transcript: Transcript, command: Approve) -> Outcome:
    """Let in people who wait for the GM's approval; addresses and numbers name them."""
    game = speaker.current_game(request.games)
    if game is None:
        return not_signed_on()
    if (hidden := _asks_who_is_in(request, speaker, command)) is not None:
        return hidden
    lets_all_in = command.approved and not (command.addresses or command.numbers)
    above = transcript.refused_above(speaker.seat) if lets_all_in else None
    if above is not None:
        return Rejected(remark(MasterRemark.HELD_BACK_BY_LINE, line=above))
    found = [request.work.people.by_address(one) for one in command.addresses]
    numbered = [game.applicants[n - 1].person for n in command.numbers if 0 < n <= len(game.applicants)]
    people = (*(one.id for one in found if one), *numbered)
    outcome = apply(request, speaker, transcript, replace(command, people=people))
    if isinstance(outcome, Rejected):
        return outcome
    if command.approved:
        return Done(remark(PersonRemark.APPROVED))
    return Done(remark(PersonRemark.APPROVAL_TAKEN_BACK))


def _why_not_become(request: Request, game: Game, actor: Actor) -> Remark | GameRefusal | None:
    """Return why a GM speaks for no power: they play, or somebody with their mailbox does."""
    if not is_nonplaying_master(game, actor.role, actor.person):
        return remark(MasterRemark.NOT_WHILE_PLAYING, game=game.name)
    why = why_not_run(request.work, game, request.work.people.get(actor.person))
    return GameRefusal(why, game) if why is not None else None


def become(request: Request, speaker: ChangingSpeaker, command: Become) -> Outcome:
    """Let the lines below speak for a power, or for the GM again."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None:
        return not_signed_on()
    if actor.role is not Role.MASTER:
        return Rejected(remark(MasterRemark.MASTER_ONLY))
    if command.power is not None and not game.seats:
        return Rejected(remark(SeatRemark.NO_POWERS_YET, game=game.name))
    if command.power is not None and (why := _why_not_become(request, game, actor)) is not None:
        speaker.seat.leave(refused=True, game=game.name)
        return Rejected(why)
    seat = speaker.seat
    seat.actor = Actor(Role.MASTER, actor.person, command.power, acting=command.power is not None)
    if command.power is None:
        return Done(remark(MasterRemark.MASTER_SPEAKS_FOR_HIMSELF))
    request.games.update(game, (MasterActed(seat.actor),))
    return Done(remark(MasterRemark.MASTER_SPEAKS_FOR_POWER, power=game.variant.power(command.power)))


def declare(request: Request, speaker: Speaker, transcript: Transcript, command: Declare) -> Outcome:
    """End the game with a result that the GM decides, after confirmation."""
    return _ended(request, speaker, transcript, command, remark(MasterRemark.DECLARED))


def terminate(request: Request, speaker: Speaker, transcript: Transcript, command: Terminate) -> Outcome:
    """End the game without a result, after confirmation."""
    game = speaker.current_game(request.games)
    if game is not None and game.series is not None:
        return _ended(request, speaker, transcript, command, remark(MasterRemark.SERIES_TERMINATED))
    return _ended(request, speaker, transcript, command, remark(MasterRemark.TERMINATED))


def _ended(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    command: Terminate | Declare,
    done: Remark,
) -> Outcome:
    """End the game after confirmation; if its end reveals secrets, there is no way back."""
    before = speaker.current_game(request.games)
    waiting = park_command(request, speaker, transcript, command)
    if waiting is not None:
        return waiting
    outcome = apply(request, speaker, transcript, command)
    if isinstance(outcome, Rejected):
        return outcome
    if before is not None and before.clock is not None and tells_at_end(before.settings):
        return Done(remark(MasterRemark.TERMINATED_FOR_GOOD))
    return Done(done)


# ANNOUNCE: a GM tells everybody something, in one game or in all the games that they run.

_MOST_GAMES = 30


def announce_to_all(session: Session, command: Announce) -> Outcome:
    """Send a message to everybody.

    One game's password opens that game alone: for the GM's other games the email waits for a YES from the
    address of record, unless the border vouches for it too.
    """
    request, speaker = session.request, session.speaker
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None:
        return not_signed_on()
    why = refusal(game, actor, command)
    if why is not None:
        return Rejected(GameRefusal(why, game))
    names = _games_run_by(request, actor.person) if command.everywhere else [game.name]
    if names != [game.name] and not speaker.seat.proof.strong:
        speaker.held_for = Hold(actor.person, game.name, HeldBecause.OTHER_GAMES)
        return Rejected(remark(GameRemark.SEAT_WAITS))
    told: list[str] = []
    for name in names:
        outcome = _tell(session, name, actor, command)
        if isinstance(outcome, Rejected) and not told:
            return outcome
        if not isinstance(outcome, Rejected):
            told.append(name)
    return Done(remark(MasterRemark.ANNOUNCED, games=tuple(told)))


def _games_run_by(request: Request, person: int) -> list[str]:
    """Return the games that somebody runs and that form or go on."""
    found = filter(None, map(request.games.up_to_date, request.work.games.of(person)))
    going = (one for one in found if one.status is not Status.FINISHED and not one.practice)
    return sorted(one.name for one in going if one.is_run_by(person))[:_MOST_GAMES]


def _tell(session: Session, name: str, actor: Actor, command: Announce) -> Outcome:
    game = session.request.games.up_to_date(name)
    assert game is not None
    with session.speaker.speaking_as(game, Actor(Role.MASTER, actor.person), session.speaker.seat.proof):
        return send_press(session, Broadcast(command.body))


# ROLLBACK and UNDO: an earlier phase is open again, and back (ADR 54).


def roll_back(request: Request, speaker: Speaker, transcript: Transcript, command: Rollback) -> Outcome:
    """Open an adjudicated phase of the game again; not below a refused line of the GM's."""
    game = speaker.current_game(request.games)
    if game is None:
        return not_signed_on()
    return _turned(request, speaker, transcript, replace(command, judged=request.games.judged(game.name)))


def undo(request: Request, speaker: Speaker, transcript: Transcript, command: Undo) -> Outcome:
    """Return to the phase that the last ROLLBACK left."""
    return _turned(request, speaker, transcript, command)


def _turned(request: Request, speaker: Speaker, transcript: Transcript, command: Rollback | Undo) -> Outcome:
    actor = speaker.seat.actor
    above = transcript.refused_above(speaker.seat) if actor and actor.role is Role.MASTER else None
    if above is not None:
        return Rejected(remark(MasterRemark.HELD_BACK_BY_LINE, line=above))
    outcome, game = apply(request, speaker, transcript, command), speaker.current_game(request.games)
    if isinstance(outcome, Rejected) or game is None:
        return outcome if isinstance(outcome, Rejected) else not_signed_on()
    if any(isinstance(event, EndTakenBack) for event in outcome):
        return Done(remark(MasterRemark.END_TAKEN_BACK))
    back = next(event for event in outcome if isinstance(event, RolledBack))
    return Done(_what_was_done(back))


def _what_was_done(back: RolledBack) -> Remark:
    phase = back.phase
    if back.ended is not None and back.undo:
        return remark(MasterRemark.GAME_OVER_AGAIN)
    if back.ended is not None:
        return remark(MasterRemark.GAME_GOES_ON, phase=phase)
    if back.mended:
        return remark(MasterRemark.ADJUST_UNDONE, phase=phase)
    if back.undo:
        return remark(MasterRemark.ROLLBACK_UNDONE, phase=phase)
    if back.anew:
        return remark(MasterRemark.ROLLED_BACK_ANEW, phase=phase, left=back.left)
    return remark(MasterRemark.ROLLED_BACK, phase=phase, left=back.left)


# PREDICT: the phase as it would be adjudicated now, for the GM alone; nothing of it is kept.


def predict(request: Request, speaker: Speaker, transcript: Transcript, command: Predict) -> Outcome:
    """Show how the turn would go now, with the orders that are in or those of the block instead."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None:
        return not_signed_on()
    why = refusal(game, actor, command)
    if why is not None and why.why is Refusal.NOT_MASTER:
        why = Refused(Refusal.PREDICTS_FOR_MASTER)
    if why is None and not is_nonplaying_master(game, actor.role, actor.person):
        why = Refused(Refusal.MASTER_PLAYS)
    if why is None and command.phase not in (None, game.phase):
        why = Refused(Refusal.WRONG_PHASE, command.phase.mail_code if command.phase else "")
    if why is not None:
        return Rejected(GameRefusal(why, game))
    context = speaker.context(request)
    stands, lines, impossible = with_position(context, game, command.lines)
    orders, unread = orders_tried(context, stands, lines)
    tried = with_orders(stands, orders)
    left_out = tuple(sorted((*impossible, *unread), key=lambda one: one.line))
    _, events = adjudicate_phase(tried, request.now)
    judged = next(event for event in events if isinstance(event, PhaseJudged))

    def make() -> Page:
        record = (Recorded(request.now, judged),)
        page = Page(PageKind.PREDICTION, game.name, (tried,), role=actor.role, record=record, asked=command)
        return replace(page, left_out=left_out, mended=stands is not game)

    return add_page(
        request,
        speaker,
        transcript,
        (PageKind.PREDICTION, f"{game.name} {command}", 1, actor.role, None),
        make,
    )
