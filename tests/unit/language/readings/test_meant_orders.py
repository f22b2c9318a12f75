"""A part of every corpus: no order is taken that was not meant."""

from __future__ import annotations

from tests.meant_orders import Case, Tally, cases, compare
from tests.rows import each_row

EVERY = 5
PART = [one for number, one in enumerate(cases()) if number % EVERY == 0]


@each_row("case", PART)
def test_no_order_is_taken_that_was_not_meant(case: Case) -> None:
    tally = Tally()
    difference = compare(case, tally)
    assert not tally.not_meant, difference


def test_an_order_not_meant_is_counted() -> None:
    case = next(one for one in PART if one.meant)
    tally = Tally()
    assert compare(Case(case.corpus, case.text, case.where, ()), tally).startswith("!")
    assert tally.not_meant == 1
