"""An IMAP server that says no at one step, with words of the test's choice and the line that it was told."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

ECHO = "{echo}"
STEPS = ("greeting", "LOGIN", "SELECT", "NOOP", "CREATE", "UID", "LOGOUT")
_UNTAGGED = {
    "CAPABILITY": b"* CAPABILITY IMAP4rev1 MOVE UIDPLUS\r\n",
    "SELECT": b"* 0 EXISTS\r\n* OK [UIDVALIDITY 1] x\r\n",
    "UID": b"* SEARCH\r\n",
    "LOGOUT": b"* BYE\r\n",
}


@contextmanager
def echoing_imap(step: str, words: str, *, bye: bool = False) -> Iterator[int]:
    """Run the server; with `bye` it says BYE and closes instead of NO. ECHO stands for what it was told."""
    listener = socket.create_server(("127.0.0.1", 0))
    open_sockets = [listener]

    def listen() -> None:
        with suppress(OSError):
            while True:
                connection, _ = listener.accept()
                open_sockets.append(connection)
                with connection, suppress(OSError):
                    _converse(connection, step, words, bye=bye)

    thread = threading.Thread(target=listen)
    thread.start()
    try:
        yield int(listener.getsockname()[1])
    finally:
        for sock in open_sockets:
            with suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)
            sock.close()
        thread.join()


def _converse(connection: socket.socket, step: str, words: str, *, bye: bool) -> None:
    if step == "greeting":
        connection.sendall(f"* BYE {words}\r\n".encode("utf-8", "replace"))
        return
    connection.sendall(b"* OK hello\r\n")
    with connection.makefile("rb") as lines:
        for line in lines:
            tag, verb, *_ = [*line.split(), b"", b""]
            said = words.replace(ECHO, line.decode("utf-8", "replace").strip())
            if verb.decode().upper() == step:
                start = "* BYE" if bye else f"{tag.decode()} NO"
                connection.sendall(f"{start} {said}\r\n".encode("utf-8", "replace"))
                if bye:
                    return
            else:
                connection.sendall(_UNTAGGED.get(verb.decode().upper(), b"") + tag + b" OK done\r\n")
