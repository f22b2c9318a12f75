"""Lines read: the verdicts on the sentences of a line, and what they come to."""

from __future__ import annotations

from dataclasses import dataclass, replace

from judge.language.orders.alternatives import without_overridden
from judge.language.problems import Problem
from judge.language.readings.clauses import ALL_ABOVE, has, has_form, without_signs
from judge.language.readings.covers import NOT_BUILT
from judge.language.readings.evidence import OrderRead, Outcome, Reading, Verdict
from judge.language.readings.lattice import is_neutral
from judge.language.readings.lexicon import may_stand_for, points_below
from judge.language.readings.taken_back import is_about_last, may_mean_all_above, only_takes_back
from judge.language.statements import TakenBack

STANDS_BEFORE = "stands before it"
"""Why orders after or below governing words with a colon were rejected."""
DOUBT_BESIDE = "doubt beside it"
"""Why an order was only proposed: another sentence of its line makes it doubtful."""


@dataclass(frozen=True, slots=True)
class LineRead:
    """The verdicts on a line's sentences; `strict` if the classic grammar reads all of it."""

    verdicts: tuple[Verdict, ...]
    strict: bool = False

    @property
    def takes_back(self) -> TakenBack:
        """What the line, which orders nothing, takes back of the orders above it.

        A bare no may mean all of them; `Cancel that` is one order.
        """
        only = all(one.outcome is Outcome.TALK and only_takes_back(one) for one in self.verdicts)
        if not (self.verdicts and only):
            return TakenBack.NOTHING
        said = [reading for one in self.verdicts for reading in one.readings]
        if has(said, *ALL_ABOVE) or any(may_mean_all_above(one) for one in said):
            return TakenBack.ALL_ABOVE
        return TakenBack.LAST if is_about_last(said) else TakenBack.PARAGRAPH

    @property
    def only_orders(self) -> bool:
        """Whether the line is only orders, with no other word."""
        return self.strict or all(one.is_form for one in self._said())

    @property
    def leaves_all(self) -> bool:
        """Whether the line only says what leaves all orders as they are: `All as before`.

        It does not if it points below: Spanish `mis órdenes siguen` stays, `siguen abajo` follows. A build
        that is denied beside others leaves those: `No fleet in Brest`.
        """
        if self.verdicts and all(map(only_denies_build, self.verdicts)):
            return True
        said = self._said()
        if any(points_below(one.words) for one in said):
            return False
        leaves = any(one.kind == "unchanged" or may_stand_for(one.words, "unchanged") for one in said)
        return leaves and all(one.kind == "all_hold" or is_neutral(one.kind) for one in said)

    def _said(self) -> list[Reading]:
        return [one for each in self.verdicts for one in without_signs(each.readings)]

    def orders(self) -> list[OrderRead]:
        """Return the orders that count; one for all units is replaced by one that names its unit."""
        found = [order for one in self.verdicts if one.outcome is Outcome.GIVEN for order in one.orders]
        return without_overridden(found)

    def problems(self) -> list[Problem]:
        """Return what is wrong with orders that make sense."""
        return [problem for one in self.verdicts for problem in one.problems]


def only_denies_build(verdict: Verdict) -> bool:
    """Return whether a sentence has no order, and says that some unit is not built."""
    return not has_form(verdict.readings) and has(verdict.readings, NOT_BUILT)


def as_overruled(verdict: Verdict, why: str, governor: str) -> Verdict:
    """Return a verdict whose orders another part of the line takes away."""
    if verdict.outcome not in (Outcome.GIVEN, Outcome.PROPOSED):
        return verdict
    return replace(verdict, outcome=Outcome.REJECTED, why=why, governor=governor)


def as_doubted(verdict: Verdict, words: str) -> Verdict:
    """Return a verdict whose orders another sentence makes doubtful."""
    if verdict.outcome is not Outcome.GIVEN:
        return verdict
    return replace(verdict, outcome=Outcome.PROPOSED, why=DOUBT_BESIDE, governor=words)
