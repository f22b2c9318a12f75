"""The whole run: each scenario prepared once, played in peace once, then struck as often as is asked."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.crash import killing
from tests.crash.comparing import Ending, Verdict, compare, ending, sent_not_marked
from tests.crash.fetching import STEP, Fetching
from tests.crash.killing import Blow, Call, Cut, Point
from tests.crash.scenario import Scenario
from tests.crash.scenarios import SCENARIOS


@dataclass(frozen=True)
class Tally:
    """What some blows came to."""

    points: int = 0
    lost: int = 0
    double_effects: int = 0
    corrupt: int = 0
    wire_duplicates: int = 0
    findings: tuple[str, ...] = ()

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.points + other.points,
            self.lost + other.lost,
            self.double_effects + other.double_effects,
            self.corrupt + other.corrupt,
            self.wire_duplicates + other.wire_duplicates,
            self.findings + other.findings,
        )

    @property
    def sound(self) -> bool:
        return not (self.lost or self.double_effects or self.corrupt)

    def figures(self) -> dict[str, Any]:
        names = ("points", "lost", "double_effects", "corrupt", "wire_duplicates")
        return {name: getattr(self, name) for name in names}


@dataclass(frozen=True)
class Stage:
    """A scenario made ready, with its calm ending and every blow there is."""

    scenario: Scenario
    prepared: Path
    calm: Ending
    blows: Sequence[Blow]


def run(points: int) -> Mapping[str, Tally]:
    """Strike `points` times in all, as evenly as the scenarios allow; the tally of each by name."""
    with tempfile.TemporaryDirectory(dir=_fast_folder()) as name:
        stages = [stage_for(scenario, Path(name)) for scenario in SCENARIOS]
        shares = _shares(points, [len(stage.blows) for stage in stages])
        return {
            stage.scenario.name: strike_all(stage, Path(name) / "struck", spread(stage.blows, share))
            for stage, share in zip(stages, shares, strict=True)
        }


def strike_all(stage: Stage, folder: Path, blows: Iterable[Blow]) -> Tally:
    """One blow after the other, each in a fresh copy of what was prepared."""
    return sum((_tally(blow, _struck(stage, folder, blow)) for blow in blows), Tally())


def _fast_folder() -> str | None:
    """Memory, where there is some: a kill leaves the same files there, and syncs cost nothing."""
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def stage_for(scenario: Scenario, root: Path) -> Stage:
    """Prepare a scenario, play it in peace, and count the ways to die in it."""
    prepared = root / scenario.name
    prepared.mkdir()
    scenario.prepare(prepared)
    calm = root / "calm"
    shutil.copytree(prepared, calm)
    with scenario.beside(calm):
        names = killing.calm_points(scenario, calm)
    blows: list[Blow] = [Point(number, name) for number, name in enumerate(names, start=1)]
    blows += _deadly_calls(scenario, prepared, root / "traced")
    if isinstance(scenario, Fetching):
        heard = names.count("heard from the mailbox") * STEP
        blows += [Cut(after) for after in range(STEP // 2, heard, STEP)]
    after = ending(calm)
    if after.findings:
        raise RuntimeError(f"{scenario.name} is not sound even in peace: {after.findings}")
    shutil.rmtree(calm)
    return Stage(scenario, prepared, after, blows)


def _deadly_calls(scenario: Scenario, prepared: Path, folder: Path) -> list[Blow]:
    if not killing.traceable():
        return []
    shutil.copytree(prepared, folder)
    with scenario.beside(folder):
        counts = killing.calm_calls(scenario, folder)
    shutil.rmtree(folder)
    return [Call(name, n) for name, count in counts.items() for n in range(1, count + 1)]


def _struck(stage: Stage, folder: Path, blow: Blow) -> Verdict:
    """One blow, one restart, one comparison."""
    shutil.copytree(stage.prepared, folder)
    if isinstance(blow, Cut):
        (folder / "cut").write_text(str(blow.after))
    with stage.scenario.beside(folder):
        killed = killing.strike(stage.scenario, folder, blow)
        if killed:
            shutil.copytree(folder, folder / "scene")
            killing.restart(stage.scenario, folder)
    verdict = compare(ending(folder), stage.calm, set())
    if verdict.duplicates and killed:
        excused = sent_not_marked(folder / "scene")
        verdict = compare(ending(folder), stage.calm, excused if len(excused) == 1 else set())
    shutil.rmtree(folder)
    return verdict


def _tally(blow: Blow, verdict: Verdict) -> Tally:
    found = (*verdict.lost, *verdict.doubled, *verdict.corrupt)
    return Tally(
        1,
        bool(verdict.lost),
        bool(verdict.doubled),
        bool(verdict.corrupt),
        verdict.duplicates,
        tuple(f"{blow}: {what}" for what in found),
    )


def _shares(wanted: int, sizes: Sequence[int]) -> list[int]:
    """How many blows each scenario gets: equal parts, what one cannot use going to the others."""
    shares, left = [0] * len(sizes), min(wanted, sum(sizes))
    while left:
        hungry = [n for n, size in enumerate(sizes) if shares[n] < size]
        part = max(1, left // len(hungry))
        for n in hungry:
            more = min(part, sizes[n] - shares[n], left)
            shares[n], left = shares[n] + more, left - more
    return shares


def spread(blows: Sequence[Blow], wanted: int) -> list[Blow]:
    """`wanted` of them, evenly spread."""
    if wanted >= len(blows):
        return list(blows)
    return [blows[(2 * i + 1) * len(blows) // (2 * wanted)] for i in range(wanted)]
