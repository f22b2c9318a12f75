"""Builds ahead in words: a sentence that tells of builds to come is read apart from those with orders.

A build on a condition, in doubt, or one of two, is not kept. Its writer is told how to send it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from judge.game.message import message
from judge.language.problems import Problem, ProblemKind
from judge.language.reading import read
from judge.language.readings.corrections import builds_depend_on, builds_named
from judge.language.statements import Answer, Context, Prose, Statement, Topic, UnderstoodOrder
from judge.language.text.sentence_ends import sentences
from judge.rules.phases import PhaseKind


def builds_apart(statement: Statement, context: Context) -> Sequence[Statement]:
    """Return a line as several if some of its sentences tell of builds to come: `A Vie - Gal. I build ….`."""
    if statement.block or _IS_ONE_SENTENCE.fullmatch(statement.text) or not _are_to_come(context):
        return (statement,)
    said = sentences(statement.text)
    if len(said) < _SEVERAL:
        return (statement,)
    parts = groupby(said, key=lambda one: _builds(replace(statement, text=one), context))
    texts = [" ".join(group) for _, group in parts]
    return [replace(statement, text=one) for one in texts] if len(texts) > 1 else (statement,)


_IS_ONE_SENTENCE = re.compile(r"[^.!?\u2026]*.?")
"""Most lines: no sign that ends a sentence stands before the last character."""
_SEVERAL = 2


def _are_to_come(context: Context) -> bool:
    """Return whether builds come after the phase for which lines are read."""
    return context.phase is not None and context.phase.kind is not PhaseKind.ADJUSTMENT and not context.ahead


def _builds(sentence: Statement, context: Context) -> bool:
    """Return whether a sentence names builds to come, and orders nothing now."""
    if not builds_named(sentence.text, context):
        return False
    return not any(isinstance(one, UnderstoodOrder) for one in read(sentence, context))


def depending_builds(statement: Statement, answers: Sequence[Answer], context: Context) -> Sequence[Answer]:
    """Return why builds that unread words name on a condition, in doubt or as one of two, are not kept."""
    if statement.block or not _are_to_come(context) or not all(map(_is_unread, answers)):
        return answers
    lines, words = builds_named(statement.text, context), builds_depend_on(statement.text, context)
    if not lines or words is None:
        return answers
    wrong = message("orders-on-condition", words=words.written)
    hint = message("orders-on-condition.hint", orders=lines)
    if not words.on_condition:
        wrong = message("orders-beside-words", words=words.written, orders=lines)
        hint = message("orders-beside-words.hint")
    return (Problem(statement.line, 1, statement.text, ProblemKind.CONDITION, wrong, words.written, hint),)


def _is_unread(answer: Answer) -> bool:
    """Return whether an answer is to words that asked for nothing, or to orders of a later phase."""
    if isinstance(answer, Problem):
        return answer.kind is ProblemKind.CONDITION
    return isinstance(answer, Prose) and answer.topic in (None, Topic.CONDITION)
