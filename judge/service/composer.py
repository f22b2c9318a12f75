"""The port to the renderer, apart from the other ports because it speaks of notices."""

from __future__ import annotations

from collections.abc import Container
from datetime import datetime
from typing import Protocol

from judge.notices.addressee import Addressee
from judge.notices.notice import Notice
from judge.records import MailText, Person


class Composer(Protocol):
    """Turns notices into text; pure: the same arguments give the same text."""

    def ordinary_words(self) -> frozenset[str]:
        """The words of the judge's own sentences and of the standard board, in lower case."""
        ...

    def vocabulary(self) -> Container[str]:
        """The words, in lower case, that the judge prints of its own accord: no secret can be among them."""
        ...

    def sentences(self) -> frozenset[str]:
        """What mails with a token say of their own accord: who sends that back gives no word with it."""
        ...

    def compose(
        self,
        notice: Notice,
        reader: Addressee | None,
        now: datetime,
        by: Person | None = None,
        *,
        waits: bool = False,
    ) -> MailText:
        """The mail for this reader (None: somebody not registered), times in his zone and UTC.

        `by` is the one of several masters whose deed it tells. A mail that `waits` says of what time it
        speaks.
        """
        ...
