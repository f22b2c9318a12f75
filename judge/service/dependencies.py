"""Everything a use case needs, handed over in one piece by the composition root."""

from __future__ import annotations

from dataclasses import dataclass, field

from judge.game.settings import Settings
from judge.service.composer import Composer
from judge.service.notices.addressee import JudgeInfo
from judge.service.ports import Documents, MailReader, MailWriter, Passwords, Store
from judge.service.security import SecurityPolicy


@dataclass(frozen=True, slots=True)
class Services:
    """The judge at work: its adapters, its house, and the settings new games start from.

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
    size_limit: int = 1_000_000
    security: SecurityPolicy = field(default_factory=SecurityPolicy)
