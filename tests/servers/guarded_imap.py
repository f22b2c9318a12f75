"""An IMAP server on loopback that names what it requires before a login, with TLS or without."""

from __future__ import annotations

import asyncio
import ssl
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from threading import Thread
from typing import Any

from tests.servers.scripted_imap import HangUp, ScriptedImap, scripted_imap


@dataclass
class GuardedImap(ScriptedImap):
    """`capabilities` are those before the login; `admits` says whether a proof is good.

    With `implicit` the server speaks TLS from the first byte. One that `echoes` hangs up on a bad proof and
    repeats it. A proof is the words of a LOGIN, or of a SASL mechanism with its name before them.
    """

    capabilities: bytes = b"IMAP4rev1"
    admits: Callable[[str], bool] = bool
    proofs: list[str] = field(default_factory=list)
    answers: list[bytes] = field(default_factory=list)
    context: ssl.SSLContext | None = None
    injected: bytes = b""
    implicit: bool = False
    echoes: bool = False
    secure: bool = False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, HangUp):
            if self.implicit:
                await writer.start_tls(self.context)  # type: ignore[arg-type]
            writer.write(b"* OK ready\r\n")
            if await self._admit(reader, writer):
                await self.converse(reader, writer)
        writer.close()

    async def _admit(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        while line := await reader.readline():
            tag, verb, *words = line.split()
            self.said.append(verb.decode())
            if verb == b"CAPABILITY":
                offered = self.capabilities
                if self.secure:
                    offered = offered.replace(b" STARTTLS", b"").replace(b" LOGINDISABLED", b"")
                writer.write(b"* CAPABILITY " + offered + b"\r\n" + tag + b" OK done\r\n")
            elif verb == b"STARTTLS":
                writer.write(tag + b" OK go on\r\n" + self.injected)
                if not self.injected:
                    await writer.start_tls(self.context)  # type: ignore[arg-type]
                    self.secure = True
            elif verb in {b"LOGIN", b"AUTHENTICATE"}:
                if await self._proof(verb, words, reader, writer):
                    writer.write(tag + b" OK in\r\n")
                    return True
                repeated = b" ".join(words) if self.echoes else b"no"
                writer.write((b"* BYE " if self.echoes else tag + b" NO ") + b"[AUTHENTICATIONFAILED] ")
                writer.write(repeated + b"\r\n")
            else:
                writer.write(tag + b" BAD not now\r\n")
        return False

    async def _proof(
        self, verb: bytes, words: list[bytes], reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> bool:
        if verb == b"LOGIN":
            self.proofs.append(b" ".join(words).decode())
            return self.admits(self.proofs[-1])
        if len(words) == 1:
            writer.write(b"+ \r\n")
            words.append(await reader.readline())
        self.proofs.append(f"{words[0].decode()} {b64decode(words[1]).decode()}")
        if self.admits(self.proofs[-1]):
            return True
        writer.write(b"+ eyJzdGF0dXMiOiI0MDAifQ==\r\n")
        self.answers.append((await reader.readline()).strip())
        return False


@asynccontextmanager
async def guarded_imap(server: GuardedImap) -> Any:
    """Let it listen on loopback."""
    async with scripted_imap(server):
        yield server


@contextmanager
def guarded_imap_in_thread(server: GuardedImap) -> Iterator[GuardedImap]:
    """Let it listen while a test goes on without a loop of its own."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()
    running = scripted_imap(server)
    asyncio.run_coroutine_threadsafe(running.__aenter__(), loop).result(20)
    try:
        yield server
    finally:
        asyncio.run_coroutine_threadsafe(running.__aexit__(None, None, None), loop).result(20)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
