"""Evidence: what a stretch of words was read as, why, and what was decided about its sentence."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from judge.game.proxies import ordered_province
from judge.language.problems import Problem
from judge.language.statements import UnderstoodAhead, UnderstoodOrder, UnderstoodProxy

OrderRead: TypeAlias = UnderstoodOrder | UnderstoodAhead | UnderstoodProxy


@dataclass(frozen=True, slots=True)
class Evidence:
    """One reason for or against a reading; a higher cost makes it less likely."""

    rule: str
    cost: float
    words: str = ""

    def __str__(self) -> str:
        """Return it for people: `hold "bleibt stehen" de +0.10`."""
        named = f' "{self.words}"' if self.words else ""
        return f"{self.rule}{named} {self.cost:+.2f}"


@dataclass(frozen=True, slots=True)
class Reading:
    """What a stretch of a sentence may be: a form with its orders, or a phrase that orders nothing."""

    start: int
    end: int
    kind: str
    """The name of a form, or the concept of a phrase."""
    words: str
    cost: float
    answers: tuple[OrderRead | Problem, ...] = ()
    """The board's answers to the form's orders."""
    evidence: tuple[Evidence, ...] = ()
    places: tuple[str, ...] = ()
    """The places that a phrase says are not meant."""

    @property
    def is_form(self) -> bool:
        """Whether this is an order, however the board answered it."""
        return bool(self.answers)

    @property
    def orders(self) -> tuple[OrderRead, ...]:
        """The orders that the board allows."""
        return tuple(one for one in self.answers if not isinstance(one, Problem))


class Outcome(StrEnum):
    """What was decided about a sentence."""

    GIVEN = "given"
    """Its orders count."""
    PROPOSED = "proposed"
    """It may mean orders; they count if the writer says yes."""
    REJECTED = "rejected"
    """It names orders and does not give them: it denies, asks, reports, or the board forbids them."""
    TALK = "talk"
    """It names no order."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The decision about one sentence, with the readings it is based on.

    `why` is the rule that decided, `governor` the words that govern the sentence.
    """

    outcome: Outcome
    text: str
    column: int
    why: str
    governor: str = ""
    orders: tuple[OrderRead, ...] = ()
    problems: tuple[Problem, ...] = ()
    readings: tuple[Reading, ...] = ()
    others: tuple[OrderRead, ...] = ()
    """The orders of the other meaning of a sentence that has two."""

    @property
    def may_propose(self) -> bool:
        """Whether one YES can accept all orders: there is one meaning, and one order for each unit."""
        given = [one for one in self.orders if isinstance(one, UnderstoodOrder)]
        units = {ordered_province(one.order) for one in given} - {None}
        waived = sum(ordered_province(one.order) is None for one in given)
        alone = len(given) == len(self.orders) == len(units) + waived
        return self.outcome is Outcome.PROPOSED and alone and not self.others
