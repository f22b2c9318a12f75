"""The only clock of the judge; everything else gets the time as an argument."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TypeAlias

Clock: TypeAlias = Callable[[], datetime]


def system_clock() -> datetime:
    """Return the present moment, in UTC."""
    return datetime.now(UTC)  # noqa: TID251  # the one place that asks the machine


def stopped_at(moment: datetime) -> Clock:
    """Return a clock that always says the same, for `--now`."""
    return lambda: moment
