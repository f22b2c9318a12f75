"""A mail from a pipe brought to the running judge: taken, or left to whoever holds it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

import pytest

from judge.mail.lmtp import IDENT, client
from judge.mail.lmtp.server import LmtpServer, LmtpSettings
from tests.rows import each_row
from tests.servers.ports import free_port
from tests.servers.smtp import DRIP, DRIPPING_LINES, DROP, ENDLESS_LINE, ENDLESS_LINES, Script, scripted
from tests.unit.cli.command import CONFIG, judge_process, mails, place_in

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
JUDGE = "judge@example.org"
REST = b"From: ann@example.com\nMessage-ID: <1@example.com>\nSubject: x\n\nA PAR - BUR \xe9\n.dot\n"
RAW = b"Return-Path: <ann@example.com>\n" + REST


@dataclass
class Store:
    """Stores, or refuses."""

    answer: bool = True
    kept: list[bytes] = field(default_factory=list)

    async def accept(self, raw: bytes, received: datetime) -> bool:
        assert received == NOON
        if self.answer:
            self.kept.append(raw)
        return self.answer


@pytest.fixture
def store() -> Store:
    return Store()


@pytest.fixture
async def port(store: Store) -> AsyncIterator[int]:
    server = LmtpServer(LmtpSettings([JUDGE], port=0, size_limit=100_000), store.accept, lambda: NOON)
    yield await server.start()
    await server.close()


async def brought(raw: bytes, port: int, to: str = JUDGE) -> bool:
    return await asyncio.to_thread(client.bring, raw, to, "127.0.0.1", port)


async def test_a_mail_is_brought_as_it_is_with_the_line_ends_of_mail(store: Store, port: int) -> None:
    assert await brought(RAW, port)
    assert store.kept == [b"Return-Path: <ann@example.com>\r\n" + REST.replace(b"\n", b"\r\n")]


@pytest.mark.parametrize("path", [b"Return-Path:<>", b"RETURN-PATH: <>", b"X: y\nReturn-Path: <> "])
async def test_a_bounce_stays_a_bounce(store: Store, port: int, path: bytes) -> None:
    assert await brought(path + b"\n" + REST, port)
    assert store.kept[0].startswith(b"Return-Path: <>\r\n")
    assert store.kept[0].lower().count(b"return-path") == 1


@pytest.mark.parametrize(
    "raw",
    [
        REST,  # nobody says who sent it: it would become a bounce
        REST + RAW,  # only a line of the text says so
        RAW.replace(b"Message-ID", b"X-ID"),  # brought and stored here, it would be two mails
        RAW.replace(b"<1@example.com>", b" "),
        RAW.replace(b"<ann@", b"<\xc3\xa4nn@"),
        b"",
        b"Return-Path: <a@b>",
    ],
)
async def test_a_mail_that_would_not_be_the_same_is_not_brought(store: Store, port: int, raw: bytes) -> None:
    assert not await brought(raw, port)
    assert not store.kept


async def test_what_the_judge_does_not_store_is_not_taken(store: Store, port: int) -> None:
    store.answer = False
    assert not await brought(RAW, port)


async def test_another_judge_s_listener_does_not_take_it(store: Store, port: int) -> None:
    assert not await brought(RAW, port, "other@example.org")
    assert not store.kept


async def test_a_mail_over_the_limit_is_not_taken(store: Store, port: int) -> None:
    assert not await brought(RAW + b"y\n" * 60_000, port)
    assert not store.kept


async def test_where_nobody_listens_it_is_not_taken() -> None:
    assert not await brought(RAW, free_port())


async def test_another_program_gets_nothing_of_it() -> None:
    heard = b""

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal heard
        writer.write(b"220 mail.example.org ESMTP\r\n")
        heard = await reader.readline()
        writer.write(b"221 Bye\r\n")
        writer.close()

    server = await asyncio.start_server(talk, "127.0.0.1", 0)
    assert not await brought(RAW, server.sockets[0].getsockname()[1])
    assert heard in (b"", b"QUIT\r\n")
    server.close()


def place_that_listens(folder: Path, port: int) -> Path:
    place_in(folder)
    (folder / "judge.toml").write_text(f'{CONFIG}[lmtp]\nlisten = "127.0.0.1:{port}"\n', encoding="utf-8")
    return folder


async def test_feed_brings_the_mail_to_the_daemon(tmp_path: Path, store: Store, port: int) -> None:
    folder = place_that_listens(tmp_path, port)
    done = await asyncio.to_thread(judge_process, folder, "feed", mail=b"From ann Mon Jan  5\n" + RAW)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert len(store.kept) == 1
    assert mails(folder) == []


def test_feed_stores_the_mail_itself_where_no_daemon_runs(tmp_path: Path) -> None:
    folder = place_that_listens(tmp_path, free_port())
    done = judge_process(folder, "feed", mail=RAW.replace(b"A PAR - BUR \xe9", b"HELP"))
    assert done.returncode == 0
    assert len(mails(folder)) == 1


async def test_a_mail_that_was_stored_and_not_answered_for_counts_once(tmp_path: Path) -> None:
    """The line breaks after the daemon has the mail: it is stored here too, and known again."""
    folder = place_that_listens(tmp_path, free_port())
    hello = RAW.replace(b"A PAR - BUR \xe9", b"HELP")
    as_brought = b"Return-Path: <ann@example.com>\r\n" + hello.partition(b"\n")[2].replace(b"\n", b"\r\n")
    for raw in (as_brought, hello):
        assert (await asyncio.to_thread(judge_process, folder, "feed", mail=raw)).returncode == 0
    assert len(mails(folder)) == 1


def test_feed_loads_no_large_library_before_it_has_to() -> None:
    libraries = "{'sqlalchemy', 'lark', 'jinja2', 'aiosmtpd', 'asyncio'}"
    program = f"import sys, judge.cli.feed; print({libraries} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


GREETING = {"": f"220 localhost {IDENT}", "LHLO": "250-localhost\r\n250 SIZE 100000"}


@each_row("step", ["", "LHLO", "MAIL", "RCPT", "DATA", "."])
@each_row(
    "answer",
    [
        "251 x",
        "354 x",
        "220 x",
        "25",
        "999 x",
        "100 x",
        "",
        "451 later",
        "550 never",
        "503 what",
        "250-a\r\n550 b",
        "250 a\r\n250 b",
        "354 a\r\n250 b",
        DROP,
    ],
)
def test_only_a_yes_where_it_is_one_means_that_the_mail_is_stored(step: str, answer: str) -> None:
    """Whoever holds the mail keeps it in all doubt, and may forget it else.

    The first reply to the end of the data counts whatever follows.
    """
    yes = {"": ("220 x",), "RCPT": ("251 x",), "DATA": ("354 x",), ".": ("250 a\r\n250 b",)}
    script = Script({**GREETING, step: f"{answer} {IDENT}" if step == "" and answer else answer})
    with scripted(script) as port:
        assert client.bring(RAW, JUDGE, "127.0.0.1", port) is (answer in yes.get(step, ()))
        script.answers = dict(GREETING)
        assert client.bring(RAW, JUDGE, "127.0.0.1", port)
        assert len(script.taken) >= 1


@pytest.mark.parametrize("step", ["LHLO", "DATA", "."])
@pytest.mark.parametrize("answer", [DRIP, DRIPPING_LINES, ENDLESS_LINES, ENDLESS_LINE])
def test_a_server_without_an_end_does_not_keep_the_mail(
    step: str, answer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "_SECONDS", 0.3)
    with scripted(Script({**GREETING, step: answer})) as port:
        assert not client.bring(RAW, JUDGE, "127.0.0.1", port)
