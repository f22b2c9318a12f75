"""Trust in the certificates of servers: the system's authorities, or those of a file of the keeper's."""

from __future__ import annotations

import ssl
from collections.abc import Callable

from judge.mail.server_faults import FaultKind, ServerFaultError

MakeContext = Callable[[], ssl.SSLContext]
"""Makes what a certificate is checked with; called before each connection, so that a changed file counts."""


def trust_in(ca_file: str = "") -> ssl.SSLContext:
    """Return the context that trusts the authorities of a PEM file, or of the system if there is none."""
    try:
        return ssl.create_default_context(cafile=ca_file or None)
    except OSError as error:  # TLS errors are OSErrors too
        why = "it holds no certificate" if isinstance(error, ssl.SSLError) else error.strerror
        raise ServerFaultError(FaultKind.CA_FILE, f"ca_file {ca_file} cannot be used ({why})") from error
