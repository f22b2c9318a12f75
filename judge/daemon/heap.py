"""The heap: memory that is free, and that the C library keeps for later, goes back to the system.

What a process builds when it meets its first emails leaves some 20 MB free after what it goes on using.
"""

from __future__ import annotations

import ctypes
import gc
from functools import cache
from typing import Any

_M_MMAP_THRESHOLD, _M_ARENA_MAX = -3, -8
"""From what size on memory is had apart from the heap, and the number of heaps, as in glibc's `malloc.h`."""
_LARGE = 128 * 1024


def share() -> None:
    """Let threads that begin from here on use the one heap of the process, and no heap for what is large.

    What is free at the end of a thread's own heap glibc cannot be made to give back; and a heap in which
    argon2 once had its 7 MiB keeps them, unless the size is fixed from which memory is had apart.
    """
    choose = _function("mallopt")
    if choose is not None:
        choose(_M_ARENA_MAX, 1)
        choose(_M_MMAP_THRESHOLD, _LARGE)


def settle() -> None:
    """Look for garbage no more among what is there when the judge has started: code, tables, templates.

    It stays to the end, and to go through it took a tenth of a second each thousand emails.
    """
    # What is garbage now would otherwise be frozen with the rest and never be freed.
    gc.collect()
    gc.freeze()


def give_back() -> None:
    """Give back what is free."""
    trim = _function("malloc_trim")
    if trim is not None:
        trim(0)


@cache
def _function(name: str) -> Any:
    """Return a function of glibc's; None in another C library, which does as it likes."""
    return getattr(ctypes.CDLL(None), name, None)
