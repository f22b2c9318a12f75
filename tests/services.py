"""The services with real parts, for tests: only the transport, the clock and chance are given."""

from __future__ import annotations

from judge.game.settings import Settings
from judge.mail.reader import MessageReader
from judge.mail.writer import MessageWriter
from judge.notices.notice import JudgeInfo
from judge.records.page_tokens import PageTokens
from judge.render.composer import MailComposer
from judge.render.documents import TextDocuments
from judge.service.dependencies import Services
from judge.service.keeper_policy import KeeperPolicy
from judge.store.database import Database
from tests.plain_passwords import PlainPasswords

JUDGE_INFO = JudgeInfo("TEST", "The Test Judge", "judge@judge.example", "keeper@judge.example", "0.0.0")
PAGE_TOKENS = PageTokens(lambda: b"salt")
BORDER = "mx.judge.example"
"""What the mail server before the judge signs its findings with."""


def services_on(database: Database, *, opt_in: bool = True, judge_info: JudgeInfo = JUDGE_INFO) -> Services:
    """The services on this database; without `opt_in` people who write are believed to want mail."""
    composer = MailComposer(judge_info, page_tokens=PAGE_TOKENS)
    return Services(
        store=database,
        reader=MessageReader(own_addresses=frozenset({JUDGE_INFO.address}), border_ids=(BORDER,)),
        composer=composer,
        writer=MessageWriter(JUDGE_INFO.address, JUDGE_INFO.name, JUDGE_INFO.code, lambda: b"salt"),
        passwords=PlainPasswords(),
        documents=TextDocuments(composer.templates),
        judge_info=judge_info,
        defaults=Settings(),
        page_tokens=PAGE_TOKENS,
        security=KeeperPolicy(opt_in=opt_in),
    )
