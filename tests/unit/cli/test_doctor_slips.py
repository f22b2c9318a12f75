"""The doctor at slips of a new keeper: each is named, and what the remedy says mends it."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import CliRunner

from judge.cli.main import main
from judge.file_owner import way_in
from judge.store import server_faults
from judge.store.connection import Connections
from judge.store.errors import Locked, Unavailable
from judge.store.server_faults import fault_of
from tests.servers import sqlite
from tests.servers.smtp import Script, scripted
from tests.unit.cli.broken_setups import IN, OUT, WHO, write

_KEY = '[trust]\nkey_file = "key"\n'
_OAUTH = '[oauth]\nprovider = "google"\nclient_id = "x"\nclient_secret_file = "word"\n'
_FILE = IN.replace('password = "secret"', 'password_file = "word"')


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with a judge that needs no server, with a blank and a quote in its name."""
    folder = tmp_path / "my judge's"
    folder.mkdir()
    write(folder, WHO + OUT)
    sqlite.fresh(folder / "judge.db").close()
    return folder


def doctor(place: Path, **environment: str) -> list[str]:
    """What is not well, a line each."""
    done = CliRunner().invoke(main, ["doctor", "--config", str(place / "judge.toml")], env=environment)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return [line for line in done.output.splitlines() if line[:2] != "ok" and "no backup yet" not in line]


def holding(folder: Path, name: str, mode: int, words: bytes) -> None:
    (folder / name).write_bytes(words)
    (folder / name).chmod(mode)


@pytest.mark.parametrize(
    ("sections", "file", "says"),
    [
        (_KEY, ("key", 0o644, b"k" * 32), "others can read it"),
        (_KEY, None, "cannot be read (No such file or directory)"),
        (_KEY, ("key", 0o600, b"short"), "holds fewer than 32 characters"),
        (_KEY, ("key", 0o600, b""), "is empty"),
        (IN.replace('password = "secret"', 'auth = "oauth2"') + _OAUTH, ("word", 0o640, b"x"), "others can"),
    ],
)
def test_a_secret_that_is_not_kept_well(
    place: Path, sections: str, file: tuple[str, int, bytes] | None, says: str
) -> None:
    write(place, WHO + OUT + sections)
    if file:
        holding(place, *file)
    (line,) = (line for line in doctor(place) if says in line)
    typed = re.search(r"Remedy: (.*?)(?:, or correct the path)?(?:\. The mail servers were.*)?$", line)
    assert typed
    subprocess.run(["sh", "-c", typed[1]], check=True)
    assert [line for line in doctor(place) if says in line] == []
    assert (place / sections.rpartition(' = "')[2].strip('"\n')).stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    ("words", "says", "mended"),
    [
        ("sécret".encode("latin-1"), "(not UTF-8). Save it as UTF-8", "sécret".encode()),
        ("sécret".encode("utf-16"), "(not UTF-8). Save it as UTF-8", "sécret".encode()),
        (b'"topword"\n', "it has quotes around it, which count as part of it. Remove them", b"topword\n"),
        (b"", "word is empty. Write the mailbox's password into it", b"topword\n"),
    ],
)
def test_a_password_that_is_not_one(place: Path, words: bytes, says: str, mended: bytes) -> None:
    write(place, WHO + OUT + _FILE)
    holding(place, "word", 0o600, words)
    assert [line for line in doctor(place) if says in line]
    holding(place, "word", 0o600, mended)
    (line,) = doctor(place)
    assert "nothing listens at port 1" in line, "the password is taken now"


def _pipe(file: Path) -> None:
    file.unlink(missing_ok=True)
    os.mkfifo(file)


def _to_nowhere(file: Path) -> None:
    file.unlink()
    file.symlink_to("/nowhere/judge.toml")


@pytest.mark.parametrize(
    ("name", "becomes", "says"),
    [
        ("judge.toml", _pipe, "is a pipe or a socket, not a file: put the configuration in its place"),
        ("judge.toml", _to_nowhere, "is a link to /nowhere/judge.toml, which is not there"),
        ("word", _pipe, "is a pipe or a socket: put a file in its place"),
    ],
)
def test_what_is_no_file_is_not_waited_for(
    place: Path, name: str, becomes: Callable[[Path], None], says: str
) -> None:
    write(place, WHO + OUT + _FILE)
    becomes(place / name)
    (line,) = doctor(place)
    assert says in line


@pytest.mark.parametrize(
    ("good", "broken", "says"),
    [
        ("address =", "address\u00a0=", "There is a blank in that line that is none"),
        ("address =", "address:", "Write = in place of the colon."),
        ('path = "out"', 'path = "mail\\out"', "Write / in place of each backslash."),
        (
            '"judge@games.test"\n',
            '"judge@games.test\n',
            "A quote is missing at the end of the text",
        ),
        (
            "[outgoing]",
            'keeper = "x@y.test"\n[outgoing]',
            "stands in its section twice: take one of",
        ),
        ('"maildir"', "maildir", "Texts stand in quotes."),
        ('"judge@games.test"', "“judge@games.test”", "Texts stand in straight quotes"),
        ("[judge]\n", "[judge]\n; mine\n", "A comment begins with #."),
        ("[judge]\n", "[judge]\n// mine\n", "A comment begins with #."),
        ("[judge]", "judge:", "Write the name of a section in brackets, such as [judge]."),
        (
            "[outgoing]",
            'name = "My\\nJudge"\n[outgoing]',
            'must be a line of text in quotes, not "My\\nJudge".',
        ),
        ("[outgoing]", 'name = ""\n[outgoing]', "name is empty. It must be a line of text in quotes."),
        (
            "[outgoing]",
            '[site]\npath = "out"\n[outgoing]',
            "the folder of outgoing is in it, but the site needs a folder of its own.",
        ),
        (
            "[outgoing]",
            'ratings = "www/list"\n[site]\npath = "www"\n[outgoing]',
            "the folder of ratings is in it, but the site needs a folder of its own.",
        ),
        (
            "[outgoing]",
            '[lmtp]\nlisten = "127.0.0.1:18124"\n[metrics]\nlisten = "127.0.0.1:18124"\n[outgoing]',
            "[lmtp] listen has it. Choose another port in [metrics] listen.",
        ),
        (
            "[outgoing]",
            '[metrics]\nlisten = "0.0.0.0:18125"\n[outgoing]',
            "anyone who can reach this address can read the judge's numbers",
        ),
    ],
)
def test_a_slip_in_the_configuration(place: Path, good: str, broken: str, says: str) -> None:
    before = WHO + OUT
    write(place, before.replace(good, broken, 1))
    found = [line for line in doctor(place) if says in line]
    assert len(found) == 1
    write(place, before)
    assert doctor(place) == []


def test_a_variable_that_is_set_to_nothing(place: Path) -> None:
    (line,) = doctor(place, JUDGE_DATABASE_URL="")
    assert "The environment variable JUDGE_DATABASE_URL is empty." in line
    assert doctor(place) == []


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        (
            ["DROP INDEX ix_outbox_queued"],
            "ix_outbox_queued is missing: whole tables are read",
        ),
        (["DROP TRIGGER event_no_update"], "event_no_update is missing: the record is not protected"),
        (
            ["DROP TRIGGER inbox_no_delete", "DROP INDEX ix_inbox_sender"],
            "inbox_no_delete is missing: the record is not protected; indexes: ix_inbox_sender is missing",
        ),
        (
            ['CREATE TRIGGER "my spy\'s" AFTER INSERT ON inbox BEGIN DELETE FROM outbox; END'],
            "my spy's on inbox is not the judge's, and may change or refuse what the judge writes",
        ),
        (
            ["CREATE TRIGGER audit BEFORE UPDATE ON game BEGIN SELECT RAISE(ABORT, 'closed'); END"],
            "audit on game is not the judge's",
        ),
    ],
)
def test_what_is_beside_the_tables(place: Path, statements: list[str], says: str) -> None:
    with closing(sqlite3.connect(place / "judge.db")) as database:
        for one in statements:
            database.execute(one)
    (line,) = doctor(place)
    assert says in line
    typed = re.fullmatch(r".* Remedy: (judge|sqlite3)( .*)", line)
    assert typed
    program = {"judge": str(Path(sys.executable).parent / "judge")}.get(typed[1], typed[1])
    subprocess.run(["sh", "-c", program + typed[2]], cwd=place, check=True)
    assert doctor(place) == []


@pytest.mark.parametrize(
    ("sections", "name", "remedy"),
    [
        (_FILE, "word", "put one with the password in its place"),
        (_KEY, "key", "Remedy: rm "),
    ],
)
@pytest.mark.parametrize("target", ["/nowhere/key", "itself"])
def test_a_secret_that_is_a_link_to_nothing(
    place: Path, sections: str, name: str, remedy: str, target: str
) -> None:
    write(place, WHO + OUT + sections)
    (place / name).symlink_to(target if target != "itself" else place / name)
    (line,) = doctor(place)
    assert "It is a link to " in line
    assert remedy in line
    if name == "key":
        typed = re.search(r"Remedy: (.*)\. The mail servers", line)
        assert typed
        subprocess.run(["sh", "-c", typed[1]], check=True)
        assert doctor(place) == []


@pytest.mark.parametrize(
    ("sections", "inside"),
    [
        ('[trust]\nkey_file = "www/key"\n', "www/key"),
        ('[database]\nurl = "sqlite:///www/judge.db"\n', "www/judge.db"),
        (IN.replace('password = "secret"', 'password_file = "www/word"'), "www/word"),
    ],
)
def test_a_secret_within_the_site(place: Path, sections: str, inside: str) -> None:
    (place / "www").mkdir()
    sqlite.fresh(place / "www" / "judge.db").close()
    holding(place / "www", "key", 0o600, b"k" * 32)
    holding(place / "www", "word", 0o600, b"topword")
    write(place, WHO + OUT + '[site]\npath = "www"\n' + sections)
    said = f"{place / inside} is in it, but the site needs a folder of its own"
    assert len([line for line in doctor(place) if said in line]) == 1
    write(place, WHO + OUT + '[site]\npath = "pages"\n' + sections)
    assert [line for line in doctor(place) if "the site" in line] == []


@pytest.mark.parametrize(("most", "wrong"), [("20000", 1), ("0", 0), ("", 0), ("10240000", 0)])
def test_a_relay_that_takes_small_emails_alone(place: Path, most: str, wrong: int) -> None:
    with scripted(Script({"EHLO": f"250-x\r\n250 SIZE {most}".rstrip()})) as port:
        write(place, f'{WHO}[outgoing]\nhost = "127.0.0.1"\nport = {port}\ntls = "none"\n')
        found = doctor(place)
    assert len(found) == wrong
    assert all("takes 20,000 bytes at most" in line and line.count("Remedy") == 1 for line in found)


def test_the_home_folder_in_the_url_of_a_database(place: Path) -> None:
    write(place, WHO + OUT + '[database]\nurl = "sqlite:///~/judge.db"\n')
    assert doctor(place, HOME=str(place)) == []


def test_a_column_that_is_missing_is_named_with_one_remedy(place: Path) -> None:
    with closing(sqlite3.connect(place / "judge.db")) as database:
        database.execute("ALTER TABLE person DROP COLUMN style")
    (line,) = doctor(place)
    assert "no such column: person.style" in line
    assert line.count("Remedy") == 1


# What no test may do to a machine, at the place where the machine is asked.


def test_a_file_system_that_is_mounted_to_be_read_is_mounted_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "statvfs", lambda _: SimpleNamespace(f_flag=os.ST_RDONLY))
    assert re.fullmatch(r"mount -o remount,rw /\S* \(as root\)", way_in(tmp_path, writing=True))
    assert way_in(tmp_path) == ""


def test_an_owner_whom_no_mode_keeps_out_is_told_of_the_attribute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "judge.db"
    holding(tmp_path, file.name, 0o600, b"")
    monkeypatch.setattr(os, "access", lambda path, *_, **__: Path(path).is_dir())
    assert way_in(file, writing=True) == f"chattr -i {file} (as root)"
    file.chmod(0o400)
    assert way_in(file, writing=True) == f"chmod u+rw {file}"


@pytest.mark.parametrize(
    ("free", "there", "remedy"),
    [
        (0, True, "The disk is full. Remedy: free some space on the file system of "),
        (10**9, True, "Remedy: see what the system says of that disk: dmesg"),
        (10**9, False, "Is the path right?"),
    ],
)
def test_a_file_that_cannot_be_opened(
    place: Path, monkeypatch: pytest.MonkeyPatch, free: int, there: bool, remedy: str
) -> None:
    monkeypatch.setattr(server_faults, "disk_usage", lambda _: SimpleNamespace(free=free))
    if not there:
        (place / "judge.db").unlink()
    with closing(Connections(f"sqlite:///{place / 'judge.db'}")) as connections:
        assert f"disk I/O error. {remedy}" in fault_of(connections, Unavailable("disk I/O error"))
        assert fault_of(connections, Locked("it is locked; wait")) == "it is locked; wait."


@pytest.mark.parametrize("ending", ["-wal", "-shm", "-journal"])
def test_a_folder_in_the_place_of_a_file_of_the_database(place: Path, ending: str) -> None:
    there = place / f"judge.db{ending}"
    there.unlink(missing_ok=True)
    there.mkdir()
    [line] = [one for one in doctor(place) if str(there) in one and "folder" in one]
    typed = line.partition("Remedy: ")[2]
    subprocess.run(["sh", "-c", typed], check=True)
    assert not there.exists()
    assert not [one for one in doctor(place) if "Database" in one]


@pytest.mark.parametrize(
    ("said", "remedy"),
    [
        ('invalid sslmode value: "maybe"', "Remedy: correct that option in [database] url"),
        ("failed to resolve host '127.0.0.1'", "getent hosts 127.0.0.1 must find it"),
        ("received invalid response to SSL negotiation: J", "what answers there is no PostgreSQL"),
        ("connection refused", "Does the server run, and are host, port, user and password in"),
    ],
)
def test_a_server_s_url_that_leads_elsewhere(said: str, remedy: str) -> None:
    with closing(Connections("postgresql://judge@127.0.0.1:1/judge")) as connections:
        assert remedy in fault_of(connections, Unavailable(said))
