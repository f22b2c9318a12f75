"""What stays as it is: words for the rest propose nothing for units that have orders.

`Scrap the order for Brest, the rest stays as it is` leaves the other orders in force. Only a unit without an
order would hold, and one that the line names.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from judge.game.message import message
from judge.game.proxies import ordered_province
from judge.language.readings.corrections import places_named
from judge.language.statements import Answer, Correction, Proposal, Prose, Scope, UnderstoodOrder
from judge.rules import notation
from judge.service.handlers.orders import OrderAnswer, counting_so_far
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript


def with_rest_kept(
    request: Request, speaker: Speaker, transcript: Transcript, answer: Answer, run: Sequence[OrderAnswer]
) -> Answer:
    """Return a line that may mean orders, without those for the rest that units with orders do not need."""
    if not isinstance(answer, Proposal | Correction):
        return answer
    if not any(one.scope is Scope.REST for one in answer.orders):
        return answer
    above = [one.order for one in run if isinstance(one, UnderstoodOrder)]
    ordered = set(map(ordered_province, (*counting_so_far(request, speaker, transcript), *above)))
    ordered -= places_named(answer.text, speaker.context(request))
    left = tuple(
        one
        for one in answer.orders
        if one.scope is not Scope.REST or ordered_province(one.order) not in ordered
    )
    if not left:
        return Prose(answer.line, answer.text, leaves_all=True)
    if len(left) == len(answer.orders) or isinstance(answer, Correction):
        return replace(answer, orders=left)
    hint = message("did-you-mean-orders", orders=tuple(notation.write(one.order) for one in left))
    return replace(answer, orders=left, hint=hint)
