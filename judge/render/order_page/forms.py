"""The forms in which the order page writes orders, one for each way in which games read movement orders.

In every form a pattern has `{place}` where the place of a unit stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from judge.game.orders.sets import ORDER_SETS, Joining
from judge.game.settings import Reading
from judge.language.policy import POLICIES
from judge.rules.board import Board
from judge.rules.notation import NOTATION, OrderForm, write_order
from judge.rules.orders import Order, Support
from judge.rules.rulebook import ConvoyPath, Rulebook
from judge.rules.units import Kind

USUAL, ROUTES, MESSAGES = "", "routes", "messages"
"""By name or code; by code, with the fleets that carry an army; `A(Par)-Bur` and nothing else."""
ADDING = "add"
"""What the name of a form begins with where an email replaces the orders before it unless it says ADD."""

_PLACE = "{place}"
_USUAL = replace(
    NOTATION,
    via=" VIA CONVOY",
    hold=" HOLD",
    retreat=NOTATION.arrow,
    disband=" DISBAND",
    build=lambda kind, place: f"BUILD {kind} {place}",
    remove=lambda kind, place: f"REMOVE {kind} {place}",
)
_MESSAGES = replace(
    _USUAL, unit=lambda kind, place: f"{kind or ''}({place})", arrow="-", support="S ", convoy="C ", hold="H"
)


def form_name(reading: Reading, rulebook: Rulebook) -> str:
    """Return the form that a game's reading and rulebook want."""
    policy = POLICIES[reading]
    if policy.messages:
        return MESSAGES
    adding = ADDING if ORDER_SETS[reading].joining is Joining.LATEST else ""
    needs_route = policy.route_needed or rulebook.convoy_path is ConvoyPath.REQUIRED
    return adding + (ROUTES if needs_route else USUAL)


def forms() -> Mapping[str, Mapping[str, str | bool]]:
    """Return the forms as the page's script reads them: the usual one, and in what the others differ."""
    usual = _patterns(_USUAL)
    messages = {**_patterns(_MESSAGES), "via": "", "held": _MESSAGES.hold, "codes": True}
    routes = {"routes": True, "codes": True}
    return {
        USUAL: usual,
        ROUTES: routes,
        ADDING: {"add": True},
        ADDING + ROUTES: {**routes, "add": True},
        MESSAGES: {name: text for name, text in messages.items() if usual.get(name) != text},
    }


def line_of(order: Order, form: str, board: Board) -> str:
    """Write an order in the form of that name: with names of places, or with codes where it wants them."""
    name = board.name if form in (USUAL, ADDING) else str
    if form != MESSAGES:
        return write_order(order, _USUAL, name)
    held = _MESSAGES.hold if isinstance(order, Support) and order.to is None else ""
    return write_order(order, _MESSAGES, name) + held


def _patterns(form: OrderForm) -> dict[str, str | bool]:
    kinds = {str(kind): form.unit(kind, _PLACE) for kind in Kind}
    builds = {f"build{kind}": form.build(kind, _PLACE) for kind in Kind}
    removals = {f"remove{kind}": form.remove(kind, _PLACE) for kind in Kind}
    return {
        **kinds,
        **builds,
        **removals,
        "move": form.arrow,
        "via": form.via,
        "support": form.support,
        "convoy": form.convoy,
        "hold": form.hold,
        "held": "",
        "retreat": form.retreat,
        "disband": form.disband,
        "waive": form.waive,
    }
