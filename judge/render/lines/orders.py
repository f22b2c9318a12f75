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
class Ground:
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


def result_lines(ground: Ground, outcome: Outcome) -> tuple[tuple[str, ...], ...]:
    """Each power's lines together, powers in the variant's order; only movement parts the powers."""
    groups = (_results_of(ground, outcome, facts.code) for facts in ground.variant.powers)
    found = tuple(group for group in groups if group)
    return found if ground.kind is PhaseKind.MOVEMENT or not found else (tuple(chain(*found)),)


def _results_of(ground: Ground, outcome: Outcome, power: Power) -> tuple[str, ...]:
    results = outcome.of(power)
    lines = [ground.line(power, _result_text(ground, outcome, result)) for result in results]
    if ground.kind is PhaseKind.ADJUSTMENT:
        used = sum(result.verdict is Verdict.OK for result in results)
        unused = change_due(ground.variant, ground.position, power) - used
        lines += [ground.line(power, ground.written(Waive()))] * max(0, unused)
    return tuple(lines)


def _result_text(ground: Ground, outcome: Outcome, result: Result) -> str:
    order = with_route(ground.board, result.order, outcome)
    text = ground.written(order) if result.given else _not_given(ground, order)
    marks = marks_of(ground, outcome, result)
    return f"{text} (*{', '.join(marks)}*)" if marks else text


def _not_given(ground: Ground, order: Order) -> str:
    if isinstance(order, Remove):
        return f"Defaults, removing the {KIND_NAMES[order.kind].lower()} in {ground.board.name(order.at)}."
    place = getattr(order, "at", "")
    kind = getattr(order, "kind", Kind.ARMY)
    lost = " (DISBAND)" if ground.kind is PhaseKind.RETREAT else ""
    return f"{KIND_NAMES[kind]} {ground.board.name(place)}, No Order Processed{lost}."


def marks_of(ground: Ground, outcome: Outcome, result: Result) -> tuple[str, ...]:
    """What went wrong, in the hobby's words; empty for an order that did what it said."""
    marks = [_MARKS[result.verdict]] if result.verdict in _MARKS else []
    if marks == ["void"] and isinstance(result.order, Move) and _wanted_convoy(ground.board, result.order):
        marks = ["no convoy"]
    if marks and isinstance(result.order, Retreat):
        marks.append("destroyed")
    if is_dislodged(ground, outcome, result):
        marks.append("dislodged")
    return tuple(marks)


def _wanted_convoy(board: Board, order: Move) -> bool:
    return order.kind is Kind.ARMY and order.to not in board.reach(order.kind, order.at)


def is_dislodged(ground: Ground, outcome: Outcome, result: Result) -> bool:
    """Whether the ordered unit was driven from its province in this movement."""
    if ground.kind is not PhaseKind.MOVEMENT:
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


def proxy_lines(ground: Ground, proxies: Mapping[Power, Iterable[Proxy]]) -> tuple[str, ...]:
    """Every proxy that was given, used or not: `France: Army Portugal Proxy given to England`."""
    return tuple(
        ground.line(power, f"{_lent_unit(ground, power, proxy)} Proxy given to {_name(ground, proxy.to)}.")
        for power, given in proxies.items()
        for proxy in given
    )


def _lent_unit(ground: Ground, power: Power, proxy: Proxy) -> str:
    owner = foreign(power, proxy, ground.variant, ground.position)
    return f"{owner}{KIND_NAMES[proxy.kind]} {ground.board.name(proxy.at)}"


def _name(ground: Ground, power: Power) -> str:
    return ground.variant.power(power).name


# Orders in force

NOTHING: Mapping[Province, str] = MappingProxyType({})


def order_lines(
    ground: Ground, power: Power, orders: Iterable[Given], unsaid: Mapping[Province, str] = NOTHING
) -> tuple[str, ...]:
    """What the judge holds of the power: for each of its units, with or without a word, then for others'.

    `unsaid` is what counts for units that the power says nothing of.
    """
    orders = tuple(orders)
    if ground.kind is PhaseKind.ADJUSTMENT:
        return _adjustments(ground, power, orders)
    held = {ordered_province(order): _held(ground, power, order) for order in orders}
    lost = " (DISBAND)" if ground.kind is PhaseKind.RETREAT else ""
    texts = [
        held.pop(
            unit.province,
            unsaid.get(unit.province, f"{unit_name(ground.board, unit)}, No Order Processed{lost}."),
        )
        for unit in ground.units(power)
    ]
    return tuple(ground.line(power, text) for text in (*texts, *held.values()))


def _held(ground: Ground, power: Power, order: Given) -> str:
    return f"{said_by(power, order, ground.variant, ground.position, ground.style).rstrip('.')}."


def _adjustments(ground: Ground, power: Power, orders: tuple[Given, ...]) -> tuple[str, ...]:
    texts = [_held(ground, power, order) for order in orders]
    change = change_due(ground.variant, ground.position, power)
    pending = abs(change) - len(orders)
    if pending > 0:
        texts.append(f"{counted(pending, 'build' if change > 0 else 'removal')} pending.")
    return tuple(ground.line(power, text) for text in texts)


def without_order(
    ground: Ground, power: Power, orders: Iterable[Given], unsaid: Mapping[Province, str] = NOTHING
) -> tuple[str, ...]:
    """The names of the units that have no order, nor one that counts unsaid; empty in adjustments."""
    held = {ordered_province(order) for order in orders} | unsaid.keys()
    return tuple(unit_name(ground.board, u) for u in ground.units(power) if u.province not in held)


def ground_at(variant: Variant, phase: Phase, position: Position, style: Style = USUAL) -> Ground:
    """The ground of the orders of a phase."""
    return Ground(variant, phase.kind, position, style)
