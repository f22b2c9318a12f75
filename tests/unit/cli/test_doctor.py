"""The doctor at set-ups that are broken each in another way: the fault and the remedy are named."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from shutil import copytree
from threading import Event, Thread

import pytest
from click.testing import CliRunner, Result

from judge import paths
from judge.cli.doctor.judge_checks import _network_filesystem, require_templates
from judge.cli.main import main
from judge.config import load_config
from judge.daemon.clock import system_clock
from judge.demo.imap_server import ImapServer
from judge.demo.smtp_server import SmtpServer
from judge.records import FaultyEmail
from judge.records.overview import RATINGS, RELAY, SITE
from judge.store.database import Database
from tests.servers import sqlite
from tests.servers.smtp import Script, scripted
from tests.unit.cli.broken_setups import (
    OUT,
    WHO,
    border_not_named,
    closed_port,
    configuration_is_a_picture,
    curly_quotes,
    damaged,
    database_is_a_folder,
    disk_not_mounted,
    empty_configuration,
    garbage,
    host_with_port,
    host_with_two_dots,
    imap_in_the_clear,
    keeper_is_judge,
    latin_1,
    listens_nowhere,
    lmtp_for_all,
    maildir_cannot_be_made,
    maildir_is_a_file,
    misspelt_key,
    misspelt_section,
    misspelt_zone,
    mysql,
    newer_database,
    no_at,
    no_configuration,
    no_database,
    no_folder,
    no_password,
    no_server,
    no_toml,
    older_database,
    option_of_file,
    other_judge,
    other_program_s_database,
    other_scheme,
    password_is_a_folder,
    port_is_a_word,
    processed_is_inbox,
    ratings_in_a_file,
    ratings_without_a_folder,
    readable,
    relay_down,
    sample_address,
    section_twice,
    server_s_port_is_a_word,
    server_with_password,
    server_with_password_in_options,
    silent_border,
    site_among_other_files,
    site_of_another,
    site_with_a_damaged_mark,
    smtp_in_the_clear,
    table_missing,
    unknown_host,
    unknown_option_of_server,
    write,
    wrong_clock,
)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with a judge that needs no server."""
    write(tmp_path, WHO + OUT)
    sqlite.fresh(tmp_path / "judge.db").close()
    return tmp_path


def doctor(place: Path, *words: str) -> Result:
    done = CliRunner().invoke(main, ["doctor", *words, "--config", str(place / "judge.toml")])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which something else listens, and says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(0.1)
        yield server.getsockname()[1]


@pytest.mark.parametrize(
    ("breaks", "says"),
    [
        (no_at, "address"),
        (older_database, "judge db upgrade"),
        (newer_database, "newer"),
        (other_program_s_database, "Database"),
        (database_is_a_folder, "Is the path right"),
        (no_configuration, "judge.toml"),
        (configuration_is_a_picture, "judge.toml"),
        (empty_configuration, "address"),
        (port_is_a_word, "port"),
        (password_is_a_folder, "word"),
        (listens_nowhere, "listen"),
        (misspelt_section, "[databas]"),
        (misspelt_key, "keper"),
        (misspelt_zone, "Europe/Vieena"),
        (no_toml, "line 7"),
        (no_folder, "nowhere"),
        (no_database, "judge init"),
        (garbage, "Database"),
        (mysql, 'must begin with "sqlite:///" or "postgresql://"'),
        (damaged, "put the last backup in its place: judge db restore FILE"),
        (table_missing, "table outbox: is missing. Remedy: stop the judge"),
        (disk_not_mounted, "is its disk mounted"),
        (server_with_password, "judge:***@127.0.0.1:1/judge: the database is not available"),
        (server_with_password_in_options, "judge@127.0.0.1:1/judge: the database is not available"),
        (other_scheme, 'not "postgres:"'),
        (server_s_port_is_a_word, "such as sqlite:///judge.db or postgresql://user@host:5432/name"),
        (unknown_option_of_server, 'invalid connection option "slmode". Correct [database] url'),
        (option_of_file, "url takes no options behind ?"),
        (host_with_port, '[incoming] host must be a host name such as "mail.example.org", without a port'),
        (host_with_two_dots, "[outgoing] host must be a host name"),
        (no_server, "Does the server run, and are host, port, user and password in [database] url right?"),
        (closed_port, "refused). Remedy: Correct [incoming] host and port (993 for tls"),
        (unknown_host, "getent hosts imap.invalid must find it"),
        (relay_down, "nothing listens at port 1 of 127.0.0.1 (connection refused). Remedy: Correct"),
        (readable, "Remedy: chmod 600"),
        (no_password, "word"),
        (processed_is_inbox, "processed is the folder that is read, INBOX: name another"),
        (keeper_is_judge, "Set [judge] keeper to the address of a person"),
        (lmtp_for_all, "Only this machine can reach 127.0.0.1"),
        (
            silent_border,
            "none of the last 6 emails was signed by mail.games.test. They are signed by mx",
        ),
        (border_not_named, "have findings from mx.games.test"),
        (other_judge, "was sent as judge@games.test, and this judge is other@games.test"),
        (wrong_clock, "Set the clock (NTP)"),
        (maildir_is_a_file, "is a file, not a folder. Name another."),
        (maildir_cannot_be_made, "WRONG  Folder /proc/out (outgoing): /proc is not writable ("),
        (ratings_without_a_folder, "elsewhere does not exist. Create it, or correct [judge] ratings"),
        (site_with_a_damaged_mark, "delete the folder, and it is made anew"),
        (site_among_other_files, "so name one in [site] path"),
        (site_of_another, "is the site of else@there.test"),
        (section_twice, "[judge] stands in it twice: put the lines of both below the first"),
        (curly_quotes, 'Texts stand in straight quotes: "'),
        (latin_1, "is not UTF-8: save it as UTF-8"),
        (ratings_in_a_file, "is a file, not a folder. Name another."),
        (imap_in_the_clear, "sends the password to imap.invalid in clear text"),
        (smtp_in_the_clear, "sends the password to smtp.invalid in clear text"),
        (sample_address, "this is the address in the sample. Edit [judge] in judge.toml"),
    ],
)
def test_the_fault_is_named_with_its_remedy(place: Path, breaks: Callable[[Path], None], says: str) -> None:
    breaks(place)
    done = doctor(place)
    assert says in done.output
    assert "secret" not in done.output
    assert done.exit_code == (0 if "WRONG" not in done.output and "Error" not in done.output else 1)


@pytest.mark.parametrize(
    "breaks",
    [damaged, table_missing, disk_not_mounted, garbage, unknown_option_of_server, server_s_port_is_a_word],
)
def test_no_verb_shows_a_traceback_of_a_broken_database(place: Path, breaks: Callable[[Path], None]) -> None:
    breaks(place)
    for words in ("once", "feed", "keeper status", "keeper games", "mails list", "db check", "export"):
        line = ["--config", str(place / "judge.toml")]
        done = CliRunner().invoke(main, [*words.split(), *line], input=b"From: a@b.test\n\nHELP\n")
        assert done.exception is None or isinstance(done.exception, SystemExit), (words, done.exception)
    assert (done.exit_code, done.output) != (0, "")


def test_without_a_password_all_is_looked_at_but_the_mail_servers(place: Path) -> None:
    no_password(place)
    (place / "word").touch(0o600)
    lines = doctor(place).output.splitlines()
    assert [line.split()[1] for line in lines if line.startswith("WRONG")] == ["Passwords:"]
    assert "is empty. Write the mailbox's password into it. The mail servers were not asked." in lines[-1]
    assert any(line.startswith("ok     Database") for line in lines)
    assert not any("IMAP" in line for line in lines)


def test_tls_on_a_port_that_has_none_is_named(place: Path, post_office: tuple[int, int]) -> None:
    write(place, served(post_office).replace('tls = "none"', 'tls = "implicit"'))
    lines = [line for line in doctor(place).output.splitlines() if 'Write tls = "starttls" into [' in line]
    assert [line.split()[:2] for line in lines] == [["WRONG", "IMAP"], ["WRONG", "SMTP"]]


def test_a_taken_port_is_told_from_the_judge_s_own(place: Path, taken: int) -> None:
    write(place, WHO + OUT + f'[lmtp]\nlisten = "127.0.0.1:{taken}"\n')
    assert "another program has it" in doctor(place).output
    ran = CliRunner().invoke(main, ["run", "--config", str(place / "judge.toml")])
    assert ran.exit_code == 1
    assert f"LMTP cannot listen on 127.0.0.1:{taken} (" in ran.output


def test_an_address_of_another_machine_cannot_be_listened_on(place: Path) -> None:
    write(place, WHO + OUT + '[lmtp]\nlisten = "192.0.2.1:8024"\n')
    assert "nothing can listen there" in doctor(place).output


def test_a_keeper_whom_the_mail_server_refuses_is_named(place: Path) -> None:
    script = Script({"RCPT": "550 5.1.1 no such user"})
    with scripted(script) as port:
        write(place, WHO + f'[outgoing]\nhost = "127.0.0.1"\nport = {port}\ntls = "none"\n')
        done = doctor(place)
    assert "rejects email for this address (550 5.1.1 no such user). Correct [judge] keeper" in done.output
    assert script.mails == []


def test_a_mail_server_that_wants_a_login_is_named(place: Path) -> None:
    script = Script({"RCPT": "550 5.7.1 Relaying denied"})
    with scripted(script) as port:
        write(place, WHO + f'[outgoing]\nhost = "127.0.0.1"\nport = {port}\ntls = "none"\n')
        done = doctor(place)
    assert "(550 5.7.1 Relaying denied). It probably needs a login: set" in done.output
    assert "user and password_file under [outgoing]" in done.output


def test_a_byte_order_mark_is_no_fault(place: Path) -> None:
    file = place / "judge.toml"
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert "WRONG" not in doctor(place).output


@pytest.fixture
def post_office() -> Iterator[tuple[int, int]]:
    """The ports of an IMAP server and of an SMTP server that delivers to it."""
    ready, ports, loop = Event(), [0, 0], asyncio.new_event_loop()
    imap = ImapServer({"judge@games.test": "secret", "anna@aus.test": "other"})
    smtp = SmtpServer(imap, system_clock)

    async def start() -> None:
        ports[:] = [await imap.start(), await smtp.start()]
        ready.set()

    async def close() -> None:
        await smtp.close()
        await imap.close()

    thread = Thread(target=loop.run_forever)
    thread.start()
    asyncio.run_coroutine_threadsafe(start(), loop)
    assert ready.wait(20)
    yield ports[0], ports[1]
    asyncio.run_coroutine_threadsafe(close(), loop).result(20)
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


def served(ports: tuple[int, int], who: str = WHO) -> str:
    incoming, outgoing = (f'host = "127.0.0.1"\nport = {port}\ntls = "none"\n' for port in ports)
    login = 'user = "judge@games.test"\npassword = "secret"\n'
    return f"{who}[incoming]\n{incoming}{login}[outgoing]\n{outgoing}{login}"


def test_a_mail_to_the_judge_itself_arrives(place: Path, post_office: tuple[int, int]) -> None:
    write(place, served(post_office) + '[border]\nauthserv_id = "mx.games.test"\n')
    done = doctor(place, "--round-trip")
    assert "Round trip: an email to judge@games.test arrived in" in done.output
    assert "mx.games.test did not sign that email (it has none)" in done.output
    assert done.exit_code == 0


def test_a_wrong_password_is_named_of_both_servers(place: Path, post_office: tuple[int, int]) -> None:
    write(place, served(post_office).replace("secret", "wrong1"))
    lines = [line for line in doctor(place).output.splitlines() if "Write the right password into" in line]
    assert [line.split()[:2] for line in lines] == [["WRONG", "IMAP"], ["WRONG", "SMTP"]]


def test_an_address_that_is_not_the_mailbox_s_is_found_by_a_mail(
    place: Path, post_office: tuple[int, int]
) -> None:
    write(place, served(post_office, WHO.replace("judge@games", "referee@games")))
    done = doctor(place, "--round-trip")
    assert "the mail server rejects email to referee@games.test (550" in done.output
    swapped = WHO.replace("anna@aus.test", "x").replace("judge@games.test", "anna@aus.test")
    write(place, served(post_office, swapped.replace('"x"', '"judge@games.test"')))
    done = doctor(place, "--round-trip", "--wait", "1")
    assert (
        "an email to anna@aus.test was sent but did not arrive within 1 seconds. Is that the address of the"
        in done.output
    )
    assert done.exit_code == 1


def test_no_mail_is_sent_on_a_way_that_is_wrong(place: Path) -> None:
    closed_port(place)
    assert "no email was sent. First fix the lines marked WRONG above" in doctor(place, "--round-trip").output


@pytest.mark.parametrize("breaks", [maildir_is_a_file, maildir_cannot_be_made])
def test_a_folder_that_cannot_be_written_is_not_well_in_the_next_line(
    place: Path, breaks: Callable[[Path], None]
) -> None:
    breaks(place)
    lines = doctor(place).output.splitlines()
    assert [line.split()[0] for line in lines if "maildir" in line or "(outgoing)" in line] == ["WRONG"]


def test_a_server_s_words_are_one_line_and_end_once(place: Path, post_office: tuple[int, int]) -> None:
    no_server(place)
    (said,) = (line for line in doctor(place).output.splitlines() if "Database" in line)
    assert said.endswith(
        "Connection refused. Does the server run, and are host, port, user and password in "
        "[database] url right?"
    )
    write(place, served(post_office).replace("secret", "wrong1"))
    assert ".." not in doctor(place).output


def test_a_file_of_somebody_else_is_named_with_the_line_to_type(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("judge.cli.doctor.judge_checks._owner", lambda path: 0 if path.suffix else 12345)
    assert f"Remedy: chown 12345 {place}/judge.db" in doctor(place).output


def test_a_missing_driver_is_named(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    no_server(place)
    assert (
        "PostgreSQL needs psycopg, which is missing. Remedy: pip install 'diplomacy" in doctor(place).output
    )


def test_a_network_file_system_is_known() -> None:
    mounts = "/dev/sda1 / ext4 rw 0 0\nbox:/vol /srv nfs4 rw 0 0\ntmpfs /srv/fast tmpfs rw 0 0\n"
    assert _network_filesystem(Path("/srv/judge"), mounts) == "nfs4"
    assert _network_filesystem(Path("/srv/fast/judge"), mounts) == ""
    assert _network_filesystem(Path("/var/lib/judge"), mounts) == ""


def test_a_template_that_is_missing_is_named(tmp_path: Path) -> None:
    mail = tmp_path / "mail"
    copytree(paths.templates() / "mail", mail)
    require_templates(mail)
    (mail / "results.txt.j2").unlink()
    with pytest.raises(FileNotFoundError, match=r"mail/results\.txt\.j2 is missing"):
        require_templates(mail)


def test_an_email_that_cannot_be_read_is_named_with_what_to_do(place: Path) -> None:
    database = Database(f"sqlite:///{place / 'judge.db'}")
    since = datetime(2026, 1, 5, 12, tzinfo=UTC)
    with database.begin() as work:
        work.faulty_mails.save(
            FaultyEmail("", "7:12", "anna@aus.example", "orders", "NIL", since, 2, since, told=True)
        )
        work.commit()
    database.close()
    done = doctor(place)
    assert done.exit_code == 1
    assert "Email 12 from anna@aus.example" in done.output
    assert "move it" in done.output
    status = CliRunner().invoke(
        main, ["keeper", "status", "--json", "--config", str(place / "judge.toml")], catch_exceptions=False
    )
    facts = json.loads(status.output)
    assert (status.exit_code, facts["mails_faulty"]) == (1, 1)
    assert facts["faulty_mails"] == [
        {
            "mailbox": "",
            "uid": "12",
            "sender": "anna@aus.example",
            "subject": "orders",
            "why": "NIL",
            "since": "2026-01-05T12:00:00+00:00",
            "holds_until": "2026-01-06T12:00:00+00:00",
        }
    ]


def test_a_relay_that_refuses_everybody_is_named_with_what_to_do(place: Path) -> None:
    database = Database(f"sqlite:///{place / 'judge.db'}")
    since = datetime(2026, 1, 5, 12, tzinfo=UTC)
    database.health.note_trouble(RELAY, "refused: 550 5.4.5 quota", since)
    database.close()
    done = doctor(place)
    assert done.exit_code == 1
    (line,) = [line for line in done.output.splitlines() if "Sending, since" in line]
    assert line.startswith("WRONG")
    assert "550 5.4.5 quota" in line
    assert "per_day" in line


def test_folders_that_the_unit_may_not_write_are_named_with_the_lines_that_let_it(place: Path) -> None:
    (place / "www").mkdir()
    write(place, WHO + f'ratings = "{place}/ratings"\n' + OUT + f'[site]\npath = "{place}/site"\n')
    database = Database(f"sqlite:///{place / 'judge.db'}")
    since, why = datetime(2026, 1, 5, 12, tzinfo=UTC), "[Errno 30] Read-only file system: 'x'"
    for part in (SITE, RATINGS):
        database.health.note_trouble(part, why, since)
    database.close()
    done = doctor(place)
    for part, folder in (("Site", "site"), ("Ratings", "ratings")):
        (line,) = [one for one in done.output.splitlines() if f"{part}, since" in one]
        assert line.startswith("WRONG")
        assert f"ReadWritePaths={place}/{folder}," in line
        assert "systemctl restart judge" in line


def test_the_site_lies_beside_the_database_by_default(place: Path) -> None:
    (place / "data").mkdir()
    write(place, WHO + OUT + '[database]\nurl = "sqlite:///data/judge.db"\n[site]\n')
    found = load_config(place / "judge.toml").site
    assert found is not None
    assert found.path == str(place / "data" / "site")
