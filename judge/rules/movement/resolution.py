"""Resolution: answers questions that depend on each other, knowing nothing of what they ask (ADR 6).

Questions are numbers. `answers[q]` is NO, YES, or undecided: OPEN (not asked in this round) or DOUBT (asked,
and still hanging on other undecided ones, or being asked right now). An equation answers a question from the
answers of others with three-valued logic, so that whatever it decides holds for every way the rest can end:
nothing is ever taken back. The equations are those of Kruijswijk, "The Math of Adjudication"; where that
article guesses an answer and keeps a list of what hung on the guess, a third value stands here, because what
gets onto such a list depends on where one starts.

What remains after that is a cycle: questions that hang on each other in a circle and on nothing outside it.
Every way to answer a cycle without contradiction is found by trying; a backup rule chooses where there is not
exactly one (DATC 5.E). Each round of `resolve` answers one question at least, so it ends.

Read `ask` (one question, and through its equation those it hangs on), `resolve` (all of them, round by
round), `_propagate` (the same without new questions), then `_cycle` and `_solutions`. The equations and the
backup rule come from `equations` and `convoys`; docs/explanation/how-an-order-is-adjudicated.md shows cycles.
"""

from __future__ import annotations

from collections.abc import Sequence

NO, YES, OPEN, DOUBT = 0, 1, 2, 3
Answers = list[int]


class Resolution:
    """The answers so far and the equations for them; subclasses bring `equation` and `backup`."""

    __slots__ = ("answers", "doubts", "watched")

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.doubts: list[int] = []
        self.watched: list[int] | None = None

    def equation(self, question: int) -> int:
        """Return NO, YES, or OPEN while the answer depends on undecided questions."""
        raise NotImplementedError

    def backup(self, cycle: Sequence[int], solutions: Sequence[dict[int, int]]) -> dict[int, int]:
        """Return the backup rule: at least one new answer for a cycle with no solution or with several."""
        raise NotImplementedError

    def ask(self, question: int) -> int:
        """Return the answer, found now if it can be; at least OPEN if it is undecided."""
        answers = self.answers
        answer = answers[question]
        if answer == OPEN:
            # Before the equation, so that a question that comes back
            # to itself finds DOUBT and does not recurse.
            answers[question] = DOUBT
            answer = self.equation(question)
            if answer >= OPEN:
                self.doubts.append(question)
                return DOUBT
            answers[question] = answer
        elif answer == DOUBT and self.watched is not None:
            self.watched.append(question)
        return answer

    def resolve(self, questions: Sequence[int]) -> None:
        """Answer them all, by the equations as far as they reach, then cycle by cycle."""
        answers = self.answers
        while True:
            for question in questions:
                if answers[question] == OPEN:
                    self.ask(question)
            if not self.doubts:
                return
            doubts = self._propagate(self.doubts)
            if doubts:
                cycle = self._cycle(doubts)
                found = self._solutions(cycle)
                chosen = found[0] if len(found) == 1 else self.backup(cycle, found)
                for question, answer in chosen.items():
                    answers[question] = answer
                doubts = [question for question in doubts if answers[question] >= OPEN]
            self.doubts = []
            for question in doubts:
                answers[question] = OPEN

    def _propagate(self, doubts: Sequence[int]) -> list[int]:
        """Ask again until nothing new comes of it; what is left undecided stands in the answers as DOUBT."""
        answers = self.answers
        waiting = list(doubts)
        progress = True
        while progress and waiting:
            progress = False
            left = []
            for question in waiting:
                answer = self.equation(question)
                if answer >= OPEN:
                    left.append(question)
                else:
                    answers[question] = answer
                    progress = True
            waiting = left
        return waiting

    def _cycle(self, doubts: Sequence[int]) -> list[int]:
        """Return the smallest circle among the doubts that waits for nothing outside itself."""
        waits = {question: self._waits_for(question) for question in doubts}
        reached = {question: _reachable(question, waits) for question in doubts}
        return min(
            (
                sorted(others | {question})
                for question, others in reached.items()
                if all(question in reached[other] for other in others)
            ),
            # By number where two are equally small, so that the result
            # does not depend on the order of submission.
            key=lambda cycle: (len(cycle), cycle),
        )

    def _waits_for(self, question: int) -> set[int]:
        self.watched = []
        self.equation(question)
        watched, self.watched = self.watched, None
        return set(watched)

    def _solutions(self, cycle: Sequence[int]) -> list[dict[int, int]]:
        """Return every assignment of the cycle that agrees with all its equations."""
        answers = self.answers
        undecided = [question for question in cycle if answers[question] >= OPEN]
        if not undecided:
            consistent = all(self.equation(question) == answers[question] for question in cycle)
            return [{question: answers[question] for question in cycle}] if consistent else []
        found: list[dict[int, int]] = []
        for guess in (YES, NO):
            answers[undecided[0]] = guess
            self._propagate(undecided[1:])
            found += self._solutions(cycle)
            for question in undecided:
                answers[question] = DOUBT
        return found


def _reachable(start: int, waits: dict[int, set[int]]) -> set[int]:
    seen: set[int] = set()
    edge = [start]
    while edge:
        new = waits[edge.pop()] - seen
        seen |= new
        edge.extend(new)
    return seen
