"""The reader of mail: raw bytes to a letter, or to what a delivery report says."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from judge.records import Bounce, Letter


class MailReader(Protocol):
    """Raw bytes to a letter; never raises on any bytes."""

    def read(self, raw: bytes) -> Letter:
        """Read one mail, limits checked before anything parses it."""
        ...

    def redact(self, raw: bytes, secrets: Collection[str]) -> bytes:
        """The mail with these words struck out; as long as before, or with a line that says so."""
        ...

    def bounces(self, raw: bytes) -> Sequence[Bounce]:
        """What a delivery report says; empty for any other mail."""
        ...

    def trim(self, raw: bytes, size: int) -> bytes:
        """The head of a mail of `size` bytes that is over the limit, marked so that reading it says so."""
        ...
