"""Announcing: the events of a game become notices, each for one reader, by a table of event types."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from itertools import takewhile
from typing import Any

from judge.game import events as ev
from judge.game.anonymity import anonymous, hides_absence, is_nonplaying_master
from judge.game.dedication import COUNTED, NO_RECORD, Record, counted, players_of, states_of
from judge.game.dedication import counted as count_of
from judge.game.events import Ended
from judge.game.orders.outstanding import has_standbys, orders_asked
from judge.game.permissions import actors_of
from judge.game.phases.rollback import counted as rollback_counted
from judge.game.proxies import Proxy
from judge.game.roles import PersonId, Role
from judge.game.scoring import statistics
from judge.game.state import Ending, Game, Status, comes_with_moves
from judge.game.transition import happened
from judge.game.votes import conceded_to
from judge.notices.game import (
    GameStarting,
    MemberMoved,
    RollCall,
    SettingsChanged,
)
from judge.notices.notice import Addressed, Notice, once
from judge.notices.phases import (
    GameEnded,
    LateNotice,
    LateOrdersAsked,
    LateOrdersTold,
    MasterAwaited,
    PendingOrders,
    Reminder,
    Results,
)
from judge.notices.press import ProxyChanged
from judge.notices.remarks import KeeperRemark, remark
from judge.notices.restricted import UNNAMED, person_in
from judge.notices.security import KeeperNote
from judge.records import ParkedCommand, Person
from judge.rules.units import Power
from judge.service.dependencies import Services
from judge.service.open_games import GameChange
from judge.service.outgoing import master as outgoing_master
from judge.service.outgoing import press, seats, series, votes
from judge.service.outgoing.excess import take_along
from judge.service.outgoing.members import GameMembers, people_of
from judge.service.outgoing.post import post_notice, post_question, post_to_keeper
from judge.service.outgoing.quota import takes_time
from judge.service.outgoing.standbys import tell_standbys
from judge.service.outgoing.undone import is_played_as_before, players_of_powers, undone
from judge.store.database import UnitOfWork

# Counting records: what a change of a game adds to the records of its people (`game.dedication`).
#
# A game that names no one, or does not tell who is late, counts at its end, from its whole record, or
# never (docs: ends, "Records count what everyone may know").


def count_records(work: UnitOfWork, change: GameChange) -> None:
    """Add what happened to the records of the game's people."""
    work.people.add_to_records(_of_change(work, change))


def _of_change(work: UnitOfWork, change: GameChange) -> Mapping[PersonId, Record]:
    before, game = change.before, change.game
    if game.practice or _keeps_secret(game):
        return {}
    if _keeps_secret(before) and any(isinstance(event, Ended) for event in change.events):
        return counted((one.event for one in work.games.record(game.name)), {})
    if game.rolled_back:
        return _anew(work, change)
    late = before.clock.late if before.clock else ()
    return counted(change.events, players_of(before), late, states_of(before))


def _anew(work: UnitOfWork, change: GameChange) -> Mapping[PersonId, Record]:
    """Return what a change adds if phases were adjudicated twice.

    Only the whole record has what counted before.
    """
    events = [one.event for one in work.games.record(change.game.name)]
    known, now = counted(events[: change.first - 1], {}), counted(events, {})
    more = {person: record - known.get(person, NO_RECORD) for person, record in now.items()}
    return {person: record for person, record in more.items() if record != NO_RECORD}


def _keeps_secret(game: Game) -> bool:
    """Return whether a number that changes during the game would tell what the game keeps secret."""
    return anonymous(game) or hides_absence(game)


def announce(
    services: Services, work: UnitOfWork, change: GameChange, now: datetime
) -> frozenset[type[ev.Event]] | None:
    """Queue the notices of a change under the numbers of its events; return the kinds of events told.

    These are the kinds of which somebody is told, alone or with others of the same email; None for a change
    that is nobody's news.
    """
    _hasten(work, change, now)
    if happened(ev.StandbysAsked | ev.StandbyDone, change.events) or has_standbys(change.game):
        tell_standbys(services, work, change, now)
    if any(type(event) in COUNTED for event in change.events):
        count_records(work, change)
    if not any(type(event) in _NOTICES_OF for event in change.events if not _lends_nothing(change, event)):
        return None
    members = GameMembers(change, people_of(work, change.before, change.game), work)
    taken_back = undone(change)
    services = replace(services, hastens=takes_time(change))
    kept = [event for index, event in enumerate(change.events) if index not in taken_back]
    take_along(services, work, change, kept, now)
    return frozenset(
        type(event)
        for index, event in enumerate(change.events)
        if index not in taken_back and _announce_event(services, work, members, index, now)
    )


def _hasten(work: UnitOfWork, change: GameChange, now: datetime) -> None:
    """Send what waits halfway to the moment at which the phase is adjudicated early, as all orders are in."""
    before, clock = change.before.clock, change.game.clock
    early = clock.process_at if clock else None
    if early is not None and early > now and (before is None or before.process_at != early):
        work.outbox.hasten(change.game.name, now + (early - now) / 2)


def _announce_event(
    services: Services, work: UnitOfWork, members: GameMembers, index: int, now: datetime
) -> bool:
    """Queue what an event means for its readers: notices, questions, a note to the keeper.

    Returns whether somebody is told of it. A deadline that differs after all of an email tells of no other
    event.
    """
    told = False
    change, event = members.change, members.change.events[index]
    key = f"{change.game.name}:{change.first + index}"
    for notice, reader in _notices(members, index, event):
        about = f"{key}{_replaced_by(notice)}"
        by = members.doer(index) if isinstance(event, _DEEDS) else None
        post_notice(services, work, notice, reader, about, now, by)
        told |= outgoing_master.tells(notice, event)
    if isinstance(event, ev.LateOrders) and event.fate is ev.LateFate.KEPT:
        _ask_for_late_orders(services, work, members, index, now)
    if isinstance(event, ev.RollCalled):
        _call_roll(services, work, members, event, now)
    if isinstance(event, ev.MasterSilent) or (isinstance(event, ev.PauseChanged) and event.cause):
        _tell_keeper(services, work, change, index, now)
    if isinstance(event, ev.Ended) and change.game.of_series:
        series.tell_of_round(services, work, change, f"{key}:table", now)
    return told


def _replaced_by(notice: Notice) -> str:
    """Return the part of a notice's key that a later one replaces: the settings, if they are few."""
    if isinstance(notice, SettingsChanged) and len(notice.changes) <= _FEW_SETTINGS:
        return ":=" + ",".join(name for name, _, _ in notice.changes)
    return ":=now" if notice.replaces_earlier else ""


_FEW_SETTINGS = 4


def _notices(members: GameMembers, index: int, event: ev.Event) -> Iterable[Addressed]:
    """Return the notices of an event, without those that the same change has made moot."""
    over = happened(ev.Ended, members.change.events[index + 1 :])
    if over and isinstance(event, _MOOT_AT_THE_END):
        return ()
    return _NOTICES_OF.get(type(event), _no_notices)(members, index, event)


_MOOT_AT_THE_END = (ev.ReminderDue, ev.WentLate, ev.Abandoned)
"""What asks for orders or players: a game that is over has no deadline to name."""

_DEEDS = (
    ev.DeadlineMoved,
    ev.StartMoved,
    ev.SettingChanged,
    ev.PauseChanged,
    ev.RolledBack,
    ev.Adjusted,
    ev.PhaseJudged,
    ev.Started,
    ev.Left,
    ev.Ended,
    ev.EndTakenBack,
    ev.StartTakenBack,
)
"""What one of several masters may have done."""


def _lends_nothing(change: GameChange, event: ev.Event) -> bool:
    """Return whether an event is about orders alone, of which others are told only what they lend."""
    orders = isinstance(event, ev.OrdersTaken | ev.OrdersCleared)
    return orders and not (change.before.proxies or change.game.proxies)


def _tell_keeper(services: Services, work: UnitOfWork, change: GameChange, index: int, now: datetime) -> None:
    """Tell the keeper of a game whose GM is silent, or that paused by itself: the GM may be gone too."""
    game, event = change.game.name, change.events[index]
    what = remark(KeeperRemark.GAME_PAUSED_ITSELF, game=game)
    detail = remark(KeeperRemark.GAME_PAUSED_ITSELF_DETAIL, game=game)
    if isinstance(event, ev.MasterSilent):
        what = remark(KeeperRemark.MASTER_SILENT, game=game)
        detail = remark(KeeperRemark.MASTER_SILENT_DETAIL, game=game, since=event.since)
    post_to_keeper(services, work, KeeperNote(what, detail), f"{game}:{change.first + index}", now)


def _ask_for_late_orders(
    services: Services, work: UnitOfWork, members: GameMembers, index: int, now: datetime
) -> None:
    """Ask the GM whether a power's late orders count, once a phase, without saying what they are."""
    game, before, event = members.game, members.change.before, members.change.events[index]
    assert isinstance(event, ev.LateOrders)
    power, earlier = event.power, members.change.events[:index]
    asked = before.number == game.number and power in before.late_sets
    asked = asked or any(isinstance(one, ev.LateOrders) and one.power == power for one in earlier)
    if asked or game.phase is None or power not in game.late_sets:
        return
    together = not is_nonplaying_master(game, Role.MASTER, 0)
    name = "" if together else f" {game.variant.power(power).name}"
    content = ParkedCommand(f"ACCEPT LATE{name} {game.phase.mail_code}")
    notice = LateOrdersAsked(game, None if together and hides_absence(game) else power, together)
    key = f"{game.name}:{members.change.first + index}"
    for master in members.masters():
        post_question(services, work, notice, master, key, content, now)


def _call_roll(
    services: Services, work: UnitOfWork, members: GameMembers, event: ev.RollCalled, now: datetime
) -> None:
    """Ask everybody whether they are present; a YES is the answer."""
    game, content = members.game, ParkedCommand("I AM HERE")
    if game.called is None or not game.settings.roll_call:
        return
    notice = RollCall(game, game.called + game.settings.roll_call[0])
    key = f"{game.name}:rollcall:{game.called:%Y%m%d%H%M%S}"
    for reader in members.everyone():
        if reader.role is Role.PLAYER and reader.person.id in event.people:
            post_question(services, work, notice, reader, key, content, now)


def _late_told(members: GameMembers, index: int, event: ev.LateOrders) -> Iterator[Addressed]:
    """Tell the player once late orders count or the phase is adjudicated; a no comes with the GM's words."""
    earlier = members.change.events[:index]
    judged = [e.snapshot for e in earlier if isinstance(e, ev.PhaseJudged)][-1:]
    unused = judged if event.fate is ev.LateFate.UNUSED else []
    phase = unused[0].phase if unused else members.game.phase
    if event.fate in (ev.LateFate.KEPT, ev.LateFate.DECLINED) or phase is None:
        return iter(())
    notice = LateOrdersTold(members.game, event.power, phase, event, unused[0].deadline if unused else None)
    return ((notice, reader) for reader in members.powers((event.power,)))


def _no_notices(_members: GameMembers, _index: int, _event: Any) -> Iterator[Addressed]:
    return iter(())


def _started(members: GameMembers, _index: int, _event: ev.Started) -> Iterator[Addressed]:
    """Tell everybody; if the same email took a start back and nothing is lost, only of the deadline."""
    change = members.change
    if is_played_as_before(change):
        return outgoing_master.other_deadline(members)
    again = happened(ev.StartTakenBack, change.events) and change.before.status is not Status.FORMING
    dealt_anew = again and players_of_powers(change.before) != players_of_powers(change.game)
    notice = GameStarting(members.game, members.all_named(), again, dealt_anew)
    return ((notice, reader) for reader in members.everyone())


def _reminder(members: GameMembers, index: int, event: ev.ReminderDue) -> Iterator[Addressed]:
    if happened(ev.PhaseJudged | ev.Ended, members.change.events[index + 1 :]):
        return
    for reader in members.powers(event.powers):
        assert reader.power is not None
        yield Reminder(members.game, reader.power, event.nudge, members.orders_waiting(reader)), reader


def _master_awaited(members: GameMembers, _index: int, _event: ev.MasterAwaited) -> Iterator[Addressed]:
    return ((MasterAwaited(members.game), reader) for reader in members.masters())


def _ahead(members: GameMembers, index: int, event: ev.AheadUsed) -> Iterator[Addressed]:
    """Tell what became of a power's orders ahead.

    No notice if all were needless and it has none to give, or if the results say it.
    """
    if _is_told_with_moves(members, index) and comes_with_moves(members.game.settings, event.phase):
        return iter(())
    if not (event.taken or event.dropped or (event.decided and orders_asked(members.game, event.power))):
        return iter(())
    notice = PendingOrders(
        members.game,
        event.power,
        event.phase,
        event.taken,
        event.dropped,
        event.decided,
        event.unneeded,
        event.remarks,
    )
    return ((notice, reader) for reader in members.powers((event.power,)))


def _late(members: GameMembers, index: int, event: ev.WentLate) -> Iterator[Addressed]:
    """Tell who is late, unless it is over: the awaited email came before this could be said.

    A player who is late with one of their powers is not told that they have nothing to do with another.
    """
    if happened(ev.PhaseJudged | ev.Ended, members.change.events[index + 1 :]):
        return iter(())
    notice = LateNotice(members.game, event.powers)
    late = tuple(members.powers(event.powers))
    people = {reader.person.id for reader in late}
    others = (one for one in members.everyone() if one.role is not Role.PLAYER or one.person.id not in people)
    readers = (*late, *others) if event.first else late
    return ((replace(notice, waiting=members.orders_waiting(reader)), reader) for reader in readers)


def _judged(members: GameMembers, index: int, event: ev.PhaseJudged) -> Iterator[Addressed]:
    """Tell the results, one email a phase.

    If a year has two seasons, one for the moves and all that came with them.
    """
    if _is_told_with_moves(members, index):
        return
    settings, events = members.game.settings, members.change.events
    after = [(at, e) for at, e in enumerate(events) if isinstance(e, ev.PhaseJudged) and at > index]
    with_it = list(takewhile(lambda one: comes_with_moves(settings, one[1].snapshot.phase), after))
    end = with_it[-1][0] if with_it else index
    later = tuple(one.snapshot for _, one in with_it)
    notice = Results(members.game, event.snapshot, event.by_master, _next_opened(events[end + 1 :]), later)
    told = [e for e in events[index:end] if isinstance(e, ev.AheadUsed) and _says_more(e)]
    for reader in members.everyone():
        own = tuple(one for one in told if (Role.PLAYER, one.power) == (reader.role, reader.power))
        yield replace(notice, used=own) if own else notice, reader


def _says_more(event: ev.AheadUsed) -> bool:
    """Return whether orders ahead had an effect that the results alone do not show."""
    return bool(event.dropped or event.decided or event.unneeded or event.remarks)


def _is_told_with_moves(members: GameMembers, index: int) -> bool:
    """Return whether the event's phase was adjudicated with moves that the same change has."""
    events, settings = members.change.events, members.game.settings
    later = (e.snapshot.phase for e in events[index:] if isinstance(e, ev.PhaseJudged))
    own = next(later, None)
    moves = any(isinstance(e, ev.PhaseJudged) for e in events[:index])
    return moves and comes_with_moves(settings, own)


def _next_opened(events: Iterable[ev.Event]) -> ev.PhaseOpened | None:
    for event in events:
        if isinstance(event, ev.PhaseJudged):
            return None
        if isinstance(event, ev.PhaseOpened):
            return event
    return None


def _ended(members: GameMembers, index: int, _event: ev.Ended) -> Iterator[Addressed]:
    if members.game.series is not None:
        yield from series.series_over(members)
        return
    judged_now = [e.snapshot for e in members.change.events[:index] if isinstance(e, ev.PhaseJudged)]
    game, work = members.game, members.work
    known = {s.number: s for s in (*work.games.snapshots(game.name), *judged_now)}
    judged = rollback_counted(game, known.values())
    events = [one.event for one in work.games.record(game.name)]
    agreed = any(isinstance(e, ev.ProposalClosed) and e.passed for e in members.change.events)
    conceded = game.ending is Ending.VICTORY and conceded_to(game) in game.winners
    found = statistics(game, judged, events)
    by_keeper = game.ending is Ending.TERMINATED and members.keeper_acted(index)
    removed = by_keeper and work.games.is_removed(game.name)
    notice = GameEnded(game, members.all_named(), judged, found, agreed=agreed, conceded=conceded)
    notice = replace(notice, by_keeper=by_keeper, removed=removed)
    records = {} if game.practice or anonymous(game) else count_of(events, {})
    for reader in members.everyone():
        yield replace(notice, record=records.get(reader.person.id, NO_RECORD)), reader
    yield from press.shown_at_the_end(members)


def _ordered(
    members: GameMembers, index: int, event: ev.OrdersTaken | ev.OrdersCleared
) -> Iterator[Addressed]:
    """Tell holders what a power's email lent for this phase and took back, at its last order."""
    before, after, power = members.change.before, members.game, event.power
    later = members.change.events[index + 1 :]
    if before.number != after.number or any(
        isinstance(e, ev.OrdersTaken | ev.OrdersCleared) and e.power == power for e in later
    ):
        return
    old, new = (_own_proxies(game, power) for game in (before, after))
    for given, why in ((new - old, None), (old - new, ev.ProxyEnd.REVOKED)):
        for holder in sorted({one.to for one in given}):
            theirs = tuple(sorted((one for one in given if one.to == holder), key=str))
            notice = ProxyChanged(after, power, theirs, why)
            yield from ((notice, reader) for reader in members.powers((holder,)))


def _own_proxies(game: Game, power: Power) -> frozenset[Proxy]:
    """Return the proxies for this phase that a power gave for units of its own."""
    own = {unit.at for unit in game.position.of(power)}
    return frozenset(one for one in game.proxies.get(power, ()) if one.at in own)


def _lent(members: GameMembers, _index: int, event: ev.UnitsLent) -> Iterator[Addressed]:
    notice = ProxyChanged(members.game, event.power, (event.given,))
    return ((notice, reader) for reader in members.powers((event.given.to,)))


def _proxy_ended(members: GameMembers, _index: int, event: ev.ProxyEnded) -> Iterator[Addressed]:
    for holder in {one.to: None for one in event.ended}:
        theirs = tuple(one for one in event.ended if one.to == holder)
        notice = ProxyChanged(members.game, event.power, theirs, event.why)
        yield from ((notice, reader) for reader in members.powers((holder,)))


_NOTICES_OF: Mapping[type[Any], Callable[[GameMembers, int, Any], Iterator[Addressed]]] = {
    ev.Joined: seats.joined,
    ev.Observing: seats.observing,
    ev.Started: _started,
    ev.TookOver: seats.took_over,
    ev.Swapped: seats.swapped,
    ev.Returned: seats.returned,
    ev.Left: seats.left,
    ev.PauseReminded: outgoing_master.pause_reminded,
    ev.MasterSilent: outgoing_master.master_silent,
    ev.EndTakenBack: outgoing_master.end_taken_back,
    ev.StartTakenBack: outgoing_master.start_taken_back,
    ev.MasterJoined: seats.master_joined,
    ev.MasterLeft: seats.master_left,
    ev.RollCalled: _no_notices,
    ev.RoundOpened: series.sat_out,
    ev.Admitted: seats.admitted,
    ev.Approved: seats.approved,
    ev.ReminderDue: _reminder,
    ev.MasterAwaited: _master_awaited,
    ev.StartMoved: outgoing_master.start,
    ev.AbsenceSet: seats.absence,
    ev.AbsenceEnded: seats.absence,
    ev.PartnerJoined: seats.partner_joined,
    ev.PartnerLeft: seats.partner_left,
    ev.SpectatorPermitted: seats.spectator_permitted,
    ev.SpectatorEnded: seats.spectator_ended,
    ev.WentLate: _late,
    ev.LateOrders: _late_told,
    ev.AheadUsed: _ahead,
    ev.Abandoned: seats.abandoned,
    ev.FellIntoDisorder: seats.disorder,
    ev.PhaseJudged: _judged,
    ev.RolledBack: outgoing_master.rolled_back,
    ev.Adjusted: outgoing_master.adjusted,
    ev.Ended: _ended,
    ev.DeadlineMoved: outgoing_master.deadline,
    ev.SettingChanged: outgoing_master.settings,
    ev.PauseChanged: outgoing_master.pause,
    ev.ProposalMade: votes.opened,
    ev.ProposalAwaits: votes.awaits,
    ev.ProposalClosed: votes.closed,
    ev.PressSent: press.sent,
    ev.PressWithheld: press.withheld,
    ev.PressWishSet: press.wish_set,
    ev.OrdersTaken: _ordered,
    ev.OrdersCleared: _ordered,
    ev.UnitsLent: _lent,
    ev.ProxyEnded: _proxy_ended,
}


def tell_of_new_address(
    services: Services, work: UnitOfWork, game: Game, before: Person, moved: Person, cause: str, now: datetime
) -> None:
    """Tell people in a game of somebody's new address, if they may know them (seed 004 §2.4).

    In a game that keeps its people secret, nobody is told even that somebody has moved.
    """
    parts = [one for one in actors_of(game, moved.id) if one.role is not Role.OBSERVER]
    if not parts:
        return
    who, was = person_in(game, moved), person_in(game, before)
    notice = MemberMoved(game, who, was, parts[0].power, parts[0].role is Role.MASTER)
    members = GameMembers(GameChange(game, game, (), 0), people_of(work, game), work)
    for reader in once(members.everyone()):
        other = reader.role is not Role.OBSERVER and reader.person.id != moved.id
        if other and who.seen_by(reader) != UNNAMED:
            post_notice(services, work, notice, reader, cause, now)
