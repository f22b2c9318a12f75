"""What all pages of a reply have."""

from __future__ import annotations

from typing import TypedDict


class PageValues(TypedDict):
    """A longer answer in a reply: `kind` names its template in mail/_parts, `asked_for` the command."""

    kind: str
    asked_for: str
