"""Runs the mail benchmark, `python tests/bench/mail.py [--quick]`."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent.parent))
    sys.exit(import_module("tests.bench.mail_report").main())
