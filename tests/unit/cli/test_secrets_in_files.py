"""judge.toml belongs to its owner, and a password in it is not passed over in silence."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.config import passwords_in
from tests.unit.cli.command import CONFIG, judge


def test_init_writes_files_for_their_owner_only(tmp_path: Path) -> None:
    assert judge(tmp_path, "init", "club").returncode == 0
    for name in ("judge.toml", "judge.db", "mail.password"):
        assert (tmp_path / "club" / name).stat().st_mode & 0o777 == 0o600, name


@pytest.mark.parametrize(
    ("more", "advised"),
    [
        ("", False),
        ('user = "x"\npassword = "tulip"\n', True),
        ('[incoming]\nhost = "imap.example"\npassword = "tulip"\n', True),
        ('[database]\nurl = "postgresql://judge:tulip@host/judge"\n', True),
        ('[database]\nurl = "postgresql+psycopg://judge:tulip@host/judge"\n', True),
        ('[database]\nurl = "postgresql://judge@host/judge"\n', False),
        ('[incoming]\nhost = "imap.example"\npassword_file = "word"\n', False),
    ],
)
def test_a_password_in_the_file_is_advised_against_and_never_shown(
    tmp_path: Path, more: str, advised: bool
) -> None:
    file = tmp_path / "judge.toml"
    file.write_text(CONFIG + more, encoding="utf-8")
    found = passwords_in(file)
    assert bool(found) == advised
    assert "tulip" not in "".join(found)
    again = judge(tmp_path, "init")
    assert again.returncode == 1
    assert ("better kept" in again.stderr) == advised


def test_the_doctor_warns_of_it(tmp_path: Path) -> None:
    file = tmp_path / "judge.toml"
    file.write_text(CONFIG + 'user = "x"\npassword = "tulip"\n', encoding="utf-8")
    judge(tmp_path, "db", "upgrade")
    file.chmod(0o644)
    loud = judge(tmp_path, "doctor")
    assert "which others can read. Remedy: chmod 600" in loud.stdout
    assert loud.returncode == 1
    file.chmod(0o600)
    calm = judge(tmp_path, "doctor")
    assert "note   Secrets: the password in [outgoing]" in calm.stdout
    assert "tulip" not in loud.stdout + calm.stdout


@pytest.mark.parametrize(
    "subject", ["\x1b[31mred\x07", "\u202egnp.exe", "a\u200bb", "\x9b2J", "=?utf-8?q?=1b]0;x=07?="]
)
def test_what_a_mail_says_of_itself_cannot_speak_to_a_terminal(
    place: Path,  # the fixture
    subject: str,
) -> None:
    mail = f"From: x@y.example\nMessage-ID: <1@y>\nSubject: {subject}\n\n{subject}\n".encode()
    assert judge(place, "feed", mail=mail).returncode == 0
    shown = judge(place, "mails", "show", "1").stdout + judge(place, "mails", "list").stdout
    assert "x@y.example" in shown
    assert all(char.isprintable() or char == "\n" for char in shown)
