"""Loopback ports: free ones for servers that must be told theirs, and whether somebody listens yet."""

from __future__ import annotations

import socket
import time
from contextlib import suppress

_given: set[int] = set()


def free_port() -> int:
    """Return a port that nobody listens on and that was not given out before in this process."""
    while True:
        with socket.create_server(("127.0.0.1", 0)) as sock:
            port = int(sock.getsockname()[1])
        if port not in _given:
            _given.add(port)
            return port


def wait_for(port: int, seconds: float = 30) -> None:
    """Return once something listens on a port of the loopback; TimeoutError if nothing ever does."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.1)
    raise TimeoutError(f"nobody listens on port {port}")
