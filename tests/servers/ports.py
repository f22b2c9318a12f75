"""Free loopback ports for servers that must be told their port beforehand."""

from __future__ import annotations

import socket

_given: set[int] = set()


def free_port() -> int:
    """Return a port that nobody listens on and that was not given out before in this process."""
    while True:
        with socket.create_server(("127.0.0.1", 0)) as sock:
            port = int(sock.getsockname()[1])
        if port not in _given:
            _given.add(port)
            return port
