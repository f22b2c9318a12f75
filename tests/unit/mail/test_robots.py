"""Robots and people as they look in the wild (tests/data/mail/robots.toml)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.mail.reader import MessageReader
from judge.records import Silence
from tests.rows import each_row

DATA = Path(__file__).parents[2] / "data" / "mail" / "robots.toml"
SENDERS: list[dict[str, Any]] = tomllib.loads(DATA.read_text(encoding="utf-8"))["sender"]
READER = MessageReader(["judge@example.org"])


@each_row("sender", SENDERS)
def test_senders(sender: dict[str, Any]) -> None:
    letter = READER.read(f"{sender['headers'].strip()}\n\nA PAR - BUR\n".encode())
    assert (letter.silence or "") == sender["silence"]


def test_there_are_enough_of_both() -> None:
    robots = sum(bool(sender["silence"]) for sender in SENDERS)
    assert (robots, len(SENDERS) - robots) == (72, 27)


MARKS = st.sampled_from([".", "-", "_"])
WORDS = st.sampled_from(
    [["no", "reply"], ["noreply"], ["do", "not", "reply"], ["donotreply"], ["auto", "reply"]]
)
PARTS = st.text("abcdefghijklm", min_size=1, max_size=6)


def silence_of(local: str) -> Silence | None:
    return READER.read(f"From: {local}@example.com\n\nhello\n".encode()).silence


@given(
    WORDS, MARKS, st.lists(PARTS, max_size=2), st.lists(PARTS, max_size=2), st.sampled_from(["", "7", "42"])
)
def test_a_robot_s_words_among_others_in_an_address(
    words: list[str], mark: str, before: list[str], after: list[str], number: str
) -> None:
    local = mark.join([*before, *words]) + number + "".join(f"{mark}{word}" for word in after)
    assert silence_of(local) is Silence.AUTOMATIC


@given(WORDS, PARTS, PARTS)
def test_a_robot_s_words_inside_another_word_are_a_person_s(
    words: list[str], before: str, after: str
) -> None:
    assert silence_of(f"{before}{''.join(words)}{after}") is None


@given(
    st.sampled_from(["Re", "RE", "Aw", "Sv", "Antw"]), st.sampled_from(["[#7] ", "", "[x #7] AutoReply: "])
)
def test_who_answers_a_robot_is_answered(mark: str, ticket: str) -> None:
    head = f"From: ann@example.com\nSubject: {mark}: {ticket}Automatic reply: alpha\n\nhello\n"
    assert READER.read(head.encode()).silence is None


def with_part(kind: str, body: str) -> bytes:
    """A mail of mixed parts, the second of that kind."""
    return (
        "From: ann@example.com\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n"
        f"--b\nContent-Type: text/plain\n\nA PAR - BUR\n--b\nContent-Type: {kind}\n\n{body}\n--b--\n"
    ).encode()


STATUS = (
    "Reporting-MTA: dns; x.example\n\nFinal-Recipient: rfc822; z@x.example\nAction: failed\nStatus: 5.1.1"
)


@pytest.mark.parametrize(
    ("kind", "body", "silence"),
    [
        ("message/delivery-status", STATUS, Silence.BOUNCE),
        (
            "message/disposition-notification",
            "Disposition: manual-action/MDN-sent-manually; displayed",
            Silence.AUTOMATIC,
        ),
        ("text/plain", STATUS, None),
        ("message/rfc822", "From: x@x.example\nContent-Type: message/delivery-status\n\n" + STATUS, None),
    ],
)
def test_a_report_in_a_part_of_its_own_makes_it_a_program_s(
    kind: str, body: str, silence: Silence | None
) -> None:
    assert READER.read(with_part(kind, body)).silence is silence


SUBJECTS = (
    *(
        "Automatisk besked: jeg er ikke på kontoret",
        "Automatsvar: alpha",
        "Fraværende: Re: TEST:alpha - Results",
    ),
    *("Absence du bureau : alpha", "Niet aanwezig: alpha", "Nicht im Büro: alpha", "Poza biurem: alpha"),
    *(
        "OOO: alpha",
        "Vacation reply: alpha",
        "Annual leave: TEST:alpha",
        "Undeliverable: alpha",
        "Læst: alpha",
    ),
    *("Mail delivery failed: returning message to sender", "Unzustellbar: alpha", "Non remis : alpha"),
    *(
        "No se puede entregar: alpha",
        "Non recapitabile: alpha",
        "Onbestelbaar: alpha",
        "Niedostarczone: alpha",
    ),
    *("Não é possível entregar: alpha", "Kan inte levereras: alpha", "Kan ikke leveres: alpha"),
)


@pytest.mark.parametrize("subject", SUBJECTS)
def test_a_subject_of_a_program_is_known(subject: str) -> None:
    letter = READER.read(f"From: ann@example.com\nSubject: {subject}\n\nhello\n".encode())
    assert letter.silence is Silence.AUTOMATIC


@pytest.mark.parametrize(
    "subject",
    ["Accepted: alpha", "Ferie og spil", "Delivery of my orders", "Returned: orders"],
)
def test_a_subject_of_a_person_is_answered(subject: str) -> None:
    letter = READER.read(f"From: ann@example.com\nSubject: {subject}\n\nhello\n".encode())
    assert letter.silence is None
