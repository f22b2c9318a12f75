"""The judge killed wherever it can die, in five scenarios."""

from __future__ import annotations

from tests.crash.campaign import Tally, run
from tests.proofs.proof import Result


def killed(size: int) -> Result:
    """Kill, restart and compare `size` times; see tests/crash/run.py."""
    whole = sum(run(size).values(), Tally())
    remark = f"{whole.wire_duplicates} mails sent again, byte for byte, after death between sent and marked"
    return Result(whole.points, whole.findings, remark)
