"""The composer: each kind of notice becomes the values that its templates print."""

from __future__ import annotations

from datetime import datetime

from judge.render.mail_context import MailContext
from judge.render.own_sentences import own_sentences
from judge.render.templates import Templates
from judge.render.views import VIEWS
from judge.render.vocabulary import ordinary_words
from judge.service.notices.addressee import Addressee, JudgeInfo
from judge.service.notices.notice import Notice
from judge.service.ports import MailText


class MailComposer:
    """The service's `Composer`, with Jinja2 behind it; built once for a judge."""

    def __init__(self, judge_info: JudgeInfo) -> None:
        self.judge_info = judge_info
        self.templates = Templates(judge_info)

    def vocabulary(self) -> frozenset[str]:
        """The words that templates, tables and maps hold, in lower case."""
        return ordinary_words()

    def sentences(self) -> frozenset[str]:
        """What the templates of mails with a token say of their own accord."""
        return own_sentences()

    def compose(self, notice: Notice, reader: Addressee | None, now: datetime) -> MailText:
        """The mail for this reader (None: somebody not registered), times in his zone and UTC."""
        values = VIEWS[notice.template](notice, MailContext(self.judge_info, reader, now))
        return self.templates.mail(notice.template, values)
