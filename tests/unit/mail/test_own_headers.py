"""Header fields and text parts as bytes: the standard library's parser reads them as they were meant."""

from __future__ import annotations

from email import message_from_bytes, message_from_string
from email.header import decode_header, make_header
from email.message import EmailMessage
from email.policy import default
from email.utils import parseaddr

from hypothesis import given, settings
from hypothesis import strategies as st

from judge.mail.encodings import clean_line, clean_text
from judge.mail.headers import LINE, field, mailbox, words
from judge.mail.writer import text_part
from tests.sampling import examples

LINES = st.one_of(
    st.text(max_size=60),
    st.text(st.sampled_from("ab ,.;:<>()@\"\\'=?_é\u4e2d\U0001f600"), max_size=120),
).map(clean_line)
BODIES = st.one_of(
    st.text(max_size=120),
    st.lists(st.sampled_from(["", ".", " ", "x ", "From me", "é", "=", "=20", "y" * 1000, "\t"])).map(
        "\n".join
    ),
).map(clean_text)


def parsed(raw: bytes) -> EmailMessage:
    message = message_from_bytes(raw, policy=default)
    assert isinstance(message, EmailMessage)
    return message


def is_plain(text: str) -> bool:
    """Whether nothing in a text looks like an encoded word: the writer parts such before."""
    return "=?" not in text


@settings(max_examples=examples(60), deadline=None)
@given(text=LINES.filter(is_plain), most=st.sampled_from([LINE, 300]))
def test_words_are_read_as_they_were_written(text: str, most: int) -> None:
    raw = words("Subject", text, most=most)
    message = parsed(raw.encode("ascii") + b"\r\n")
    assert (message["Subject"], message.defects) == (text, [])
    *lines, end = raw.split("\r\n")
    assert end == ""
    assert all(line.startswith(" ") and line.strip() for line in lines[1:])
    assert len(lines) == 1 or all(len(line) <= LINE or " " not in line.strip() for line in lines[1:])


def test_a_subject_begins_plain_for_programs_in_every_language() -> None:
    raw = words("Subject", "JDGE:alpha - S1901M Résultats : F Trieste délogée", most=300)
    assert raw.startswith("Subject: JDGE:alpha - S1901M =?utf-8?")


def test_a_line_that_is_too_long_is_broken_between_words() -> None:
    assert words("Subject", "word " * 20 + "end") == (
        "Subject: " + "word " * 12 + "word word\r\n word word word word word word end\r\n"
    )


@settings(max_examples=examples(60), deadline=None)
@given(name=LINES.filter(is_plain))
def test_a_mailbox_is_read_as_it_was_written(name: str) -> None:
    message = message_from_string(field("From", mailbox("judge@example.org", name)) + "\r\n")
    phrase, address = parseaddr(message["From"])
    assert (str(make_header(decode_header(phrase))), address) == (name, "judge@example.org")


@settings(max_examples=examples(60), deadline=None)
@given(text=BODIES)
def test_a_text_is_read_as_it_was_written(text: str) -> None:
    raw = text_part(text, field("Content-Type", 'text/plain; charset="utf-8"'))
    message = parsed(raw)
    assert message.get_content().replace("\r\n", "\n") == text
    assert message.defects == []
    assert b"\r" not in raw.replace(b"\r\n", b"")
    assert b"\n" not in raw.replace(b"\r\n", b"")
    assert max(map(len, raw.split(b"\r\n"))) <= 998
