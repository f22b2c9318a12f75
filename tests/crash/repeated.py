"""Kills the judge again and again while it handles one and the same mail, each time at another point."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import TypeAlias

from judge.service.retry_policy import pause
from tests.crash import fault_injection
from tests.crash.comparison import Difference, FinalState, compare, final_state
from tests.crash.fault_injection import KillAtPoint
from tests.crash.spool import SpooledStory, story_steps

ONE_MAIL = SpooledStory("one order mail", story_steps("year"), len(story_steps("opening")) + 1, 1)
_A_MOMENT = timedelta(seconds=1)


def prepare(root: Path, kills: int) -> tuple[Path, FinalState]:
    """A folder in which one mail waits, and the undisturbed end; both live through the same pauses."""
    folder, baseline = root / "one mail", root / "baseline"
    ONE_MAIL.prepare(folder)
    shutil.copytree(folder, baseline)
    fault_injection.restart(ONE_MAIL, baseline)
    for deaths in range(1, kills + 1):
        _wait(baseline, deaths)
    fault_injection.restart(ONE_MAIL, baseline)
    return folder, final_state(baseline)


Points: TypeAlias = dict[int, Sequence[KillAtPoint]]
"""The points of the mail's handling by the number of its try; a rehearsal finds them, once for all rounds."""


def kill_repeatedly(
    prepared: Path, baseline: FinalState, folder: Path, kills: int, first: int, known: Points
) -> Difference:
    """Kill so often, beginning at the `first` point of the mail's handling, then let the judge finish.

    That each kill hit the mail while it was handled is counted by the judge itself.
    """
    shutil.copytree(prepared, folder)
    for deaths in range(1, kills + 1):
        points = known.get(deaths) or known.setdefault(deaths, _points_of_the_mail(folder))
        point = points[(first + deaths * len(points) // (kills + 1)) % len(points)]
        if not fault_injection.inject(ONE_MAIL, folder, point):
            raise RuntimeError(f"not killed at {point}")
        _wait(folder, deaths)
    fault_injection.restart(ONE_MAIL, folder)
    difference = compare(final_state(folder), baseline, set())
    counted = _deaths(folder)
    shutil.rmtree(folder)
    if counted != kills:
        return Difference(lost=(f"{counted} deaths counted of {kills}",))
    return difference


def _points_of_the_mail(folder: Path) -> Sequence[KillAtPoint]:
    """The points between the beginning of the attempt and the commit of its effect."""
    rehearsal = folder.with_name("rehearsal")
    shutil.copytree(folder, rehearsal)
    names = fault_injection.baseline_points(ONE_MAIL, rehearsal)
    shutil.rmtree(rehearsal)
    inside = range(names.index("mail begun"), names.index("mail applied") - 1)
    return [KillAtPoint(number + 1, names[number]) for number in inside]


def _wait(folder: Path, deaths: int) -> None:
    """Let the pause go by in which the mail rests; the judge's clock is a file."""
    clock = folder / "last"
    clock.write_text(
        (datetime.fromisoformat(clock.read_text()) + pause(deaths) + _A_MOMENT).isoformat(), encoding="utf-8"
    )


def _deaths(folder: Path) -> int:
    with sqlite3.connect(folder / "judge.db") as connection:
        found = connection.execute("SELECT max(deaths) FROM inbox").fetchone()[0]
    connection.close()
    return int(found)
