"""Mail programs as authors use them: the same words in different forms, with all that betrays a person."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from email import policy
from email.message import EmailMessage
from email.utils import format_datetime
from html import escape

JUDGE = "judge@judge.example"


@dataclass(frozen=True)
class MailProgram:
    """A mail program: how it names itself, breaks lines, codes signs, and what it adds."""

    agent: str
    form: str = "plain"
    """`plain`, `flowed`, `html` or `both`."""
    width: int = 0
    charset: str = "utf-8"
    coding: str = "quoted-printable"
    curly: bool = False
    remark: str = ""
    quotes: bool = False
    photo: bool = False


MAIL_PROGRAMS = (
    MailProgram("Mutt/2.2.13", width=72, charset="iso-8859-1", coding="8bit"),
    MailProgram("Mozilla Thunderbird 128.5.0 (X11)", form="flowed", quotes=True),
    MailProgram("Apple Mail (2.3774)", form="flowed", curly=True, photo=True),
    MailProgram(
        "iPhone Mail (21F79)", coding="base64", curly=True, remark="Sent from my iPhone", quotes=True
    ),
    MailProgram("Microsoft Outlook 16.0", form="html", charset="windows-1252", curly=True, quotes=True),
    MailProgram("Gmail 2026.01", form="both", width=78, coding="base64"),
    MailProgram("Alpine 2.26", width=66, coding="8bit", quotes=True),
    MailProgram(
        "Roundcube Webmail/1.6.9", form="both", photo=True, remark="Sent with Proton Mail secure email."
    ),
    MailProgram("K-9 Mail 6.8", width=76, coding="quoted-printable", remark="Gesendet mit K-9 Mail"),
)


@dataclass(frozen=True)
class Author:
    """A person at a seat: what the judge knows of him, and what his mails show beside the words."""

    address: str
    name: str
    zone: str
    offset: int
    """Hours east of Greenwich, as in the Date of his mails."""
    network: str
    program: MailProgram
    password: str


def mail(author: Author, subject: str, lines: Sequence[str], now: datetime, number: int) -> bytes:
    """These lines as the author's program sends them."""
    program = author.program
    local = now.astimezone(timezone(timedelta(hours=author.offset)))
    message = EmailMessage(policy=policy.SMTP)
    message["Received"] = f"from [{author.network}] by mx.{author.address.partition('@')[2]}"
    message["From"] = f'"{author.name}" <{author.address}>'
    message["To"], message["Subject"] = JUDGE, subject
    message["Date"] = format_datetime(local)
    message["Message-ID"] = f"<{number}.{author.network}@{author.address.partition('@')[2]}>"
    message["User-Agent"], message["X-Originating-IP"] = program.agent, f"[{author.network}]"
    message["Organization"], message["X-Mailer"] = f"{author.name} & Sons", program.agent
    _set_text(message, program, [*_typed(program, lines), *_below(author, local)])
    if program.photo:
        message.add_attachment(
            author.name.encode(), maintype="image", subtype="jpeg", filename=f"{author.name}.jpg"
        )
    return message.as_bytes()


def _typed(program: MailProgram, lines: Sequence[str]) -> list[str]:
    curled = [_curled(line) if program.curly else line for line in lines]
    if not program.width:
        return curled
    return [piece for line in curled for piece in textwrap.wrap(line, program.width) or [""]]


def _curled(line: str) -> str:
    """Quotes and dashes as programs set them that know better."""
    opened = line.replace(' "', " \u201c").replace('"', "\u201d").replace("'", "\u2019")
    return opened.replace(" -- ", " \u2014 ").replace("...", "\u2026")


def _below(author: Author, local: datetime) -> list[str]:
    """What stands under the words: a signature, a remark of the program, the mail that is answered."""
    program = author.program
    lines = ["", program.remark] if program.remark else []
    if program.quotes:
        lines += ["", f"On {local:%a, %d %b %Y at %H:%M}, {JUDGE} wrote:", "> A Par - Bur", "> SIGN OFF"]
    return [*lines, "-- ", author.name, author.address]


def _set_text(message: EmailMessage, program: MailProgram, lines: list[str]) -> None:
    form = program.form
    text = "\n".join(_flowed(lines) if form == "flowed" else lines) + "\n"
    html = "".join(f"<div>{escape(line) or '<br>'}</div>\n" for line in lines)
    charset = program.charset if _fits(text, program.charset) else "utf-8"
    if form == "html":
        message.set_content(f"<html><body>{html}</body></html>", subtype="html", charset=charset)
        return
    params = {"format": "flowed"} if form == "flowed" else {}
    message.set_content(text, charset=charset, cte=program.coding, params=params)
    if form == "both":
        message.add_alternative(f"<html><body>{html}</body></html>", subtype="html")


def _fits(text: str, charset: str) -> bool:
    try:
        text.encode(charset)
    except UnicodeEncodeError:
        return False
    return True


def _flowed(lines: Sequence[str]) -> list[str]:
    """Long lines broken softly, a space behind each break (RFC 3676 §4.2)."""
    done: list[str] = []
    for line in lines:
        pieces = textwrap.wrap(line, 70) or [""] if len(line) > 70 else [line]
        done += [f"{piece} " for piece in pieces[:-1]] + [pieces[-1]]
    return [
        f" {line}" if line.startswith((">", " ", "From ")) and line[:2] != "> " else line for line in done
    ]
