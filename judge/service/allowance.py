"""Allowance: how much an email has used of what one email may use."""

from __future__ import annotations

from dataclasses import dataclass, field

from judge.service.outcomes import Guess


@dataclass(slots=True)
class Allowance:
    """How much an email has used of what one email may use.

    Each counter is written where the counted thing happens, and read by its limit.
    """

    copies: int = 0
    """Copies of messages so far; written by press."""
    processed: int = 0
    """Phases that the email has had adjudicated so far; written by the GM's commands."""
    size: int = 0
    """Size of the email in bytes, as it arrived; written when it is opened."""
    wrong_passwords: dict[Guess, int] = field(default_factory=dict)
    """Lines with a wrong password, by seat; written where passwords are compared."""
