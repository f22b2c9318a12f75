"""Processes of a test's own, forked from one that has read the judge: to start Python anew takes a second."""

from __future__ import annotations

from multiprocessing import get_context

FORKSERVER = get_context("forkserver")
FORKSERVER.set_forkserver_preload(
    ["tests.contract.store.worker", "tests.disturbances.judge_process", "judge.cli.run"]
)
