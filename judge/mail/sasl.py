"""SASL: what a client says to log in by OAuth 2 (RFC 7628, and XOAUTH2 of Google and Microsoft) or PLAIN."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

from judge.mail.login import Credential

_SEPARATOR = "\x01"
BEARER = ("OAUTHBEARER", "XOAUTH2")
"""The mechanisms for an access token, the standard before the older one."""


@dataclass(frozen=True, slots=True)
class Dialogue:
    """What is said with a mechanism: first, and in answer to the server's word that it refuses."""

    mechanism: str
    first: bytes = field(repr=False)
    after_refusal: bytes = b""


def _oauthbearer(user: str, secret: str, host: str, port: int) -> Dialogue:
    # RFC 7628 §3.1: `=` and `,` have a meaning of their own in the header (RFC 5801 §4).
    name = user.replace("=", "=3D").replace(",", "=2C")
    pairs = (f"n,a={name},", f"host={host}", f"port={port}", f"auth=Bearer {secret}", "", "")
    # §3.2.3: the client answers the server's error with one separator, so that the server can say no.
    return Dialogue("OAUTHBEARER", _SEPARATOR.join(pairs).encode(), _SEPARATOR.encode())


def _xoauth2(user: str, secret: str, _host: str, _port: int) -> Dialogue:
    pairs = (f"user={user}", f"auth=Bearer {secret}", "", "")
    return Dialogue("XOAUTH2", _SEPARATOR.join(pairs).encode())


def _plain(user: str, secret: str, _host: str, _port: int) -> Dialogue:
    return Dialogue("PLAIN", f"\0{user}\0{secret}".encode())


_DIALOGUES: Mapping[str, Callable[[str, str, str, int], Dialogue]] = {
    "OAUTHBEARER": _oauthbearer,
    "XOAUTH2": _xoauth2,
    "PLAIN": _plain,
}


def dialogue(
    offered: Collection[str], user: str, credential: Credential, host: str, port: int
) -> Dialogue | None:
    """Choose what to say among the mechanisms that a server offers; None if none of them takes this proof."""
    wanted = BEARER if credential.bearer else ("PLAIN",)
    chosen = next((one for one in wanted if one in offered), None)
    return _DIALOGUES[chosen](user, credential.secret, host, port) if chosen else None


def only_bearer(offered: Collection[str]) -> bool:
    """Return whether a server names ways to log in, and each of them wants an access token."""
    return bool(offered) and all(one in BEARER for one in offered)
