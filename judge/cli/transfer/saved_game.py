"""A game as the PyPI package `diplomacy` saves it, which its tools, Discord bots and many notebooks read.

The package refuses a file that lacks one of the fields below; what it works out itself (the hash of a
position, influence) it overwrites when it plays on. Source: its `to_saved_game_format`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from judge.cli.transfer.phase_records import centres_of, units_of
from judge.game.state import Game, Snapshot, Status
from judge.rules import notation
from judge.rules.adjustments import due
from judge.rules.orders import Move, Order
from judge.rules.outcome import Verdict
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Position, Power

RULES = ("NO_PRESS", "POWER_CHOICE")
_RESULTS: Mapping[Verdict, str] = {
    Verdict.BOUNCE: "bounce",
    Verdict.CUT: "cut",
    Verdict.VOID: "void",
    Verdict.ILLEGAL: "void",
    Verdict.DISRUPTED: "no convoy",
    Verdict.PARADOX: "no convoy",
}


def saved_game(game: Game, snapshots: Sequence[Snapshot]) -> dict[str, Any]:
    """The whole game: a phase each, and the position now, which has no orders yet."""
    phases = [_phase(game, one.phase, one.position, one.orders, one) for one in snapshots]
    if game.status is Status.FINISHED:
        last = snapshots[-1].outcome.after if snapshots else game.position
        phases.append({**_phase(game, None, last, {}, None), "name": "COMPLETED"})
    elif game.phase is not None:
        phases.append(_phase(game, game.phase, game.position, {}, None))
    return {"id": game.name, "map": "standard", "rules": list(RULES), "phases": phases}


def _phase(
    game: Game,
    phase: Phase | None,
    position: Position,
    orders: Mapping[Power, Sequence[Order]],
    snapshot: Snapshot | None,
) -> dict[str, Any]:
    name = phase_name(phase) if phase else "COMPLETED"
    return {
        "name": name,
        "state": _state(game, name, phase, position, snapshot),
        "orders": {
            facts.code: [spelled(order) for order in orders.get(facts.code, ())]
            for facts in game.variant.powers
        },
        "results": _results(snapshot) if snapshot else {},
        "messages": [],
    }


def phase_name(phase: Phase) -> str:
    """The package's name of a phase: adjustments are in winter, W1901A."""
    return f"W{phase.year}A" if phase.kind is PhaseKind.ADJUSTMENT else str(phase)


def _state(
    game: Game, name: str, phase: Phase | None, position: Position, snapshot: Snapshot | None
) -> dict[str, Any]:
    powers = [facts.code for facts in game.variant.powers]
    units, centres = units_of(position), centres_of(game, position)
    building = phase is not None and phase.kind is PhaseKind.ADJUSTMENT
    board = game.variant.board
    return {
        "timestamp": int((snapshot.at if snapshot else game.created).timestamp() * 1_000_000),
        "zobrist_hash": "0",
        "note": "",
        "name": name,
        **_units_and_retreats(powers, units, position),
        "centers": {power: centres.get(power, []) for power in powers},
        "homes": {
            facts.code: sorted(game.variant.position.centres_of(facts.code)) for facts in game.variant.powers
        },
        "influence": {
            power: sorted({unit.province for unit in position.units if unit.power == power})
            for power in powers
        },
        "civil_disorder": dict.fromkeys(powers, 0),
        "builds": {
            power: {"count": due(board, position, power) if building else 0, "homes": []} for power in powers
        },
        "game_id": game.name,
        "map": "standard",
        "rules": list(RULES),
    }


def _units_and_retreats(
    powers: Sequence[Power], units: Mapping[Power, Sequence[str]], position: Position
) -> dict[str, Any]:
    lost = {power: [one for one in position.dislodged if one.unit.power == power] for power in powers}
    return {
        "units": {
            power: [*units.get(power, ()), *(f"*{one.unit.text}" for one in lost[power])] for power in powers
        },
        "retreats": {power: {one.unit.text: sorted(one.retreats) for one in lost[power]} for power in powers},
    }


def spelled(order: Order) -> str:
    """An order as the package spells it: a route is only VIA."""
    text = notation.write(order)
    if isinstance(order, Move) and text.count(" - ") > 1:
        steps = text.split(" - ")
        return f"{steps[0]} - {steps[-1]} VIA"
    return text


def _results(snapshot: Snapshot) -> dict[str, list[str]]:
    """What became of each unit, in the package's words; success has none."""
    found: dict[str, list[str]] = {}
    for result in snapshot.outcome.results:
        unit = " ".join(notation.write(result.order).split()[:2])
        word = _RESULTS.get(result.verdict)
        found.setdefault(unit, []).extend([word] if word else [])
    for lost in snapshot.outcome.after.dislodged:
        found.setdefault(lost.unit.text, []).append("dislodged")
    return found
