"""Questions about nothing: the bookkeeping is tried on bare equations."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from judge.rules.movement.resolution import NO, OPEN, YES, Resolution

Equation = Callable[["Riddle"], int]


class Riddle(Resolution):
    """Questions whose equations are given as functions; the backup rule answers YES and keeps the cycle."""

    def __init__(self, *equations: Equation) -> None:
        super().__init__([OPEN] * len(equations))
        self.equations = equations
        self.cycles: list[tuple[Sequence[int], int]] = []

    def equation(self, question: int) -> int:
        return self.equations[question](self)

    def backup(self, cycle: Sequence[int], solutions: Sequence[dict[int, int]]) -> dict[int, int]:
        self.cycles.append((cycle, len(solutions)))
        return dict.fromkeys(cycle, YES)

    def solve(self) -> list[int]:
        self.resolve(range(len(self.equations)))
        return self.answers


def same_as(other: int) -> Equation:
    return lambda riddle: riddle.ask(other)


def opposite_of(other: int) -> Equation:
    def equation(riddle: Riddle) -> int:
        answer = riddle.ask(other)
        return answer if answer >= OPEN else 1 - answer

    return equation


def always(answer: int) -> Equation:
    return lambda _riddle: answer


def test_answers_travel_along_a_chain() -> None:
    riddle = Riddle(same_as(1), opposite_of(2), always(YES))
    assert riddle.solve() == [NO, NO, YES]
    assert riddle.cycles == []


def test_a_cycle_with_one_solution_needs_no_backup() -> None:
    def either(riddle: Riddle) -> int:
        one, other = riddle.ask(0), riddle.ask(1)
        if YES in (one, other):
            return YES
        return OPEN if max(one, other) >= OPEN else NO

    riddle = Riddle(either, opposite_of(0))
    assert riddle.solve() == [YES, NO]
    assert riddle.cycles == []


def test_a_cycle_with_two_solutions_goes_to_the_backup() -> None:
    riddle = Riddle(same_as(1), same_as(0))
    riddle.solve()
    assert riddle.cycles == [([0, 1], 2)]


def test_a_cycle_without_solution_goes_to_the_backup() -> None:
    riddle = Riddle(opposite_of(0))
    riddle.solve()
    assert riddle.cycles == [([0], 0)]


def test_what_hangs_on_a_cycle_waits_and_is_no_part_of_it() -> None:
    riddle = Riddle(opposite_of(1), same_as(2), same_as(1))
    assert riddle.solve() == [NO, YES, YES]
    assert riddle.cycles == [([1, 2], 2)]


def test_two_cycles_are_settled_one_by_one() -> None:
    riddle = Riddle(same_as(1), same_as(0), same_as(3), same_as(2), opposite_of(0))
    assert riddle.solve() == [YES, YES, YES, YES, NO]
    assert [cycle for cycle, _ in riddle.cycles] == [[0, 1], [2, 3]]
