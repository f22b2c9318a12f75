"""A sample of a sweep: of every row of a long table or product, a run tries a part, the same each time.

A test that is marked `sweep` has many rows of one kind. A run of whole folders tries one in three of them,
a run that names the file tries all. A property is tried with one in three of its examples, others each time.
`JUDGE_SWEEPS=full python -m pytest` tries every row and example of everything.
"""

from __future__ import annotations

import os
from zlib import crc32

FULL = os.environ.get("JUDGE_SWEEPS") == "full"


def is_sampled(*row: object, one_in: int) -> bool:
    """Whether a row belongs to the sample, of which there is one row in so many."""
    return FULL or crc32(repr(row).encode()) % one_in == 0


def examples(number: int) -> int:
    """Of the examples of a property that a full run tries, how many this one does."""
    return number if FULL else -(-number // 3)
