"""`judge run` is told to stop while the mail server says nothing, or next to nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.integration.daemon import running_judge
from tests.servers import sqlite
from tests.servers.ports import free_port
from tests.servers.smtp import DEAF, DRIP, DRIPPING_LINES, SILENCE, Script, scripted
from tests.unit.cli.command import HELLO, judge


def club(folder: Path, port: int, tls: str = "none") -> None:
    (folder / "judge.toml").write_text(
        '[judge]\naddress = "judge@example.org"\nkeeper = "keeper@example.org"\n[trust]\nopt_in = false\n'
        f'[outgoing]\nhost = "127.0.0.1"\ntls = "{tls}"\nport = {port}\n'
    )


@pytest.mark.parametrize(
    ("step", "answer", "tls"),
    [
        ("", SILENCE, "none"),
        ("", DEAF, "implicit"),
        ("EHLO", DRIP, "none"),
        ("MAIL", DRIPPING_LINES, "none"),
        (".", SILENCE, "none"),
    ],
)
async def test_it_stops_long_before_the_server_s_time_is_up(
    tmp_path: Path, step: str, answer: str, tls: str
) -> None:
    """An exchange has a minute, a judge that is told to stop twenty seconds (`running_judge`)."""
    sqlite.fresh(tmp_path / "judge.db").close()
    club(tmp_path, free_port())
    judge(tmp_path, "feed", mail=HELLO)
    script = Script({step: answer})
    with scripted(script) as port:
        club(tmp_path, port, tls)
        async with running_judge(tmp_path / "judge.toml", {}):
            await asyncio.to_thread(script.silent.wait)
    script = Script({})
    with scripted(script) as port:
        club(tmp_path, port)
        assert (await asyncio.to_thread(judge, tmp_path, "once")).returncode == 0
    assert len(script.mails) == 1


async def test_what_is_to_be_sent_waits_when_the_judge_stops(tmp_path: Path) -> None:
    """A mail takes its time, and forty wait: they are not all sent first."""
    sqlite.fresh(tmp_path / "judge.db").close()
    club(tmp_path, free_port())
    for number in range(8):
        mail = HELLO.replace(b"<1@", b"<%d@" % number).replace(b"anna", b"anna%d" % number)
        judge(tmp_path, "feed", mail=mail)
    script = Script({".": SILENCE})
    with scripted(script) as port:
        club(tmp_path, port)
        async with running_judge(tmp_path / "judge.toml", {}):
            await asyncio.to_thread(script.silent.wait)
    first = len(script.mails)
    script = Script({})
    with scripted(script) as port:
        club(tmp_path, port)
        assert (await asyncio.to_thread(judge, tmp_path, "once")).returncode == 0
    assert (first, len(script.mails)) == (1, 8)
