"""Runs the replay tool, `python tests/replay.py FILE [--rulebook NAME]`; works in a bare checkout."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))
    sys.exit(import_module("tests.rules.replay").main())
