"""Replies that are none: whatever a mail server says, each mail is sent once, now or later."""

from __future__ import annotations

import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Literal

import pytest

from judge.mail.login import Password
from judge.mail.smtp import SmtpRelay, SmtpTransport
from judge.records import OutgoingEmail, SendReport, SendStatus
from tests.rows import each_row
from tests.servers.smtp import (
    DEAF,
    DRIP,
    DRIPPING_LINES,
    ENDLESS_LINE,
    ENDLESS_LINES,
    SILENCE,
    Script,
    scripted,
)

LATER, UNREACHABLE, REJECTED, SENT = (
    SendStatus.LATER,
    SendStatus.UNREACHABLE,
    SendStatus.REJECTED,
    SendStatus.SENT,
)
VALID = {
    "": {220},
    "EHLO": {250},
    "AUTH": {235},
    "MAIL": {250},
    "RCPT": {250, 251},
    "DATA": {354},
    ".": {250},
}
"""RFC 5321 §4.3.2, RFC 4954 §4."""
ABOUT_US = ("", "EHLO", "AUTH")
POSITIVE = (200, 211, 214, 220, 221, 235, 250, 251, 252, 299, 300, 334, 354, 399)
MALFORMED = (
    "000 ok",
    "100 ok",
    "199 ok",
    "600 ok",
    "999 ok",
    "25",
    "2",
    "",
    " 250 ok",
    "2500 ok",
    "250ok",
    "250_ok",
    "-250 ok",
    "+250 ok",
    "2 50 ok",
    "0250 ok",
    "0x250 ok",
    "abc ok",
    "xyzzy",
    "\N{FULLWIDTH DIGIT TWO}50 ok",
    "\N{ARABIC-INDIC DIGIT TWO}\N{ARABIC-INDIC DIGIT FIVE}\N{ARABIC-INDIC DIGIT ZERO} ok",
    "\udcff\udcfe",
    "\0",
    "\N{SUPERSCRIPT TWO}50 ok",
    "503 bad sequence of commands",
    "250" + "9" * 5000 + " ok",
    "5" * 5000,
)


def relay(port: int, timeout: float = 20, user: str = "", password: str = "") -> SmtpTransport:
    account = SmtpRelay(
        "127.0.0.1",
        "judge@example.org",
        port=port,
        tls="none",
        user=user,
        login=Password(password),
        timeout=timeout,
    )
    return SmtpTransport(account)


def parcel(key: str = "1", to: str = "ann@example.com") -> OutgoingEmail:
    raw = f"Subject: {key}\r\nMessage-ID: <{key}@x>\r\n\r\nA PAR - BUR\r\n"
    return OutgoingEmail(key, to, f"<{key}@x>", raw.encode())


def tried(step: str, answer: str, timeout: float = 20) -> tuple[SendReport, Script]:
    """A mail sent to a server with that answer, and again, with another, when it behaves."""
    script = Script({step: answer})
    if step == "EHLO":
        script.answers["HELO"] = answer
    login = {"user": "judge", "password": "not so secret"} if step == "AUTH" else {}
    if login:
        script.answers["EHLO"] = "250-test\r\n250 AUTH PLAIN"
    with scripted(script) as port:
        transport = relay(port, timeout, **login)
        report = transport.send(parcel())
        assert script.taken == []
        script.answers = {"EHLO": "250-test\r\n250 AUTH PLAIN", "AUTH": "235 welcome"}
        if report.status is not REJECTED:
            assert transport.send(parcel()).status is SENT
        assert transport.send(parcel("2")).status is SENT
        transport.close()
    got = [mail.partition(b"\r\n")[0] for mail in script.mails[1 if step == "." else 0 :]]
    assert got == [b"Subject: 2"] if report.status is REJECTED else [b"Subject: 1", b"Subject: 2"]
    return report, script


def none_for(step: str) -> list[str]:
    """Positive replies that are none at a step, and such as are valid but do not stay alone.

    The first to the end of the data counts whatever follows (`SURPLUS`).
    """
    right = max(VALID[step])
    mixed = [f"{right}-x\r\n{right + 1} y", f"{right}-x\r\n550 no", f"550-x\r\n{right} y", f"{right}-x\r\n-"]
    early = [f"{right} ok\r\n250 early", f"{right} ok\r\n550 late", f"{right} ok\r\nx", "550 no\r\n250 ok"]
    wrong = [f"{code} ok" for code in POSITIVE if code not in VALID[step]]
    return [*wrong, *mixed, *(early if step != "." else [])]


CASES = [(step, answer) for step in VALID for answer in (*none_for(step), *MALFORMED)]


@each_row(("step", "answer"), CASES)
def test_what_is_no_reply_to_the_step_is_none(step: str, answer: str) -> None:
    report, _ = tried(step, answer)
    assert report.status is (UNREACHABLE if step in ABOUT_US else LATER)
    assert report.broken is (step not in ABOUT_US)
    assert report.detail
    assert report.detail.isprintable()


@each_row("step", VALID)
@each_row("answer", [DRIP, DRIPPING_LINES, ENDLESS_LINE, ENDLESS_LINES, SILENCE])
def test_a_reply_without_an_end_ends_with_its_time(step: str, answer: str) -> None:
    report, _ = tried(step, answer, timeout=0.3)
    assert report.status is (UNREACHABLE if step in ABOUT_US else LATER)


@each_row(
    ("step", "answer", "status"),
    [
        ("MAIL", "450 later", LATER),
        ("MAIL", "455 later", LATER),
        ("MAIL", "550 never", REJECTED),
        ("MAIL", "552 too large", REJECTED),
        ("MAIL", "555 what", REJECTED),
        ("MAIL", "571 not from you", REJECTED),
        ("MAIL", "530 log in", UNREACHABLE),
        ("RCPT", "450-busy\r\n450 later", LATER),
        ("RCPT", "550-5.1.1 nobody\r\n550 5.1.1 of that name", REJECTED),
        ("RCPT", "550", REJECTED),
        ("RCPT", "551 elsewhere", REJECTED),
        ("DATA", "451 later", LATER),
        ("DATA", "554 no valid recipients", REJECTED),
        (".", "452 full", LATER),
        (".", "554 spam", REJECTED),
        (".", "550 policy", REJECTED),
    ],
)
def test_a_refusal_counts_by_its_first_digit(step: str, answer: str, status: SendStatus) -> None:
    report, _ = tried(step, answer)
    assert (report.status, report.broken) == (status, False)


@pytest.mark.parametrize(
    "answers",
    [
        {"RCPT": "251 will forward"},
        {"MAIL": "250"},
        {"MAIL": "250-sender\r\n250-is\r\n250 fine"},
        {".": "250-2.0.0\r\n250 queued"},
        {"EHLO": "250-\udcff\udcfe\r\n250-SIZE abc\r\n250 SIZE 0"},
        {"EHLO": "502 no", "HELO": "250 hello"},
        {"": "220-a\r\n220-b\r\n220 c"},
    ],
)
def test_a_reply_in_any_valid_form_is_understood(answers: dict[str, str]) -> None:
    script = Script(answers)
    with scripted(script) as port:
        transport = relay(port)
        assert [transport.send(parcel(key)).status for key in "12"] == [SENT, SENT]
        transport.close()
    assert len(script.mails) == 2
    assert script.connections == 1


@pytest.mark.parametrize(
    ("named", "limit"), [("1000000", 1_000_000), ("0", 0), ("", 0), ("9" * 400, 0), ("-1", 0), ("\u0663", 0)]
)
def test_a_size_that_no_email_has_is_no_limit(named: str, limit: int) -> None:
    with scripted(Script({"EHLO": f"250-test\r\n250 SIZE {named}"})) as port:
        transport = relay(port)
        assert transport.size_limit() == limit
        transport.close()


def test_a_yes_to_data_keeps_the_mail_here() -> None:
    """Not a byte of the mail has left."""
    report, script = tried("DATA", "250 taken")
    assert report.status is LATER
    assert [line.split()[0].upper() for line in script.heard[:5]] == ["EHLO", "MAIL", "RCPT", "DATA", "EHLO"]
    assert len(script.mails) == 2


def test_an_early_reply_while_a_large_mail_is_sent_is_none() -> None:
    """A reply that comes before the end of the data belongs to something else."""
    script = Script({"DATA": "354 go on\r\n250 taken early"})
    with scripted(script) as port:
        transport = relay(port)
        report = transport.send(parcel())
        transport.close()
    assert (report.status, script.mails) == (LATER, [])


@pytest.mark.parametrize("waiting", ["250 one too many", "421 too long idle", "x"])
def test_what_waits_on_a_kept_connection_ends_it(waiting: str) -> None:
    """The next mail goes over a new connection, and is sent once."""
    script = Script({})
    with scripted(script) as port:
        transport = relay(port)
        assert transport.send(parcel("1")).status is SENT
        script.once["MAIL"] = f"250 ok\r\n{waiting}"
        assert transport.send(parcel("2")).status is SENT
        assert transport.send(parcel("3")).status is SENT
        transport.close()
    assert [mail[9:10] for mail in script.mails] == [b"1", b"2", b"3"]
    assert script.connections == 2


SURPLUS = (
    "250 ok",
    "250 ok\r\n250 ok",
    "550 no",
    "421 closing",
    "354 more",
    "x",
    "",
    "25",
    "250-and",
    "\udcff\udcfe",
    "\0" * 70_000,
)


@pytest.mark.parametrize("surplus", SURPLUS)
def test_what_follows_the_yes_to_a_mail_sends_it_no_second_time(surplus: str) -> None:
    """The first reply to the end of the data counts; what follows ends the connection for the next mail."""
    script = Script({".": f"250 ok\r\n{surplus}"})
    with scripted(script) as port:
        transport = relay(port)
        assert [transport.send(parcel(key)).status for key in "123"] == [SENT, SENT, SENT]
        assert transport.check() is None
        assert script.connections == 4
        transport.close()
    assert [mail[9:10] for mail in script.mails] == [b"1", b"2", b"3"]


@pytest.mark.parametrize(("code", "status"), [(550, REJECTED), (451, LATER)])
def test_what_follows_the_no_to_a_mail_makes_no_yes_of_it(code: int, status: SendStatus) -> None:
    script = Script({})
    script.once["."] = f"{code} no\r\n250 ok"
    with scripted(script) as port:
        transport = relay(port)
        report = transport.send(parcel("1"))
        assert (report.status, report.broken) == (status, False)
        assert transport.send(parcel("2")).status is SENT
        assert script.connections == 2
        transport.close()


@each_row("step", ["MAIL", "RCPT", "DATA"])
@each_row("surplus", SURPLUS)
def test_a_yes_that_came_before_the_mail_ended_is_none(step: str, surplus: str) -> None:
    right = max(VALID[step])
    script = Script({step: f"{right} ok\r\n{surplus}"})
    with scripted(script) as port:
        transport = relay(port)
        report = transport.send(parcel())
        transport.close()
    assert (report.status, script.mails) == (LATER, [])


@pytest.mark.parametrize("injected", ["250-AUTH PLAIN\r\n250 x", "220 go", "x"])
def test_nothing_said_before_tls_is_heard_after_it(injected: str) -> None:
    script = Script({"EHLO": "250-test\r\n250 STARTTLS", "STARTTLS": f"220 go\r\n{injected}"})
    with scripted(script) as port:
        account = SmtpRelay(
            "127.0.0.1", "judge@example.org", port, user="judge", login=Password("0123456789")
        )
        report = SmtpTransport(account).send(parcel())
    assert report.status is UNREACHABLE
    assert not any(line.upper().startswith("AUTH") for line in script.heard)


@pytest.mark.parametrize("answer", ["454 no", "250 ok", "503 what", "220-x\r\n221 y", DRIP, "abc"])
def test_a_reply_to_starttls_that_is_none_gives_no_password(answer: str) -> None:
    script = Script({"EHLO": "250-test\r\n250 STARTTLS", "STARTTLS": answer})
    with scripted(script) as port:
        account = SmtpRelay(
            "127.0.0.1", "judge@example.org", port, user="judge", login=Password("0123456789"), timeout=0.5
        )
        report = SmtpTransport(account).send(parcel())
    assert report.status is UNREACHABLE
    assert not any(line.upper().startswith("AUTH") for line in script.heard)


@each_row(
    "answers",
    [
        {"AUTH": "334 not base64 at all"},
        {"AUTH": "334 \udcff"},
        {"AUTH": "334"},
        {"AUTH": "334 ===="},
        {"AUTH": "250 ok"},
        {"AUTH": "503 already"},
        {"AUTH": "535 no"},
        {"EHLO": "250-test\r\n250 AUTH CRAM-MD5", "AUTH": "334 not base64!"},
        {"EHLO": "250-test\r\n250 AUTH CRAM-MD5", "AUTH": "334 A"},
        {"EHLO": "250-test\r\n250 AUTH LOGIN", "AUTH": "334 x"},
        {"EHLO": "250-test\r\n250 AUTH"},
        {"EHLO": "250-test\r\n250 AUTH \udcff XOAUTH"},
    ],
)
def test_a_login_that_means_nothing_is_none(answers: dict[str, str]) -> None:
    script = Script({"EHLO": "250-test\r\n250 AUTH PLAIN", **answers})
    with scripted(script) as port:
        transport = relay(port, user="judge", password="0123456789")
        report = transport.send(parcel())
        assert transport.check()
        transport.close()
    assert report.status is UNREACHABLE
    assert script.mails == []


@pytest.mark.parametrize(
    "to", ["a@x.example>\r\nRCPT TO:<evil@x.example", "\udcff@x.example", "a\nb@x.example"]
)
def test_an_address_that_cannot_be_said_stops_no_other_mail(to: str) -> None:
    script = Script({"EHLO": "250-test\r\n250 SMTPUTF8"})
    with scripted(script) as port:
        transport = relay(port)
        report = transport.send(parcel("1", to))
        assert report.status in (REJECTED, SENT)
        assert transport.send(parcel("2")).status is SENT
        transport.close()
    assert not any("evil" in line and line.startswith("RCPT") for line in script.heard)


@each_row("step", ["MAIL", "RCPT", "RSET"])
@each_row("answer", ["354 what", "25", DRIP, "250 ok\r\n250 more"])
def test_a_check_of_an_address_believes_no_more(step: str, answer: str) -> None:
    with scripted(Script({step: answer})) as port:
        transport = relay(port, timeout=0.3)
        assert transport.refusal("keeper@example.org")
        transport.close()


@pytest.mark.parametrize(
    ("step", "answer", "tls"),
    [
        ("", SILENCE, "none"),
        ("", DEAF, "implicit"),
        ("EHLO", DRIP, "none"),
        ("STARTTLS", "220 go on\r\n", "starttls"),
        ("MAIL", SILENCE, "none"),
        (".", DRIP, "none"),
    ],
)
def test_a_connection_that_is_cut_lets_go(
    step: str, answer: str, tls: Literal["none", "implicit", "starttls"]
) -> None:
    """While the server says nothing, and after that nothing is begun."""
    script = Script({step: answer})
    if step == "STARTTLS":
        script.answers = {"EHLO": "250-test\r\n250 STARTTLS", "STARTTLS": "220 go", "?": DEAF}
        script.silent.set()
    with scripted(script) as port:
        transport = SmtpTransport(
            SmtpRelay("127.0.0.1", "judge@example.org", port=port, tls=tls, timeout=600)
        )
        with ThreadPoolExecutor(1) as other:
            sending = other.submit(transport.send, parcel())
            script.silent.wait()
            transport.cut()
            assert sending.result().status is UNREACHABLE
        assert transport.send(parcel()).status is UNREACHABLE
        transport.close()
    assert script.connections <= 2
    assert script.taken == []


def test_a_connection_that_is_not_made_is_cut_too() -> None:
    """The queue of the port is full, so that no connection comes to be."""
    with ExitStack() as stack:
        full = stack.enter_context(socket.create_server(("127.0.0.1", 0), backlog=0))
        for _ in range(4):
            waiting = stack.enter_context(socket.socket())
            waiting.setblocking(False)
            waiting.connect_ex(full.getsockname())
        transport = relay(full.getsockname()[1], timeout=600)
        with ThreadPoolExecutor(1) as other:
            sending = other.submit(transport.send, parcel())
            while not (transport._connection and transport._connection._dialogue._handle):
                assert not sending.done()
            transport.cut()
            assert sending.result().status is UNREACHABLE


def test_all_addresses_of_a_server_share_the_time_of_one_exchange(monkeypatch: pytest.MonkeyPatch) -> None:
    with ExitStack() as stack:
        full = stack.enter_context(socket.create_server(("127.0.0.1", 0), backlog=0))
        for _ in range(4):
            waiting = stack.enter_context(socket.socket())
            waiting.setblocking(False)
            waiting.connect_ex(full.getsockname())
        port = full.getsockname()[1]
        found = socket.getaddrinfo("127.0.0.1", port, 0, socket.SOCK_STREAM)
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_: found * 100_000)
        report = relay(port, timeout=0.3).send(parcel())
    assert (report.status, "limit 0.3 s" in report.detail) == (UNREACHABLE, True)


@pytest.mark.parametrize("verb", ["EHLO", "MAIL", "RCPT", "DATA"])
def test_nothing_follows_the_word_that_the_server_closes(verb: str) -> None:
    """RFC 5321 §3.8: a 421 ends the connection, at whatever command."""
    script = Script({verb: "421 closing"})
    with scripted(script) as port:
        transport = relay(port)
        report = transport.send(parcel())
        transport.close()
    assert report.status in (UNREACHABLE, LATER)
    assert script.heard[-1].upper().startswith(verb)
    assert script.mails == []
