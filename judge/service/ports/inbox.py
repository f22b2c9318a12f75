"""The inbox: incoming mails kept as they came, each until it has met its fate."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from judge.records import Fate, MailId, Pending, Stored, Waiting


class Inbox(Protocol):
    """Incoming mails before and between attempts; each call is a transaction of its own.

    One process handles a mail at a time, the one that has the claim to it or to all. So whatever it finds
    begun and not ended was left by a process that died.
    """

    def claim(self, *, wait: bool = False) -> bool:
        """Claim all handling of mail; False while somebody has the claim. It dies with its holder.

        With `wait`, those who work beside each other (`Claims.join`) are waited for.
        """
        ...

    def release(self) -> None:
        """Give the claim back, if it is ours."""
        ...

    def store(self, raw: bytes, received: datetime, source: str) -> Stored:
        """Keep the raw bytes, unique by (Message-ID, sender, body hash), else by the raw hash."""
        ...

    def store_all(self, mails: Sequence[tuple[bytes, datetime]], source: str) -> Sequence[Stored]:
        """Keep the bytes of several mails, all or none; each came at its moment."""
        ...

    def waiting(
        self, until: datetime | None = None, *, after: Waiting | None = None, most: int | None = None
    ) -> Sequence[Waiting]:
        """The mails without a fate received up to `until`, oldest arrival first; some of them from one on."""
        ...

    def begin_attempt(self, mail: MailId, now: datetime) -> Pending:
        """Count one more attempt at the mail, committed before anything is tried, and hand it over.

        An attempt that was begun before and not ended counts as a death.
        """
        ...

    def fail_attempt(self, mail: MailId) -> None:
        """End the last attempt: an exception stopped it. Without a database nothing happens."""
        ...

    def cancel_attempt(self, mail: MailId) -> None:
        """Take the last attempt back: what failed was not the mail. Without a database nothing happens."""
        ...


class InboxRecords(Protocol):
    """Incoming mails within a unit of work: what is kept of them, and their fates."""

    def raw(self, mail: MailId) -> bytes:
        """An incoming mail as it is kept; KeyError if there is none."""
        ...

    def replace_raw(self, mail: MailId, raw: bytes) -> None:
        """Keep an incoming mail in these bytes from now on; what makes it unique stays as it was."""
        ...

    def settle(self, mail: MailId, fate: Fate, note: str, now: datetime, raw: bytes | None = None) -> None:
        """Write down the fate of an incoming mail, of which `raw` is kept from then on if that is given.

        AlreadySettled if it has one.
        """
        ...

    def forget_address(self, address: str, instead: str, erased: bytes) -> None:
        """Put `instead` in the place of a sender, and `erased` in that of settled mails from or about him."""
        ...

    def forget_strangers(self, before: datetime, instead: str, erased: bytes) -> None:
        """Put `instead` and `erased` in the place of unknown senders and their settled mails before that."""
        ...

    def older_waits(self, mail: Pending, game: str, *, unrouted: bool, solitary: int) -> bool:
        """Whether an older mail about a game waits, or with `unrouted` one that names no game.

        Never where one process works at a time: it takes them in order.
        """
        ...

    def settled_before(self, before: datetime, limit: int, after: MailId = 0) -> Sequence[MailId]:
        """Settled mails received before that whose bytes are still kept whole, by number, behind one."""
        ...
