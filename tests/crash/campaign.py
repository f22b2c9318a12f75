"""A fault injection campaign: each scenario is played undisturbed once, then with one fault a run."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.crash import fault_injection
from tests.crash.comparison import Difference, FinalState, compare, final_state, sent_not_marked
from tests.crash.fault_injection import CutConnection, Injection, KillAtCall, KillAtPoint
from tests.crash.imap_fetch import STEP, ImapFetch
from tests.crash.scenario import Scenario
from tests.crash.scenarios import SCENARIOS


@dataclass(frozen=True)
class Tally:
    """What some runs with a fault came to."""

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
class PreparedScenario:
    """A scenario made ready, with its undisturbed end and every fault that can be injected."""

    scenario: Scenario
    folder: Path
    baseline: FinalState
    injections: Sequence[Injection]


def run(points: int) -> Mapping[str, Tally]:
    """Inject `points` faults in all, as evenly as the scenarios allow; the tally of each by name."""
    with tempfile.TemporaryDirectory(dir=_fast_folder()) as name:
        scenarios = [prepare(scenario, Path(name)) for scenario in SCENARIOS]
        shares = _shares(points, [len(one.injections) for one in scenarios])
        return {
            one.scenario.name: inject_all(one, Path(name) / "injected", spread(one.injections, share))
            for one, share in zip(scenarios, shares, strict=True)
        }


def inject_all(prepared: PreparedScenario, folder: Path, injections: Iterable[Injection]) -> Tally:
    """One fault after the other, each in a fresh copy of what was prepared."""
    tallies = (_tally(injection, _inject_one(prepared, folder, injection)) for injection in injections)
    return sum(tallies, Tally())


def _fast_folder() -> str | None:
    """Memory, where there is some: a kill leaves the same files there, and syncs cost nothing."""
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def prepare(scenario: Scenario, root: Path) -> PreparedScenario:
    """Prepare a scenario, play it undisturbed, and count the ways to fail in it."""
    folder = root / scenario.name
    folder.mkdir()
    scenario.prepare(folder)
    baseline = root / "baseline"
    shutil.copytree(folder, baseline)
    with scenario.servers(baseline):
        names = fault_injection.baseline_points(scenario, baseline)
    injections: list[Injection] = [KillAtPoint(number, name) for number, name in enumerate(names, start=1)]
    injections += _deadly_calls(scenario, folder, root / "traced")
    if isinstance(scenario, ImapFetch):
        heard = names.count("heard from the mailbox") * STEP
        injections += [CutConnection(after) for after in range(STEP // 2, heard, STEP)]
    after = final_state(baseline)
    if after.findings:
        raise RuntimeError(f"{scenario.name} is not sound even undisturbed: {after.findings}")
    shutil.rmtree(baseline)
    return PreparedScenario(scenario, folder, after, injections)


def _deadly_calls(scenario: Scenario, prepared: Path, folder: Path) -> list[Injection]:
    if not fault_injection.traceable():
        return []
    shutil.copytree(prepared, folder)
    with scenario.servers(folder):
        counts = fault_injection.baseline_calls(scenario, folder)
    shutil.rmtree(folder)
    return [KillAtCall(name, n) for name, count in counts.items() for n in range(1, count + 1)]


def _inject_one(prepared: PreparedScenario, folder: Path, injection: Injection) -> Difference:
    """One fault, one restart, one comparison."""
    shutil.copytree(prepared.folder, folder)
    if isinstance(injection, CutConnection):
        (folder / "cut").write_text(str(injection.after))
    with prepared.scenario.servers(folder):
        killed = fault_injection.inject(prepared.scenario, folder, injection)
        if killed:
            shutil.copytree(folder, folder / "after the kill")
            fault_injection.restart(prepared.scenario, folder)
    difference = compare(final_state(folder), prepared.baseline, set())
    if difference.duplicates and killed:
        excused = sent_not_marked(folder / "after the kill")
        difference = compare(final_state(folder), prepared.baseline, excused if len(excused) == 1 else set())
    shutil.rmtree(folder)
    return difference


def _tally(injection: Injection, difference: Difference) -> Tally:
    found = (*difference.lost, *difference.doubled, *difference.corrupt)
    return Tally(
        1,
        bool(difference.lost),
        bool(difference.doubled),
        bool(difference.corrupt),
        difference.duplicates,
        tuple(f"{injection}: {what}" for what in found),
    )


def _shares(wanted: int, sizes: Sequence[int]) -> list[int]:
    """How many faults each scenario gets: equal parts, what one cannot use going to the others."""
    shares, left = [0] * len(sizes), min(wanted, sum(sizes))
    while left:
        hungry = [n for n, size in enumerate(sizes) if shares[n] < size]
        part = max(1, left // len(hungry))
        for n in hungry:
            more = min(part, sizes[n] - shares[n], left)
            shares[n], left = shares[n] + more, left - more
    return shares


def spread(injections: Sequence[Injection], wanted: int) -> list[Injection]:
    """So many of the faults, evenly spread."""
    if wanted >= len(injections):
        return list(injections)
    return [injections[(2 * i + 1) * len(injections) // (2 * wanted)] for i in range(wanted)]
