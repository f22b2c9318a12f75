"""A yes in part: it accepts what the answered email proposed, except what its own email orders otherwise.

`Yes, but Vienna to Bohemia` and `Vienna to Bohemia, the rest is right` accept the other proposals. So does
`Yes, but not Serbia`, which declines one. What is accepted shows at the end of the email, when all its lines
have been read. A line that asks, doubts or says anything else makes the yes unclear: then nothing is
accepted, and everything is asked about again.
"""

from __future__ import annotations

from judge.language.agreement import goes_on
from judge.language.answer_words import hesitates
from judge.language.statements import Prose, Statement
from judge.notices.remarks import MailRemark, remark
from judge.notices.replies import LineReport, Treatment
from judge.service.echoes import for_answers, says_nothing_more
from judge.service.handlers.confirmation import YES, is_unclear, say_yes_to_rest
from judge.service.handlers.open_proposals import units_ordered
from judge.service.handlers.orders import OrderAnswer
from judge.service.outcomes import Done
from judge.service.request import Request
from judge.service.session import Session
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript


def accept_in_part(session: Session) -> None:
    """Accept the rest of what was proposed, and report what became of a yes that its email adds to."""
    request, speaker, transcript = session.request, session.speaker, session.transcript
    yes = transcript.yes_in_part
    if yes is None:
        return
    transcript.current_line = yes.line
    units = units_ordered(request, speaker, transcript)
    outcome = None
    says_which = bool(units) or transcript.answer_in_part is not None
    if says_which and all(_adds_order(request, speaker, transcript, one) for one in transcript.said):
        outcome = say_yes_to_rest(session, units)
    others = [one for one in transcript.reports if not (one.line == yes.line and is_unclear(one.understood))]
    if outcome is None and len(others) < len(transcript.reports):
        return
    transcript.reports = others
    treatment = Treatment.DONE if isinstance(outcome, Done) else Treatment.REFUSED
    why = remark(MailRemark.WORD_UNCLEAR, word=YES) if outcome is None else outcome.remark
    transcript.reports.insert(0, LineReport(yes.line, yes.text, treatment, why))


def _adds_order(request: Request, speaker: Speaker, transcript: Transcript, said: Statement) -> bool:
    """Return whether a line is the yes or a signature, or orders something and does not hesitate."""
    yes = transcript.yes_in_part
    here = [one for one in transcript.reports if one.line == said.line and not is_unclear(one.understood)]
    if any(one.treatment is Treatment.REFUSED for one in here):
        return False
    if said.text == YES or said == yes or says_nothing_more(request, speaker, said):
        return True
    if _only_orders(request, speaker, transcript, said):
        return True
    orders = any(one.treatment in (Treatment.ORDER, Treatment.WAITING) for one in here)
    return orders and not hesitates(said.text)


def _only_orders(request: Request, speaker: Speaker, transcript: Transcript, said: Statement) -> bool:
    """Return whether a line has only orders that count, and words that say yes."""
    answers, context = transcript.read(said, speaker.context(request)), for_answers(request, speaker)
    return bool(answers) and all(
        isinstance(one, OrderAnswer) or (isinstance(one, Prose) and goes_on(one.text, context))
        for one in answers
    )
