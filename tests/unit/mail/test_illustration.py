"""Tables in the HTML of a mail: which lines keep their columns, and that no word changes."""

from __future__ import annotations

import email.policy
import re
from dataclasses import replace
from datetime import UTC, datetime
from email import message_from_bytes
from email.message import EmailMessage
from functools import partial
from html import escape, unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.daemon.pictures import ready_picture
from judge.game.order_style import MapForm
from judge.language.text.own_lines import own_lines
from judge.mail.illustration import IllustratedTransport, illustrated, with_columns
from judge.mail.reader import MessageReader
from judge.mail.writer import MessageWriter
from judge.records import (
    CalendarFile,
    MailText,
    Parcel,
    Picture,
    ReadyPicture,
    SendReport,
    SendStatus,
    Thread,
)
from tests.servers.sqlite import TemporaryDatabase

BOARD = """\
Austria:   A Budapest, A Galicia, A Serbia,        Budapest, Greece,
           F Albania                               Serbia, Vienna
Unowned:                                           Belgium, Denmark,
                                                   Norway
"""


def tables(words: str) -> list[str]:
    return [
        unescape(text)
        for text in re.findall(r'<span class="t"[^>]*>(.*?)</span>', with_columns(words), re.DOTALL)
    ]


def test_a_table_is_one_piece_with_the_lines_that_go_on() -> None:
    assert tables(f"THE BOARD\n---------\n{BOARD}\nTalk to the others.\n") == [BOARD]


@pytest.mark.parametrize(
    "text",
    [
        "Grace:     Wed 11 Nov 2026 09:20 UTC\n           Late orders count. Whoever still owes some\n",
        ":: Judge: TEST  Game: Alpha    Variant: Standard\n",
        "    A Budapest - Galicia, Rumania,\n        Serbia or Trieste\n",
        "England: Fleet London, No Order Processed.\n",
        "Hello.  I think we should talk.\n",
    ],
)
def test_sentences_are_wrapped_as_ever(text: str) -> None:
    assert tables(text) == []


@given(
    st.lists(
        st.sampled_from([*BOARD.splitlines(), "", "A <b> & c", "x    y", " z", f"  {'<w> ' * 17}", "w" * 70])
    )
)
def test_without_the_elements_they_are_the_words(lines: list[str]) -> None:
    words = "\n".join(lines)
    assert unescape(re.sub(r"</?span[^>]*>", "", with_columns(words))) == words


def test_an_arrow_is_one_piece() -> None:
    made = with_columns("France: Army Burgundy -> Belgium.\n")
    assert made == 'France: Army Burgundy <span class="a">-&gt;</span> Belgium.\n'


FOLDED = [
    "- Turkey: Fleet Black Sea SUPPORT Army Syria -> Armenia was cut by Russia's\n  Fleet Rumania.",
    "    F Gulf of Lyon - Auvergne, Barcelona, Ligurian Sea, Tyrrhenian Sea\n        or Wales",
    "           Late orders count. When grace ends the phase is judged with what is\n           in; or",
]
WHOLE = [
    "Austria: Army Vienna SUPPORT Army Trieste -> Tyrolia, with some letters x\nAustria: Fleet Venice HOLD.",
    "    A Munich - Berlin, Bohemia, Burgundy, Kiel, Ruhr, Silesia or Tyrolia\n    A Paris - Brest",
    "The deadline for orders will be in the year 1902, on a Monday in March.\nTalk to the others.",
    "Deadline:  Tue 10 Mar 2026 00:30 (your time, Europe/Rome) = 23:30 UTC\n           in 7 days",
    "Short\nlines stay",
    "- It was cut by the army of somebody who lives a long way off to the east\n- Another",
    "A sentence that is as full as the one above, which ends in no full stop\n\nAnd one more.",
]


@pytest.mark.parametrize("text", FOLDED)
def test_a_folded_sentence_flows_on_a_narrow_page(text: str) -> None:
    above, below = escape(text, quote=False).replace("-&gt;", '<span class="a">-&gt;</span>').split("\n")
    moved_in = below[: len(below) - len(below.lstrip())]
    assert with_columns(text) == f'{above}<span class="n">\n{moved_in}</span>{below.lstrip()}'


@pytest.mark.parametrize("text", WHOLE)
def test_a_line_that_ends_keeps_its_end(text: str) -> None:
    assert 'class="n"' not in with_columns(text)


NOON = datetime(2026, 1, 5, 12, tzinfo=UTC)
WRITER = MessageWriter("judge@judge.example", "The Judge", "TEST", lambda: b"salt")
PNG = ReadyPicture(
    "0123456789abcdef" * 4, MapForm.PNG, b"\x89PNG bytes" * 20, 'Map "after" <Fall>.', "alpha-F1901M"
)
SVG = replace(PNG, form=MapForm.SVG, content=b"<svg/>")


def mail(body: str, subject: str = "TEST:alpha results") -> Parcel:
    text = MailText(subject, body)
    return WRITER.write(text, "key", "anna@home.example", Thread("alpha.S1901M"), NOON, reply=False)


def with_deadline(body: str) -> Parcel:
    """A mail with a calendar's file behind its text."""
    text = MailText(
        "TEST:alpha results", body, calendar=(CalendarFile("a.ics", "PUBLISH", "BEGIN:VCALENDAR\r\n"),)
    )
    return WRITER.write(text, "key", "anna@home.example", Thread("alpha.S1901M"), NOON, reply=False)


def parsed(raw: bytes) -> EmailMessage:
    message = message_from_bytes(raw, policy=email.policy.default)
    assert [part.defects for part in message.walk() if part.defects] == []
    return message


def kinds(message: EmailMessage) -> list[str]:
    return [part.get_content_type() for part in message.walk()]


@pytest.mark.parametrize(
    "body",
    ["A VIE - GAL\n", "Münster & <Kiel>\n", "a line of " + "many words " * 120 + "\n", "--=_x\n\n\nend\n"],
)
def test_the_text_is_that_of_the_mail_without_a_picture(body: str) -> None:
    parcel = mail(body)
    plain, whole = parsed(parcel.raw), parsed(illustrated(parcel.raw, PNG))
    text = whole.get_body(("plain",))
    assert text is not None
    assert text.get_content() == plain.get_content()
    assert text["Content-Transfer-Encoding"] == plain["Content-Transfer-Encoding"]
    kept = [name for name in plain if not name.startswith("Content") and name != "MIME-Version"]
    assert {name: whole[name] for name in kept} == {name: plain[name] for name in kept}
    assert [name for name in whole if name.startswith("MIME")] == ["MIME-Version"]


def test_the_picture_stands_in_the_page_by_its_content_id() -> None:
    whole = parsed(illustrated(mail("A VIE - GAL & <more>\n").raw, PNG))
    assert kinds(whole) == [
        "multipart/alternative",
        "text/plain",
        "multipart/related",
        "text/html",
        "image/png",
    ]
    html, image = whole.get_body(("html",)), list(whole.walk())[-1]
    assert html is not None
    page = html.get_content().replace("\r\n", "\n")
    assert "A VIE - GAL &amp; &lt;more&gt;\n</pre>" in page
    assert page.count(f'src="cid:{image["Content-ID"].strip("<>")}"') == 1
    assert 'alt="Map &quot;after&quot; &lt;Fall&gt;."' in page
    assert 'width="720"' in page
    assert '<meta name="color-scheme" content="light dark">' in page
    assert image["Content-Disposition"] == 'inline; filename="alpha-F1901M.png"'
    assert image.get_content() == PNG.content


def test_a_drawing_is_attached_and_there_is_no_page() -> None:
    whole = parsed(illustrated(mail("A VIE - GAL\n").raw, SVG))
    assert kinds(whole) == ["multipart/mixed", "text/plain", "image/svg+xml"]
    [drawing] = whole.iter_attachments()
    assert drawing.get_filename() == "alpha-F1901M.svg"


def test_a_page_that_programs_would_cut_is_left_out_and_the_picture_attached() -> None:
    whole = parsed(illustrated(mail("Ä letter of many words.\n" * 5_000).raw, PNG))
    assert kinds(whole) == ["multipart/mixed", "text/plain", "image/png"]


def test_the_same_mail_has_the_same_bytes_and_lines_that_may_travel() -> None:
    raw = mail("Münster " * 400 + "\n", "Ein Betreff, der länger ist als eine Zeile " * 4).raw
    whole = illustrated(raw, PNG)
    assert whole == illustrated(raw, PNG)
    assert max(map(len, whole.split(b"\r\n"))) <= 998  # RFC 5322 §2.1.1
    assert b"\n" not in whole.replace(b"\r\n", b"")


class Sent:
    """A transport that keeps what it was given."""

    def __init__(self) -> None:
        self.raws: list[bytes] = []

    def send(self, parcel: Parcel) -> SendReport:
        self.raws.append(parcel.raw)
        return SendReport(SendStatus.SENT)

    def close(self) -> None:
        """Nothing is open."""


def sent_with(png: bytes | None, mails: int) -> tuple[list[bytes], int]:
    """The bytes of so many mails with one picture that is drawn as this PNG, and how often it was drawn."""
    store, sent, tries = TemporaryDatabase(), Sent(), list[str]()
    picture = Picture(MapForm.PNG, "<svg/>", "A map.", "alpha-S1901M")
    with store.begin() as work:
        work.pictures.keep(picture, NOON)
        work.commit()

    def draw() -> None:
        for key, _ in store.pictures.to_draw(9):
            tries.append(key)
            store.pictures.note_drawn(key, png)

    transport = IllustratedTransport(sent, partial(ready_picture, store.pictures, draw))
    transport.send(mail("A VIE - GAL\n"))
    assert tries == [], "a mail without a picture has none drawn"
    for _ in range(mails):
        transport.send(replace(mail("A VIE - GAL\n"), picture=picture.key))
    return sent.raws, len(tries)


def test_a_mail_without_a_ready_picture_goes_as_text() -> None:
    assert sent_with(None, 2) == ([mail("A VIE - GAL\n").raw] * 3, 1)


def test_the_mails_of_a_phase_have_its_picture_drawn_once() -> None:
    (plain, *raws), tries = sent_with(b"PNG", 8)
    assert (plain, tries) == (mail("A VIE - GAL\n").raw, 1)
    assert [kinds(parsed(raw))[-1] for raw in raws] == ["image/png"] * 8


def answer(quoted: str, *, alternative: bool) -> bytes:
    """An answer as programs write it that quote the page and send its picture back."""
    reply = EmailMessage()
    reply["From"], reply["To"], reply["Subject"] = "anna@home.example", "judge@judge.example", "Re: results"
    page = f"<html><body><div>A Vie - Gal</div><blockquote type=cite>{quoted}</blockquote></body></html>"
    if alternative:
        reply.set_content("A Vie - Gal\n\n> :: Judge: TEST\n> A Bud - Ser\n")
        reply.add_alternative(page, subtype="html")
    else:
        reply.set_content(page, subtype="html")
    shown = list(reply.iter_parts())[-1] if alternative else reply
    assert isinstance(shown, EmailMessage)
    shown.add_related(PNG.content, "image", "png", cid="<map>")
    return reply.as_bytes(policy=email.policy.SMTP)


@pytest.mark.parametrize("alternative", [True, False])
def test_an_answer_that_quotes_the_page_and_its_picture_is_read_as_any_other(*, alternative: bool) -> None:
    html = parsed(illustrated(mail("A BUD - SER\nA BUD - RUM\n").raw, PNG)).get_body(("html",))
    assert html is not None
    letter = MessageReader(frozenset({"judge@judge.example"}), ()).read(
        answer(html.get_content(), alternative=alternative)
    )
    own = [line.text.strip() for line in own_lines(letter.text)[0] if line.text.strip()]
    assert own == ["A Vie - Gal"]


@pytest.mark.parametrize(
    ("picture", "parts"),
    [
        (
            PNG,
            [
                "multipart/mixed",
                "multipart/alternative",
                "text/plain",
                "multipart/related",
                "text/html",
                "image/png",
                "text/calendar",
            ],
        ),
        (SVG, ["multipart/mixed", "text/plain", "image/svg+xml", "text/calendar"]),
    ],
)
def test_a_calendar_s_file_stays_behind_what_is_shown(picture: ReadyPicture, parts: list[str]) -> None:
    for body in ("A VIE - GAL\n", "Münster\n\n--=_x\n"):
        plain = with_deadline(body)
        whole = parsed(illustrated(plain.raw, picture))
        assert kinds(whole) == parts
        text, before = whole.get_body(("plain",)), parsed(plain.raw).get_body(("plain",))
        assert text is not None
        assert before is not None
        assert text.get_content() == before.get_content() == body.replace("\n", "\r\n")
        [file] = [part for part in whole.walk() if part.get_content_type() == "text/calendar"]
        assert (file.get_filename(), file.get_param("method")) == ("a.ics", "PUBLISH")
        assert file.get_content() == "BEGIN:VCALENDAR\r\n"
        assert MessageReader(frozenset(), ()).read(plain.raw).text == body.rstrip("\n")


def test_the_same_mail_with_a_file_has_the_same_bytes() -> None:
    assert with_deadline("x\n") == with_deadline("x\n")
    assert illustrated(with_deadline("x\n").raw, PNG) == illustrated(with_deadline("x\n").raw, PNG)
