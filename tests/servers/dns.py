"""A DNS server for the tests: it answers what it is told from the loopback."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import dns.flags
import dns.message
import dns.rcode
import dns.resolver
import dns.rrset

Records = Mapping[tuple[str, str], list[str]]
"""The records by name and kind; a name with none of any kind, and none below it, does not exist."""


@contextmanager
def dns_server(records: Records, *, silent: bool = False) -> Iterator[dns.resolver.Resolver]:
    """Run the server; a resolver that asks it alone."""
    server = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    server.bind(("127.0.0.1", 0))
    server.settimeout(0.1)
    stopped = threading.Event()

    def serve() -> None:
        while not stopped.is_set():
            try:
                asked, who = server.recvfrom(4096)
            except TimeoutError:
                continue
            if not silent:
                server.sendto(_answer(asked, records), who)

    thread = threading.Thread(target=serve)
    thread.start()
    resolver = dns.resolver.Resolver(configure=False)
    resolver.nameservers, resolver.port = ["127.0.0.1"], server.getsockname()[1]
    try:
        yield resolver
    finally:
        stopped.set()
        thread.join()
        server.close()


def _answer(asked: bytes, records: Records) -> bytes:
    query = dns.message.from_wire(asked)
    question = query.question[0]
    name, kind = question.name.to_text().rstrip("."), dns.rdatatype.to_text(question.rdtype)
    response = dns.message.make_response(query)
    response.flags |= dns.flags.RA
    if found := records.get((name, kind)):
        response.answer.append(dns.rrset.from_text(question.name, 60, "IN", kind, *found))
    elif not any(one == name or one.endswith(f".{name}") for one, _ in records):
        response.set_rcode(dns.rcode.NXDOMAIN)
    return response.to_wire()
