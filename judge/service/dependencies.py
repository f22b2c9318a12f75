"""Services: the adapters and values that every use case needs, put together in `judge/app.py`."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from judge.game.roles import PersonId
from judge.game.settings import Settings
from judge.mail.limits import SIZE_LIMIT
from judge.mail.reader import MessageReader
from judge.mail.writer import MailWriter
from judge.notices.notice import JudgeInfo
from judge.records.page_tokens import PageTokens
from judge.render.composer import MailComposer
from judge.render.documents import TextDocuments
from judge.service.keeper_policy import KeeperPolicy
from judge.service.mail_passwords import MailPasswords
from judge.store.database import Database
from judge.store.passwords import Passwords


@dataclass(slots=True)
class Chores:
    """What a process knows about the chores of a round of work."""

    done: datetime | None = None
    """When this process last did them."""


@dataclass(frozen=True, slots=True)
class Adapters:
    """The adapters, what the judge says about itself, and the settings of new games.

    With `spread_deadlines` deadlines fall at a minute of each game's own (`game.settings.table`).
    `size_limit` is in bytes; larger emails are kept without their body and refused. `handled` is when the
    current email is handled, which may be long after it came.
    """

    store: Database
    reader: MessageReader
    composer: MailComposer
    writer: MailWriter
    passwords: Passwords | MailPasswords
    documents: TextDocuments
    judge_info: JudgeInfo
    defaults: Settings
    page_tokens: PageTokens
    spread_deadlines: bool = False
    size_limit: int = SIZE_LIMIT
    security: KeeperPolicy = field(default_factory=KeeperPolicy)
    chores: Chores = field(default_factory=Chores)
    handled: datetime | None = None

    def caused_by(self, person: PersonId) -> Services:
        """Return the services for notices that this person causes, 0 for nobody."""
        return Services(
            self.store,
            self.reader,
            self.composer,
            self.writer,
            self.passwords,
            self.documents,
            self.judge_info,
            self.defaults,
            self.page_tokens,
            self.spread_deadlines,
            self.size_limit,
            self.security,
            self.chores,
            self.handled,
            person,
        )


@dataclass(frozen=True, slots=True)
class Services(Adapters):
    """The adapters, and the person whose quota pays for notices to others.

    The adapters of an email's request do not know who wrote it. So a notice takes what `Speaker.as_cause`
    returns, and none is charged to the wrong quota. `cause` is the person whose email is handled, 0 if there
    is none. `hastens` is set while a change is told that leaves its readers less time.
    """

    cause: PersonId = 0
    hastens: bool = False
