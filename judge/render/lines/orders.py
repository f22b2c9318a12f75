"""Orders and results one on a line, in the layout that programs of the hobby read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import chain
from types import MappingProxyType

from judge.game.order_style import USUAL, Style
from judge.game.orders.outstanding import change_due
from judge.game.proxies import Given, Proxy, ordered_province
from judge.language.writing.forms import foreign
from judge.language.writing.styles import said_by, written
from judge.render.lines.routes import with_route
from judge.render.text.english import counted
from judge.rules.board import Board
from judge.rules.orders import Disband, Move, Order, Remove, Retreat, Waive
from judge.rules.outcome import Outcome, Result, Verdict
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Dislodged, Kind, Position, Power, Province, Unit
from judge.rules.variant import Variant

KIND_NAMES = {Kind.ARMY: "Army", Kind.FLEET: "Fleet"}
_WIDE = 26
"""Where the text of a retreat or an adjustment begins."""
_MARKS = {
    Verdict.BOUNCE: "bounce",
    Verdict.CUT: "cut",
    Verdict.VOID: "void",
    Verdict.ILLEGAL: "void",
    Verdict.NOT_OWNED: "void",
    Verdict.DISRUPTED: "no convoy",
    Verdict.PARADOX: "no convoy",
}


@dataclass(frozen=True, slots=True)
class OrderFormatter:
    """What a phase's orders stand on: its variant, its kind, and the position they were given for.

    `style` is that of their reader.
    """

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


def unit_name(board: Board, unit: Unit) -> str:
    """`Fleet St Petersburg (south coast)`."""
    return f"{KIND_NAMES[unit.kind]} {board.name(unit.at)}"


# Results


def result_lines(formatter: OrderFormatter, outcome: Outcome) -> tuple[tuple[str, ...], ...]:
    """Each power's lines together, powers in the variant's order; only movement parts the powers."""
    groups = (_results_of(formatter, outcome, facts.code) for facts in formatter.variant.powers)
    found = tuple(group for group in groups if group)
    return found if formatter.kind is PhaseKind.MOVEMENT or not found else (tuple(chain(*found)),)


def _results_of(formatter: OrderFormatter, outcome: Outcome, power: Power) -> tuple[str, ...]:
    results = outcome.of(power)
    lines = [formatter.line(power, _result_text(formatter, outcome, result)) for result in results]
    if formatter.kind is PhaseKind.ADJUSTMENT:
        used = sum(result.verdict is Verdict.OK for result in results)
        unused = change_due(formatter.variant, formatter.position, power) - used
        lines += [formatter.line(power, formatter.written(Waive()))] * max(0, unused)
    return tuple(lines)


def _result_text(formatter: OrderFormatter, outcome: Outcome, result: Result) -> str:
    order = with_route(formatter.board, result.order, outcome)
    text = formatter.written(order) if result.given else _not_given(formatter, order)
    marks = marks_of(formatter, outcome, result)
    return f"{text} (*{', '.join(marks)}*)" if marks else text


def _not_given(formatter: OrderFormatter, order: Order) -> str:
    if isinstance(order, Remove):
        return f"Defaults, removing the {KIND_NAMES[order.kind].lower()} in {formatter.board.name(order.at)}."
    place = getattr(order, "at", "")
    kind = getattr(order, "kind", Kind.ARMY)
    lost = " (DISBAND)" if formatter.kind is PhaseKind.RETREAT else ""
    return f"{KIND_NAMES[kind]} {formatter.board.name(place)}, No Order Processed{lost}."


def marks_of(formatter: OrderFormatter, outcome: Outcome, result: Result) -> tuple[str, ...]:
    """What went wrong, in the hobby's words; empty for an order that did what it said."""
    marks = [_MARKS[result.verdict]] if result.verdict in _MARKS else []
    if marks == ["void"] and isinstance(result.order, Move) and _wanted_convoy(formatter.board, result.order):
        marks = ["no convoy"]
    if marks and isinstance(result.order, Retreat):
        marks.append("destroyed")
    if is_dislodged(formatter, outcome, result):
        marks.append("dislodged")
    return tuple(marks)


def _wanted_convoy(board: Board, order: Move) -> bool:
    return order.kind is Kind.ARMY and order.to not in board.reach(order.kind, order.at)


def is_dislodged(formatter: OrderFormatter, outcome: Outcome, result: Result) -> bool:
    """Whether the ordered unit was driven from its province in this movement."""
    if formatter.kind is not PhaseKind.MOVEMENT:
        return False
    province = ordered_province(result.order)
    return any(d.unit.power == result.power and d.unit.province == province for d in outcome.after.dislodged)


def dislodged_lines(variant: Variant, position: Position) -> tuple[str, ...]:
    """Where each dislodged unit can retreat, or that it was destroyed."""
    return tuple(_way_out(variant, dislodged) for dislodged in position.dislodged)


def _way_out(variant: Variant, dislodged: Dislodged) -> str:
    unit, board = dislodged.unit, variant.board
    name = f"The {variant.power(unit.power).adjective} {KIND_NAMES[unit.kind]} in {board.name(unit.at)}"
    places = " or ".join(board.name(place) for place in dislodged.retreats)
    return f"{name} can retreat to {places}." if places else f"{name} with no valid retreats was destroyed."


def proxy_lines(formatter: OrderFormatter, proxies: Mapping[Power, Iterable[Proxy]]) -> tuple[str, ...]:
    """Every proxy that was given, used or not: `France: Army Portugal Proxy given to England`."""
    return tuple(
        formatter.line(
            power, f"{_lent_unit(formatter, power, proxy)} Proxy given to {_name(formatter, proxy.to)}."
        )
        for power, given in proxies.items()
        for proxy in given
    )


def _lent_unit(formatter: OrderFormatter, power: Power, proxy: Proxy) -> str:
    owner = foreign(power, proxy, formatter.variant, formatter.position)
    return f"{owner}{KIND_NAMES[proxy.kind]} {formatter.board.name(proxy.at)}"


def _name(formatter: OrderFormatter, power: Power) -> str:
    return formatter.variant.power(power).name


# Orders in force

NOTHING: Mapping[Province, str] = MappingProxyType({})


def order_lines(
    formatter: OrderFormatter,
    power: Power,
    orders: Iterable[Given],
    implied_lines: Mapping[Province, str] = NOTHING,
) -> tuple[str, ...]:
    """What the judge holds of the power: for each of its units, with or without a word, then for others'.

    `implied_lines` is what counts for units that the power says nothing of.
    """
    orders = tuple(orders)
    if formatter.kind is PhaseKind.ADJUSTMENT:
        return _adjustments(formatter, power, orders)
    held = {ordered_province(order): _held(formatter, power, order) for order in orders}
    lost = " (DISBAND)" if formatter.kind is PhaseKind.RETREAT else ""
    texts = [
        held.pop(
            unit.province,
            implied_lines.get(
                unit.province, f"{unit_name(formatter.board, unit)}, No Order Processed{lost}."
            ),
        )
        for unit in formatter.units(power)
    ]
    return tuple(formatter.line(power, text) for text in (*texts, *held.values()))


def _held(formatter: OrderFormatter, power: Power, order: Given) -> str:
    return f"{said_by(power, order, formatter.variant, formatter.position, formatter.style).rstrip('.')}."


def _adjustments(formatter: OrderFormatter, power: Power, orders: tuple[Given, ...]) -> tuple[str, ...]:
    texts = [_held(formatter, power, order) for order in orders]
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
    """The names of the units that have no order, nor one that counts unsaid; empty in adjustments."""
    held = {ordered_province(order) for order in orders} | implied_lines.keys()
    return tuple(unit_name(formatter.board, u) for u in formatter.units(power) if u.province not in held)


def formatter_at(variant: Variant, phase: Phase, position: Position, style: Style = USUAL) -> OrderFormatter:
    """The ground of the orders of a phase."""
    return OrderFormatter(variant, phase.kind, position, style)
