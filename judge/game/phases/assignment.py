"""The assignment of powers: the one that fulfils most wishes, ties broken by seeded chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from judge.game.roles import PersonId
from judge.game.state import Applicant
from judge.rules.units import Power


def assign(
    powers: Sequence[Power], applicants: Sequence[Applicant], seed: int
) -> tuple[tuple[Power, PersonId], ...]:
    """Give each power one applicant so that the sum of fulfilled wishes is largest.

    Returned in the order of `powers`. A wish weighs the number of powers less those wanted more. ValueError
    unless there are as many applicants as powers.
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
    """How much an applicant wants a power: the number of powers, less those in groups before it."""
    before = 0
    for group in applicant.preference:
        if power in group:
            break
        before += len(group)
    return powers - before


def cheapest_matching(costs: Sequence[Sequence[int]]) -> list[int]:
    """The column of each row in a cheapest perfect matching of a square matrix.

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
