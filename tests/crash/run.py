"""Kills the judge at named points, starts it again, and compares with the undisturbed run.

`python tests/crash/run.py --points N` kills at N points spread over the scenarios and prints one JSON object:
`points` killed at, `lost` runs in which a mail's effect or answer is missing, `double_effects` runs in
which something happened twice, `corrupt` databases, and `wire_duplicates`: mails sent twice with the same
Message-ID, which only a kill between "sent" and "marked" may cause.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from judge.game.state import Game
from judge.store.database import Database
from tests.crash.theatre import Scenario, in_child, prepare

SCENARIOS = (
    Scenario("joining", "year", 0, 20),
    Scenario("orders", "year", 20, 10),
    Scenario("turns", "year", 30, 60),
)


@dataclass(frozen=True)
class Ending:
    """What a run came to: the games, how often each mail was on the wire with which bytes, findings."""

    games: tuple[Game, ...]
    judged: tuple[int, ...]
    wire: Counter[tuple[str, bytes]]
    findings: tuple[str, ...]


def ending(folder: Path) -> Ending:
    database = Database(f"sqlite:///{folder / 'judge.db'}")
    with database.begin() as work:
        games = tuple(work.games.all())
        judged = tuple(len(work.games.snapshots(game.name)) for game in games)
    findings = tuple(str(finding) for finding in database.check())
    database.close()
    files = sorted((folder / "wire").iterdir()) if (folder / "wire").is_dir() else []
    wire = Counter((file.stem.partition("-")[2], file.read_bytes()) for file in files)
    return Ending(games, judged, wire, findings)


def strike(prepared: Path, point: int, calm: Ending, count: Counter[str]) -> None:
    """One kill, one restart, one comparison."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "run"
        shutil.copytree(prepared, folder)
        if in_child(folder, point) != -1:
            raise RuntimeError(f"point {point} was not reached")
        in_child(folder, 0)
        compare(ending(folder), calm, count)


def compare(after: Ending, calm: Ending, count: Counter[str]) -> None:
    count["points"] += 1
    doubled = sum(
        max(0, number - calm.wire[mail]) for mail, number in after.wire.items() if mail in calm.wire
    )
    strange = [mail for mail in after.wire if mail not in calm.wire]
    count["wire_duplicates"] += doubled
    count["corrupt"] += bool(after.findings)
    count["double_effects"] += bool(strange) or any(
        a > b for a, b in zip(after.judged, calm.judged, strict=False)
    )
    count["lost"] += after.games != calm.games or any(mail not in after.wire for mail in calm.wire)


def spread(total: int, wanted: int) -> list[int]:
    """`wanted` points of 1..total, evenly spread."""
    if wanted >= total:
        return list(range(1, total + 1))
    return sorted({1 + (2 * i + 1) * total // (2 * wanted) for i in range(wanted)})


def run(points: int) -> Counter[str]:
    """Every scenario gets its share of the points."""
    count: Counter[str] = Counter(points=0, lost=0, double_effects=0, corrupt=0, wire_duplicates=0)
    with tempfile.TemporaryDirectory() as name:
        stages: list[tuple[Path, int, Ending]] = []
        for scenario in SCENARIOS:
            prepared, calm = Path(name) / scenario.name, Path(name) / f"{scenario.name}-calm"
            prepared.mkdir()
            prepare(scenario, prepared)
            shutil.copytree(prepared, calm)
            stages.append((prepared, in_child(calm, 0), ending(calm)))
        whole = sum(total for _, total, _ in stages)
        for prepared, total, calm_ending in stages:
            share = max(1, round(points * total / whole))
            for point in spread(total, share):
                strike(prepared, point, calm_ending, count)
    return count


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--points", type=int, default=60)
    count = run(parser.parse_args().points)
    sys.stdout.write(json.dumps(count) + "\n")
    sys.exit(1 if count["lost"] or count["double_effects"] or count["corrupt"] else 0)


if __name__ == "__main__":
    main()
