"""The doctor at mail servers: each fault has its own remedy, and passwords are compared with the daemon's."""

from __future__ import annotations

import errno
import os
import socket
import ssl
import stat
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import trustme
from click.testing import CliRunner

from judge.app import build_app
from judge.cli.doctor.server_remedies import told
from judge.cli.main import main
from judge.config import load_config
from judge.daemon.clock import system_clock
from judge.mail.server_faults import FaultKind, ServerFaultError, connection_fault
from tests.servers import sqlite
from tests.servers.guarded_imap import GuardedImap, guarded_imap_in_thread
from tests.servers.smtp import secure_relay

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
WHO = '[judge]\naddress = "judge@games.test"\nkeeper = "anna@aus.test"\n'
OUT = '[outgoing]\ntransport = "maildir"\npath = "out"\n'


@pytest.fixture(scope="module")
def authority() -> trustme.CA:
    return trustme.CA()


@pytest.fixture
def place(tmp_path: Path) -> Path:
    sqlite.fresh(tmp_path / "judge.db").close()
    return tmp_path


def write(place: Path, incoming: str) -> Path:
    file = place / "judge.toml"
    file.write_text(f'{WHO}{OUT}[incoming]\nhost = "127.0.0.1"\n{incoming}')
    file.chmod(0o600)
    return file


def doctor(config: Path) -> list[str]:
    done = CliRunner().invoke(main, ["doctor", "--config", str(config)])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.output.splitlines()


def test_no_two_faults_have_the_same_remedy(place: Path) -> None:
    config = load_config(write(place, 'port = 143\ntls = "starttls"\npassword = "topsecret"\n'), {})
    remedies = {kind: told(ServerFaultError(kind, ""), "incoming", config) for kind in FaultKind}
    assert len(set(remedies.values())) == len(FaultKind)
    assert "openssl s_client -connect 127.0.0.1:143 -starttls imap" in remedies[FaultKind.OTHER_NAME]
    assert f"judge login --config {place}/judge.toml" in remedies[FaultKind.TOKEN]


@pytest.mark.parametrize(
    ("capabilities", "keys", "says"),
    [
        (b"LOGINDISABLED STARTTLS", 'tls = "none"', 'before STARTTLS. Remedy: Write tls = "starttls" into'),
        (
            b"IMAP4rev1",
            'tls = "starttls"',
            "does not offer STARTTLS. Remedy: Correct [incoming] tls and port",
        ),
        (b"IMAP4rev1", 'tls = "implicit"', 'from the first byte. Remedy: Write tls = "starttls" into [inc'),
        (
            b"IMAP4rev1",
            'ca_file = "none.pem"',
            "none.pem cannot be used (No such file or directory). Remedy:",
        ),
        (b"LOGINDISABLED AUTH=GSSAPI", 'tls = "none"', "(LOGINDISABLED) (it names GSSAPI). Remedy: Correct"),
        (b"IMAP4rev1 AUTH=XOAUTH2", 'tls = "none"', "AUTHENTICATIONFAILED] no. Remedy: Write the right pas"),
        (b"IMAP4rev1 AUTH=XOAUTH2", 'tls = "none"', "providers need an app password, or [oauth]."),
    ],
)
def test_the_server_s_fault_is_named_with_its_remedy(
    place: Path, capabilities: bytes, keys: str, says: str
) -> None:
    server = GuardedImap({}, capabilities=capabilities, admits=lambda _: False)
    with guarded_imap_in_thread(server):
        lines = doctor(write(place, f'port = {server.port}\npassword = "topsecret"\n{keys}\n'))
    (line,) = (line for line in lines if "IMAP judge@games.test" in line)
    assert line.startswith("WRONG")
    assert says in line


@pytest.mark.parametrize(
    ("names", "days", "trusted", "says"),
    [
        (("127.0.0.1",), (-9, -1), True, "has expired. Remedy: The operator of the server must renew it"),
        (("127.0.0.1",), (1, 9), True, "not valid yet by this machine's clock. Remedy: Set the clock"),
        (
            ("mail.games.test",),
            (-1, 9),
            True,
            "is for a different name than 127.0.0.1. Remedy: Write the name",
        ),
        (
            ("127.0.0.1",),
            (-1, 9),
            False,
            "not signed by an authority that this machine trusts. Remedy: Set [",
        ),
    ],
)
@pytest.mark.parametrize("tls", ["starttls", "implicit"])
def test_the_faults_of_a_certificate_have_their_own_remedies(
    place: Path,
    authority: trustme.CA,
    names: tuple[str, ...],
    days: tuple[int, int],
    trusted: bool,
    says: str,
    tls: str,
) -> None:
    today = system_clock()
    begins, ends = (today + timedelta(days=number) for number in days)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert(*names, not_before=begins, not_after=ends).configure_cert(context)
    (authority if trusted else trustme.CA()).cert_pem.write_to_path(str(place / "ca.pem"))
    server = GuardedImap({}, capabilities=b"STARTTLS", context=context, implicit=tls == "implicit")
    with guarded_imap_in_thread(server):
        keys = f'port = {server.port}\npassword = "topsecret"\ntls = "{tls}"\nca_file = "ca.pem"\n'
        lines = doctor(write(place, keys))
    (line,) = (line for line in lines if "IMAP judge@games.test" in line)
    assert says in line
    assert server.proofs == []


@pytest.mark.parametrize("tls", ["starttls", "implicit"])
def test_a_port_that_says_nothing_is_named(place: Path, tls: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        keys = (
            f'port = {silent.getsockname()[1]}\npassword = "topsecret"\ntls = "{tls}"\ntimeout_seconds = 1\n'
        )
        lines = doctor(write(place, keys))
    (line,) = (line for line in lines if "IMAP judge@games.test" in line)
    assert "of 127.0.0.1 gave no answer for 1 s. Remedy: Correct [incoming] port and tls (993 for tls" in line


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (socket.gaierror(socket.EAI_NONAME, "x"), FaultKind.UNKNOWN_HOST),
        (socket.gaierror(socket.EAI_AGAIN, "x"), FaultKind.NO_NAME_SERVER),
        (OSError("Multiple exceptions: [Errno 111] x ('::1', 1), [Errno 111] y"), FaultKind.CLOSED_PORT),
        (OSError(errno.EHOSTUNREACH, "No route to host"), FaultKind.UNREACHABLE_HOST),
        (OSError(errno.ETIMEDOUT, "timed out"), FaultKind.SILENT),
        (ConnectionResetError(errno.ECONNRESET, "Connection reset by peer"), FaultKind.CONNECTION_CLOSED),
    ],
)
def test_a_fault_of_the_network_is_told_by_its_kind(error: OSError, kind: FaultKind) -> None:
    fault = connection_fault(error, "mail.games.test", 993)
    assert isinstance(fault, ServerFaultError)
    assert fault.kind is kind


def test_an_error_of_another_kind_stays_as_it_is() -> None:
    error = OSError(errno.EPIPE, "Broken pipe")
    assert connection_fault(error, "mail.games.test", 993) is error


def test_a_relay_s_certificate_that_nobody_knows_is_named(place: Path) -> None:
    with secure_relay() as relay:
        file = place / "judge.toml"
        file.write_text(f'{WHO}[outgoing]\nhost = "localhost"\nport = {relay.port}\npassword = "topsecret"\n')
        (line,) = (line for line in doctor(file) if "SMTP localhost" in line)
    assert "not signed by an authority that this machine trusts. Remedy: Set [" in line
    assert "[outgoing] ca_file to the PEM file" in line


def test_a_folder_that_is_missing_is_named(place: Path) -> None:
    server = GuardedImap({}, {"SELECT": lambda request: request.tag + b" NO no such folder\r\n"})
    with guarded_imap_in_thread(server):
        lines = doctor(write(place, f'port = {server.port}\ntls = "none"\npassword = "topsecret"\n'))
    (line,) = (line for line in lines if "IMAP judge@games.test" in line)
    assert "rejected opening INBOX: no such folder. Remedy: Correct [incoming] folder" in line


def test_a_password_that_the_running_judge_does_not_have_is_named(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Under systemd the judge keeps the copy that it was started with, whatever the file says later."""
    lent = place / "credentials"
    lent.mkdir()
    config = write(place, 'port = 1\ntls = "none"\npassword_file = "mail.password"\n')
    for folder in (place, lent):
        (folder / "mail.password").write_text("quince-4711\n")
        (folder / "mail.password").chmod(stat.S_IRUSR | stat.S_IWUSR)
    started = load_config(config, {"CREDENTIALS_DIRECTORY": str(lent)})
    with closing(build_app(started)) as app:
        app.instance.note_start(NOW)
    assert not any("Password of" in line for line in doctor(config))
    (place / "mail.password").write_text("medlar-4712\n")
    (line,) = (line for line in doctor(config) if "Password of" in line)
    assert line.startswith("WRONG  Password of [incoming]: the judge that was started at 2026-03-01 12:00")
    assert line.endswith("Remedy: systemctl restart judge")
    # Started anew, it has the new one; and one that reads a file itself has none that could be another.
    for environment in ({}, {"CREDENTIALS_DIRECTORY": str(lent)}):
        (lent / "mail.password").write_text("medlar-4712\n")
        with closing(build_app(load_config(config, environment))) as app:
            app.instance.note_start(NOW)
        assert not any("Password of" in line for line in doctor(config))
    monkeypatch.setitem(os.environ, "JUDGE_INCOMING_PASSWORD", "damson-4713")
    assert any("Password of" in line for line in doctor(config))
