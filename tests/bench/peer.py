"""Times the PyPI package `diplomacy` (1.1.2) on the same records: its whole path, and its adjudication alone.

The package is AGPL and therefore only in the extra `bench`; nothing but this file imports it.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from statistics import median
from time import perf_counter_ns
from typing import Any


def measure(records: Sequence[dict[str, Any]], runs: int) -> dict[str, float]:
    """Medians in microseconds of the best runs: set_orders + process, and resolving alone."""
    engine = import_module("diplomacy.engine.game")
    pairs = [[_time(engine, record) for _run in range(runs)] for record in records]
    return {
        "median_us": round(median(min(whole for whole, _alone in times) for times in pairs), 2),
        "adjudication_median_us": round(median(min(alone for _whole, alone in times) for times in pairs), 2),
    }


def _time(engine: Any, record: dict[str, Any]) -> tuple[float, float]:
    orders = {power: [_spelled(text) for text in texts] for power, texts in record["orders"].items()}
    game = _game(engine, record)
    started = perf_counter_ns()
    for power, texts in orders.items():
        game.set_orders(power, texts)
    game.process()
    whole = perf_counter_ns() - started
    game = _game(engine, record)
    for power, texts in orders.items():
        game.set_orders(power, texts)
    game._determine_orders()
    game._add_coasts()
    started = perf_counter_ns()
    game._resolve_moves()
    return whole / 1000, (perf_counter_ns() - started) / 1000


def _game(engine: Any, record: dict[str, Any]) -> Any:
    """A game at the record's position, its phase set."""
    game = engine.Game(rules=["IGNORE_ERRORS"])
    game.clear_units()
    game.clear_centers()
    for power, units in record["units"].items():
        game.set_units(power, list(units))
    for power, centres in record.get("sc", {}).items():
        game.set_centers(power, list(centres))
    season = "SPRING" if str(record["phase"]).upper().startswith("S") else "FALL"
    game.set_current_phase(f"{season[0]}{record['phase'][1:5]}M")
    return game


def _spelled(text: str) -> str:
    """The package wants VIA where a route is written."""
    steps = text.split(" - ")
    is_move = len(steps) > 2 and " C " not in text and " S " not in text
    return f"{steps[0]} - {steps[-1]} VIA" if is_move else text
