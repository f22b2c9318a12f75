"""Sending through real and through ill-behaved servers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from judge.mail.login import Password
from judge.mail.smtp import SmtpRelay, SmtpTransport
from judge.mail.writer import MessageWriter
from judge.records import EmailText, OutgoingEmail, SendStatus, Thread
from tests.rows import each_row
from tests.servers.smtp import DROP, PASSWORD, SILENCE, USER, Relay, Script, scripted, secure_relay

WRITER = MessageWriter("judge@example.org", "Judge", "", lambda: b"salt")
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def parcel(to: str = "ann@example.com", body: str = "A PAR - BUR\n", key: str = "1") -> OutgoingEmail:
    return WRITER.write(EmailText("Hello", body), key, to, Thread(), NOON, reply=False)


@pytest.fixture(scope="module", params=["starttls", "implicit"])
def running(request: pytest.FixtureRequest) -> Iterator[tuple[Relay, SmtpRelay]]:
    with secure_relay(implicit=request.param == "implicit") as relay:
        yield (
            relay,
            SmtpRelay(
                "localhost",
                USER,
                relay.port,
                request.param,
                USER,
                Password(PASSWORD),
                trust=lambda: relay.context,
            ),
        )


@pytest.fixture
def secure(running: tuple[Relay, SmtpRelay]) -> Iterator[tuple[Relay, SmtpTransport]]:
    relay, account = running
    relay.sink.mails.clear()
    transport = SmtpTransport(account)
    yield relay, transport
    transport.close()


def plain(port: int, timeout: float = 20) -> SmtpTransport:
    return SmtpTransport(SmtpRelay("127.0.0.1", "judge@example.org", port=port, tls="none", timeout=timeout))


def test_a_mail_arrives_as_it_is(secure: tuple[Relay, SmtpTransport]) -> None:
    relay, transport = secure
    sent = parcel(body=".dot\n..\nFrom x\n")
    assert transport.send(sent).status is SendStatus.SENT
    (envelope,) = relay.sink.mails
    assert envelope.content == sent.raw
    assert (envelope.mail_from, envelope.rcpt_tos) == (USER, ["ann@example.com"])


def test_a_refusal_of_one_does_not_touch_the_others(secure: tuple[Relay, SmtpTransport]) -> None:
    relay, transport = secure
    receipts = [
        transport.send(parcel(to, key=to))
        for to in ("a@x.org", "no@x.org", "b@x.org", "later@x.org", "c@x.org")
    ]
    assert [receipt.status for receipt in receipts] == [
        SendStatus.SENT,
        SendStatus.REJECTED,
        SendStatus.SENT,
        SendStatus.LATER,
        SendStatus.SENT,
    ]
    assert "550 5.1.1 no such user" in receipts[1].detail
    assert [envelope.rcpt_tos for envelope in relay.sink.mails] == [["a@x.org"], ["b@x.org"], ["c@x.org"]]


def test_a_mail_too_large_for_the_relay_is_rejected(secure: tuple[Relay, SmtpTransport]) -> None:
    _, transport = secure
    assert transport.send(parcel(body="x\n" * 60_000)).status is SendStatus.REJECTED
    assert transport.send(parcel()).status is SendStatus.SENT


def test_an_address_in_another_script(secure: tuple[Relay, SmtpTransport]) -> None:
    relay, transport = secure
    assert transport.send(parcel("änn@example.com")).status is SendStatus.SENT
    assert relay.sink.mails[0].rcpt_tos == ["änn@example.com"]


def test_without_a_login_the_mail_waits(running: tuple[Relay, SmtpRelay]) -> None:
    transport = SmtpTransport(replace(running[1], user=""))
    receipt = transport.send(parcel())
    transport.close()
    assert receipt.status is SendStatus.UNREACHABLE
    assert receipt.detail.startswith("530")


def test_a_check_sends_nothing(secure: tuple[Relay, SmtpTransport]) -> None:
    relay, transport = secure
    assert transport.check() is None
    assert relay.sink.mails == []


def test_a_check_says_what_is_wrong(running: tuple[Relay, SmtpRelay]) -> None:
    transport = SmtpTransport(replace(running[1], login=Password("wrong")))
    assert str(transport.check()).startswith("the mail server would not let us in: ")
    assert str(plain(1).check()) == "nothing listens at port 1 of 127.0.0.1 (connection refused)"


def test_a_wrong_password_means_that_nobody_can_be_reached() -> None:
    with secure_relay() as relay:
        account = SmtpRelay(
            "localhost",
            USER,
            port=relay.port,
            user=USER,
            login=Password("wrong"),
            trust=lambda: relay.context,
        )
        receipt = SmtpTransport(account).send(parcel())
    assert receipt.status is SendStatus.UNREACHABLE
    assert "would not let us in" in receipt.detail
    assert "wrong" not in receipt.detail


def test_an_unknown_certificate_means_that_nobody_can_be_reached() -> None:
    with secure_relay() as relay:
        receipt = SmtpTransport(SmtpRelay("localhost", USER, port=relay.port)).send(parcel())
    assert receipt.status is SendStatus.UNREACHABLE
    assert "certificate" in receipt.detail.lower()


def test_a_server_without_tls_gets_no_mail() -> None:
    script = Script({})
    with scripted(script) as port:
        receipt = SmtpTransport(SmtpRelay("127.0.0.1", USER, port=port, timeout=20)).send(parcel())
    assert receipt.status is SendStatus.UNREACHABLE
    assert "does not offer" in receipt.detail
    assert script.mails == []


STEPS = ["", "EHLO", "MAIL", "RCPT", "DATA", "."]
GREETINGS = {"", "EHLO"}


@each_row("step", STEPS)
@each_row("answer", ["421 closing", "451 later", "554 never", DROP, SILENCE])
def test_faults_at_each_step(step: str, answer: str) -> None:
    script = Script({step: answer})
    if step == "EHLO":
        script.answers["HELO"] = answer
    with scripted(script) as port:
        transport = plain(port, timeout=0.2 if answer == SILENCE else 20)
        receipt = transport.send(parcel())
        script.answers.clear()
        again = transport.send(parcel(key="2"))
        transport.close()
    refused = SendStatus.REJECTED if answer.startswith("554") else SendStatus.LATER
    assert receipt.status is (SendStatus.UNREACHABLE if step in GREETINGS else refused)
    assert again.status is SendStatus.SENT
    assert len(script.mails) == (2 if step == "." else 1)


@pytest.mark.parametrize("step", ["MAIL", "RCPT", "."])
@pytest.mark.parametrize("answer", ["25", "xyzzy", "354 go on"])
def test_what_is_no_yes_of_the_server_is_none(step: str, answer: str) -> None:
    """A server that dies in its answer may not have kept the mail."""
    script = Script({step: answer})
    with scripted(script) as port:
        transport = plain(port, timeout=20)
        receipt = transport.send(parcel())
        script.answers.clear()
        again = transport.send(parcel())
        transport.close()
    assert (receipt.status, again.status) == (SendStatus.LATER, SendStatus.SENT)
    assert script.connections == 2, "nobody knows what the next answer is to"


@pytest.mark.parametrize("answer", [DROP, "421 closing", "421-enough\r\n421 for today"])
def test_a_connection_that_went_away_between_mails_is_made_anew(answer: str) -> None:
    script = Script({})
    with scripted(script) as port:
        transport = plain(port)
        assert transport.send(parcel()).status is SendStatus.SENT
        script.once["MAIL"] = answer
        assert transport.send(parcel(key="2")).status is SendStatus.SENT
        transport.close()
    assert (len(script.mails), script.connections) == (2, 2)


def test_a_server_that_hangs_up_after_a_refusal_has_refused() -> None:
    script = Script({"RCPT": "550 no such user", "RSET": DROP})
    with scripted(script) as port:
        transport = plain(port)
        assert transport.send(parcel()).status is SendStatus.REJECTED
        script.answers.clear()
        assert transport.send(parcel(key="2")).status is SendStatus.SENT
        transport.close()
    assert script.connections == 2


def test_one_connection_serves_a_batch() -> None:
    script = Script({})
    with scripted(script) as port:
        transport = plain(port)
        for number in range(5):
            assert transport.send(parcel(key=str(number))).status is SendStatus.SENT
        transport.close()
    assert script.connections == 1
    assert script.heard[-1].upper() == "QUIT"


def test_nobody_listens() -> None:
    receipt = plain(1).send(parcel())
    assert receipt.status is SendStatus.UNREACHABLE
    assert receipt.detail


@pytest.mark.parametrize(
    "smuggled",
    [
        b"x\n.\r\nMAIL FROM:<a@b>\r\n",
        b"x\r.\r\nMAIL\r\n",
        b"x\n.\nMAIL\n",
        b"x\r\n.\nMAIL\r\n",
        b"x\r\n.\rMAIL",
        b"x\r\n.\r\nMAIL\r\n",
    ],
)
def test_nothing_is_smuggled_behind_the_end_of_a_mail(smuggled: bytes) -> None:
    script = Script({})
    raw = b"Subject: x\r\n\r\n" + smuggled
    with scripted(script) as port:
        transport = plain(port)
        assert transport.send(OutgoingEmail("k", "ann@example.com", "<k@x>", raw)).status is SendStatus.SENT
        transport.close()
    assert len(script.mails) == 1
    assert sum(line.upper().startswith("MAIL") for line in script.heard) == 1
    assert b"\n" not in script.mails[0].replace(b"\r\n", b"")


def test_an_unknown_kind_of_tls_is_refused() -> None:
    with pytest.raises(ValueError, match="starttls, implicit or none"):
        SmtpTransport(SmtpRelay("localhost", USER, tls="ssl"))  # type: ignore[arg-type]  # a keeper's mistake
