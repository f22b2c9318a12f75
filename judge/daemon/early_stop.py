"""An early stop: SIGTERM that reaches `judge run` while it starts, before its loops can end in order."""

from __future__ import annotations

import signal
import sys
from types import FrameType

_asked: list[int] = []


def note_early_stop() -> None:
    """Keep in mind a SIGTERM that comes while `judge run` starts, instead of dying of it."""
    # Before the imports that take most of the start, so there is no parser of arguments yet.
    if sys.argv[1:2] == ["run"]:
        signal.signal(signal.SIGTERM, _note)


def asked_to_stop() -> bool:
    """Return whether SIGTERM has come already."""
    return bool(_asked)


def _note(number: int, _frame: FrameType | None) -> None:
    _asked.append(number)
