"""Arbiter: the one place that decides what a sentence is, and can say why.

What the classic grammar reads is final. Any other line is cut into sentences, and the cheapest cover of each
is taken (`covers`). Then the rules below are asked in turn, and the first with an answer decides:

- a sentence that denies, doubts, asks, reports or sets a condition is *rejected*, its orders named;
- a sentence with an unknown word, or a place or action left over, is understood in part, another has two
  meanings: the orders of both are *proposed*, and count if the writer says yes;
- else every word is accounted for, and its orders are *given*.

Words before a colon govern all sentences after it. A sentence that only denies takes back those before it.
"""

from __future__ import annotations

from collections.abc import Iterator

from judge.language.names import names, with_codes
from judge.language.policy import POLICIES
from judge.language.readings.about_orders import counts_until_others
from judge.language.readings.classic_lines import as_list, classic_readings, strictly
from judge.language.readings.clauses import unit_of
from judge.language.readings.covers import Coverer
from judge.language.readings.evidence import Outcome, Verdict
from judge.language.readings.lattice import lattice
from judge.language.readings.lexicon import said_in_heading
from judge.language.readings.line_read import DOUBT_BESIDE, STANDS_BEFORE, LineRead, as_overruled
from judge.language.readings.line_verdicts import verdicts_on
from judge.language.readings.lines_around import governor_around, governor_over
from judge.language.readings.sense import Above
from judge.language.statements import Context, Statement, UnderstoodOrder, Work
from judge.language.text.typography import LONGEST, Plain, plain, unadorned
from judge.rules.orders import Order


def read_line(statement: Statement, context: Context, work: Work, before: Order | None = None) -> LineRead:
    """Return the verdicts on a line; `before` is the last order of the lines above.

    Games whose orders have words of their own are read by those alone, and have no verdicts here.
    """
    policy, phase = POLICIES[context.reading], context.phase
    if context.variant is None or phase is None or policy.words is not None or policy.messages:
        return LineRead(())
    if len(statement.text) > LONGEST:
        return LineRead(())
    whole = with_codes(plain(statement.text), context.variant)
    found = strictly(statement, whole, context) or _by_sentences(statement, whole, context, work, before)
    ordered = any(one.outcome in (Outcome.GIVEN, Outcome.PROPOSED) for one in found.verdicts)
    over = _governor_over_line(statement, context, work, _units_ordered(found)) if ordered else ""
    if not over:
        return found
    overruled = (as_overruled(one, STANDS_BEFORE, over) for one in found.verdicts)
    return LineRead(tuple(overruled), found.strict)


def _units_ordered(read: LineRead) -> set[str]:
    """Return the provinces of the units that a line orders, builds or removes."""
    orders = (order for one in read.verdicts for order in one.orders)
    return {unit for order in orders if (unit := unit_of(order)) is not None}


def _governor_over_line(statement: Statement, context: Context, work: Work, units: set[str]) -> str:
    """Return the words around a line that govern it, which orders `units`; "" if there are none.

    A heading with a phase, `If dislodged:`, says what the orders are for, and governs none.
    """
    in_words = POLICIES[context.reading].in_words
    over = ""
    under = statement.under
    says_when = said_in_heading(plain(under).text) or counts_until_others(under) if under else False
    if under and not (in_words and says_when):
        over = governor_over(statement, context, work)
    return over or (governor_around(statement, context, work, units) if in_words else "")


def _by_sentences(
    statement: Statement, whole: Plain, context: Context, work: Work, before: Order | None
) -> LineRead:
    """Return the verdicts on a line that the classic grammar does not read, sentence by sentence."""
    assert context.variant is not None
    assert context.phase is not None
    work.begin_line()
    above = Above(lambda: list(_orders_above(statement, context, work)), before)
    read = lattice(unadorned(whole), statement.text, names(context.variant), context.power, context.phase)
    classic = tuple(classic_readings(statement, whole, context, read))
    verdicts = tuple(verdicts_on(Coverer(statement, context, work, read, above, classic)))
    if work.is_spent:
        return LineRead((Verdict(Outcome.REJECTED, statement.text, 1, "too much work"),))
    if any(one.why == DOUBT_BESIDE for one in verdicts):
        return LineRead(verdicts)
    if any(one.outcome in (Outcome.PROPOSED, Outcome.REJECTED) for one in verdicts):
        return as_list(statement, whole, context, read) or LineRead(verdicts)
    return LineRead(verdicts)


def _orders_above(statement: Statement, context: Context, work: Work) -> Iterator[Order]:
    for text in statement.above:
        for one in read_line(Statement(statement.line, text), context, work).orders():
            if isinstance(one, UnderstoodOrder):
                yield one.order
