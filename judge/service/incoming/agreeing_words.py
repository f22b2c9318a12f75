"""Words that only deny what nobody ordered, `Vienna does not go to Tyrolia`: all orders stay as they are."""

from __future__ import annotations

from collections.abc import Sequence

from judge.language.problems import Problem, ProblemKind
from judge.language.readings.corrections import denies_other_goal
from judge.language.statements import Answer, Proposal, Prose
from judge.service.handlers.orders import OrderAnswer
from judge.service.incoming.perhaps_ordered import ordered_so_far
from judge.service.request import Request
from judge.service.speaker import Speaker

_UNREAD = (ProblemKind.UNKNOWN_ACTION, ProblemKind.FREE_TEXT)


def as_agreeing(request: Request, speaker: Speaker, answer: Answer, run: Sequence[OrderAnswer]) -> Answer:
    """Return an answer to words as plain talk if the orders so far agree with all that they deny."""
    if not isinstance(answer, Problem | Prose):
        return answer
    unread = isinstance(answer, Problem) and not isinstance(answer, Proposal) and answer.kind in _UNREAD
    if not (unread or (isinstance(answer, Prose) and answer.topic is None)):
        return answer
    context = speaker.context(request)
    if not denies_other_goal(answer.text, context, ordered_so_far(request, speaker, run)):
        return answer
    return Prose(answer.line, answer.text, leaves_all=True)
