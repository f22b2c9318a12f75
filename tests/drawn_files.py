"""Files that a program draws: a test compares them, and with UPDATE_SNAPSHOTS set writes them first."""

from __future__ import annotations

import os
from pathlib import Path


def on_file(file: Path, drawn: str) -> str:
    """Return what the file says; with UPDATE_SNAPSHOTS set it says from now on what was drawn."""
    if os.environ.get("UPDATE_SNAPSHOTS"):
        file.write_text(drawn, encoding="utf-8")
    return file.read_text(encoding="utf-8")
