"""A sample of a sweep: what tries every row of a long product takes a part of it, the same in each run.

`JUDGE_SWEEPS=full python -m pytest FILE` tries all of it.
"""

from __future__ import annotations

import os
from zlib import crc32

FULL = os.environ.get("JUDGE_SWEEPS") == "full"


def is_sampled(*row: object, one_in: int) -> bool:
    """Whether a row belongs to the sample, of which there is one row in so many."""
    return FULL or crc32(repr(row).encode()) % one_in == 0
