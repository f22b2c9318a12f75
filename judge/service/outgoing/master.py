"""Changes of a game by its master as notices: its times, settings, pause, ROLLBACK, ADJUST."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace

from judge.game import events as ev
from judge.game.state import Snapshot, Status
from judge.game.transition import happened
from judge.notices.game import EndTakenBack, MasterSilent, Pause, SettingsChanged, StartTakenBack
from judge.notices.notice import Addressed, Notice, once
from judge.notices.phases import Adjusted, DeadlineChanged, RolledBack, StartMoved
from judge.rules.phases import Phase
from judge.service.outgoing import seats
from judge.service.outgoing.members import GameMembers
from judge.service.outgoing.undone import loses, turned


def start(members: GameMembers, index: int, event: ev.StartMoved) -> Iterator[Addressed]:
    """To everybody: the game, or its phase, begins later."""
    by = members.player_acted(index)
    notice = StartMoved(members.game, event.at, by, members.named(by.person if by else 0))
    return ((notice, reader) for reader in once(members.everyone()))


def rolled_back(members: GameMembers, index: int, event: ev.RolledBack) -> Iterator[Addressed]:
    """To everybody, as a correction of results; one for all that a mail turns back and forth, at the last.

    Results that the same mail brought about were sent to nobody.

    Where the game is over again, the mail of its end says so.
    """
    turns = _turns(members)
    if turns[-1] is not event or members.game.ending is not None:
        return
    left, earlier = _mended(members.change.events)
    if all(one.mended for one in turns) and not earlier:
        if not left:
            yield from other_deadline(members)
        return
    void, again = turned(turns)
    if void and not again and _judged_now(members) >= void and members.change.before.ending is None:
        yield from other_deadline(members)
        return
    judged = _judged(members)
    gone, back = _phases(judged, void), _phases(judged, again)
    results = tuple(at for at, one in judged if one.number in void | again)
    first, over = turns[0], members.change.before.ending
    notice = RolledBack(
        members.change.game_at(index),
        first.left,
        gone,
        back,
        results,
        event.undo,
        event.mended,
        over,
        first.winners,
        event.left,
        event.anew,
        happened(ev.PhaseJudged, members.change.events[index + 1 :]),
    )
    for reader in members.everyone():
        yield notice, reader


def _turns(members: GameMembers) -> list[ev.RolledBack]:
    return [event for event in members.change.events if isinstance(event, ev.RolledBack)]


def _phases(judged: Sequence[tuple[int, Snapshot]], numbers: AbstractSet[int]) -> tuple[Phase, ...]:
    return tuple(dict.fromkeys(one.phase for _, one in judged if one.number in numbers))


def _judged_now(members: GameMembers) -> set[int]:
    """Return the numbers of the phases that the same email had judged."""
    return {event.snapshot.number for event in members.change.events if isinstance(event, ev.PhaseJudged)}


def _judged(members: GameMembers) -> list[tuple[int, Snapshot]]:
    """Return all judged phases of the game, with the numbers of their events."""
    recorded = enumerate(members.work.games.record(members.game.name), 1)
    return [(at, event.snapshot) for at, one in recorded if isinstance(event := one.event, ev.PhaseJudged)]


def other_deadline(members: GameMembers) -> Iterator[Addressed]:
    """To everybody what is left of what the same mail did and took back: another deadline, what is lost."""
    before, clock, lost = members.change.before.clock, members.game.clock, loses(members.change)
    if clock is None:
        return
    if not lost and before and (before.deadline, before.grace) == (clock.deadline, clock.grace):
        return
    notice = DeadlineChanged(members.game, clock.deadline, clock.grace, None, lost=lost)
    yield from ((notice, reader) for reader in once(members.everyone()))


def tells(notice: Notice, event: ev.Event) -> bool:
    """Return whether a notice tells what its event did, and not only the deadline that is left of it."""
    return not isinstance(notice, DeadlineChanged) or isinstance(event, ev.DeadlineMoved)


def adjusted(members: GameMembers, index: int, event: ev.Adjusted) -> Iterator[Addressed]:
    """To everybody: all that a mail mended and did not mend back, with each reason, at the last of it."""
    events = members.change.events
    done, _ = _mended(events)
    if happened(ev.Adjusted, events[index + 1 :]) or not done:
        return iter(())
    judged = happened(ev.PhaseJudged, events[index + 1 :])
    together = replace(
        event,
        before=done[0].before,
        phase=done[-1].phase,
        number=event.number if judged else members.game.number,
        corrections=tuple(one for each in done for one in each.corrections),
        reason=" / ".join(dict.fromkeys(each.reason for each in done)),
    )
    return ((Adjusted(members.game, together), reader) for reader in members.everyone())


def _mended(events: Iterable[ev.Event]) -> tuple[list[ev.Adjusted], int]:
    """Return what a mail mended and left so, and how much of what was mended before it mended back."""
    done: list[ev.Adjusted] = []
    earlier = 0
    for event in events:
        if isinstance(event, ev.Adjusted):
            done.append(event)
        elif isinstance(event, ev.RolledBack) and event.mended:
            earlier += not done
            done = done[:-1]
    return done, earlier


def deadline(members: GameMembers, index: int, event: ev.DeadlineMoved) -> Iterator[Addressed]:
    """One notice, at the last move of a mail; none for readers of one about something else that names it.

    Who learns of nobody's coming or going still learns when his orders are due.
    """
    later, events = members.change.events[index + 1 :], members.change.events
    if _settings_changed(members) or happened(ev.DeadlineMoved, later) or _is_told_with_other(members):
        return iter(())
    came = [e for e in events if isinstance(e, ev.TookOver | ev.Returned)]
    told = {(one.person.id, one.power) for e in came for one in members.witnesses(e.power)}
    before, game = members.change.before, members.change.game_at(index)
    clock = before.clock if before.number == game.number else None
    alone = clock is not None and clock.deadline == event.deadline and clock.grace != event.grace
    notice = DeadlineChanged(game, event.deadline, event.grace, event.by, alone, down=event.down)
    readers = (one for one in members.everyone() if (one.person.id, one.power) not in told)
    return ((notice, reader) for reader in once(readers))


def _is_told_with_other(members: GameMembers) -> bool:
    """Return whether a notice of a pause, an absence or an end taken back names the deadline."""
    return any(
        isinstance(e, ev.EndTakenBack)
        or (isinstance(e, ev.PauseChanged) and _is_pause_news(members, at, e))
        or (isinstance(e, ev.AbsenceSet) and seats.absence_news(members, e.power)[0])
        for at, e in enumerate(members.change.events)
    )


def settings(members: GameMembers, index: int, _event: ev.SettingChanged) -> Iterator[Addressed]:
    """One notice for all settings that a mail changes, at the last of them; none if it takes all back."""
    changes = _settings_changed(members)
    if happened(ev.SettingChanged, members.change.events[index + 1 :]) or not changes:
        return iter(())
    by, moved = members.player_acted(index), happened(ev.DeadlineMoved, members.change.events)
    who = members.named(by.person if by else 0)
    notice = SettingsChanged(members.game, changes, moved, by, who)
    return ((notice, reader) for reader in once(members.everyone()))


def _settings_changed(members: GameMembers) -> tuple[tuple[str, object, object], ...]:
    """Return the settings that stand otherwise at the end of a mail than before it: name, old and new value.

    How a game starts is no news once it has.
    """
    old: dict[str, object] = {}
    new: dict[str, object] = {}
    started = members.game.status is not Status.FORMING and happened(ev.Started, members.change.events)
    for event in members.change.events:
        if isinstance(event, ev.SettingChanged) and not (started and event.name == "manual_start"):
            old.setdefault(event.name, event.old)
            new[event.name] = event.new
    return tuple((name, old[name], new[name]) for name in old if old[name] != new[name])


def _is_pause_news(members: GameMembers, index: int, event: ev.PauseChanged) -> bool:
    """Whether the clock stands at the end of a mail otherwise than before it, and this is its last event."""
    if happened(ev.PauseChanged, members.change.events[index + 1 :]):
        return False
    before = members.change.before
    until = before.clock.resumes if before.clock and before.status is Status.PAUSED else None
    turned = (before.status is Status.PAUSED) != event.paused
    return event.cause is not None or turned or (event.paused and event.until != until)


def pause(members: GameMembers, index: int, event: ev.PauseChanged) -> Iterator[Addressed]:
    """To everybody: the clock stands, or runs again; not of a game that is over by the same mail."""
    over = happened(ev.Ended, members.change.events[index + 1 :])
    if (over and not event.paused) or not _is_pause_news(members, index, event):
        return iter(())
    by = None if event.cause else members.player_acted(index)
    by_keeper = not event.cause and members.keeper_acted(index)
    notice = Pause(members.game, event.paused, event.cause, by=by, by_keeper=by_keeper)
    return ((notice, reader) for reader in once(members.everyone()))


def pause_reminded(members: GameMembers, _index: int, _event: ev.PauseReminded) -> Iterator[Addressed]:
    """To everybody: the game is paused still."""
    notice = Pause(members.game, paused=True, reminds=True)
    return ((notice, reader) for reader in once(members.everyone()))


def master_silent(members: GameMembers, _index: int, event: ev.MasterSilent) -> Iterator[Addressed]:
    """To everybody, its masters among them."""
    notice = MasterSilent(members.game, event.since, event.task)
    return ((notice, reader) for reader in once(members.everyone()))


def end_taken_back(members: GameMembers, _index: int, _event: ev.EndTakenBack) -> Iterator[Addressed]:
    """To everybody, with the new deadline."""
    return ((EndTakenBack(members.game), reader) for reader in members.everyone())


def start_taken_back(members: GameMembers, _index: int, _event: ev.StartTakenBack) -> Iterator[Addressed]:
    """To everybody."""
    return ((StartTakenBack(members.game), reader) for reader in once(members.everyone()))
