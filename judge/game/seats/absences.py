"""Absences: players say when they are away, and no deadline that asks them for orders falls into it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta

from judge.game.commands.member import EndAbsence, SetAbsence
from judge.game.events import AbsenceEnded, AbsenceSet
from judge.game.permissions import power_of
from judge.game.phases.deadlines import TIME_TO_RETURN, next_deadline
from judge.game.phases.extensions import keep_off_closed_times
from judge.game.refusals import Refusal
from judge.game.roles import Actor
from judge.game.state import Absence, Game, Status
from judge.game.transition import Transition, refuse, running_clock, with_clock, with_seat
from judge.rules.units import Power, alive

_DAY = timedelta(days=1)
MOST_ABSENCES = 3
"""Absences to come that a player may have at a time."""


def set_absence(game: Game, actor: Actor, command: SetAbsence, now: datetime) -> Transition:
    """Note an absence, joined with those that it touches; nothing happens if it is already covered.

    One longer than MAX ABSENCE needs the GM, who sets it for the power. Absences count together if the game
    has no deadline between them, or if they fall into the current phase, so that no game is held up for ever.
    """
    power = power_of(actor)
    if power not in alive(game.position):
        return refuse(game, Refusal.ELIMINATED, power)
    if command.until <= now or command.until <= command.since:
        return refuse(game, Refusal.IN_THE_PAST, command.until.isoformat())
    asked = Absence(command.since, command.until)
    new = dict(_not_held_yet(game, actor, asked, now))
    if not new:
        return game, ()
    apart = {one: _apart(game, one, away, now) for one, away in new.items()}
    if any(len(others) >= MOST_ABSENCES for others in apart.values()):
        return refuse(game, Refusal.TOO_OFTEN_AWAY, power)
    noted = game
    for one, away in new.items():
        noted = _with_absences(noted, one, (*apart[one], away))
    kept, moved = keep_off_closed_times(noted, now)
    had = running_clock(noted).absences
    together = [_connected(kept, away, {*apart[one], *had[one]}) for one, away in new.items()]
    if not actor.acting and max(map(length, together)) > timedelta(days=game.settings.max_absence):
        return refuse(game, Refusal.TOO_LONG_AWAY, str(game.settings.max_absence))
    return kept, (*(AbsenceSet(one, away.since, away.until) for one, away in new.items()), *moved)


def _not_held_yet(game: Game, actor: Actor, asked: Absence, now: datetime) -> Iterator[tuple[Power, Absence]]:
    """Yield the player's powers with the absence added, except those that have it already."""
    for power in powers_of_player(game, actor):
        away = _joined(game, power, asked, now)
        if away not in to_come(game, power, now):
            yield power, away


def powers_of_player(game: Game, actor: Actor) -> tuple[Power, ...]:
    """Return the powers of the player who speaks or is spoken for: they are away from all of them."""
    power = power_of(actor)
    player = game.seat(power).person if actor.acting else actor.person
    living = alive(game.position)
    return tuple(
        seat.power
        for seat in game.seats
        if seat.power == power or (player in seat.players and seat.power in living)
    )


def _joined(game: Game, power: Power, asked: Absence, now: datetime) -> Absence:
    """Return an absence joined with those of a power that it touches."""
    coming = to_come(game, power, now)
    return joined((asked, *(one for one in coming if touch(one, asked))))


def _apart(game: Game, power: Power, new: Absence, now: datetime) -> list[Absence]:
    return [one for one in to_come(game, power, now) if not touch(one, new)]


def end_absence(game: Game, actor: Actor, command: EndAbsence, now: datetime) -> Transition:
    """Take back all absences, the days named, or one from a day on; the deadline stays where it is."""
    back, events = game, tuple[AbsenceEnded, ...]()
    for power in powers_of_player(game, actor):
        coming = to_come(game, power, now)
        gone = tuple(filter(None, (_taken_out(one, command) for one in coming)))
        left = outside(coming, gone)
        if gone:
            back = _with_absences(back, power, tuple(one for one in left if one.until > now))
        events += tuple(AbsenceEnded(power, one.since, one.until) for one in gone)
    return (back, events) if events else refuse(game, Refusal.NOT_AWAY, power_of(actor))


def _taken_out(one: Absence, command: EndAbsence) -> Absence | None:
    """Return the part of an absence that a command takes back; None if it means another."""
    if command.at is None:
        return one
    until = command.until or one.until
    began = one.since < (command.until or command.at + _DAY)
    if not began or command.at >= one.until:
        return None
    return Absence(max(one.since, command.at), min(one.until, until))


def to_come(game: Game, power: Power, now: datetime) -> tuple[Absence, ...]:
    """Return the absences of a power's player that are not over."""
    return tuple(one for one in game.seat(power).absences if one.until > now)


def deadline_within(
    game: Game | None, away: Iterable[tuple[datetime, datetime]], now: datetime
) -> datetime | None:
    """Return the coming deadline that falls into an absence all the same, as that player's orders are in."""
    if game is None or game.clock is None or game.status is not Status.RUNNING or game.clock.deadline <= now:
        return None
    due = game.clock.deadline
    return due if any(since <= due < until + TIME_TO_RETURN for since, until in away) else None


def _with_absences(game: Game, power: Power, absences: tuple[Absence, ...]) -> Game:
    """Return the game with these absences.

    Those that end or are removed, and fell into the phase, the clock remembers.
    """
    clock = running_clock(game)
    had = {*clock.absences.get(power, ()), *(o for o in game.seat(power).absences if _in_phase(game, o))}
    noted = with_clock(game, absences={**clock.absences, power: tuple(sorted(had, key=_since))})
    return with_seat(noted, power, absences=tuple(sorted(absences, key=_since)))


NOBODY: Power = ""
"""Whose the absences are that the clock remembers of players who are gone."""


def forget_absences(game: Game, power: Power) -> Game:
    """Return the game without the absences of a player who left.

    The clock remembers them for what they moved.
    """
    if game.clock is None:
        return with_seat(game, power, absences=())
    had = game.clock.absences
    gone = {*had.get(power, ()), *(one for one in game.seat(power).absences if _in_phase(game, one))}
    kept = {code: those for code, those in had.items() if code != power}
    if gone:
        kept[NOBODY] = tuple(sorted({*had.get(NOBODY, ()), *gone}, key=_since))
    return with_seat(with_clock(game, absences=kept), power, absences=())


def _since(one: Absence) -> datetime:
    return one.since


def _in_phase(game: Game, one: Absence) -> bool:
    """Return whether an absence falls into the current phase, from its opening to the end of grace."""
    clock = running_clock(game)
    return one.since <= clock.grace and clock.opened <= one.until


def _connected(game: Game, new: Absence, others: set[Absence]) -> set[Absence]:
    """Return the absences that count together with a new one."""
    found, left = {new}, others - {new}
    while more := {one for one in left if any(_belong_together(game, one, known) for known in found)}:
        found, left = found | more, left - more
    return found


def _belong_together(game: Game, one: Absence, other: Absence) -> bool:
    first, second = sorted((one, other), key=_since)
    settings = game.settings
    between = next_deadline(settings.moves, settings.zone, first.until + TIME_TO_RETURN)
    return second.since <= between or (_in_phase(game, one) and _in_phase(game, other))


# Absences as sets of moments: joined, cut and measured; a minute between two does not separate them.

_MINUTE = timedelta(minutes=1)
"""From the last minute of a day to the first of the next."""


def touch(one: Absence, other: Absence) -> bool:
    """Return whether there is no time at home between two absences."""
    return one.since <= other.until + _MINUTE and other.since <= one.until + _MINUTE


def joined(times: Iterable[Absence]) -> Absence:
    """Return the time from the beginning of the first to the end of the last."""
    all_of_them = tuple(times)
    return Absence(min(one.since for one in all_of_them), max(one.until for one in all_of_them))


def without(one: Absence, gone: Absence) -> tuple[Absence, ...]:
    """Return what is left of a time when another is taken out of it: none, one or two."""
    if one.until < gone.since or gone.until < one.since:
        return (one,)
    before, after = Absence(one.since, gone.since - _MINUTE), Absence(gone.until + _MINUTE, one.until)
    return tuple(part for part in (before, after) if part.since < part.until)


def outside(times: Iterable[Absence], others: Iterable[Absence]) -> tuple[Absence, ...]:
    """Return the parts of times that are in none of the others."""
    parts = tuple(times)
    for other in others:
        parts = tuple(left for part in parts for left in without(part, other))
    return parts


def length(times: Iterable[Absence]) -> timedelta:
    """Return how long they are, overlapping time counted once."""
    total, end = timedelta(), None
    for one in sorted(times, key=lambda each: each.since):
        since: datetime = one.since if end is None else max(one.since, end)
        if one.until > since:
            total, end = total + (one.until - since), one.until
    return total
