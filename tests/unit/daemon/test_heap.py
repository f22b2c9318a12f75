"""Free memory between what is used goes back to the system, and nothing that is used."""

from __future__ import annotations

import resource
from pathlib import Path

import pytest

from judge.daemon import heap

_PIECE, _PIECES, _KEPT = 2_000, 40_000, 50


def _resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def test_free_memory_between_what_is_used_goes_back() -> None:
    if heap._trim() is None:
        pytest.skip("the C library gives nothing back")
    pieces = [bytes([n % 251]) * _PIECE for n in range(_PIECES)]
    kept = pieces[::_KEPT]
    del pieces
    before = _resident()
    heap.give_back()
    assert before - _resident() > _PIECE * _PIECES // 2
    assert all(piece == bytes([n * _KEPT % 251]) * _PIECE for n, piece in enumerate(kept))


def test_without_such_a_library_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heap, "_trim", lambda: None)
    heap.give_back()
