"""Faults of the rules as messages: why an order is impossible."""

from __future__ import annotations

from judge.game.message import Message, PlaceName, message
from judge.rules.board import Board
from judge.rules.capability import Reason
from judge.rules.units import province_of


def impossible(board: Board, why: Reason) -> Message:
    """Return why an order is impossible, as a sentence."""
    return message("order-impossible", why=fault(board, why))


def fault(board: Board, why: Reason) -> Message:
    """Return why an order is impossible, as a clause: `Venice has no border with London`."""
    other = why.place if why.other is None else why.other
    naval = board.variant_rules.naval
    centre = naval.passage(province_of(why.place), province_of(other)) if naval else None
    return message(
        "order-fault",
        fault=why.fault.value,
        place=PlaceName(board, why.place),
        other=PlaceName(board, other),
        centre=PlaceName(board, centre or other),
    )
