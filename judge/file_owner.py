"""The owner of files: what root makes is given to whoever owns its folder, who could not write root's."""

from __future__ import annotations

import os
from pathlib import Path


def give_to_owner(made: int | Path, folder: Path) -> None:
    """Give a file that root made, by path or descriptor, to its folder's owner; others keep theirs."""
    if os.geteuid() == 0:
        owner = folder.stat()
        os.chown(made, owner.st_uid, owner.st_gid)


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, each its parent's owner's where root makes it."""
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for one in reversed(missing):
        give_to_owner(one, one.parent)
