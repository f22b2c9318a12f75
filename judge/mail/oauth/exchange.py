"""The bounds of an exchange with a provider: how long it may take, and how much may be said.

requests bounds the wait for a byte, and nothing else: whoever sends one a second, or never ends, would keep a
login waiting for ever, and with it whoever waits for the tokens.
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from threading import Timer
from typing import Any

_MOST_BYTES = 200_000
_PIECE = 1024
"""Bytes that are read at a time: packed ones could hold a thousand times as many."""


@contextmanager
def bounded(session: Any, seconds: float) -> Iterator[None]:
    """Bound what a session of requests asks in the block; what is too long or too late becomes an error."""
    from requests.adapters import HTTPAdapter  # noqa: PLC0415  # an extra of the package

    with ExitStack() as opened:
        sockets: list[socket.socket] = []

        def noting(connection: Callable[..., Any]) -> Callable[..., Any]:
            def make(**options: Any) -> Any:
                one = connection(**options)
                opened.callback(one.close)
                connect = one.connect

                def connect_and_note() -> None:
                    connect()
                    # The library forgets it before the body is read, where the server is to close it.
                    sockets.append(one.sock)

                one.connect = connect_and_note
                return one

            return make

        class Adapter(HTTPAdapter):
            def get_connection_with_tls_context(self, *args: Any, **options: Any) -> Any:
                pool: Any = super().get_connection_with_tls_context(*args, **options)
                pool.ConnectionCls = noting(pool.ConnectionCls)
                return pool

        def bound_body(response: Any, *_: Any, **__: Any) -> None:
            opened.callback(response.close)
            response.raw = _BoundedBody(response.raw)

        session.mount("https://", Adapter())
        session.hooks["response"].append(bound_body)
        timer = Timer(seconds, _cut, [sockets])
        timer.daemon = True
        timer.start()
        opened.callback(timer.cancel)
        yield


def _cut(sockets: Sequence[socket.socket]) -> None:
    """Break connections off: whoever waits for the provider in another thread gets an error."""
    for sock in tuple(sockets):
        with suppress(OSError):
            # TLS's own `shutdown` would take the connection from under whoever reads.
            socket.socket.shutdown(sock, socket.SHUT_RDWR)


class _BoundedBody:
    """The body of an answer, as urllib3 has it, up to some size."""

    def __init__(self, raw: Any) -> None:
        self._raw = raw

    def __getattr__(self, name: str) -> Any:
        return getattr(self._raw, name)

    def stream(self, _amount: int, *, decode_content: bool) -> Iterator[bytes]:
        """Read it piece by piece; ValueError if there is too much of it."""
        size = 0
        for piece in self._raw.stream(_PIECE, decode_content=decode_content):
            size += len(piece)
            if size > _MOST_BYTES:
                raise ValueError("the answer is too long")
            yield piece
