"""Delivery: from the outbox to the next server, with growing pauses between tries (RFC 5321 §4.5.4.1)."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from judge.mail.transports import Transport
from judge.records import Queued, Refusal, SendReport, SendStatus
from judge.service.crash_points import crash_point
from judge.store.outbox import Outbox

log = logging.getLogger(__name__)

_RETRY_MINUTES = (2, 5, 15, 30, 60, 120, 240)
"""Pauses between tries; the last repeats."""
_MOST_TRIES = 60
"""With the pauses above more than nine days, so that a relay may be ill for a week."""
_REFUSED_FOR = timedelta(days=2)
"""How long an email may be refused for what passes within days (`_PASSING`), if ever."""
_PASSING = (Refusal.JUDGE, Refusal.POLICY, Refusal.MAILBOX_FULL)
_BROKEN_IN_A_ROW = 2
REFUSED_IN_A_ROW = 3
"""After refusals to so many recipients, and a yes to none between them, the server refuses the judge."""
_TOO_LATE = "not sent: it waited until it was of no use"


@dataclass(frozen=True, slots=True)
class NoSuchAddress:
    """An email whose recipient the next server does not know, and what it said."""

    email_id: int
    recipient: str
    detail: str


@dataclass(frozen=True, slots=True)
class Delivered:
    """What one flush did.

    `unreachable` says what is wrong with the next server, if anything is; `refusing` what it said when it
    refused email to several recipients in a row. `stopped_short` is set if no more may be sent now.
    """

    sent: int = 0
    postponed: int = 0
    given_up: int = 0
    unreachable: str = ""
    refusing: str = ""
    expired: int = 0
    unknown: tuple[NoSuchAddress, ...] = ()
    stopped_short: bool = False

    def __add__(self, other: Delivered) -> Delivered:
        return Delivered(
            self.sent + other.sent,
            self.postponed + other.postponed,
            self.given_up + other.given_up,
            self.unreachable or other.unreachable,
            self.refusing or other.refusing,
            self.expired + other.expired,
            self.unknown + other.unknown,
            self.stopped_short or other.stopped_short,
        )


def never() -> bool:
    """Return False: for a flush that nobody ends early."""
    return False


def flush(
    outbox: Outbox,
    transport: Transport,
    now: datetime,
    stopped: Callable[[], bool] = never,
    *,
    most: int | None = None,
    refusals: int = REFUSED_IN_A_ROW,
) -> Delivered:
    """Send everything that is due, until `stopped`; no transaction is open during network access.

    Nobody gets an email before an older one of theirs. If the next server cannot be reached, the rest stays
    due as it was, and no email is given up for it. The same is true if the server breaks off at two emails in
    a row: that is no email's fault, and each may take minutes. It is also true after that many `refusals` in
    a row. With `most` no more emails are tried, the urgent ones first.
    """
    done = _Flush(outbox, transport, now, stopped, refusals, most)
    try:
        while not done.ended and (batch := done.next_batch()):
            done.send_batch(batch)
        done.settle()
    finally:
        outbox.release()
    counts = done.counts
    return Delivered(
        counts[SendStatus.SENT],
        counts[SendStatus.LATER],
        counts[SendStatus.REJECTED],
        done.trouble,
        done.refusing,
        done.expired,
        tuple(done.unknown),
        done.left == 0,
    )


@dataclass(slots=True)
class _Flush:
    """One flush: what was done, what is wrong with the server, and how often it just broke off in a row.

    `refused` are the recipients whose email was refused since the server last took one; `open` are those
    refusals that may be about the judge itself. `left` is how many emails may be tried.
    """

    outbox: Outbox
    transport: Transport
    now: datetime
    stopped: Callable[[], bool]
    refusals: int
    left: int | None
    counts: Counter[SendStatus] = field(default_factory=Counter)
    trouble: str = ""
    refusing: str = ""
    ended: bool = False
    broken: int = 0
    passed: bool = False
    expired: int = 0
    refused: set[str] = field(default_factory=set)
    open: list[tuple[Queued, SendReport]] = field(default_factory=list)
    unknown: list[NoSuchAddress] = field(default_factory=list)

    def next_batch(self) -> Sequence[Queued]:
        """Return the emails to try next, no more than are left."""
        if self.left is None:
            return self.outbox.take_due(self.now)
        return self.outbox.take_due(self.now, min(self.left, _BATCH), counted=True) if self.left else ()

    def send_batch(self, batch: Sequence[Queued]) -> None:
        """Send a batch, as long as the server takes email."""
        # `take_due` keeps the order between batches, this set within one.
        waiting: set[str] = set()
        for queued in batch:
            self.ended = self.ended or self.stopped()
            if self.ended:
                return
            if self._expires(queued):
                continue
            if queued.email.recipient not in waiting and not self._send(queued):
                waiting.add(queued.email.recipient)

    def _expires(self, queued: Queued) -> bool:
        """Return whether an email waited until it is of no use; then it is not sent any more."""
        until = queued.email.useful_until
        if until is None or until > self.now:
            return False
        self.outbox.expire(queued.id, self.now, _TOO_LATE)
        self.expired += 1
        return True

    def _send(self, queued: Queued) -> bool:
        """Send an email; return False if the next one to its recipient has to wait for it."""
        crash_point("about to send")
        report = self.transport.send(queued.email)
        # A death here is the one case in which an email goes out twice, with the same Message-ID (ADR 2).
        crash_point("sent, not marked")
        if report.status is SendStatus.UNREACHABLE:
            self.trouble, self.ended = report.detail or "the mail server cannot be reached", True
            return False
        self.left = None if self.left is None else self.left - 1
        self.broken = self.broken + 1 if report.broken else 0
        self.trouble = report.detail if report.broken else ""
        self.ended = self.broken == _BROKEN_IN_A_ROW
        if report.status is SendStatus.SENT:
            self.outbox.mark_sent(queued.id, self.now)
            email = queued.email
            log.info("mail out-%d: sent%s", queued.id, f", {email.game} {email.phase}" if email.game else "")
            self.counts[SendStatus.SENT] += 1
            self._pass()
            return True
        return self._refused(queued, report)

    def _pass(self) -> None:
        """Note that the server takes the judge's email, so refusals are about recipients or emails."""
        self.passed = True
        self.refused.clear()
        self._settle_open()

    def _refused(self, queued: Queued, report: SendReport) -> bool:
        """Give an email up, or put it off; return whether the next one to its recipient need not wait."""
        log.info("mail out-%d: %s", queued.id, report.status.value)
        if report.refusal is Refusal.ADDRESS or self._tried_long_enough(queued, report):
            self.outbox.give_up(queued.id, self.now, report.detail)
            self.counts[SendStatus.REJECTED] += 1
            goes_on = True
        else:
            goes_on = self._put_off(queued, report)
        if report.refusal is Refusal.ADDRESS:
            self.unknown.append(NoSuchAddress(queued.id, queued.email.recipient, report.detail))
        elif report.status is SendStatus.REJECTED or report.refusal is Refusal.JUDGE:
            self.refused.add(queued.email.recipient)
            if len(self.refused) >= self.refusals:
                self.refusing, self.ended = report.detail, True
        return goes_on

    def _tried_long_enough(self, queued: Queued, report: SendReport) -> bool:
        if report.refusal in _PASSING:
            since = queued.refused_since
            return since is not None and self.now - since >= _REFUSED_FOR
        return report.status is SendStatus.LATER and queued.attempts + 1 >= _MOST_TRIES

    def _put_off(self, queued: Queued, report: SendReport) -> bool:
        """Let an email wait, also until a final no is understood; return whether the next need not."""
        until = self.now + retry_delay(queued.attempts)
        if report.refusal in _PASSING:
            self.outbox.put_back(queued.id, until, report.detail, self.now)
        else:
            self.outbox.postpone(queued.id, until, report.detail)
        self.counts[SendStatus.LATER] += 1
        if report.status is SendStatus.REJECTED:
            self.open.append((queued, report))
        return report.status is SendStatus.REJECTED and report.refusal is Refusal.OTHER

    def settle(self) -> None:
        """Decide about what was refused last; if the server refuses the judge, it all waits."""
        if not self.refusing:
            self._settle_open()

    def _settle_open(self) -> None:
        """Give up what was refused for good; for policy reasons only if the server took others' email."""
        for queued, report in self.open:
            if report.refusal is Refusal.OTHER or self.passed:
                self.outbox.give_up(queued.id, self.now, report.detail, postponed=True)
                self.counts[SendStatus.LATER] -= 1
                self.counts[SendStatus.REJECTED] += 1
        self.open.clear()


_BATCH = 50
"""How many emails are taken at once."""


def retry_delay(attempts: int) -> timedelta:
    """Return the pause after one more failure than `attempts`."""
    return timedelta(minutes=_RETRY_MINUTES[min(attempts, len(_RETRY_MINUTES) - 1)])
