"""Orders written for people, in three styles; each reads back to the same order.

`sentence` is the layout of results, `short` the judge's short form, `zine` the postal style A(Mun)-Bur.
"""

from __future__ import annotations

from judge.game.proxies import Given, Proxy
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

_KINDS = {Kind.ARMY: "Army", Kind.FLEET: "Fleet"}
_WITH_ARTICLE = {Kind.ARMY: "an army", Kind.FLEET: "a fleet"}


def short(order: Order) -> str:
    """The judge's short form, `A PAR S A MAR - BUR`, which is also that of the command line's JSON."""
    return notation.write(order)


def sentence(
    order: Order, variant: Variant, position: Position | None = None, *, nationality: bool = True
) -> str:
    """The order as results print it: `Army Serbia SUPPORT Russian Fleet Rumania -> Bulgaria (east coast)`.

    With a `position` a foreign unit helped carries its power's adjective, unless `nationality` is False.
    Adjustments are whole sentences with a full stop, all others have none.
    """
    board = variant.board
    match order:
        case Build() | Remove() | Waive():
            return _adjustment(order, board)
        case Support() | Convoy():
            owner = _adjective(order, variant, position) if nationality else ""
            return _help(order, board, owner)
        case Hold():
            return f"{_unit(order.kind, order.at, board)} HOLD"
        case Disband():
            return f"{_unit(order.kind, order.at, board)} DISBAND"
        case Retreat():
            return f"{_unit(order.kind, order.at, board)} -> {board.name(order.to)}"
        case Move():
            steps = " -> ".join(board.name(place) for place in (*order.route, order.to))
            convoy = " via convoy" if order.via and not order.route else ""
            return f"{_unit(order.kind, order.at, board)} -> {steps}{convoy}"


def said_by(power: Power, given: Given, variant: Variant, position: Position) -> str:
    """What a power says of a unit, another's with its adjective: `German Army Munich PROXY TO Italy`."""
    if isinstance(given, Proxy):
        unit = _unit(given.kind, given.at, variant.board)
        return f"{foreign(power, given, variant, position)}{unit} PROXY TO {variant.power(given.to).name}"
    return f"{foreign(power, given, variant, position)}{sentence(given, variant, position)}"


def foreign(power: Power, given: Given, variant: Variant, position: Position) -> str:
    """The adjective, with its blank, of the unit ordered or lent, if it is not the power's own."""
    at = None if isinstance(given, Waive | Build) else province_of(given.at)
    fleeing = (dislodged.unit for dislodged in position.dislodged)
    owners = [unit.power for unit in (*position.units, *fleeing) if unit.province == at]
    return "" if not owners or power in owners else f"{variant.power(owners[0]).adjective} "


def _unit(kind: Kind | None, at: Place, board: Board) -> str:
    return f"{_KINDS[kind]} {board.name(at)}" if kind else board.name(at)


def _help(order: Support | Convoy, board: Board, owner: str) -> str:
    word = "SUPPORT" if isinstance(order, Support) else "CONVOY"
    onward = "" if order.to is None else f" -> {board.name(order.to)}"
    helped = f"{owner}{_unit(order.of_kind, order.of, board)}"
    return f"{_unit(order.kind, order.at, board)} {word} {helped}{onward}"


def _adjective(order: Support | Convoy, variant: Variant, position: Position | None) -> str:
    """The adjective of the unit helped, with its blank: another power's than the helper's, or as written."""
    if order.owner is not None:
        return f"{variant.power(order.owner).adjective} "
    if position is None:
        return ""
    owners = {unit.province: unit.power for unit in position.units}
    helped, helper = owners.get(province_of(order.of)), owners.get(province_of(order.at))
    return f"{variant.power(helped).adjective} " if helped is not None and helped != helper else ""


def _adjustment(order: AdjustmentOrder, board: Board) -> str:
    match order:
        case Build():
            return f"Builds {_WITH_ARTICLE[order.kind]} in {board.name(order.at)}."
        case Remove():
            return f"Removes the {_KINDS[order.kind].lower()} in {board.name(order.at)}."
        case Waive():
            return "Build waived."


_ZINE_NAMES = {"BOT": "GoB", "LYO": "GoL", "LVP": "Lpl", "NAF": "NAf", "STP": "StP"}
"""Where the zine's abbreviation is not the code (seed 004, 5.1 and 5.2)."""


def zine(order: Order, board: Board) -> str:  # noqa: PLR0911  # one return for each kind of order
    """The postal style, seas in capitals: `A(Mun) S A(Ruh)-Bur`, `F(NTH) C A(Yor)-Nwy` (seed 004, 5)."""
    match order:
        case Waive():
            return "Waive"
        case Build():
            return f"Build {_zine_unit(order.kind, order.at, board)}"
        case Remove():
            return f"Remove {_zine_unit(order.kind, order.at, board)}"
        case Hold():
            return f"{_zine_unit(order.kind, order.at, board)} Std."
        case Disband():
            return f"{_zine_unit(order.kind, order.at, board)} disbands"
        case Retreat():
            return f"{_zine_unit(order.kind, order.at, board)}-{_zine_place(order.to, board)}"
        case Support() | Convoy():
            word = "S" if isinstance(order, Support) else "C"
            onward = "" if order.to is None else f"-{_zine_place(order.to, board)}"
            owner = f"({order.owner}) " if order.owner else ""
            helped = owner + _zine_unit(order.of_kind, order.of, board)
            return f"{_zine_unit(order.kind, order.at, board)} {word} {helped}{onward}"
        case Move():
            steps = "-".join(_zine_place(place, board) for place in (*order.route, order.to))
            convoy = " via convoy" if order.via and not order.route else ""
            return f"{_zine_unit(order.kind, order.at, board)}-{steps}{convoy}"


def _zine_unit(kind: Kind | None, at: Place, board: Board) -> str:
    return f"{kind or ''}({_zine_place(at, board)})"


def _zine_place(place: Place, board: Board) -> str:
    province, slash, coast = place.partition("/")
    name = province if board.is_sea(province) else province.capitalize()
    return f"{_ZINE_NAMES.get(province, name)}{slash}{coast.lower()}"
