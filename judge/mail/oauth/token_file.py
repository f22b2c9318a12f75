"""The file with the tokens: its owner's alone, replaced in one step, renewed by one process at a time."""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from judge.file_owner import PRIVATE, give_to_owner, opener
from judge.guarded_json import JsonError, read_json
from judge.mail.login import read_secret
from judge.mail.oauth.client import Tokens

_LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class TokenFile:
    """Where tokens are kept between two logins; what is `lent` (a systemd credential) is only read."""

    path: Path
    lent: bool = False

    def read(self) -> Tokens:
        """Return the tokens; ValueError, with the reason, if there are none.

        A file that holds nothing but a refresh token will do: a credential may be written by hand.
        """
        text = read_secret(self.path)
        if not text.startswith("{"):
            return Tokens("", text, _LONG_AGO)
        try:
            said = read_json(text)
            return Tokens(
                str(said["access_token"]),
                str(said["refresh_token"]),
                _moment(said["expires_at"]) or _LONG_AGO,
                _moment(said.get("consent_ends_at")),
            )
        # `from None`: what is in the file is a secret.
        except (JsonError, KeyError, TypeError, ValueError):
            raise ValueError(f"{self.path} holds no tokens") from None

    def write(self, tokens: Tokens) -> None:
        """Replace the tokens in one step; no one but the owner of the folder can read them."""
        said = {
            "refresh_token": tokens.refresh,
            "access_token": tokens.access,
            "expires_at": tokens.expires.isoformat(),
            "consent_ends_at": tokens.ends.isoformat() if tokens.ends else None,
        }
        draft = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        draft.unlink(missing_ok=True)
        try:
            with open(draft, "x", encoding="utf-8", opener=opener(PRIVATE)) as out:  # Path.open takes none
                json.dump(said, out, indent=1)
                out.write("\n")
                out.flush()
                os.fsync(out.fileno())
            give_to_owner(draft, self.path.absolute().parent)
            draft.replace(self.path)
        finally:
            draft.unlink(missing_ok=True)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Hold the tokens for a block, in which no other process renews them."""
        lock = self.path.with_name(f"{self.path.name}.lock")
        with open(lock, "a", encoding="ascii", opener=opener(PRIVATE)) as file:  # Path.open takes none
            give_to_owner(file.fileno(), lock.absolute().parent)
            fcntl.flock(file, fcntl.LOCK_EX)
            yield


def _moment(said: Any) -> datetime | None:
    """Read a moment, in UTC if no zone is named; None if there is none."""
    moment = datetime.fromisoformat(said) if said else None
    return moment if moment is None or moment.tzinfo else moment.replace(tzinfo=UTC)
