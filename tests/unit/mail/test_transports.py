"""Mails in a folder and on a stream."""

from __future__ import annotations

import io
import mailbox
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from judge.mail.transports import MaildirTransport, StdoutTransport, Transport
from judge.records import OutgoingEmail, SendStatus

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def parcel(number: int) -> OutgoingEmail:
    return OutgoingEmail(
        str(number), "ann@example.com", f"<{number}@x>", f"Subject: {number}\r\n\r\nx\r\n".encode()
    )


def clock(*times: datetime) -> Iterator[datetime]:
    yield from times


def subjects(path: Path) -> list[str]:
    return [file.read_text().splitlines()[0] for file in sorted(path.iterdir())]


def test_names_sort_by_the_order_of_sending(tmp_path: Path) -> None:
    times = clock(
        NOON, NOON, NOON + timedelta(seconds=1), NOON - timedelta(days=400), NOON + timedelta(days=1)
    )
    transport = MaildirTransport(tmp_path / "out", lambda: next(times))
    for number in range(5):
        assert transport.send(parcel(number)).status is SendStatus.SENT
    assert subjects(tmp_path / "out") == [f"Subject: {number}" for number in range(5)]
    assert min(file.name for file in (tmp_path / "out").iterdir()).startswith(
        "20260301T120000.000000Z-000001-"
    )


def test_the_order_holds_over_a_restart(tmp_path: Path) -> None:
    for number in range(3):
        MaildirTransport(tmp_path, lambda: NOON).send(parcel(number))
    assert subjects(tmp_path) == ["Subject: 0", "Subject: 1", "Subject: 2"]


def test_bytes_are_kept_as_they_are(tmp_path: Path) -> None:
    receipt = MaildirTransport(tmp_path, lambda: NOON).send(parcel(1))
    assert (tmp_path / receipt.detail).read_bytes() == parcel(1).raw


def test_a_folder_that_cannot_be_written_is_no_fault_of_a_mail(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    receipt = MaildirTransport(tmp_path / "file" / "out", lambda: NOON).send(parcel(1))
    assert receipt.status is SendStatus.UNREACHABLE


def test_the_stream_is_an_mbox(tmp_path: Path) -> None:
    stream = io.BytesIO()
    transport = StdoutTransport(stream)
    transport.send(parcel(1))
    transport.send(OutgoingEmail("2", "a@b", "<2@x>", b"Subject: 2\r\n\r\nFrom here\r\n>From there\r\n"))
    assert b"\r" not in stream.getvalue()
    (tmp_path / "box").write_bytes(stream.getvalue())
    box = mailbox.mbox(tmp_path / "box")
    assert [message["Subject"] for message in box] == ["1", "2"]
    assert list(box)[1].get_payload() == ">From here\n>>From there\n"
    box.close()


def test_a_closed_stream_means_later() -> None:
    class Broken(io.BytesIO):
        def flush(self) -> None:
            raise BrokenPipeError(32, "Broken pipe")

    assert StdoutTransport(Broken()).send(parcel(1)).status is SendStatus.LATER


@pytest.mark.parametrize("kind", ["maildir", "stdout"])
def test_both_are_transports(kind: str, tmp_path: Path) -> None:
    transport: Transport = (
        MaildirTransport(tmp_path, lambda: NOON) if kind == "maildir" else StdoutTransport(io.BytesIO())
    )
    assert transport.send(parcel(1)).status is SendStatus.SENT
