"""An IMAP server on loopback that says what a script has it say, and else what a good server says."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import TypeAlias

VALIDITY = 7
DATE = b'"05-Jan-2026 11:00:00 +0000"'
_FETCHED = {b"[HEADER]": "HEADER", b"BODY": "BODY", b"FLAGS": "FLAGS"}
_CAPABILITIES = b"IMAP4rev1 IDLE UIDPLUS MOVE"


class Silence(Exception):  # noqa: N818  # what a script raises to say nothing
    """Nothing is said, and the connection stays open."""


class HangUp(Exception):  # noqa: N818  # what a script raises to close
    """The connection is closed; what is given is said first."""


@dataclass(frozen=True)
class Request:
    """What the client said, and what a good server says to it.

    `step` is the command (`UID SEARCH`); a fetch is SIZES, BODY, HEADER or FLAGS by what it asks for.
    """

    step: str
    tag: bytes
    line: bytes
    uid: int
    raw: bytes
    good: bytes
    send: Callable[[bytes], None]

    @property
    def ok(self) -> bytes:
        """The end of a good answer."""
        return self.tag + b" OK done\r\n"

    def body(self, items: bytes) -> bytes:
        """An answer to a fetch: in `items` `%n` is the number of bytes, `%r` the bytes, `%u` the UID."""
        filled = items.replace(b"%n", b"%d" % len(self.raw)).replace(b"%u", b"%d" % self.uid)
        return b"* 1 FETCH (" + filled.replace(b"%r", self.raw) + b")\r\n" + self.ok


Say: TypeAlias = Callable[[Request], bytes]


@dataclass
class ScriptedImap:
    """The mails of the folder by UID and those moved away; `said` are the commands, in order.

    A script is followed while `misbehaves`, for each step it names.
    """

    mails: dict[int, bytes]
    script: Mapping[str, Say] = field(default_factory=dict)
    misbehaves: bool = True
    processed: dict[int, bytes] = field(default_factory=dict)
    deleted: set[int] = field(default_factory=set)
    said: list[str] = field(default_factory=list)
    spoken: asyncio.Event = field(default_factory=asyncio.Event)
    flags: bytes = b"\\Seen"
    port: int = 0
    validity: int = VALIDITY
    _idling: bytes = b""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, HangUp):
            await self._answer(
                Request("GREETING", b"*", b"", 0, b"", b"* OK ready\r\n", writer.write), writer
            )
            await self.converse(reader, writer)
        writer.close()

    async def converse(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer command after command."""
        with suppress(ConnectionError, HangUp):
            while line := await reader.readline():
                if line.strip().upper() == b"DONE":
                    writer.write(self._idling + b" OK done\r\n")
                    continue
                await self._answer(self._request(line, writer), writer)

    async def _answer(self, request: Request, writer: asyncio.StreamWriter) -> None:
        self.said.append(request.step)
        self.spoken.set()
        say = self.script.get(request.step) if self.misbehaves else None
        with suppress(Silence):
            try:
                answer = say(request) if say else request.good
            except HangUp as end:
                writer.writelines(word for word in end.args if isinstance(word, bytes))
                await writer.drain()
                raise
            if request.step in {"UID MOVE", "UID STORE"} and answer.endswith(request.good):
                self.deleted = set(map(int, request.line.split()[3].split(b",")))
            if request.step in {"UID MOVE", "EXPUNGE", "UID EXPUNGE"} and answer.endswith(request.good):
                writer.writelines(self._move())
            writer.write(answer)
            await writer.drain()
        if request.step == "LOGOUT":
            raise HangUp

    def _move(self) -> Iterator[bytes]:
        for uid in self.deleted & self.mails.keys():
            yield b"* %d EXPUNGE\r\n" % (sorted(self.mails).index(uid) + 1)
            self.processed[uid] = self.mails.pop(uid)

    def _request(self, line: bytes, writer: asyncio.StreamWriter) -> Request:
        tag, _, rest = line.strip().partition(b" ")
        words = rest.upper().split()
        step = b" ".join(words[: 2 if words[:1] == [b"UID"] else 1]).decode()
        uids: list[int] = []
        if step == "UID FETCH":
            step = next((one for item, one in _FETCHED.items() if item in rest), "SIZES")
            uids = [] if step == "FLAGS" else [int(uid) for uid in words[2].split(b",")]
        uid = uids[0] if uids else 0
        raw = self.mails.get(uid, b"")
        good = self._good(step, uids, raw) + tag + b" OK done\r\n"
        if step == "IDLE":
            self._idling, good = tag, b"+ idling\r\n"
        return Request(step, tag, line, uid, raw, good, writer.write)

    def _good(self, step: str, uids: list[int], raw: bytes) -> bytes:
        said = {
            "CAPABILITY": b"* CAPABILITY " + _CAPABILITIES + b"\r\n",
            "SELECT": b"* %d EXISTS\r\n* OK [UIDVALIDITY %d] x\r\n" % (len(self.mails), self.validity),
            "UID SEARCH": b"* SEARCH" + b"".join(b" %d" % uid for uid in sorted(self.mails)) + b"\r\n",
            "LOGOUT": b"* BYE bye\r\n",
            "FLAGS": b"".join(
                b"* %d FETCH (UID %d FLAGS (%b))\r\n" % (nth, uid, self.flags)
                for nth, uid in enumerate(sorted(self.mails), 1)
            ),
        }
        if step == "SIZES":
            return b"".join(sizes(uid, len(self.mails[uid])) for uid in uids if uid in self.mails)
        if step in {"BODY", "HEADER"} and uids[0] in self.mails:
            item = b"BODY[]<0>" if step == "BODY" else b"BODY[HEADER]<0>"
            part = raw if step == "BODY" else re.split(rb"(?<=\r\n\r\n)", raw, maxsplit=1)[0]
            return b"* 1 FETCH (UID %d %b {%d}\r\n%b)\r\n" % (uids[0], item, len(part), part)
        return said.get(step, b"")


def sizes(uid: int, size: int, date: bytes = DATE) -> bytes:
    """What a good server says of the size and the time of a mail."""
    return b"* 1 FETCH (UID %d RFC822.SIZE %d INTERNALDATE %b)\r\n" % (uid, size, date)


@asynccontextmanager
async def scripted_imap(server: ScriptedImap) -> AsyncIterator[ScriptedImap]:
    """Let it listen on loopback."""
    serving: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        serving.add(task)
        try:
            await server.serve(reader, writer)
        except asyncio.CancelledError:
            writer.transport.abort()

    listening = await asyncio.start_server(serve, "127.0.0.1", 0, limit=1_000_000)
    server.port = listening.sockets[0].getsockname()[1]
    try:
        yield server
    finally:
        listening.close()
        for task in serving:
            task.cancel()
        await asyncio.gather(*serving, return_exceptions=True)
