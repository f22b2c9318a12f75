"""Nobody else on the machine reads or changes what the judge writes, whatever the umask."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from click.testing import CliRunner

from judge.cli.main import main
from judge.file_owner import PRIVATE, make_folder
from judge.mail.transports import MaildirTransport
from judge.records import OutgoingEmail, SendStatus
from judge.site.folder import SiteFolder
from tests.servers import sqlite
from tests.unit.cli.command import CONFIG

LETTER = OutgoingEmail("1", "a@b.example", "<1@x>", b"Subject: x\r\n\r\nsecret\r\n")
NOON = datetime(2026, 1, 5, 12, tzinfo=UTC)


@pytest.fixture(params=[0o000, 0o002, 0o022, 0o027, 0o077])
def umask(request: pytest.FixtureRequest) -> Iterator[int]:
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_init_makes_a_folder_and_files_for_their_owner(tmp_path: Path, umask: int) -> None:
    assert CliRunner().invoke(main, ["init", str(tmp_path / "above/club")]).exit_code == 0
    club = tmp_path / "above/club"
    assert mode(club) == 0o700
    assert {mode(one) for one in club.iterdir()} == {0o600}
    assert mode(club.parent) == 0o755 & ~umask


def test_mails_in_a_folder_are_for_their_owner(tmp_path: Path, umask: int) -> None:
    out = tmp_path / "out"
    sent = MaildirTransport(out, lambda: NOON).send(LETTER)
    assert sent.status is SendStatus.SENT
    assert mode(out) == 0o700 & ~umask
    assert {mode(one) for one in out.iterdir()} == {0o600 & ~umask}


def test_a_folder_of_mails_that_is_there_stays_as_it_is(tmp_path: Path, umask: int) -> None:
    out = tmp_path / "out"
    out.mkdir()
    out.chmod(0o755)
    (out / ".20260105T120000.000000Z-000001-000000000000.eml.part").touch(0o666)
    MaildirTransport(out, lambda: NOON).send(LETTER)
    assert mode(out) == 0o755
    assert {mode(one) for one in out.glob("*.eml")} == {0o600 & ~umask}


def test_pages_are_for_all_to_read_and_for_nobody_else_to_write(tmp_path: Path, umask: int) -> None:
    site = SiteFolder(tmp_path / "www/site", "judge@example.org")
    site.open()
    site.write("index.html", "<p>hello</p>")
    site.write("alpha/index.html", "<p>alpha</p>")
    root = tmp_path / "www"
    for one in (root, *root.rglob("*")):
        wanted = 0o755 if one.is_dir() else 0o600 if one.name.startswith(".") else 0o644
        assert mode(one) == wanted & ~umask, one


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir(0o750)
    make_folder(tmp_path / "there", PRIVATE)
    assert mode(tmp_path / "there") == 0o750


def doctor(place: Path) -> str:
    return CliRunner().invoke(main, ["doctor", "--config", str(place / "judge.toml")]).output


@pytest.fixture(params=["club", "a b'c"])
def place(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    name: str = request.param
    folder = tmp_path / name
    folder.mkdir()
    (folder / "judge.toml").write_text(CONFIG, encoding="utf-8")
    (folder / "judge.toml").chmod(0o600)
    sqlite.fresh(folder / "judge.db").close()
    return folder


@pytest.mark.parametrize(
    ("name", "open_to", "wrong"),
    [
        ("judge.db", 0o644, True),
        ("judge.db", 0o640, True),
        ("judge.db", 0o666, True),
        ("judge.db", 0o600, False),
        ("judge.toml", 0o666, True),
        ("judge.toml", 0o602, True),
        ("judge.toml", 0o644, False),
        ("judge.toml", 0o600, False),
        (".", 0o777, True),
        (".", 0o755, False),
        (".", 0o700, False),
        (".", 0o1777, False),
    ],
)
def test_the_doctor_names_what_others_may_do_and_the_line_to_type(
    place: Path, name: str, open_to: int, *, wrong: bool
) -> None:
    file = place / name
    file.chmod(open_to)
    remedies = re.findall(r"^(?:WRONG|note) .*Remedy: (chmod .*)$", doctor(place), re.MULTILINE)
    assert bool(remedies) == wrong
    for line in remedies:
        words = shlex.split(line)
        assert Path(words[-1]) == file
        assert ("WRONG" in doctor(place)) == bool(open_to & 0o022)
        subprocess.run(words, check=True)
    assert "chmod" not in "".join(line for line in doctor(place).splitlines() if line.startswith("WRONG"))


def test_the_doctor_names_a_file_beside_the_database(place: Path) -> None:
    (place / "judge.db-old").touch(0o600)
    (place / "judge.db-old").chmod(0o604)
    assert f"note   Secrets in {place}/judge.db-old" in doctor(place)


def test_the_doctor_names_mails_of_an_earlier_version(place: Path) -> None:
    out = place / "out"
    config = place / "judge.toml"
    assert 'transport = "maildir"' in config.read_text(encoding="utf-8")
    out.mkdir(exist_ok=True)
    out.chmod(0o755)
    (out / "20260105T120000.000000Z-000001-000000000000.eml").touch()
    (out / "20260105T120000.000000Z-000001-000000000000.eml").chmod(0o644)
    assert f"WRONG  Secrets in {out}: others can read 1 email in it. Remedy: chmod -R go-rwx" in doctor(place)
    out.chmod(0o700)
    assert "Secrets in" not in doctor(place)
