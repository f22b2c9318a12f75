"""The doctor at mail servers: each fault has its own remedy, and passwords are compared with the daemon's."""

from __future__ import annotations

import os
import stat
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from click.testing import CliRunner

from judge.app import build_app
from judge.cli.doctor.server_remedies import told
from judge.cli.main import main
from judge.config import load_config
from judge.mail.server_faults import FaultKind, ServerFaultError
from tests.servers import sqlite
from tests.servers.guarded_imap import GuardedImap, guarded_imap_in_thread

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
WHO = '[judge]\naddress = "judge@games.test"\nkeeper = "anna@aus.test"\n'
OUT = '[outgoing]\ntransport = "maildir"\npath = "out"\n'


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
        (b"IMAP4rev1 AUTH=XOAUTH2", 'tls = "none"', "providers want an app password, or [oauth]."),
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


def test_a_folder_that_is_missing_is_named(place: Path) -> None:
    server = GuardedImap({}, {"SELECT": lambda request: request.tag + b" NO no such folder\r\n"})
    with guarded_imap_in_thread(server):
        lines = doctor(write(place, f'port = {server.port}\ntls = "none"\npassword = "topsecret"\n'))
    (line,) = (line for line in lines if "IMAP judge@games.test" in line)
    assert "refused opening INBOX: no such folder. Remedy: Correct [incoming] folder" in line


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
