"""Echoes: mails of the judge's that hold a token, sent back in every way we could think of."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from email import policy
from email.message import EmailMessage
from html import escape
from random import Random

from judge.render.text.reader_language import ENGLISH
from judge.service.keeper_policy import ConfirmationPolicy
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

TARGETS: Mapping[str, tuple[str, str]] = {
    "password": ("> anna@aus.example", "FORGOT PASSWORD alpha"),
    "address": ("> anna@aus.example", "SIGN ON Austria alpha swordA\nSET ADDRESS thief@evil.example"),
    "terminate": ("> gina@gm.example", "SIGN ON malpha gmword\nTERMINATE"),
    "held mail": ("!> anna@aus.example", "SIGN ON Austria alpha swordA\nRESIGN"),
    "parked orders": (
        "> anna@aus.example",
        "SIGN ON Austria alpha swordA\nFall 1907\nA Vie - Gal\nA Bud - Ser",
    ),
    "resignation": ("> edgar@eng.example", "SIGN ON England alpha swordE\nRESIGN"),
}
"""What has a token mailed to whom the email came from."""


@dataclass(frozen=True)
class Question:
    """A mail of the judge's with a token."""

    target: str
    reader: str
    mail: EmailMessage
    token: str

    @property
    def text(self) -> str:
        """The body as a robot gets it."""
        return str(self.mail.get_content())

    @property
    def word(self) -> str:
        """The line that the question asks for, filled in."""
        return f"RESET PASSWORD {self.token} tulips" if self.target == "password" else f"CONFIRM {self.token}"


def ask(here: StoryJudge, target: str) -> Question:
    """Have the judge ask for a word."""
    sender, body = TARGETS[target]
    marker, reader = sender.split()
    before = here.token
    here.deliver(reader, "please", body + "\n", {">": "", "!>": "fail"}[marker])
    assert here.token != before
    found = [m for m in here.transport.mails if m["To"] == reader and here.token in m.get_content()]
    return Question(target, reader, found[-1], here.token)


def judge_in_memory(language: str = ENGLISH) -> StoryJudge:
    """A judge with the game of the stories running, on its own database; a master's commands wait too.

    Everybody reads the language.
    """
    here = in_memory("opening")
    here.change_policy(confirmation=ConfirmationPolicy.WEAK)
    if language != ENGLISH:
        for address in {sender for sender, _ in here.leaders.values()}:
            speak(here, address, language)
    return here


def speak(here: StoryJudge, address: str, language: str) -> None:
    """Let a person read a language."""
    with here.services.store.begin() as work:
        person = work.people.by_address(address)
        assert person is not None
        work.people.save(replace(person, language=language))
        work.commit()


def is_live(here: StoryJudge, question: Question) -> bool:
    """Whether nothing was done with the token yet; looking does not change that."""
    digest = here.services.passwords.digest(question.token)
    with here.services.store.begin() as work:
        if question.target == "password":
            return work.people.spend_token(digest, here.now) is not None
        return work.parked_items.waits(digest, here.now)


def _marked(mark: str) -> Callable[[str], str]:
    return lambda text: "".join(f"{mark}{line}\n" for line in text.splitlines())


def _marked_where_full(mark: str) -> Callable[[str], str]:
    return lambda text: "".join(f"{mark if line.strip() else ''}{line}\n" for line in text.splitlines())


def _wrapped(width: int) -> Callable[[str], str]:
    def wrap(text: str) -> str:
        paragraphs = text.split("\n\n")
        return "\n\n".join("\n".join(textwrap.wrap(" ".join(p.split()), width)) for p in paragraphs)

    return wrap


def _without_head(text: str) -> str:
    """Without our fence and the lines that programs know us by: from the first sentence on."""
    lines = text.splitlines()
    kept = [line for line in lines if "nswer above" not in line and not line.startswith("::")]
    return "\n".join(kept).lstrip("\n")


def _from_the_word(text: str) -> str:
    """From the line with the token on."""
    lines = text.splitlines()
    start = next(n for n, line in enumerate(lines) if line.strip().startswith(("CONFIRM ", "RESET ")))
    return "\n".join(lines[start:])


def _to_the_word(text: str) -> str:
    lines = _without_head(text).splitlines()
    end = next(n for n, line in enumerate(lines) if line.strip().startswith(("CONFIRM ", "RESET ")))
    return "\n".join(lines[: end + 1])


def _then(*steps: Callable[[str], str]) -> Callable[[str], str]:
    def run(text: str) -> str:
        for step in steps:
            text = step(text)
        return text

    return run


def _first_marked(text: str) -> str:
    return f"> {text}"


def _numbered(text: str) -> str:
    return "\n".join(f"{n}. {line}" for n, line in enumerate(text.splitlines(), 1))


LAYOUTS: Mapping[str, Callable[[str], str]] = {
    "verbatim": str,
    "indented": _marked("    "),
    "tabbed": _marked("\t"),
    "starred": _marked("* "),
    "starred where full": _marked_where_full("* "),
    "dashed": _marked("- "),
    "barred": _marked("| "),
    "barred without a blank": _marked("|"),
    "with colons": _marked(": "),
    "with crosses": _marked("# "),
    "with percent signs": _marked("% "),
    "with dots": _marked("\u2022 "),
    "with lines": _marked("\u2502 "),
    "with guillemets": _marked("\u00bb "),
    "with double marks": _marked(">> "),
    "with initials": _marked("AS> "),
    "with letters": _marked("x "),
    "numbered": _numbered,
    "the first line marked": _first_marked,
    "wrapped at 72": _wrapped(72),
    "wrapped at 40": _wrapped(40),
    "wrapped and starred": _then(_wrapped(60), _marked("* ")),
    "upper-cased": str.upper,
    "lower-cased": str.lower,
    "without blank lines": lambda text: "\n".join(line for line in text.splitlines() if line.strip()),
    "double spaced": lambda text: text.replace("\n", "\n\n"),
    "without indentation": lambda text: "\n".join(line.strip() for line in text.splitlines()),
    "without its head": _without_head,
    "without its head, starred": _then(_without_head, _marked("* ")),
    "without its head, wrapped": _then(_without_head, _wrapped(50)),
    "without its head, indented, wrapped": _then(_without_head, _wrapped(64), _marked("\t")),
    "without its head, the first line marked": _then(_without_head, _first_marked),
    "from the word on": _from_the_word,
    "up to the word": _to_the_word,
    "below a signature": lambda text: f"-- \nThe robot\n{text}",
    "below a rule": lambda text: f"{'_' * 30}\n{text}",
    "twice": lambda text: f"{text}\n{text}",
}

INTRODUCTIONS = (
    "",
    "I am away. You wrote:",
    "I am out of the office until Monday and have no access to my mail. Your message was:",
    "Ich bin bis Montag nicht im Haus. Sie schrieben:",
    "Ihre Nachricht ist eingegangen und wird bearbeitet.",
    "Je suis absente jusqu'à lundi. Votre message :",
    "Estoy fuera de la oficina. Usted escribió:",
    "Sono assente fino a lunedì. Il suo messaggio:",
    "Ik ben afwezig. Uw bericht:",
    "Estou ausente. A sua mensagem:",
    "Jestem na urlopie. Twoja wiadomość:",
    "Я в отпуске. Ваше сообщение:",
    "我不在办公室。您的邮件:",
    "Jag är bortrest. Ditt meddelande:",
    "Thank you for contacting us. A ticket [#4711] has been opened with the following text.",
)

SENDERS = ("{reader}", "The Robot <{reader}>", "Autoresponder <{reader}>", "robot@help.example")
SUBJECTS = ("Re: {subject}", "{subject}", "[Ticket #4711] {subject}", "away", "")


def echo(question: Question, layout: str, chance: Random, verdict: str = "") -> bytes:
    """The question as a robot sends it back: laid out so, the rest by chance."""
    text = LAYOUTS[layout](question.text)
    introduction = chance.choice(INTRODUCTIONS)
    whole = f"{introduction}\n\n{text}" if introduction else text
    message = EmailMessage(policy=policy.SMTP)
    if verdict:
        domain = question.reader.rpartition("@")[2]
        message["Authentication-Results"] = f"mx.judge.example; dmarc={verdict} header.from={domain}"
    message["From"] = chance.choice(SENDERS).format(reader=question.reader)
    message["To"] = "judge@judge.example"
    message["Subject"] = chance.choice(SUBJECTS).format(subject=question.mail["Subject"])
    message["Message-ID"] = f"<{chance.getrandbits(64):x}@robot.example>"
    if chance.random() < 0.5:  # others change or lose it
        message["In-Reply-To"] = message["References"] = str(question.mail["Message-ID"])
    PACKAGES[chance.choice(sorted(PACKAGES))](message, whole, introduction)
    return message.as_bytes()


def _flowed(message: EmailMessage, text: str, _introduction: str) -> None:
    stuffed = (f" {line}" if line.startswith((" ", ">", "From ")) else line for line in text.splitlines())
    message.set_content("\n".join(stuffed) + "\n", params={"format": "flowed"})


def _html(message: EmailMessage, text: str, _introduction: str) -> None:
    lines = "<br>\n".join(escape(line) for line in text.splitlines())
    message.set_content(f"<html><body><div>{lines}</div></body></html>", subtype="html")


def _block_quote(message: EmailMessage, text: str, introduction: str) -> None:
    lines = "<br>\n".join(escape(line) for line in text.removeprefix(introduction).splitlines())
    body = f"<p>{escape(introduction)}</p><blockquote>{lines}</blockquote>"
    message.set_content(f"<html><body>{body}</body></html>", subtype="html")


def _second_part(message: EmailMessage, text: str, _introduction: str) -> None:
    message.set_content("I am away.\n")
    message.make_mixed()
    part = EmailMessage()
    part.set_content(text)
    part["Content-Disposition"] = "inline"
    message.attach(part)


PACKAGES: Mapping[str, Callable[[EmailMessage, str, str], None]] = {
    "plain": lambda message, text, _: message.set_content(text),
    "base64": lambda message, text, _: message.set_content(text, cte="base64"),
    "quoted-printable": lambda message, text, _: message.set_content(text, cte="quoted-printable"),
    "flowed": _flowed,
    "html": _html,
    "block quote": _block_quote,
    "pre": lambda message, text, _: message.set_content(f"<pre>{escape(text)}</pre>", subtype="html"),
    "second part": _second_part,
    "utf-16": lambda message, text, _: message.set_content(text, charset="utf-16"),
}


def in_other_words(question: Question, chance: Random) -> bytes:
    """The question as a robot translates it: no word of ours is left but the line with the token."""
    message = EmailMessage(policy=policy.SMTP)
    message["From"], message["To"] = question.reader, "judge@judge.example"
    message["Subject"], message["Message-ID"] = "Re: ?", f"<{chance.getrandbits(64):x}@robot.example>"
    message.set_content(_translated(question, chance))
    return message.as_bytes()


def _translated(question: Question, chance: Random) -> str:
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    letters = dict(zip(alphabet, chance.sample(alphabet, len(alphabet)), strict=True))

    def translated(line: str) -> str:
        if question.token in line:
            return line.replace("YOUR-PASSWORD", "DEIN-PASSWORT")
        return "".join(letters.get(letter, letter) for letter in line.lower())

    return "\n".join(translated(line) for line in question.text.splitlines())
