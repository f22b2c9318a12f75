"""Outgoing mails: same bytes for the same arguments, nothing injected, threads that hold together."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP, default

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from judge.mail.reader import MessageReader
from judge.mail.writer import MessageWriter, subject_written, text_written
from judge.records import CalendarFile, EmailText, Silence, Thread
from tests.sampling import examples

WRITER = MessageWriter("judge@example.org", "The Judge", "TEST", lambda: b"salt")
ROOT = WRITER.message_id("thread alpha.S1901M")
NOW = datetime(2026, 3, 1, 12, 30, tzinfo=timezone(timedelta(hours=5)))
REPLY = {
    "From",
    "To",
    "Subject",
    "Date",
    "Message-ID",
    "Auto-Submitted",
    "X-Auto-Response-Suppress",
    "X-Judge-Loop",
}
BODY = {"Content-Type", "Content-Transfer-Encoding", "MIME-Version"}


def write(
    subject: str = "Hello",
    body: str = "A PAR - BUR\n",
    thread: Thread | None = None,
    to: str = "ann@example.com",
    key: str = "k",
) -> bytes:
    return WRITER.write(EmailText(subject, body), key, to, thread or Thread(), NOW, reply=True).raw


def parse(raw: bytes) -> EmailMessage:
    message = message_from_bytes(raw, policy=default)
    assert isinstance(message, EmailMessage)
    return message


def body_of(message: EmailMessage) -> str:
    return str(message.get_content()).replace("\r\n", "\n")


def test_the_whole_of_a_mail() -> None:
    thread = Thread("alpha.S1901M", "<ann1@example.com>", ("<a@x>", "<b@x>"))
    parcel = WRITER.write(
        EmailText("TEST:alpha - S1901M Results", "One\nTwo"),
        "mail 7, ann, reply",
        "ann@example.com",
        thread,
        NOW,
        reply=True,
    )
    assert parcel.raw.decode().split("\r\n") == [
        "From: The Judge <judge@example.org>",
        "To: ann@example.com",
        "Date: Sun, 01 Mar 2026 07:30:00 +0000",
        "Subject: TEST:alpha - S1901M Results",
        f"Message-ID: {parcel.message_id}",
        "In-Reply-To: <ann1@example.com>",
        f"References: {ROOT}",
        " <a@x>",
        " <b@x>",
        " <ann1@example.com>",
        "Auto-Submitted: auto-replied",
        "X-Auto-Response-Suppress: All",
        "X-Judge-Loop: TEST judge@example.org",
        "Content-Transfer-Encoding: 7bit",
        'Content-Type: text/plain; charset="utf-8"; format="fixed"',
        "MIME-Version: 1.0",
        "",
        "One",
        "Two",
        "",
    ]
    assert (parcel.key, parcel.recipient, parcel.game) == ("mail 7, ann, reply", "ann@example.com", None)
    assert parcel.message_id.endswith("@example.org>")


def test_the_same_arguments_give_the_same_bytes() -> None:
    assert write() == write()


def test_another_key_gives_another_identifier() -> None:
    assert WRITER.message_id("a") != WRITER.message_id("b")


def test_another_judge_s_identifiers_say_nothing_about_ours() -> None:
    other = replace(WRITER, salt=lambda: b"another")
    assert other.message_id("a") == other.message_id("a")
    assert other.message_id("a") != WRITER.message_id("a")


def test_another_moment_gives_another_identifier() -> None:
    """A judge begun anew counts its mails from one again."""
    later = WRITER.write(
        EmailText("x", "y"), "k", "ann@example.com", Thread(), NOW + timedelta(1), reply=False
    )
    now = WRITER.write(EmailText("x", "y"), "k", "ann@example.com", Thread(), NOW, reply=False)
    assert later.message_id != now.message_id


def test_the_mails_of_a_phase_are_one_thread() -> None:
    message = parse(write(thread=Thread("alpha.S1901M")))
    assert (message["In-Reply-To"], message["References"]) == (ROOT, ROOT)


def test_what_nobody_asked_for_is_generated() -> None:
    parcel = WRITER.write(EmailText("x", "y"), "k", "ann@example.com", Thread(), NOW, reply=False)
    assert parse(parcel.raw)["Auto-Submitted"] == "auto-generated"


def test_a_subject_stays_on_its_line() -> None:
    subject = "TEST:alpha - S1901M Deadline Adjustment to: Thu Jan 08 2026 20:00:00 +0000"
    raw = write(subject)
    assert f"\r\nSubject: {subject}\r\n".encode() in raw
    assert parse(raw)["Subject"] == subject


def test_letters_beyond_ascii() -> None:
    message = parse(write("Été à Kïel " * 20, "Galizië\nLivōnia\n"))
    assert message["Subject"] == ("Été à Kïel " * 20).strip()
    assert body_of(message) == "Galizië\nLivōnia\n"
    assert message.defects == []


def test_long_lines_are_carried_whole() -> None:
    raw = write(body="x" * 5000 + "\n" + "From me\n.\n")
    assert max(map(len, raw.split(b"\r\n"))) <= 998
    assert body_of(parse(raw)) == "x" * 5000 + "\nFrom me\n.\n"


def test_long_identifiers_stay_whole() -> None:
    ident = "<" + "x" * 200 + "@mail.example.com>"
    message = parse(write(thread=Thread(reply_to=ident)))
    assert message["In-Reply-To"] == ident
    assert message["References"] == ident


def test_references_keep_the_root_and_the_latest() -> None:
    thread = Thread("alpha.S1901M", "<last@x>", tuple(f"<{i}@x>" for i in range(50)))
    ids = parse(write(thread=thread))["References"].split()
    assert ids == [ROOT, *[f"<{i}@x>" for i in range(32, 50)], "<last@x>"]


@pytest.mark.parametrize("address", ["", "ann", "a@b\r\nBcc: x@y", "a@b,c@d", "Ann <a@b>", "a b@c"])
def test_an_address_that_is_none_is_our_mistake(address: str) -> None:
    with pytest.raises(ValueError, match="not an address"):
        write(to=address)


def test_an_address_in_another_script() -> None:
    assert "To: änn@example.com\r\n".encode() in write(to="änn@example.com")


def test_our_own_mail_is_never_handled() -> None:
    letter = MessageReader(["judge@example.org"]).read(write())
    assert letter.silence is Silence.LOOP


NASTY = st.lists(
    st.one_of(
        st.text(max_size=10),
        st.sampled_from(
            [
                "\r\nBcc: x@y",
                "\n\n",
                "\r",
                "\0",
                "=?utf-8?q?hi=0D=0ABcc:_x?=",
                "=?utf-8?b?DQpCY2M6IHg=?=",
                "\u2028Bcc: x",
                "\x85",
                "<a@b>",
                "=?a?q?",
                "?=",
            ]
        ),
    ),
    max_size=6,
).map("".join)


@settings(max_examples=examples(300), deadline=None)
@given(subject=NASTY, body=NASTY, name=NASTY, ident=NASTY, key=NASTY)
def test_headers_cannot_be_injected(subject: str, body: str, name: str, ident: str, key: str) -> None:
    writer = MessageWriter("judge@example.org", name, "TEST", lambda: b"salt")
    thread = Thread(ident, ident, (ident, f"<{ident}>"))
    raw = writer.write(EmailText(subject, body), key, "ann@example.com", thread, NOW, reply=True).raw
    message = message_from_bytes(raw, policy=SMTP)
    assert set(message.keys()) - {"In-Reply-To", "References"} == REPLY | BODY
    assert len(message.keys()) == len(set(message.keys()))
    assert message["To"] == "ann@example.com"
    assert b"\n" not in raw.replace(b"\r\n", b"")
    assert b"\r" not in raw.replace(b"\r\n", b"")
    assert raw.isascii()


def test_the_date_is_in_utc() -> None:
    assert parse(write())["Date"].datetime == datetime(2026, 3, 1, 7, 30, tzinfo=UTC)


TEXTS = st.lists(
    st.sampled_from(
        ["A Vie - Gal", "=", "é", "\u2028", "\t", " ", "\n", "\r\n", "--", "=_0a", "x" * 950, "From me", "."]
    )
    | st.text(max_size=5),
    max_size=12,
).map("".join)


@settings(max_examples=examples(200))
@given(text=TEXTS, calendar=st.booleans())
@example(text="=8A Vie - Gal", calendar=False)
@example(text="=C3=A9", calendar=True)
@example(text=f"{'x' * 70}=\nA Vie - Gal", calendar=False)
def test_the_text_of_a_written_mail_is_what_a_reader_of_mails_finds(text: str, *, calendar: bool) -> None:
    files = (CalendarFile("x.ics", "REQUEST", "BEGIN:VCALENDAR\nEND:VCALENDAR"),) if calendar else ()
    raw = WRITER.write(
        EmailText("s", text, calendar=files), "k", "a@b.example", Thread(), NOW, reply=True
    ).raw
    assert text_written(raw) == MessageReader(["judge@example.org"]).read(raw).text


def test_another_s_mail_has_no_written_text() -> None:
    assert text_written(b"Content-Type: text/plain\r\n\r\nA Vie - Gal\r\n") is None


@pytest.mark.parametrize(
    "subject",
    [
        "Re: [Error Flag] TEST:alpha - S1901M 3 orders are not counted yet",
        "Re: [Error Flag] TEST:alpha - S1901M 3 Befehle zählen noch nicht",
        "Re: [Error Flag] TEST:alpha - S1901M 3 ordrer tæller endnu ikke",
        "Re: [Error Flag] TEST:alpha - S1901M 3 rozkazy jeszcze się nie liczą",
        "Re: [Error Flag] TEST:alpha - S1901M 3 order räknas inte än",
        "TEST:alpha - F1901R Resultados: centro ganado (Bulgaria), construcción hasta mar 8 dic 00:37",
    ],
)
def test_a_subject_over_several_lines_is_read_as_it_was_written(subject: str) -> None:
    assert subject_written(write(subject)) == subject
