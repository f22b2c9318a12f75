"""Answers to the judge's emails as four mail programs write them: what was typed, above the quoted page."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from email import policy
from email.message import EmailMessage
from html import escape, unescape

_JUDGE = "The Judge &lt;judge@judge.example&gt;"
_ATTRIBUTION = "On Mon, Jan 5, 2026 at 2:00 PM The Judge <judge@judge.example> wrote:"
_LINE_ENDS = re.compile(r"<br>\s*|</(?:p|h1|h2|tr|th|div|pre)>|<h2[^>]*>", re.IGNORECASE)
_UNSEEN = re.compile(r"<head>.*?</head>|<!--.*?-->|<style>.*?</style>", re.DOTALL)


@dataclass(frozen=True)
class Quoted:
    """What a program makes of a page when it is answered: the HTML, and the plain text beside it."""

    html: str
    text: str


def as_text(page: str) -> str:
    """The page as a program writes it into the plain text of an answer."""
    lines = _LINE_ENDS.sub("\n", re.sub(r"\s*\n\s*", " ", _UNSEEN.sub("", page)))
    lines = unescape(re.sub("<[^>]*>", " ", lines))
    return "\n".join(" ".join(line.split()) for line in lines.split("\n"))


def _marked(text: str) -> str:
    return "\n".join(f"> {line}".rstrip() for line in text.split("\n"))


def _inside(page: str) -> str:
    """What stands in the page's body, which is all that most programs quote."""
    found = re.search(r"<body[^>]*>(.*)</body>", page, re.DOTALL)
    assert found is not None
    return found[1]


def gmail(page: str) -> Quoted:
    """Gmail on the web: the style block goes, the quote is marked."""
    html = (
        f'<div class="gmail_quote"><div dir="ltr" class="gmail_attr">{escape(_ATTRIBUTION)}<br></div>'
        '<blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex">'
        f"{_inside(page)}</blockquote></div>"
    )
    return Quoted(html, f"{_ATTRIBUTION}\n\n{_marked(as_text(page))}")


def outlook(page: str) -> Quoted:
    """Outlook: a rule and a heading, and below them the page with no mark at all."""
    heading = (
        f"<b>From:</b> {_JUDGE}<br><b>Sent:</b> Monday, January 5, 2026 2:00 PM<br>"
        "<b>To:</b> Anna &lt;anna@home.example&gt;<br><b>Subject:</b> TEST:alpha - Results"
    )
    html = (
        f'<div id="appendonsend"></div><hr><div id="divRplyFwdMsg" dir="ltr">{heading}</div>{_inside(page)}'
    )
    text = (
        "________________________________\nFrom: The Judge <judge@judge.example>\n"
        "Sent: Monday, January 5, 2026 2:00 PM\nTo: Anna <anna@home.example>\n"
        f"Subject: TEST:alpha - Results\n\n{as_text(page)}"
    )
    return Quoted(html, text)


def apple_mail(page: str) -> Quoted:
    """Mail on a Mac and an iPhone."""
    html = (
        f'<div><br><blockquote type="cite"><div>On 5 Jan 2026, at 14:00, {_JUDGE} wrote:</div><br>'
        f'<div><meta charset="UTF-8">{_inside(page)}</div></blockquote></div>'
    )
    heading = "> On 5 Jan 2026, at 14:00, The Judge <judge@judge.example> wrote:\n> "
    return Quoted(html, f"{heading}\n{_marked(as_text(page))}")


def thunderbird(page: str) -> Quoted:
    """Thunderbird: the whole page, style block and all."""
    style = re.search(r"<style>.*?</style>", page, re.DOTALL)
    html = (
        f'<div class="moz-cite-prefix">On 05/01/2026 14:00, The Judge wrote:<br></div>'
        f'<blockquote type="cite" cite="mid:1@judge.example">{style[0] if style else ""}'
        f"{_inside(page)}</blockquote>"
    )
    return Quoted(html, f"On 05/01/2026 14:00, The Judge wrote:\n{_marked(as_text(page))}")


PROGRAMS: dict[str, Callable[[str], Quoted]] = {
    "gmail": gmail,
    "outlook": outlook,
    "apple mail": apple_mail,
    "thunderbird": thunderbird,
}


def answer(typed: str, quoted: Quoted, *, in_text: bool) -> bytes:
    """An answer with the text that was typed; without `in_text` as programs send it that write HTML alone."""
    reply = EmailMessage()
    reply["From"], reply["To"] = "Anna <anna@home.example>", "judge@judge.example"
    reply["Subject"], reply["Message-ID"] = "Re: TEST:alpha - Results", "<1@home.example>"
    reply["In-Reply-To"] = "<0@judge.example>"
    lines = "".join(f"<div>{line}</div>" for line in typed.split("\n"))
    html = f"<html><body>{lines}<br>{quoted.html}</body></html>"
    if in_text:
        reply.set_content(f"{typed}\n\n{quoted.text}\n")
        reply.add_alternative(html, subtype="html")
    else:
        reply.set_content(html, subtype="html")
    return reply.as_bytes(policy=policy.SMTP)
