"""Allowance: what an email has used up of what one email may do."""

from __future__ import annotations

from dataclasses import dataclass, field

from judge.language.statements import Effort
from judge.service.outcomes import Guess


@dataclass(slots=True)
class Allowance:
    """What an email has used up of what one email may do; each number only grows.

    Each is written where the thing happens that it counts, and read by the limit of it.
    """

    effects: int = 0
    """Commands and orders that changed something or were answered; written when their outcome is known."""
    copies: int = 0
    """Copies of the letters in the mail so far; written by press."""
    told: int = 0
    """Notices so far, to everybody in a game, of what its sender can do and undo; written by `changes`."""
    processed: int = 0
    """Phases so far that the mail has had judged; written by the GM's commands."""
    size: int = 0
    """Bytes of the mail as it came; written when the email is opened."""
    effort: Effort = field(default_factory=Effort)
    """What it took so far to read its lines in other words; written by the language."""
    wrong_passwords: dict[Guess, int] = field(default_factory=dict)
    """Lines with a wrong password, by seat; written where passwords are compared."""
