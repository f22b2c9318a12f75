"""The owner and mode of files: no one else writes what the judge makes, whatever the umask.

What root makes is given to whoever owns its folder, who could not write root's.
"""

from __future__ import annotations

import os
import pwd
from collections.abc import Callable
from pathlib import Path
from shlex import quote

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
    """Return the mode of a folder for files of a mode: whoever reads them may enter."""
    # `>>` binds before `|`: each right to read becomes one to enter, two bits lower.
    return mode | (mode & 0o444) >> 2


def way_in(path: Path, *, writing: bool = False) -> str:
    """Return what to type so that this user may read a file or use a folder, or write to it too.

    "" where nothing is in the way. A folder above that may not be entered comes first.
    """
    for folder in reversed(path.absolute().parents):
        if folder.is_dir() and not _may(folder, os.X_OK):
            return f"chmod a+x {quote(str(folder))}"
        if not folder.exists():
            return ""
    if not path.exists():
        return ""
    if writing and os.statvfs(path).f_flag & os.ST_RDONLY:
        return f"mount -o remount,rw {quote(str(_mounted_at(path)))} (as root)"
    if _may(path, os.R_OK | (os.W_OK if writing else 0)):
        return ""
    return _other_mode(path, "rw" if writing else "r", 0o600 if writing else 0o400)


def _other_mode(path: Path, rights: str, wanted: int) -> str:
    """Return what gives this user rights to a file that it lacks, by its owner, its mode or its attribute."""
    found, name = path.stat(), quote(str(path))
    has_mode = found.st_mode & wanted == wanted
    if found.st_uid != os.geteuid():
        owner = f"chown {user_name(os.geteuid())} {name}"
        return f"{owner if has_mode else f'{owner}; chmod u+{rights} {name}'} (as root)"
    return f"chattr -i {name} (as root)" if has_mode else f"chmod u+{rights} {name}"


def _mounted_at(path: Path) -> Path:
    """Return where the file system of a file or folder is mounted."""
    real = path.resolve()
    return next(one for one in (real, *real.parents) if one.is_mount())


def user_name(number: int) -> str:
    """Return the name of a user, or the number of one without a name."""
    try:
        return pwd.getpwuid(number).pw_name
    except KeyError:
        return str(number)


def _may(path: Path, how: int) -> bool:
    return os.access(path, how, effective_ids=os.access in os.supports_effective_ids)


def opener(mode: int) -> Callable[[str, int], int]:
    """Return what `open` needs to make a file with that mode at most."""
    return lambda path, flags: os.open(path, flags, mode)
