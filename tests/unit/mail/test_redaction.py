"""Secrets struck out of the raw mails that are kept."""

from __future__ import annotations

import base64
import quopri
from email import message_from_bytes
from html import unescape

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.mail.html.reader import read_html
from judge.mail.redaction import _folded, _may_be_joined, _still_readable, _whole, redact
from tests.rows import each_row
from tests.sampling import examples

HEAD = b"From: Anna <anna@aus.example>\r\nMessage-ID: <tulip.1@aus.example>\r\nSubject: my tulip\r\n"
BODY = "SIGN ON Austria alpha tulip\r\nA Vie - Gal\r\n"


def test_a_plain_mail_keeps_its_length_and_all_other_words() -> None:
    raw = HEAD + b"\r\n" + BODY.encode()
    redacted = redact(raw, {"tulip"})
    assert len(redacted) == len(raw)
    assert redacted == raw.replace(b"my tulip", b"my *****").replace(b"alpha tulip", b"alpha *****")


def test_what_makes_a_mail_unique_stays() -> None:
    redacted = redact(HEAD + b"\r\n" + BODY.encode(), {"tulip", "anna"})
    message = message_from_bytes(redacted)
    assert (message["From"], message["Message-ID"]) == ("Anna <anna@aus.example>", "<tulip.1@aus.example>")


@pytest.mark.parametrize("secrets", [set(), {""}, {"rose"}])
def test_a_mail_without_the_secret_is_left_alone(secrets: set[str]) -> None:
    raw = HEAD + b"\r\n" + BODY.encode()
    assert redact(raw, secrets) == raw


@pytest.mark.parametrize(
    ("encoding", "body"),
    [
        ("base64", base64.encodebytes(BODY.encode())),
        ("quoted-printable", BODY.replace("tulip", "tul=\r\nip").encode()),
        ("quoted-printable", quopri.encodestring(BODY.replace("tulip", "gänsefuß").encode())),
    ],
)
def test_a_body_that_hides_the_secret_goes_and_the_mail_says_so(encoding: str, body: bytes) -> None:
    coded = (
        f"Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: {encoding}\r\n\r\n".encode()
    )
    redacted = redact(HEAD + coded + body, {"tulip", "gänsefuß"})
    assert f"body of {len(body)} bytes was dropped".encode() in redacted
    message = message_from_bytes(redacted)
    assert str(message.get_payload()).strip() == ""
    assert message["From"] == "Anna <anna@aus.example>"
    assert message["Subject"] is None


def test_every_form_of_the_text_is_covered() -> None:
    raw = (
        HEAD
        + b'Content-Type: multipart/alternative; boundary="b"\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n'
        + BODY.encode()
        + b"\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>SIGN ON Austria alpha <b>tulip</b></p>\r\n--b--\r\n"
    )
    redacted = redact(raw, {"tulip"})
    assert len(redacted) == len(raw)
    assert redacted.count(b"tulip") == 1, "the Message-ID alone"


@given(st.binary(max_size=300), st.sets(st.text(min_size=1, max_size=8), max_size=3))
def test_no_bytes_make_it_fail(raw: bytes, secrets: set[str]) -> None:
    assert isinstance(redact(raw, secrets), bytes)


@each_row(
    ("kind", "body"),
    [
        ("text/html", "<p>SIGN ON Austria alpha &#116;ulip</p>"),
        ("text/html", "<p>SIGN ON Austria alpha &#x74;u&#108;ip</p>"),
        ("text/html", "<p>SIGN ON Austria alpha tu<b>l</b>ip</p>"),
        ("text/html", "<p>SIGN ON Austria alpha tu<!-- x -->lip</p>"),
        ("text/html", "<p>SIGN ON Austria alpha tu&shy;lip</p>"),
        ("text/html", "<p>SIGN ON Austria alpha <a title='&#116;ulip'>x</a> t<wbr>ulip</p>"),
        ("text/html", "<p hidden>SIGN ON Austria alpha tu<i></i>lip</p>"),
        ("text/html", "<p>SIGN ON Austria alpha tu<s>xx</s>lip</p>"),
        ("text/html", "<p>SIGN ON Austria alpha tu<x@y.example style='display:none'>xx</x@y.example>lip</p>"),
        ("text/html", "<p>SIGN ON Austria alpha tu<script>xx</script>lip</p>"),
        ("text/plain; charset=utf-8", "SIGN ON Austria alpha tu<anna@aus.example>lip"),
        ("text/plain; format=flowed; delsp=yes", "SIGN ON Austria alpha tu \r\nlip\r\n"),
        ("text/plain; format=flowed; delsp=yes", "> SIGN ON Austria alpha tu \r\n> lip\r\n"),
        ("text/plain; charset=utf-8", "SIGN ON Austria alpha tu\u200blip"),
        ("text/plain; charset=utf-8", "SIGN ON Austria alpha \uff54ulip"),
        ("text/plain; charset=utf-7", "SIGN ON Austria alpha +AHQ-ulip"),
        (
            'multipart/mixed; boundary="b"',
            "--b\r\n\r\nx\r\n--b\r\nContent-Type: text/html\r\n\r\ntu<b>lip</b>\r\n--b--",
        ),
        (
            'multipart/alternative; boundary="b"',
            "--b\r\n\r\nx\r\n--b\r\nContent-Type: text/html\r\n\r\ntu&shy;lip\r\n--b--",
        ),
        *(
            ("text/html", f"<p>SIGN ON Austria alpha tu&#{ord(sign)};lip</p>")
            for sign in "\u00ad\u0301\u034f\u061c\u115f\u180e\u200c\u200d\u2060\u2066\u3164\ufe0f\ufeff"
        ),
        (
            'multipart/alternative; boundary="b"',
            "--b\r\n\r\nx\r\n--b\r\nContent-Type: text/html\r\n\r\n&#116;ulip\r\n--b--",
        ),
    ],
)
def test_a_word_in_disguise_goes_with_its_body(kind: str, body: str) -> None:
    raw = HEAD.replace(b"my tulip", b"orders") + f"Content-Type: {kind}\r\n\r\n{body}\r\n".encode()
    assert b"X-Judge-Masked" in redact(raw, {"tulip"})
    assert b"lip" not in redact(raw, {"tulip"}).replace(b"<tulip.1@", b"")


def test_a_word_beside_html_that_only_looks_like_it_is_left() -> None:
    raw = HEAD.replace(b"my tulip", b"orders") + b"Content-Type: text/html\r\n\r\n<p>a tulipan</p>\r\n"
    assert redact(raw, {"tulip"}) == raw


HEADS = st.lists(
    st.sampled_from(
        [
            "Subject: tulips",
            "Subject: =?utf-8?q?tuli?=\n =?utf-8?q?ps?=",
            "Content-Type: text/plain; charset=utf-8",
            "Content-Type: text/plain; charset=UTF-7",
            "Content-Type: text/plain; charset*=utf-16",
            "Content-Type: text/plain; format=flowed; delsp=yes",
            "Content-Type: text/html",
            "Content-Transfer-Encoding: 7bit",
            "Content-Transfer-Encoding:\n base64",
            "Content-Transfer-Encoding: quoted-printable",
            "X-Note: tulips\n and more",
        ]
    ),
    max_size=4,
).map("\n".join)
BODIES = st.lists(
    st.sampled_from(
        [
            "tulips",
            "tuli",
            "ps",
            "TULIPS",
            " ",
            "\n",
            "=\n",
            "=70",
            "<b>",
            "&#116;",
            "dHVsaXBz",
            "\0",
            "_",
            "é",
        ]
    ),
    max_size=8,
).map("".join)


@settings(max_examples=examples(80), deadline=None)
@given(head=HEADS, body=BODIES, end=st.sampled_from(["\n", "\r\n"]))
def test_no_reader_finds_the_secret_in_what_is_left(head: str, body: str, end: str) -> None:
    raw = f"{head}\n\n{body}\n".replace("\n", end).encode()
    assert not _still_readable(redact(raw, {"tulips"}), ["tulips"])


MARKUP = st.lists(
    st.sampled_from(
        [
            *(
                "<b>",
                "</b>",
                "<br>",
                "<wbr>",
                "<i x='",
                "'>",
                "<!--",
                "-->",
                "<![if a]>",
                "</x@y.example>",
                "<!",
            ),
            *(
                "<p hidden>",
                "<s>",
                "</s>",
                "</p>",
                "<pre>",
                "<script>",
                "</script>",
                "<b style='display:none'>",
            ),
            *("<blockquote>", "<li>", "<td>", "<head>", "<body>", "x", " ", "\n", "_", "é", "<", ">", "&"),
            *("&#116;", "&#x75", "&shy;", "&lt;", "&gt"),
        ]
    ),
    max_size=3,
).map("".join)


@settings(max_examples=examples(300), deadline=None)
@given(cut=st.integers(0, 5), before=MARKUP, within=MARKUP, further=MARKUP, after=MARKUP)
def test_a_page_is_read_wherever_a_word_stands_in_it_only_without_tags(
    cut: int, before: str, within: str, further: str, after: str
) -> None:
    page = f"{before}{'tulips'[:cut]}{within}{'tulips'[cut:5]}{further}s{after}"
    read = read_html(page)
    if _stands_in("tulips", read.shown, read.hidden) and not _stands_in("tulips", page, unescape(page)):
        assert _may_be_joined(unescape(page), ["tulips"])


def _stands_in(word: str, *texts: str) -> bool:
    return any(True for text in texts for _ in _whole(_folded(text), word))


@pytest.mark.parametrize(
    ("page", "read"),
    [
        ("<p>two <b>orders</b> and a rose</p>", False),
        ("<p>they<b>roses</b></p>", False),
        ("tu<b>lips</b>", True),
        ("<p>TU<b>lips</b>", True),
        ("_tu<b>lips</b>", False),
        (">t<!-- x -->ulips", True),
    ],
)
def test_a_page_is_read_only_where_letters_before_a_tag_begin_a_word(page: str, *, read: bool) -> None:
    assert _may_be_joined(page, ["tulips"]) is read


def test_a_page_is_read_if_a_word_has_more_than_letters() -> None:
    assert _may_be_joined("<p>no more</p>", ["my tulips"])
