"""Absence: a player says when he is away, and no deadline that asks him for orders falls into that time."""

from __future__ import annotations

from datetime import datetime, timedelta

from judge.game.commands.absence import EndAbsence, SetAbsence
from judge.game.events import AbsenceEnded, AbsenceSet, Refusal
from judge.game.orders.outstanding import alive
from judge.game.permissions import power_of
from judge.game.phases.extensions import keep_off_closed_times
from judge.game.roles import Actor
from judge.game.state import Absence, Game
from judge.game.transition import Transition, refuse, with_seat
from judge.rules.units import Power

MOST_ABSENCES = 3
"""Absences to come that a player may have at a time."""


def set_absence(game: Game, actor: Actor, command: SetAbsence, now: datetime) -> Transition:
    """Note an absence; it takes the place of those that it touches.

    A longer one than MAX ABSENCE needs the master, who sets it for the power.
    """
    power = power_of(actor)
    if power not in alive(game.position):
        return refuse(game, Refusal.ELIMINATED, power)
    if command.until <= now or command.until <= command.since:
        return refuse(game, Refusal.IN_THE_PAST, command.until.isoformat())
    if not actor.acting and command.until - command.since > timedelta(days=game.settings.max_absence):
        return refuse(game, Refusal.TOO_LONG_AWAY, str(game.settings.max_absence))
    apart = [one for one in to_come(game, power, now) if not _touch(one, command)]
    if len(apart) >= MOST_ABSENCES:
        return refuse(game, Refusal.TOO_OFTEN_AWAY, power)
    noted = (*apart, Absence(command.since, command.until))
    away = with_seat(game, power, absences=tuple(sorted(noted, key=lambda one: one.since)))
    kept, moved = keep_off_closed_times(away, now)
    return kept, (AbsenceSet(power, command.since, command.until), *moved)


def end_absence(game: Game, actor: Actor, command: EndAbsence, now: datetime) -> Transition:
    """Take an absence back, or all; the deadline stays where it is."""
    power = power_of(actor)
    coming = to_come(game, power, now)
    gone = tuple(one for one in coming if command.at is None or one.since <= command.at <= one.until)
    if not gone:
        return refuse(game, Refusal.NOT_AWAY, power)
    back = with_seat(game, power, absences=tuple(one for one in coming if one not in gone))
    return back, tuple(AbsenceEnded(power, one.since, one.until) for one in gone)


def to_come(game: Game, power: Power, now: datetime) -> tuple[Absence, ...]:
    """The absences of a power's player that are not over."""
    return tuple(one for one in game.seat(power).absences if one.until > now)


def _touch(one: Absence, other: SetAbsence) -> bool:
    return one.since <= other.until and other.since <= one.until
