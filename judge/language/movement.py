"""Orders of a movement phase: a draft becomes a hold, a move, a support or a convoy, or the mistake in it.

What is possible the rules say (`Desk.fault`); decided in this room is only how much of it is asked before an
order is taken.
"""

from __future__ import annotations

from judge.language.desk import KIND_NAMES, Desk
from judge.language.drafts import Action, Draft, WordRead
from judge.language.helping import convoy, support
from judge.language.mistakes import Mistake
from judge.language.moves import move, route
from judge.language.problems import Wrong
from judge.rules.orders import Hold, MovementOrder
from judge.rules.units import Unit


def order(desk: Desk, draft: Draft, unit: Unit) -> MovementOrder:
    """The order for the unit; Mistake for an action that belongs to another phase or cannot be done."""
    match draft.action:
        case Action.HOLD:
            return Hold(unit.kind, unit.at)
        case Action.MOVE if len(draft.path) > 1:
            return route(desk, draft, unit)
        case Action.MOVE:
            return move(desk, draft, unit)
        case Action.SUPPORT:
            return support(desk, draft, unit)
        case Action.CONVOY:
            return convoy(desk, draft, unit)
        case Action.BARE:
            raise Mistake(
                Wrong.UNKNOWN_ACTION,
                WordRead("", _unit_end(draft)),
                f"The order does not say what the {KIND_NAMES[unit.kind]} does.",
                f"To stay: {unit} H",
            )
        case _:
            raise Mistake(
                Wrong.WRONG_PHASE,
                draft.word,
                f'"{draft.word.text}" is no order for a movement phase.',
                "Units hold, move (-), support (S) or convoy (C) now.",
            )


def _unit_end(draft: Draft) -> int:
    """Where the unit's words end in the piece."""
    if draft.unit is None:
        return draft.word.at
    word = draft.unit.place.coast_word or draft.unit.place.word
    return word.at + len(word.text)
