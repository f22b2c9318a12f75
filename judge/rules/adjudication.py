"""Adjudication: the adjudicator for each kind of phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from judge.rules import adjustments, retreats
from judge.rules.board import Board
from judge.rules.movement import adjudicate
from judge.rules.orders import Order
from judge.rules.outcome import Outcome
from judge.rules.phases import PhaseKind
from judge.rules.rulebook import Rulebook
from judge.rules.units import Position, Power

Adjudicator = Callable[[Board, Position, Mapping[Power, Sequence[Order]], Rulebook], Outcome]
ADJUDICATORS: Mapping[PhaseKind, Adjudicator] = {
    PhaseKind.MOVEMENT: adjudicate.adjudicate,
    PhaseKind.RETREAT: retreats.adjudicate,
    PhaseKind.ADJUSTMENT: adjustments.adjudicate,
}
