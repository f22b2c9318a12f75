"""A loopback proxy that cuts, silences or alters what a server says."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field


@dataclass
class Fault:
    """What happens to the server's words: cut or silent after so many bytes in all, and any change.

    A cut that comes `once` lets later connections be.
    """

    cut_after: int | None = None
    once: bool = False
    mute_after: int | None = None
    change: Callable[[bytes], bytes] = field(default=lambda data: data)
    passed: int = 0
    connections: int = 0


@asynccontextmanager
async def proxy(port: int, fault: Fault) -> AsyncIterator[int]:
    """Listen on a free port in front of `port`; the fault may be altered while the proxy runs."""
    writers: list[asyncio.StreamWriter] = []
    tasks: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        fault.connections += 1
        upstream_reader, upstream_writer = await asyncio.open_connection("127.0.0.1", port)
        writers.extend([writer, upstream_writer])
        for work in (
            _pump(reader, upstream_writer, lambda data: (data, True)),
            _pump(upstream_reader, writer, lambda data: _filter(fault, data)),
        ):
            task = asyncio.create_task(work)
            tasks.add(task)

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield int(server.sockets[0].getsockname()[1])
    finally:
        server.close()
        for writer in writers:
            writer.transport.abort()
        await asyncio.gather(*tasks, return_exceptions=True)


def _filter(fault: Fault, data: bytes) -> tuple[bytes, bool]:
    """Return what is passed on, and whether the line holds."""
    data = fault.change(data)
    before, fault.passed = fault.passed, fault.passed + len(data)
    if fault.cut_after is not None and fault.passed >= fault.cut_after:
        kept = data[: max(0, fault.cut_after - before)]
        fault.cut_after = None if fault.once else fault.cut_after
        return kept, False
    if fault.mute_after is not None and fault.passed > fault.mute_after:
        return data[: max(0, fault.mute_after - before)], True
    return data, True


async def _pump(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    keep: Callable[[bytes], tuple[bytes, bool]],
) -> None:
    with suppress(OSError):
        while data := await reader.read(4000):
            kept, holds = keep(data)
            writer.write(kept)
            await writer.drain()
            if not holds:
                break
    writer.close()
