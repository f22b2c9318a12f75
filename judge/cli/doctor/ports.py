"""What the doctor finds at the ports where the judge itself listens: LMTP and metrics."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPException
from ipaddress import ip_address

from judge.cli.doctor.judge_checks import Finding
from judge.config import Config
from judge.daemon.metrics import BUILD
from judge.mail.lmtp import IDENT

_SECONDS = 5.0
_OF_ALL = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  # compared, not listened on
"""Where one of this machine is reached that listens at all its addresses."""


def is_here(host: str) -> bool:
    """Return whether a host is this machine's loopback."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or "." not in host


def _lmtp(config: Config) -> Iterator[Finding]:
    """Yield the port on which the judge takes mail: whether anyone else has it, and who may reach it."""
    if config.lmtp is None:
        return
    host, port = config.lmtp.listen
    what = f"LMTP {host}:{port}"
    if not is_here(host):
        yield Finding(
            what,
            advice="anyone who can reach this address can deliver email in any name, because LMTP has no"
            " login. Only this machine can reach 127.0.0.1.",
        )
    greeting = _greeting(host, port)
    if greeting is None:
        yield from _listening("lmtp", what, host, port)
    elif IDENT in greeting:
        yield Finding(f"{what}: the judge runs and answers")
    else:
        yield Finding(
            what,
            f"another program has it (it says {greeting or 'nothing'!r}). "
            "Choose another port in [lmtp] listen.",
        )


def _greeting(host: str, port: int) -> str | None:
    """Return what answers at a port; None if no one listens there."""
    try:
        with (
            socket.create_connection((_OF_ALL.get(host, host), port), timeout=2) as connection,
            suppress(OSError),
        ):
            return connection.recv(200).decode("ascii", "replace").strip()
    except OSError:
        return None
    return ""


def _listening(section: str, what: str, host: str, port: int) -> Iterator[Finding]:
    try:
        with socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET):
            yield Finding(f"{what}: free")
    except OSError as error:
        why = error.strerror or str(error)
        yield Finding(
            what, f"nothing can listen there ({why}). Choose another address or port in [{section}] listen."
        )


def _metrics(config: Config) -> Iterator[Finding]:
    """Yield the port of the metrics: whether anyone else has it."""
    if config.metrics is None:
        return
    host, port = config.metrics.listen
    what = f"Metrics {host}:{port}"
    if not is_here(host):
        yield Finding(
            what,
            advice="anyone who can reach this address can read the judge's numbers, because there is no"
            " login. Only this machine can reach 127.0.0.1.",
        )
    if config.lmtp is not None and config.lmtp.listen == config.metrics.listen:
        yield Finding(what, "[lmtp] listen has it. Choose another port in [metrics] listen.")
        return
    try:
        found = _page(host, port)
    except ConnectionError:
        yield from _listening("metrics", what, host, port)
        return
    except (OSError, HTTPException):
        found = b""
    if BUILD.encode() in found:
        yield Finding(f"{what}: the judge runs and answers")
    else:
        yield Finding(what, "another program has it. Choose another port in [metrics] listen.")


def _page(host: str, port: int) -> bytes:
    """Return what is answered to a monitor."""
    with closing(HTTPConnection(_OF_ALL.get(host, host), port, timeout=_SECONDS)) as connection:
        connection.request("GET", "/metrics")
        return connection.getresponse().read()


CHECKS: tuple[Callable[[Config], Iterator[Finding]], ...] = (_lmtp, _metrics)
