"""Root as a user who has no rights over others' files, wherever the checkout lies and whoever owns it."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_OTHER_USER = 65534
_VERSION = 0x20080522
_WRITE_ALL, _READ_ALL, _OWN_ALL = 1 << 1, 1 << 2, 1 << 3
"""Bits of CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH and CAP_FOWNER (capabilities(7))."""


class _Header(ctypes.Structure):
    _fields_ = (("version", ctypes.c_uint32), ("pid", ctypes.c_int))


class _Sets(ctypes.Structure):
    _fields_ = (
        ("effective", ctypes.c_uint32),
        ("permitted", ctypes.c_uint32),
        ("inheritable", ctypes.c_uint32),
    )


def give_away(*paths: Path) -> None:
    """Make another user the owner; without root they stay ours, and their modes bind us anyway."""
    if os.geteuid() == 0:
        for path in paths:
            os.chown(path, _OTHER_USER, -1)


@contextmanager
def nothing_written() -> Iterator[None]:
    """Read everything, as before, and write only what the modes of files let us."""
    # Changing to another user would do, but that user may not read the checkout, which loads as it is needed.
    with _without(_WRITE_ALL | _OWN_ALL):
        yield


@contextmanager
def modes_hold() -> Iterator[None]:
    """Read and write only what the modes of files let us."""
    with _without(_WRITE_ALL | _READ_ALL | _OWN_ALL):
        yield


@contextmanager
def _without(rights: int) -> Iterator[None]:
    header, sets = _Header(_VERSION, 0), (_Sets * 2)()
    libc = ctypes.CDLL(None, use_errno=True)
    _done(libc.capget(ctypes.byref(header), sets))
    before = sets[0].effective
    sets[0].effective = before & ~rights
    _done(libc.capset(ctypes.byref(header), sets))
    try:
        yield
    finally:
        sets[0].effective = before
        _done(libc.capset(ctypes.byref(header), sets))


def _done(returned: int) -> None:
    if returned:
        raise OSError(ctypes.get_errno(), "the capabilities of this process cannot be changed")
