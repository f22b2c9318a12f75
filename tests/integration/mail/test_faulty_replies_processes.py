"""`judge once` and `judge run` at IMAP servers that say something faulty: one sentence, and a plain end."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Mapping
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from click.testing import CliRunner

from judge.cli.main import main
from judge.store.database import Database
from tests.integration.daemon import running_judge
from tests.integration.mail.faulty_replies import FIRST, Case, Outcome, cases
from tests.servers.scripted_imap import ScriptedImap, scripted_imap
from tests.servers.sqlite import fresh
from tests.unit.daemon.instances import hello

CASES = {case.name: case for case in cases()}
ONCE = (
    "the date is b'\"00-Jan-0000 00:00:00 +0000\"'",
    "NIL for an email",
    "the literal has the size b'400000'",
    "a UIDVALIDITY of 5,000 digits",
    "MOVE moves nothing",
)
RUN = ("MOVE moves nothing", "silence at SELECT", "silence at an email")
CLEAN: Mapping[str, str] = {
    name: value for name, value in os.environ.items() if not name.startswith("JUDGE_")
}


def configured(folder: Path, port: int) -> Path:
    fresh(folder / "judge.db").close()
    config = folder / "judge.toml"
    config.write_text(
        '[judge]\naddress = "judge@judge.example"\nkeeper = "keeper@judge.example"\ncode = "TEST"\n'
        '[outgoing]\ntransport = "maildir"\npath = "out"\n'
        f'[incoming]\nhost = "127.0.0.1"\nport = {port}\ntls = "none"\npassword = "word"\n'
        "poll_seconds = 1\ntimeout_seconds = 1\n"
    )
    return config


async def judge(*words: str) -> tuple[int, str]:
    """Run a verb; exit code and standard error."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "judge.cli.main", *words),
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
        env=CLEAN,
    )
    async with asyncio.timeout(120):
        _, err = await process.communicate()
    return process.returncode or 0, err.decode()


def server_of(case: Case) -> ScriptedImap:
    return ScriptedImap({1: FIRST, 2: hello(2), 3: hello(3, "bert@x.test")}, case.script)


def stored(config: Path) -> int:
    database = Database(f"sqlite:///{config.parent / 'judge.db'}", reading=True)
    try:
        return database.tally().came
    finally:
        database.close()


@pytest.mark.parametrize("name", ONCE)
async def test_judge_once_ends_with_a_sentence(tmp_path: Path, name: str) -> None:
    case = CASES[name]
    async with scripted_imap(server_of(case)) as server:
        config = configured(tmp_path, server.port)
        code, said = await judge("once", "--config", str(config))
        assert code == (75 if case.outcome is Outcome.TROUBLE else 0)
        assert "Traceback" not in said
        assert said.count("No deadline was processed") == (code == 75)
        status = CliRunner().invoke(main, ["keeper", "status", "--json", "--config", str(config)]).stdout
        faulty = [(one["uid"], one["sender"], one["subject"]) for one in json.loads(status)["faulty_mails"]]
        assert faulty == [("1", "anna@aus.example", "first")] * (case.outcome is Outcome.FAULTY)
        if case.outcome is Outcome.FAULTY:
            assert stored(config) == 2
        server.misbehaves = False
        again = await asyncio.to_thread(CliRunner().invoke, main, ["once", "--config", str(config)])
        assert (again.exit_code, "Traceback" in again.output) == (0, False)
        assert stored(config) == 3 - (case.outcome is Outcome.FAULTY)  # it is tried after a minute


@pytest.mark.parametrize("name", RUN)
async def test_judge_run_ends_when_it_is_told_to(tmp_path: Path, name: str) -> None:
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(scripted_imap(server_of(CASES[name])))
        config = configured(tmp_path, server.port)
        async with asyncio.timeout(60):
            async with running_judge(config, CLEAN) as process:
                await server.spoken.wait()
                process.terminate()
            assert process.returncode == 0
    assert "Traceback" not in (tmp_path / "judge.log").read_text()
