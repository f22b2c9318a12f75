"""Services: the adapters and values that every use case needs, put together in `judge/app.py`."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from judge.game.settings import Settings
from judge.service.composer import Composer
from judge.service.notices.addressee import JudgeInfo
from judge.service.ports import Documents, MailReader, MailWriter, Passwords, Store
from judge.service.security import SecurityPolicy


@dataclass(slots=True)
class KnownDone:
    """Chores that were found to be done, so that not each round of work asks the database for them again."""

    retention: datetime | None = None
    """When that of the day was found to be done."""


@dataclass(frozen=True, slots=True)
class Services:
    """The adapters, what the judge says of itself, and the settings new games start from.

    With `spread_deadlines` their deadlines fall at a minute of each game's own (`game.settings.spread`).
    `size_limit` is in bytes; larger mails are kept without their body and refused.
    """

    store: Store
    reader: MailReader
    composer: Composer
    writer: MailWriter
    passwords: Passwords
    documents: Documents
    judge_info: JudgeInfo
    defaults: Settings
    spread_deadlines: bool = False
    size_limit: int = 1_000_000
    security: SecurityPolicy = field(default_factory=SecurityPolicy)
    known_done: KnownDone = field(default_factory=KnownDone)
