"""Replies of a mail server by the grammar of RFC 5321 §4.2, with mutations; and what each of them means.

What is expected is worked out here by an expression over all that the server says at a step, and has nothing
in common with the reader that is tried.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random

from judge.mail.smtp import SmtpRelay, SmtpTransport
from judge.records import OutgoingEmail, SendStatus
from tests.servers.smtp import Script, scripted

YES = {"": "220", "EHLO": "250", "MAIL": "250", "RCPT": "25[01]", "DATA": "354", ".": "250"}
USUAL = {"": "220 hello", "EHLO": "250-test\r\n250 SIZE 1000000", "DATA": "354 go on"}
_ABOUT_US = ("", "EHLO")
_LOGIN_FIRST = ("530", "534", "535", "538")
_WORDS = [
    "ok",
    "2.0.0 queued as 1A2B",
    "5.1.1 no such user",
    "",
    "later",
    "SIZE 1000",
    "x" * 60,
    "250 ok",
    "\xff",
]
_STRANGE = [
    "\r",
    "\n",
    "\r\n",
    "\0",
    "\t",
    " ",
    "-",
    "+",
    "\u0662",
    "\udcff",
    "250",
    "550 x\r\n",
    "250-",
    "\x1b[2J",
]
_SECONDS = 0.3
"""A reply that does not come to its end is waited for so long."""


@dataclass(frozen=True)
class Dialogue:
    """What a server says at each step that a case is about; at the others it says what is usual."""

    answers: dict[str, str]

    def expected(self) -> SendStatus:
        """What becomes of the mail: the first step at which the server does not say yes decides."""
        for step, yes in YES.items():
            said = self.answers.get(step, USUAL.get(step, "250 OK")) + "\r\n"
            if step == "EHLO" and _one_reply("[45][0-9][0-9]", said) and not _one_reply("503|421", said):
                step, said = "HELO", self.answers.get("HELO", "250 OK") + "\r\n"  # noqa: PLW2901
            if step == ".":  # the mail has gone: what follows its reply changes nothing (RFC 5321 §4.2.5)
                said = _first_reply(said)
            if _one_reply(yes, said):
                continue
            if step in ("", "EHLO", "HELO"):
                return SendStatus.UNREACHABLE
            if not _one_reply("[45][0-9][0-9]", said) or _one_reply("503", said):
                return SendStatus.LATER
            if said.startswith(_LOGIN_FIRST):
                return SendStatus.UNREACHABLE
            return SendStatus.LATER if said.startswith("4") else SendStatus.REJECTED
        return SendStatus.SENT


def _one_reply(code: str, said: str) -> bool:
    """Whether what is said is one reply with such a code (RFC 5321 §4.2), and nothing more."""
    first, *rest = said.removesuffix("\n").split("\n")
    same = re.match(code, first)
    if same is None:
        return False
    lines = [*(f"{same[0]}-" for _ in rest), same[0]]
    last = [first, *rest][-1].removesuffix("\r")
    begins = all(line.startswith(start) for line, start in zip([first, *rest], lines, strict=True))
    return begins and (last == same[0] or last.startswith(f"{same[0]} "))


def _first_reply(said: str) -> str:
    """The lines up to the first that is not continued; what a client reads before it stops reading."""
    whole = re.match(r"(?:[0-9]{3}-[^\n]*\n)*[^\n]*\n", said)
    assert whole is not None
    return whole[0]


@dataclass(frozen=True)
class Replies:
    """An endless source of dialogues; the same seed gives the same ones."""

    chance: Random

    def dialogue(self) -> Dialogue:
        """One in which the server says something odd at one step or at two."""
        steps = self.chance.sample([*YES, "HELO"], self.chance.choice([1, 1, 1, 2]))
        return Dialogue({step: self._answer(step) for step in steps})

    def _answer(self, step: str) -> str:
        whole = self._reply(step)
        for _ in range(self.chance.choice([0, 0, 1, 1, 2, 4])):
            whole = self._mutated(whole)
        return whole.removesuffix("\r\n")

    def _reply(self, step: str) -> str:
        usual = {"RCPT": "250", "HELO": "250"}.get(step, YES.get(step, "250"))
        some = f"{self.chance.randint(0, 6)}{self.chance.randint(0, 9)}{self.chance.randint(0, 9)}"
        code = self.chance.choice(
            [usual, usual, "250", "354", "220", "251", "450", "550", "503", "421", some]
        )
        lines = self.chance.choice([1, 1, 1, 2, 3, 40])
        words = [self.chance.choice(_WORDS) for _ in range(lines)]
        return "".join(f"{code}{'-' if at < lines - 1 else ' '}{word}\r\n" for at, word in enumerate(words))

    def _mutated(self, whole: str) -> str:
        at, end = self.chance.randrange(len(whole) + 1), self.chance.randrange(len(whole) + 1)
        match self.chance.randrange(6):
            case 0:
                return whole[:at] + self.chance.choice(_STRANGE) + whole[at:]
            case 1:
                return whole[:at] + whole[at + self.chance.randint(1, 4) :]
            case 2:
                return whole[:at] + str(self.chance.randint(0, 9)) + whole[at + 1 :]
            case 3:
                return whole + self._reply("MAIL")
            case 4:
                lines = whole.splitlines(keepends=True)
                self.chance.shuffle(lines)
                return "".join(lines)
            case _:
                return whole[min(at, end) : max(at, end)]


def try_dialogue(dialogue: Dialogue) -> None:
    """Send a mail to that server, and again, with another, once it is well: AssertionError if one is lost."""
    script = Script(dict(dialogue.answers))
    with scripted(script) as port:
        relay = SmtpRelay("127.0.0.1", "judge@example.org", port, tls="none", timeout=_SECONDS)
        transport = SmtpTransport(relay)
        first = transport.send(_parcel("1"))
        assert first.status is dialogue.expected(), (dialogue, first)
        assert first.detail.isprintable(), first
        counted = len(script.mails)
        assert first.status is not SendStatus.SENT or counted == 1, dialogue
        script.answers.clear()
        well = [transport.send(_parcel(key)).status for key in ("2", "3")]
        transport.close()
    assert well == [SendStatus.SENT] * 2, (dialogue, first, well)
    assert len(script.mails) == counted + 2


def _parcel(key: str) -> OutgoingEmail:
    return OutgoingEmail(
        key, "ann@example.com", f"<{key}@x>", b"Subject: " + key.encode() + b"\r\n\r\nA PAR - BUR\r\n"
    )


def replies(seed: int) -> Replies:
    """The source that begins with this seed."""
    return Replies(Random(seed))
