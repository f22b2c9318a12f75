"""The digest beside a backup, a line as `sha256sum` writes it: by it changed bytes are noticed."""

from __future__ import annotations

import os
from hashlib import file_digest
from pathlib import Path

from judge.file_owner import give_to_owner
from judge.store.errors import StoreError

_NAME = "sha256"


def digest_file(copy: Path) -> Path:
    """Where the digest of a copy stands: beside it."""
    return copy.with_name(f"{copy.name}.{_NAME}")


def write_digest(copy: Path) -> None:
    """Write a copy's digest beside it, readable by the same user only; it is safe on the disk then."""
    file = digest_file(copy)
    file.unlink(missing_ok=True)
    file.touch(0o600)
    with file.open("w", encoding="utf-8") as written:
        give_to_owner(written.fileno(), file.parent)
        written.write(f"{_digest(copy)}  {copy.name}\n")
        written.flush()
        os.fsync(written.fileno())


def require_unchanged(copy: Path) -> bool:
    """Whether a copy has its digest beside it; StoreError if its bytes are others."""
    file = digest_file(copy)
    if not file.is_file():
        return False
    noted = file.read_text(encoding="utf-8", errors="replace").split()
    if noted[:1] != [_digest(copy)]:
        raise StoreError(
            f"{copy} is damaged: its bytes have changed since it was written, as {file.name} beside it says; "
            "take another backup"
        )
    return True


def _digest(copy: Path) -> str:
    with copy.open("rb") as read:
        return file_digest(read, _NAME).hexdigest()
