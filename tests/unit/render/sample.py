"""A sample: a notice with its reader, and when such a mail is sent."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from judge.notices.notice import Addressee, Notice
from tests.unit.render.seven_players import (
    NOW,
    WATCHER,
    reader,
)

AUSTRIA, FRANCE = reader("AUSTRIA"), reader("FRANCE")
SPECTATOR = replace(WATCHER, power="AUSTRIA")
"""Somebody who watches, and sees what Austria gets."""


@dataclass(frozen=True)
class Sample:
    """A notice, who reads it, when, and when such a mail is sent."""

    when_sent: str
    notice: Notice
    to: Addressee | None
    now: datetime = NOW
