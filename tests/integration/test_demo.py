"""The demo itself, undisturbed and with its daemon killed again and again."""

from __future__ import annotations

import asyncio
from email.message import EmailMessage
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from judge.demo.environment import DemoEnvironment
from judge.demo.play import mailbox_table, play, play_round
from judge.demo.script import EVERYBODY, JUDGE, ROUNDS
from tests.sampling import FULL


def text_of(mail: EmailMessage) -> str:
    """The plain text of a mail with or without a picture."""
    body = mail.get_body(("plain",))
    assert body is not None
    return str(body.get_content())


def test_the_words_to_log_in_with_are_whole_on_a_narrow_terminal() -> None:
    console = Console(width=80, record=True, file=StringIO())
    console.print(mailbox_table())
    shown = console.export_text()
    for person in EVERYBODY:
        assert all(word in shown for word in (person.address, person.mailbox_password, person.password))


async def test_the_demo_plays_a_year_and_keeps_every_mail(tmp_path: Path) -> None:
    last = await play(Console(quiet=True), folder=tmp_path)
    assert "Adjustment results for Winter of 1901.  (demo.004)" in text_of(last)
    kept = sorted(file.name for file in (tmp_path / "mails").iterdir())
    written = sum(len(one.mails) * (2 if one.newcomers else 1) for one in ROUNDS)
    assert sum("-in-" in name for name in kept) == written
    assert sum("-out-" in name for name in kept) > 4 * len(EVERYBODY)
    assert [part.get_content_type() for part in last.walk()][-1] == "image/png"


@pytest.mark.parametrize("fatal", [2])
async def test_a_daemon_killed_again_and_again_plays_the_same_year(tmp_path: Path, fatal: int) -> None:
    """Killed as a power cut would at the `fatal`-th mail it sends in a round, and started again."""
    sent, dangerous = 0, False
    restarts: list[asyncio.Task[None]] = []

    async def start_again() -> None:
        await environment.judge_died()
        await environment.start_judge()

    def count(_sender: str, to: str, _mail: EmailMessage) -> None:
        nonlocal sent
        sent += to != JUDGE.address
        if dangerous and to != JUDGE.address and sent == fatal:
            environment.kill_judge()
            restarts.append(asyncio.create_task(start_again()))

    killed = ROUNDS if FULL else ROUNDS[::2]
    environment = DemoEnvironment(tmp_path, count)
    await environment.start()
    try:
        for one in ROUNDS:
            sent, dangerous = 0, one in killed
            last = await play_round(environment, one)
        await asyncio.gather(*restarts)
    finally:
        await environment.stop()
    content = text_of(last)
    assert len(restarts) >= len(killed) - 3
    assert "Adjustment results for Winter of 1901.  (demo.004)" in content
    assert "Austria:                  Removes the army in Bohemia." in content
