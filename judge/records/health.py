"""Health: the parts of the judge, and what keeps one from its work."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

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
