"""Pictures in mails as they leave: beside their page, or attached; the text stays as it was."""

from __future__ import annotations

import email.policy
from dataclasses import replace
from datetime import UTC, datetime
from email import message_from_bytes
from email.message import EmailMessage
from functools import partial
from html import escape

import pytest

from judge.daemon.pictures import ready_picture
from judge.game.order_style import MapForm
from judge.language.text.own_lines import own_lines
from judge.mail.illustration import IllustratedTransport, illustrated
from judge.mail.reader import MessageReader
from judge.mail.writer import MessageWriter
from judge.records import (
    CalendarFile,
    EmailText,
    OutgoingEmail,
    Picture,
    ReadyPicture,
    SendReport,
    SendStatus,
    Thread,
)
from tests.servers.sqlite import TemporaryDatabase

NOON = datetime(2026, 1, 5, 12, tzinfo=UTC)
WRITER = MessageWriter("judge@judge.example", "The Judge", "TEST", lambda: b"salt")
PNG = ReadyPicture(
    "0123456789abcdef" * 4, MapForm.PNG, b"\x89PNG bytes" * 20, 'Map "after" <Fall>.', "alpha-F1901M"
)
SVG = replace(PNG, form=MapForm.SVG, content=b"<svg/>")


def page(body: str) -> str:
    """A page with those words and the place of a picture."""
    return f"<html><table><tr><td>{escape(body)}</td></tr>\n<!--map -->\n</table></html>"


def mail(body: str, subject: str = "TEST:alpha results") -> OutgoingEmail:
    text = EmailText(subject, body, html=page(body))
    return WRITER.write(text, "key", "anna@home.example", Thread("alpha.S1901M"), NOON, reply=False)


def with_deadline(body: str) -> OutgoingEmail:
    """A mail with a calendar's file behind its text."""
    text = EmailText(
        "TEST:alpha results",
        body,
        html=page(body),
        calendar=(CalendarFile("a.ics", "PUBLISH", "BEGIN:VCALENDAR\r\n"),),
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
    text, before = whole.get_body(("plain",)), plain.get_body(("plain",))
    assert text is not None
    assert before is not None
    assert text.get_content() == before.get_content()
    assert text["Content-Transfer-Encoding"] == before["Content-Transfer-Encoding"]
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
    shown = html.get_content().replace("\r\n", "\n")
    assert "A VIE - GAL &amp; &lt;more&gt;\n</td></tr>\n<tr>" in shown
    assert shown.count(f'src="cid:{image["Content-ID"].strip("<>")}"') == 1
    assert 'alt="Map &quot;after&quot; &lt;Fall&gt;."' in shown
    assert 'width="600"' in shown
    assert "<!--" not in shown
    assert image["Content-Disposition"] == 'inline; filename="alpha-F1901M.png"'
    assert image.get_content() == PNG.content


def test_the_picture_leads_to_the_web_page_that_shows_it_large() -> None:
    html = page("Words").replace("map -->", "map https://judge.example/alpha/1.html-->")
    text = EmailText("TEST:alpha results", "Words\n", html=html)
    parcel = WRITER.write(text, "key", "anna@home.example", Thread(), NOON, reply=False)
    shown = parsed(illustrated(parcel.raw, PNG)).get_body(("html",))
    assert shown is not None
    assert '<a href="https://judge.example/alpha/1.html"><img src="cid:' in shown.get_content()


def test_the_picture_of_a_mail_without_a_page_is_attached() -> None:
    text = EmailText("TEST:alpha results", "A VIE - GAL\n")
    parcel = WRITER.write(text, "key", "anna@home.example", Thread(), NOON, reply=False)
    assert kinds(parsed(illustrated(parcel.raw, PNG))) == ["multipart/mixed", "text/plain", "image/png"]


def test_a_drawing_is_attached_beside_the_page() -> None:
    whole = parsed(illustrated(mail("A VIE - GAL\n").raw, SVG))
    assert kinds(whole) == [
        "multipart/mixed",
        "multipart/alternative",
        "text/plain",
        "text/html",
        "image/svg+xml",
    ]
    [drawing] = whole.iter_attachments()
    assert drawing.get_filename() == "alpha-F1901M.svg"


def test_the_picture_of_a_page_that_programs_would_cut_is_attached() -> None:
    whole = parsed(illustrated(mail("Ä letter of many words.\n" * 5_000).raw, PNG))
    assert kinds(whole)[:3] == ["multipart/mixed", "multipart/alternative", "text/plain"]
    assert kinds(whole)[-1] == "image/png"
    assert list(whole.walk())[-1].get_content_disposition() == "attachment"


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

    def send(self, parcel: OutgoingEmail) -> SendReport:
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


def test_a_mail_without_a_ready_picture_goes_as_it_is() -> None:
    assert sent_with(None, 2) == ([mail("A VIE - GAL\n").raw] * 3, 1)


def test_the_mails_of_a_phase_have_its_picture_drawn_once() -> None:
    (plain, *raws), tries = sent_with(b"PNG", 8)
    assert (plain, tries) == (mail("A VIE - GAL\n").raw, 1)
    assert [kinds(parsed(raw))[-1] for raw in raws] == ["image/png"] * 8


def answer(quoted: str, *, alternative: bool) -> bytes:
    """An answer as programs write it that quote the page and send its picture back."""
    reply = EmailMessage()
    reply["From"], reply["To"], reply["Subject"] = "anna@home.example", "judge@judge.example", "Re: results"
    both = f"<html><body><div>A Vie - Gal</div><blockquote type=cite>{quoted}</blockquote></body></html>"
    if alternative:
        reply.set_content("A Vie - Gal\n\n> :: Judge: TEST\n> A Bud - Ser\n")
        reply.add_alternative(both, subtype="html")
    else:
        reply.set_content(both, subtype="html")
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
        (
            SVG,
            [
                "multipart/mixed",
                "multipart/alternative",
                "text/plain",
                "text/html",
                "image/svg+xml",
                "text/calendar",
            ],
        ),
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
