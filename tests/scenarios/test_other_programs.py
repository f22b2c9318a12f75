"""Mails as other programs send or damage them, from bytes to answer: read as meant, or said not to be."""

from __future__ import annotations

import binascii
import quopri
from base64 import b64encode, encodebytes
from collections.abc import Callable
from email.message import EmailMessage

import pytest

from tests.messages import says
from tests.scenarios.alpha import said
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

ANNA = "anna@aus.example"
TEXT = "SIGN ON Austria alpha swordA\nA Vie - Gal\nA Bud - Ser\nF Tri - Alb\n"
FIELDS = b"To: judge@judge.example\nSubject: orders\nMessage-ID: <1@aus.example>\nMIME-Version: 1.0\n"
HEAD = b"From: Anna <anna@aus.example>\n" + FIELDS
CODED = encodebytes(TEXT.encode())
QUOTED = TEXT.replace("-", "=2D").replace("Ser\n", "Se=\nr\n").encode()
ALL = ("Army Vienna -> Galicia.", "Army Budapest -> Serbia.", "Fleet Trieste -> Albania.")


def mail(fields: bytes, body: bytes, head: bytes = HEAD) -> bytes:
    return (head + fields + b"\n" + body).replace(b"\r\n", b"\n").replace(b"\n", b"\r\n")


@pytest.fixture
def game() -> StoryJudge:
    return in_memory("opening")


def answer(game: StoryJudge, raw: bytes, to: str = ANNA) -> str:
    game.deliver_raw(raw)
    return said(game, to)


def assert_all_taken(text: str) -> None:
    assert "[Error Flag]" not in text.partition("\n")[0]
    assert [line for line in ALL if line not in text] == []


# How the text is encoded


LABELS_OF_BASE64 = [
    "base64 ", "base64\t", "BASE64", "Base64 (as RFC 2045 has it)", "(a (nested) comment) base64", '"base64"',
    "base64;", "base64; charset=utf-8", "base64\n ", "\n\tbase64\n\t", "base64\n (folded\n comment)",
    "base-64", "base64 base64", "Base 64", "b64",
]  # fmt: skip
LABELS_OF_QUOTED_PRINTABLE = [
    "quoted-printable ", "quoted-printable\n\t", "Quoted-Printable (soft)", "(c) quoted-printable (d)",
    '"quoted-printable"', "quoted-printable;", "quoted_printable", "quoted printable", "quotedprintable",
]  # fmt: skip


@pytest.mark.parametrize("label", LABELS_OF_BASE64)
def test_base64_is_decoded_however_its_label_is_written(game: StoryJudge, label: str) -> None:
    fields = f"Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: {label}\n"
    assert_all_taken(answer(game, mail(fields.encode(), CODED)))


@pytest.mark.parametrize("label", LABELS_OF_QUOTED_PRINTABLE)
@pytest.mark.parametrize("parted", [False, True])
def test_quoted_printable_is_decoded_however_its_label_is_written(
    game: StoryJudge, label: str, *, parted: bool
) -> None:
    fields = f"Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: {label}\n".encode()
    if parted:
        body = b"--b\n" + fields + b"\n" + QUOTED + b"\n--b\nContent-Type: text/html\n\n<p>x</p>\n--b--\n"
        fields, raw = b"Content-Type: multipart/alternative; boundary=b\n", body
    else:
        raw = QUOTED
    assert_all_taken(answer(game, mail(fields, raw)))


@pytest.mark.parametrize(
    "label", ["", "7bit", "8bit", "binary", "none", "x-nothing", "7bit (not so)", "ascii"]
)
@pytest.mark.parametrize(
    "body",
    [
        CODED,
        b64encode(TEXT.encode()),
        quopri.encodestring(
            f"{TEXT}{'A long line of words that goes on and on ' * 3}for M\u00fcnchen\n".encode()
        ),
    ],
)
def test_what_is_encoded_though_its_label_does_not_say_so_is_no_secret_in_the_answer(
    game: StoryJudge, label: str, body: bytes
) -> None:
    fields = f"Content-Transfer-Encoding: {label}\n".encode() if label else b""
    text = answer(game, mail(fields, body))
    assert "Army Vienna -> Galicia." in text
    assert "U0lH" not in text


@pytest.mark.parametrize(
    ("label", "body"),
    [
        ("uuencode", b"garbage that is none\n" + CODED),
        ("x-uuencode", b"begin 644 orders\n" + b"\x7f" * 30 + b"\n" + CODED + b"end\n"),
        ("base64", b64encode(bytes(range(32)) * 3)),
    ],
)
def test_what_cannot_be_decoded_is_said_and_not_quoted(game: StoryJudge, label: str, body: bytes) -> None:
    fields = f"Content-Type: text/plain\nContent-Transfer-Encoding: {label}\n".encode()
    text = answer(game, mail(fields, body))
    assert "[Error Flag]" in text
    assert "could not be decoded" in " ".join(text.split())
    assert "U0lH" not in text
    assert "Army Vienna -> Galicia." not in text


@pytest.mark.parametrize("label", ["x-uuencode", "uuencode", "uue", "x-uue (old)"])
def test_uuencoded_text_is_read(game: StoryJudge, label: str) -> None:
    lines = [TEXT.encode()[at : at + 45] for at in range(0, len(TEXT), 45)]
    body = b"begin 644 orders\n" + b"".join(map(binascii.b2a_uu, lines)) + b"`\nend\n"
    assert_all_taken(answer(game, mail(f"Content-Transfer-Encoding: {label}\n".encode(), body)))


@pytest.mark.parametrize(
    "damage",
    [lambda body: body[:20] + b"!" + body[21:], lambda body: body[:20] + body[21:], lambda body: body[:-3]],
)
def test_of_damaged_base64_nothing_is_read(game: StoryJudge, damage: Callable[[bytes], bytes]) -> None:
    text = answer(game, mail(b"Content-Transfer-Encoding: base64\n", damage(b64encode(TEXT.encode()))))
    assert "could not be decoded" in " ".join(text.split())
    assert "Army Vienna -> Galicia." not in text


def test_the_footer_of_a_list_below_base64_is_not_the_sender_s(game: StoryJudge) -> None:
    body = CODED + b"\n_____________\nDiplomats mailing list\nRESIGN\n"
    text = answer(game, mail(b"Content-Transfer-Encoding: base64\n", body))
    assert [line for line in ALL if line not in text] == []
    assert "Ignored" in text


def test_passwords_that_look_encoded_stay_as_they_are(game: StoryJudge) -> None:
    """A token or a password alone on a line is no base64."""
    assert "00112233445566778899aabbccddeeff" not in answer(
        game, mail(b"", b"00112233445566778899aabbccddeeff\n")
    )


# Character sets


@pytest.mark.parametrize(
    ("label", "codec"),
    [
        *(
            (label, "utf-8")
            for label in ("uft-8", "utf8mb4", '"utf-8  x"', "utf-8;", "unknown-8bit", "us-ascii")
        ),
        *(
            (label, "utf-8")
            for label in ("iso-8859-1", "windows-1252", "x-user-defined", "utf-8\n (Unicode)")
        ),
        *((label, "cp1252") for label in ("utf-8", "us-ascii", "ansi", "windows-1252http-equivContent-Type")),
        *((label, "cp1252") for label in ("iso-8859-1", "x-ansi", "cp-1252", "win-1252", "unicode_escape")),
        ("cp-850", "cp850"),
        ("ibm850", "cp850"),
        ("x-mac-roman", "mac_roman"),
    ],
)
def test_letters_are_read_whatever_the_label_says(game: StoryJudge, label: str, codec: str) -> None:
    body = "SIGN ON Germany alpha swordG\nA M\u00fcnchen - Ruhr\nF Kiel - D\u00e4nemark\n".encode(codec)
    fields = f"Content-Type: text/plain; charset={label}\nContent-Transfer-Encoding: 8bit\n".encode()
    head = b"From: Gerd <gerd@ger.example>\n" + FIELDS
    text = answer(game, mail(fields, body, head), "gerd@ger.example")
    assert "Army Munich -> Ruhr." in text
    assert "Fleet Kiel -> Denmark." in text


@pytest.mark.parametrize("label", ["utf-16", "UTF-16LE", "utf-16be", "utf-32", '"utf-16"'])
def test_a_label_of_wide_letters_on_narrow_bytes_is_wrong(game: StoryJudge, label: str) -> None:
    assert_all_taken(
        answer(game, mail(f"Content-Type: text/plain; charset={label}\n".encode(), TEXT.encode()))
    )


@pytest.mark.parametrize(
    ("label", "codec"),
    [("utf-16", "utf-16-le"), ("utf-16", "utf-16-be"), ("utf-16", "utf-16"), ("utf-32", "utf-32-be")],
)
def test_wide_letters_are_read_with_and_without_a_mark(game: StoryJudge, label: str, codec: str) -> None:
    fields = f"Content-Type: text/plain; charset={label}\nContent-Transfer-Encoding: base64\n".encode()
    assert_all_taken(answer(game, mail(fields, encodebytes(TEXT.encode(codec)))))


@pytest.mark.parametrize(
    "bad", [b"Gerd Gr\xf6\xdfe\n", b"a cut letter \xc3\n", b"M\xc3\xbcnchen \xf6\n", b"\xff\xfe\n"]
)
@pytest.mark.parametrize("label", ["; charset=utf-8", "", "; charset=us-ascii"])
def test_one_bad_byte_spoils_its_line_alone(game: StoryJudge, bad: bytes, label: str) -> None:
    body = (
        "SIGN ON Germany alpha swordG\nA M\u00fcnchen - Ruhr\nF Kiel - D\u00e4nemark\n\n-- \n".encode() + bad
    )
    head = b"From: Gerd <gerd@ger.example>\n" + FIELDS
    raw = mail(b"Content-Type: text/plain" + label.encode() + b"\n", body, head)
    text = answer(game, raw, "gerd@ger.example")
    assert "Army Munich -> Ruhr." in text
    assert "Fleet Kiel -> Denmark." in text
    assert "[Error Flag]" not in text


def test_utf_7_is_not_decoded(game: StoryJudge) -> None:
    body = b"SIGN ON Austria alpha swordA\nA Vie - Gal\n+AFIARQBTAEkARwBO-\n"
    text = answer(game, mail(b"Content-Type: text/plain; charset=utf-7\n", body))
    assert "Army Vienna -> Galicia." in text
    assert not [one for one in game.unread if "resign" in str(one["Subject"]).lower()]


# Headers and parts


@pytest.mark.parametrize(
    "head",
    [
        b">From anna@aus.example Mon Jan  5 12:00:00 2026\n" + HEAD,
        b"From anna@aus.example Mon Jan  5 12:00:00 2026\n" + HEAD,
        b"From - Mon Jan  5 12:00:00 2026\n>From anna@aus.example Mon Jan  5 12:00:00 2026\n" + HEAD,
        b"Received: from mx.aus.example\nby mx.judge.example\nwith ESMTP id 4711\n" + HEAD,
        b"X-Note: a long line that was\nbroken without a blank\n" + HEAD,
        HEAD + b"X-Note: a long line that was\nbroken without a blank\nX-Mailer: x\n",
        HEAD + b"References: <1@a.example>\n<2@a.example>\nX-Mailer: x\n",
        HEAD + b"Content-Type: text/plain;\ncharset=utf-8\n",
        HEAD + b"Content-Type : text/plain\n",
        b"Delivered To: anna\n" + HEAD,
    ],
)
def test_header_lines_that_are_no_fields_are_passed_over(game: StoryJudge, head: bytes) -> None:
    assert_all_taken(answer(game, mail(b"", TEXT.encode(), head)))


def test_what_a_stray_line_of_the_header_asks_for_is_told_and_not_done(game: StoryJudge) -> None:
    head = HEAD.replace(b"Subject:", b"A Vie - Tyr\nSubject:")
    text = answer(game, mail(b"", TEXT.encode(), head))
    assert "Army Vienna -> Galicia." in text
    assert "[Error Flag]" in text


def test_a_text_that_begins_without_a_blank_line_is_read(game: StoryJudge) -> None:
    text = answer(game, HEAD + TEXT.encode() + b"\n-- \nAnna\n")
    assert "Army Vienna -> Galicia." in text


@pytest.mark.parametrize(
    ("field", "line"),
    [
        (b'multipart/mixed;\n boundary="simple\n boundary"', b"simple boundary"),
        (b'multipart/mixed; boundary="simple\n boundary"', b"simpleboundary"),
        (b'multipart/mixed; boundary="simple  "', b"simple"),
        (b"multipart/mixed (all sorts); boundary=simple (so)", b"simple"),
        (b"multipart / mixed; boundary = simple", b"simple"),
        (b'(c) multipart/mixed;\n (d)\n boundary="simple"', b"simple"),
        (b"multipart/mixed; BOUNDARY=Simple", b"simple"),
        (b"multipart/mixed; boundary='simple'", b"simple"),
        (b"multipart/mixed; boundary==_Part(1)", b"=_Part(1)"),
        (b"multipart/mixed;\nboundary=simple", b"simple"),
        (b"multipart/mixed; boundary=simple;", b"simple"),
    ],
)
def test_parts_are_found_however_their_boundary_is_written(
    game: StoryJudge, field: bytes, line: bytes
) -> None:
    part = b"Content-Type: text/plain;\ncharset=utf-8\n\n" + TEXT.encode()
    body = b"--" + line + b"\n" + part + b"--" + line + b"--\n"
    assert_all_taken(answer(game, mail(b"Content-Type: " + field + b"\n", body)))


@pytest.mark.parametrize(
    "kind", ["text/markdown", "text/x-markdown; charset=utf-8", "text/markdown; variant=GFM"]
)
def test_markdown_is_read_as_the_text_that_it_is(game: StoryJudge, kind: str) -> None:
    assert_all_taken(answer(game, mail(f"Content-Type: {kind}\n".encode(), TEXT.encode())))


# What HTML shows

PAGE = "<html><head><style>{}</style></head><body>{}</body></html>"
ROWS = "<br>".join(TEXT.splitlines())


@pytest.mark.parametrize(
    ("css", "tag"),
    [
        ("[data-ogsc] p { color:#ffffff !important }", "p"),
        (".preview div { display:none }", "div"),
        ("table.button:hover td { background:#222 }", "td"),
        ("#footer div { display:none }", "div"),
        (".hide-mobile div { display:none }", "div"),
        ("p:first-child, div::before, div:not(div) { display:none }", "div"),
        ("@media print { div { display:none } }", "div"),
        ("div.hidden, div#hidden, div[hidden], span, p > div { display:none }", "div"),
        (".a + div, .a ~ div, .a > div { display:none }", "div"),
        ("blockquote blockquote div { font-size:0 }", "div"),
    ],
)
def test_a_rule_about_something_else_hides_nothing(game: StoryJudge, css: str, tag: str) -> None:
    body = PAGE.format(css, f"<{tag}>{ROWS}</{tag}>").encode()
    assert_all_taken(answer(game, mail(b"Content-Type: text/html; charset=utf-8\n", body)))


@pytest.mark.parametrize(
    ("css", "hidden"),
    [
        (".preview div { display:none }", '<div class="preview"><div>{}</div></div>'),
        ("p[title] { display:none }", '<p title="x">{}</p>'),
        (r".x { d\69splay:none }", '<p class="x">{}</p>'),
        (r".\78 { display:none }", '<p class="x">{}</p>'),
        ("<!-- .x { display:none } -->", '<p class="x">{}</p>'),
        (".x { display:none } p { display:block }", '<p class="x">{}</p>'),
        ("h1 + p { display:none }", "<h1>x</h1><p>{}</p>"),
        ("", '<p style="display:none">{}</p>'),
        ("", "<p><s>{}</s></p>"),
    ],
)
def test_an_order_that_the_mail_hides_is_flagged_and_not_done(
    game: StoryJudge, css: str, hidden: str
) -> None:
    shown = "<div>SIGN ON Austria alpha swordA<br>A Vie - Gal</div>"
    html = PAGE.format(css, shown + hidden.format("A Bud - Ser<br>F Tri - Alb"))
    text = answer(game, mail(b"Content-Type: text/html; charset=utf-8\n", html.encode()))
    assert "[Error Flag]" in text
    assert says(text, "reply-hidden", lines=2)
    assert "Army Vienna -> Galicia." in text
    assert "Army Budapest -> Serbia." not in text


def test_an_order_in_an_attached_text_is_flagged_and_not_done(game: StoryJudge) -> None:
    message = EmailMessage()
    message["From"], message["Message-ID"] = ANNA, "<3@aus.example>"
    message.set_content("SIGN ON Austria alpha swordA\nA Vie - Gal\n")
    message.add_attachment("A Bud - Ser\n\nSee you at the weekend.\n", filename="orders.txt")
    text = answer(game, message.as_bytes())
    assert "[Error Flag]" in text
    assert says(text, "reply-hidden", lines=1)
    assert "Army Vienna -> Galicia." in text
    assert "Army Budapest -> Serbia." not in text


def test_words_in_an_attached_text_are_not_mentioned(game: StoryJudge) -> None:
    message = EmailMessage()
    message["From"], message["Message-ID"] = ANNA, "<4@aus.example>"
    message.set_content(TEXT)
    message.add_attachment("See you at the weekend.\n", filename="letter.txt")
    assert_all_taken(answer(game, message.as_bytes()))


def test_of_a_mail_that_hides_all_its_orders_the_answer_says_so(game: StoryJudge) -> None:
    body = f'<div style="display:none">{ROWS}</div>'
    text = " ".join(answer(game, mail(b"Content-Type: text/html\n", body.encode())).split())
    assert "[Error Flag]" in text
    assert says(text, "reply-only-hidden", lines=3)
    assert "swordA" not in text


def test_what_is_shown_as_well_is_not_said_to_be_hidden(game: StoryJudge) -> None:
    message = EmailMessage()
    message["From"], message["Message-ID"] = ANNA, "<2@aus.example>"
    message.set_content(TEXT)
    message.make_mixed()
    message.attach(EmailMessage())
    message.add_attachment(TEXT.encode(), maintype="text", subtype="plain", disposition="inline")
    assert_all_taken(answer(game, message.as_bytes()))


# Robots


@pytest.mark.parametrize(
    "head",
    [
        b"From: a@x.example\nMailing-List: contact dip-help@x.example; run by ezmlm\nSubject: hi\n",
        b"From: dip+owner@x.example\nSubject: Post to dip@x.example denied: Re: alpha\n",
        b"From: gmail-noreply@x.example\nSubject: hi\n",
        b"From: rt@x.example\nSubject: [x.example #33575] AutoReply: alpha orders\n",
        b"From: post_master@x.example\nSubject: hi\n",
    ],
)
def test_robots_get_no_answer(game: StoryJudge, head: bytes) -> None:
    game.deliver_raw(mail(b"To: judge@judge.example\nMessage-ID: <3@x.example>\n", b"hello\n", head))
    assert game.unread == []


@pytest.mark.parametrize(
    "subject", ["complaint about message from 192.0.2.1", "Email Feedback Report for IP 192.0.2.1"]
)
def test_a_complaint_around_a_mail_gets_no_answer(game: StoryJudge, subject: str) -> None:
    head = f"From: staff@mail.example\nMessage-ID: <4@x.example>\nSubject: {subject}\n".encode()
    body = b"--b\nContent-Type: message/rfc822\n\nFrom: judge@judge.example\nSubject: alpha\n\nx\n--b--\n"
    game.deliver_raw(mail(b"Content-Type: multipart/mixed; boundary=b\n", body, head))
    assert game.unread == []


@pytest.mark.parametrize(
    ("sender", "subject"),
    [
        ("noreplyton@x.example", "hi"),
        ("ann.normanreply@x.example", "hi"),
        ("ann@x.example", "Automatic reply loops?"),
        ("ann@x.example", "Out of office next week, my orders"),
        ("ann@x.example", "Question about your autoreply"),
        ("ann@x.example", "complaint about message from Bob"),
        ("ann@x.example", "Re: [x #33575] AutoReply: orders"),
    ],
)
def test_people_get_one(game: StoryJudge, sender: str, subject: str) -> None:
    head = f"From: {sender}\nMessage-ID: <5@x.example>\nSubject: {subject}\n".encode()
    game.deliver_raw(mail(b"", b"hello, how do I play?\n", head))
    assert [one["To"] for one in game.unread] == [sender]


# A plain form that only says that there is another

STUBS = [
    "This is an HTML mail. Your program does not support HTML.",
    "Your email client cannot display HTML messages.\nPlease use another one.",
    "If you cannot read this email, view this message in a browser.",
    "To view this email properly, use an HTML capable program",
    "Ihr Programm unterst\u00fctzt kein HTML.\nDies ist eine HTML-Nachricht.",
    "Votre logiciel ne prend pas en charge le format HTML.",
    "Ce message est au format HTML.",
    "Su programa de correo no admite mensajes HTML.",
    "Este mensaje est\u00e1 en formato HTML.",
    "Il tuo programma non supporta l HTML.",
    "O seu programa n\u00e3o suporta HTML.",
    "Uw programma ondersteunt geen HTML.",
    "Ditt program st\u00f6der inte HTML.",
    "Tw\u00f3j program nie obs\u0142uguje HTML.",
    "Ваша программа не поддерживает HTML.",
    "Ohjelmasi ei tue HTML-viestej\u00e4.",
]
HTML_TEXT = "".join(f"<p>{line}</p>" for line in TEXT.splitlines())


def two_forms(text: str, page: str) -> bytes:
    kinds = (("plain", text), ("html", page))
    parts = [f"--b\nContent-Type: text/{kind}; charset=utf-8\n\n{body}\n" for kind, body in kinds]
    return mail(b"Content-Type: multipart/alternative; boundary=b\n", ("".join(parts) + "--b--\n").encode())


@pytest.mark.parametrize("text", STUBS)
def test_orders_that_are_in_the_html_alone_are_read_below_a_stub(game: StoryJudge, text: str) -> None:
    assert_all_taken(answer(game, two_forms(text, HTML_TEXT)))


@pytest.mark.parametrize(
    "text",
    [
        f"SIGN ON Austria alpha swordA\nA Vie - Bud\n{STUBS[0]}\n",
        f"{STUBS[0]}\n\nSIGN ON Austria alpha swordA\nA Vie - Bud\n",
        TEXT,
    ],
)
def test_a_plain_form_with_orders_is_read_whatever_it_says_besides(game: StoryJudge, text: str) -> None:
    said_back = answer(game, two_forms(text, "<p>SIGN ON Austria alpha swordA</p><p>A Vie - Tri</p>"))
    assert "Vienna -> Trieste" not in said_back


@pytest.mark.parametrize("text", ["Hello judge, who plays HTML?", "See you next week.", STUBS[0]])
def test_without_orders_in_the_html_the_plain_form_is_read(game: StoryJudge, text: str) -> None:
    letter = game.services.reader.read(two_forms(text, "<p>Hello there</p>"))
    assert letter.text.strip() == text
