"""Order forms: the words and signs that make a text of an order, and the one function that writes it.

A form is a value: whoever wants another form describes it and leaves the writing to `write_order`. Two stand
here, the notation `A PAR - BUR` and the same for explanations; the forms that people choose among stand in
`judge.language.orders.writing`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

from judge.rules.orders import (
    Block,
    Build,
    Combined,
    Convoy,
    Disband,
    Grant,
    Hold,
    Move,
    NavalOrder,
    Order,
    Patrol,
    Permit,
    Remove,
    Retreat,
    SpecialOrder,
    Support,
    Waive,
)
from judge.rules.units import Kind, Place, Power

Namer: TypeAlias = Callable[[Place], str]
"""How a place is written: `str` for its code, `Board.name` for its name."""


@dataclass(frozen=True, slots=True)
class OrderForm:
    """The form of an order: how units are written, the sign between places, the words of each order.

    The words bring their blanks along. Of a unit helped the kind may not be known. `via` is for a convoy that
    is asked for without a route.
    """

    unit: Callable[[Kind | None, str], str]
    arrow: str
    via: str
    support: str
    convoy: str
    hold: str
    retreat: str
    disband: str
    build: Callable[[Kind, str], str]
    remove: Callable[[Kind, str], str]
    waive: str
    patrol: str = " P "
    block: str = " B "
    grant: str = " FRIENDLY "
    counted: Callable[[int, str], str] = lambda fleets, unit: f"{fleets}{unit}"
    power: Callable[[Power], str] = str
    transform: str = " TR "
    unsupported: str = "({})"
    """How the first of two steps is set that a support is not for; empty where `@2` tells which it is for."""


def write_order(order: Order, form: OrderForm, name: Namer, owner: str = "") -> str:
    """The order in that form; `owner` is what stands before the unit helped, with its blank."""
    if isinstance(order, Waive):
        return form.waive
    if isinstance(order, NavalOrder | SpecialOrder):
        return _write_further(order, form, name, owner)
    place = name(order.at)
    unit = form.unit(order.kind, place)
    match order:
        case Move():
            via = form.via * (order.via and not order.route)
            text = form.arrow.join((unit, *map(name, order.route), name(order.to))) + via
        case Support() | Convoy():
            text = unit + _help(order, form, name, owner)
        case Hold():
            text = unit + form.hold
        case Retreat():
            text = unit + form.retreat + name(order.to)
        case Disband():
            text = unit + form.disband
        case Build():
            text = form.build(order.kind, place)
        case Remove():
            text = form.remove(order.kind, place)
    return text


def _help(order: Support | Convoy | Permit, form: OrderForm, name: Namer, owner: str = "") -> str:
    """A support or convoy without its own unit, `` S F ION - ADR - VEN @2``."""
    if isinstance(order, Support) and order.route:
        return form.support + owner + _two_steps(order, form, name)
    word = form.convoy if isinstance(order, Convoy) else form.support
    onward = "" if order.to is None else form.arrow + name(order.to)
    return word + owner + form.unit(order.of_kind, name(order.of or "")) + onward


def _two_steps(order: Support, form: OrderForm, name: Namer) -> str:
    """The two steps of a fleet supported on one of them: `F ION - ADR - VEN @2`, `F(Ion-) ADR-Ven`."""
    start, further = name(order.of), [name(place) for place in (*order.route, order.to) if place]
    if order.step is not None and order.step > 1 and form.unsupported:
        unit = form.unit(order.of_kind, form.unsupported.format(start + form.arrow.rstrip()))
        return f"{unit} {form.arrow.join(further)}"
    step = "" if order.step is None else " (first step)" if form.unsupported else f" @{order.step}"
    return form.arrow.join((form.unit(order.of_kind, start), *further)) + step


def _write_naval(order: NavalOrder, form: OrderForm, name: Namer, owner: str) -> str:
    unit = form.unit(order.kind, name(order.at))
    match order:
        case Combined():
            return unit + form.arrow + name(order.to) + _help(order.then, form, name, owner)
        case Patrol():
            return form.counted(order.fleets, unit) + form.patrol + form.power(order.enemy)
        case Block():
            strait = "/".join(map(name, order.strait))
            return unit + form.block + form.power(order.enemy) + (f" {strait}" if strait else "")
        case Grant():
            return name(order.at) + form.grant + form.power(order.to)


def _write_further(order: NavalOrder | SpecialOrder, form: OrderForm, name: Namer, owner: str) -> str:
    """The orders that only some boards know."""
    if isinstance(order, NavalOrder):
        return _write_naval(order, form, name, owner)
    return _write_special(order, form, name)


def _write_special(order: SpecialOrder, form: OrderForm, name: Namer) -> str:
    place = name(order.at)
    if isinstance(order, Permit):
        return place + (form.hold if order.of is None else _help(order, form, name))
    to = name(order.to) if "/" in order.to else ""
    return form.unit(order.kind, place) + form.transform + form.unit(order.into, to).strip()


def _lettered(kind: Kind | None, place: str) -> str:
    # Not an f-string: formatting a StrEnum costs more than the rest of the line.
    return place if kind is None else kind + " " + place


NOTATION = OrderForm(
    unit=_lettered,
    arrow=" - ",
    via=" VIA",
    support=" S ",
    convoy=" C ",
    hold=" H",
    retreat=" R ",
    disband=" D",
    build=lambda kind, place: _lettered(kind, place) + " B",
    remove=lambda kind, place: _lettered(kind, place) + " D",
    waive="WAIVE",
    unsupported="",
)
"""The short form, which the judge reads and writes in JSON: `A PAR S A MAR - BUR`."""
EXPLAINED = replace(
    NOTATION,
    via=" via convoy",
    patrol=" patrol for ",
    block=" block ",
    grant=" friendly to ",
    unsupported="({})",
    counted=lambda fleets, unit: f"{fleets} {unit}",
    power=lambda power: power.replace("_", " ").title(),
)
"""The short form within a sentence of an explanation, where places have their names."""
