"""Behind a pooler: session by session everything works; one that lends sessions out is refused."""

from __future__ import annotations

import select
from contextlib import closing
from pathlib import Path

from click.testing import CliRunner

from judge.cli.main import main
from judge.store.database import Database
from judge.store.hints import SqlHints
from tests.servers.pgbouncer import pooled
from tests.unit.cli.broken_setups import OUT, WHO, write


def test_with_sessions_of_their_own_processes_claim_and_hear_each_other(postgres_url: str) -> None:
    with (
        pooled(postgres_url, "session") as url,
        closing(Database(url)) as one,
        closing(Database(url)) as other,
    ):
        assert one.claims is not None
        assert other.claims is not None
        assert set(one.claims.take([1, 2])) == {1, 2}
        assert set(other.claims.take([2, 3])) == {3}
        with closing(SqlHints(one.connections)) as line:
            descriptor = line.listen()
            SqlHints(other.connections).tell(["work"])
            assert select.select([descriptor], [], [], 20)[0]
            assert line.heard() == ["work"]


def test_a_pooler_that_lends_sessions_out_is_refused(postgres_url: str, tmp_path: Path) -> None:
    with pooled(postgres_url, "transaction") as url:
        write(tmp_path, WHO + OUT + f'[database]\nurl = "{url}"\n')
        for verb in ("doctor", "run"):
            done = CliRunner().invoke(main, [verb, "--config", str(tmp_path / "judge.toml")])
            assert isinstance(done.exception, SystemExit), done.exception
            assert done.exit_code == 1
            assert "pool_mode = session, or the server itself" in done.output
