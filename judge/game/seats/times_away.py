"""Times away as sets of moments: joined, cut and measured; a minute between two is no time between them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from judge.game.state import Absence

_MINUTE = timedelta(minutes=1)
"""From the last minute of a day to the first of the next."""


def touch(one: Absence, other: Absence) -> bool:
    """Whether no time at home lies between two."""
    return one.since <= other.until + _MINUTE and other.since <= one.until + _MINUTE


def joined(times: Iterable[Absence]) -> Absence:
    """The time from the beginning of the first to the end of the last."""
    all_of_them = tuple(times)
    return Absence(min(one.since for one in all_of_them), max(one.until for one in all_of_them))


def without(one: Absence, gone: Absence) -> tuple[Absence, ...]:
    """What is left of a time when another is taken out of it: none, one or two."""
    if one.until < gone.since or gone.until < one.since:
        return (one,)
    before, after = Absence(one.since, gone.since - _MINUTE), Absence(gone.until + _MINUTE, one.until)
    return tuple(part for part in (before, after) if part.since < part.until)


def outside(times: Iterable[Absence], others: Iterable[Absence]) -> tuple[Absence, ...]:
    """The parts of times that are in none of the others."""
    parts = tuple(times)
    for other in others:
        parts = tuple(left for part in parts for left in without(part, other))
    return parts


def length(times: Iterable[Absence]) -> timedelta:
    """How long they are, a time that is part of several once."""
    total, end = timedelta(), None
    for one in sorted(times, key=lambda each: each.since):
        since: datetime = one.since if end is None else max(one.since, end)
        if one.until > since:
            total, end = total + (one.until - since), one.until
    return total
