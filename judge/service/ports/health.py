"""Health: what each part of the judge last did, and what keeps it from its work, for the keeper to see."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Protocol

from judge.records import Trouble


class Health(Protocol):
    """The notes about the parts, each written in a transaction of its own."""

    def note_work(self, part: str, now: datetime) -> None:
        """Note that a part has done its work; of a game that it can be judged again."""
        ...

    def note_trouble(self, part: str, why: str, now: datetime) -> bool:
        """Note what keeps a part from its work; whether nothing had kept it before."""
        ...

    def troubles(self) -> Mapping[str, Trouble]:
        """What keeps which part from its work now."""
        ...

    def forget(self, part: str) -> None:
        """Note nothing of a part any more."""
        ...

    def last_work(self) -> Mapping[str, datetime]:
        """When which part last did its work."""
        ...
