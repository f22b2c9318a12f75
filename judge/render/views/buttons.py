"""Buttons: links of an email that open a draft, or a page, with one tap."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Button:
    """A link with the words that stand on it."""

    label: str
    url: str
    orders: bool = False
    """Whether the draft, or the page, has orders in it."""
    confirms: bool = False
    """Whether the draft says yes to what the email asks about."""
