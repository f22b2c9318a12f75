"""Mail bombs are refused, or read, in little time and memory."""

from __future__ import annotations

import tracemalloc
from base64 import b64encode

from judge.mail.html.reader import read_html
from judge.mail.reader import MessageReader
from tests.cost import MOST_EMAILS, in_emails
from tests.rows import each_row

READER = MessageReader([])
FROM = b"From: a@b.c\n"
MULTI = FROM + b"Content-Type: multipart/mixed"
MIXED = MULTI + b"; boundary=b\n\n"
PLAIN = FROM + b"Content-Type: text/plain"
MEGA = 1_900_000


def nested(depth: int) -> bytes:
    levels = (b"Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n" % (i, i) for i in range(depth))
    return FROM + b"".join(levels) + b"\nA PAR H\n"


def mega(piece: bytes) -> bytes:
    return piece * (MEGA // len(piece))


def encoded(head: bytes, piece: bytes) -> bytes:
    lines = b64encode(piece * (250_000 // len(piece)))
    folded = b"\n".join(lines[i : i + 76] for i in range(0, len(lines), 76))
    return FROM + b"Content-Type: " + head + b"\nContent-Transfer-Encoding: base64\n\n" + folded


REFUSED = {
    "1,000 levels of multipart": nested(1000),
    "21 levels of multipart": nested(21),
    "1,000 mails within mails": FROM + b"Content-Type: message/rfc822\n\n" * 1000,
    "folded content types": FROM + b"Content-Type:\n message/rfc822\n\n" * 1000,
    "many empty parts": MIXED + b"--b\n" * 40_000,
    "many parts, split boundary": FROM
    + b"Content-Type: multipart/mixed; boundary*0=b; boundary*1=c\n\n"
    + b"--bc\n" * 40_000,
    "many parts, no boundary": MULTI + b'; boundary=""\n\n' + b"--\n" * 40_000,
    "101 parts": MIXED + b"--b\n\nx\n" * 102,
    "digest of digests": FROM + b"Content-Type: multipart/digest; boundary=b\n\n" + b"--b\n\n\n" * 10_000,
    "delivery status blocks": FROM + b"Content-Type: message/delivery-status\n\n" + b"a: b\n\n" * 20_000,
    "many header lines": b"X: y\n" * 201 + FROM + b"\nhi",
    "a long header": b"X: y\n" * 20_000 + FROM + b"\nhi",
    "a long header line": FROM + b"Subject: " + b"x" * 20_000 + b"\n\nhi",
    "many encoded words": FROM + b"Subject: " + b"=?utf-8?q?a?= " * 20_000 + b"\n\nhi",
    "501 encoded words": FROM + b"Subject: " + b"=?utf-8?q?a?= " * 501 + b"\n\nhi",
    "a long line": FROM + b"\n" + b"x" * 100_000,
    "many lines": FROM + b"\n" + mega(b"\n"),
    "too large": FROM + b"\n" + mega(b"A PAR H\n") * 2,
    "part of many headers": MIXED + b"--b\n" + mega(b"a:\n"),
}

READ = {
    "20 levels of multipart": nested(20),
    "nested comments": b"From: " + b"(" * 10_000 + b"a@b.c\n\nhi",
    "colons": b"From: " + b":" * 10_000 + b"a@b.c\n\nhi",
    "open quotes": b"From: " + b'"\\' * 8_000 + b"a@b.c\n\nhi",
    "brackets": b"From: " + b"<" * 16_000 + b"a@b.c\n\nhi",
    "a domain in another script": b"From: a@" + "日".encode() * 5_000 + b".jp\n\nhi",
    "commas": b"From: " + b"a@b.c," * 2_500 + b"\n\nhi",
    "long address": b"From: " + b"a." * 8_000 + b"@b.c\n\nhi",
    "results": FROM + b"Authentication-Results: x" + b';"\\' * 5_000 + b"\n\nhi",
    "parameters": FROM + b"Content-Type: text/plain" + b";" * 16_000 + b"\n\nhi",
    "split parameters": FROM
    + b"Content-Type: text/plain"
    + b"".join(b";a*%d=x" % i for i in range(1_800))
    + b"\n\nhi",
    "question marks": FROM + b"Subject: =?" + b"?" * 16_000 + b"\n\nhi",
    "flowed": FROM + b"Content-Type: text/plain; format=flowed\n\n" + b"a \n" * 49_000,
    "flowed quotes": FROM + b"Content-Type: text/plain; format=flowed\n\n" + b"> > \n" * 49_000,
    "soft breaks": FROM + b"Content-Transfer-Encoding: quoted-printable\n\n" + b"=\n" * 49_000,
    "punycode": encoded(b"text/plain; charset=punycode", b"a-"),
    "utf-7": encoded(b"text/plain; charset=utf-7", b"+AGE-"),
    "hz": encoded(b"text/plain; charset=hz", b"~{"),
    "idna": encoded(b"text/plain; charset=idna", b"xn--a."),
}

BAD_HTML = [
    "<a", "<a ", "<a b=", '<a b="', "<!--", "<!", "<![", "<![CDATA[", "<?", "</", "</a", "<a/",
    "<a b='\"", "&", "&#", "&#1", "<svg>", "<blockquote>", "<p>x", "</p>", "<script>", '<a"',
    "<!DOCTYPE ", "<!DOCTYPE [", "<br>", "<pre>\n", "<style><", "<!-->", "--!><!--", "<textarea>",
    "<a b=c ", "<a\n<!--", "<a>'",
]  # fmt: skip


def assert_cheap(raw: bytes) -> str:
    found: list[str] = []
    assert in_emails(lambda: found.append(READER.read(raw).unreadable)) < MOST_EMAILS
    return found[0]


@each_row("name", REFUSED)
def test_refused_bombs(name: str) -> None:
    assert assert_cheap(REFUSED[name]).startswith(("it has", "it is", "its header", "one line", "the header"))


@each_row("name", READ)
def test_bombs_that_are_defused(name: str) -> None:
    assert assert_cheap(READ[name]) == ""


@each_row("piece", BAD_HTML)
def test_html_bombs(piece: str) -> None:
    assert assert_cheap(encoded(b"text/html", piece.encode())) == ""


def test_unclosed_elements_take_linear_time() -> None:
    html = "<svg>\n" * 30_000 + "</object>\n" * 30_000
    assert in_emails(lambda: read_html(html)) < MOST_EMAILS


HUNGRY = {
    **{name: REFUSED[name] for name in ("many empty parts", "1,000 levels of multipart", "too large")},
    **READ,
    **{f"html {piece}": encoded(b"text/html", piece.encode()) for piece in BAD_HTML if "<a" in piece},
}


@each_row("name", HUNGRY)
def test_memory_stays_small(name: str) -> None:
    raw = HUNGRY[name]
    tracemalloc.start()
    READER.read(raw)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 50_000_000


def test_an_ordinary_mail_of_5000_lines_is_read() -> None:
    assert len(READER.read(FROM + b"\n" + b"A PAR - BUR\n" * 5000).text.splitlines()) == 5000
