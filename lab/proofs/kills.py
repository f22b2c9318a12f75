"""The judge killed wherever it can die, in eight scenarios, and again and again over one mail."""

from __future__ import annotations

from lab.proofs.proof import Result
from lab.proofs.trial import trial_folder
from tests.crash import repeated
from tests.crash.campaign import Tally, run

_TIMES = 7


def killed(size: int) -> Result:
    """Kill, restart and compare `size` times; see tests/crash/run.py."""
    whole = sum(run(size).values(), Tally())
    remark = f"{whole.wire_duplicates} emails sent again, byte for byte, after death between sent and marked"
    return Result(whole.points, whole.findings, remark)


def killed_again(size: int) -> Result:
    """Kill the judge seven times over the same mail, at seven points of its handling; `size` kills at most.

    Each round begins at the next point, until each has been the first: more rounds would be the same again.
    """
    failures: list[str] = []
    rounds = max(1, size // _TIMES)
    with trial_folder() as place:
        prepared, baseline = repeated.prepare(place, _TIMES)
        points: repeated.Points = {}
        done = 0
        while done < rounds and (not points or done < max(map(len, points.values()))):
            found = repeated.kill_repeatedly(prepared, baseline, place / "killed", _TIMES, done, points)
            failures += [f"round {done}: {what}" for what in (*found.lost, *found.doubled, *found.corrupt)]
            done += 1
    there_are = max(map(len, points.values()))
    remark = f"{done} emails, each answered once; {there_are} points there are"
    return Result(done * _TIMES, tuple(failures), remark)
