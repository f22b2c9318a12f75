"""The composer: each kind of notice becomes the values that its templates print."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from judge.render.mail_context import MailContext, Values
from judge.render.own_sentences import own_sentences
from judge.render.templates import Templates
from judge.render.text.size import wire_size
from judge.render.views import VIEWS
from judge.render.vocabulary import ordinary_words
from judge.service.notices.addressee import Addressee, JudgeInfo
from judge.service.notices.notice import Notice
from judge.service.ports import MailText

_AROUND_PAGES = 2_000
"""Bytes of a reply beside its lines and pages."""
_NAMED = 10
"""Pages left out that are named."""


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
        match values:
            case {"pages": tuple() as pages, "lines": tuple() as lines, "room": int() as room}:
                left = room - _AROUND_PAGES - sum(wire_size(f"{line}\n") for line in lines)
                values.update(self._fitting(pages, left))
        return self.templates.mail(notice.template, values)

    def _fitting(self, pages: Sequence[Values], room: int) -> Values:
        """The pages of a reply as text, each once, as far as there is room; the rest by what was asked."""
        texts: dict[str, None] = {}
        left_out: list[str] = []
        for page in pages:
            text = self.templates.page(page) if room > 0 else ""
            if text in texts:
                continue
            if not text or wire_size(text) > room:
                left_out.append(str(page["asked_for"]))
            else:
                texts[text] = None
                room -= wire_size(text)
        return {"pages": tuple(texts), "left_out": _named(left_out)}


def _named(left_out: Sequence[str]) -> tuple[str, ...]:
    """The first of them by name, the others in number."""
    more = len(left_out) - _NAMED
    return (*left_out[:_NAMED], *((f"{more} more",) if more > 0 else ()))
