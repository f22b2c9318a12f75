"""The listener on this machine's loopback to which a browser brings a provider's answer (RFC 8252 §7.3)."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, HTTPServer
from urllib.parse import parse_qs, urlsplit

_LOOPBACK = "127.0.0.1"
_SECONDS = 5.0
"""The time for a browser to say what it wants."""
_SAID = b"The judge has heard. Close this page, and look where you typed judge login.\n"


class _Server(HTTPServer):
    """Keeps the paths that browsers asked for."""

    def __init__(self, port: int) -> None:
        super().__init__((_LOOPBACK, port), _Handler)
        self.paths: list[str] = []


class Redirect:
    """Waits for the browser; `port` is where."""

    def __init__(self, server: _Server) -> None:
        """Take the server that listens."""
        self._server = server
        self.port = server.server_port

    def answer(self, state: str, seconds: float) -> str:
        """Return the path that the browser was sent to, with the state of our question; TimeoutError if none.

        What else comes, from a browser that wants an icon or from anyone on this machine, counts for
        nothing.
        """
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            self._server.timeout = left
            self._server.handle_request()
            for path in self._server.paths:
                if parse_qs(urlsplit(path).query).get("state") == [state]:
                    return path
            self._server.paths.clear()
        raise TimeoutError(f"no browser came back within {seconds:g} seconds")


class _Handler(BaseHTTPRequestHandler):
    server: _Server
    timeout = _SECONDS

    def do_GET(self) -> None:
        self.server.paths.append(self.path)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/plain; charset=utf-8")
        self.send_header("Content-Length", str(len(_SAID)))
        self.send_header("Referrer-Policy", "no-referrer")
        self.end_headers()
        self.wfile.write(_SAID)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # the library's name
        """Log nothing: the path is a secret."""


@contextmanager
def listening(port: int = 0) -> Iterator[Redirect]:
    """Listen on a port of the loopback, any free one if it is 0."""
    with _Server(port) as server:
        yield Redirect(server)
