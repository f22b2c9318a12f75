"""The judge killed wherever it can die, in seven scenarios, and again and again over one mail."""

from __future__ import annotations

from tests.crash import repeated
from tests.crash.campaign import Tally, run
from tests.proofs.proof import Result
from tests.proofs.trial import trial_folder

_TIMES = 7


def killed(size: int) -> Result:
    """Kill, restart and compare `size` times; see tests/crash/run.py."""
    whole = sum(run(size).values(), Tally())
    remark = f"{whole.wire_duplicates} mails sent again, byte for byte, after death between sent and marked"
    return Result(whole.points, whole.findings, remark)


def killed_again(size: int) -> Result:
    """Kill the judge seven times over the same mail, at seven points of its handling; `size` kills in all."""
    failures: list[str] = []
    rounds = max(1, size // _TIMES)
    with trial_folder() as place:
        prepared, baseline = repeated.prepare(place, _TIMES)
        for first in range(rounds):
            found = repeated.kill_repeatedly(prepared, baseline, place / "killed", _TIMES, first)
            failures += [f"round {first}: {what}" for what in (*found.lost, *found.doubled, *found.corrupt)]
    return Result(rounds * _TIMES, tuple(failures), f"{rounds} mails, each answered once")
