"""Faults of the rules as messages: why an order cannot be done."""

from __future__ import annotations

from judge.language.message import Message, message
from judge.rules.board import Board
from judge.rules.capability import Reason
from judge.rules.english import why_impossible


def impossible(board: Board, why: Reason) -> Message:
    """Return why an order is impossible."""
    return message("order-impossible", why=why_impossible(board, why))
