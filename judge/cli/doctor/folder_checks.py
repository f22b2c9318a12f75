"""What the doctor looks at in the folders that mails, results and the site are written to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile

from judge.cli.doctor.diagnosis import Finding
from judge.config import Config
from judge.site.folder import SiteFolder


def folders(config: Config) -> Iterator[Finding]:
    """Each folder of judge.toml that cannot be made or written."""
    named = {"outgoing": config.outgoing.path if config.outgoing.transport == "maildir" else ""}
    named["ratings"] = config.judge.ratings
    named["site"] = config.site.path if config.site else ""
    for key, folder in named.items():
        if folder and (why := why_unwritable(Path(folder))):
            yield Finding(f"Folder {folder} ({key})", why)
    ratings = Path(config.judge.ratings)
    if config.judge.ratings and not ratings.parent.exists():
        why = f"{ratings.parent} is not there. Make it, or correct [judge] ratings"
        yield Finding(f"Folder {ratings} (ratings)", f"{why}.")
    if why := why_no_site(config):
        yield Finding("Site", f"{why}.")


def why_unwritable(folder: Path) -> str:
    """Why nothing can be written into a folder, or why it cannot be made; "" if it can.

    It is tried, and nothing is left: permissions do not say all, as in /proc or on a read-only file system.
    """
    there = next((one for one in (folder, *folder.parents) if one.exists()), Path("/"))
    if not there.is_dir():
        return f"{there} is a file, no folder. Name another."
    try:
        with TemporaryFile(dir=there) if there == folder else TemporaryDirectory(dir=there):
            return ""
    except OSError as error:
        return f"{there} cannot be written ({error.strerror}). May this user write there?"


def why_no_site(config: Config) -> str:
    """Why the site can never be made in its folder; "" if it can, or there is none."""
    if config.site is None or not Path(config.site.path).is_dir():
        return ""
    try:
        SiteFolder(Path(config.site.path), config.judge.address).require_ours()
    except OSError as error:
        return str(error)
    return ""
