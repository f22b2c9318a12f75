"""Redaction: passwords and tokens are masked in everything that is sent or logged, and in the stored email.

docs: sender, "Secrets are masked in everything that leaves"

The judge quotes people: a reply shows each line it got, a copy of orders goes to the player of record, an
error is logged. A password in such a line must not come back, even if it is in the wrong place or in a line
that was not understood. And no secret is known beforehand: only hashes of passwords and tokens are kept.

So each email has a `Redactor`. While the email is read, whatever is a secret in it, or may be one, is added
(`language.secret_words` finds them). Every email composed meanwhile goes through `RedactingWriter`, every log
record through `RedactionFilter`. Both mask the secrets, and everything that looks like one of the judge's
tokens. Only a token that the judge has just made may pass, in the one email that brings it to its owner
(`allow_token`).

Words that are ordinary to the judge (a province, a command) are masked only in the place of a password:
elsewhere that would damage a table of orders, and tell everybody what the password was.

Read `Redactor`, then `RedactingWriter` and `with_redaction`; `redact_command` and `redact_unread` are for the
lines that a reply quotes.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from datetime import datetime
from html import escape, unescape
from string import hexdigits

from judge.game.commands import Command
from judge.game.commands.master import Adjust, SetSetting
from judge.game.commands.member import Broadcast, GiveAhead, GiveOrders, Press, RecordDiary
from judge.known_secrets import MASK, whole_word, without_words
from judge.language.secret_words import (
    beside_password,
    possible_secrets,
    secret_start,
    secrets_in_mail,
    secrets_of,
    undecorated,
)
from judge.language.text.patterns import TOKEN, without_tokens
from judge.language.text.subjects import taken_for_command
from judge.mail.reader import MessageReader
from judge.mail.writer import MailWriter
from judge.memo import once
from judge.records import Email, EmailId, EmailText, OutgoingEmail, Picture, Thread
from judge.service.dependencies import Adapters, Services
from judge.store.database import UnitOfWork

SHORTEST = 3
"""A shorter secret cannot be told from the text around it."""
_OF_ADVICE = frozenset(["game", "join", "name", "password", "power", "sign", "the", "words"])
"""What we say of a SIGN ON that was not understood, whatever stood in it."""
_TOKEN = re.compile(rf"(?<![0-9A-Za-z]){TOKEN}(?![0-9A-Za-z])", re.IGNORECASE)
"""Whatever looks like a token: a live one is not known, only its hash is."""
_TAG = re.compile(r"(<[^>]*>)")
_MARKUP = re.compile("[&<>\"']")
"""What stands as an entity in a page."""
_WEB_LINK = re.compile(r'<a [^>]*href="https?:')
_TOKEN_RUN = b"x" * 32
"""What every text with a token has in it, once its letters are translated by `_AS_RUNS`."""
_AS_RUNS = bytes(b"x"[0] if chr(sign) in hexdigits else b" "[0] for sign in range(256))
"""Each digit of a token as `x`, all else as a blank: a run is found fifteen times as fast as by a pattern."""


@dataclass(slots=True)
class Redactor:
    """The secrets of the email that is handled.

    `ordinary` are words, in lower case, that are never masked; `allowed_tokens` are fresh ones on their way
    to their owners.
    """

    ordinary: Container[str] = frozenset()
    secrets: set[str] = field(default_factory=set)
    allowed_tokens: set[str] = field(default_factory=set)

    def add_secrets(self, words: Iterable[str]) -> None:
        """Redact these words from now on, also without the signs around them."""
        for word in words:
            # Never the mask: it would be struck out again and again in every text that was redacted already.
            self.secrets |= {word, undecorated(word)} - {"", MASK}

    def spare_press(self, text: str) -> None:
        """Stop redacting the words of a message that was shown to its author and is sent as it was."""
        words = set(re.findall(r"\S+", text.lower()))
        words |= {word.strip(".,;:!?()\"'") for word in words}
        self.secrets = {secret for secret in self.secrets if secret.lower() not in words}

    def allow_token(self, token: str) -> None:
        """Stop redacting a fresh token: it has to reach its owner."""
        self.allowed_tokens.add(token)

    def redact(self, text: str) -> str:
        """Return the text with every secret masked, and every token that is not allowed."""
        if _TOKEN_RUN in text.encode("ascii", "replace").translate(_AS_RUNS):
            text = _TOKEN.sub(lambda found: found[0] if found[0] in self.allowed_tokens else MASK, text)
        if not self.secrets:
            return text
        folded = text.casefold()
        there = (word for word in self.secrets if len(word) >= SHORTEST and word.casefold() in folded)
        words = [word for word in there if word.lower() not in self.ordinary]
        return whole_word(*words).sub(MASK, text) if words else text

    def redact_around(self, text: str, links: Collection[str]) -> str:
        """Return the text redacted, except for these links, which bring the reader's own token."""
        redacted = self.redact(text)
        if redacted == text or not links or not self.secrets:
            return redacted
        return self._redact_between(text, sorted(links, key=len, reverse=True))

    def _redact_between(self, text: str, links: Sequence[str]) -> str:
        """Return the text redacted between the links, of which none is a part of one before it."""
        if not links:
            return self.redact(text)
        # To compile an expression of the links costs a third of what an order email costs.
        first, *others = links
        return first.join([self._redact_between(part, others) for part in text.split(first)])

    def redact_page(self, html: str, links: Collection[str]) -> str:
        """Return the HTML with every secret in its text masked; its tags and these links are the judge's own.

        A link to what somebody wrote that has a secret in it leads nowhere.
        """
        # Our entities stand for no letter of a token, and for none of most secrets.
        if not any(map(_MARKUP.search, self.secrets)) and self.redact(html) == html:
            return html
        whole = unescape(html)
        if self.redact_around(whole, links) == whole:  # nearly always true, with a hundredth of the calls
            return html
        pieces = _TAG.split(html)
        for at in range(0, len(pieces), 2):  # a tag stands between two texts
            text = unescape(pieces[at])
            redacted = self.redact_around(text, links)
            if redacted != text:
                pieces[at] = escape(redacted, quote=False)
        for at in range(1, len(pieces), 2):
            link = unescape(pieces[at]) if _WEB_LINK.match(pieces[at]) else ""
            if self.redact_around(link, links) != link:
                pieces[at] = "<a>"
        return "".join(pieces)

    def redact_kept(self, command: Command) -> Command:
        """Return the command without secrets in words that its game keeps and shows later."""
        match command:
            case Press() | Broadcast() | RecordDiary():
                return replace(command, body=self._redact_written(command.body))
            case SetSetting(value=text) if type(text) is str:  # not a member of an enumeration
                return replace(command, value=self._redact_written(text))
            case GiveOrders(lines=lines) if lines:
                return replace(
                    command, lines=tuple((unit, self._redact_written(line)) for unit, line in lines)
                )
            case Adjust():
                return replace(command, reason=self._redact_written(command.reason))
            case GiveAhead():
                return replace(command, lines=tuple(map(self._redact_written, command.lines)))
            case _:
                return command

    def _redact_written(self, text: str) -> str:
        """Return what a person wrote, redacted; in it a token in pieces is masked, too."""
        return self.redact(without_tokens(text, MASK))


def redact_command(text: str, command: Command, shown: Container[str] = ()) -> str:
    """Return the line of a command that was understood, with its password or token masked.

    `shown` are names of games, which are no secrets: a SIGN ON may lack its password.
    """
    for secret in secrets_of(command):
        if secret.lower() not in shown:
            text = text.replace(secret, MASK)
    return text


def redact_unread(
    text: str, *also: str, hidden: Iterable[str] = (), shown: Container[str] = ()
) -> tuple[str, ...]:
    """Return a line that was not understood but may hold a password, and the answer to it, both redacted.

    `hidden` are further words that may be one; `shown` are names of games, which are none beside a word for
    it.
    """
    start, inside = secret_start(text), _beside(text, hidden, shown)
    masked = text if start is None else text[:start] + re.sub(r"\S+", MASK, text[start:])
    said = words_unread(text, hidden=hidden, shown=shown)
    return without_words(masked, inside), *(without_words(part, said) for part in also)


def words_unread(text: str, *, hidden: Iterable[str] = (), shown: Container[str] = ()) -> tuple[str, ...]:
    """Return the words of such a line that are masked in the answer to it."""
    start = secret_start(text)
    words = (*(text[start:].split() if start is not None else ()), *_beside(text, hidden, shown))
    return tuple(word for word in words if len(word) >= SHORTEST and word.lower() not in _OF_ADVICE)


def _beside(text: str, hidden: Iterable[str], shown: Container[str]) -> list[str]:
    return [*hidden, *(word for word in beside_password(text) if word.lower() not in shown)]


@once
def secrets_of_subject(email: Email) -> tuple[str, ...]:
    """Return what may be a password in an email's subject."""
    return possible_secrets(taken_for_command(email.subject))


def redact_subject(email: Email, shown: Container[str] = ()) -> str:
    """Return a subject without what may be a password; `shown` are names of games, which are none."""
    return without_words(
        email.subject, [word for word in secrets_of_subject(email) if word.lower() not in shown]
    )


@dataclass(frozen=True, slots=True)
class RedactingWriter:
    """A `MailWriter` that redacts every email before the inner one writes it."""

    inner: MailWriter
    redactor: Redactor

    def write(
        self, text: EmailText, key: str, recipient: str, thread: Thread, now: datetime, *, reply: bool
    ) -> OutgoingEmail:
        """Redact subject, body and page, then write."""
        redacted = replace(
            text,
            subject=self.redactor.redact(text.subject),
            body=self.redactor.redact_around(text.body, text.links),
            html=self.redactor.redact_page(text.html, text.links) if text.html else "",
        )
        return self.inner.write(redacted, key, recipient, thread, now, reply=reply)

    def picture(self, text: EmailText) -> Picture | None:
        """Return the email's picture; the sentence that replaces it is redacted."""
        if text.picture is None:
            return None
        return replace(text.picture, alternative=self.redactor.redact(text.picture.alternative))

    def token(self, key: str, now: datetime) -> str:
        """Return the inner writer's token."""
        return self.inner.token(key, now)


def with_redaction(services: Services, redactor: Redactor, handled: datetime | None = None) -> Services:
    """Return the services with a writer that redacts every email, for an email `handled` at that time."""
    return replace(services, writer=RedactingWriter(services.writer, redactor), handled=handled)


_CURRENT: ContextVar[Callable[[], Redactor]] = ContextVar("current redactor", default=Redactor)


@contextmanager
def redacted_log(redactor: Callable[[], Redactor]) -> Iterator[None]:
    """Redact what is logged inside the `with` block; the redactor is made when something is logged."""
    before = _CURRENT.set(redactor)
    try:
        yield
    finally:
        _CURRENT.reset(before)


class RedactionFilter(logging.Filter):
    """Masks the secrets of the email that is handled, and what looks like a token, in log records."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Redact the message; every record passes."""
        # Put together first, because a secret may be divided between the message and its arguments.
        record.msg, record.args = _CURRENT.get()().redact(record.getMessage()), ()
        return True


# Redaction of emails in the database that nobody will read any more.

ERASED_MAIL = b"X-Judge-Forgotten: the text of this mail was let go\r\n\r\n"
"""What is kept in place of an email that is erased."""

log = logging.getLogger(__name__)


def redact_stored(services: Adapters, work: UnitOfWork, email_id: EmailId) -> None:
    """Redact a held email that was dropped or has expired."""
    work.inbox.replace_raw(email_id, redacted_mail(services.reader, work.inbox.raw(email_id)))


def redacted_mail(reader: MessageReader, raw: bytes) -> bytes:
    """Return an email without what may be a secret in it; erased if reading it fails."""
    try:
        email = reader.read(raw)
        secrets = secrets_in_mail(email.subject, email.text, email.unread)
        return reader.redact(raw, secrets.union(email.page_tokens))
    except Exception:
        log.exception("a mail that cannot be read is erased")
        return ERASED_MAIL
