"""Orders written for people, in three styles; each reads back to the same order.

`sentence` is the layout of results, `short` the judge's short form, `zine` the postal style A(Mun)-Bur.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from judge.game.proxies import Given
from judge.rules import notation
from judge.rules.board import Board
from judge.rules.orders import (
    AdjustmentOrder,
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Order,
    Remove,
    Retreat,
    Support,
    Waive,
)
from judge.rules.units import Kind, Place, Position, Power, province_of
from judge.rules.variant import Variant

Namer: TypeAlias = Callable[[Place], str]
"""How a place is written."""
_KINDS = {Kind.ARMY: "Army", Kind.FLEET: "Fleet"}
_WITH_ARTICLE = {Kind.ARMY: "an army", Kind.FLEET: "a fleet"}


def short(order: Order) -> str:
    """The judge's short form, `A PAR S A MAR - BUR`, which is also that of the command line's JSON."""
    return notation.write(order)


def sentence(
    order: Order,
    variant: Variant,
    position: Position | None = None,
    *,
    nationality: bool = True,
    name: Namer | None = None,
) -> str:
    """The order as results print it: `Army Serbia SUPPORT Russian Fleet Rumania -> Bulgaria (east coast)`.

    With a `position` a foreign unit helped carries its power's adjective, unless `nationality` is False.
    Adjustments are whole sentences with a full stop, all others have none. Places have their full names if
    `name` does not say otherwise.
    """
    name = name or variant.board.name
    match order:
        case Build() | Remove() | Waive():
            return _adjustment(order, name)
        case Support() | Convoy():
            owner = _adjective(order, variant, position) if nationality else ""
            return _help(order, name, owner)
        case Hold():
            return f"{_unit(order.kind, order.at, name)} HOLD"
        case Disband():
            return f"{_unit(order.kind, order.at, name)} DISBAND"
        case Retreat():
            return f"{_unit(order.kind, order.at, name)} -> {name(order.to)}"
        case Move():
            steps = " -> ".join(name(place) for place in (*order.route, order.to))
            convoy = " via convoy" if order.via and not order.route else ""
            return f"{_unit(order.kind, order.at, name)} -> {steps}{convoy}"


def foreign(power: Power, given: Given, variant: Variant, position: Position) -> str:
    """The adjective, with its blank, of the unit ordered or lent, if it is not the power's own."""
    at = None if isinstance(given, Waive | Build) else province_of(given.at)
    fleeing = (dislodged.unit for dislodged in position.dislodged)
    owners = [unit.power for unit in (*position.units, *fleeing) if unit.province == at]
    return "" if not owners or power in owners else f"{variant.power(owners[0]).adjective} "


def _unit(kind: Kind | None, at: Place, name: Namer) -> str:
    return f"{_KINDS[kind]} {name(at)}" if kind else name(at)


def _help(order: Support | Convoy, name: Namer, owner: str) -> str:
    word = "SUPPORT" if isinstance(order, Support) else "CONVOY"
    onward = "" if order.to is None else f" -> {name(order.to)}"
    helped = f"{owner}{_unit(order.of_kind, order.of, name)}"
    return f"{_unit(order.kind, order.at, name)} {word} {helped}{onward}"


def _adjective(order: Support | Convoy, variant: Variant, position: Position | None) -> str:
    """The adjective of the unit helped, with its blank: another power's than the helper's, or as written."""
    if order.owner is not None:
        return f"{variant.power(order.owner).adjective} "
    if position is None:
        return ""
    owners = {unit.province: unit.power for unit in position.units}
    helped, helper = owners.get(province_of(order.of)), owners.get(province_of(order.at))
    return f"{variant.power(helped).adjective} " if helped is not None and helped != helper else ""


def _adjustment(order: AdjustmentOrder, name: Namer) -> str:
    match order:
        case Build():
            return f"Builds {_WITH_ARTICLE[order.kind]} in {name(order.at)}."
        case Remove():
            return f"Removes the {_KINDS[order.kind].lower()} in {name(order.at)}."
        case Waive():
            return "Build waived."


_ZINE_NAMES = {"BOT": "GoB", "LYO": "GoL", "LVP": "Lpl", "NAF": "NAf", "STP": "StP"}
"""Where the zine's abbreviation is not the code (seed 004, 5.1 and 5.2)."""


def zine(order: Order, board: Board, name: Namer | None = None) -> str:  # noqa: PLR0911  # one for each kind
    """The postal style, seas in capitals: `A(Mun) S A(Ruh)-Bur`, `F(NTH) C A(Yor)-Nwy` (seed 004, 5)."""
    name = name or (lambda place: zine_place(place, board))
    match order:
        case Waive():
            return "Waive"
        case Build():
            return f"Build {_zine_unit(order.kind, order.at, name)}"
        case Remove():
            return f"Remove {_zine_unit(order.kind, order.at, name)}"
        case Hold():
            return f"{_zine_unit(order.kind, order.at, name)} Std."
        case Disband():
            return f"{_zine_unit(order.kind, order.at, name)} disbands"
        case Retreat():
            return f"{_zine_unit(order.kind, order.at, name)}-{name(order.to)}"
        case Support() | Convoy():
            word = "S" if isinstance(order, Support) else "C"
            onward = "" if order.to is None else f"-{name(order.to)}"
            owner = f"({order.owner}) " if order.owner else ""
            helped = owner + _zine_unit(order.of_kind, order.of, name)
            return f"{_zine_unit(order.kind, order.at, name)} {word} {helped}{onward}"
        case Move():
            steps = "-".join(name(place) for place in (*order.route, order.to))
            convoy = " via convoy" if order.via and not order.route else ""
            return f"{_zine_unit(order.kind, order.at, name)}-{steps}{convoy}"


def _zine_unit(kind: Kind | None, at: Place, name: Namer) -> str:
    return f"{kind or ''}({name(at)})"


def zine_place(place: Place, board: Board) -> str:
    """The zine's abbreviation of a place: seas in capitals, `Spa/sc`."""
    province, slash, coast = place.partition("/")
    name = province if board.is_sea(province) else province.capitalize()
    return f"{_ZINE_NAMES.get(province, name)}{slash}{coast.lower()}"
