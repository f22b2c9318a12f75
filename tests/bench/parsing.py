"""Runs the benchmark of the order language, `python tests/bench/parsing.py`."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent.parent))
    sys.exit(import_module("tests.bench.order_lines").main())
