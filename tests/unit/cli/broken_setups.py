"""Set-ups that are broken each in another way, for the doctor to find."""

from __future__ import annotations

import sqlite3
from datetime import datetime, timedelta
from pathlib import Path

from click.testing import CliRunner

from judge.cli.main import main
from judge.daemon.clock import system_clock
from judge.store.database import Database

NOW = system_clock()
WHO = '[judge]\naddress = "judge@games.test"\nkeeper = "anna@aus.test"\n'
OUT = '[outgoing]\ntransport = "maildir"\npath = "out"\n'
IN = '[incoming]\nhost = "127.0.0.1"\nport = 1\ntls = "none"\npassword = "secret"\n'
SIGNED = (
    b"Authentication-Results: mx.games.test; dmarc=pass\nFrom: a@b.test\nMessage-ID: <%d@b.test>\n\n"
    + b"hello " * 40
)


def write(place: Path, text: str) -> None:
    (place / "judge.toml").write_text(text, encoding="utf-8")
    (place / "judge.toml").chmod(0o600)


def stored(place: Path, *raws: bytes, received: datetime = NOW) -> None:
    database = Database(f"sqlite:///{place / 'judge.db'}")
    for raw in raws:
        database.inbox.store(raw, received, "imap")
    database.close()


def no_at(place: Path) -> None:
    write(place, WHO.replace("judge@games.test", "judge") + OUT)


def misspelt_section(place: Path) -> None:
    write(place, WHO + OUT + "[databas]\n")


def misspelt_key(place: Path) -> None:
    write(place, WHO + "keper = 1\n" + OUT)


def misspelt_zone(place: Path) -> None:
    write(place, WHO + OUT + '[defaults]\nzone = "Europe/Vieena"\n')


def no_toml(place: Path) -> None:
    write(place, WHO + OUT + "[judge\n")


def no_folder(place: Path) -> None:
    write(place, WHO + OUT + '[database]\nurl = "sqlite:///nowhere/judge.db"\n')


def no_database(place: Path) -> None:
    (place / "judge.db").unlink()


def garbage(place: Path) -> None:
    (place / "judge.db").write_bytes(b"garbage " * 1000)


def damaged(place: Path) -> None:
    """Zeros behind the first pages, as after a fault of the disk."""
    file = place / "judge.db"
    good = file.read_bytes()
    file.write_bytes(good[:8192].ljust(len(good), b"\0"))


def table_missing(place: Path) -> None:
    with sqlite3.connect(place / "judge.db") as connection:
        connection.execute("DROP TABLE outbox")
    connection.close()


def disk_not_mounted(place: Path) -> None:
    (place / "judge.db").unlink()
    (place / "judge.db").symlink_to("/nowhere/judge.db")


def mysql(place: Path) -> None:
    write(place, WHO + OUT + '[database]\nurl = "mysql://here/judge"\n')


def no_server(place: Path) -> None:
    write(place, WHO + OUT + '[database]\nurl = "postgresql://judge@127.0.0.1:1/judge"\n')


def server_with_password(place: Path) -> None:
    write(place, WHO + OUT + '[database]\nurl = "postgresql://judge:secret@127.0.0.1:1/judge"\n')


def server_with_password_in_options(place: Path) -> None:
    write(place, WHO + OUT + '[database]\nurl = "postgresql://judge@127.0.0.1:1/judge?password=secret"\n')


def other_scheme(place: Path) -> None:
    write(place, WHO + OUT + '[database]\nurl = "postgres://judge:secret@127.0.0.1:1/judge"\n')


def server_s_port_is_a_word(place: Path) -> None:
    write(place, WHO + OUT + '[database]\nurl = "postgresql://judge:secret@127.0.0.1:imap/judge"\n')


def unknown_option_of_server(place: Path) -> None:
    write(place, WHO + OUT + '[database]\nurl = "postgresql://judge@127.0.0.1:1/judge?slmode=require"\n')


def option_of_file(place: Path) -> None:
    write(place, WHO + OUT + '[database]\nurl = "sqlite:///judge.db?mode=ro"\n')


def closed_port(place: Path) -> None:
    write(place, WHO + OUT + IN)


def unknown_host(place: Path) -> None:
    write(place, WHO + OUT + IN.replace("127.0.0.1", "imap.invalid").replace('"none"', '"implicit"'))


def host_with_port(place: Path) -> None:
    write(place, WHO + OUT + IN.replace("127.0.0.1", "127.0.0.1:993"))


def host_with_two_dots(place: Path) -> None:
    write(place, WHO + '[outgoing]\nhost = "mail..games.test"\n')


def relay_down(place: Path) -> None:
    write(place, WHO + '[outgoing]\nhost = "127.0.0.1"\nport = 1\ntls = "none"\n')


def readable(place: Path) -> None:
    write(place, WHO + OUT + IN.replace('password = "secret"', 'password_file = "word"'))
    (place / "word").write_text("secret")
    (place / "word").chmod(0o644)


def no_password(place: Path) -> None:
    write(place, WHO + OUT + IN.replace('password = "secret"', 'password_file = "word"'))


def processed_is_inbox(place: Path) -> None:
    write(place, WHO + OUT + IN + 'processed = "Inbox"\n')


def keeper_is_judge(place: Path) -> None:
    write(place, WHO.replace("anna@aus.test", "Judge@games.test") + OUT)


def lmtp_for_all(place: Path) -> None:
    write(place, WHO + OUT + '[lmtp]\nlisten = "0.0.0.0:18024"\n')


def silent_border(place: Path) -> None:
    write(place, WHO + OUT + '[border]\nauthserv_id = "mail.games.test"\n')
    stored(place, *(SIGNED % number for number in range(6)))


def border_not_named(place: Path) -> None:
    stored(place, SIGNED % 1)


def other_judge(place: Path) -> None:
    CliRunner().invoke(
        main, ["feed", "--config", str(place / "judge.toml")], input=b"From: a@b.test\n\nHELP\n"
    )
    write(place, WHO.replace("judge@games", "other@games") + OUT)


def wrong_clock(place: Path) -> None:
    stored(place, SIGNED % 1, received=NOW + timedelta(hours=3))


def maildir_cannot_be_made(place: Path) -> None:
    """Root may write there by its permissions, and nobody can."""
    write(place, WHO + '[outgoing]\ntransport = "maildir"\npath = "/proc/out"\n')


def maildir_is_a_file(place: Path) -> None:
    (place / "out").write_text("")


def ratings_without_a_folder(place: Path) -> None:
    write(place, WHO + 'ratings = "elsewhere/www"\n' + OUT)


def site_among_other_files(place: Path) -> None:
    write(place, WHO + OUT + '[site]\npath = "."\n')


def site_of_another(place: Path) -> None:
    (place / "www").mkdir()
    (place / "www" / ".judge-site").write_text('{"judge": "else@there.test"}')
    write(place, WHO + OUT + '[site]\npath = "www"\n')


def site_with_a_damaged_mark(place: Path) -> None:
    (place / "www").mkdir()
    (place / "www" / ".judge-site").write_text("{broken")
    write(place, WHO + OUT + '[site]\npath = "www"\n')


def section_twice(place: Path) -> None:
    write(place, WHO + OUT + WHO)


def curly_quotes(place: Path) -> None:
    write(place, WHO.replace('"', "\N{RIGHT DOUBLE QUOTATION MARK}") + OUT)


def latin_1(place: Path) -> None:
    (place / "judge.toml").write_bytes(f'{WHO}name = "Zürich"\n{OUT}'.encode("latin-1"))


def ratings_in_a_file(place: Path) -> None:
    (place / "list").write_text("")
    write(place, WHO + 'ratings = "list/www"\n' + OUT)


def imap_in_the_clear(place: Path) -> None:
    write(place, WHO + OUT + IN.replace("127.0.0.1", "imap.invalid"))


def smtp_in_the_clear(place: Path) -> None:
    server = '[outgoing]\nhost = "smtp.invalid"\nport = 1\ntls = "none"\npassword = "secret"\n'
    write(place, WHO + server)


def sample_address(place: Path) -> None:
    server = '[outgoing]\nhost = "127.0.0.1"\nport = 1\ntls = "none"\n'
    write(place, WHO.replace("judge@games.test", "judge@example.org") + server)


def revision(place: Path, number: str) -> None:
    with sqlite3.connect(place / "judge.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (number,))
    connection.close()


def older_database(place: Path) -> None:
    revision(place, "0003")


def newer_database(place: Path) -> None:
    revision(place, "9999")


def other_program_s_database(place: Path) -> None:
    (place / "judge.db").unlink()
    with sqlite3.connect(place / "judge.db") as connection:
        connection.execute("CREATE TABLE recipe (name TEXT)")
    connection.close()


def database_is_a_folder(place: Path) -> None:
    (place / "judge.db").unlink()
    (place / "judge.db").mkdir()


def no_configuration(place: Path) -> None:
    (place / "judge.toml").unlink()


def configuration_is_a_picture(place: Path) -> None:
    (place / "judge.toml").write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")


def empty_configuration(place: Path) -> None:
    write(place, "")


def port_is_a_word(place: Path) -> None:
    write(place, WHO + OUT + IN.replace("port = 1\n", 'port = "imaps"\n'))


def password_is_a_folder(place: Path) -> None:
    write(place, WHO + OUT + IN.replace('password = "secret"', 'password_file = "word"'))
    (place / "word").mkdir()


def listens_nowhere(place: Path) -> None:
    write(place, WHO + OUT + '[lmtp]\nlisten = "8024"\n')
