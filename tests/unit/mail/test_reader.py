"""What the reader makes of mails as mail programs send them."""

from __future__ import annotations

from base64 import b64encode
from email.message import EmailMessage
from email.policy import SMTP

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.mail.reader import MessageReader
from judge.records import Email, Silence, Trust
from tests.rows import each_row
from tests.sampling import examples

READER = MessageReader(["Judge@Example.org"], ["mx.example.org"])


def read(head: str, body: bytes | str = "A PAR - BUR\n") -> Email:
    raw = head.strip("\n").encode() + b"\n\n" + (body if isinstance(body, bytes) else body.encode())
    return READER.read(raw.replace(b"\n", b"\r\n"))


def from_ann(head: str, body: bytes | str = "A PAR - BUR\n") -> Email:
    return read("From: Ann <ann@example.com>\n" + head.strip("\n"), body)


def test_a_plain_mail() -> None:
    ids = "Message-ID: <1@example.com>\nReferences: <0@x> <a@y>"
    letter = read("From: Ann Other <Ann@Example.COM>\nSubject: Orders\n" + ids)
    assert letter == Email(
        sender="ann@example.com",
        sender_name="Ann Other",
        subject="Orders",
        message_id="<1@example.com>",
        references=("<0@x>", "<a@y>"),
        text="A PAR - BUR",
        trust=Trust.CLAIMED,
    )


@pytest.mark.parametrize(
    ("charset", "coded", "text", "notes"),
    [
        ("utf-8", "Livōnia".encode(), "Livōnia", 0),
        ("iso-8859-1", "Galizië \x80".encode("cp1252", "replace"), "Galizië ?", 0),
        ("windows-1252", "“SIGN ON”".encode("cp1252"), "“SIGN ON”", 0),
        ("koi8-r", "Москва".encode("koi8-r"), "Москва", 0),
        ("utf-16", "A PAR".encode("utf-16"), "A PAR", 0),
        ("klingon", "Liv\u00f6nia".encode("cp1252"), "Livönia", 1),
        ("zlib", b"A PAR", "A PAR", 1),
        ("us-ascii", "Kïel".encode("cp1252"), "Kïel", 1),
        ("utf-8", b"K\x81el", "K\ufffdel", 1),
    ],
)
def test_charsets(charset: str, coded: bytes, text: str, notes: int) -> None:
    body = b64encode(coded)
    letter = from_ann(f"Content-Type: text/plain; charset={charset}\nContent-Transfer-Encoding: base64", body)
    assert letter.text == text
    assert len(letter.notes) == notes


def test_quoted_printable() -> None:
    letter = from_ann("Content-Transfer-Encoding: quoted-printable", "A PAR =\n- BUR=3B F BRE=20H\n")
    assert letter.text == "A PAR - BUR; F BRE H"


def test_controls_and_invisible_marks_go() -> None:
    letter = from_ann(
        "Content-Type: text/plain; charset=utf-8", "A\u200bPAR\x00 \u202e-\ufeff BUR\x0bF BRE H\tok\n"
    )
    assert letter.text == "APAR - BUR\nF BRE H\tok"


def test_an_encoded_subject_cannot_carry_a_line_end() -> None:
    assert from_ann("Subject: =?utf-8?q?hi=0D=0ABcc:_x@y?=").subject == "hi Bcc: x@y"


@pytest.mark.parametrize(
    ("subject", "seen"),
    [
        ("=?utf-8?b?w4l0w6k=?= 1901", "Été 1901"),
        ("=?utf-8?q?a?=\n =?utf-8?q?b?=", "ab"),
        ("=?x-none?q?a=e9?=", "aé"),
        ("=?utf-8?b?A?=", "=?utf-8?b?A?="),
        ("folded\n\tline", "folded line"),
    ],
)
def test_subjects(subject: str, seen: str) -> None:
    assert from_ann(f"Subject: {subject}").subject == seen


def alternative(plain: str, html: str) -> bytes:
    message = EmailMessage(policy=SMTP)
    message["From"] = "ann@example.com"
    message.set_content(plain)
    message.add_alternative(html, subtype="html")
    return message.as_bytes()


def test_of_two_forms_the_plain_one_is_read() -> None:
    assert READER.read(alternative("A PAR H\n", "<p>A PAR - BUR</p>")).text == "A PAR H"


def test_an_empty_plain_form_gives_way_to_html() -> None:
    assert READER.read(alternative("\n", "<p>A PAR - BUR</p>")).text == "A PAR - BUR"


@pytest.mark.parametrize(
    ("html", "text"),
    [
        ("<p>F TRI - <s>ADR</s> ALB</p>", "F TRI - ALB"),
        ('<p>F TRI - <span style="text-decoration:line-through">ADR</span> ALB</p>', "F TRI - ALB"),
        ("<p>F TRI - ALB</p><blockquote><s>ADR</s></blockquote>", "F TRI - ADR ALB"),
        ("<p>F TRI - <strong>ADR</strong> ALB</p>", "F TRI - ADR ALB"),
    ],
)
def test_of_two_forms_that_one_is_read_which_can_say_what_is_struck_out(html: str, text: str) -> None:
    assert READER.read(alternative("F TRI - ADR ALB\n", html)).text == text


def test_html_alone_with_a_quote() -> None:
    page = "<html><head><style>p{}</style></head><body><div>A PAR - BUR<br>F BRE H</div>"
    html = page + "<blockquote>A MAR H</blockquote>"
    letter = from_ann("Content-Type: text/html", html)
    assert letter.text == "A PAR - BUR\nF BRE H\n> A MAR H"


def test_flowed_text_is_joined() -> None:
    letter = from_ann("Content-Type: text/plain; format=flowed; delsp=yes", "A PAR \n - BUR\n> A MAR H\n")
    assert letter.text == "A PAR- BUR\n> A MAR H"


def test_attachments_are_named_and_stay_closed() -> None:
    message = EmailMessage(policy=SMTP)
    message["From"] = "ann@example.com"
    message.set_content("A PAR H\n")
    message.add_attachment("A PAR - BUR\n", filename="orders\r\n.txt".replace("\r\n", ""))
    message.add_attachment(b"PK", maintype="application", subtype="zip", filename="bomb.zip")
    inner = EmailMessage(policy=SMTP)
    inner.set_content("A PAR - GAS\n")
    message.add_attachment(inner)
    letter = READER.read(message.as_bytes())
    assert letter.text == "A PAR H"
    assert letter.notes == (
        'the attachment "orders.txt" (text/plain) was not opened',
        'the attachment "bomb.zip" (application/zip) was not opened',
        "a mail attached to this mail was not read",
    )
    assert not letter.unreadable


def test_a_second_text_is_not_the_sender_s_words() -> None:
    head = 'Content-Type: multipart/mixed; boundary="b"'
    body = (
        "--b\n\nA PAR H\n--b\nContent-Type: image/png\n\nx\n--b\nContent-Type: text/plain\n\nF BRE H\n--b--\n"
    )
    letter = from_ann(head, body)
    assert (letter.text, letter.unread) == ("A PAR H", "F BRE H")
    assert from_ann(head, body.replace("A PAR H", " ")).text == "F BRE H", "an empty first text is none"


PICTURE = "Content-Type: image/png\nContent-Disposition: inline; filename=a.png\n\nx"
ABOVE, BELOW = "Content-Type: text/plain\n\nA PAR H", "Content-Type: text/plain\n\nF BRE H"


def of_parts(*parts: str) -> Email:
    body = "".join(f"--b\n{part}\n" for part in parts) + "--b--\n"
    return from_ann('Content-Type: multipart/mixed; boundary="b"', body)


@pytest.mark.parametrize("pictures", [1, 2])
def test_the_texts_around_pictures_that_are_shown_are_one(pictures: int) -> None:
    letter = of_parts(ABOVE, *[PICTURE] * pictures, BELOW, PICTURE, BELOW.replace("F BRE", "A MAR"))
    assert (letter.text, letter.unread) == ("A PAR H\n\nF BRE H\n\nA MAR H", "")


@pytest.mark.parametrize(
    "parts",
    [
        (ABOVE, BELOW),
        (ABOVE, PICTURE.replace("inline", "attachment"), BELOW),
        (ABOVE, PICTURE.replace("image/png", "application/pdf"), BELOW),
        (ABOVE, PICTURE, BELOW.replace("\n", "\nContent-Disposition: inline\n", 1)),
        (ABOVE.replace("\n", "\nContent-Disposition: inline\n", 1), PICTURE, BELOW),
        (f'Content-Type: multipart/mixed; boundary="c"\n\n--c\n{ABOVE}\n--c\n{PICTURE}\n--c--', BELOW),
    ],
)
def test_a_text_that_others_may_have_added_is_not_one_with_it(parts: tuple[str, ...]) -> None:
    letter = of_parts(*parts)
    assert (letter.text, letter.unread) == ("A PAR H", "F BRE H")


def test_the_rest_of_a_second_text_is_not_the_sender_s_either() -> None:
    letter = of_parts(ABOVE, BELOW, PICTURE, BELOW.replace("F BRE", "A MAR"))
    assert (letter.text, letter.unread) == ("A PAR H", "F BRE H\nA MAR H")


def test_a_text_that_is_attached_is_kept_apart() -> None:
    attached = BELOW.replace("\n", "\nContent-Disposition: attachment; filename=o.txt\n", 1)
    letter = of_parts(ABOVE, attached)
    assert (letter.text, letter.unread) == ("A PAR H", "F BRE H")
    assert of_parts(ABOVE, attached.replace("text/plain", "text/html")).unread == ""


def test_a_signed_mail_is_read_without_a_note() -> None:
    head = 'Content-Type: multipart/signed; boundary="b"'
    body = "--b\n\nA PAR H\n--b\nContent-Type: application/pgp-signature\n\nx\n--b--\n"
    letter = from_ann(head, body)
    assert (letter.text, letter.notes) == ("A PAR H", ())


UNPARTED = ("mixed", "alternative", "related", "signed", "report", "x-unknown")
BOUNDARIES = (
    "",
    "; boundary=",
    '; boundary=""',
    "; boundary",
    "; charset=utf-8",
    "; boundary=\n ",
    "; micalg=pgp-sha1",
)


@each_row("kind", UNPARTED)
@each_row("boundary", BOUNDARIES)
@each_row("body", ["A PAR H\n", "\nA PAR H\n\n", "<html><body><p>A PAR H</p></body></html>\n"])
def test_of_a_mail_that_has_parts_and_no_boundary_the_whole_is_read(
    kind: str, boundary: str, body: str
) -> None:
    letter = from_ann(f"Content-Type: multipart/{kind}{boundary}", body)
    assert (letter.text.strip(), letter.unreadable) == ("A PAR H", "")


def test_so_it_is_with_the_coding_of_its_text() -> None:
    head = "Content-Type: multipart/mixed; charset=utf-8\nContent-Transfer-Encoding: quoted-printable"
    assert from_ann(head, "A M=C3=9CN H\n").text == "A MÜN H"


def test_a_mail_without_any_text_says_so() -> None:
    letter = from_ann("Content-Type: application/octet-stream", b"\x00\x01\xff")
    assert letter.unreadable == "no part of it is plain text or HTML"
    assert letter.text == ""
    assert letter.notes == ("an attachment (application/octet-stream) was not opened",)


def test_an_empty_mail_is_readable() -> None:
    letter = from_ann("", "")
    assert (letter.text, letter.unreadable) == ("", "")


def test_what_was_too_large_to_fetch_says_its_size() -> None:
    stub = READER.trim(b"From: ann@example.com\r\nSubject: x\r\n\r\nbody", 10_485_760)
    letter = READER.read(stub)
    assert letter.sender == "ann@example.com"
    assert letter.unreadable == "it is too large (10,485,760 bytes; at most 1,000,000 are read)"
    assert b"body" not in stub


def test_no_bytes_at_all() -> None:
    letter = READER.read(b"")
    assert letter.silence is Silence.NO_SENDER


ANN = b"From: =?utf-8?q?A?= <a@b.c>\n"
PARTED = b"Content-Type: multipart/%b\n\n--b\n"
SEEDS = [
    ANN
    + PARTED % b"alternative; boundary=b"
    + b"\nA PAR H\n--b\nContent-Type: text/html\n\n<p>A <b>PAR</b><br>\n--b--",
    ANN + b"Subject: =?utf-8?b?w4k=?=\nContent-Type: text/plain; charset=utf-8; format=flowed\n\nx \ny",
    ANN
    + PARTED % b"mixed; boundary*0=; boundary*1=b"
    + b"Content-Disposition: attachment; filename*=utf-8''%ff%00x\n\nQ",
    ANN
    + PARTED % b"report; boundary=b"
    + b"Content-Type: message/delivery-status\n\nAction: failed\n\n\n--b--\n",
    ANN + PARTED % b"mixed; boundary=b" + b"Content-Type: message/rfc822\n\nFrom: x\n\ny\n--b\n\nz\n",
    ANN
    + b"Content-Type: text/html; charset*=utf-8''%6b\nContent-Transfer-Encoding: x-uuencode\n\nbegin 6\n#0V",
    ANN + b"Content-Type: text/plain; charset=utf-7\nContent-Transfer-Encoding: base64\n\nK0FHRS0=\n",
]


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    raw = bytearray(draw(st.sampled_from(SEEDS)))
    for _ in range(draw(st.integers(1, 8))):
        at = draw(st.integers(0, len(raw)))
        kind = draw(st.sampled_from(["cut", "put", "double"]))
        if kind == "cut":
            del raw[at : at + draw(st.integers(1, 20))]
        elif kind == "put":
            raw[at:at] = draw(
                st.one_of(
                    st.binary(max_size=8), st.sampled_from([b"\r\n", b"%", b"=?", b'"', b"\xff", b";", b"\0"])
                )
            )
        else:
            raw[at:at] = raw[max(0, at - 30) : at]
    return bytes(raw)


@settings(max_examples=examples(400), deadline=None)
@given(st.one_of(mutated(), st.binary(max_size=300)))
def test_no_bytes_raise(raw: bytes) -> None:
    letter = READER.read(raw)
    shown = (
        letter.subject + letter.sender_name + letter.message_id + "".join(letter.notes) + letter.unreadable
    )
    assert not any(ord(char) < 32 for char in shown)
    assert "\r" not in letter.text
    letter.text.encode("utf-8")
