"""The orders of a phase in a table: a power a line, its name or letter, a colon, and its orders."""

from __future__ import annotations

from collections.abc import Mapping


def orders_by_power(table: str) -> Mapping[str, tuple[str, ...]]:
    """Return the orders of each power of the table, between which are commas."""
    rows = (line.partition(":") for line in table.strip().splitlines())
    return {power.strip(): tuple(map(str.strip, orders.split(","))) for power, _, orders in rows}
