"""Allowance: what an email has used up of what one email may do."""

from __future__ import annotations

from dataclasses import dataclass, field

from judge.service.outcomes import Guess


@dataclass(slots=True)
class Allowance:
    """What an email has used up of what one email may do, which few lines touch.

    Each is written where the thing happens that it counts, and read by the limit of it.
    """

    copies: int = 0
    """Copies of the letters in the mail so far; written by press."""
    processed: int = 0
    """Phases so far that the mail has had judged; written by the GM's commands."""
    size: int = 0
    """Bytes of the mail as it came; written when the email is opened."""
    wrong_passwords: dict[Guess, int] = field(default_factory=dict)
    """Lines with a wrong password, by seat; written where passwords are compared."""
