"""The start of a game: the powers are given out and the first phase opens."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from judge.game.events import Started
from judge.game.phases.assignment import assign
from judge.game.phases.turn import open_phase
from judge.game.state import Game, Seat, Status, Tenure
from judge.game.transition import Transition


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
