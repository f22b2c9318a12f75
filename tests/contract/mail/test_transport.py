"""What the judge asks of a way to send, on all three."""

from __future__ import annotations

import io
import mailbox
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from judge.mail.login import Password
from judge.mail.smtp import SmtpRelay, SmtpTransport
from judge.mail.transports import MaildirTransport, StdoutTransport, Transport
from judge.mail.writer import MessageWriter
from judge.records import EmailText, OutgoingEmail, SendStatus, Thread
from tests.servers.smtp import PASSWORD, USER, secure_relay

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
WRITER = MessageWriter("judge@example.org", "Judge", "TEST", lambda: b"salt")
Arrived = Callable[[], list[bytes]]


def parcel(number: int) -> OutgoingEmail:
    text = EmailText(f"Mail {number}", "From here\n.\nÉté\n" * number)
    return WRITER.write(text, str(number), f"ann{number}@example.com", Thread(), NOON, reply=False)


def lines(raw: bytes) -> list[bytes]:
    return raw.rstrip().splitlines()


@pytest.fixture(params=["smtp", "maildir", "stdout"])
def way(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Transport, Arrived]]:
    if request.param == "maildir":
        folder = tmp_path / "out"
        yield (
            MaildirTransport(folder, lambda: NOON),
            lambda: [file.read_bytes() for file in sorted(folder.iterdir())],
        )
    elif request.param == "stdout":
        stream = io.BytesIO()
        yield StdoutTransport(stream), lambda: unpacked(stream.getvalue(), tmp_path / "box")
    else:
        with secure_relay() as relay:
            account = SmtpRelay(
                "localhost",
                USER,
                relay.port,
                "starttls",
                USER,
                Password(PASSWORD),
                trust=lambda: relay.context,
            )
            transport = SmtpTransport(account)
            yield transport, lambda: [bytes(envelope.content or b"") for envelope in relay.sink.mails]  # type: ignore[arg-type]  # bytes here
            transport.close()


def unpacked(packed: bytes, path: Path) -> list[bytes]:
    path.write_bytes(packed)
    box = mailbox.mbox(path)
    found = [message.as_bytes(unixfrom=False).replace(b"\n>From ", b"\nFrom ") for message in box]
    box.close()
    return found


def test_every_mail_arrives_once_and_in_order(way: tuple[Transport, Arrived]) -> None:
    transport, arrived = way
    parcels = [parcel(number) for number in range(1, 6)]
    assert [transport.send(one).status for one in parcels] == [SendStatus.SENT] * 5
    assert [lines(raw) for raw in arrived()] == [lines(one.raw) for one in parcels]


def test_the_same_parcel_again_is_the_same_mail_again(way: tuple[Transport, Arrived]) -> None:
    transport, arrived = way
    transport.send(parcel(1))
    transport.send(parcel(1))
    first, second = arrived()
    assert first == second
