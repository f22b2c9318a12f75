"""The mail writer: composed text to the final bytes of an email."""

from __future__ import annotations

import hmac
import re
from binascii import a2b_qp, b2a_qp
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from email.header import decode_header, make_header
from email.utils import format_datetime
from functools import lru_cache
from hashlib import sha256
from html import unescape
from typing import Protocol
from urllib.parse import quote

from judge.mail.automatic import LOOP_HEADER
from judge.mail.encodings import clean_line, clean_text, looks_printable
from judge.mail.headers import EOL, field, mailbox, words
from judge.mail.sender import normal_address
from judge.records import CalendarFile, EmailText, OutgoingEmail, Picture, Thread

_MAX_IDS = 20
_MAX_LINE = 900
"""Characters of a text line above which it is encoded; servers refuse more than 998."""
_MAX_SUBJECT = 300
"""Characters of a subject on one line: programs that look for `Subject: CODE:` read no folded one."""
_ENCODED_WORD = re.compile(r"=\?(?=[^\s?]+\?[bBqQ]\?)")
_ID = re.compile(r"<[!-;=?-~]{1,250}>")


class MailWriter(Protocol):
    """Text to final bytes: headers, Message-ID, thread, Auto-Submitted, one recipient."""

    def write(
        self, text: EmailText, key: str, recipient: str, thread: Thread, now: datetime, *, reply: bool
    ) -> OutgoingEmail:
        """Make the email; the same arguments give the same bytes."""
        ...

    def picture(self, text: EmailText) -> Picture | None:
        """Return the picture of the mail as it may leave: what is said of it is covered as the text is."""
        ...

    def token(self, key: str, now: datetime) -> str:
        """The part of that email's Message-ID that no one can guess: who answers the mail knows it."""
        ...


@dataclass(frozen=True, slots=True)
class MessageWriter:
    """Wraps emails from a judge: its address, the name shown beside it, its code, and what only it knows.

    Every mail goes to one recipient, says that a program wrote it (RFC 3834 §5) and carries the mark by which
    judges know each other's emails.
    """

    address: str
    name: str
    code: str
    salt: Callable[[], bytes]
    """Read when the first email is written; it never changes."""

    def write(
        self, text: EmailText, key: str, recipient: str, thread: Thread, now: datetime, *, reply: bool
    ) -> OutgoingEmail:
        """Make the email; the same arguments give the same bytes. ValueError for an address that is none."""
        if not recipient or normal_address(recipient) != recipient.lower():
            raise ValueError(f"not an address to write to: {recipient!r}")
        ident = self._ident(key, now)
        head = self._fields(text, recipient, ident, thread, now, reply=reply)
        raw = "".join(head).encode() + _content(text, ident)
        return OutgoingEmail(key, recipient, ident, raw, reply=reply)

    def picture(self, text: EmailText) -> Picture | None:
        """Return the picture of the mail."""
        return text.picture

    def token(self, key: str, now: datetime) -> str:
        """Return the part of that email's Message-ID that nobody can guess."""
        return self._ident(key, now)[1:].partition("@")[0]

    def _ident(self, key: str, now: datetime) -> str:
        return self.message_id(f"{key} {now.isoformat()}")

    def message_id(self, key: str) -> str:
        """Return the identifier that a key always gives, at the judge's domain.

        An email's key goes with its moment, so that a judge begun again does not use old identifiers again.
        Without the salt no one can work out which key an identifier was made of, or what another mail has.
        """
        return _identifier(self.salt(), key, self.address.rpartition("@")[2])

    def _fields(
        self, text: EmailText, recipient: str, ident: str, thread: Thread, now: datetime, *, reply: bool
    ) -> Iterator[str]:
        utf8 = not recipient.isascii()
        yield _from(self.address, self.name, utf8=utf8)
        yield field("To", recipient)
        yield field("Date", format_datetime((text.dated or now).astimezone(UTC)))
        yield words("Subject", _header_text(text.subject), most=_MAX_SUBJECT, utf8=utf8)
        yield field("Message-ID", ident)
        root = self.message_id(f"thread {thread.root}") if thread.root else ""
        if answered := _ids((thread.reply_to, root)):
            yield field("In-Reply-To", answered[0])
        if references := _references(root, thread, ident):
            yield field("References", f"{EOL} ".join(references))
        yield field("Auto-Submitted", "auto-replied" if reply else "auto-generated")
        yield field("X-Auto-Response-Suppress", "All")
        if thread.list_name is not None:
            yield from self._list_fields(thread.list_name, ident)
        yield field(LOOP_HEADER, clean_line(f"{self.code} {self.address}"))

    def _list_fields(self, name: str, ident: str) -> Iterator[str]:
        """The list for mail programs to sort by (RFC 2919), and how they end what may end (RFC 2369)."""
        local, _, domain = self.address.rpartition("@")
        labels = ".".join(filter(None, (name, local, domain)))
        yield field("List-Id", f"<{labels}>")
        token = ident[1:].partition("@")[0]
        yield field("List-Unsubscribe", f"<mailto:{quote(self.address, safe='@')}?subject=STOP%20{token}>")


@lru_cache(maxsize=4)  # a judge has one or two of them
def _from(address: str, name: str, *, utf8: bool) -> str:
    return field("From", mailbox(address, _header_text(name), utf8=utf8))


@lru_cache(maxsize=256)  # all emails about a phase name the same thread
def _identifier(salt: bytes, key: str, domain: str) -> str:
    digest = hmac.digest(salt, key.encode("utf-8", "surrogatepass"), "sha256").hex()
    return f"<{digest[:40]}@{domain}>"


def _header_text(text: str) -> str:
    """Text for a header line: no line ends, and nothing that the header parser would decode into some.

    Python before 3.11.10 wrote a decoded line end into the mail as it was (CVE-2024-6923).
    """
    return _ENCODED_WORD.sub("= ?", clean_line(text))


def _ids(candidates: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(ident for ident in candidates if _ID.fullmatch(ident)))


def _references(root: str, thread: Thread, own: str) -> tuple[str, ...]:
    """Return at most 20 identifiers, the root first and the mail answered last (RFC 5322 §3.6.4).

    No mail bears the root's identifier; mail programs gather under it anyway.
    """
    chain = [ident for ident in _ids((root, *thread.references)) if ident not in {thread.reply_to, own}]
    chain += _ids((thread.reply_to,))
    return tuple(chain[:1] + chain[1:][-(_MAX_IDS - 1) :])


def _content(text: EmailText, ident: str) -> bytes:
    """Return the text with its page, and behind them the calendar files.

    Boundaries are made of the identifier.
    """
    body = text_part(clean_text(text.body).rstrip("\n") + "\n", _FIXED)
    if text.html:
        body = multipart(_boundary(f"page of {ident}"), (body, page_part(text.html)), "alternative")
    if not text.calendar:
        return body
    return multipart(_boundary(ident), (body, *map(_calendar_part, text.calendar)))


def _boundary(seed: str) -> str:
    return f"=_{sha256(seed.encode()).hexdigest()[:32]}"


_PAGE = field("Content-Type", 'text/html; charset="utf-8"')


def page_part(html: str) -> bytes:
    """Return a page as a part.

    What is beyond ASCII is written as references, so that it stays as short as it is.
    """
    return text_part(clean_text(html).encode("ascii", "xmlcharrefreplace").decode("ascii"), _PAGE)


_FIXED = field("Content-Type", 'text/plain; charset="utf-8"; format="fixed"')
"""Fixed lines, never flowed: the tables of a results mail must stay as they are (RFC 3676 §4.1)."""


_BEFORE_TEXT = re.compile(
    rb"^Content-Transfer-Encoding: (7bit|quoted-printable)\r\n%b"
    % re.escape((_FIXED + field("MIME-Version", "1.0") + EOL).encode()),
    re.MULTILINE,
)
"""What stands before the text of an email as `_content` writes it."""
_AFTER_TEXT = re.compile(rb"\r\n--=_[0-9a-f]{32}")


def text_written(raw: bytes) -> str | None:
    """Return the text that an email of this writer's was made of; None for any other mail.

    A reader of emails looks for all that emails of others may have, for 1,500 calls.
    """
    found = _BEFORE_TEXT.search(raw)
    if found is None:
        return None
    end = _AFTER_TEXT.search(raw, found.end())
    body = raw[found.end() : end.start() if end else len(raw)]
    if found[1] != b"7bit":
        body = a2b_qp(body)
    return body.decode().replace(EOL, "\n").rstrip("\n")


def subject_written(raw: bytes) -> str:
    """Return the subject of an email of this writer's; empty if it has none."""
    found = _SUBJECT.search(raw)
    written = found[1].decode("ascii", "replace") if found else ""
    return " ".join((str(make_header(decode_header(written))) if "=?" in written else written).split())


_SUBJECT = re.compile(rb"^Subject: ([^\r\n]*(?:\r\n[ \t][^\r\n]*)*)", re.MULTILINE)
_BEFORE_PAGE = b"\r\n%b" % (_PAGE + field("MIME-Version", "1.0") + EOL).encode()
_ENDS_LINE = re.compile(r"<br>|</(?:p|h1|h2|tr|table)>")
_UNSHOWN = re.compile(r"<head>.*?</head>|<!--.*?-->|<[^>]*>", re.DOTALL)


def page_written(raw: bytes) -> str:
    """Return the words of the page of an email of this writer's, in their lines; empty if it has none.

    Programs that quote the page have them in its order, which is not that of the text.
    """
    _, found, rest = raw.partition(_BEFORE_PAGE)
    if not found:
        return ""
    end = _AFTER_TEXT.search(rest)
    html = rest[: end.start() if end else len(rest)]
    coding = raw[: len(raw) - len(rest) - len(found)].rpartition(b"\n")[2]
    html = a2b_qp(html) if coding.endswith(b"quoted-printable") else html
    lines = _ENDS_LINE.sub("\0", html.decode().replace(EOL, " "))
    return "\n".join(" ".join(line.split()) for line in unescape(_UNSHOWN.sub(" ", lines)).split("\0"))


def _calendar_part(file: CalendarFile) -> bytes:
    """Return a calendar file, its method named as programs want it (RFC 6047 §2.4)."""
    attached = field("Content-Disposition", f'attachment; filename="{file.name}"')
    kind = field("Content-Type", f'text/calendar; charset="utf-8"; method="{file.method}"')
    return text_part("\n".join([*file.text.splitlines(), ""]), attached, kind)


def text_part(text: str, *about: str) -> bytes:
    """A part of text with the fields that say so; `about` stands between its coding and its version of MIME.

    Its lines end as they do in the text, whatever it ends with.
    """
    lines = text.split("\n")
    # What looks encoded is not sent as it stands: programs, and our reader, decode what has no such label.
    plain = text.isascii() and max(map(len, lines)) <= _MAX_LINE and not looks_printable(text.encode())
    coding = field("Content-Transfer-Encoding", "7bit" if plain else "quoted-printable")
    head = coding + "".join(about) + field("MIME-Version", "1.0") + EOL
    if not plain:
        text = b2a_qp(text.encode(), istext=True).decode("ascii")
    return (head + text.replace("\n", EOL)).encode("ascii")


def multipart(boundary: str, parts: Iterable[bytes], kind_of_parts: str = "mixed") -> bytes:
    """Parts one after the other, with the fields that say so (RFC 2046 §5.1)."""
    kind = field("Content-Type", f'multipart/{kind_of_parts}; boundary="{boundary}"')
    head = field("MIME-Version", "1.0") + kind + EOL
    inside = b"".join(f"--{boundary}{EOL}".encode() + part + EOL.encode() for part in parts)
    return head.encode() + inside + f"--{boundary}--{EOL}".encode()
