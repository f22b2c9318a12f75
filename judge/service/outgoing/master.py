"""Changes of a game by its GM as notices: its times, settings, pause, ROLLBACK, ADJUST."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace

from judge.game import events as ev
from judge.game.state import Snapshot, Status
from judge.game.transition import happened
from judge.notices.game import EndTakenBack, MasterSilent, Pause, SettingsChanged, StartTakenBack
from judge.notices.notice import Addressed, Notice, once
from judge.notices.phases import Adjusted, DeadlineChanged, RolledBack, StartMoved
from judge.rules.orders import Order
from judge.rules.phases import Phase
from judge.rules.units import Power
from judge.service.outgoing import seats
from judge.service.outgoing.members import GameMembers
from judge.service.outgoing.undone import loses, turned


def start(members: GameMembers, index: int, event: ev.StartMoved) -> Iterator[Addressed]:
    """Tell everybody that the game, or its phase, begins later."""
    by = members.player_acted(index)
    notice = StartMoved(members.game, event.at, by, members.named(by.person if by else 0))
    return ((notice, reader) for reader in once(members.everyone()))


def rolled_back(members: GameMembers, index: int, event: ev.RolledBack) -> Iterator[Addressed]:
    """Tell everybody, as a correction of results; once for all that an email turns back, at the last.

    Results that the same email brought about were sent to nobody. If the game is over again, the email about
    its end says so.
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
    """Return the numbers of the phases that were adjudicated because of the same email."""
    return {event.snapshot.number for event in members.change.events if isinstance(event, ev.PhaseJudged)}


def _judged(members: GameMembers) -> list[tuple[int, Snapshot]]:
    """Return all adjudicated phases of the game, with the numbers of their events."""
    recorded = enumerate(members.work.games.record(members.game.name), 1)
    return [(at, event.snapshot) for at, one in recorded if isinstance(event := one.event, ev.PhaseJudged)]


def other_deadline(members: GameMembers) -> Iterator[Addressed]:
    """Tell everybody what is left of what the same email did and undid: a deadline, what is lost."""
    before, clock, lost = members.change.before.clock, members.game.clock, loses(members.change)
    if clock is None:
        return
    if not lost and before and (before.deadline, before.grace) == (clock.deadline, clock.grace):
        return
    notice = DeadlineChanged(members.game, clock.deadline, clock.grace, None, lost=lost)
    yield from ((notice, reader) for reader in once(members.everyone()))


def tells(notice: Notice, event: ev.Event) -> bool:
    """Return whether a notice tells what its event did, not only the deadline that is left of it."""
    return not isinstance(notice, DeadlineChanged) or isinstance(event, ev.DeadlineMoved)


def adjusted(members: GameMembers, index: int, event: ev.Adjusted) -> Iterator[Addressed]:
    """Tell everybody all that an email corrected and did not undo, with each reason, at the last of it."""
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
    stands = not judged and together.phase == together.before
    return (
        (Adjusted(members.game, together, _fallen(members, reader.power) if stands else ()), reader)
        for reader in members.everyone()
    )


def _fallen(members: GameMembers, power: Power | None) -> tuple[Order, ...]:
    """Return the power's orders that were in before the correction and are no longer."""
    if power is None:
        return ()
    left, fallen = Counter(members.game.orders.get(power, ())), []
    for order in members.change.before.orders.get(power, ()):
        left[order] -= 1
        if left[order] < 0:
            fallen.append(order)
    return tuple(fallen)


def _mended(events: Iterable[ev.Event]) -> tuple[list[ev.Adjusted], int]:
    """Return what an email corrected, and how much of earlier corrections it undid."""
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
    """Tell of the last move of a deadline in an email, unless another notice to the reader names it.

    Readers who learn of nobody's coming or going still learn when their orders are due.
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
    """Return whether a notice about a pause, an absence or an undone end names the deadline."""
    return any(
        isinstance(e, ev.EndTakenBack)
        or (isinstance(e, ev.PauseChanged) and _is_pause_news(members, at, e))
        or (isinstance(e, ev.AbsenceSet) and seats.absence_news(members, e.power)[0])
        for at, e in enumerate(members.change.events)
    )


def settings(members: GameMembers, index: int, _event: ev.SettingChanged) -> Iterator[Addressed]:
    """Tell of all settings that an email changes, at the last of them; nothing if it undoes all."""
    changes = _settings_changed(members)
    if happened(ev.SettingChanged, members.change.events[index + 1 :]) or not changes:
        return iter(())
    by, moved = members.player_acted(index), happened(ev.DeadlineMoved, members.change.events)
    who = members.named(by.person if by else 0)
    notice = SettingsChanged(members.game, changes, moved, by, who)
    return ((notice, reader) for reader in once(members.everyone()))


def _settings_changed(members: GameMembers) -> tuple[tuple[str, object, object], ...]:
    """Return the settings that an email changed: name, old and new value.

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
    """Return whether the email stops or starts the clock, and this is its last event about it."""
    if happened(ev.PauseChanged, members.change.events[index + 1 :]):
        return False
    before = members.change.before
    until = before.clock.resumes if before.clock and before.status is Status.PAUSED else None
    turned = (before.status is Status.PAUSED) != event.paused
    return event.cause is not None or turned or (event.paused and event.until != until)


def pause(members: GameMembers, index: int, event: ev.PauseChanged) -> Iterator[Addressed]:
    """Tell everybody that the clock has stopped, or runs again, unless the same email ends the game."""
    over = happened(ev.Ended, members.change.events[index + 1 :])
    if (over and not event.paused) or not _is_pause_news(members, index, event):
        return iter(())
    by = None if event.cause else members.player_acted(index)
    by_keeper = not event.cause and members.keeper_acted(index)
    notice = Pause(members.game, event.paused, event.cause, by=by, by_keeper=by_keeper)
    return ((notice, reader) for reader in once(members.everyone()))


def pause_reminded(members: GameMembers, _index: int, _event: ev.PauseReminded) -> Iterator[Addressed]:
    """Tell everybody that the game is still paused."""
    notice = Pause(members.game, paused=True, reminds=True)
    return ((notice, reader) for reader in once(members.everyone()))


def master_silent(members: GameMembers, _index: int, event: ev.MasterSilent) -> Iterator[Addressed]:
    """Tell everybody, including its GMs."""
    notice = MasterSilent(members.game, event.since, event.task)
    return ((notice, reader) for reader in once(members.everyone()))


def end_taken_back(members: GameMembers, _index: int, _event: ev.EndTakenBack) -> Iterator[Addressed]:
    """Tell everybody, with the new deadline."""
    return ((EndTakenBack(members.game), reader) for reader in members.everyone())


def start_taken_back(members: GameMembers, _index: int, _event: ev.StartTakenBack) -> Iterator[Addressed]:
    """Tell everybody."""
    return ((StartTakenBack(members.game), reader) for reader in once(members.everyone()))
