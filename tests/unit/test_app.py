"""The composition root: each configuration gets its adapters."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from judge.app import App, build_app, prepare_database
from judge.config import load_config
from judge.mail.illustration import IllustratedTransport
from judge.mail.imap import ImapMailbox
from judge.mail.smtp import SmtpTransport
from judge.mail.transports import MaildirTransport, StdoutTransport
from judge.records import OutgoingEmail, SendStatus
from judge.store.errors import AbsentDatabase, StoreError

WHO = '[judge]\naddress = "judge@example.org"\nkeeper = "keeper@example.org"\n'


@contextmanager
def built(folder: Path, text: str, *, passwords: bool = True) -> Iterator[App]:
    (folder / "judge.toml").write_text(WHO + text, encoding="utf-8")
    app = build_app(load_config(folder / "judge.toml", {}, passwords=passwords))
    try:
        yield app
    finally:
        app.close()


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ('[outgoing]\ntransport = "maildir"\npath = "out"\n', MaildirTransport),
        ('[outgoing]\ntransport = "stdout"\n', StdoutTransport),
        ('[outgoing]\nhost = "smtp.example.org"\n', SmtpTransport),
    ],
)
def test_the_line_is_the_one_asked_for(tmp_path: Path, text: str, kind: type) -> None:
    with built(tmp_path, text) as app:
        assert isinstance(app.instance.transport, IllustratedTransport)
        assert isinstance(app.instance.transport.inner, kind)
        assert app.instance.mailbox is None
        assert app.instance.listen is None


def test_a_mailbox_and_a_door_are_there_when_asked_for(tmp_path: Path) -> None:
    text = (
        '[outgoing]\ntransport = "stdout"\n[lmtp]\nlisten = "127.0.0.1:8024"\n'
        '[incoming]\nhost = "imap.example.org"\npassword = "word"\npoll_seconds = 7\nsize_limit = 20000\n'
    )
    with built(tmp_path, text) as app:
        assert isinstance(app.instance.mailbox, ImapMailbox)
        assert app.instance.listen is not None
        assert app.instance.poll_seconds == 7
        assert app.instance.services.size_limit == 20_000


def test_mails_wait_while_the_password_of_the_smtp_server_is_missing(tmp_path: Path) -> None:
    text = '[outgoing]\nhost = "smtp.example.org"\npassword_file = "gone"\n'
    with built(tmp_path, text, passwords=False) as app:
        receipt = app.instance.transport.send(OutgoingEmail("k", "anna@aus.test", "<1@x>", b""))
        assert receipt.status is SendStatus.UNREACHABLE
        assert "password is missing" in receipt.detail


@pytest.mark.parametrize("upgrade", [False, True])
def test_an_absent_database_is_never_made_by_the_way(tmp_path: Path, upgrade: bool) -> None:
    with built(tmp_path, '[outgoing]\ntransport = "stdout"\n') as app:
        with pytest.raises(AbsentDatabase, match="is its disk mounted"):
            prepare_database(app.database, upgrade=upgrade)
        assert not (tmp_path / "judge.db").exists()


def test_a_foreign_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "judge.db").write_bytes(b"this is a letter, no database, and long enough to be one" * 100)
    (tmp_path / "judge.db-wal").unlink(missing_ok=True)
    with built(tmp_path, '[outgoing]\ntransport = "stdout"\n') as app, pytest.raises(StoreError):
        prepare_database(app.database)
