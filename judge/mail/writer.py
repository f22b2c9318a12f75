"""The mail writer: composed text to the final bytes of a mail."""

from __future__ import annotations

import hmac
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from email.headerregistry import Address, BaseHeader, HeaderRegistry, UniqueUnstructuredHeader
from email.message import EmailMessage, Message
from email.policy import SMTP, EmailPolicy, Policy
from email.utils import format_datetime
from hashlib import sha256

from judge.mail.automatic import LOOP_HEADER
from judge.mail.charset import clean_line, clean_text
from judge.mail.sender import normal_address
from judge.service.ports import CalendarFile, MailText, Parcel, Thread

_MAX_IDS = 20
_MAX_LINE = 900
_MAX_SUBJECT = 300
_ID = re.compile(r"<[!-;=?-~]{1,250}>")


class _Plain(BaseHeader):
    """A value of our own making, written as it is: to look for something to encode would take time."""

    max_count = 1

    @classmethod
    def parse(cls, value: str, kwds: dict[str, str]) -> None:
        """Take the value for what it is."""
        kwds["parse_tree"] = kwds["decoded"] = value

    def fold(self, *, policy: Policy[Message[str, str]]) -> str:
        """Write it on one line."""
        return f"{self.name}: {self}{policy.linesep}"


class _IdList(_Plain):
    """Message identifiers, one a line: the standard header would turn long ones into encoded words."""

    def fold(self, *, policy: Policy[Message[str, str]]) -> str:
        """Write the identifiers as they are."""
        return f"{self.name}: " + f"{policy.linesep} ".join(self.split()) + policy.linesep


class _Subject(UniqueUnstructuredHeader, BaseHeader):
    """A subject, on one line where it can be: programs that look for `Subject: CODE:` read no folded one."""

    max_count = 1

    def fold(self, *, policy: Policy[Message[str, str]]) -> str:
        """Write it on one line if it is not too long and needs no encoded words."""
        if str(self).isascii() and len(self) <= _MAX_SUBJECT:
            return f"{self.name}: {self}{policy.linesep}"
        return super().fold(policy=policy)


class _Registry(HeaderRegistry):
    """Makes the class of a header once, where the standard registry makes a new one for every header."""

    def __init__(self) -> None:
        super().__init__()
        self._made: dict[str, type[BaseHeader]] = {}

    def __getitem__(self, name: str) -> type[BaseHeader]:
        key = name.lower()
        if key not in self._made:
            self._made[key] = super().__getitem__(name)
        return self._made[key]


def _policy() -> EmailPolicy[EmailMessage]:
    registry = _Registry()
    for name in ("message-id", "in-reply-to", "references"):
        registry.map_to_type(name, _IdList)
    registry.map_to_type("subject", _Subject)
    for name in ("date", "auto-submitted", "x-auto-response-suppress"):
        registry.map_to_type(name, _Plain)
    return SMTP.clone(header_factory=registry)


_POLICY = _policy()


@dataclass(frozen=True, slots=True)
class MessageWriter:
    """Wraps mails from a judge: its address, the name shown beside it, its code, and what only it knows.

    Every mail goes to one recipient, says that a program wrote it (RFC 3834 §5) and carries the mark by which
    judges know each other's mails.
    """

    address: str
    name: str
    code: str
    salt: Callable[[], bytes]
    """Asked for when the first mail is wrapped, and always the same."""

    def write(
        self, text: MailText, key: str, recipient: str, thread: Thread, now: datetime, *, reply: bool
    ) -> Parcel:
        """Make the parcel; the same arguments give the same bytes. ValueError for an address that is none."""
        if not recipient or normal_address(recipient) != recipient.lower():
            raise ValueError(f"not an address to write to: {recipient!r}")
        message = EmailMessage(policy=_POLICY.clone(utf8=not recipient.isascii()))
        ident = self._ident(key, now)
        for field, value in self._fields(text, recipient, ident, thread, now, reply=reply):
            message[field] = value
        _set_body(message, clean_text(text.body))
        for file in text.calendar:
            _attach(message, file)
        if text.calendar:
            message.set_boundary(f"=_{sha256(ident.encode()).hexdigest()[:32]}")
        return Parcel(key, recipient, ident, message.as_bytes())

    def token(self, key: str, now: datetime) -> str:
        """The part of that parcel's Message-ID that nobody can guess."""
        return self._ident(key, now)[1:].partition("@")[0]

    def _ident(self, key: str, now: datetime) -> str:
        return self.message_id(f"{key} {now.isoformat()}")

    def message_id(self, key: str) -> str:
        """Return the identifier that a key always gives, at the judge's domain.

        A mail's key goes with its moment, so that a judge begun anew does not use old identifiers again.
        Without the salt nobody can work out which key is behind an identifier, or what another mail has.
        """
        digest = hmac.digest(self.salt(), key.encode("utf-8", "surrogatepass"), "sha256").hex()
        return f"<{digest[:40]}@{self.address.rpartition('@')[2]}>"

    def _fields(
        self, text: MailText, recipient: str, ident: str, thread: Thread, now: datetime, *, reply: bool
    ) -> Sequence[tuple[str, object]]:
        fields: list[tuple[str, object]] = [
            ("From", _mailbox(self.address, _header_text(self.name))),
            ("To", _mailbox(recipient)),
            ("Date", format_datetime(now.astimezone(UTC))),
            ("Subject", _header_text(text.subject)),
            ("Message-ID", ident),
        ]
        root = self.message_id(f"thread {thread.root}") if thread.root else ""
        if answered := _ids((thread.reply_to, root)):
            fields.append(("In-Reply-To", answered[0]))
        if references := _references(root, thread, ident):
            fields.append(("References", " ".join(references)))
        return [
            *fields,
            ("Auto-Submitted", "auto-replied" if reply else "auto-generated"),
            ("X-Auto-Response-Suppress", "All"),
            (LOOP_HEADER, clean_line(f"{self.code} {self.address}")),
        ]


def _mailbox(address: str, name: str = "") -> Address:
    local, _, domain = address.rpartition("@")
    return Address(name, username=local, domain=domain)


def _header_text(text: str) -> str:
    """Text for a header line: no line ends, and nothing that the header parser would decode into some.

    Python before 3.11.10 wrote a decoded line end into the mail as it was (CVE-2024-6923).
    """
    return re.sub(r"=\?(?=[^\s?]+\?[bBqQ]\?)", "= ?", clean_line(text))


def _ids(candidates: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(ident for ident in candidates if _ID.fullmatch(ident)))


def _references(root: str, thread: Thread, own: str) -> tuple[str, ...]:
    """Return at most 20 identifiers, the root first and the mail answered last (RFC 5322 §3.6.4).

    No mail bears the root's identifier; mail programs gather under it all the same.
    """
    chain = [ident for ident in _ids((root, *thread.references)) if ident not in {thread.reply_to, own}]
    chain += _ids((thread.reply_to,))
    return tuple(chain[:1] + chain[1:][-(_MAX_IDS - 1) :])


def _set_body(message: EmailMessage, body: str) -> None:
    """Fixed lines, never flowed: the tables of a results mail must stay as they are (RFC 3676 §4.1)."""
    lines = body.rstrip("\n") + "\n"
    plain = lines.isascii() and max(map(len, lines.split("\n"))) <= _MAX_LINE
    message.set_content(lines, cte="7bit" if plain else "quoted-printable", params={"format": "fixed"})


def _attach(message: EmailMessage, file: CalendarFile) -> None:
    """Attach a calendar file, its method named as programs want it (RFC 6047 §2.4)."""
    coding = "7bit" if file.text.isascii() else "quoted-printable"
    message.add_attachment(
        file.text, subtype="calendar", filename=file.name, cte=coding, params={"method": file.method}
    )
