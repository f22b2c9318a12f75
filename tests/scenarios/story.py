"""Reads a story file into steps and plays them on real services (see README.md)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.headerregistry import HeaderRegistry
from email.message import EmailMessage
from functools import cache, lru_cache
from itertools import chain
from pathlib import Path
from typing import Any

from judge.records import OutgoingEmail, SendReport, SendStatus
from judge.render.languages import languages
from judge.render.text.messages import say
from judge.render.text.reader_language import in_language
from judge.service import work_round
from judge.service.dependencies import Services
from judge.service.incoming import intake
from judge.service.keeper_policy import ConfirmationPolicy
from judge.service.outgoing import delivery
from tests.messages import place
from tests.services import BORDER

STORIES = Path(__file__).parent / "stories"
_MARKERS = (
    "> ",
    "+> ",
    "!> ",
    "re> ",
    "re+> ",
    "re!> ",
    "careful ",
    "people ",
    "orders: ",
    "leader: ",
    "< ",
    "no < ",
    "@ ",
    "tick",
    "quiet",
    "include ",
    "#",
)


class _Headers(HeaderRegistry):
    """Headers as values, made once: to read an address costs as much as to handle a line of an email."""

    def __init__(self) -> None:
        super().__init__()
        self._made = lru_cache(maxsize=4096)(super().__call__)

    def __call__(self, name: str, value: Any) -> Any:
        return self._made(name, value)


_READING = policy.default.clone(header_factory=_Headers())
_WRITING = policy.SMTP.clone(header_factory=_Headers())


@dataclass(frozen=True)
class Step:
    """One marker line with the lines below it."""

    file: str
    line: int
    marker: str
    text: str
    body: tuple[str, ...]

    @property
    def where(self) -> str:
        return f"{self.file}:{self.line}"


def read(name: str) -> Iterator[Step]:
    """The steps of a story, those it includes in their place."""
    for step in steps_of(name):
        if step.marker == "include":
            yield from read(step.text)
        else:
            yield step


def split(name: str) -> tuple[str, Iterator[Step]]:
    """The story that a story begins with, nothing if none, and the steps after it."""
    steps = steps_of(name)
    first = next(steps)
    if first.marker != "include":
        return "", read(name)
    rest = (read(step.text) if step.marker == "include" else (step,) for step in steps)
    return first.text, chain.from_iterable(rest)


def steps_of(name: str) -> Iterator[Step]:
    """The steps of a story as they stand in its file, comments left out."""
    file = STORIES / f"{name}.story"
    lines = file.read_text(encoding="utf-8").splitlines()
    starts = [n for n, line in enumerate(lines) if _is_marker(line)]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        marker = next(m for m in _MARKERS if lines[start].startswith(m)).strip()
        text = lines[start][len(marker) :].strip()
        if marker != "#":
            yield Step(file.name, start + 1, marker, text, tuple(lines[start + 1 : end]))


def _is_marker(line: str) -> bool:
    """A quote line in a mail's body begins with > as well, but names no address and subject."""
    if line.startswith(("> ", "+> ", "!> ", "re> ", "re+> ", "re!> ")):
        return "@" in line and ": " in line and "SIGN" not in line
    return line.startswith(_MARKERS)


def raw_mail(
    sender: str,
    subject: str,
    body: str,
    message_id: str,
    verdict: str = "",
    answers: str = "",
    subtype: str = "plain",
) -> bytes:
    """A mail of one text to the judge as it comes from the server.

    `verdict` is what the border found of DMARC; `answers` is the Message-ID that its program puts into
    In-Reply-To and References.
    """
    message = EmailMessage(policy=_WRITING)
    if verdict:
        domain = sender.rpartition("@")[2]
        message["Authentication-Results"] = f"{BORDER}; dmarc={verdict} header.from={domain}"
    message["From"], message["To"], message["Subject"] = sender, "judge@judge.example", subject
    message["Message-ID"] = message_id
    if answers:
        message["In-Reply-To"] = message["References"] = answers
    message.set_content(body, subtype=subtype)
    return message.as_bytes()


def asks_for_yes(mail: EmailMessage) -> bool:
    """Whether a mail of the judge's asks an address whether it wants mail, in any language."""
    return str(mail["Subject"]) in _questions(languages())


@cache
def _questions(codes: tuple[str, ...]) -> frozenset[str]:
    asked = set[str]()
    for code in codes:
        with in_language(code):
            asked.add(f"TEST {say('email-opt-in-asked.subject')}")
    return frozenset(asked)


def yes_to(mail: EmailMessage, text: str = "Yes", sender: str = "") -> bytes:
    """The answer of somebody whose mail program threads, with our text below."""
    message = EmailMessage(policy=_WRITING)
    message["From"], message["To"] = sender or str(mail["To"]), "judge@judge.example"
    message["Subject"] = f"Re: {mail['Subject']}"
    message["Message-ID"] = f"<yes.{str(mail['Message-ID'])[1:]}"
    message["In-Reply-To"] = message["References"] = str(mail["Message-ID"])
    message.set_content(above_quote(text, mail))
    return message.as_bytes()


def above_quote(text: str, mail: EmailMessage, attribution: str = "", mark: str = "> ") -> str:
    """What mail programs make of an answer: the text, and the mail answered below it."""
    quoted = "".join(f"{mark}{line}\n" for line in words(mail).splitlines())
    attribution = attribution or f"On Mon, 5 Jan 2026 at 14:00, {mail['From']} wrote:"
    return f"{text}\n\n{attribution}\n{quoted}"


@dataclass
class CapturedTransport:
    """A transport that keeps what goes out."""

    mails: list[EmailMessage] = field(default_factory=list)

    def send(self, parcel: OutgoingEmail) -> SendReport:
        message = message_from_bytes(parcel.raw, policy=_READING)
        assert isinstance(message, EmailMessage)
        assert message["To"] == parcel.recipient
        self.mails.append(message)
        return SendReport(SendStatus.SENT)


def words(mail: EmailMessage) -> str:
    """The text of a mail, whatever is attached to it."""
    text = mail.get_body(("plain",))
    assert text is not None
    return str(text.get_content())


@dataclass
class StoryJudge:
    """A judge that plays a story: services, transport and the time of the story."""

    services: Services
    transport: CapturedTransport = field(default_factory=CapturedTransport)
    now: datetime = datetime(2026, 1, 1, tzinfo=UTC)
    mail_count: int = 0
    unread: list[EmailMessage] = field(default_factory=list)
    sent: list[EmailMessage] = field(default_factory=list)
    leaders: dict[str, tuple[str, str]] = field(default_factory=lambda: dict(_LEADERS))
    says_yes: bool = True
    """Whoever is asked whether he wants mail answers YES at once, with a mail program that threads."""

    def play(self, name: str) -> None:
        self.take(read(name))

    def take(self, steps: Iterable[Step]) -> None:
        """Do what steps say, in their order."""
        for step in steps:
            getattr(self, _METHODS[step.marker])(step)

    def set_time(self, step: Step) -> None:
        self.now = datetime.fromisoformat(step.text).replace(tzinfo=UTC)

    def mail_in(self, step: Step) -> None:
        sender, _, subject = step.text.partition(": ")
        body = "\n".join(step.body) + "\n"
        verdict = {"+>": "pass", "!>": "fail"}.get(step.marker, "")
        self.deliver(sender, self._with_token(subject), self._with_token(body), verdict)

    def orders_in(self, step: Step) -> None:
        """A mail from each power named below, with its player's password; commas part the orders."""
        unread: list[EmailMessage] = []
        for line in filter(None, step.body):
            letter, _, orders = line.partition(": ")
            sender, password = self.leaders[letter]
            text = orders.replace(", ", "\n")
            self.deliver(sender, "orders", f"SIGN ON {letter} {step.text} {password}\n{text}\n")
            unread += self.unread
        self.unread = unread

    def change_leader(self, step: Step) -> None:
        """Who leads a power from now on, and his password."""
        letter, sender, password = step.text.split()
        self.leaders[letter] = (sender, password)

    def reply_in(self, step: Step) -> None:
        """An answer to the last mail with those words to its sender, or to the one behind `as`."""
        sender, _, words = step.text.partition(": ")
        words, _, owner = words.partition(" as ")
        body = "\n".join(step.body)
        verdict = {"re+>": "pass", "re!>": "fail"}.get(step.marker, "")
        self.reply(sender, self.last(owner or sender, words), self._with_token(body), verdict)

    def last(self, to: str, words: str = "") -> EmailMessage:
        """The last mail to an address whose subject begins with these words, or else has them in it."""
        found = [mail for mail in self.sent if mail["To"] == to and words in str(mail["Subject"])]
        assert found, f"no mail to {to}: {words}"
        return ([mail for mail in found if str(mail["Subject"]).startswith(words)] or found)[-1]

    def reply(self, sender: str, mail: EmailMessage, text: str, verdict: str = "") -> None:
        """An answer with the mail quoted below, as programs write it."""
        subject, answers = f"Re: {mail['Subject']}", str(mail["Message-ID"])
        self.deliver(sender, subject, above_quote(text, mail), verdict, answers)

    def deliver(
        self,
        sender: str,
        subject: str,
        body: str,
        verdict: str = "",
        answers: str = "",
        subtype: str = "plain",
    ) -> None:
        self.mail_count += 1
        ident = f"<{self.mail_count}@{sender.partition('@')[2]}>"
        self.deliver_raw(raw_mail(sender, subject, body, ident, verdict, answers, subtype))

    def change_security(self, step: Step) -> None:
        """Each word changes one of the keeper's choices."""
        for word in step.text.split():
            self.change_policy(**_SECURITY_CHANGES[word])

    def change_policy(self, **values: Any) -> None:
        security = replace(self.services.security, **values)
        self.services = replace(self.services, security=security)

    @property
    def token(self) -> str:
        """The last token that was mailed to anybody."""
        found = (_TOKEN.findall(words(message)) for message in reversed(self.sent))
        return next((tokens[-1] for tokens in found if tokens), "no-token-yet")

    def _with_token(self, text: str) -> str:
        """The text with the last token in its place; to look for one takes as long as to handle an email."""
        return text.replace("{token}", self.token) if "{token}" in text else text

    def deliver_raw(self, raw: bytes) -> None:
        intake.receive(self.services, raw, self.now, "story")
        self.tick(None)

    def tick(self, _step: Step | None) -> None:
        work_round.work(self.services, self.now)
        self.transport.mails.clear()
        delivery.flush(self.services.store.outbox, self.transport, self.now + timedelta(seconds=1))
        self.unread = list(self.transport.mails)
        self.sent += self.unread
        asked = [mail for mail in self.unread if asks_for_yes(mail)] if self.says_yes else []
        for mail in asked:
            kept = [one for one in self.unread if one is not mail]
            self.deliver_raw(yes_to(mail))
            self.unread = kept + self.unread

    def change_habit(self, step: Step) -> None:
        """Whether people answer YES by themselves."""
        self.says_yes = step.text == "answer"

    def mail_out(self, step: Step) -> None:
        found = self._find(step)
        assert found, f"{step.where}: no mail to {step.text}; there is {self._summary()}"
        body = words(found[0])
        position = 0
        for line in filter(None, (line.strip() for line in step.body)):
            if line.startswith("…"):
                assert place(body, line[1:].strip()) < 0, f"{step.where}: {line} stands in\n{body}"
                continue
            at = place(body, line, position)
            assert at >= 0, f"{step.where}: not found: {line!r} in\n{found[0]['Subject']}\n{body}"
            position = at

    def no_mail_out(self, step: Step) -> None:
        assert not self._find(step), f"{step.where}: there is a mail to {step.text}"

    def quiet(self, step: Step) -> None:
        assert not self.unread, f"{step.where}: there is {self._summary()}"

    def _find(self, step: Step) -> list[EmailMessage]:
        address, _, words = step.text.partition(": ")
        mails = (mail for mail in self.unread if mail["To"] == address)
        return [mail for mail in mails if place(str(mail["Subject"]), words.strip()) >= 0]

    def _summary(self) -> list[str]:
        return [f"{m['To']}: {m['Subject']}" for m in self.unread]


_LEADERS: dict[str, tuple[str, str]] = {
    "A": ("anna@aus.example", "swordA"),
    "E": ("edgar@eng.example", "swordE"),
    "F": ("fleur@fra.example", "swordF"),
    "G": ("gerd@ger.example", "swordG"),
    "I": ("irma@ita.example", "swordI"),
    "R": ("rolf@rus.example", "swordR"),
    "T": ("tara@tur.example", "swordT"),
}
"""Who leads the powers in the opening, and the passwords."""
_TOKEN = re.compile(r"(?:CONFIRM |PASSWORD |YES (?=[0-9a-f]{32}\b))([0-9a-f]{32,})")
"""A token in an email; that of the question whether an address wants email is longer."""
_SECURITY_CHANGES: Mapping[str, Mapping[str, Any]] = {
    "weak": {"confirmation": ConfirmationPolicy.WEAK, "resignation": ConfirmationPolicy.WEAK},
    "always": {"confirmation": ConfirmationPolicy.ALWAYS, "resignation": ConfirmationPolicy.ALWAYS},
    "believing": {"hold_disowned": False},
}
_METHODS = {
    ">": "mail_in",
    "+>": "mail_in",
    "!>": "mail_in",
    "re>": "reply_in",
    "re+>": "reply_in",
    "re!>": "reply_in",
    "careful": "change_security",
    "people": "change_habit",
    "orders:": "orders_in",
    "leader:": "change_leader",
    "<": "mail_out",
    "no <": "no_mail_out",
    "@": "set_time",
    "tick": "tick",
    "quiet": "quiet",
}
