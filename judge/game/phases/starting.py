"""The start of a game: the powers are assigned by preference, and the first phase opens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from random import Random

from judge.game.events import Left, RollCalled, Started
from judge.game.phases.turn import open_phase
from judge.game.roles import PersonId
from judge.game.settings import PhaseClock, PressMode, Settings
from judge.game.state import Applicant, Game, Seat, SeatState, Status, Tenure
from judge.game.transition import Transition
from judge.rules.units import Power

# The assignment of powers: the one that fulfils most wishes, ties broken by seeded chance.


def assign(
    powers: Sequence[Power], applicants: Sequence[Applicant], seed: int
) -> tuple[tuple[Power, PersonId], ...]:
    """Give each power one applicant so that the sum of fulfilled wishes is largest.

    The applicants are returned in the order of `powers`. A wish weighs the number of powers less those wanted
    more. What the GM has assigned weighs more than all wishes. ValueError unless there are as many applicants
    as powers.
    """
    if len(powers) != len(applicants):
        raise ValueError(f"{len(applicants)} applicants for {len(powers)} powers")
    chance = Random(seed)  # noqa: S311  # fairness needs a repeatable draw, not a secret one
    # Chance may decide between equal sums but never outweigh a wish: all draws together stay below a step.
    step = len(powers) * 1_000_000
    costs = [
        [
            -step * wish_weight(power, applicant, len(powers)) - chance.randrange(1_000_000)
            for applicant in applicants
        ]
        for power in powers
    ]
    chosen = cheapest_matching(costs)
    return tuple((power, applicants[column].person) for power, column in zip(powers, chosen, strict=True))


def wish_weight(power: Power, applicant: Applicant, powers: int) -> int:
    """Return how much an applicant wants a power: the number of powers, less those in groups before it."""
    if power in applicant.assigned:
        return powers * (powers + 1)  # more than the sum of all wishes
    before = 0
    for group in applicant.preference:
        if power in group:
            break
        before += len(group)
    return powers - before


def cheapest_matching(costs: Sequence[Sequence[int]]) -> list[int]:
    """Return the column of each row in a cheapest perfect matching of a square matrix.

    The Hungarian method with potentials (Kuhn 1955, in Jonker and Volgenant's shortest-path form), O(n^3).
    """
    size = len(costs)
    row_price = [0] * (size + 1)
    column_price = [0] * (size + 1)
    row_of = [size] * (size + 1)  # the row matched to a column; `size` is no row
    for row in range(size):
        previous, end = _shortest_path(costs, row, row_price, column_price, row_of)
        while end != size:
            row_of[end] = row_of[previous[end]]
            end = previous[end]
    chosen = [0] * size
    for column in range(size):
        chosen[row_of[column]] = column
    return chosen


def _shortest_path(
    costs: Sequence[Sequence[int]], row: int, row_price: list[int], column_price: list[int], row_of: list[int]
) -> tuple[list[int], int]:
    """Grow a tree of tight edges from `row` to a free column, raising the prices in place."""
    size = len(costs)
    row_of[size] = row
    slack: list[float] = [float("inf")] * size
    previous = [size] * (size + 1)
    done = [False] * (size + 1)
    column = size
    while row_of[column] != size or column == size:
        done[column] = True
        current = row_of[column]
        for other in range(size):
            gap = costs[current][other] - row_price[current] - column_price[other]
            if not done[other] and gap < slack[other]:
                slack[other], previous[other] = gap, column
        nearest = min((c for c in range(size) if not done[c]), key=slack.__getitem__)
        delta = int(slack[nearest])
        for other in range(size + 1):
            if done[other]:
                row_price[row_of[other]] += delta
                column_price[other] -= delta
            elif other < size:
                slack[other] -= delta
        column = nearest
    return previous, column


# The start of a game: the powers are given out and the first phase opens.

_AT_ONCE = timedelta(0)
PRACTICE_CLOCK = PhaseClock(-1, _AT_ONCE, timedelta(days=30), _AT_ONCE, _AT_ONCE, "SMTWTFS")
"""Adjudicated as soon as the orders are in; a practice game that no one has played for so long ends."""


def practice_settings(defaults: Settings) -> Settings:
    """Return the settings of a practice game: bots do not write, and its player decides alone."""
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
    """Open a practice game: its player leads the power wished for or dealt by chance, bots the rest."""
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


_LEFT_OUT: PersonId = -1
"""Stands for the player of a power that no one plays in this game (SET POWERS)."""


def _assigned(game: Game) -> tuple[tuple[Power, PersonId], ...]:
    """Return who leads what.

    If each player gets several powers, they get one of every part of the list: in Root Z, one on either
    board.
    """
    codes, each = game.powers_played, game.settings.powers_each
    wished = game.settings.wishes
    players = [*game.applicants, *(Applicant(0, "") for _ in range(game.players_needed))]
    players += [Applicant(_LEFT_OUT, "")] * (len(codes) // each - game.players_a_game)
    players = players if wished else [replace(one, preference=()) for one in players]
    parts = [assign(codes[part::each], players, game.seed + part) for part in range(each)]
    leader = {power: person for part in parts for power, person in part}
    return tuple((power, leader[power]) for power in codes)


def call_roll(game: Game, now: datetime) -> Transition:
    """Ask everybody in a full game whether they are present, except the person who has just made it full."""
    last = game.applicants[-1].person
    applicants = tuple(replace(one, here=one.here or one.person == last) for one in game.applicants)
    asked = tuple(one.person for one in applicants if not one.here)
    return replace(game, applicants=applicants, called=now), (RollCalled(asked),)


def dismiss_silent(game: Game, _now: datetime) -> Transition:
    """Free the places of those who did not answer the roll call in time."""
    there = tuple(one for one in game.applicants if one.here)
    gone = (one.person for one in game.applicants if not one.here)
    events = tuple(Left(person, None, ejected=False, unanswered=True) for person in gone)
    return replace(game, applicants=there), events


def waits_for_answers(game: Game) -> tuple[PersonId, ...]:
    """Return who has still to say that they are present before a full game may start."""
    if not game.is_full or not game.settings.roll_call:
        return ()
    return tuple(one.person for one in game.applicants if not one.here)


def start(game: Game, now: datetime, leads: Mapping[Power, PersonId] | None = None) -> Transition:
    """Give out the powers as assigned, or else by the wishes known, and open the first phase.

    Powers without a player are vacant; those beyond the number that is played are in civil disorder.
    """
    first, position = game.first_phase, game.first_position
    passwords = {applicant.person: applicant.password for applicant in game.applicants}
    led = dict(_assigned(game) if leads is None else leads)
    seats = tuple(
        Seat(facts.code, person, passwords[person], tenures=(Tenure(person, first),))
        if (person := led.get(facts.code, 0)) > 0
        else Seat(facts.code, 0, "", SeatState.DISORDER, unplayed=True)
        if person == _LEFT_OUT
        else Seat(facts.code, 0, "", SeatState.ABANDONED)
        for facts in game.variant.powers
    )
    assigned = tuple((seat.power, seat.person) for seat in seats if seat.person)
    wishing = tuple(replace(one, password="") for one in game.applicants if one.preference or one.assigned)
    running = replace(game, status=Status.RUNNING, applicants=(), seats=seats, started_with=wishing)
    opened, events = open_phase(running, first, position, now)
    return opened, (Started(assigned), *events)
