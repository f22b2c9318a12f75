"""Seats as notices: who comes and leaves, who is away, which powers are vacant or in civil disorder."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from judge.game import events as ev
from judge.game.anonymity import anonymous, hidden_days, hides_absence, is_nonplaying_master
from judge.game.permissions import actors_of
from judge.game.roles import PersonId, Role
from judge.game.seats import absences
from judge.game.state import Absence, Approval, Game, SeatState
from judge.notices.game import AbsenceNotice, Disorder, Openings, PlayerJoined, PlayersSwapped, SeatChanged
from judge.notices.notice import Addressed, Addressee, once
from judge.notices.restricted import person_in
from judge.records import Person
from judge.rules.units import Power
from judge.service.outgoing.members import GameMembers


def _is_guest_news(members: GameMembers, index: int, person: PersonId) -> bool:
    """Return whether an email changes somebody's part in a game, and this event is the last about it."""
    later = (
        e for e in members.change.events[index + 1 :] if isinstance(e, ev.Joined | ev.Observing | ev.Left)
    )
    if any(e.person == person and getattr(e, "power", None) is None for e in later):
        return False
    return actors_of(members.change.before, person) != actors_of(members.game, person)


def joined(members: GameMembers, index: int, event: ev.Joined) -> Iterator[Addressed]:
    """Tell everybody else who is told about guests: one more in a forming game.

    A GM who is asked for approval learns it by that question.
    """
    if not _is_guest_news(members, index, event.person):
        return iter(())
    notice = PlayerJoined(
        members.game, members.named(event.person), event.number, event.needed, members.all_named()
    )
    asked = event.person in members.game.awaiting
    told = (one for one in _told_of_guests(members, event.person) if one.role < Role.MASTER or not asked)
    return ((notice, reader) for reader in once(told))


def _told_of_guests(members: GameMembers, person: PersonId) -> Iterator[Addressee]:
    """Return who learns that somebody signs on or watches: in a quiet game only the GM."""
    quiet = members.game.settings.quiet
    return (one for one in members.others(person) if not quiet or one.role >= Role.MASTER)


def observing(members: GameMembers, index: int, event: ev.Observing) -> Iterator[Addressed]:
    """Tell everybody else who is told about guests: somebody watches."""
    if not _is_guest_news(members, index, event.person):
        return iter(())
    notice = SeatChanged(members.game, "observing", members.named(event.person))
    return ((notice, reader) for reader in once(_told_of_guests(members, event.person)))


def took_over(members: GameMembers, _index: int, event: ev.TookOver) -> Iterator[Addressed]:
    """Tell everybody else who may know of it, and the former player."""
    notice = SeatChanged(members.game, "took_over", members.named(event.person), event.power)
    yield from ((notice, reader) for reader in once(members.others(event.person, event.power)))
    lost = _had_it_until_now(members, event)
    if lost is not None:
        late = members.change.before.seat(event.power).state is SeatState.PLAYED
        notice = replace(notice, what="replaced" if late else "succeeded")
        yield notice, Addressee(lost, Role.REGISTERED, event.power)


def swapped(members: GameMembers, _index: int, event: ev.Swapped) -> Iterator[Addressed]:
    """Tell everybody that the players of two powers have changed places."""
    first, second = (members.named(person) for person in event.people)
    notice = PlayersSwapped(members.game, event.powers, (first, second))
    return ((notice, reader) for reader in members.everyone())


def _had_it_until_now(members: GameMembers, event: ev.TookOver) -> Person | None:
    """Return who loses the power only with this change, and has not been told so."""
    person = members.change.before.seat(event.power).person
    left = any(isinstance(e, ev.Left) and e.power == event.power for e in members.change.events)
    return members.person(person) if person != event.person and not left else None


def returned(members: GameMembers, _index: int, event: ev.Returned) -> Iterator[Addressed]:
    """Tell everybody else who may know of it that a player is back."""
    person = members.game.seat(event.power).person
    notice = SeatChanged(members.game, "returned", members.named(person), event.power)
    return ((notice, reader) for reader in once(members.others(person, event.power)))


def left(members: GameMembers, index: int, event: ev.Left) -> Iterator[Addressed]:
    """Tell everybody else who may know of it, and the person who was ejected or lost the power by silence."""
    if event.power is None and not _is_guest_news(members, index, event.person):
        return
    what = "unanswered" if event.unanswered else "ejected" if event.ejected else "resigned"
    by_keeper = event.ejected and members.keeper_acted(index)
    gone = members.person(event.person)
    notice = SeatChanged(members.game, what, members.named(event.person), event.power, by_keeper=by_keeper)
    yield from ((notice, reader) for reader in once(members.others(event.person, event.power)))
    if event.ejected and gone is not None:
        master = members.named(members.game.master.person)
        yield replace(notice, master=master), Addressee(gone, Role.REGISTERED, event.power)
    elif event.unanswered and gone is not None:
        yield notice, Addressee(gone, Role.REGISTERED, None)


def partner_joined(members: GameMembers, _index: int, event: ev.PartnerJoined) -> Iterator[Addressed]:
    """Tell people who may know who plays; if that is secret, the power's own and a GM who does not play."""
    return _of_partner(members, "partner", event.power, event.person)


def partner_left(members: GameMembers, index: int, event: ev.PartnerLeft) -> Iterator[Addressed]:
    """Tell the same people and the one who was removed; `partner_too` if nobody keeps the power."""
    what = "partner_left" if members.game.seat(event.power).person else "partner_too"
    yield from _of_partner(members, what, event.power, event.person)
    gone = members.person(event.person)
    if gone is not None and (event.ejected or event.dismissed):
        what = "ejected" if event.ejected else "partner_left"
        by_keeper = event.ejected and members.keeper_acted(index)
        notice = SeatChanged(
            members.game, what, members.named(event.person), event.power, by_keeper=by_keeper
        )
        yield notice, Addressee(gone, Role.REGISTERED)


def _of_partner(members: GameMembers, what: str, power: Power, person: PersonId) -> Iterator[Addressed]:
    game, notice = members.game, SeatChanged(members.game, what, members.named(person), power)
    for reader in once(members.others(person, power)):
        own = _plays(reader, (power,)) or is_nonplaying_master(game, reader.role, reader.person.id)
        if own or not anonymous(game):
            yield notice, reader


def _plays(reader: Addressee, powers: Collection[Power]) -> bool:
    """Return whether a reader is told as the player of one of these powers; a spectator is not."""
    return reader.role is Role.PLAYER and reader.power in powers


def spectator_permitted(
    members: GameMembers, _index: int, event: ev.SpectatorPermitted
) -> Iterator[Addressed]:
    """Tell the power's other leaders, a GM who may know who plays, and the spectator.

    Only a GM who does not play is told that the person does not watch: they may play in secret.
    """
    watches = any(one.person == event.person for one in members.game.observers)
    for notice, reader in _of_spectator(members, "spectator", event.power, event.person):
        unseen = not watches and is_nonplaying_master(members.game, reader.role, reader.person.id)
        yield (replace(notice, what="spectator_not_watching") if unseen else notice), reader


def spectator_ended(members: GameMembers, _index: int, event: ev.SpectatorEnded) -> Iterator[Addressed]:
    """Tell the same people."""
    return _of_spectator(members, "spectator_ended", event.power, event.person)


def _of_spectator(
    members: GameMembers, what: str, power: Power, person: PersonId
) -> Iterator[tuple[SeatChanged, Addressee]]:
    game, notice = members.game, SeatChanged(members.game, what, members.named(person), power)
    player = game.seat(power).person
    for reader in once(members.everyone()):
        if reader.role is Role.MASTER:
            told = not anonymous(game) or is_nonplaying_master(game, reader.role, reader.person.id)
        else:
            told = _plays(reader, (power,)) and reader.person.id != player
        if told:
            yield notice, reader
    watches = next((one for one in game.observers if one.person == person), None)
    gone = members.person(person) if watches else None
    if gone is not None:
        yield replace(notice, what=f"{what}_you"), Addressee(gone, Role.OBSERVER, power)


def master_joined(members: GameMembers, index: int, event: ev.MasterJoined) -> Iterator[Addressed]:
    """Tell everybody else, including the former GM."""
    gone = [e.person for e in members.change.events[index:] if isinstance(e, ev.MasterLeft) and e.by is None]
    what, by_keeper = "successor" if gone else "co_master", event.by.role is Role.KEEPER
    notice = SeatChanged(members.game, what, members.named(event.person), by_keeper=by_keeper)
    yield from ((notice, reader) for reader in once(members.everyone()) if reader.person.id != event.person)
    for one in filter(None, map(members.person, gone)):
        yield notice, Addressee(one, Role.REGISTERED)


def master_left(members: GameMembers, index: int, event: ev.MasterLeft) -> Iterator[Addressed]:
    """Tell everybody else, and the one who was removed; no notice if the successor's says it."""
    if event.by is None and any(isinstance(e, ev.MasterJoined) for e in members.change.events[:index]):
        return
    what = "master_left" if event.by is None else "master_out"
    by_keeper = event.by is not None and event.by.role is Role.KEEPER
    notice = SeatChanged(members.game, what, members.named(event.person), by_keeper=by_keeper)
    yield from ((notice, reader) for reader in once(members.everyone()) if reader.person.id != event.person)
    gone = members.person(event.person)
    if event.by is not None and gone is not None:
        yield notice, Addressee(gone, Role.REGISTERED)


def admitted(members: GameMembers, _index: int, event: ev.Admitted) -> Iterator[Addressed]:
    """Tell only the person admitted: what they left is no business of those who came since."""
    person = members.person(event.person) or members.work.people.get(event.person)
    notice = SeatChanged(members.game, "admitted", person_in(members.game, person), event.power)
    yield notice, Addressee(person, Role.REGISTERED, event.power)


def approved(members: GameMembers, _index: int, event: ev.Approved) -> Iterator[Addressed]:
    """Tell only the person, once they are let in or no longer are: what is true at the end of the email."""
    if Approval(event.person, not event.approved) in members.game.approvals:
        return
    person = members.person(event.person) or members.work.people.get(event.person)
    what = "approved" if event.approved else "waits_again"
    yield SeatChanged(members.game, what, person_in(members.game, person)), Addressee(person, Role.REGISTERED)


def absence_news(members: GameMembers, power: Power) -> tuple[tuple[Absence, ...], tuple[Absence, ...]]:
    """Return what an email changed in a power's absences: new time, and time that is free again."""
    before, after = (
        tuple(one for seat in game.seats if seat.power == power for one in seat.absences)
        for game in (members.change.before, members.game)
    )
    away = tuple(one for one in after if absences.outside((one,), before))
    events = (e for e in members.change.events if isinstance(e, ev.AbsenceEnded) and e.power == power)
    free = absences.outside((Absence(e.since, e.until) for e in events), after)
    return away, absences.outside(free, absences.outside(free, before))


def _with_the_same_player(members: GameMembers, power: Power) -> tuple[Power, ...]:
    """Return a power and the others of its player whose absences the email mentions."""
    player = members.game.seat(power).person
    told = {e.power for e in members.change.events if isinstance(e, ev.AbsenceSet | ev.AbsenceEnded)}
    seats = (seat for seat in members.game.seats if seat.power in told and seat.person == player)
    return tuple(seat.power for seat in seats)


def absence(members: GameMembers, index: int, event: ev.AbsenceSet | ev.AbsenceEnded) -> Iterator[Addressed]:
    """Tell once all that an email says about a power's player, at the last of it.

    Only readers who may know who owes orders and who plays what learn whose player it is, and the hour.
    """
    game, events = members.game, members.change.events
    later = {e.power for e in events[index + 1 :] if isinstance(e, ev.AbsenceSet | ev.AbsenceEnded)}
    news, powers = absence_news(members, event.power), _with_the_same_player(members, event.power)
    if later.intersection(powers) or not any(news):
        return
    moved = bool(news[0]) and any(isinstance(e, ev.DeadlineMoved) for e in events)
    grace = moved and _only_grace_moved(members)
    for reader in once(members.everyone()):
        exact = _plays(reader, powers) or _may_know_absence(game, reader)
        away, back = (
            tuple((e.since, e.until) if exact else hidden_days(e.since, e.until) for e in times)
            for times in news
        )
        yield AbsenceNotice(game, powers if exact else (), away, back, moved, grace), reader


def _may_know_absence(game: Game, reader: Addressee) -> bool:
    hidden = anonymous(game) or hides_absence(game)
    return not hidden or is_nonplaying_master(game, reader.role, reader.person.id)


def _only_grace_moved(members: GameMembers) -> bool:
    before, clock = members.change.before.clock, members.game.clock
    return before is not None and clock is not None and before.deadline == clock.deadline


def abandoned(members: GameMembers, _index: int, event: ev.Abandoned) -> Iterator[Addressed]:
    """Tell of vacant powers, unless the notice of a leaver, a standby or the game's pause says it."""
    left = {e.power for e in members.change.events if isinstance(e, ev.Left | ev.TookOver)}
    told = left.issuperset(event.powers) and not hides_absence(members.game)
    if told or _pauses_itself(members):
        return iter(())
    notice = Openings(members.game, event.powers, event.first)
    return ((notice, reader) for reader in once(members.everyone()))


def disorder(members: GameMembers, _index: int, event: ev.FellIntoDisorder) -> Iterator[Addressed]:
    """Tell all who may know of it, unless the notice that the game pauses says it."""
    if _pauses_itself(members):
        return iter(())
    notice = Disorder(members.game, event.powers)
    told = {(one.role, one.person.id, one.power): one for p in event.powers for one in members.witnesses(p)}
    return ((notice, reader) for reader in told.values())


def _pauses_itself(members: GameMembers) -> bool:
    return any(isinstance(e, ev.PauseChanged) and e.cause for e in members.change.events)
