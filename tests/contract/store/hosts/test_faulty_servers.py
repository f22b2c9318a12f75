"""PostgreSQL servers that run and are of no use: the doctor names fault and remedy, mail waits."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import create_engine, text

from judge.cli.main import main
from tests.servers.postgres import PostgresServer
from tests.unit.cli.broken_setups import OUT, WHO, write
from tests.unit.cli.command import HELLO


def run(place: Path, *words: str) -> Result:
    done = CliRunner().invoke(main, [*words, "--config", str(place / "judge.toml")], input=HELLO)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


def execute(url: str, *statements: str) -> None:
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def absent(server: PostgresServer, _url: str) -> str:
    return server.url("nowhere")


def read_only(server: PostgresServer, url: str) -> str:
    name = url.rpartition("/")[2]
    execute(server.url("postgres"), f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    return url


def somebody_else_s(_server: PostgresServer, url: str) -> str:
    """A database that its user may read."""
    execute(url, "CREATE USER reader", "GRANT SELECT ON ALL TABLES IN SCHEMA public TO PUBLIC")
    return url.replace("judge@", "reader@")


@pytest.mark.parametrize(
    ("breaks", "fault", "remedy"),
    [
        (
            absent,
            "the server has no database of that name",
            "createdb -p {port} -O judge nowhere, then judge",
        ),
        (read_only, "it can be read, but not written", "ALTER DATABASE name RESET default_transaction_read"),
        (somebody_else_s, "this user may not write", "GRANT"),
    ],
)
def test_the_fault_is_named_with_its_remedy_and_mail_waits(
    postgres_server: PostgresServer,
    postgres_url: str,
    tmp_path: Path,
    breaks: Callable[[PostgresServer, str], str],
    fault: str,
    remedy: str,
) -> None:
    url = breaks(postgres_server, postgres_url)
    write(tmp_path, WHO + OUT + f'[database]\nurl = "{url}"\n')
    done = run(tmp_path, "doctor")
    (line,) = [line for line in done.output.splitlines() if line.startswith("WRONG")]
    assert fault in line
    assert remedy.format(port=postgres_server.port) in line
    assert done.exit_code == 1
    for verb in ("feed", "once"):
        assert run(tmp_path, verb).exit_code == os.EX_TEMPFAIL


def test_no_tables_are_made_where_nothing_can_be_written(
    postgres_server: PostgresServer, tmp_path: Path
) -> None:
    url = read_only(postgres_server, postgres_server.database())
    write(tmp_path, WHO + OUT + f'[database]\nurl = "{url}"\n')
    done = run(tmp_path, "db", "upgrade")
    assert done.exit_code == os.EX_TEMPFAIL
    assert "it can be read, but not written" in done.output
    postgres_server.drop(url)
