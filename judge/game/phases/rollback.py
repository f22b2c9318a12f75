"""ROLLBACK opens an earlier phase again, on a new branch of the record, and UNDO returns.

ADR 54; docs: gm, "ROLLBACK reopens a game that has ended"

What is restored, and what stays as it is now:

    units, centres    as the phase began
    orders, proxies   those the phase held when it was adjudicated, as they were sent; none if the GM plays,
                      who has seen the others' (docs: gm, "A GM who plays decides no more than a player");
                      such a GM goes back in the last season only, to each phase once
    lines ahead       those kept then, unless their player has sent others for the same phase since
    standing proxies  those in force then that have not ended since
    waits, votes      gone, as in every phase that opens; open proposals stay, with the votes on them, but the
                      one that ended the game is closed
    deadline          new, at least a full move clock from now; only the GM adjudicates before it
    seats, absences, settings, messages, diaries, the pause: as they are now

The reopened phase gets a number of its own, higher than any before, so that nothing of the new branch can be
mistaken for the old: results, event keys and the identifiers of emails use numbers, never the phase alone.

ROLLBACK can reopen a game that was won or drawn, for a month after its last phase was adjudicated, unless its
end revealed what the game had kept secret. UNDO ends it again as it had ended. ADJUST leaves the phase as
ROLLBACK does, so that UNDO returns to it as it was before.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from judge.game.anonymity import has_played, tells_at_end
from judge.game.commands.master import Rollback, Undo
from judge.game.endings import Ending
from judge.game.events import Ended, LateFate, PhaseOpened, RolledBack
from judge.game.journeys import Journey, journeys_after
from judge.game.orders.outstanding import is_ahead
from judge.game.orders.submission import count_late_sets, late_sent
from judge.game.permissions import is_party
from judge.game.phases.deadlines import phase_clock
from judge.game.phases.extensions import reopened_clock, take_end_back
from judge.game.phases.turn import open_phase, schedule_adjudication
from judge.game.proxies import Standing
from judge.game.record import Ahead, Held, LeftPhase, Snapshot
from judge.game.refusals import Refusal
from judge.game.roles import Actor
from judge.game.settings import PressMode
from judge.game.state import Clock, Game, Seat, Status, comes_with_moves
from judge.game.transition import Transition, refuse, running_clock
from judge.game.votes import season_of
from judge.rules.phases import Phase
from judge.rules.units import Position, Power


def rollback(game: Game, actor: Actor, command: Rollback, now: datetime) -> Transition:
    """Open an adjudicated phase again: the one named, or by so many phases, moves counting with theirs.

    An end that the GM declared came with no phase: if none is named, the game goes on where it was.
    """
    if _takes_word_back(game, command):
        return take_end_back(game, now)
    valid = counted(game, command.judged)
    why = _end_stays(game, actor, valid, now)
    if why is not None:
        return refuse(game, why)
    target = _target(game, valid, command)
    if target is None:
        return refuse(game, Refusal.NOT_JUDGED, command.phase.mail_code if command.phase else "")
    if game.settings.errors_stand and not _is_of_last_season(target, command.judged):
        return refuse(game, Refusal.ERROR_STANDS, target.phase.mail_code)
    party = is_party(game, actor.person)
    if party and not _may_go_back_again(target, valid, command.judged):
        return refuse(game, Refusal.BACK_ONCE_ALONE, target.phase.mail_code)
    undone = valid[valid.index(target) :]
    left = leave(game, now, tuple(one.number for one in undone))
    game = _alive(game, now)
    held = target.held or Held(target.orders, target.proxies, target.lines)
    if game.practice or party:  # practice: its player orders again; a party has seen the others' orders
        held = Held(ahead=held.ahead, standing=held.standing)
    standing = _not_ended_since(held.standing, game.standing)
    journeys = _journeys(valid[: valid.index(target)])
    parent = target.parent or 0
    back = reopened(game, target.phase, target.position, replace(held, standing=standing), parent, now)
    back = _without_votes_of(replace(back, journeys=journeys), {one.phase for one in undone})
    back = timed(back, full_clock(back), now)
    stack = (*game.left, left)
    return _told(replace(back, left=stack, rolled_back=True), left, undo=False, anew=party)


def _takes_word_back(game: Game, command: Rollback) -> bool:
    """Return whether only the end that the GM declared is undone, and no phase."""
    return bool(game.declared) and command == Rollback(judged=command.judged)


def undo(game: Game, _actor: Actor, command: Undo, now: datetime) -> Transition:
    """Return to the phase that the last ROLLBACK left, with the time it had left; or to a finished game."""
    if game.status is Status.FINISHED:
        return take_end_back(game, now)
    if command.end:
        return refuse(game, Refusal.NOT_ENDED)
    if not game.left:
        return refuse(game, Refusal.NOTHING_TO_UNDO)
    *stack, last = game.left
    if last.ending is not None:
        return _ended_again(game, last)
    back = reopened(game, last.phase, last.position, last.held, last.parent, now)
    back = replace(back, journeys=last.journeys, late_sets=last.held.late_sets)
    back = _with_silence_of(back, last)
    rest = last.deadline - last.at
    back = timed(back, rest if rest > timedelta() else full_clock(back), now)
    back, events = count_late_sets(back, late_sent(back), LateFate.IN_TIME)
    back, told = _told(replace(back, left=tuple(stack)), replace(last, phase=at_hand(game)), undo=True)
    return back, (*told, *events)


def counted(game: Game, judged: Iterable[Snapshot]) -> tuple[Snapshot, ...]:
    """Return the adjudicated phases that count, first to last; those of an abandoned branch do not."""
    known = {one.number: one for one in judged}
    number: int | None = game.number if game.number in known else game.previous
    found: list[Snapshot] = []
    while number in known:
        found.append(known[number])
        number = known[number].parent
    return tuple(reversed(found))


def _target(game: Game, valid: tuple[Snapshot, ...], command: Rollback) -> Snapshot | None:
    """Return the adjudicated phase to open again; phases adjudicated with the moves go back with them."""
    own = [one for one in valid if not comes_with_moves(game.settings, one.phase)]
    if command.phase is None:
        return own[-command.phases] if command.phases <= len(own) else None
    if command.phase not in {one.phase for one in valid}:
        return None
    wanted = max(at for at, one in enumerate(valid) if one.phase == command.phase)
    return next((one for one in reversed(valid[: wanted + 1]) if one in own), None)


def _may_go_back_again(target: Snapshot, valid: Sequence[Snapshot], judged: Sequence[Snapshot]) -> bool:
    """Return whether a GM who plays may reopen a phase: only of the last season, and only once."""
    return (target == valid[-1] or _is_of_last_season(target, judged)) and not any(
        one.phase == target.phase and one.number != target.number for one in judged
    )


def _is_of_last_season(target: Snapshot, judged: Iterable[Snapshot]) -> bool:
    """Return whether the phase belongs to the season adjudicated last, on any branch of the record."""
    last = max(judged, key=lambda one: one.number).phase
    return (target.phase.year, target.phase.season) == (last.year, last.season)


def leave(game: Game, now: datetime, judged: tuple[int, ...] = (), *, mended: bool = False) -> LeftPhase:
    """Return the current phase as it is left.

    That of a finished game was adjudicated, or is the one it ended in.
    """
    held = Held(game.orders, game.proxies, game.lines, game.ahead, game.standing, game.late_sets)
    return LeftPhase(
        at_hand(game),
        game.number if game.number in judged else game.previous,
        judged,
        game.position,
        held,
        game.journeys,
        game.clock.deadline if game.clock else now,
        now,
        mended,
        game.ending,
        game.winners,
        game.ranks,
        game.declared,
        {seat.power: seat.missed for seat in game.seats if seat.missed is not None},
        game.failed_proposals,
    )


ROLLED_BACK_FOR = timedelta(days=30)
"""For how long after its last adjudicated phase a game that was won or drawn can be rolled back."""


def _end_stays(game: Game, actor: Actor, valid: Sequence[Snapshot], now: datetime) -> Refusal | None:
    """Return why a finished game cannot go on; None if it can, or is not finished."""
    if game.ending is None:
        return None
    if has_played(game, actor.person) and not game.practice:
        return Refusal.END_OF_OTHERS
    if game.ending is Ending.TERMINATED:
        return Refusal.END_TAKEN_BACK_FIRST
    if not valid or now > valid[-1].at + ROLLED_BACK_FOR:
        return Refusal.OVER_FOR_GOOD
    return Refusal.SECRETS_TOLD if tells_at_end(game.settings) else None


def _alive(game: Game, now: datetime) -> Game:
    """Return a finished game as one that goes on; its phase gets a clock of its own when it opens."""
    if game.ending is None:
        return game
    clock = Clock(now, now, now, now)
    return replace(
        game,
        status=Status.RUNNING,
        ending=None,
        winners=(),
        ranks=(),
        declared="",
        stopped=None,
        clock=clock,
    )


def _ended_again(game: Game, last: LeftPhase) -> Transition:
    """Return the game with the end that a ROLLBACK had undone."""
    assert last.ending is not None
    over = replace(
        game,
        status=Status.FINISHED,
        phase=last.phase,
        number=game.number + 1,
        position=last.position,
        journeys=last.journeys,
        follows=last.parent,
        left=(),
        orders={},
        clock=None,
        ending=last.ending,
        winners=last.winners,
        ranks=last.ranks,
        declared=last.declared,
    )
    back = RolledBack(
        last.phase,
        over.number,
        at_hand(game),
        last.judged,
        undo=True,
        ended=last.ending,
        winners=last.winners,
    )
    return over, (back, Ended(last.ending, last.winners, last.declared))


def at_hand(game: Game) -> Phase:
    """Return the current phase of a game that has begun."""
    assert game.phase is not None
    return game.phase


def reopened(game: Game, phase: Phase, position: Position, held: Held, parent: int, now: datetime) -> Game:
    """Return the game with that phase as the current one, what it held, and its unsent messages."""
    opened, _ = open_phase(game, phase, position, now)
    before = running_clock(game)
    clock = replace(running_clock(opened), resumes=before.resumes, pause_told=before.pause_told)
    return replace(
        opened,
        clock=clock,
        follows=parent,
        orders=held.orders,
        proxies=held.proxies,
        lines=held.lines,
        standing=held.standing,
        ahead=_newest(opened, held.ahead, game.ahead),
        posted=tuple(replace(one, phase=opened.number) for one in game.posted),
        proposals=tuple(replace(one, season=season_of(opened)) for one in game.proposals),
    )


def _newest(
    game: Game, then: Mapping[Power, tuple[Ahead, ...]], now: Mapping[Power, tuple[Ahead, ...]]
) -> Mapping[Power, tuple[Ahead, ...]]:
    """Return the lines for later phases: the present ones, and earlier ones that no newer line replaces."""
    merged: dict[Power, tuple[Ahead, ...]] = {}
    for power in dict.fromkeys((*then, *now)):
        new = now.get(power, ())
        answered = {one.phase for one in new}
        old = (one for one in then.get(power, ()) if one.phase not in answered)
        if kept := tuple(one for one in (*old, *new) if is_ahead(game, one.phase)):
            merged[power] = kept
    return merged


def _not_ended_since(
    then: Mapping[Power, tuple[Standing, ...]], now: Mapping[Power, tuple[Standing, ...]]
) -> Mapping[Power, tuple[Standing, ...]]:
    """Return the standing proxies of that time, where they were, that are still in force."""
    kept: dict[Power, tuple[Standing, ...]] = {}
    for power, given in then.items():
        still = {(one.to, one.since) for one in now.get(power, ())}
        if rest := tuple(one for one in given if (one.to, one.since) in still):
            kept[power] = rest
    return kept


def _journeys(judged: Iterable[Snapshot]) -> tuple[Journey, ...]:
    journeys: tuple[Journey, ...] = ()
    for one in judged:
        journeys = journeys_after(journeys, one.phase.kind, one.position, one.outcome)
    return journeys


def _without_votes_of(game: Game, phases: set[Phase]) -> Game:
    """Return the game without failed proposals and missed seasons of phases that no longer count."""
    failed = tuple(one for one in game.failed_proposals if one[1] not in phases)
    seats = tuple(replace(seat, missed=None) if seat.missed in phases else seat for seat in game.seats)
    return replace(game, failed_proposals=failed, seats=seats)


def _with_silence_of(game: Game, left: LeftPhase) -> Game:
    """Return the game with the failed proposals and missed seasons that counted in the phase it left."""
    seats = tuple(
        seat if _came_since(seat, left.at) else replace(seat, missed=left.missed.get(seat.power, seat.missed))
        for seat in game.seats
    )
    failed = tuple(dict.fromkeys((*left.failed_proposals, *game.failed_proposals)))
    return replace(game, failed_proposals=failed, seats=seats)


def _came_since(seat: Seat, moment: datetime) -> bool:
    """Return whether the player of a power began to play it after that moment."""
    began = seat.tenures[-1].at if seat.tenures else None
    return began is not None and began > moment


def full_clock(game: Game) -> timedelta:
    """Return a full move clock, or the phase's own if it is longer; the first moves get twice as much."""
    longest = max(game.settings.moves.next, phase_clock(game.settings, at_hand(game)).next)
    first = game.follows == 0 and game.settings.press is not PressMode.NONE
    return longest * 2 if first else longest


def timed(game: Game, length: timedelta, now: datetime) -> Game:
    """Return the game with a deadline that far from now, before which only its GM adjudicates the phase."""
    clock: Clock = reopened_clock(game, now, length)
    clock = replace(clock, stopped=now if game.status is Status.PAUSED else None)
    return schedule_adjudication(replace(game, clock=clock), now)


def _told(game: Game, left: LeftPhase, *, undo: bool, anew: bool = False) -> Transition:
    phase, clock = at_hand(game), running_clock(game)
    ended = None if undo else left.ending
    winners = () if undo else left.winners
    mended = undo and left.mended
    back = RolledBack(phase, game.number, left.phase, left.judged, undo, mended, ended, winners, anew)
    return game, (back, PhaseOpened(phase, game.number, clock.deadline, clock.grace))
