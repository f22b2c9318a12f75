"""Health: what each part of the judge last did, and what keeps it from its work, for the keeper to see."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

MAILBOX, WORK, SENDING, BACKUP = "mailbox", "work", "sending", "backup"
"""The parts: emptying the mailbox, handling mail and deadlines, sending, a copy of the database."""
SITE = "site"
"""The part that writes the games' pages, where the judge has a site."""
PICTURES = "pictures"
"""The part that makes the pictures of mails, where there was one to make."""
PROCESSED = "processed"
"""The part that deletes what has long been stored from the mailbox."""
PULSE, PULSE_BEFORE = "pulse", "pulse before"
"""When any process last was at work, and when before that: by these a time without the judge is known."""
CLOCK = "clock"
"""The moment from which the machine's clock was set back: until then a time comes that has been before."""
GAME = "game "
"""What the parts begin with that are games: one is only there while the game cannot be judged."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """What keeps a part from its work, and since when."""

    why: str
    since: datetime


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
