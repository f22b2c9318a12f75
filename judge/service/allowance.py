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
    """Copies of the letters in the mail so far; written by press."""
    processed: int = 0
    """Phases so far that the mail has had adjudicated; written by the GM's commands."""
    size: int = 0
    """Bytes of the mail as it came; written when the email is opened."""
    wrong_passwords: dict[Guess, int] = field(default_factory=dict)
    """Lines with a wrong password, by seat; written where passwords are compared."""
