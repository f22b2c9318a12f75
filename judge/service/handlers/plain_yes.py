"""A plain yes: one that is said, is for all that was asked, and stands beside no order that is not chosen.

docs: sender, "A confirmation is the only word of its email"
"""

from __future__ import annotations

from collections.abc import Collection

from judge.language.agreement import agrees
from judge.language.answer_words import has_finished, is_yes
from judge.language.headings import makes_draft
from judge.language.quantities import names_part
from judge.language.reading import read
from judge.language.segmentation import A_GREETING, NO_WORDS
from judge.language.statements import Doubt, Statement
from judge.language.text.marks import is_unsaid
from judge.records import ParkedContent, ParkedOrders
from judge.service.echoes import for_answers, lines_agreeing, reads_as_order_or_command, says_nothing_more
from judge.service.handlers.doubtful_orders import not_meant
from judge.service.own_statements import lines_of, statements_of
from judge.service.request import Request
from judge.service.speaker import Speaker


def says_less(request: Request, speaker: Speaker, content: ParkedContent, parts: int = 0) -> bool:
    """Return whether what an email says beside and around its yes makes less of it than was asked about.

    `parts` is the line of an answer that names what it accepts, which is read by itself.
    """
    agreeing, asked = lines_agreeing(request, speaker), _numbers_asked(request, speaker, content)
    aside = [one for one in statements_of(request.as_sent)[1] if one.why in _MAY_BE_YES and is_yes(one.text)]
    last = max((*agreeing, *(one.line for one in aside)), default=0)
    return (
        bool(not_meant(request, speaker))
        or _may_end_wait(request, content)
        or any(is_unsaid(one.text) for one in aside)
        or any(
            one.line != parts and _is_less(request, speaker, one, asked)
            if one.line in agreeing
            else _takes_back(request, speaker, one, above=one.line < last)
            for one in lines_of(request.as_sent)
        )
    )


def _may_end_wait(request: Request, content: ParkedContent) -> bool:
    """Return whether a wait was asked about, and the answer says that its writer has finished.

    `OK, I'm done` may agree to the wait, or ask not to be waited for.
    """
    waits = isinstance(content, ParkedOrders) and any(one.text == _WAIT for one in content.orders)
    return waits and any(has_finished(one.text) for one in lines_of(request.as_sent))


_WAIT = "SET WAIT"
_MAY_BE_YES = (A_GREETING, NO_WORDS)
"""Why a line is not read that may be a yes: `Tak`, a thumb."""


def _takes_back(request: Request, speaker: Speaker, one: Statement, *, above: bool) -> bool:
    """Return whether a line makes a draft of a yes below it, or is an order that is not chosen."""
    return (above and makes_draft(one.text)) or (
        one.doubt is Doubt.MARKED and reads_as_order_or_command(request, speaker, one)
    )


def _is_less(request: Request, speaker: Speaker, one: Statement, asked: Collection[int]) -> bool:
    """Return whether a line with a yes, or right below one, is not said or names a part."""
    if agrees(one.text, for_answers(request, speaker)):
        return is_unsaid(one.text, marked=one.doubt is Doubt.MARKED) or names_part(one.text, asked)
    signature = says_nothing_more(request, speaker, one) and any(map(str.isdigit, one.text))
    return not signature and names_part(one.text, asked)


def _numbers_asked(request: Request, speaker: Speaker, content: ParkedContent) -> set[int]:
    """Return how many lines or orders were asked about; one for anything else."""
    if not isinstance(content, ParkedOrders):
        return {1}
    context = speaker.context(request)
    orders = sum(max(1, len(read(Statement(0, one.text), context))) for one in content.orders)
    return {len(content.orders), orders}
