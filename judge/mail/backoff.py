"""Pauses between tries to reach the mail server."""

from __future__ import annotations

from datetime import timedelta

_LONGEST = timedelta(minutes=10)
_DOUBLINGS = 16
"""More than it takes to reach the longest pause; it bounds the arithmetic."""


def reconnect_pause(failures: int) -> timedelta:
    """The pause after `failures` in a row (1 or more): 1 s, doubled with each, at most 10 min."""
    return min(timedelta(seconds=2 ** min(failures - 1, _DOUBLINGS)), _LONGEST)
