"""Answers: how people give the word that a mail of the judge's asks for, as their programs quote."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping
from email import policy
from email.message import EmailMessage
from html import escape

from tests.scenarios.echoes import Question

_HEADS = (
    "On Mon, 5 Jan 2026 at 14:00, The Test Judge <judge@judge.example> wrote:",
    "Am 05.01.2026 um 14:00 schrieb The Test Judge <judge@judge.example>:",
    "Le lun. 5 janv. 2026 à 14:00, The Test Judge <judge@judge.example> a écrit :",
    "El lun, 5 ene 2026 a las 14:00, The Test Judge (<judge@judge.example>) escribió:",
    "Il giorno lun 5 gen 2026 alle ore 14:00 The Test Judge <judge@judge.example> ha scritto:",
    "Op ma 5 jan 2026 om 14:00 schreef The Test Judge <judge@judge.example>:",
    "Em seg., 5 de jan. de 2026 às 14:00, The Test Judge <judge@judge.example> escreveu:",
    "Den mån 5 jan. 2026 kl 14:00 skrev The Test Judge <judge@judge.example>:",
    "pon., 5 sty 2026 o 14:00 The Test Judge <judge@judge.example> napisał(a):",
    "пн, 5 янв. 2026 в 14:00, The Test Judge <judge@judge.example>:",
)
_OUTLOOK = (
    "From: The Test Judge <judge@judge.example>\nSent: Monday, January 5, 2026 2:00 PM\n"
    "To: Anna\nSubject: Please confirm\n"
)


def _quoted(question: Question, mark: str = "> ") -> str:
    return "".join(f"{mark}{line}".rstrip() + "\n" for line in question.text.splitlines())


def _quoted_and_wrapped(question: Question) -> str:
    """Quoted, and then broken by a program that loses the marks."""
    lines = _quoted(question).splitlines()
    return "\n".join(part for line in lines for part in (textwrap.wrap(line, 76) or [""]))


def _above(head: str, mark: str = "> ") -> Callable[[Question], str]:
    return lambda question: f"{question.word}\n\n{head}\n\n{_quoted(question, mark)}"


TEXTS: Mapping[str, Callable[[Question], str]] = {
    "alone": lambda question: question.word,
    "as it is printed": lambda question: f"    {question.word}",
    "in small letters": lambda question: question.word.lower(),
    "with a greeting and a name": lambda question: f"Dear judge,\n\n{question.word}\n\nBest wishes\nAnna",
    "below a short sentence": lambda question: f"Yes, that was me.\n\n{question.word}\n",
    "over a signature": lambda question: f"{question.word}\n\nAnna Adler\nHauptplatz 1\n+43 1 2345",
    "over bars": _above(_HEADS[0], "| "),
    "over initials": _above("", "TJ> "),
    "over Outlook's head": lambda question: f"{question.word}\n\n{_OUTLOOK}\n{question.text}",
    "over an original message": lambda question: (
        f"{question.word}\n\n-----Original Message-----\n{_OUTLOOK}\n{question.text}"
    ),
    "over our text without any mark": lambda question: f"{question.word}\n\n{question.text}",
    "over our text, starred": lambda question: f"{question.word}\n\n{_quoted(question, '* ')}",
    "over our text, indented": lambda question: f"{question.word}\n\n{_quoted(question, '    ')}",
    "below the quote": lambda question: f"{_HEADS[0]}\n{_quoted(question)}\n{question.word}\n",
    "below the quote, wrapped": lambda question: (
        f"{_HEADS[0]}\n{_quoted_and_wrapped(question)}\n\n{question.word}\n"
    ),
    "between quotes": lambda question: (
        f"{_HEADS[0]}\n{_quoted(question)}\n{question.word}\n\n> {question.text.splitlines()[-1]}\n"
    ),
    **{f"over a quote, {head.split()[0]}": _above(head) for head in _HEADS},
    **{f"over unmarked text, {head.split()[0]}": _above(head, "") for head in _HEADS},
}
"""What people write, in plain text."""


def answer(question: Question, how: str, package: str = "plain") -> bytes:
    """The question answered by a person."""
    message = _message(question, f"Re: {question.mail['Subject']}")
    text = TEXTS[how](question)
    if package == "flowed":
        message.set_content(text + "\n", params={"format": "flowed"})
    elif package == "html":
        lines = "".join(f"<div>{escape(line) or '<br>'}</div>" for line in text.splitlines())
        message.set_content(f"<html><body>{lines}</body></html>", subtype="html")
    else:
        message.set_content(text + "\n", cte="base64" if package == "base64" else "quoted-printable")
    return message.as_bytes()


def answer_in_subject(question: Question) -> bytes:
    """The word in the subject, and our whole text below it as it came."""
    message = _message(question, f"Re: {question.word}")
    message.set_content(question.text)
    return message.as_bytes()


def answer_with_block_quote(question: Question) -> bytes:
    """A word over the quote of a web mail program."""
    message = _message(question, f"Re: {question.mail['Subject']}")
    quote = "<br>".join(escape(line) for line in question.text.splitlines())
    head = f"<div class='gmail_attr'>{escape(_HEADS[0])}<br></div>"
    message.set_content(
        f"<div>{question.word}</div><br><div class='gmail_quote'>{head}"
        f"<blockquote class='gmail_quote'>{quote}</blockquote></div>",
        subtype="html",
    )
    return message.as_bytes()


def _message(question: Question, subject: str) -> EmailMessage:
    message = EmailMessage(policy=policy.SMTP)
    message["From"], message["To"], message["Subject"] = question.reader, "judge@judge.example", subject
    message["Message-ID"] = f"<{question.token}@person.example>"
    message["In-Reply-To"] = message["References"] = str(question.mail["Message-ID"])
    return message
