"""An order that may be meant as the other adjustment: `F Bre` below BUILD, where removals are due.

By itself a unit is whatever is due (docs: text). Below a line or a heading that asks for the other, or
within such a line, it waits for a YES.
"""

from __future__ import annotations

from judge.language.drafts import Action
from judge.language.problems import Problem, ProblemKind
from judge.language.readings.adjusting import adjustment_named
from judge.language.statements import Answer, Ignored, Statement, UnderstoodOrder
from judge.language.text.typography import plain
from judge.rules.orders import Build, Remove
from judge.rules.phases import PhaseKind
from judge.service.handlers.orders import OrderAnswer
from judge.service.spoken_seat import ChangingSeat, SpokenSeat

_REFUSED = {ProblemKind.NO_BUILD_DUE: Action.BUILD, ProblemKind.NO_REMOVAL_DUE: Action.REMOVE}


def note_adjustment(seat: ChangingSeat, answer: Answer) -> None:
    """Note whether a line or a heading asks for builds or for removals."""
    match answer:
        case Problem(kind=kind) if kind in _REFUSED:
            seat.adjustment = _REFUSED[kind]
        case Ignored(opens=opens) if opens is not None:
            adjusts = opens.kind is PhaseKind.ADJUSTMENT
            seat.adjustment = adjustment_named(plain(answer.text)) if adjusts else None
        case UnderstoodOrder(order=Build() | Remove()):
            seat.adjustment = adjustment_named(plain(answer.text)) or seat.adjustment


def may_be_other(seat: SpokenSeat, statement: Statement, answer: OrderAnswer) -> bool:
    """Return whether an order builds or removes where its line, or else those above, ask for the other."""
    if not isinstance(answer, UnderstoodOrder) or not isinstance(answer.order, Build | Remove):
        return False
    gives = Action.BUILD if isinstance(answer.order, Build) else Action.REMOVE
    said = adjustment_named(plain(answer.text)) or adjustment_named(plain(statement.text)) or seat.adjustment
    return said is not None and said is not gives
