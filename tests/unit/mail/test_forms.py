"""One text in every form that mail programs give it reads the same."""

from __future__ import annotations

from email.message import EmailMessage
from email.policy import SMTP
from html import escape
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.mail.reader import MessageReader
from tests.rows import each_row
from tests.sampling import examples

READER = MessageReader([])
ORDERS = [
    "SIGN ON falpha s3cret=pass",
    "",
    "A PAR - BUR",
    "F STP/SC - BOT; A MAR S A PAR - BUR",
    "PRESS TO ENGLAND & <FRANCE>",
    "Été à Kïel = très bien",
    ".dot and From the start",
    "ENDPRESS",
]
CHARSETS = ["utf-8", "iso-8859-1", "windows-1252", "mac-roman", "cp437"]
ENCODINGS = ["8bit", "quoted-printable", "base64"]


def significant(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.splitlines() if line.strip()]


def paragraphs(lines: list[str], tag: str) -> str:
    return "".join(f"<{tag}>{escape(line) or '<br>'}</{tag}>" for line in lines)


PAGES = {
    "breaks": lambda lines: "<br>\n".join(escape(line) for line in lines),
    "closed breaks": lambda lines: "".join(f"{escape(line)}<br/>" for line in lines),
    "divisions": lambda lines: "<div dir=ltr>" + paragraphs(lines, "div") + "</div>",
    "paragraphs": lambda lines: "<body><p class=x>" + paragraphs(lines, "p"),
    "preformatted": lambda lines: "<pre>" + escape("\n".join(lines)) + "</pre>",
    "table": lambda lines: (
        "<table>" + "".join(f"<tr><td>{escape(line)}</td></tr>" for line in lines) + "</table>"
    ),
    "spans": lambda lines: "".join(f"<div><span><b>{escape(line)}</b></span></div>\n" for line in lines),
}


def plain_mail(lines: list[str], charset: str, encoding: str) -> EmailMessage:
    message = EmailMessage(policy=SMTP)
    message["From"] = "ann@example.com"
    message.set_content("\n".join(lines) + "\n", charset=charset, cte=encoding)
    return message


@each_row(("charset", "encoding"), list(product(CHARSETS, ENCODINGS)))
def test_plain_text(charset: str, encoding: str) -> None:
    letter = READER.read(plain_mail(ORDERS, charset, encoding).as_bytes())
    assert letter.text.split("\n") == ORDERS
    assert letter.notes == ()


@each_row(("page", "encoding"), list(product(PAGES, ENCODINGS)))
def test_html(page: str, encoding: str) -> None:
    message = EmailMessage(policy=SMTP)
    message.set_content(PAGES[page](ORDERS), subtype="html", charset="utf-8", cte=encoding)
    assert significant(READER.read(message.as_bytes()).text) == significant("\n".join(ORDERS))


@pytest.mark.parametrize("page", PAGES)
def test_with_pictures_and_attachments(page: str) -> None:
    message = plain_mail(ORDERS, "utf-8", "quoted-printable")
    message.add_alternative(PAGES[page](["A PAR H"]), subtype="html")
    html = message.get_payload(1)
    assert isinstance(html, EmailMessage)
    html.add_related(b"\x89PNG", "image", "png", cid="<logo@x>")
    message.add_attachment(b"%PDF", maintype="application", subtype="pdf", filename="map.pdf")
    letter = READER.read(message.as_bytes())
    assert letter.text.split("\n") == ORDERS
    assert letter.notes == ('the attachment "map.pdf" (application/pdf) was not opened',)


def flow(line: str, width: int, *, delsp: bool) -> str:
    """Write one paragraph as format=flowed (RFC 3676 §4.2), never so that a row looks like a signature's."""
    stuffed = " " + line if line.startswith((" ", ">", "From ")) else line
    words = stuffed.split(" ")
    rows = [words[0]]
    for word in words[1:]:
        if len(rows[-1]) + len(word) < width or rows[-1].strip() in ("", "--"):
            rows[-1] += " " + word
        else:
            rows[-1] += "  " if delsp else " "
            rows.append(word)
    return "\n".join(rows)


WORDS = st.text(alphabet="ABCfgh-/é>", min_size=1, max_size=12).filter(lambda word: not word.startswith(">"))
LINES = st.lists(st.lists(WORDS, max_size=20).map(" ".join), max_size=8)


@settings(max_examples=examples(200), deadline=None)
@given(lines=LINES, width=st.integers(10, 78), delsp=st.booleans())
def test_flowed_text(lines: list[str], width: int, delsp: bool) -> None:
    message = EmailMessage(policy=SMTP)
    flowed = "\n".join(flow(line, width, delsp=delsp) for line in lines) + "\n"
    params = {"format": "flowed", "delsp": "yes" if delsp else "no"}
    message.set_content(flowed, charset="utf-8", cte="base64", params=params)
    assert significant(READER.read(message.as_bytes()).text) == significant("\n".join(lines))
