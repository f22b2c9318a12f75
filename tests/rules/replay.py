"""Replays finished games phase by phase and compares each board with the one the games went on from.

`python tests/replay.py FILE [--rulebook droidippy]` reads JSON lines, plain or gzipped, one record a phase:
`{game, i, type: M|R|A, phase, units, sc, dislodged, orders, bad, next}`; `next` is null at a game's end.
Prints one JSON object; exit 1 if a board differs and no known gap of the records explains it.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from pathlib import Path
from time import perf_counter
from typing import Any, TypeAlias

from judge.rules import adjustments, notation
from judge.rules.adjudication import ADJUDICATORS
from judge.rules.board import Board
from judge.rules.orders import Build, Disband, Order, Remove
from judge.rules.phases import PhaseKind
from judge.rules.rulebook import PRESETS, Rulebook
from judge.rules.units import Position, Power, Unit
from judge.variants.load import load

Record: TypeAlias = dict[str, Any]
EXAMPLES = 5


@dataclass
class Tally:
    """What was replayed, what differed and what could not be compared."""

    phases: Counter[str] = field(default_factory=Counter)
    compared: Counter[str] = field(default_factory=Counter)
    left_out: Counter[str] = field(default_factory=Counter)
    differences: int = 0
    examples: list[Record] = field(default_factory=list)
    seconds: float = 0.0

    def differ(self, record: Record, what: Mapping[str, Any]) -> None:
        """Note a board that no gap of the records explains."""
        self.differences += 1
        if len(self.examples) < EXAMPLES:
            self.examples.append({"game": record["game"], "i": record["i"], "phase": record["phase"], **what})


def read_games(path: Path) -> Iterator[list[Record]]:
    """The records of each game, in order."""
    opener = gzip.open if path.suffix == ".gz" else open
    with opener(path, "rt", encoding="utf-8") as lines:
        records = (json.loads(line) for line in lines if line.strip())
        for _game, phases in groupby(records, key=lambda record: record["game"]):
            yield sorted(phases, key=lambda record: int(record["i"]))


def replay(games: Iterator[list[Record]], board: Board, rulebook: Rulebook) -> Tally:
    """Judge every phase of every game."""
    tally = Tally()
    for game in games:
        before: Position | None = None
        for record in game:
            before = _phase(record, before, board, rulebook, tally)
    return tally


def _phase(
    record: Record, before: Position | None, board: Board, rulebook: Rulebook, tally: Tally
) -> Position | None:
    """Judge one phase; what comes back is the position for the retreats that may follow."""
    kind = record["type"]
    tally.phases[kind] += 1
    position = _position(board, record)
    if kind == "R":
        if before is None or not before.dislodged:
            tally.left_out["retreats without the movement before them"] += 1
            return None
        position = replace(position, dislodged=before.dislodged, contested=before.contested)
    orders = _orders(board, record, tally)
    started = perf_counter()
    outcome = ADJUDICATORS[PhaseKind(kind)](board, position, orders, rulebook)
    tally.seconds += perf_counter() - started
    after = settled(board, record["phase"], outcome.after)
    if record["next"] is None:
        tally.left_out["last phase of a game"] += 1
    elif kind == "A":
        powers = {*record["units"], *record["next"]["units"]}
        owed = {power: adjustments.due(board, position, power) for power in powers}
        _compare_adjustments(record, owed, orders, after, tally)
    else:
        _compare(record, after, tally)
    return after


def _position(board: Board, record: Record) -> Position:
    units = [
        notation.read_unit(board, power, text) for power, texts in record["units"].items() for text in texts
    ]
    owners = {centre: power for power, centres in record["sc"].items() for centre in centres}
    return Position(tuple(unit for unit in units if unit is not None), owners)


def _orders(board: Board, record: Record, tally: Tally) -> dict[Power, list[Order]]:
    """The orders that can be read; the records name those that their server could not."""
    read: dict[Power, list[Order]] = {}
    for power, texts in record["orders"].items():
        found = [notation.read(board, text) for text in texts]
        tally.left_out["orders that cannot be read"] += found.count(None)
        read[power] = [order for order in found if order is not None]
    return read


def settled(board: Board, phase: str, after: Position) -> Position:
    """Whoever cannot retreat is gone; centres change hands once nobody has to retreat in a fall."""
    fleeing = tuple(lost for lost in after.dislodged if lost.retreats)
    after = replace(after, dislodged=fleeing)
    if fleeing or phase.endswith("A") or not phase.startswith("F"):
        return after
    return replace(after, centres=adjustments.owners(board, after))


def _compare(record: Record, after: Position, tally: Tally) -> None:
    tally.compared[record["type"]] += 1
    wanted = record["next"]
    ours = {
        "units": short(after.units),
        "sc": owned(after),
        "dislodged": short([lost.unit for lost in after.dislodged]),
    }
    theirs = {key: {power: sorted(texts) for power, texts in wanted[key].items() if texts} for key in ours}
    wrong = {key: {"ours": ours[key], "theirs": theirs[key]} for key in ours if ours[key] != theirs[key]}
    if wrong:
        tally.differ(record, wrong)


def _compare_adjustments(
    record: Record,
    owed: Mapping[Power, int],
    orders: Mapping[Power, Sequence[Order]],
    after: Position,
    tally: Tally,
) -> None:
    """Power by power; the records do not say which of too many orders counted, nor how disorder chose."""
    tally.compared["A"] += 1
    ours = short(after.units)
    wrong: Record = {}
    for power, due in owed.items():
        why = _unknowable(due, orders.get(power, ()))
        if why:
            tally.left_out[why] += 1
            continue
        theirs = sorted(record["next"]["units"].get(power, []))
        if ours.get(power, []) != theirs:
            wrong[power] = {"ours": ours.get(power, []), "theirs": theirs}
    if wrong:
        tally.differ(record, {"units": wrong})


def _unknowable(due: int, orders: Sequence[Order]) -> str | None:
    builds = sum(isinstance(order, Build) for order in orders)
    removals = sum(isinstance(order, Remove | Disband) for order in orders)
    if builds > max(due, 0):
        return "a power ordered more builds than due"
    if removals > max(-due, 0):
        return "a power ordered more removals than due"
    return "a power ordered fewer removals than due" if removals < -due else None


def short(units: Sequence[Unit]) -> dict[Power, list[str]]:
    """Units in short form by power, sorted."""
    found: dict[Power, list[str]] = {}
    for unit in units:
        found.setdefault(unit.power, []).append(str(unit))
    return {power: sorted(texts) for power, texts in found.items()}


def owned(position: Position) -> dict[Power, list[str]]:
    """Centres by owner, sorted."""
    found: dict[Power, list[str]] = {}
    for centre, power in position.centres.items():
        found.setdefault(power, []).append(centre)
    return {power: sorted(centres) for power, centres in found.items()}


def summary(tally: Tally) -> Record:
    """The tally as one JSON object."""
    return {
        "phases": {"M": 0, "R": 0, "A": 0, **tally.phases},
        "compared": dict(tally.compared),
        "differences": tally.differences,
        "left_out": {why: count for why, count in sorted(tally.left_out.items()) if count},
        "adjudication_seconds": round(tally.seconds, 3),
        "examples": tally.examples,
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit code 0 if nothing differs without a reason, 1 otherwise."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("--rulebook", choices=sorted(PRESETS), default="droidippy")
    parser.add_argument("--variant", default="standard")
    asked = parser.parse_args(arguments)
    tally = replay(read_games(asked.file), load(asked.variant).board, PRESETS[asked.rulebook])
    sys.stdout.write(json.dumps(summary(tally), indent=2) + "\n")
    return 1 if tally.differences else 0


if __name__ == "__main__":
    sys.exit(main())
