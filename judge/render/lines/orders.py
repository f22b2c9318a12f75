"""Orders as lines, in the layout that programs of the hobby read: given, implied and missing ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from judge.game.order_style import USUAL, Style
from judge.game.orders.implied import implied
from judge.game.orders.outstanding import change_due
from judge.game.orders.standing_proxies import standing_in_force
from judge.game.proxies import Given, ordered_province
from judge.game.state import Game
from judge.language.orders.writing import written, written_by
from judge.render.lines.units import unit_name
from judge.render.text.english import counted
from judge.rules.board import Board
from judge.rules.orders import Disband, Order, Remove
from judge.rules.phases import PhaseKind
from judge.rules.units import Position, Power, Province, Unit, province_of
from judge.rules.variant import Variant

_WIDE = 26
"""Where the text of a retreat or an adjustment begins."""
NOTHING: Mapping[Province, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class OrderFormatter:
    """Order formatter: writes the orders of one phase, given for `position`, in the style of their reader."""

    variant: Variant
    kind: PhaseKind
    position: Position
    style: Style = USUAL

    @property
    def board(self) -> Board:
        """The map."""
        return self.variant.board

    def line(self, power: Power, text: str) -> str:
        """A line of the power: `France: Army Paris HOLD.`, in retreats and adjustments in two columns."""
        name = f"{self.variant.power(power).name}:"
        return f"{name} {text}" if self.kind is PhaseKind.MOVEMENT else f"{name:<{_WIDE}}{text}"

    def written(self, order: Order) -> str:
        """The order as a sentence with its full stop; a disbanding in adjustments is a removal."""
        if isinstance(order, Disband) and self.kind is PhaseKind.ADJUSTMENT:
            order = Remove(order.kind, order.at)
        return f"{written(order, self.style, self.variant, self.position).rstrip('.')}."

    def units(self, power: Power) -> tuple[Unit, ...]:
        """The units the power orders in this phase, none in adjustments."""
        if self.kind is PhaseKind.MOVEMENT:
            return self.position.of(power)
        if self.kind is PhaseKind.RETREAT:
            return tuple(d.unit for d in self.position.dislodged if d.unit.power == power)
        return ()


# The lines of a power


def order_lines(
    formatter: OrderFormatter,
    power: Power,
    orders: Iterable[Given],
    implied_lines: Mapping[Province, str] = NOTHING,
) -> tuple[str, ...]:
    """The orders of a power: a line for each of its units, with or without an order, then for others' units.

    `implied_lines` are the texts for units without an order of their own, by province.
    """
    orders = tuple(orders)
    if formatter.kind is PhaseKind.ADJUSTMENT:
        return _adjustment_lines(formatter, power, orders)
    given = {ordered_province(order): _given_text(formatter, power, order) for order in orders}
    lost = " (DISBAND)" if formatter.kind is PhaseKind.RETREAT else ""
    texts = [
        given.pop(
            unit.province,
            implied_lines.get(
                unit.province, f"{unit_name(formatter.board, unit)}, No Order Processed{lost}."
            ),
        )
        for unit in formatter.units(power)
    ]
    return tuple(formatter.line(power, text) for text in (*texts, *given.values()))


def _given_text(formatter: OrderFormatter, power: Power, order: Given) -> str:
    return f"{written_by(power, order, formatter.variant, formatter.position, formatter.style).rstrip('.')}."


def _adjustment_lines(formatter: OrderFormatter, power: Power, orders: tuple[Given, ...]) -> tuple[str, ...]:
    texts = [_given_text(formatter, power, order) for order in orders]
    change = change_due(formatter.variant, formatter.position, power)
    pending = abs(change) - len(orders)
    if pending > 0:
        texts.append(f"{counted(pending, 'build' if change > 0 else 'removal')} pending.")
    return tuple(formatter.line(power, text) for text in texts)


def without_order(
    formatter: OrderFormatter,
    power: Power,
    orders: Iterable[Given],
    implied_lines: Mapping[Province, str] = NOTHING,
) -> tuple[str, ...]:
    """The names of the units that have neither an order nor an implied one; empty in adjustments."""
    ordered = {ordered_province(order) for order in orders} | implied_lines.keys()
    return tuple(unit_name(formatter.board, u) for u in formatter.units(power) if u.province not in ordered)


def implied_lines(game: Game, formatter: OrderFormatter, power: Power) -> Mapping[Province, str]:
    """Implied orders and standing proxies, by the province of the unit that has no order of its own.

    `Army Ruhr -> Burgundy (implied by Army Munich).`, `Army Rome PROXY TO France (until revoked).`
    """
    names = {unit.province: unit_name(formatter.board, unit) for unit in formatter.units(power)}
    texts = {
        place: f"{formatter.written(one.order).rstrip('.')} (implied by {names[province_of(one.by.at)]})."
        for place, one in implied(game, power).items()
    }
    for proxy in standing_in_force(game, power):
        lent = written_by(power, proxy, formatter.variant, formatter.position, formatter.style)
        texts[province_of(proxy.at)] = f"{lent} (until revoked)."
    return texts
