"""Repeated words: which of an email's own words its reply repeats.

A forger must not be able to send words to the person they name. Without proof of the writer, a reply repeats
an email once an hour. Otherwise it has only the judge's own words (docs: sender, "Replies have a size and
emails a cost").
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto

from judge.game.message import Message, paragraph
from judge.language.names import is_game_name
from judge.language.text.subjects import taken_for_command
from judge.notices.remarks import GameRefusal, PersonRemark, Remark, remark
from judge.notices.replies import LineReport, Page, PageKind, Treatment
from judge.render.text.messages import said as words
from judge.service.incoming.limits.reply_limits import may_quote, nothing_understood
from judge.service.redaction import redact_subject
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript


class _Extent(Enum):
    """How much of an email its reply repeats."""

    WHOLE = auto()
    OURS = auto()
    """Everything without words of the sender's choice."""
    NOTHING = auto()
    """No line: a stranger's email holds nothing for the judge."""


@dataclass(frozen=True, slots=True)
class RepeatedWords:
    """An email's subject, reports and pages as its reply shows them."""

    request: Request
    speaker: Speaker
    transcript: Transcript
    extent: _Extent

    def subject(self) -> str:
        """Return the subject without possible passwords."""
        said = self.request.email.subject
        shown = self.extent is _Extent.WHOLE or (self.extent is _Extent.OURS and not self._is_theirs(said))
        return redact_subject(self.request.email, self._games_cancelled(said)) if shown else ""

    def reports(self) -> tuple[LineReport, ...]:
        """Return the reports of the lines."""
        match self.extent:
            case _Extent.WHOLE:
                return tuple(self.transcript.reports)
            case _Extent.OURS:
                return tuple(map(self._unquoted, self.transcript.reports))
        return ()

    def page(self, page: Page) -> Page:
        """Return a page; a help page on a topic in the sender's own words becomes the list of topics."""
        asked = self.extent is _Extent.OURS and page.kind is PageKind.HELP and self._is_theirs(page.topic)
        return replace(page, topic="") if asked else page

    def _unquoted(self, report: LineReport) -> LineReport:
        """Return the report of a line without the sender's words."""
        theirs = self._their_words(report.text)
        text = "" if theirs else report.text
        shown = replace(report, text=text, unquoted=bool(theirs), assumed=(), column=0, read="")
        said = report.understood
        if isinstance(said, Remark):
            return replace(shown, understood=said.without(self._is_theirs))
        if isinstance(said, GameRefusal) and not self._is_theirs(said.refused.detail):
            return shown
        if isinstance(said, str | Message) and not any(
            word in words(paragraph(said, report.hint)).lower() for word in theirs
        ):
            return shown
        done = report.treatment in (Treatment.DONE, Treatment.ORDER)
        why = remark(PersonRemark.DONE_UNQUOTED) if done else remark(PersonRemark.NOT_QUOTED)
        return replace(shown, understood=why, hint="")

    def _is_theirs(self, value: object) -> bool:
        """Return whether a value of a remark is the sender's text, and no word or game of the judge."""
        return isinstance(value, str) and bool(self._their_words(value))

    def _their_words(self, text: str) -> tuple[str, ...]:
        """Return the words of a text that are the sender's own."""
        request, person = self.request, self.speaker.person
        own = (request.email.sender, person.name if person else "", request.services.judge_info.keeper)
        if text in own or text in self.transcript.redactor.allowed_tokens:
            return ()
        ours = request.services.composer.vocabulary()
        found = (word.strip(".,;:!?\"'()<>") for word in text.lower().split())
        return tuple(word for word in found if word and word not in ours and not self._is_game(word))

    def _games_cancelled(self, subject: str) -> tuple[str, ...]:
        """Return the games that a subject like `cancel bravo` names.

        A token may be in their place, but no password.
        """
        first, *named = taken_for_command(subject).lower().split() or [""]
        return tuple(word for word in named if first == "cancel" and self._is_game(word))

    def _is_game(self, word: str) -> bool:
        return is_game_name(word) and self.request.games.up_to_date(word) is not None


def repeated_words(request: Request, speaker: Speaker, transcript: Transcript) -> RepeatedWords:
    """Return what the reply may repeat of an email; what it repeats without proof is counted."""
    if nothing_understood(request, speaker, transcript):
        extent = _Extent.NOTHING
    else:
        extent = _Extent.WHOLE if may_quote(request, speaker, transcript) else _Extent.OURS
    return RepeatedWords(request, speaker, transcript, extent)
