"""The owner and mode of files: nobody else writes what the judge makes, whatever the umask.

What root makes is given to whoever owns its folder, who could not write root's.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

PRIVATE, PUBLIC = 0o600, 0o644
"""The modes of files: for the judge alone, and for all to read. A umask may take more away."""


def give_to_owner(made: int | Path, folder: Path) -> None:
    """Give a file that root made, by path or descriptor, to its folder's owner; others keep theirs."""
    if os.geteuid() == 0:
        owner = folder.stat()
        os.chown(made, owner.st_uid, owner.st_gid)


def make_folder(folder: Path, mode: int = PUBLIC) -> None:
    """Make a folder for files of that mode and those above it, each its parent's owner's where root makes it.

    Those above are for all to read. One that is there stays as it is.
    """
    for one in reversed([one for one in (folder, *folder.parents) if not one.exists()]):
        one.mkdir(_of_folder(mode if one == folder else PUBLIC), exist_ok=True)
        give_to_owner(one, one.parent)


def _of_folder(mode: int) -> int:
    """The mode of a folder for files of a mode: whoever reads them may enter."""
    # `>>` binds before `|`: each right to read becomes one to enter, two bits lower.
    return mode | (mode & 0o444) >> 2


def opener(mode: int) -> Callable[[str, int], int]:
    """What `open` needs to make a file with that mode at most."""
    return lambda path, flags: os.open(path, flags, mode)
