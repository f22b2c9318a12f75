"""Builds waived ahead in words: `No builds`, or `Builds: none`, among the orders of the current season."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from judge.game.message import message
from judge.language.headings import heading_and_rest, section_named
from judge.language.orders.reader import phase_to_come
from judge.language.policy import POLICIES
from judge.language.readings import arbiter
from judge.language.readings.evidence import Outcome
from judge.language.readings.lexicon import NO_BUILDS, governs, phrases, speaks_of_builds, words_of
from judge.language.statements import Answer, Context, Ignored, Statement, UnderstoodAhead
from judge.language.text.typography import plain
from judge.rules.phases import PhaseKind

_REMOVALS = re.compile(r"remov|disband", re.IGNORECASE)
_WAIVE_ALL = "waive_all"
"""The form that waives all builds."""
NOTHING_THERE = message("ignored-nothing-ordered")


def read(statement: Statement, context: Context) -> Sequence[Answer]:
    """Return the answers to a line that waives future builds, or says that a heading is empty; else ().

    Under a heading of retreats or removals `none` orders nothing: these are asked for when they are due.
    """
    if context.phase is None or context.variant is None or not POLICIES[context.reading].ahead_in_one:
        return ()
    line = plain(statement.text)
    if _beginnings().isdisjoint(words_of(line.text)) or not governs(line, (NO_BUILDS,)):
        return ()
    headed = heading_and_rest(statement.text)
    kind = section_named(headed[0]) if headed else None
    if headed is not None and kind is not None:
        return _under_heading(statement, *headed, kind, context)
    return _kept(statement, context) if speaks_of_builds(line) else ()


def _under_heading(
    statement: Statement, heading: str, rest: str, kind: PhaseKind, context: Context
) -> Sequence[Answer]:
    """Return the answers to the `rest` of a line after a heading of this kind."""
    is_due = context.phase is not None and context.phase.kind is kind
    if kind is not PhaseKind.ADJUSTMENT or _REMOVALS.search(heading):
        nothing = not is_due and _waived(rest, _for_builds(context), statement)
        return (Ignored(statement.line, statement.text, NOTHING_THERE),) if nothing else ()
    return _waived(rest, context, statement) if is_due else _kept(statement, context, rest)


@cache
def _beginnings() -> frozenset[str]:
    """Return the first words of phrases that waive builds: for an order, looking for them takes one call."""
    return frozenset(word for word, row in phrases().items() if any(one.concept == NO_BUILDS for one in row))


def _kept(statement: Statement, context: Context, words: str = "") -> Sequence[Answer]:
    """Return the line as it is kept for the builds to come, if its words waive them and nothing else."""
    later = _for_builds(context)
    if not context.keeps or later is context or later.phase is None:
        return ()
    if not _waived(words or statement.text, later, statement):
        return ()
    return (UnderstoodAhead(statement.line, statement.text.strip(), later.phase),)


def _for_builds(context: Context) -> Context:
    """Return the context of the builds that the turn still brings; the same context if it brings none."""
    assert context.variant is not None
    assert context.phase is not None
    builds = phase_to_come(context.variant, context.phase, PhaseKind.ADJUSTMENT)
    if builds is None or builds == context.phase:
        return context
    return replace(context, phase=builds, ahead=True)


def _waived(words: str, context: Context, whole: Statement) -> Sequence[Answer]:
    """Return the waived builds that words of a statement order, if they order nothing else."""
    found = arbiter.read_line(Statement(whole.line, words), context, context.work)
    forms = {one.kind for verdict in found.verdicts for one in verdict.readings if one.is_form}
    given = all(one.outcome is Outcome.GIVEN for one in found.verdicts)
    if not given or forms != {_WAIVE_ALL}:
        return ()
    return [replace(one, text=whole.text.strip()) for one in found.orders()]
