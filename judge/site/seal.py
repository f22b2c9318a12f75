"""Seal of the site's note, by a secret of the judge's: nobody guesses a game from it, or forges it."""

from __future__ import annotations

import hmac
import json
from collections.abc import Mapping
from typing import Any

_SEAL = "seal"


def keyed(secret: bytes, text: str) -> str:
    """A digest of the text that nobody makes without the secret."""
    return hmac.new(secret, f"site {text}".encode(), "sha256").hexdigest()


def sealed(secret: bytes, note: Mapping[str, Any]) -> Mapping[str, Any]:
    """The note with its seal."""
    return {**note, _SEAL: _seal(secret, note)}


def is_whole(secret: bytes, note: Mapping[str, Any], parts: tuple[str, ...]) -> bool:
    """Whether these parts of a note are as they were sealed."""
    if not all(part in note for part in parts):
        return False
    found = _seal(secret, {part: note[part] for part in parts})
    return hmac.compare_digest(found.encode(), str(note.get(_SEAL)).encode("utf-8", "replace"))


def _seal(secret: bytes, note: Mapping[str, Any]) -> str:
    as_kept = json.loads(json.dumps(note))  # whose keys are words, as in the file
    return keyed(secret, json.dumps(as_kept, sort_keys=True))
