"""The mail reader: raw bytes to the email that the service reads, with its time of arrival."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_tz

from judge.language.page_tokens import page_tokens_in
from judge.language.text.subjects import STOP, token_of_stop
from judge.mail.automatic import is_complaint, silence
from judge.mail.body import NO_TEXT, Body, plain_body, read_body
from judge.mail.bounces import read_bounces
from judge.mail.encodings import clean_line
from judge.mail.headers import STRAY, Headers, ambiguous, decode_words, parse, split_headers
from judge.mail.limits import Limits, excess, header_block, normalise
from judge.mail.redaction import redact
from judge.mail.sender import Sender, sender, trust
from judge.records import UNREAD, Bounce, Email, Silence, Trust

# When an email arrived: as the mail server says, or else as its header and the looks at the mailbox
# have it.
#
# The Date field is the sender's claim and counts for nothing.

_HEAD_BYTES = 65_536
_TOPMOST = re.compile(rb"^received[ \t]*:([^\r\n]*(?:\r?\n[ \t][^\r\n]*)*)", re.IGNORECASE | re.MULTILINE)
_LONGEST_DATE = 100
_TIME = re.compile(rb"\d\d:\d\d(?::\d\d)?\s+(?:[+-]\d{4}\b|[A-Za-z]{1,5}\b)")
_YEAR = re.compile(rb"\b(?:199|20\d)\d\b")
"""A year in full, and one in which emails of today can have come: two digits are taken for any century."""
_SKEW = timedelta(minutes=15)
"""How far the clock of a mail server may be ahead: a later date is none."""


def is_believable(stated: datetime | None, now: datetime) -> bool:
    """Return whether an email can have come at the date that a mail server states."""
    return stated is not None and stated <= now + _SKEW


def arrival(stated: datetime | None, raw: bytes, last_look: datetime | None, now: datetime) -> datetime:
    """Decide when an email arrived that is read now; all moments in UTC.

    `last_look` is when the last look began that found nothing more in the mailbox: the email came after it.
    The INTERNALDATE (RFC 9051 §2.3.3) counts where it can be believed. One from before the last look is
    believed only if the topmost Received date agrees: so it does of an email that a server had all the time
    and that was moved here, from spam or another account; but programs that fetch mail may state the Date.
    Else the topmost Received date counts, as far as it is between the last look and now. Without that the
    email counts as received at the last look, as it may have come right after: no one's orders are late
    because of what a server does not say. Where there was no such look either, it counts as received now.
    """
    dated = None
    if stated is not None and is_believable(stated, now):
        if last_look is None or stated >= last_look:
            return min(stated, now)
        dated = received_date(raw)
        if dated is not None and dated <= stated + _SKEW:
            return min(stated, now)
    earliest = now if last_look is None else min(last_look, now)
    dated = dated or received_date(raw)
    if dated is None:
        return earliest
    return min(dated, now) if last_look is None else min(max(dated, earliest), now)


def received_date(raw: bytes) -> datetime | None:
    """Read the date of the topmost Received field (RFC 5321 §4.4) in UTC, None if there is none to read.

    The topmost is the newest, and the last server wrote it; those below may be of the sender's making.
    """
    head = re.split(rb"\r?\n\r?\n", raw[:_HEAD_BYTES], maxsplit=1)[0]
    found = _TOPMOST.search(head)
    if found is None:
        return None
    written = found[1].rpartition(b";")[2].strip()
    if len(written) > _LONGEST_DATE or not (_YEAR.search(written) and _TIME.search(written)):
        return None
    try:
        parsed = parsedate_tz(written.decode("ascii", "replace"))
        if parsed is None or parsed[9] is None:
            return None
        return datetime.fromtimestamp(_seconds(parsed[:6], parsed[9]), UTC)
    except (ValueError, OverflowError, OSError, IndexError, TypeError):
        return None


def _seconds(moment: tuple[int, ...], offset: int) -> float:
    year, month, day, hour, minute, second = moment
    return datetime(year, month, day, hour, minute, min(second, 59), tzinfo=UTC).timestamp() - offset


# The mail reader: raw bytes to the email that the service reads.

_OVERSIZE = "X-Judge-Oversize"
_STRAY = STRAY.decode().lower()
_MAX_REFERENCES = 20


@dataclass(frozen=True, slots=True)
class MessageReader:
    """Raw bytes to an email; never raises on any bytes.

    The judge has these addresses, behind a border that signs its findings with these names.

    `border_ids` are the authserv-ids (RFC 8601 §2.5) whose topmost Authentication-Results is believed;
    `limit` holds the bounds on what is parsed.
    """

    own_addresses: Collection[str]
    border_ids: Collection[str] = ()
    limit: Limits = field(default_factory=Limits)

    def read(self, raw: bytes) -> Email:
        """Read one mail; what cannot be read is said in `unreadable`, whatever the bytes are."""
        plain = normalise(raw)
        headers = split_headers(header_block(plain, self.limit), self.limit.fields)
        why = _too_large(headers, self.limit.size) or excess(plain, self.limit)
        body = Body(None, ()) if why else plain_body(headers, plain) or self._body(plain)
        email = self._email(headers, body, why or body.why)
        return replace(email, trust=min(email.trust, Trust.CLAIMED)) if ambiguous(raw) else email

    def trim(self, raw: bytes, size: int) -> bytes:
        """Make what is kept of an email over the limit: its header and a line for `read` with its size."""
        head = raw[: self.limit.header_bytes]
        block = re.split(rb"\r?\n\r?\n", head, maxsplit=1)[0]
        return b"%b: %d\r\n%b\r\n\r\n" % (_OVERSIZE.encode(), size, block.strip(b"\r\n"))

    def redact(self, raw: bytes, secrets: Collection[str]) -> bytes:
        """Return the mail with these words struck out wherever they stand.

        It is as long as before, or has a line that says so.
        """
        return redact(raw, secrets)

    def bounces(self, raw: bytes) -> Sequence[Bounce]:
        """Return what a delivery report says; empty for any other mail."""
        return read_bounces(raw, self.limit)

    def _body(self, plain: bytes) -> Body:
        """Parse the body."""
        try:
            return read_body(parse(plain), self.limit.html_chars)
        except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
            return Body(None, (f"the mail is broken ({type(error).__name__})",), why=NO_TEXT)

    def _email(self, headers: Headers, body: Body, why: str) -> Email:
        author = sender(headers)
        own = {address.lower() for address in self.own_addresses}
        subject, references = headers.line("subject"), headers.ids("references", "in-reply-to")
        if STOP in subject:
            references += _stopped(subject, own)
        return Email(
            sender=author.address,
            sender_name=author.name,
            subject=subject,
            message_id=next(iter(headers.ids("message-id")), ""),
            references=references[-_MAX_REFERENCES:],
            text=body.text or "",
            unread="\n".join(filter(None, (body.unread, *headers.all(_STRAY)))),
            trust=trust(headers, author, self.border_ids),
            silence=silence(headers, author.address, own, in_report=body.in_report)
            or _of_body(headers, body),
            unreadable=why,
            notes=body.notes + _author_notes(author),
            shared=_is_shared(headers, {*own, author.address.lower()}),
            page_tokens=(*page_tokens_in(subject), *body.page_tokens),
        )


def _stopped(subject: str, own: Collection[str]) -> tuple[str, ...]:
    """The mail of the judge that a STOP in the subject answers, as mail programs that unsubscribe say it."""
    token = token_of_stop(subject)
    return tuple(f"<{token}@{address.rpartition('@')[2]}>" for address in own) if token else ()


def _of_body(headers: Headers, body: Body) -> Silence | None:
    """Return why a mail with such a body is passed over in silence; None if it may be answered."""
    if body.feedback or (body.mail and is_complaint(headers)):
        return Silence.AUTOMATIC
    if body.report:
        return Silence.BOUNCE if body.report.endswith("delivery-status") else Silence.AUTOMATIC
    return Silence.CALENDAR if body.of_calendar else None


_ADDRESS = re.compile(r"[^\s<>@,;:()\[\]]{1,64}@[\w.-]{1,255}")
_QUOTES = re.compile(r'["\\]')
_RECIPIENTS = ("to", "cc", "bcc", "apparently-to")
_RESENT = ("resent-to", "resent-cc", "resent-bcc")


def _is_shared(headers: Headers, ours: Collection[str]) -> bool:
    """Whether an email went to anyone but us and its sender; one address that we do not know may be ours.

    What a mail server between passes on says so in Resent-To as well; what its sender did, in their own name.
    """
    resent = {one for value in headers.all("resent-from") for one in _addresses(value)}.intersection(ours)
    names = (*_RECIPIENTS, *_RESENT) if resent else _RECIPIENTS
    found = {one for name in names for value in headers.all(name) for one in _addresses(value)}
    others = found.difference(ours)
    return len(others) > (0 if found.intersection(ours) else 1)


def _addresses(value: str) -> Iterator[str]:
    """Return what may be an address in a header, `"edgar"@eng.example` and words in other letters too."""
    plain = _QUOTES.sub("", unicodedata.normalize("NFKC", decode_words(value)))
    return (one.lower().rstrip(".") for one in _ADDRESS.findall(plain))


def _too_large(headers: Headers, limit: int) -> str:
    if _OVERSIZE.lower() not in headers.names():
        return ""
    size = clean_line(headers.get(_OVERSIZE.lower()), 20)
    if not re.fullmatch(r"[0-9]+", size):
        return ""
    if int(size) == UNREAD:
        return "the mail server did not let it be read: send it again"
    return f"it is too large ({int(size):,} bytes; at most {limit:,} are read)"


def _author_notes(author: Sender) -> tuple[str, ...]:
    several = bool(author.address) and not author.alone
    return ("the mail names several authors; only the first was looked at",) if several else ()
