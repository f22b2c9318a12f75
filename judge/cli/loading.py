"""Loading of the judge by a process that handles one email and ends."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def loading_once() -> Iterator[None]:
    """Let nothing look for garbage among the code that the block loads, neither in it nor afterwards.

    Each look goes through all that is there, a tenth of the time of such a process. What little garbage
    loading leaves is never freed, so a daemon does otherwise (`heap.settle`).
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
