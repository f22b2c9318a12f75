"""Orders in the style a person likes, in words that read back to the same order whatever the style."""

from __future__ import annotations

from judge.game.order_style import USUAL, Form, Style
from judge.game.proxies import Given, Proxy
from judge.language.writing.forms import Namer, foreign, sentence, short, zine, zine_place
from judge.rules.board import Board
from judge.rules.orders import Build, Convoy, Disband, Hold, Move, Order, Remove, Retreat, Support, Waive
from judge.rules.units import Kind, Place, Position, Power
from judge.rules.variant import Variant


def written(order: Order, style: Style, variant: Variant, position: Position | None = None) -> str:
    """The order in the style; only sentences name the owner of a foreign unit that is there."""
    name = variant.board.name if style.names else None
    match style.form:
        case Form.SENTENCE:
            return sentence(order, variant, position, name=name or str)
        case Form.SHORT:
            return brief(order, name) if name else _owned(order, short(order))
        case Form.ZINE:
            return zine(order, variant.board, name)


def said_by(power: Power, given: Given, variant: Variant, position: Position, style: Style = USUAL) -> str:
    """What a power says of a unit, another's with its adjective: `German Army Munich PROXY TO Italy`."""
    owner = foreign(power, given, variant, position)
    if not isinstance(given, Proxy):
        return owner + written(given, style, variant, position)
    unit = _lent(given, style, variant.board)
    return f"{owner}{unit} PROXY TO {variant.power(given.to).name}"


def _lent(proxy: Proxy, style: Style, board: Board) -> str:
    place = _place(proxy.at, style, board)
    match style.form:
        case Form.SENTENCE:
            return f"{'Army' if proxy.kind is Kind.ARMY else 'Fleet'} {place}"
        case Form.SHORT:
            return f"{proxy.kind} {place}"
        case Form.ZINE:
            return f"{proxy.kind}({place})"


def _place(place: Place, style: Style, board: Board) -> str:
    if style.names:
        return board.name(place)
    return zine_place(place, board) if style.form is Form.ZINE else place


def brief(order: Order, name: Namer) -> str:  # noqa: PLR0911  # one return for each kind of order
    """The judge's short form with names in full: `A Paris S A Marseilles - Burgundy`."""
    if isinstance(order, Waive):
        return "WAIVE"
    unit = f"{order.kind} {name(order.at)}"
    match order:
        case Hold():
            return f"{unit} H"
        case Disband() | Remove():
            return f"{unit} D"
        case Build():
            return f"{unit} B"
        case Retreat():
            return f"{unit} R {name(order.to)}"
        case Support() | Convoy():
            word = "S" if isinstance(order, Support) else "C"
            onward = "" if order.to is None else f" - {name(order.to)}"
            owner = f"({order.owner}) " if order.owner else ""
            return f"{unit} {word} {owner}{order.of_kind or ''} {name(order.of)}{onward}".replace("  ", " ")
        case Move():
            steps = " - ".join(name(place) for place in (*order.route, order.to))
            return f"{unit} - {steps}{' VIA' if order.via and not order.route else ''}"


def _owned(order: Order, text: str) -> str:
    """The short form with the owner written for a unit that is not there: `F EDI C (GERMANY) A HOL - PAR`."""
    if not isinstance(order, Support | Convoy) or order.owner is None:
        return text
    word = " S " if isinstance(order, Support) else " C "
    return text.replace(word, f"{word}({order.owner}) ", 1)
