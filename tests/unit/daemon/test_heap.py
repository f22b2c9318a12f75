"""What is free goes back to the system, whichever thread has used it, and nothing else does."""

from __future__ import annotations

import subprocess
import sys

import pytest

from judge.daemon import heap

_PIECE, _PIECES, _KEPT = 2_000, 40_000, 50
_PROGRAM = f"""
import resource, sys, threading
from pathlib import Path
from judge.daemon import heap

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()

def use():
    pieces = [bytes([n % 251]) * {_PIECE} for n in range({_PIECES})]
    kept.extend(pieces[::{_KEPT}])

kept = []
heap.share()
thread = threading.Thread(target=use)
thread.start()
thread.join()
before = resident()
heap.give_back()
assert kept == [bytes([n * {_KEPT} % 251]) * {_PIECE} for n in range(len(kept))]
sys.exit(before - resident() < {_PIECE * _PIECES // 2})
"""


def test_what_a_thread_has_freed_goes_back() -> None:
    if heap._function("malloc_trim") is None:
        pytest.skip("the C library gives nothing back")
    run = subprocess.run([sys.executable, "-c", _PROGRAM], check=False, capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")


def test_without_such_a_library_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heap, "_function", lambda _name: None)
    heap.share()
    heap.give_back()
