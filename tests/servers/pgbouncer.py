"""A pooler before a PostgreSQL server, on loopback, as an ordinary user."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.servers.ports import wait_for

_CONFIG = """\
[databases]
* = host=127.0.0.1 port={server} user=judge
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
unix_socket_dir =
auth_type = any
pool_mode = {mode}
"""
_PATIENCE = 20.0


@contextmanager
def pooled(url: str, mode: str) -> Iterator[str]:
    """The URL of a database by way of a pooler in this mode; skips the test where there is none."""
    program = shutil.which("pgbouncer", path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None:
        pytest.skip("needs pgbouncer (Debian package pgbouncer)")
    # Like the server it refuses to run as root.
    user = "postgres" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="judge-pool-"))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server, _, name = url.rpartition(":")[2].partition("/")
    (folder / "ini").write_text(_CONFIG.format(server=server, port=port, mode=mode))
    if user:
        for one in (folder, folder / "ini"):
            shutil.chown(one, user)
    pooler = subprocess.Popen(
        [program, "-q", str(folder / "ini")], user=user, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        wait_for(port, _PATIENCE)
        yield f"postgresql+psycopg://judge@127.0.0.1:{port}/{name}"
    finally:
        pooler.kill()
        pooler.wait()
        shutil.rmtree(folder)
