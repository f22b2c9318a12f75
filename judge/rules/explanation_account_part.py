"""Account: one result with everything it is explained from; what became of its unit, and how strong it was.

Strengths are counted as the equations count them, here in words: one for the unit, half or nothing of one
over a narrow border, one for each support given.
"""

from __future__ import annotations

from dataclasses import dataclass

from judge.rules import notation
from judge.rules.board import WHOLE, Board
from judge.rules.english import describe, power_name, unit_named
from judge.rules.order_forms import EXPLAINED, Namer, OrderForm
from judge.rules.orders import Convoy, Disband, Hold, Move, Order, Permit, Retreat, Support, Waive
from judge.rules.outcome import Outcome, Removal, Removed, Result, Verdict, helps
from judge.rules.units import Dislodged, Position, Power, Province, province_of

_NARROW = {
    WHOLE // 2: "half strength over this border",
    0: "this crossing counts nothing without a support",
}


def removed_with(outcome: Outcome, result: Result) -> Removed | None:
    """The unit of that order, if the phase took it off the board (Naval Diplomacy)."""
    text = notation.write(result.order)
    found = (one for one in outcome.removed if one.unit.power == result.power and one.order == text)
    return next(found, None)


@dataclass(frozen=True, slots=True)
class Account:
    """One result with everything it is explained from."""

    board: Board
    position: Position
    outcome: Outcome
    result: Result
    form: OrderForm = EXPLAINED
    name: Namer | None = None

    @property
    def order(self) -> str:
        """The order explained, in the reader's style."""
        return self.text(self.result.order)

    def text(self, order: Order) -> str:
        """An order as the reader likes orders written."""
        return describe(self.board, order, self.form, self.name)

    def unit(self, order: Order) -> str:
        """The unit of an order, likewise."""
        if isinstance(order, Waive | Permit):
            return ""
        return unit_named(self.board, order.kind, order.at, self.form, self.name)

    def at(self) -> Province:
        """Where the unit of the order stood; empty for a build given up."""
        order = self.result.order
        return "" if isinstance(order, Waive) else province_of(order.at)

    def dislodgement(self) -> str:
        """What is added when the unit was dislodged as well."""
        lost = self.lost()
        said_already = self.result.verdict is Verdict.DISRUPTED and isinstance(self.result.order, Convoy)
        if lost is None or said_already:
            return ""
        if lost.by is None:
            return "; between two equal attacks it had to leave"
        return f"; it was dislodged by {self.attacker(lost)}"

    def removal(self) -> str:
        """What is added when the phase took the unit off the board (Naval Diplomacy)."""
        gone = removed_with(self.outcome, self.result)
        if gone is None:
            return ""
        if gone.why is Removal.PATROLLED:
            return f"; it was removed by {self.named(gone.by)}"
        return "; it was annihilated, because it did not end its two steps in a supply centre"

    def named(self, by: str | None) -> str:
        """The order of that text with its power."""
        found = next((r for r in self.outcome.results if notation.write(r.order) == by), None)
        return "another power" if found is None else f"{power_name(found.power)}'s {self.text(found.order)}"

    def lost(self) -> Dislodged | None:
        """The unit of the order, if it was dislodged."""
        if isinstance(self.result.order, Retreat | Disband):
            return None
        at = self.at()
        found = (lost for lost in self.outcome.after.dislodged if lost.unit.province == at)
        return next((lost for lost in found if lost.unit.power == self.result.power), None)

    def attacker(self, lost: Dislodged) -> str:
        """The order that dislodged the unit, with its strength."""
        for result in self.outcome.results:
            order = result.order
            if isinstance(order, Move) and province_of(order.at) == lost.by and result.verdict is Verdict.OK:
                named = self.text(order)
                return f"{power_name(result.power)}'s {named} with {self.strength(result)}"
        return f"the unit from {self.board.name(lost.by or '')}"

    def whose(self, other: Result) -> str:
        """`Russia's A Warsaw - Galicia`, or `its own ...` among units of one power."""
        owner = "its own" if other.power == self.result.power else f"{power_name(other.power)}'s"
        return f"{owner} {self.text(other.order)}"

    def cause(self) -> Result | None:
        """The result whose order `by` names."""
        by = self.result.by
        matching = [r for r in self.outcome.results if notation.write(r.order) == by]
        return matching[0] if matching else None

    def helpers(self, result: Result) -> list[Result]:
        """The supports given to an order."""
        return [other for other in self.outcome.results if helps(other, result)]

    def strength(self, result: Result, victim: Power | None = None) -> str:
        """`2 (with A Ukraine)`: how strong, and whose support makes it so; `1/2` over a narrow border."""
        helpers = [helper for helper in self.helpers(result) if helper.power != victim]
        own = self._own(result.order)
        why = [f"with {' and '.join(self.unit(helper.order) for helper in helpers)}"] if helpers else []
        if own < WHOLE:
            why.append(_NARROW[own])
        return _in_wholes(own + WHOLE * len(helpers)) + (f" ({'; '.join(why)})" if why else "")

    def _own(self, order: Order) -> int:
        """What the unit counts by itself, in halves."""
        if not isinstance(order, Move) or order.via or not {order.at, order.to} <= self.board.index.keys():
            return WHOLE
        return self.board.crossing(order.kind, order.at, order.to)

    def is_narrow(self) -> bool:
        """Whether the move crosses a border over which its unit counts less."""
        return self._own(self.result.order) < WHOLE

    def own_strength(self) -> str:
        """How strong the move was, supports of the victim's power left out."""
        order = self.result.order
        stayer = self.stayer(province_of(order.to)) if isinstance(order, Move) else None
        return self.strength(self.result, None if stayer is None else stayer.power)

    def against(self, cause: Result) -> str:
        """How strong was what the move bounced off; a unit that failed to move to a third place has one."""
        order = self.result.order
        stays = isinstance(order, Move) and cause is self.stayer(province_of(order.to))
        return "1" if stays and _tried_elsewhere(cause, self.at()) else self.strength(cause)

    def stayer(self, province: Province) -> Result | None:
        """What the unit that stood in the province and stayed there was told."""
        for result in self.outcome.results:
            order = result.order
            if isinstance(order, Hold | Move | Support | Convoy) and province_of(order.at) == province:
                left = isinstance(order, Move) and result.verdict is Verdict.OK
                if result.verdict is not Verdict.NOT_OWNED and not left:
                    return result
        return None


def _in_wholes(halves: int) -> str:
    """`1/2`, `2`, `1 1/2`."""
    whole, half = divmod(halves, WHOLE)
    return f"{whole} 1/2" if half and whole else "1/2" if half else str(whole)


def _tried_elsewhere(result: Result, here: Province) -> bool:
    """Whether the unit failed to move to a third place: it then stays with a strength of one."""
    order = result.order
    if not isinstance(order, Move) or result.verdict is Verdict.ILLEGAL:
        return False
    return order.via or province_of(order.to) != here
