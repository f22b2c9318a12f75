"""Faults of mail servers by kind: each has its own sentence here, and its own remedy with the doctor."""

from __future__ import annotations

import errno
import re
import socket
import ssl
from collections.abc import Mapping
from enum import StrEnum


class FaultKind(StrEnum):
    """What is wrong on the way to a mail server, as far as the keeper would correct it in different ways."""

    UNKNOWN_HOST = "unknown host"
    NO_NAME_SERVER = "no name server"
    CLOSED_PORT = "closed port"
    UNREACHABLE_HOST = "unreachable host"
    SILENT = "silent"
    CONNECTION_CLOSED = "connection closed"
    OTHER_PROTOCOL = "other protocol"
    NO_TLS = "no TLS"
    NO_STARTTLS = "no STARTTLS"
    EXPIRED_CERTIFICATE = "expired certificate"
    EARLY_CERTIFICATE = "early certificate"
    OTHER_NAME = "other name"
    UNTRUSTED_CERTIFICATE = "untrusted certificate"
    CA_FILE = "CA file"
    TLS = "TLS"
    PASSWORD = "password"  # noqa: S105  # the name of a fault
    NO_PASSWORD = "no password"  # noqa: S105  # likewise
    TLS_BEFORE_LOGIN = "TLS before login"
    OAUTH_REQUIRED = "OAuth required"
    NO_OAUTH = "no OAuth"
    NO_LOGIN = "no login"
    TOKEN = "token"  # noqa: S105  # likewise
    CONSENT = "consent"
    PACKAGE = "package"
    PROVIDER = "provider"
    FOLDER = "folder"
    FOLDER_RIGHTS = "folder rights"
    READ_ONLY_FOLDER = "read-only folder"
    PROCESSED_FOLDER = "processed folder"
    BUSY = "busy"
    BLOCKED = "blocked"
    OWN_NAME = "own name"
    APP_PASSWORD = "app password"  # noqa: S105  # likewise
    OTHER = "other"


class ServerFaultError(ConnectionError):
    """A fault on the way to a mail server; `kind` says which, the words say it to people.

    `offers` are the ways to log in that the server names.
    """

    def __init__(self, kind: FaultKind, words: str, *, offers: frozenset[str] = frozenset()) -> None:
        super().__init__(words)
        self.kind = kind
        self.offers = offers


def fault_of(error: OSError, words: str = "") -> ServerFaultError:
    """Return the error as a fault with these words, or its own, whatever it is."""
    if isinstance(error, ServerFaultError):
        return ServerFaultError(error.kind, words or str(error), offers=error.offers)
    return ServerFaultError(FaultKind.OTHER, words or str(error))


class LoginRefusedError(ServerFaultError):
    """The server refused what was to prove who the judge is."""


_CERTIFICATES: Mapping[int, FaultKind] = {
    9: FaultKind.EARLY_CERTIFICATE,
    10: FaultKind.EXPIRED_CERTIFICATE,
    18: FaultKind.UNTRUSTED_CERTIFICATE,
    19: FaultKind.UNTRUSTED_CERTIFICATE,
    20: FaultKind.UNTRUSTED_CERTIFICATE,
    21: FaultKind.UNTRUSTED_CERTIFICATE,
    62: FaultKind.OTHER_NAME,
    64: FaultKind.OTHER_NAME,
}
"""The faults of a certificate by OpenSSL's number (x509_vfy.h)."""
_SENTENCES: Mapping[FaultKind, str] = {
    FaultKind.UNKNOWN_HOST: "no host has the name {host}",
    FaultKind.NO_NAME_SERVER: "no name server says where {host} is",
    FaultKind.CLOSED_PORT: "nothing listens at port {port} of {host} (connection refused)",
    FaultKind.UNREACHABLE_HOST: "{host} cannot be reached",
    FaultKind.SILENT: "port {port} of {host} gave no answer",
    FaultKind.CONNECTION_CLOSED: "port {port} of {host} closed the connection",
    FaultKind.NO_TLS: "port {port} of {host} does not speak TLS from the first byte",
    FaultKind.EXPIRED_CERTIFICATE: "the certificate of {host} has expired",
    FaultKind.EARLY_CERTIFICATE: "the certificate of {host} is not valid yet by this machine's clock",
    FaultKind.OTHER_NAME: "the certificate at port {port} is for a different name than {host}",
    FaultKind.UNTRUSTED_CERTIFICATE: "the certificate of {host} is not signed by an authority that this"
    " machine trusts",
    FaultKind.TLS: "TLS with {host} fails",
}
_NO_TLS = re.compile("WRONG_VERSION_NUMBER|RECORD_LAYER_FAILURE|UNKNOWN_PROTOCOL|PACKET_LENGTH_TOO_LONG")
"""What OpenSSL says where the other side answers in plain text."""
_NUMBER = re.compile(r"\[Errno (\d+)\]")
_UNKNOWN = {socket.EAI_NONAME, getattr(socket, "EAI_NODATA", socket.EAI_NONAME)}
_SILENT = {errno.ETIMEDOUT}
_CLOSED = {errno.ECONNRESET, errno.ECONNABORTED}
_UNREACHABLE = {errno.ENETUNREACH, errno.EHOSTUNREACH, errno.ENETDOWN, errno.EHOSTDOWN, errno.EADDRNOTAVAIL}


def connection_fault(error: OSError, host: str, port: int) -> OSError:
    """Return the fault that an error of connecting or of TLS is; the error itself where it is none."""
    kind = _kind(error)
    if kind is None:
        return error
    words = _SENTENCES[kind].format(host=host, port=port)
    if kind is FaultKind.TLS:
        words = f"{words} ({_reason(error)})"
    return ServerFaultError(kind, words)


_FINAL = 500
_PASSING = re.compile(r"\[(?:UNAVAILABLE|INUSE|LIMIT|SERVERBUG|SYS/TEMP|THROTTLED)\]", re.IGNORECASE)
"""The codes of a NO that is not about what was shown (RFC 5530; the last two are Google's)."""
_APP_PASSWORD = re.compile(r"\bapp(?:lication)?[- ](?:specific[- ])?password", re.IGNORECASE)
_FORBIDDEN = re.compile(r"\[(?:NOPERM|AUTHORIZATIONFAILED)\]|permission denied", re.IGNORECASE)


def refusal_kind(code: int, final: FaultKind) -> FaultKind:
    """Return the kind of a refusal of SMTP: one for now is about how much the server has to do."""
    return final if code >= _FINAL else FaultKind.BUSY


def login_kind(words: str, *, bearer: bool) -> FaultKind:
    """Return the kind of a refused login by the known words of the refusal."""
    if _PASSING.search(words):
        return FaultKind.BUSY
    if bearer:
        return FaultKind.TOKEN
    return FaultKind.APP_PASSWORD if _APP_PASSWORD.search(words) else FaultKind.PASSWORD


def folder_kind(words: str) -> FaultKind:
    """Return the kind of a refusal to open a folder."""
    return FaultKind.FOLDER_RIGHTS if _FORBIDDEN.search(words) else FaultKind.FOLDER


def _kind(error: OSError) -> FaultKind | None:
    if isinstance(error, ServerFaultError):
        return None
    if isinstance(error, ssl.SSLCertVerificationError):
        return _CERTIFICATES.get(error.verify_code, FaultKind.TLS)
    if isinstance(error, ssl.SSLError):
        return FaultKind.NO_TLS if _NO_TLS.search(_reason(error)) else FaultKind.TLS
    if isinstance(error, socket.gaierror):
        return FaultKind.UNKNOWN_HOST if error.errno in _UNKNOWN else FaultKind.NO_NAME_SERVER
    return _kind_of_number(error)


def _kind_of_number(error: OSError) -> FaultKind | None:
    number = error.errno
    # asyncio words the faults of several addresses of a host as one error without a number.
    if number is None and (found := _NUMBER.search(str(error))):
        number = int(found[1])
    if number == errno.ECONNREFUSED:
        return FaultKind.CLOSED_PORT
    if number in _UNREACHABLE:
        return FaultKind.UNREACHABLE_HOST
    if number in _CLOSED:
        return FaultKind.CONNECTION_CLOSED
    return FaultKind.SILENT if number in _SILENT else None


def _reason(error: OSError) -> str:
    said = getattr(error, "reason", None) or error.strerror or str(error)
    return str(said)
