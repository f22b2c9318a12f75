"""The start of a game: the powers are given out and the first phase opens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from random import Random

from judge.game.events_seats_part import Left, RollCalled, Started
from judge.game.phases.assignment import assign
from judge.game.phases.turn import open_phase
from judge.game.roles import PersonId
from judge.game.settings import PhaseClock, PressMode, Settings
from judge.game.state import Applicant, Game, Seat, SeatState, Status, Tenure
from judge.game.transition import Transition
from judge.rules.units import Power

_AT_ONCE = timedelta(0)
PRACTICE_CLOCK = PhaseClock(-1, _AT_ONCE, timedelta(days=30), _AT_ONCE, _AT_ONCE, "SMTWTFS")
"""Judged as soon as the orders are in; a practice game that nobody has played for so long ends."""


def practice_settings(defaults: Settings) -> Settings:
    """The settings of a practice game: bots do not write, and its player does with it as he likes."""
    return replace(
        defaults,
        moves=PRACTICE_CLOCK,
        retreats=PRACTICE_CLOCK,
        builds=PRACTICE_CLOCK,
        press=PressMode.NONE,
        gunboat=False,
        moderated=False,
    )


def start_practice(game: Game, power: Power | None, now: datetime) -> Transition:
    """Open a practice game: its master plays the power, or one that chance gives him, and bots the rest."""
    variant, player = game.variant, game.master
    chosen = power or Random(game.seed).choice(variant.powers).code  # noqa: S311  # repeatable, not secret
    seats = tuple(
        Seat(chosen, player.person, player.password, tenures=(Tenure(player.person, variant.start, now),))
        if facts.code == chosen
        else Seat(facts.code, 0, "", bot=True)
        for facts in variant.powers
    )
    running = replace(game, status=Status.RUNNING, seats=seats, practice=True)
    opened, events = open_phase(running, variant.start, variant.position, now)
    return opened, (Started(((chosen, player.person),)), *events)


def _assigned(game: Game) -> tuple[tuple[Power, PersonId], ...]:
    """Who leads what; of several powers one of every part of the list: in Root Z, one on either board."""
    codes, each = [facts.code for facts in game.variant.powers], game.settings.powers_each
    wished = game.settings.wishes
    players = [*game.applicants, *(Applicant(0, "") for _ in range(game.players_needed))]
    players = players if wished else [replace(one, preference=()) for one in players]
    parts = [assign(codes[part::each], players, game.seed + part) for part in range(each)]
    leader = {power: person for part in parts for power, person in part}
    return tuple((power, leader[power]) for power in codes)


def call_roll(game: Game, now: datetime) -> Transition:
    """Ask all in a full game whether they are there, but who has just made it full."""
    last = game.applicants[-1].person
    applicants = tuple(replace(one, here=one.here or one.person == last) for one in game.applicants)
    asked = tuple(one.person for one in applicants if not one.here)
    return replace(game, applicants=applicants, called=now), (RollCalled(asked),)


def dismiss_silent(game: Game, _now: datetime) -> Transition:
    """The time of the roll call is over: the places of those who did not answer are free."""
    there = tuple(one for one in game.applicants if one.here)
    gone = (one.person for one in game.applicants if not one.here)
    events = tuple(Left(person, None, ejected=False, unanswered=True) for person in gone)
    return replace(game, applicants=there), events


def waits_for_answers(game: Game) -> tuple[PersonId, ...]:
    """Who has still to say that he is there, before a full game may start."""
    if not game.is_full or not game.settings.roll_call:
        return ()
    return tuple(one.person for one in game.applicants if not one.here)


def start(game: Game, now: datetime, leads: Mapping[Power, PersonId] | None = None) -> Transition:
    """Give out the powers as somebody said or else by the wishes known, and open the first phase.

    Those without a player are free.
    """
    variant = game.variant
    passwords = {applicant.person: applicant.password for applicant in game.applicants}
    seats = tuple(
        Seat(power, person, passwords[person], tenures=(Tenure(person, variant.start),))
        if person
        else Seat(power, 0, "", SeatState.ABANDONED)
        for power, person in (_assigned(game) if leads is None else leads.items())
    )
    assigned = tuple((seat.power, seat.person) for seat in seats if seat.person)
    wishing = tuple(replace(one, password="") for one in game.applicants if one.preference)
    running = replace(game, status=Status.RUNNING, applicants=(), seats=seats, started_with=wishing)
    opened, events = open_phase(running, variant.start, variant.position, now)
    return opened, (Started(assigned), *events)
