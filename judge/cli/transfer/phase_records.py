"""A judged phase as a record of `judge adjudicate`, which replays it to the same answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from judge.game.state import Game, Snapshot
from judge.rules import notation
from judge.rules.units import Position, Power


def record_of(game: Game, snapshot: Snapshot) -> dict[str, Any]:
    """The record: position and orders of the phase; its answer is what `judge adjudicate` makes of it."""
    record: dict[str, Any] = {
        "id": f"{game.name}.{snapshot.number:03}",
        "variant": game.variant.name,
        "rulebook": snapshot.settings.rulebook,
        "phase": str(snapshot.phase),
        "units": units_of(snapshot.position),
        "sc": centres_of(game, snapshot.position),
        "orders": {
            power: [notation.write(order) for order in orders]
            for power, orders in snapshot.orders.items()
            if orders
        },
    }
    if snapshot.position.dislodged:
        record["dislodged"] = [
            {
                "power": lost.unit.power,
                "unit": lost.unit.text,
                "by": lost.by,
                "retreats": sorted(lost.retreats),
            }
            for lost in snapshot.position.dislodged
        ]
    if snapshot.position.contested:
        record["contested"] = sorted(snapshot.position.contested)
    return record


def records(game: Game, snapshots: Iterable[Snapshot]) -> list[dict[str, Any]]:
    """The records of a game, first phase to last."""
    return [record_of(game, snapshot) for snapshot in snapshots]


def units_of(position: Position) -> dict[Power, list[str]]:
    """The units by power, as texts; the dislodged are not among them."""
    found: dict[Power, list[str]] = {}
    for unit in position.units:
        found.setdefault(unit.power, []).append(unit.text)
    return found


def centres_of(game: Game, position: Position) -> dict[Power, list[str]]:
    """The centres by owner."""
    owned: dict[Power, list[str]] = {facts.code: [] for facts in game.variant.powers}
    for centre, power in _owners(position).items():
        owned.setdefault(power, []).append(centre)
    return {power: sorted(centres) for power, centres in owned.items()}


def _owners(position: Position) -> Mapping[str, Power]:
    return position.centres
