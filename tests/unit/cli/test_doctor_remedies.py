"""The remedies of the doctor, typed as they stand: afterwards nothing is wrong any more."""

from __future__ import annotations

import asyncio
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import create_engine, text

from judge.cli.doctor.unit_checks import faults_of
from judge.cli.main import main
from judge.config import load_config
from judge.store.database import Database
from tests.servers import postgres, sqlite
from tests.servers.guarded_imap import GuardedImap, guarded_imap_in_thread
from tests.servers.postgres import PostgresServer
from tests.servers.scripted_imap import Request, Say
from tests.servers.smtp import Script, scripted
from tests.unit.cli.broken_setups import OUT, WHO, write
from tests.unprivileged import give_away, modes_hold, nothing_written

_ROOT = Path(__file__).parents[3]
_WORD = 'host = "127.0.0.1"\nport = 1\ntls = "none"\npassword_file = "word"\n'


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with a judge that needs no server."""
    folder = tmp_path / "judge"
    folder.mkdir()
    write(folder, WHO + OUT)
    sqlite.fresh(folder / "judge.db").close()
    return folder


def doctor(config: Path) -> list[str]:
    """What is wrong, a line each."""
    done = CliRunner().invoke(main, ["doctor", "--config", str(config)])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return [line for line in done.output.splitlines() if line.startswith(("WRONG", "Error"))]


def command_in(line: str) -> str:
    """The command that stands in a remedy."""
    found = re.search(r"Remedy: (.*?)(?: \(as root\).*|, or run this.*|\.$|$)", line)
    assert found, line
    return found[1]


def edit(place: Path, old: str, new: str) -> None:
    file = place / "judge.toml"
    before = file.read_text()
    assert old in before
    write(place, before.replace(old, new, 1))


# Files that this user may not use.


def unreadable(*names: str) -> Callable[[Path], None]:
    def break_it(place: Path) -> None:
        for name in names:
            (place / name).chmod(0)
            give_away(place / name)

    return break_it


def password_unreadable(place: Path) -> None:
    write(place, WHO + OUT + "[incoming]\n" + _WORD)
    (place / "word").write_text("topsecret")
    unreadable("word")(place)


def database_read_only(place: Path) -> None:
    (place / "judge.db").chmod(0o400)


def folder_read_only(place: Path) -> None:
    place.chmod(0o500)


def folder_above_closed(place: Path) -> None:
    place.parent.chmod(0o600)
    give_away(place.parent)


@pytest.mark.parametrize(
    ("rights", "breaks", "says"),
    [
        (modes_hold, unreadable("judge.toml"), "judge.toml cannot be read: Permission denied"),
        (modes_hold, password_unreadable, "word cannot be read (Permission denied)"),
        (modes_hold, unreadable("judge.db"), "unable to open database file"),
        (nothing_written, database_read_only, "read-only"),
        (nothing_written, folder_read_only, "read-only"),
        (modes_hold, folder_above_closed, "judge.toml cannot be read: Permission denied"),
    ],
)
def test_a_file_that_this_user_may_not_use(
    place: Path, rights: Callable[[], AbstractContextManager[None]], breaks: Callable[[Path], None], says: str
) -> None:
    breaks(place)
    with rights():
        found = doctor(place / "judge.toml")
    (line,) = (one for one in found if says in one)
    subprocess.run(["sh", "-c", command_in(line)], check=True)
    with rights():
        assert not [one for one in doctor(place / "judge.toml") if says in one or "Permission denied" in one]


def test_the_folder_of_the_configuration_in_place_of_the_file(place: Path) -> None:
    (line,) = doctor(place)
    found = re.search(r"--config (\S+)\.$", line)
    assert found
    assert doctor(Path(found[1])) == []


def test_a_password_file_with_more_than_the_password(place: Path) -> None:
    write(place, WHO + OUT + "[incoming]\n" + _WORD)
    (place / "word").write_bytes(b"\xef\xbb\xbfuser: judge\r\npassword: topsecret\r\n")
    (place / "word").chmod(0o600)
    (line,) = doctor(place / "judge.toml")
    assert (
        "word has several lines, and only the password may stand in it. Write the mailbox's password into it."
        in line
    )
    (place / "word").write_bytes(b"\xef\xbb\xbftopsecret\r\n")
    assert load_config(place / "judge.toml", {}).lasting_passwords == {}
    (line,) = doctor(place / "judge.toml")
    assert "nothing listens at port 1" in line


def test_a_port_of_the_metrics_that_something_else_has(place: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, socket.create_server(("127.0.0.1", 0)) as other:
        port, free = (one.getsockname()[1] for one in (taken, other))
        write(place, f'{WHO}{OUT}[metrics]\nlisten = "127.0.0.1:{port}"\n')
        other.close()
        (line,) = doctor(place / "judge.toml")
        assert f"127.0.0.1:{port}: another program has it. Choose another port in [metrics] listen." in line
        edit(place, str(port), str(free))
        assert doctor(place / "judge.toml") == []


def test_a_machine_without_time_zones(place: Path) -> None:
    program = "import sys\n{}from judge.cli.main import main\nmain()"
    told = []
    for lines in ("sys.modules['tzdata'] = None\n", ""):
        done = subprocess.run(
            [sys.executable, "-c", program.format(lines), "doctor", "--config", place / "judge.toml"],
            env={"PYTHONPATH": str(_ROOT), "PYTHONTZPATH": "/nowhere"},
            capture_output=True,
            text=True,
            check=False,
        )
        told.append(done.stdout)
    assert f"Remedy: {sys.executable} -m pip install tzdata" in told[0]
    assert "WRONG" not in told[1], "where the package is there, nothing is wrong"


# Mail servers.


def smtp_with(place: Path, port: int, keys: str = "") -> list[str]:
    write(place, f'{WHO}[outgoing]\nhost = "127.0.0.1"\nport = {port}\ntls = "none"\n{keys}')
    return doctor(place / "judge.toml")


_LOGIN = 'user = "judge"\npassword = "topsecret"\n'
_AUTH = "250-x\r\n250 AUTH PLAIN LOGIN"


@pytest.mark.parametrize(
    ("step", "answer", "keys", "what", "remedy"),
    [
        ("", "421 4.7.0 too many connections", "", "SMTP 127.0.0.1", "Wait a few minutes"),
        (
            "",
            "554 5.7.1 on a blocklist",
            "",
            "SMTP 127.0.0.1",
            "accepts nothing from this machine: set",
        ),
        (
            "EHLO",
            "550 5.7.0 bad name",
            "",
            "SMTP 127.0.0.1",
            "The judge calls itself games.test because of [judge]",
        ),
        ("EHLO", "500 5.5.1 use LHLO", "", "SMTP 127.0.0.1", "another server answers there"),
        ("EHLO", "502 5.5.2 no such command", "", "SMTP 127.0.0.1", "another server answers there"),
        ("AUTH", "454 4.7.0 Temporary failure", _LOGIN, "SMTP 127.0.0.1", "Wait a few minutes"),
        (
            "AUTH",
            "534 5.7.9 Application-specific password required",
            _LOGIN,
            "SMTP 127.0.0.1",
            "Create an app password at the provider of judge",
        ),
        (
            "AUTH",
            "535 5.7.8 Authentication failed",
            _LOGIN,
            "SMTP 127.0.0.1",
            "Write the right password into",
        ),
        (
            "MAIL",
            "553 5.7.1 <judge@games.test>: Sender address rejected: not owned by user",
            "",
            "Address judge@games.test",
            "write into [judge] address one that this machine can send mail from",
        ),
        (
            "RCPT",
            "550 5.7.60 Client does not have permissions to send as this sender",
            _LOGIN,
            "Address judge@games.test",
            "write into [judge] address one that judge can send mail from",
        ),
        (
            "RCPT",
            "504 5.5.2 <games.test>: Helo command rejected: need fully-qualified hostname",
            "",
            "Address judge@games.test",
            "the judge calls itself games.test, by [judge] address",
        ),
        (
            "MAIL",
            "550 5.4.5 Daily user sending quota exceeded",
            "",
            "SMTP 127.0.0.1",
            "set a lower per_day",
        ),
        ("RCPT", "552 5.2.2 mailbox full", "", "Keeper anna@aus.test", "make room in that mailbox"),
        (
            "RCPT",
            "550 5.7.1 Relaying denied",
            "",
            "Keeper anna@aus.test",
            "needs a login: set user and",
        ),
        ("RCPT", "550 5.1.1 no such user", "", "Keeper anna@aus.test", "Correct [judge] keeper."),
        (
            "RCPT",
            "550 5.7.26 not here",
            _LOGIN,
            "Keeper anna@aus.test",
            "ask the operator of 127.0.0.1, and quote",
        ),
    ],
)
def test_a_relay_that_takes_nothing(
    place: Path, step: str, answer: str, keys: str, what: str, remedy: str
) -> None:
    answers = {"EHLO": _AUTH, "AUTH": "235 welcome", step: answer}
    if step == "EHLO":
        answers["HELO"] = answer
    script = Script(answers)
    with scripted(script) as port:
        (line,) = smtp_with(place, port, keys)
        assert line.startswith(f"WRONG  {what}")
        assert remedy in line
        assert (
            line.count("Remedy") + line.count("Correct [judge] keeper") + line.count("It probably needs") == 1
        )
        script.answers[step] = {"": "220 ready", "EHLO": _AUTH, "AUTH": "235 welcome"}.get(step, "250 ok")
        assert doctor(place / "judge.toml") == []


@pytest.mark.parametrize("answer", ["450 4.2.0 greylisted", "451 4.7.1 try later"])
def test_a_relay_that_asks_for_patience_is_well(place: Path, answer: str) -> None:
    with scripted(Script({"RCPT": answer})) as port:
        assert smtp_with(place, port) == []


def imap_with(place: Path, server: GuardedImap) -> list[str]:
    write(
        place,
        f'{WHO}{OUT}[incoming]\nhost = "127.0.0.1"\nport = {server.port}\ntls = "none"\n'
        'password = "topsecret"\n',
    )
    return doctor(place / "judge.toml")


def ends_with(words: bytes) -> Say:
    def say(request: Request) -> bytes:
        return request.tag + b" " + words + b"\r\n"

    return say


@pytest.mark.parametrize(
    ("script", "says", "remedy"),
    [
        (
            {"SELECT": ends_with(b"OK [READ-ONLY] done")},
            "read INBOX, but move no email out of it",
            "Give judge@games.test the rights to change that folder (IMAP ACL: lrswite)",
        ),
        (
            {"SELECT": ends_with(b"NO [NOPERM] Permission denied")},
            "rejected opening INBOX",
            "Give judge@games.test the right to read and change that folder",
        ),
        (
            {"SELECT": ends_with(b"NO no such folder")},
            "rejected opening INBOX",
            "or create that folder in",
        ),
        (
            {"CREATE": ends_with(b"NO [OVERQUOTA] full"), "STATUS": ends_with(b"NO [NONEXISTENT] none")},
            "has no folder Processed and lets nobody make it: [NONEXISTENT] none",
            "Create that folder in the mailbox, or name an existing one in [incoming] processed",
        ),
    ],
)
def test_a_folder_that_cannot_be_used(place: Path, script: dict[str, Say], says: str, remedy: str) -> None:
    server = GuardedImap({}, dict(script))
    with guarded_imap_in_thread(server):
        (line,) = imap_with(place, server)
        assert says in line
        assert remedy in line
        server.script = {}
        assert doctor(place / "judge.toml") == []


class Refusing(GuardedImap):
    """Says one thing to each login, or, where it greets with a BYE, to everybody."""

    words: bytes = b""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.words.startswith(b"* BYE"):
            await super().serve(reader, writer)
            return
        writer.write(self.words + b"\r\n")
        await writer.drain()
        writer.close()

    async def _admit(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        if not self.words:
            return await super()._admit(reader, writer)
        while line := await reader.readline():
            tag, verb, *_ = line.split()
            answer = tag + b" NO " + self.words
            if verb == b"CAPABILITY":
                answer = b"* CAPABILITY IMAP4rev1\r\n" + tag + b" OK done"
            writer.write(answer + b"\r\n")
        return False


@pytest.mark.parametrize(
    ("words", "remedy"),
    [
        (b"* BYE [ALERT] Too many simultaneous connections", "Wait a few minutes"),
        (b"[UNAVAILABLE] Temporary authentication failure", "Wait a few minutes"),
        (
            b"[ALERT] Application-specific password required",
            "Create an app password at the provider of",
        ),
        (b"[AUTHENTICATIONFAILED] Invalid credentials", "Write the right password into password_file"),
    ],
)
def test_a_mailbox_that_lets_nobody_in(place: Path, words: bytes, remedy: str) -> None:
    server = Refusing({})
    server.words = words
    with guarded_imap_in_thread(server):
        (line,) = imap_with(place, server)
        assert f"Remedy: {remedy}" in line
        server.words = b""
        assert doctor(place / "judge.toml") == []


# PostgreSQL.


@pytest.fixture(scope="module")
def server() -> Iterator[PostgresServer]:
    with postgres.running() as running:
        yield running


def sql(server: PostgresServer, *statements: str) -> None:
    engine = create_engine(server.url("postgres"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def upgraded(server: PostgresServer, owner: str) -> str:
    """A database of somebody's with its tables; its name."""
    url = server.database()
    name = url.rpartition("/")[2]
    sql(server, f"ALTER DATABASE {name} OWNER TO {owner}")
    database = Database(url.replace("judge@", f"{owner}@"))
    database.upgrade()
    database.close()
    return name


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        ("ALTER ROLE club NOLOGIN", "not permitted to log in"),
        ("ALTER ROLE club CONNECTION LIMIT 0", "too many connections for role"),
        ("ALTER DATABASE {name} ALLOW_CONNECTIONS false", "not currently accepting connections"),
    ],
)
def test_a_server_that_lets_the_judge_not_in(
    place: Path, server: PostgresServer, broken: str, says: str
) -> None:
    sql(server, "DROP OWNED BY club" if _there(server) else "CREATE ROLE club LOGIN")
    sql(server, "ALTER ROLE club LOGIN CONNECTION LIMIT -1", "GRANT CREATE ON SCHEMA public TO PUBLIC")
    name = upgraded(server, "club")
    write(place, f'{WHO}{OUT}[database]\nurl = "postgresql://club@127.0.0.1:{server.port}/{name}"\n')
    assert doctor(place / "judge.toml") == []
    sql(server, broken.format(name=name))
    (line,) = doctor(place / "judge.toml")
    assert says in line
    typed = re.search(r'Remedy, on its host: sudo -u postgres psql -c "(.*)"', line)
    assert typed
    sql(server, typed[1])
    assert doctor(place / "judge.toml") == []


def _there(server: PostgresServer) -> bool:
    engine = create_engine(server.url("postgres"))
    with engine.connect() as connection:
        found = connection.scalar(text("SELECT 1 FROM pg_roles WHERE rolname = 'club'"))
    engine.dispose()
    return bool(found)


def test_a_server_that_does_not_know_the_user(place: Path, server: PostgresServer) -> None:
    name = upgraded(server, "judge")
    write(place, f'{WHO}{OUT}[database]\nurl = "postgresql://guest@127.0.0.1:{server.port}/{name}"\n')
    (line,) = doctor(place / "judge.toml")
    typed = re.search(r'createuser -P (\w+), then sudo -u postgres psql -c "(.*)"', line)
    assert typed
    sql(server, f"CREATE ROLE {typed[1]} LOGIN", typed[2])
    (line,) = doctor(place / "judge.toml")
    assert "this user may not write it" in line, "the tables are another user's, which has its own remedy"
    sql(server, f"ALTER ROLE {typed[1]} SUPERUSER")
    assert doctor(place / "judge.toml") == []


@pytest.mark.parametrize("encoding", ["LATIN1", "SQL_ASCII"])
def test_a_server_s_database_that_cannot_keep_all_letters(
    place: Path, server: PostgresServer, encoding: str
) -> None:
    name = f"old_{encoding.lower()}"
    sql(
        server, f"CREATE DATABASE {name} ENCODING '{encoding}' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'"
    )
    database = Database(server.url(name))
    database.upgrade()
    database.close()
    write(place, f'{WHO}{OUT}[database]\nurl = "postgresql://judge@127.0.0.1:{server.port}/{name}"\n')
    (line,) = doctor(place / "judge.toml")
    typed = re.search(r"createdb -p \d+ -O judge -T template0 -E UTF8 (\w+); name", line)
    assert typed
    assert f"its encoding is {encoding}" in line
    config = ["--config", str(place / "judge.toml")]
    games = CliRunner().invoke(main, ["export", *config]).stdout
    sql(server, f"CREATE DATABASE {typed[1]} OWNER judge TEMPLATE template0 ENCODING 'UTF8'")
    edit(place, f"/{name}", f"/{typed[1]}")
    assert CliRunner().invoke(main, ["db", "upgrade", *config]).exit_code == 0
    (place / "all.jsonl").write_text(games)
    assert CliRunner().invoke(main, ["import", str(place / "all.jsonl"), *config]).exit_code == 0
    assert doctor(place / "judge.toml") == []


# The unit of systemd.


def shipped(place: Path, **changed: str) -> Path:
    """The unit that the judge ships, for a judge in a folder, with other values for some keys."""
    unit = place / "system" / "judge.service"
    unit.parent.mkdir(exist_ok=True)
    (place / "mail.password").write_text("topsecret")
    values = {
        "ExecStart": f"{Path(sys.executable).parent / 'judge'} run --config {place / 'judge.toml'}",
        "LoadCredential": f"mail.password:{place / 'mail.password'}",
        "User": "root",
        **changed,
    }
    lines = (_ROOT / "deploy" / "judge.service").read_text().splitlines()
    kept = [line for line in lines if line.partition("=")[0] not in values]
    unit.write_text(
        "\n".join([*kept, "[Service]", *(f"{key}={value}" for key, value in values.items())]) + "\n"
    )
    return unit


def wrong_in(unit: Path, place: Path) -> list[str]:
    return [one.wrong for one in faults_of(unit, load_config(place / "judge.toml", {})) if one.wrong]


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        (
            {"ExecStart": "/opt/nowhere/judge run"},
            "does not name a program that can be started (/opt/nowhere",
        ),
        (
            {"ExecStart": f"{sys.executable} run --config /etc/nowhere.toml"},
            "names a configuration that does not exist (/etc/nowhere.toml)",
        ),
        ({"StateDirectory": "other"}, "lets the judge write only below /var/lib/other"),
    ],
)
def test_a_unit_that_cannot_start_the_judge(place: Path, changed: dict[str, str], says: str) -> None:
    state = {} if "StateDirectory" in changed else {"ReadWritePaths": str(place)}
    unit = shipped(place, **state, **changed)
    (line,) = wrong_in(unit, place)
    assert says in line
    typed = command_in(line).removesuffix("; systemctl daemon-reload; systemctl restart judge")
    subprocess.run(["sh", "-c", typed], check=True)
    assert wrong_in(unit, place) == []


def test_a_unit_whose_password_or_user_is_not_there(place: Path) -> None:
    unit = shipped(place, ReadWritePaths=str(place), User="nobody-of-that-name")
    (place / "mail.password").unlink()
    user, password = wrong_in(unit, place)
    assert "Remedy: useradd --system --home-dir /var/lib/judge --shell /usr/sbin/nologin nobody-of" in user
    assert f"write the mailbox's password into {place / 'mail.password'}" in password
    (place / "mail.password").write_text("topsecret")
    unit.write_text(unit.read_text().replace("nobody-of-that-name", "root"))
    assert wrong_in(unit, place) == []


def test_the_unit_of_another_judge_says_nothing_of_this_one(place: Path) -> None:
    other = place / "other.toml"
    other.write_text("")
    program = Path(sys.executable).parent / "judge"
    unit = shipped(place, ExecStart=f"{program} run --config {other}", User="nobody-of-that-name")
    (found,) = faults_of(unit, load_config(place / "judge.toml", {}))
    assert not found.wrong
    assert f"Type judge doctor --config {other}" in found.advice
