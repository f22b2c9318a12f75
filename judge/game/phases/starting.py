"""The start of a game: the powers are given out and the first phase opens."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from random import Random

from judge.game.events import Started
from judge.game.phases.assignment import assign
from judge.game.phases.turn import open_phase
from judge.game.settings import PhaseClock, PressMode, Settings
from judge.game.state import Game, Seat, Status, Tenure
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


def start(game: Game, now: datetime) -> Transition:
    """Give out the powers by the wishes known, and open the first phase."""
    variant = game.variant
    codes = tuple(facts.code for facts in variant.powers)
    assigned = assign(codes, game.applicants, game.seed)
    passwords = {applicant.person: applicant.password for applicant in game.applicants}
    seats = tuple(
        Seat(power, person, passwords[person], tenures=(Tenure(person, variant.start),))
        for power, person in assigned
    )
    running = replace(game, status=Status.RUNNING, applicants=(), seats=seats)
    opened, events = open_phase(running, variant.start, variant.position, now)
    return opened, (Started(assigned), *events)
