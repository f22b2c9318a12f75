"""Buttons: links of an email that open a draft, or a page, with one tap."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Button:
    """A link with the words that stand on it."""

    label: str
    url: str
