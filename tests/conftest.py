"""Where the tests keep their files: in memory where there is room, since a sync to a disk takes long."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

_MEMORY = Path("/dev/shm")
_ROOM = 2_000_000_000
"""Bytes that have to be free; a container may have as little as 64 MB of it."""


def pytest_configure() -> None:
    if os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free >= _ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))
